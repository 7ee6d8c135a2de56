"""Keeps the house rules that a dealer saved, beside the presets that are shipped."""

from pathlib import Path

from dealer_assist.core.house import HouseRules
from dealer_assist.scenario.own_presets import PREFIX, load_own, own_name, preset_text
from dealer_assist.scenario.presets import Preset
from dealer_assist.session.store import Trouble, trouble, write_whole


class OwnStore:
    """A folder of own presets; everybody who has the presets sees what is added."""

    def __init__(self, folder: Path, presets: dict[str, Preset]) -> None:
        """Read what is there.

        Args:
            folder: Need not exist before something is kept.
            presets: All presets of the program; own ones are added to them.
        """
        self._folder = folder
        self._presets = presets
        found = load_own(folder)
        self.damaged = found.damaged
        presets |= found.presets

    def keep(self, title: str, house: HouseRules) -> str | Trouble:
        """Save house rules; those that were saved under the same title are replaced.

        Returns:
            The name of the preset, or why the disk refused: then nothing is added.
        """
        own = [preset for name, preset in self._presets.items() if name.startswith(PREFIX)]
        name = own_name(title, own)
        preset = Preset(name=name, title=title, note="", house=house)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(self._folder / f"{name}.toml", preset_text(preset).encode())
        except OSError as error:
            return trouble(error)
        self._presets[name] = preset
        return name

"""House rules that a dealer saved under a name of his own."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from dealer_assist.core.house import written_out
from dealer_assist.scenario.presets import Preset, load_preset
from dealer_assist.scenario.reading import FileError
from dealer_assist.scenario.writing import toml_lines

PREFIX = "own-"
"""Begins the names of own presets; no shipped one has it."""


class OwnPresets(msgspec.Struct, frozen=True, kw_only=True):
    """The own presets of a folder, and the files among them that cannot be read."""

    presets: dict[str, Preset]
    damaged: tuple[FileError, ...]


def load_own(folder: Path) -> OwnPresets:
    """Read every own preset, in the order in which they were first saved.

    A damaged file keeps nobody from playing: it is left out and reported.
    """
    presets: dict[str, Preset] = {}
    damaged: list[FileError] = []
    for path in sorted(folder.glob(f"{PREFIX}*.toml"), key=_number):
        try:
            presets[path.stem] = load_preset(path)
        except FileError as error:
            damaged.append(error)
    return OwnPresets(presets=presets, damaged=tuple(damaged))


def _number(path: Path) -> tuple[int, str]:
    return len(path.stem), path.stem


def own_name(title: str, own: Sequence[Preset]) -> str:
    """Name the file of an own preset: that of the same title, or the next number."""
    for preset in own:
        if preset.title == title:
            return preset.name
    taken = {preset.name for preset in own}
    return next(name for n in range(1, len(own) + 2) if (name := f"{PREFIX}{n}") not in taken)


def preset_text(preset: Preset) -> str:
    """Write a preset as the file it is read from; defaults that follow are left out."""
    house = {key: value for key, value in written_out(preset.house).items() if value is not None}
    head = {"title": preset.title, "note": preset.note}
    return f"{toml_lines(head)}\n[house]\n{toml_lines(house)}"

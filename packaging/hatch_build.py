"""Compiles the translations: resources/locale/**/*.po to build/locale/**/*.mo.

The build backend calls it for wheels and editable installs; the tests call it so that they
never see a catalogue older than its source. build/ is ignored by git.
"""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogues(root: Path) -> Path:
    """Compile every catalogue that is newer than its compiled form.

    Returns:
        The folder with the compiled catalogues; it exists even where there was nothing to do.
    """
    source, target = root / "resources" / "locale", root / "build" / "locale"
    target.mkdir(parents=True, exist_ok=True)
    for po in sorted(source.rglob("*.po")):
        mo = target / po.relative_to(source).with_suffix(".mo")
        if not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns:
            _compile(po, mo)
    return target


def _compile(po: Path, mo: Path) -> None:
    with po.open("rb") as file:
        catalogue = read_po(file, locale=po.relative_to(po.parents[2]).parts[0], abort_invalid=True)
    mo.parent.mkdir(parents=True, exist_ok=True)
    # A whole file or none: a program that is running may be reading the old one.
    part = mo.with_suffix(".part")
    with part.open("wb") as file:
        write_mo(file, catalogue)
    part.replace(mo)


class Resources(BuildHookInterface[Any]):
    """Puts resources and compiled translations into a wheel, as dealer_assist/_resources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; an editable install finds everything in place, a wheel gets copies."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compiled = compile_catalogues(root)
        if version != "editable":
            target = "dealer_assist/_resources"
            build_data["force_include"][str(root / "resources")] = target
            build_data["force_include"][str(compiled)] = f"{target}/locale"

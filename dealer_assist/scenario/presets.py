"""House rules out of files: the presets, and what a table changes in one."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from dealer_assist.core.events import House, HouseValue
from dealer_assist.core.house import HouseRules, with_values, written_out
from dealer_assist.core.values import Code, Refusal, refuse
from dealer_assist.scenario.reading import FileError, Piece, read_text
from dealer_assist.scenario.words import Words

PRESET = "preset"


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named set of house rules; its name is that of its file."""

    name: str
    title: Words
    note: Words
    house: HouseRules


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: Words
    note: Words = ""
    house: dict[str, Any]


Presets = Mapping[str, Preset]


def load_presets(folder: Path) -> dict[str, Preset]:
    """Read every preset of a folder.

    Returns:
        The presets by name, in the order of their names.

    Raises:
        FileError: A file is damaged, or holds keys or values that house rules do not have.
    """
    return {path.stem: load_preset(path) for path in sorted(folder.glob("*.toml"))}


def house_rules(values: Mapping[str, Any], presets: Presets) -> HouseRules | Refusal:
    """Make house rules of a ``[house]`` table: the preset it names, then its other keys.

    Args:
        values: May hold ``preset``; without it the other keys change the defaults.
        presets: What ``preset`` may name.

    Returns:
        The house rules, or a refusal that names each key or pair that is wrong.
    """
    others = {key: value for key, value in values.items() if key != PRESET}
    name = values.get(PRESET)
    if name is None:
        return with_values(HouseRules(), others)
    if not isinstance(name, str) or name not in presets:
        allowed = ", ".join(presets)
        return refuse(Code.BAD_HOUSE_VALUE, key=PRESET, value=str(name), allowed=allowed)
    return with_values(presets[name].house, others)


def written(event: House, presets: Presets) -> House | Refusal:
    """Write out the preset that an event names: the rules know keys only.

    Returns:
        The event with every key. Where the keys beside the preset are wrong they stand in it
        as they were said, for the rules to refuse. A refusal where there is no such preset.
    """
    if PRESET not in event.set:
        return event
    base = house_rules({PRESET: event.set[PRESET]}, presets)
    if isinstance(base, Refusal):
        return base
    house = house_rules(event.set, presets)
    if isinstance(house, HouseRules):
        keys = written_out(house)
    else:
        others = {key: value for key, value in event.set.items() if key != PRESET}
        keys = written_out(base) | others
    return msgspec.structs.replace(event, set=msgspec.convert(keys, dict[str, HouseValue]))


def house_fault(refusal: Refusal, piece: Piece) -> FileError:
    """Make the fault of a ``[house]`` table that was refused; it is named by its first key."""
    key = dict(refusal.reasons[0].params).get("key")
    where = f"house.{key}" if key else "house"
    return piece.fault("refused", key=where, reasons=refusal.reasons)


def load_preset(path: Path) -> Preset:
    """Read one preset.

    Raises:
        FileError: The file is damaged, or holds keys or values that house rules do not have.
    """
    piece = read_text(path)
    file = piece.convert(piece.parse(), _File)
    house = with_values(HouseRules(), file.house)
    if isinstance(house, Refusal):
        raise house_fault(house, piece)
    return Preset(name=path.stem, title=file.title, note=file.note, house=house)

"""Scenarios as text: a small one, and how to open it."""

from pathlib import Path

from dealer_assist.scenario.files import Scenario, scenario_of
from dealer_assist.scenario.presets import load_presets
from dealer_assist.scenario.reading import Piece
from tests.support.paths import RESOURCES

PRESETS = load_presets(RESOURCES / "presets")

SMALL = """\
format = 1
id = "small"
title = "A small scenario"
source = "robert-4-2b"
topics = ["dead_button"]

[house]
preset = "home"
blinds = [1, 2]

[table]
seats = 6
players = { 1 = "Ann", 2 = "Bob", 3 = "Cid", 4 = "Dan" }
stack = 200
stacks = { 3 = 20 }
away = [4]
new = [2]
owes = { 4 = "both" }
last = { button = 1, small = 2, big = 3 }

[[step]]
note = "As it is."
expect = { away = [4] }

[[step]]
events = [ { do = "back", seat = 4 }, { do = "leave", seat = 2 } ]
[step.expect]
away = []
"""


def opened(text: str) -> Scenario:
    """Open a text as if it stood in ``small.toml``."""
    return scenario_of(Piece(file="small.toml", text=text), PRESETS)


def changed(old: str, new: str) -> str:
    """The small scenario with one stretch of it replaced."""
    assert SMALL.count(old) == 1, old
    return SMALL.replace(old, new)


def written(folder: Path, text: str, name: str = "small.toml") -> Path:
    """Write a text into a folder."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path

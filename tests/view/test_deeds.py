"""Every event in words: toast, undo, redo."""

from typing import Any

import msgspec
import pytest

from dealer_assist.core import events
from dealer_assist.core.events import EVENTS, Choice, Event
from dealer_assist.core.values import Seat
from dealer_assist.view.deeds import CASES, DEEDS, redo_label, said, undo_label
from tests.support.tables import table
from tests.view.shown import BOTH, ENGLISH, FRENCH

TABLE = table("new game | 1 Ann, 2 Bob, 3 -, 4, 5 Émile, 6 {seat}")
LEAST: dict[str, object] = {
    "seat": 4, "to": 3, "entry": "post", "number": 2, "set": {"ante": 1}, "cards": {"1": "Kd"},
    "action": "fold", "looked": True, "acted": False, "substantial": False,
}  # fmt: skip


def example(kind: type[Any]) -> Event:
    fields = {f.encode_name for f in msgspec.structs.fields(kind) if f.required}
    values = {name: value for name, value in LEAST.items() if name in fields}
    event: Event = msgspec.convert({"do": kind.__struct_config__.tag, **values}, kind)
    return event


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_told_undone_and_redone(kind: type[Any]) -> None:
    entry = [example(kind)]
    for language in BOTH.values():
        assert said(entry, TABLE, language).endswith(".")
        undo, redo = (label(entry, TABLE, language) for label in (undo_label, redo_label))
        assert undo.startswith(("Undo: ", "Annuler\u00a0: "))
        assert redo.startswith(("Redo: ", "Rétablir\u00a0: "))
        assert not undo.endswith(".")


def test_every_case_belongs_to_an_event() -> None:
    tags = {str(example(kind).__struct_config__.tag) for kind in EVENTS}
    prefixes = {kind.__name__.lower() for kind in CASES}
    for case in DEEDS:
        assert case in tags or case.startswith(tuple(prefixes)) or case == "no_kill"


def test_undo_says_who_as_the_table_knew_him() -> None:
    bust = [events.Bust(seat=Seat(4))]
    assert undo_label(bust, TABLE, ENGLISH) == "Undo: seat 4 busts"
    assert redo_label(bust, TABLE, ENGLISH) == "Redo: seat 4 busts"
    assert undo_label([events.Leave(seat=Seat(5))], TABLE, ENGLISH) == "Undo: Émile leaves"


def test_a_bust_has_no_gender_and_knows_the_game() -> None:
    bust = [events.Bust(seat=Seat(4))]
    tournament = table("new game | 1 Ann, 2 Bob, 3 -, 4", context="tournament")
    assert undo_label(bust, TABLE, FRENCH) == "Annuler\u00a0: siège 4 décavé"
    assert undo_label(bust, tournament, FRENCH) == "Annuler\u00a0: siège 4 éliminé"
    assert said(bust, tournament, FRENCH) == "Siège 4\u00a0: éliminé."


def test_next_hand_is_one_entry() -> None:
    entry: list[Event] = [events.End(), events.Deal()]
    table = msgspec.structs.replace(TABLE, hand=36)
    assert undo_label(entry, table, ENGLISH) == "Undo: hand 37 is dealt"
    assert undo_label([events.End()], table, ENGLISH) == "Undo: hand 36 is over"


def test_several_events_are_told_one_after_the_other() -> None:
    entry: list[Event] = [events.Bust(seat=Seat(1)), events.Away(seat=Seat(2))]
    assert said(entry, TABLE, ENGLISH) == "Ann busts. Bob goes away."


def test_a_newcomer_is_told_by_the_name_he_gives() -> None:
    join = events.Join(seat=Seat(3), name="Nina", entry=Choice.POST)
    assert said([join], TABLE, ENGLISH) == "Nina sits down and posts."
    assert said([events.Join(seat=Seat(3))], TABLE, ENGLISH) == "Seat 3 sits down."


def test_a_name_is_no_template() -> None:
    assert said([events.Away(seat=Seat(6))], TABLE, ENGLISH) == "{seat} goes away."


def test_a_kill_can_be_taken_away() -> None:
    assert said([events.Kill(seat=Seat(0))], TABLE, ENGLISH) == "The kill is taken away."

"""Every event in words: toast, undo, redo."""

from typing import Any

import msgspec
import pytest

from dealer_assist.core import events
from dealer_assist.core.events import EVENTS, Choice, Event
from dealer_assist.core.values import Seat
from dealer_assist.view.deed_words import DEEDS
from dealer_assist.view.deeds import CASES, redo_label, said, undo_label
from tests.support.tables import after_events, table
from tests.support.tables import said as told
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
    prefixes = tuple(str(example(kind).__struct_config__.tag) for kind in CASES)
    for case in DEEDS:
        assert case in tags or case.startswith(prefixes) or case in {"no_kill", "sleeper"}


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


SIX = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan, 5 Eve, 6 Fay"


@pytest.mark.parametrize(
    ("before", "event", "english", "undo"),
    [
        ("deal", "act 5 action=fold", "Eve folds.", "Undo: Eve folds"),
        ("deal", "act 5 action=call", "Eve calls.", "Undo: Eve calls"),
        ("deal", "act 5 action=raise to=12", "Eve raises to 12.", "Undo: Eve raises to 12"),
        (
            "deal, act 5 action=fold, act 6 action=fold",
            "act 1 action=all_in to=30",
            "Ann is all-in for 30.",
            "Undo: Ann is all-in for 30",
        ),
        ("deal", "street", "Flop.", "Undo: Flop"),
        ("", "street", "Next betting round.", "Undo: next betting round"),
        ("", "straddle 5", "Eve straddles 4.", "Undo: Eve straddles 4"),
        ("", "straddle 5 amount=6", "Eve straddles 6.", "Undo: Eve straddles 6"),
        ("deal", "straddle 5 now", "Eve straddles 4.", "Undo: Eve straddles 4"),
        ("", "straddle 1", "Ann straddles.", "Undo: Ann straddles"),
        ("", "straddle 1 sleeper=true", "Ann has a sleeper.", "Undo: sleeper of Ann"),
        ("deal", "end winners=4/5", "Hand 1 goes to Dan and Eve.", "Undo: end of hand 1"),
        (
            "deal",
            "dealt_in_owing 5 looked=false acted=false",
            "Ruling: Eve posts now.",
            "Undo: ruling: Eve posts now",
        ),
        (
            "deal",
            "dealt_in_owing 5 looked=true acted=false",
            "Ruling: the hand of Eve is dead.",
            "Undo: ruling: dead hand of Eve",
        ),
        (
            "deal",
            "dealt_in_owing 5 looked=true acted=true",
            "Ruling: the hand of Eve stands.",
            "Undo: ruling: the hand of Eve stands",
        ),
        (
            "deal",
            "wrong_level 2 substantial=false",
            "Ruling: the hand is played at level 2.",
            "Undo: ruling: level 2",
        ),
        (
            "deal",
            "wrong_level 2 substantial=true",
            "Ruling: the hand stands; level 2 from the next hand.",
            "Undo: ruling: level 2 from the next hand",
        ),
    ],
)
def test_what_happens_in_a_hand_is_told_with_its_amounts(
    before: str, event: str, english: str, undo: str
) -> None:
    there = after_events(table(SIX), before)
    entry = told(event)
    assert said(entry, there, ENGLISH) == english
    assert undo_label(entry, there, ENGLISH) == undo
    assert "{" not in said(entry, there, FRENCH) + redo_label(entry, there, FRENCH)


def test_next_hand_tells_who_won_the_last_one() -> None:
    there = after_events(table(SIX), "deal")
    entry: list[Event] = [events.End(winners=(Seat(4),)), events.Deal()]
    assert said(entry, there, ENGLISH) == "Hand 1 goes to Dan. Hand 2 is dealt."
    assert said(told("end, deal"), there, ENGLISH) == "Hand 2 is dealt."


def test_no_street_follows_the_last_one() -> None:
    last = after_events(table(SIX), "deal")
    assert last.betting is not None
    river = msgspec.structs.replace(last, betting=msgspec.structs.replace(last.betting, round=4))
    assert said(told("street"), river, ENGLISH) == "Next betting round."


def test_amounts_are_chips_of_the_table() -> None:
    there = after_events(table(SIX, decimals=2, blinds=(50, 100)), "deal")
    assert said(told("act 5 action=raise to=250"), there, FRENCH) == "Eve relance à 2,50."

"""Following the betting: whose turn, what is legal, how much, which pot."""

from typing import Any

import pytest

from dealer_assist.core import events
from dealer_assist.core.events import Action
from dealer_assist.core.table import Table
from dealer_assist.core.values import Chips, Refusal, Seat
from dealer_assist.rules.step import step
from dealer_assist.view.follow import follow
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Follow
from tests.support.tables import after_events, table
from tests.view.shown import BOTH, ENGLISH, FRENCH

COUNTED = "B1 S2 b3 | 1 Ann 19, 2 Bob 100, 3 Cid 100, 4 Dan 40"
FREE = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan"
STUD: dict[str, Any] = {
    "game": "stud", "betting": "fixed_limit", "blinds": (), "ante": 1, "bring_in": 2,
    "small_bet": 5, "big_bet": 10, "straddle_seats": (),
}  # fmt: skip

CALLED = "act 1 action=call, act 2 action=call, act 3 action=call"
CHECKED = f"{CALLED}, act 4 action=check"


def at(opening: str, said: str, texts: Texts = ENGLISH, **values: Any) -> Follow:
    """Where the betting stands after some events of the first hand."""
    found = follow(hand(opening, said, **values), texts)
    assert found is not None
    return found


def hand(opening: str, said: str, **values: Any) -> Table:
    return after_events(table(opening, **values), f"deal, {said}" if said else "deal")


def acts(*actions: str) -> str:
    """Events of actions such as ``1 call``, ``2 raise 8``."""
    words = (action.split() for action in actions)
    sized = ((seat, name, "".join(f" to={to}" for to in rest)) for seat, name, *rest in words)
    return ", ".join(f"act {seat} action={name}{to}" for seat, name, to in sized)


def labels(found: Follow) -> list[str]:
    return [legal.label for legal in found.legal]


def test_there_is_nothing_to_follow_between_hands() -> None:
    assert follow(table(FREE), ENGLISH) is None
    assert follow(hand("new game | 1-3", "", **STUD), ENGLISH) is None


@pytest.mark.parametrize(
    ("values", "said", "shown"),
    [
        ({}, "", ["Fold", "Call 2", "Raise to 4 … 19", "All-in 19"]),
        ({}, acts("1 raise 6"), ["Fold", "Call 6", "Raise to 10 … 100", "All-in 100"]),
        (
            {},
            acts("1 call", "2 call", "3 call"),
            ["Check", "Raise to 4 … 40", "All-in 40"],
        ),
        ({}, acts("1 fold", "2 raise 30", "3 fold"), ["Fold", "Call 28", "All-in 40"]),
        ({}, acts("1 fold", "2 raise 60", "3 fold"), ["Fold", "Call 38, all-in"]),
        (
            {},
            acts("1 call", "2 call", "3 call", "4 check") + ", street",
            ["Check", "Bet 2 … 98", "All-in 98"],
        ),
        ({"betting": "fixed_limit"}, "", ["Fold", "Call 2", "Raise to 4"]),
        (
            {"betting": "pot_limit"},
            "",
            ["Fold", "Call 2", "Raise to 4 … 8"],
        ),
    ],
)
def test_the_buttons_say_what_is_legal_and_for_how_much(
    values: dict[str, Any], said: str, shown: list[str]
) -> None:
    assert labels(at(COUNTED, said, **values)) == shown


@pytest.mark.parametrize(
    ("values", "said", "shown"),
    [
        ({}, "", ["Fold", "Call 2", "Raise to 4 or more", "All-in…"]),
        (
            {},
            acts("1 call", "2 call", "3 call", "4 check") + ", street",
            ["Check", "Bet 2 or more", "All-in…"],
        ),
    ],
)
def test_without_stacks_amounts_have_no_bound(
    values: dict[str, Any], said: str, shown: list[str]
) -> None:
    found = at(FREE, said, **values)
    assert labels(found) == shown
    all_in = found.legal[-1]
    assert (all_in.asks, all_in.most) == (True, 0)


def test_an_all_in_of_unknown_size_is_told() -> None:
    found = at(FREE, acts("1 raise 8", "2 all_in 30", "3 fold", "4 fold"))
    assert labels(found) == ["Fold", "Call 22", "All-in…"]
    told = found.legal[-1]
    assert (told.least, told.most, told.event.to) == (9, 30, 9)


def test_nobody_is_all_in_for_nothing() -> None:
    found = at(FREE, acts("1 fold", "2 fold", "3 all_in 2"))
    assert found.seat == 0
    assert found.legal == ()


@pytest.mark.parametrize("opening", [COUNTED, FREE])
@pytest.mark.parametrize("betting", ["no_limit", "pot_limit", "fixed_limit", "spread_limit"])
def test_every_button_and_quick_amount_is_accepted(opening: str, betting: str) -> None:
    there = hand(opening, "", betting=betting)
    for said in ("", acts("1 call"), acts("1 call", "2 fold")):
        now = after_events(there, said)
        found = follow(now, ENGLISH)
        assert found is not None
        for event in (*(legal.event for legal in found.legal), *(q.event for q in found.quick)):
            assert not isinstance(step(now, event), Refusal), event


@pytest.mark.parametrize(
    ("opening", "values", "said", "shown"),
    [
        (COUNTED, {}, acts("1 fold"),
         [("Minimum", 4), ("Half pot", 5), ("Pot", 7), ("All-in", 100)]),
        (COUNTED, {}, acts("1 raise 6"),
         [("Minimum", 10), ("Half pot", 14), ("Pot", 21), ("All-in", 100)]),
        (FREE, {}, acts("1 raise 6"), [("Minimum", 10), ("Half pot", 14), ("Pot", 21)]),
        (COUNTED, {"betting": "pot_limit"}, acts("1 call"),
         [("Minimum", 4), ("Half pot", 6), ("Pot", 10)]),
        (COUNTED, {"betting": "fixed_limit"}, "", []),
        (COUNTED, {"betting": "spread_limit", "spread": (2, 10)}, "",
         [("Minimum", 4), ("Half pot", 5), ("Pot", 7), ("Maximum", 12)]),
        (COUNTED, {"unit": 5, "blinds": (5, 10)}, acts("1 fold"),
         [("Minimum", 20), ("Half pot", 25), ("Pot", 35), ("All-in", 100)]),
        (COUNTED, {}, acts("1 raise 6", "2 raise 60", "3 fold", "4 call"), []),
    ],
)  # fmt: skip
def test_amounts_often_wanted_are_one_tap(
    opening: str, values: dict[str, Any], said: str, shown: list[tuple[str, int]]
) -> None:
    quick = at(opening, said, **values).quick
    assert [(amount.label, amount.to) for amount in quick] == shown
    assert all(amount.event.to == amount.to and amount.text == str(amount.to) for amount in quick)


def test_whose_turn_it_is_and_what_it_costs() -> None:
    found = at(FREE, "")
    assert (found.seat, found.street, found.title, found.to_call) == (
        1, "Before the flop", "To act: Ann.", "2 to call.",
    )  # fmt: skip
    check = at(FREE, acts("1 call", "2 call", "3 call"), FRENCH)
    assert (check.title, check.to_call) == ("À parler\u00a0: Dan.", "Rien à suivre.")


def test_a_cap_is_said() -> None:
    said = acts("1 raise 4", "2 raise 6", "3 raise 8")
    found = at(FREE, said, betting="fixed_limit")
    assert (labels(found)[:2], found.note) == (
        ["Fold", "Call 6"],
        "No more raises this round.",
    )


def test_an_all_in_too_small_to_raise_again_is_said() -> None:
    opening = "B1 S2 b3 | 1 Ann 200, 2 Bob 13, 3 Cid 200, 4 Dan 200"
    found = at(opening, acts("1 raise 10", "2 all_in", "3 call", "4 call"))
    assert found.seat == 1
    assert found.note == "The all-in was too small: Ann may only call or fold."


def test_against_all_ins_there_is_no_note() -> None:
    opening = "B1 S2 b3 | 1 Ann 50, 2 Bob 30, 3 Cid 200, 4 Dan 200"
    found = at(opening, acts("1 all_in", "2 call", "3 fold"))
    assert (found.note, labels(found)) == ("", ["Fold", "Call 48"])
    last = at("B1 S2 b3 | 1 Ann 50, 2 Bob 30, 3 Cid 200", acts("2 all_in", "3 fold"))
    assert (last.note, labels(last)) == ("", ["Fold", "Call 28"])


def test_main_and_side_pots_name_who_may_win() -> None:
    opening = "B1 S2 b3 | 1 Ann 10, 2 Bob 20, 3 Cid 60, 4 Dan 90"
    found = at(opening, acts("1 all_in", "2 all_in", "3 all_in", "4 call"))
    assert [pot.label for pot in found.pots] == [
        "Main pot: 40 — Ann, Bob, Cid, Dan.",
        "First side pot: 30 — Bob, Cid, Dan.",
        "Second side pot: 80 — Cid, Dan.",
    ]
    assert found.showdown == found.pots
    assert found.title == "The betting round is over."
    assert found.next_street is not None
    assert found.uncalled == ""


def test_chips_of_a_round_that_goes_on_are_in_no_pot() -> None:
    assert at(FREE, "").pots == ()
    assert at(FREE, "", ante=1).pots == ()  # the antes lie before the seats
    found = at(FREE, f"{CHECKED}, street, {acts('3 bet 6')}")
    assert [pot.label for pot in found.pots] == ["Pot: 8 — Ann, Bob, Cid, Dan."]


def test_a_fourth_side_pot_has_a_number_apart_from_its_amount() -> None:
    opening = "B1 S2 b3 | 1 Ann 10, 2 Bob 20, 3 Cid 30, 4 Dan 40, 5 Eve 50, 6 Fay 60"
    order = acts("5 all_in", "6 all_in", "1 all_in", "2 all_in", "3 all_in", "4 all_in")
    found = at(opening, order)
    assert found.pots[-1].label == "Side pot no. 4: 20 — Eve, Fay."
    assert found.uncalled == "10 goes back to Fay."


def test_one_side_pot_needs_no_number() -> None:
    opening = "B1 S2 b3 | 1 Ann 10, 2 Bob 60, 3 Cid 60, 4 Dan 90"
    found = at(opening, acts("1 all_in", "2 all_in", "3 fold", "4 call"), FRENCH)
    assert [pot.label for pot in found.pots] == [
        "Pot principal\u00a0: 31 — Ann, Bob, Dan.",
        "Pot annexe\u00a0: 100 — Bob, Dan.",
    ]


def test_what_nobody_called_goes_back() -> None:
    found = at(COUNTED, acts("1 fold", "2 raise 60", "3 fold", "4 fold"))
    assert found.title == "Bob wins."
    assert found.uncalled == "58 goes back to Bob."
    assert (found.showdown, found.next_street) == ((), None)


ROUND = acts("3 check", "4 check", "1 check", "2 check")


@pytest.mark.parametrize(
    ("said", "label"),
    [
        (CHECKED, "Flop"),
        (f"{CHECKED}, street, {ROUND}", "Turn"),
        (f"{CHECKED}, street, {ROUND}, street, {ROUND}", "River"),
    ],
)
def test_a_round_that_is_over_leads_to_the_next_street(said: str, label: str) -> None:
    found = at(FREE, said)
    assert found.next_street is not None
    assert (found.next_street.label, found.next_street.event) == (label, events.Street())
    assert found.next_street.cards == ()
    assert found.showdown == ()


def test_after_the_river_the_pots_are_shown_down() -> None:
    found = at(FREE, f"{CHECKED}, street, {ROUND}, street, {ROUND}, street, {ROUND}")
    assert found.next_street is None
    assert [pot.label for pot in found.showdown] == ["Pot: 8 — Ann, Bob, Cid, Dan."]


UP = "upcards 1=4d 2=2c 3=Kd"


def test_stud_names_its_streets_and_asks_for_up_cards() -> None:
    found = at("new game | 1-3", f"{UP}, {acts('3 fold', '1 call')}", **STUD)
    assert found.street == "Third street"
    assert found.next_street is not None
    assert (found.next_street.label, found.next_street.cards) == ("Fourth street", (1, 2))


def test_whoever_brings_it_in_may_open_for_the_whole_bet() -> None:
    there = hand("new game | 1 Ann, 2 Bob, 3 Cid", UP, **STUD)
    found = follow(there, FRENCH)
    assert found is not None
    last = found.legal[-1]
    assert last.label == "Bob complète à 5"
    assert last.event == events.Act(seat=Seat(2), action=Action.COMPLETE, to=Chips(5))
    assert not isinstance(step(there, last.event), Refusal)
    later = follow(after_events(there, acts("3 call")), ENGLISH)
    assert later is not None
    assert labels(later) == ["Fold", "Call 2", "Complete to 5", "All-in…"]


def test_the_last_card_of_stud_is_dealt_face_down() -> None:
    first = f"{UP}, {acts('3 fold', '1 call')}"
    fourth = "street 1=5d 2=3c, " + acts("1 check", "2 check")
    fifth = "street 1=6d 2=4c, " + acts("1 check", "2 check")
    sixth = "street 1=8d 2=7c, " + acts("1 check", "2 check")
    found = at("new game | 1-3", f"{first}, {fourth}, {fifth}, {sixth}", **STUD)
    assert found.next_street is not None
    assert (found.next_street.label, found.next_street.cards) == ("Seventh street", ())


def test_amounts_are_chips_of_the_table() -> None:
    found = at(FREE, "", FRENCH, decimals=2, blinds=(50, 100))
    assert labels(found)[1:3] == ["Suivre 1,00", "Relancer à 2,00 ou plus"]


@pytest.mark.parametrize("texts", BOTH.values(), ids=BOTH)
def test_draw_games_have_two_rounds(texts: Texts) -> None:
    found = at(FREE, CHECKED, texts, game="draw")
    assert found.next_street is not None
    assert found.next_street.label == ("Draw" if texts.language == "en" else "Tirage")

"""The bottom bar: what may be used now, and in a few words why not."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.table import Table
from dealer_assist.core.values import Seat
from dealer_assist.view.bar import straddlers, winners
from dealer_assist.view.texts import Texts
from tests.support.tables import after_events, table
from tests.view.shown import BOTH, ENGLISH, FRENCH, view

SIX = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan, 5 Eve, 6"
LIMIT = {"betting": "fixed_limit", "kill": "full"}
STUD = {"game": "stud", "betting": "fixed_limit", "blinds": (), "ante": 1, "bring_in": 2,
        "small_bet": 5, "big_bet": 10, "straddle_seats": ()}  # fmt: skip


def reason(there: Table, action: str) -> str:
    """Why an action of the bar cannot be used; empty where it can."""
    found = [state for state in view(there).bar if state.action == action]
    assert len(found) == 1
    assert found[0].enabled == (not found[0].reason)
    return found[0].reason


@pytest.mark.parametrize(
    ("opening", "values", "said", "action", "why"),
    [
        (SIX, {}, "", "next_hand", ""),
        (
            "new game | 1-6",
            {},
            "",
            "next_hand",
            "Tap the seat that has the button, or draw for it.",
        ),
        (SIX, {}, "deal", "draw", "Between hands only."),
        (SIX, {}, "", "misdeal", "No hand is in play."),
        (SIX, {}, "", "straddle", ""),
        (SIX, {}, "deal", "straddle", ""),
        (SIX, {}, "straddle 5", "straddle", "Eve straddles"),
        (SIX, {}, "straddle 5, deal", "straddle", "Eve straddles"),
        (SIX, {}, "deal, act 5 action=call", "straddle", "The action has started"),
        (SIX, {"straddle_seats": ()}, "", "straddle", "Not in this house"),
        (SIX, {"context": "tournament"}, "", "straddle", "Cash games only"),
        (SIX, {**LIMIT, "straddle_seats": ("button",)}, "", "straddle", "No seat may"),
        (SIX, LIMIT, "kill 2", "straddle", "Kill pot"),
        ("B1 S2 b3 | 1-3", {}, "leave 1", "straddle", "Not between two"),
        ("B1 S2 b3 | 1-3 200, 4 200, 5 3, 6 200", {}, "", "straddle", "Too few chips"),
        ("new game | 1-6", {}, "", "straddle", "No hand yet"),
        (SIX, {}, "", "kill", "Limit games only"),
        (SIX, {"context": "tournament"}, "", "kill", "Cash games only"),
        (SIX, {"betting": "fixed_limit"}, "", "kill", "Not in this house"),
        (SIX, LIMIT, "", "kill", ""),
        (SIX, {}, "deal", "upcards", "Stud games only"),
        (SIX, STUD, "", "upcards", "No hand in play"),
        (SIX, STUD, "deal", "upcards", ""),
        ("new game | 1-2", STUD, "deal, upcards 1=4d 2=2c", "upcards", "The up cards are out"),
        (SIX, {}, "", "winner", "No hand in play"),
        (SIX, {}, "deal", "winner", "Nothing hangs on it"),
        (SIX, LIMIT, "deal", "winner", ""),
        (SIX, {}, "deal, act 5 action=call", "winner", ""),
    ],
)
def test_a_button_says_why_it_cannot_be_used(
    opening: str, values: dict[str, object], said: str, action: str, why: str
) -> None:
    assert reason(after_events(table(opening, **values), said), action) == why


@pytest.mark.parametrize("texts", BOTH.values(), ids=BOTH)
def test_every_button_has_a_state_in_both_languages(texts: Texts) -> None:
    actions = [state.action for state in view(table(SIX), texts).bar]
    assert actions == [
        "next_hand", "bust", "away", "leave", "straddle", "kill", "upcards", "winner",
        "misdeal", "next_level", "previous_level", "wrong_level", "draw",
    ]  # fmt: skip


def test_where_one_seat_may_straddle_one_tap_is_enough() -> None:
    there = table(SIX)
    assert straddlers(there) == (events.Straddle(seat=Seat(5)),)
    dealt = after_events(there, "deal")
    assert straddlers(dealt) == (events.Straddle(seat=Seat(5), now=True),)
    assert straddlers(after_events(dealt, "act 5 action=call")) == ()


def test_several_seats_may_straddle() -> None:
    there = table(SIX, straddle_seats=("utg", "button"))
    assert [event.seat for event in straddlers(there)] == [2, 5]
    assert straddlers(table(SIX, straddle_seats=())) == ()


def test_the_winner_is_asked_for_only_where_something_hangs_on_it() -> None:
    plain = after_events(table(SIX), "deal")
    assert winners(plain, ENGLISH) is None
    assert winners(table(SIX), ENGLISH) is None
    killing = after_events(table(SIX, **LIMIT), "deal, dead_hand 4")
    asked = winners(killing, ENGLISH)
    assert asked is not None
    assert asked.seats == (1, 2, 3, 5, 6)
    assert (asked.threshold, asked.question) == (0, "")
    assert winners(after_events(killing, "kill 2"), ENGLISH) is None


def test_a_large_pot_may_be_what_kills() -> None:
    there = after_events(table(SIX, **LIMIT, kill_trigger="pot_size"), "deal")
    asked = winners(there, FRENCH)
    assert asked is not None
    assert asked.threshold == 40
    assert asked.question == "Le pot dépassait-il 40\u202f?"


def test_a_followed_hand_is_won_by_who_is_left() -> None:
    there = after_events(table(SIX), "deal, act 5 action=fold, act 6 action=fold")
    asked = winners(there, ENGLISH)
    assert asked is not None
    assert asked.seats == (1, 2, 3, 4)
    alone = after_events(there, "act 1 action=fold, act 2 action=fold, act 3 action=fold")
    assert winners(alone, ENGLISH) is None

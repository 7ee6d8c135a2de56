"""The sheet of a seat: every way it can stand."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.events import Choice
from dealer_assist.core.table import Table
from dealer_assist.core.values import Seat
from dealer_assist.view.sheet import sheet
from dealer_assist.view.values import Sheet
from tests.support.tables import after_events, table
from tests.view.shown import ENGLISH, FRENCH, row, rows

SIX = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan, 5 -, 6"
OWES = "B4 S5 b6 | 1-2, 3 Émile away owes both, 4-6"


def shown(there: Table, seat: int) -> Sheet:
    return sheet(there, Seat(seat), ENGLISH)


@pytest.mark.parametrize(
    ("opening", "events_said", "seat", "title", "status"),
    [
        (SIX, "", 1, "Ann", "dealt in"),
        (SIX, "", 6, "Seat 6", "dealt in"),
        (SIX, "", 5, "Seat 5, empty", ""),
        (SIX, "deal, join 5", 5, "Seat 5", "waits"),
        (SIX, "hand, hand, away 1", 1, "Ann", "away since hand 3"),
        ("B1 S2 b3 | 1-3, 4 Dan away, 5-6", "", 4, "Dan", "away"),
        (SIX, "bust 4", 4, "Dan", "out of chips, the seat is held"),
        ("new game | 1 Ann, 2", "", 1, "Ann", ""),
    ],
)
def test_the_head_says_who_and_how(
    opening: str, events_said: str, seat: int, title: str, status: str
) -> None:
    there = shown(after_events(table(opening), events_said), seat)
    assert (there.title, there.status) == (title, status)


def test_a_player_at_the_table() -> None:
    assert [(r.action, r.title, r.detail) for r in rows(table(SIX), 1)] == [
        ("bust", "Busts", "The seat is held for a rebuy."),
        ("away", "Goes away", "Blinds that pass this seat will be owed."),
        ("leave", "Leaves the table", "The seat becomes free; a return counts as new."),
        ("button", "Button here", ""),
        ("rename", "Rename", ""),
    ]
    assert not any(r.primary for r in rows(table(SIX), 1))


def test_a_tournament_has_other_words() -> None:
    there = table(SIX, context="tournament", straddle_seats=())
    assert row(there, 1, "bust").detail == "The seat becomes free."
    assert row(there, 1, "away").detail == "The stack is dealt in and posts."
    assert rows(there, 1, FRENCH)[0].title == "Éliminé"
    assert rows(table(SIX), 1, FRENCH)[0].title == "Décavé"


def test_somebody_away_who_owes() -> None:
    there = table(OWES)
    post, back = rows(there, 3)[:2]
    assert (post.title, post.detail) == (
        "Back, and posts 3",
        "2 live + 1 dead. Dealt in with hand 1.",
    )
    assert post.events == (events.Back(seat=Seat(3), entry=Choice.POST),)
    assert (back.title, back.detail) == (
        "Back, and waits",
        "The big blind reaches seat 3 in hand 3. Pays only that.",
    )
    assert (post.primary, back.primary) == (True, False)
    assert shown(there, 3).tag is not None
    assert shown(there, 3).rules == (("robert-4-10", "Robert\u2019s 4-10"),)


def test_somebody_away_who_owes_nothing() -> None:
    there = after_events(table(SIX), "away 1")
    back = row(there, 1, "back")
    assert (back.title, back.detail, back.primary) == ("Back", "Dealt in with hand 1.", True)
    assert back.group == 0


def test_a_closed_way_in_is_shown_with_its_reason() -> None:
    there = table("B1 S2 b4 | 1-2, 3 Émile away owes big, 4-6")
    post = row(there, 3, "post")
    assert (post.enabled, post.primary) == (False, False)
    assert post.detail == "Émile cannot come in like this on the coming hand."
    assert row(there, 3, "back").primary


def test_a_waiting_player_may_choose() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile new, 4-6")
    wait, post = row(there, 3, "wait"), row(there, 3, "post")
    assert (wait.title, wait.primary) == ("Waits for the big blind", False)
    assert wait.detail == "The big blind reaches seat 3 in hand 3. Pays only that."
    assert (post.title, post.primary) == ("Posts 2", True)
    assert post.detail == "2 live. Dealt in with hand 1."


def test_a_missed_small_blind_is_dead() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile owes small, 4-6")
    assert row(there, 3, "post").detail == "1 dead. Dealt in with hand 1."


def test_an_empty_seat_of_a_running_game() -> None:
    there = table("B3 S4 b5 | 1, 2 -, 3-6")
    post, join, button = rows(there, 2)
    assert (post.title, post.asks, post.primary) == ("Sits down and posts 2", "name", True)
    assert (join.title, join.asks, join.primary) == ("Sits down and waits", "name", False)
    assert post.events == (events.Join(seat=Seat(2), entry=Choice.POST),)
    assert (button.action, button.enabled) == ("button", True)
    assert shown(there, 2).rules == ()


def test_an_empty_seat_before_the_first_hand() -> None:
    join = row(table("new game | 1-4, 5 -, 6"), 5, "join")
    assert (join.title, join.detail) == ("Sits down", "")


def test_an_empty_seat_of_a_tournament() -> None:
    there = table("B3 S4 b5 | 1, 2 -, 3-6", context="tournament", straddle_seats=())
    assert [r.action for r in rows(there, 2)] == ["join", "button"]
    assert row(there, 2, "join").title == "Sits down"
    assert row(there, 2, "join").detail == (
        "Dealt in at once: a tournament newcomer posts nothing."
    )


def test_a_held_seat_rebuys() -> None:
    uncounted = row(after_events(table(SIX), "bust 4"), 4, "rebuy")
    assert (uncounted.asks, uncounted.primary) == ("", True)
    counted = after_events(table("B1 S2 b3 | 1-6 200"), "bust 4")
    assert row(counted, 4, "rebuy").asks == "chips"


def test_before_the_first_hand_the_button_is_the_first_thing_to_say() -> None:
    assert row(table("new game | 1-6"), 2, "button").primary
    assert not row(table(SIX), 2, "button").primary


def test_in_a_hand_a_change_may_count_at_once() -> None:
    there = after_events(table(OWES), "deal")
    now = sheet(there, Seat(3), ENGLISH, this_hand=True)
    assert (now.counts_from, now.this_hand) == (True, True)
    post = row(there, 3, "post", this_hand=True)
    assert post.events == (events.Back(seat=Seat(3), entry=Choice.POST, now=True),)
    assert post.detail == "2 live + 1 dead. Dealt in with hand 1."
    assert row(there, 3, "post").detail.endswith("hand 2.")


def test_between_hands_there_is_one_hand_to_count_from() -> None:
    there = sheet(table(SIX), Seat(1), ENGLISH, this_hand=True)
    assert (there.counts_from, there.this_hand) == (False, False)
    assert there.rows[0].events == (events.Bust(seat=Seat(1)),)


def test_renaming_is_no_event() -> None:
    rename = row(table(SIX), 1, "rename")
    assert (rename.events, rename.asks) == ((), "name")


@pytest.mark.parametrize(
    ("opening", "seat", "title"),
    [
        ("B1 S2 b4 | 1-2, 3 -, 4-6", 3, "Sits down and buys the button for 3"),
        ("B1 S2 b4 | 1-2, 3 Nina new, 4-6", 3, "Buys the button for 3"),
        ("B1 S2 b4 | 1-2, 3 Nina away owes both, 4-6", 3, "Back, and buys the button for 3"),
    ],
)
def test_the_button_is_for_sale_where_the_house_sells_it(
    opening: str, seat: int, title: str
) -> None:
    bought = row(table(opening, buy_button=True), seat, "buy_button")
    assert (bought.title, bought.detail) == (title, "2 live + 1 dead. Dealt in with hand 1.")


def test_somebody_under_the_gun_may_come_back_with_a_straddle() -> None:
    there = table("B4 S5 b6 | 1, 2 Nina away owes both, 3-6", return_as_straddle=True)
    assert row(there, 2, "straddle").title == "Back with a straddle"


def test_what_the_sheet_has_no_words_for_is_left_out() -> None:
    actions = {r.action for r in rows(table("B4 S5 b6 | 1-5, 6 -"), 2)}
    assert actions == {"bust", "away", "leave", "button", "rename"}

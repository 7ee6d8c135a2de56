"""The sheet of a seat: every way it can stand."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.events import Choice
from dealer_assist.core.table import Table
from dealer_assist.core.values import Seat
from dealer_assist.view.moves import places
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
        ("straddle", "Straddles", "Seat 1 may not straddle this hand."),
        ("move", "Changes seat", "Seat 5: free."),
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
        "Back, and post 3",
        "2 live + 1 dead. Dealt in with hand 1.",
    )
    assert post.events == (events.Back(seat=Seat(3), entry=Choice.POST),)
    assert (back.title, back.detail) == (
        "Back, and wait",
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
    assert post.detail == "Between the button and the big blind nobody comes in."
    assert row(there, 3, "back").primary


@pytest.mark.parametrize(
    ("opening", "values", "action", "reason"),
    [
        ("B6 S1 b2 | 1-2, 3 Nina new, 4-6", {}, "post", "The big blind reaches seat 3 anyway."),
        (
            "B4 S5 b6 | 1-2, 3 Nina new, 4-6",
            {"new_player": "wait"},
            "post",
            "This house has no posting.",
        ),
        (
            "B4 S5 b6 | 1-2, 3 Nina new, 4-6",
            {"buy_button": True},
            "buy_button",
            "The button is bought only between the button and the big blind.",
        ),
    ],
)
def test_a_closed_way_in_says_why_by_its_place(
    opening: str, values: dict[str, object], action: str, reason: str
) -> None:
    shown = row(table(opening, **values), 3, action)
    assert (shown.enabled, shown.detail) == (False, reason)


def test_next_to_the_blinds_no_number_of_hands_contradicts_the_wait() -> None:
    shown = row(table("B1 S2 b4 | 1-2, 3 Nina new, 4-6"), 3, "wait")
    assert shown.title == "Wait"
    assert shown.detail == "Next to the blinds: waits until the button has passed."


def test_a_waiting_player_may_choose() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile new, 4-6")
    wait, post = row(there, 3, "wait"), row(there, 3, "post")
    assert (wait.title, wait.primary) == ("Wait: about 3 hands", False)
    assert wait.detail == "The big blind reaches seat 3 in hand 3. Pays only that."
    assert (post.title, post.primary) == ("Post 2 live and play", True)
    assert post.detail == "Dealt in with hand 1."


def test_a_missed_small_blind_is_dead() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile owes small, 4-6")
    assert row(there, 3, "post").title == "Post 1 dead and play"


def test_an_empty_seat_of_a_running_game() -> None:
    there = table("B3 S4 b5 | 1, 2 -, 3-6")
    post, join, button = rows(there, 2)
    assert (post.title, post.asks, post.primary) == ("Sit down and post 2", "name", True)
    assert (join.title, join.asks, join.primary) == ("Sit down and wait", "name", False)
    assert post.events == (events.Join(seat=Seat(2), entry=Choice.POST),)
    assert (button.action, button.enabled) == ("button", True)
    assert shown(there, 2).rules == ()


def test_an_empty_seat_before_the_first_hand() -> None:
    join = row(table("new game | 1-4, 5 -, 6"), 5, "join")
    assert (join.title, join.detail) == ("Sit down", "")


def test_an_empty_seat_of_a_tournament() -> None:
    there = table("B3 S4 b5 | 1, 2 -, 3-6", context="tournament", straddle_seats=())
    assert [r.action for r in rows(there, 2)] == ["join", "button"]
    assert row(there, 2, "join").title == "Sit down"
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


BOTH_BLINDS = "2 live + 1 dead"
DEALT = "Dealt in with hand 1."


@pytest.mark.parametrize(
    ("who", "title", "detail"),
    [
        ("-", "Sit down and buy the button for 3", f"{BOTH_BLINDS}. {DEALT}"),
        ("Nina new", f"Buy the button: {BOTH_BLINDS}", DEALT),
        ("Nina away owes both", "Back, and buy the button for 3", f"{BOTH_BLINDS}. {DEALT}"),
    ],
)
def test_the_button_is_for_sale_where_the_house_sells_it(who: str, title: str, detail: str) -> None:
    there = table(f"B1 S2 b4 | 1-2, 3 {who}, 4-6", buy_button=True)
    bought = row(there, 3, "buy_button")
    assert (bought.title, bought.detail) == (title, detail)
    assert row(after_events(there, "hand"), 3, "buy_button").enabled is False


def test_somebody_under_the_gun_may_come_back_with_a_straddle() -> None:
    back = table("B4 S5 b6 | 1, 2 Nina away owes both, 3-6", return_as_straddle=True)
    assert row(back, 2, "straddle").title == "Back with a straddle of 4"
    there = table("B4 S5 b6 | 1, 2 Nina owes both, 3-6", return_as_straddle=True)
    choice = next(r for r in rows(there, 2) if r.action == "straddle")
    assert (choice.title, choice.detail) == ("Come back with a straddle of 4", DEALT)


def test_who_is_due_the_big_blind_just_waits_for_it() -> None:
    there = table("B1 S2 b3 | 1-3, 4 Nina new, 5-6")
    wait = row(there, 4, "wait")
    assert (wait.title, wait.detail) == (
        "Wait for the big blind",
        "Nina comes in with the big blind.",
    )


MOVED = "B1 S2 b3 | 1-5, 6 Fay, 7 Gus, 8 -"


@pytest.mark.parametrize(
    ("events_said", "status", "wait"),
    [
        ("move 5 to=8", "sits out 2 hands", "Wait: about 2 hands"),
        ("move 5 to=8, deal", "sits out 1 hand", "Wait: about 1 hand"),
    ],
)
def test_a_seat_change_is_counted_down(events_said: str, status: str, wait: str) -> None:
    there = after_events(table(MOVED), events_said)
    assert shown(there, 8).status == status
    assert row(there, 8, "wait").title == wait
    assert row(there, 8, "post").title == "Post 2 live and play"


@pytest.mark.parametrize(
    ("opening", "values", "seat", "detail"),
    [
        ("B1 S2 b3 | 1-6, 7 -, 8 -", {"seat_change": "wsop"}, 5, "Seats 7 and 8: free."),
        (MOVED, {}, 5, "Seat 8: sits out 2 hands, or posts."),
        (MOVED, {"game": "draw", "seat_change": "wsop"}, 5, "Seat 8: sits out 2 hands."),
        ("B1 S2 b3 | 1-3, 4 -, 5-6, 7 -", {}, 6, "Seat 4: takes the big blind. Seat 7: free."),
        (
            "B1 S2 b4 | 1-2, 3 -, 4-6, 7 -, 8, 9 -",
            {},
            6,
            "What it costs depends on the seat.",
        ),
        ("B1 S2 b3 | 1-5, 6 owes big, 7 -", {}, 6, "Seat 7: waits or posts what is owed."),
        ("new game | 1-5, 6 -", {}, 5, "Seat 6: free."),
    ],
)
def test_a_seat_change_says_what_it_costs(
    opening: str, values: dict[str, object], seat: int, detail: str
) -> None:
    move = row(table(opening, **values), seat, "move")
    assert (move.asks, move.detail) == ("seat", detail)
    assert isinstance(move.events[0], events.Move)


def test_the_seats_to_move_to_are_ready_to_be_tapped() -> None:
    there = after_events(table("B1 S2 b3 | 1-5, 6 -, 7 -"), "deal")
    found = places(there, Seat(2), FRENCH)
    assert [(place.seat, place.event.to) for place in found] == [(6, 6), (7, 7)]
    now = places(there, Seat(2), ENGLISH, this_hand=True)
    assert [place.event.now for place in now] == [True, True]


def test_somebody_plays_over_until_the_owner_is_back() -> None:
    there = after_events(table(SIX), "away 1")
    over = row(there, 1, "play_over")
    assert (over.asks, over.events) == ("name", (events.PlayOver(seat=Seat(1)),))
    there = after_events(there, "play_over 1 name=Zoé")
    assert row(there, 1, "owner_back").detail == "Takes the seat when the big blind is due there."


def test_a_straddle_says_how_high_it_is_and_what_follows() -> None:
    there = table(SIX)
    straddle = row(there, 6, "straddle")
    assert (straddle.enabled, straddle.events) == (True, (events.Straddle(seat=Seat(6)),))
    assert (straddle.title, straddle.detail) == (
        "Straddles 4",
        "Acts last in the first round; raise to 8 or more.",
    )
    limit = row(table(SIX, betting="fixed_limit"), 6, "straddle")
    assert limit.detail == "Acts last in the first round; raise to 6."


def test_a_straddle_counts_for_the_hand_in_play_until_somebody_acts() -> None:
    there = after_events(table(SIX), "deal")
    assert row(there, 6, "straddle").events == (events.Straddle(seat=Seat(6), now=True),)
    acted = after_events(there, "act 6 action=call")
    late = row(acted, 6, "straddle")
    assert (late.enabled, late.detail) == (False, "The cards are out: too late to straddle.")


@pytest.mark.parametrize("events_said", ["straddle 6", "straddle 6, deal"])
def test_a_straddle_can_be_taken_back(events_said: str) -> None:
    there = after_events(table(SIX), events_said)
    back = row(there, 6, "unstraddle")
    assert (back.title, back.enabled) == ("Takes the straddle back", True)
    assert "straddle" not in {r.action for r in rows(there, 6)}


@pytest.mark.parametrize(
    ("sleeper", "detail"),
    [
        ("folded_to", "Set aside; counts if everybody before folds."),
        ("unraised", "Set aside; counts if nobody raises before."),
    ],
)
def test_a_sleeper_says_what_it_depends_on(sleeper: str, detail: str) -> None:
    there = table(SIX, sleeper=sleeper)
    found = row(there, 1, "sleeper")
    assert (found.title, found.detail) == ("Sleeper 4", detail)
    assert found.events == (events.Straddle(seat=Seat(1), sleeper=True),)
    assert row(there, 6, "sleeper").title == "Sleeper"
    asleep = after_events(there, "straddle 1 sleeper=true, deal")
    assert "sleeper" not in {r.action for r in rows(asleep, 1)}
    assert row(asleep, 1, "unstraddle").enabled


def test_who_has_no_cards_is_not_offered_a_straddle() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile new, 4-6")
    assert "straddle" not in {r.action for r in rows(there, 3)}


LIMIT = {"betting": "fixed_limit", "kill": "full"}


def test_a_kill_by_hand_is_not_a_hand_killed() -> None:
    there = after_events(table(SIX, **LIMIT), "deal")
    kill, dead = row(there, 2, "kill"), row(there, 2, "dead_hand")
    assert (kill.title, kill.detail) == ("Kills the pot", "Posts 4; limits 4 / 8.")
    assert (dead.title, dead.events) == ("The hand is dead", (events.DeadHand(seat=Seat(2)),))
    french = {r.action: r.title for r in rows(there, 2, FRENCH)}
    assert (french["kill"], french["dead_hand"]) == ("Poste le kill", "Main morte")


def test_a_kill_without_limits_names_none() -> None:
    there = table(SIX, betting="spread_limit", spread=(2, 10), kill="half")
    assert row(there, 2, "kill").detail == "Posts 3."


def test_a_killer_who_is_not_dealt_in_posts_later() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile new, 4-6", **LIMIT)
    assert row(there, 3, "kill").detail == ""


def test_a_kill_can_be_taken_away_from_the_hand_it_counts_for() -> None:
    there = after_events(table(SIX, **LIMIT), "kill 2")
    none = row(there, 2, "no_kill")
    assert (none.title, none.events) == ("No kill", (events.Kill(seat=Seat(0)),))
    dealt = after_events(there, "deal")
    assert row(dealt, 2, "kill").events == (events.Kill(seat=Seat(2)),)
    now = row(dealt, 2, "no_kill", this_hand=True)
    assert now.events == (events.Kill(seat=Seat(0), now=True),)


def test_a_hand_cannot_die_twice() -> None:
    there = after_events(table(SIX), "deal, dead_hand 2")
    dead = row(there, 2, "dead_hand")
    assert (dead.enabled, dead.detail) == (False, "The hand of Bob is dead.")


def test_the_rulings_about_somebody_dealt_in_owing_stand_last() -> None:
    there = after_events(table(OWES), "back 3, deal")
    assert [(r.action, r.title, r.detail) for r in rows(there, 3)[-3:]] == [
        ("owing_unseen", "Dealt in owing, cards not seen", "Posts now and plays."),
        (
            "owing_looked",
            "Dealt in owing, has looked",
            "The hand is dead; the blinds stay owed.",
        ),
        (
            "owing_acted",
            "Dealt in owing, has acted",
            "The hand stands; posts on the next one.",
        ),
    ]


def test_groups_follow_each_other() -> None:
    there = after_events(table(OWES), "deal")
    for seat in range(1, 7):
        groups = [r.group for r in rows(there, seat)]
        assert groups == sorted(groups)

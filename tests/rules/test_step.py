"""The engine's door: every event has its judge and its deed, and a refusal changes nothing."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.values import Code, Refusal, Seat
from dealer_assist.rules.apply import APPLY, apply
from dealer_assist.rules.judge import JUDGE, judge
from dealer_assist.rules.step import Step, current, options, replay, step
from tests.support.tables import after_events, said, table

TABLE = "B1 S2 b3 | 1-4, 5 away, 6 -"


# One of every kind.
EVERY = said(
    "join 6, choose 1 post, leave 1, bust 1, rebuy 1, away 1, back 5, move 1 to=6, play_over 5,"
    "owner_back 5, straddle 4, unstraddle 4, kill 4, house unit=5, seats 7, level 2, deal, hand,"
    "end, misdeal, button 3, draw 1=Kd, upcards 1=4d, act 1 action=call, street, dead_hand 1,"
    "dealt_in_owing 1 looked=true acted=false, wrong_level 2 substantial=false"
)


@pytest.mark.parametrize("event", EVERY, ids=lambda event: type(event).__name__)
def test_every_event_has_a_judge_and_a_deed_or_is_refused_as_not_built(event: Event) -> None:
    assert {type(one) for one in EVERY} == set(events.EVENTS)
    assert (type(event) in JUDGE) == (type(event) in APPLY)
    if type(event) not in JUDGE:
        refusal = judge(table(TABLE), event)
        assert refusal is not None
        assert refusal.code is Code.NOT_BUILT


@pytest.mark.parametrize("opening", [TABLE, "new game | 1-4, 5 away, 6 -", "moving " + TABLE])
@pytest.mark.parametrize("happens", ["", "deal", "leave 1, leave 2, leave 3"])
@pytest.mark.parametrize("event", EVERY, ids=lambda event: type(event).__name__)
def test_any_event_is_accepted_or_refused(opening: str, happens: str, event: Event) -> None:
    there = table(opening)
    if happens and not (happens == "deal" and there.last is None):
        there = after_events(there, happens)
    refusal = judge(there, event)
    outcome = step(there, event)
    if refusal is not None:
        assert outcome == refusal
        assert refusal.reasons
    else:
        assert isinstance(outcome, Step)
        assert outcome.table == apply(there, event)


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ("join 1", "seat_taken"),
        ("join 9", "no_such_seat"),
        ("join 6 0", "needs_chips"),
        ("leave 6", "seat_empty"),
        ("bust 6", "seat_empty"),
        ("away 6", "seat_empty"),
        ("away 5", "already_away"),
        ("back 6", "seat_empty"),
        ("back 1", "not_away"),
        ("rebuy 6", "seat_empty"),
        ("rebuy 1", "has_chips"),
        ("choose 6 post", "seat_empty"),
        ("choose 1 post", "not_entering"),
        ("choose 5 post", "not_entering"),
        ("seats 4", "seats_in_use"),
        ("seats 1", "bad_seat_count"),
        ("seats 13", "bad_seat_count"),
        ("button 9", "no_such_seat"),
        ("button 1 small=9", "no_such_seat"),
        ("button 1 big=6", "bad_positions"),
        ("button 1 small=2 big=2", "bad_positions"),
        ("draw 1=Kd 2=Kd 3=2c 4=3c", "same_card_twice"),
        ("draw 1=Kd", "draw_incomplete"),
        ("draw 1=Xx 2=Kd 3=2c 4=3c", "bad_card"),
        ("draw 1=Ks 2=Kd 3=2c 4=3c 6=5c", "seat_empty"),
        ("end", "no_hand_in_play"),
        ("misdeal", "no_hand_in_play"),
        ("house button=dancing", "bad_house_value"),
        ("house colour=red", "unknown_house_key"),
        ("house context=tournament buy_button=true", "senseless_house"),
    ],
)
def test_a_refusal_names_its_code(event: str, code: str) -> None:
    there = table(TABLE)
    (wanted,) = said(event)
    refusal = step(there, wanted)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert step(there, wanted) == refusal


def test_replay_stops_at_the_first_refusal() -> None:
    there = table(TABLE)
    stopped = replay(there, said("leave 2, leave 2, leave 3"))
    assert stopped.done == 1
    assert stopped.problem is not None
    assert stopped.problem.code is Code.SEAT_EMPTY
    assert stopped.table == after_events(there, "leave 2")


def test_a_table_between_hands_shows_the_hand_that_is_then_dealt() -> None:
    there = table(TABLE)
    assert after_events(there, "deal").dealt == current(there)


@pytest.mark.parametrize("seat", range(1, 7))
@pytest.mark.parametrize("happens", ["", "deal", "bust 2", "join 6", "join 6, deal"])
def test_what_a_seat_offers_is_what_may_happen(happens: str, seat: int) -> None:
    there = after_events(table(TABLE), happens)
    offered = options(there, Seat(seat))
    assert offered
    for option in offered:
        if option.refusal is None:
            assert not isinstance(step(there, option.event), Refusal)

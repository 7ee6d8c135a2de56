"""The hand followed last, wherever it stands in the night."""

from collections.abc import Sequence

from dealer_assist.core import events
from dealer_assist.core.events import Action, Event
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.session.followed import Followed, follow
from dealer_assist.session.last_followed import last_followed
from dealer_assist.session.log import SessionLog
from tests.support.tables import table

OPENING = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan"
DEAL, END = events.Deal(), events.End()


def night(*entries: Sequence[Event]) -> SessionLog:
    log = SessionLog.begin(table(OPENING))
    for at, told in enumerate(entries):
        then = log.submit(told, at)
        assert not isinstance(then, Refusal), told
        log = then
    return log


def fold(seat: int) -> tuple[Event, ...]:
    return (events.Act(seat=Seat(seat), action=Action.FOLD),)


def found(log: SessionLog) -> tuple[int, int, Followed]:
    last = last_followed(log)
    assert last is not None
    hand = follow(last.opening, last.events)
    assert not isinstance(hand, Refusal)
    return last.hand, last.at, hand


def test_without_an_action_there_is_none() -> None:
    assert last_followed(night((DEAL,), (END, DEAL))) is None


def test_the_hand_in_play_counts() -> None:
    number, at, hand = found(night((DEAL,), fold(1), fold(2)))
    assert (number, at, len(hand.moments), hand.ended) == (1, 0, 2, False)


def test_hands_played_since_without_following_do_not() -> None:
    number, at, hand = found(night((DEAL,), (END, DEAL), fold(2), (END, DEAL), (END, DEAL)))
    assert (number, at, len(hand.moments), hand.ended) == (2, 1, 1, True)


def test_what_was_said_between_the_deal_and_the_end_belongs_to_it() -> None:
    away = (events.Away(seat=Seat(4)),)
    number, _at, hand = found(night((DEAL,), fold(1), away, (END,), (DEAL,)))
    assert (number, hand.ended) == (1, True)

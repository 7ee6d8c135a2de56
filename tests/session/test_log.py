from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.events import Away, Back, Bust, Deal, End, Event, Join, Leave, Rebuy
from dealer_assist.core.table import Table
from dealer_assist.core.values import Code, Presence, Refusal, Seat
from dealer_assist.session.journal import Recovered, recover
from dealer_assist.session.log import SessionLog
from tests.session.nights import START, write_night

ONE, TWO, FOUR = Seat(1), Seat(2), Seat(4)

seats = st.integers(1, 4).map(Seat)
said = st.one_of(
    st.just([Deal()]),
    st.just([End(), Deal()]),
    seats.map(lambda seat: [Away(seat=seat)]),
    seats.map(lambda seat: [Back(seat=seat)]),
    seats.map(lambda seat: [Bust(seat=seat)]),
    seats.map(lambda seat: [Rebuy(seat=seat)]),
    seats.map(lambda seat: [Leave(seat=seat)]),
    seats.map(lambda seat: [Join(seat=seat, name="Dan")]),
)


def submit(log: SessionLog, *events: Event, at: int = 0) -> SessionLog:
    """Give the log after events that the rules must allow."""
    after = log.submit(events, at)
    assert isinstance(after, SessionLog), after
    return after


def undo(log: SessionLog) -> SessionLog:
    after = log.undo()
    assert after is not None
    return after


def redo(log: SessionLog) -> SessionLog:
    after = log.redo()
    assert after is not None
    return after


def flags(log: SessionLog) -> tuple[bool, bool]:
    """Say whether anything can be undone, and redone; the methods must agree with the log."""
    assert (log.undo() is not None) == bool(log.done)
    assert (log.redo() is not None) == bool(log.undone)
    return bool(log.done), bool(log.undone)


def presence(table: Table, seat: Seat) -> Presence:
    player = table.player(seat)
    assert player is not None
    return player.presence


def test_do_do_undo_undo_redo_redo_undo_do() -> None:
    begun = SessionLog.begin(START)
    assert flags(begun) == (False, False)
    first = submit(begun, Away(seat=ONE))
    assert flags(first) == (True, False)
    second = submit(first, Away(seat=TWO))
    assert flags(second) == (True, False)

    log = undo(second)
    assert (flags(log), log.table) == ((True, True), first.table)
    log = undo(log)
    assert (flags(log), log.table) == ((False, True), START)
    log = redo(log)
    assert (flags(log), log.table) == ((True, True), first.table)
    log = redo(log)
    assert (flags(log), log) == ((True, False), second)
    log = undo(log)
    assert (flags(log), log.table) == ((True, True), first.table)

    log = submit(log, Join(seat=FOUR, name="Dan"))
    assert flags(log) == (True, False)
    assert [entry.events for entry in log.done] == [
        (Away(seat=ONE),),
        (Join(seat=FOUR, name="Dan"),),
    ]
    assert presence(log.table, TWO) is Presence.HERE


def test_a_tap_of_two_events_is_one_undo() -> None:
    dealt = submit(SessionLog.begin(START), Deal())
    log = submit(dealt, End(), Deal(), at=1_000)
    assert (log.done[-1].events, log.done[-1].at) == ((End(), Deal()), 1_000)
    assert log.table.hand == dealt.table.hand + 1
    assert undo(log).table == dealt.table


def test_each_event_is_judged_on_the_table_that_the_one_before_left() -> None:
    alone = SessionLog.begin(START).submit([Back(seat=ONE)], 0)
    assert isinstance(alone, Refusal)
    log = submit(SessionLog.begin(START), Away(seat=ONE), Back(seat=ONE))
    assert presence(log.table, ONE) is Presence.HERE


def test_all_or_nothing() -> None:
    log = submit(SessionLog.begin(START), Away(seat=TWO))
    refusal = log.submit([Away(seat=ONE), Away(seat=ONE)], 0)
    assert isinstance(refusal, Refusal)
    assert refusal.code is Code.ALREADY_AWAY
    assert presence(log.table, ONE) is Presence.HERE


def test_an_entry_without_events_is_a_callers_bug() -> None:
    with pytest.raises(ValueError, match="needs an event"):
        SessionLog.begin(START).submit([], 0)


def test_an_entry_keeps_the_whole_table_it_led_to() -> None:
    log = submit(SessionLog.begin(START), Deal())
    assert log.table.dealt is not None
    assert log.done[-1].table == log.table


@given(st.lists(said, max_size=12), st.integers(0, 12))
def test_undone_and_redone_as_often_nothing_changes(taps: list[list[Event]], times: int) -> None:
    log = SessionLog.begin(START)
    tables = [START]
    for at, events in enumerate(taps):
        after = log.submit(events, at)
        if isinstance(after, SessionLog):
            log = after
            tables.append(log.table)
    times = min(times, len(log.done))
    back = log
    for count in range(times):
        back = undo(back)
        assert back.table == tables[-2 - count]
    for _ in range(times):
        back = redo(back)
    assert back == log


def test_a_night_opened_again_can_be_undone_to_its_start(path: Path) -> None:
    log = SessionLog.begin(START)
    for seat in (ONE, TWO):
        log = submit(log, Away(seat=seat))
        log = submit(log, Back(seat=seat))
    write_night(path, *log.done)
    opened = recover(path)
    assert isinstance(opened, Recovered)
    live, again = log, opened.log
    while live.done:
        live, again = undo(live), undo(again)
        assert again == live
    assert again.table == START

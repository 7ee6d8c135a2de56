"""What a sheet offers for an option of the rules: this hand or the next, to do or to undo."""

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Change, Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import NOBODY, Code, Seat, refuse
from dealer_assist.rules.step import Option, coming, judge, options


def offers(table: Table, seat: Seat, *, this_hand: bool) -> tuple[Option, ...]:
    """List what a sheet offers, each judged as it counts for the hand that was chosen.

    Where a seat has the kill already, taking it away is offered; where it straddles the hand
    in play, taking the straddle back. Who is not dealt in is not offered to straddle.
    """
    found = (_offer(table, option, this_hand=this_hand) for option in options(table, seat))
    return tuple(option for option in found if not _is_idle(table, option))


def _offer(table: Table, option: Option, *, this_hand: bool) -> Option:
    event = _turned(table, option.event, this_hand=this_hand)
    if this_hand and isinstance(event, Change):
        event = msgspec.structs.replace(event, now=True)
    if event != option.event:
        option = Option(event=event, refusal=judge(table, event))
    return _too_late(option)


def _is_idle(table: Table, option: Option) -> bool:
    """Say whether a straddle is not worth a row: no cards, or chips set aside already."""
    event, refusal = option.event, option.refusal
    if not isinstance(event, events.Straddle) or refusal is None:
        return False
    again = event.sleeper and event.seat in _straddled(table)
    return again or refusal.code is Code.NOT_DEALT_IN


def _straddled(table: Table) -> set[Seat]:
    """Seats whose straddle or sleeper was said for the hand in play, or for the coming one."""
    there = table if table.before is None else table.before
    return {said.seat for said in there.straddles}


def _turned(table: Table, event: Event, *, this_hand: bool) -> Event:
    """Turn what is so already into its contrary."""
    if isinstance(event, events.Kill) and event.seat == _killer(table, this_hand=this_hand):
        return events.Kill(seat=NOBODY)
    if not isinstance(event, events.Straddle) or event.sleeper:
        return event
    said = event.seat in _straddled(table)
    return events.Unstraddle(seat=event.seat, now=event.now) if said else event


def _killer(table: Table, *, this_hand: bool) -> Seat:
    there = table.before if this_hand and table.before is not None else coming(table)
    return there.kill


def _too_late(option: Option) -> Option:
    """A straddle that comes too late counts for no hand, and its reason says so."""
    refusal = option.refusal
    late = refusal is not None and refusal.code is Code.ACTION_STARTED
    if not late or not isinstance(option.event, events.Straddle | events.Unstraddle):
        return option
    reason = refuse(Code.STRADDLE_AFTER_DEAL, option.event.seat, rule="wikipedia-straddle")
    return Option(event=option.event, refusal=reason)

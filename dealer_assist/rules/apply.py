"""What the table is after an event. Nothing is forbidden here: ``judge`` has said yes."""

from collections.abc import Callable
from typing import Any

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import Entry, Ruling
from dealer_assist.rules import changes, in_hand, streets
from dealer_assist.rules.in_hand import deal, end


def apply(table: Table, event: Event) -> Table:
    """Give the table after an event that the rules allow.

    A change said in a hand alters the seats at once and the hand in play not at all. With
    ``now`` the hand is planned again from the table before its deal, and every other change
    said since keeps waiting.

    Raises:
        ValueError: The event is not allowed: a caller's bug.
    """
    if counts_now(table, event):
        return replan(table, event)
    changed = APPLY[type(event)](table, event)
    if table.dealt is None or changed.dealt is None or not isinstance(event, events.Change):
        return changed
    return msgspec.structs.replace(changed, since=(*table.since, event))


def counts_now(table: Table, event: Event) -> bool:
    """Say whether an event has the hand in play planned again.

    So does a change said with ``now``, and the button put right before anybody has acted.
    """
    if table.dealt is None:
        return False
    if isinstance(event, events.Button):
        return not action_started(table)
    return isinstance(event, events.Change) and event.now


def action_started(table: Table) -> bool:
    """Say whether an action, a street or the up cards of the hand in play are recorded."""
    betting = table.betting
    return bool(table.boards) or (betting is not None and (betting.acts > 0 or betting.round > 1))


def before_deal(table: Table, event: Event) -> Table:
    """The table before the deal of the hand in play, with an event that counts for that hand.

    Raises:
        ValueError: No hand is in play: a caller's bug.
    """
    if table.before is None:
        message = "no hand is in play"
        raise ValueError(message)
    return APPLY[type(event)](table.before, event)


def replan(table: Table, event: Event) -> Table:
    """Deal the hand in play again with an event that counts for it; the rest keeps waiting."""
    again = deal(before_deal(table, event))
    for waiting in still_waiting(table, event):
        again = apply(again, waiting)
    return again


def still_waiting(table: Table, event: Event) -> tuple[Event, ...]:
    """Changes said in the hand that go on waiting; the same one said again counts now."""
    said = msgspec.structs.replace(event, now=False) if isinstance(event, events.Change) else event
    return tuple(waiting for waiting in table.since if waiting != said)


def coming(table: Table) -> Table:
    """The table as it will stand between hands: itself, or with the hand in play over."""
    return table if table.dealt is None else end(table, events.End())


def _dealt_in_owing(table: Table, event: events.DealtInOwing) -> Table:
    """Rule on a player who was dealt in while owing blinds.

    Source:
        robert-4-11, wsop-live-2026-161.
    """
    if event.acted:
        kept = changes.changed(table, event.seat, entry=Entry.POST, entry_kept=True)
        return msgspec.structs.replace(kept, ruling=Ruling.HAND_STANDS_POST_NEXT)
    if event.looked:
        return in_hand.kill_hand(table, event.seat)
    post = events.Choose(seat=event.seat, entry=events.Choice.POST)
    ways = dict(table.dealt.choices).get(event.seat, ()) if table.dealt is not None else ()
    in_time = Entry.POST in ways and not action_started(table)
    posted = replan(table, post) if in_time else table
    return msgspec.structs.replace(posted, ruling=Ruling.POST_NOW)


def _wrong_level(table: Table, event: events.WrongLevel) -> Table:
    """Rule on a hand dealt at another level: corrected before substantial action.

    Source:
        tda-2024-23, tda-2024-36.
    """
    change = events.Level(number=event.number)
    if event.substantial:
        return msgspec.structs.replace(apply(table, change), ruling=Ruling.HAND_STANDS)
    corrected = in_hand.with_folds(changes.level(replan(table, change), change), table.betting)
    return msgspec.structs.replace(corrected, ruling=Ruling.LEVEL_CORRECTED)


APPLY: dict[type[Any], Callable[[Table, Any], Table]] = {
    events.Join: changes.join,
    events.Choose: changes.choose,
    events.Leave: changes.leave,
    events.Bust: changes.bust,
    events.Rebuy: changes.rebuy,
    events.Away: changes.away,
    events.Back: changes.back,
    events.Move: changes.move,
    events.PlayOver: changes.play_over,
    events.OwnerBack: changes.owner_back,
    events.Straddle: changes.straddle,
    events.Unstraddle: changes.unstraddle,
    events.Kill: changes.kill,
    events.House: changes.house,
    events.Seats: changes.seats,
    events.Level: changes.level,
    events.Button: changes.button,
    events.Draw: changes.draw,
    events.Deal: in_hand.begin,
    events.Hand: in_hand.whole,
    events.End: in_hand.end,
    events.Misdeal: in_hand.misdeal,
    events.Upcards: streets.upcards,
    events.Act: in_hand.act,
    events.Street: streets.street,
    events.DealtInOwing: _dealt_in_owing,
    events.WrongLevel: _wrong_level,
    events.DeadHand: in_hand.dead_hand,
}

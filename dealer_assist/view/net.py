"""What changes said one after the other come to, so that only the difference is told."""

from collections.abc import Iterable

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Choice, Event
from dealer_assist.core.values import NOBODY, Seat

OPPOSITES: dict[type, type] = {
    events.Away: events.Back,
    events.Back: events.Away,
}
"""What takes a change of the same seat back."""

REPLACED = (events.Choose, events.Kill, events.Level, events.Seats)
"""Changes of which only the last one counts."""


def net(changes: Iterable[Event]) -> tuple[Event, ...]:
    """Leave out what was taken back or said anew, and join changes of the house rules.

    Args:
        changes: In order, all for the same hand.

    Returns:
        What is left, in order; nothing where everything was taken back.
    """
    left: list[Event] = []
    for change in changes:
        earlier = _earlier(left, change)
        if earlier is None:
            left.append(change)
        elif isinstance(change, events.House) and isinstance(earlier, events.House):
            both = msgspec.structs.replace(change, set={**earlier.set, **change.set})
            left[left.index(earlier)] = both
        else:
            left.remove(earlier)
            if isinstance(change, REPLACED):
                left.append(change)
    return tuple(left)


def _earlier(left: list[Event], change: Event) -> Event | None:
    """What a change takes back, replaces or adds to: the last word about its seat, if that."""
    seat = _seat(change)
    if isinstance(change, events.House | events.Kill | events.Level | events.Seats):
        return next((other for other in left if type(other) is type(change)), None)
    last = next((other for other in reversed(left) if seat and seat in _seats(other)), None)
    if last is None or _seat(last) != seat:
        return None
    same = isinstance(change, events.Choose) and isinstance(last, events.Choose)
    return last if same or _takes_back(change, last) else None


def _takes_back(change: Event, last: Event) -> bool:
    plain = getattr(change, "entry", Choice.WAIT) is Choice.WAIT
    return plain and OPPOSITES.get(type(last)) is type(change)


def _seat(change: Event) -> Seat:
    return Seat(getattr(change, "seat", NOBODY))


def _seats(change: Event) -> tuple[Seat, ...]:
    return (_seat(change), Seat(getattr(change, "to", NOBODY)))

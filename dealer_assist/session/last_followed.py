"""Finding the hand that was followed last in a night."""

from collections.abc import Sequence

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.session.followed import last_hand
from dealer_assist.session.log import Entry, SessionLog


class LastFollowed(msgspec.Struct, frozen=True, kw_only=True):
    """A hand with at least one action, ready for ``followed.follow``."""

    opening: Table  # before its deal
    position: int  # how many entries came before the one that dealt it
    at: int  # Unix seconds, when it was dealt
    events: tuple[Event, ...]  # from the deal on

    @property
    def hand(self) -> int:
        """Its number."""
        return self.opening.hand + 1


def last_followed(log: SessionLog) -> LastFollowed | None:
    """Find the last hand of a night with a recorded action; None where there is none."""
    last = next((n for n in reversed(range(len(log.done))) if _acts(log.done[n].events)), None)
    if last is None:
        return None
    dealt = next(n for n in reversed(range(last + 1)) if _deals(log.done[n].events))
    found = last_hand(_up_to_its_end(log, last))
    assert found is not None
    opening, told = found
    return LastFollowed(opening=opening, position=dealt, at=log.done[dealt].at, events=told)


def _acts(told: Sequence[Event]) -> bool:
    return any(isinstance(event, events.Act) for event in told)


def _deals(told: Sequence[Event]) -> bool:
    return any(isinstance(event, events.Deal) for event in told)


def _up_to_its_end(log: SessionLog, number: int) -> SessionLog:
    """Cut a night after the first end of a hand that comes with an entry or later."""
    kept: list[Entry] = list(log.done[:number])
    for entry in log.done[number:]:
        ends = (n for n, event in enumerate(entry.events, 1) if isinstance(event, events.End))
        end = next(ends, 0)
        if end:
            kept.append(msgspec.structs.replace(entry, events=entry.events[:end]))
            break
        kept.append(entry)
    return SessionLog.of(log.start, kept, ())

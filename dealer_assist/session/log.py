"""The night as a value: what was said, what each of it led to, and what can be redone."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import Refusal
from dealer_assist.rules.step import step

_encoder = msgspec.json.Encoder()
_table_decoder = msgspec.json.Decoder(Table)


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one tap said, when, and the table it led to.

    The table is kept as the JSON of its journal line: ten thousand decoded tables would be two
    million objects for the garbage collector to walk through in the middle of a tap.
    """

    at: Annotated[int, msgspec.Meta(ge=0)]  # Unix seconds
    events: Annotated[tuple[Event, ...], msgspec.Meta(min_length=1)]  # as they were said
    stored: msgspec.Raw = msgspec.field(name="table")  # the whole table after the events

    @property
    def table(self) -> Table:
        """The table after the events, decoded anew each time (tens of microseconds).

        Raises:
            msgspec.DecodeError: ``stored`` holds no table; never in an entry of a log.
        """
        return _table_decoder.decode(self.stored)


def entry(events: Sequence[Event], at: int, table: Table) -> Entry:
    """Make the entry of ``events``, said at ``at`` Unix seconds, that led to ``table``."""
    return Entry(at=at, events=tuple(events), stored=msgspec.Raw(_encoder.encode(table)))


class SessionLog(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every entry of a night in order, and those that were undone.

    ``SessionLog.begin`` makes the first one; every other comes from its methods, so that
    ``table`` is always the last done entry's, or ``start`` where none is.
    """

    start: Table  # before the first entry
    table: Table  # as it stands now
    done: tuple[Entry, ...] = ()  # the last one is undone first
    undone: tuple[Entry, ...] = ()  # the last one is redone first

    @classmethod
    def begin(cls, start: Table) -> "SessionLog":
        """Give the log of a night in which nothing was said yet."""
        return cls(start=start, table=start)

    @classmethod
    def of(cls, start: Table, done: Sequence[Entry], undone: Sequence[Entry]) -> "SessionLog":
        """Give the log that these entries lead to."""
        table = done[-1].table if done else start
        return cls(start=start, table=table, done=tuple(done), undone=tuple(undone))

    def submit(self, events: Sequence[Event], at: int) -> "SessionLog | Refusal":
        """Apply events as one entry, which is one undo: all of them or none.

        Args:
            events: One or more, in order; each is judged on the table the one before left.
            at: Unix seconds.

        Returns:
            The log with one entry more and nothing left to redo, or the first refusal.

        Raises:
            ValueError: No event at all: a caller's bug.
        """
        if not events:
            message = "an entry needs an event"
            raise ValueError(message)
        table = self.table
        for event in events:
            outcome = step(table, event)
            if isinstance(outcome, Refusal):
                return outcome
            table = outcome.table
        done = (*self.done, entry(events, at, table))
        return SessionLog(start=self.start, table=table, done=done)

    def undo(self) -> "SessionLog | None":
        """Step back one entry; None where nothing was done."""
        if not self.done:
            return None
        return SessionLog.of(self.start, self.done[:-1], (*self.undone, self.done[-1]))

    def redo(self) -> "SessionLog | None":
        """Step forward again by the entry undone last; None where there is none."""
        if not self.undone:
            return None
        return SessionLog.of(self.start, (*self.done, self.undone[-1]), self.undone[:-1])

"""What players were renamed to: a note of the night that no undo touches."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from dealer_assist.core.events import Event, Join
from dealer_assist.core.table import Table
from dealer_assist.core.values import Seat
from dealer_assist.session.log import SessionLog
from dealer_assist.session.records import Note, NoteValue

SEAT, NAME, SINCE = "seat", "name", "since"


class NameBook:
    """Names by whoever sits in a seat, not by seat.

    Somebody is told apart by the entry he sat down with: its position in the log, 0 for those
    who were there from the start. So a name survives undo, and does not pass to the next player
    of the seat.
    """

    def __init__(self) -> None:
        """Know nobody."""
        self._sat_down: defaultdict[Seat, list[int]] = defaultdict(list)
        self._names: dict[tuple[Seat, int], str] = {}

    @classmethod
    def of(cls, log: SessionLog, notes: Iterable[Note]) -> "NameBook":
        """Read the book of a night that was opened again."""
        book = cls()
        for position, entry in enumerate((*log.done, *reversed(log.undone)), 1):
            book.entered(entry.events, position)
        for note in notes:
            book._read(note.note)
        return book

    def _read(self, note: Mapping[str, NoteValue]) -> None:
        match note:
            case {"seat": int(seat), "name": str(name), "since": int(since)}:
                self._names[Seat(seat), since] = name
            case _:  # about something else
                pass

    def entered(self, events: Iterable[Event], position: int) -> None:
        """Take note of an entry; what was undone before it is gone.

        Args:
            events: What it says.
            position: How many entries are done with it.
        """
        for starts in self._sat_down.values():
            while starts and starts[-1] >= position:
                starts.pop()
        self._names = {key: name for key, name in self._names.items() if key[1] < position}
        for event in events:
            if isinstance(event, Join):
                self._sat_down[event.seat].append(position)

    def rename(self, seat: Seat, name: str, position: int) -> Note:
        """Give whoever sits in a seat at a position another name, and return it as a note."""
        since = self._since(seat, position)
        self._names[seat, since] = name
        return Note(note={SEAT: int(seat), NAME: name, SINCE: since})

    def apply(self, table: Table, position: int) -> Table:
        """Return the table at a position of the log with everybody's name of now."""
        changed = {
            seat: self._names[seat, self._since(seat, position)]
            for seat in {seat for seat, _ in self._names}
            if (seat, self._since(seat, position)) in self._names
        }
        for seat, name in changed.items():
            player = table.player(seat)
            if player is not None:
                table = table.with_player(seat, msgspec.structs.replace(player, name=name))
        return table

    def _since(self, seat: Seat, position: int) -> int:
        starts = self._sat_down.get(seat, [])
        return max((start for start in starts if start <= position), default=0)

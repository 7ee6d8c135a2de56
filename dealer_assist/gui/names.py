"""What players were renamed to: a note of the night that no undo touches."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Seat
from dealer_assist.session.log import Entry, SessionLog
from dealer_assist.session.records import Note, NoteValue

SEAT, NAME, SINCE, FORGOTTEN = "seat", "name", "since", "forgotten"


class Person(NamedTuple):
    """Somebody, told apart by where and when he sat down."""

    seat: Seat  # his first one
    since: int  # position of the entry in the log, 0 for those who were there from the start


Seating = Mapping[Seat, tuple[Person, ...]]
"""Who holds a seat, the last one sitting in it; before him the owner he plays over for."""


class _Seated(NamedTuple):
    now: Seating
    dealt: Seating  # before the deal of the hand in play


class NameBook:
    """Names by person, not by seat.

    So a name goes along when its player changes seat, survives undo, and does not pass to the
    next player of the seat.
    """

    def __init__(self) -> None:
        """Know nobody."""
        self._seated: list[tuple[int, _Seated]] = [(0, _Seated({}, {}))]
        self._names: dict[Person, str] = {}

    @classmethod
    def of(cls, log: SessionLog, notes: Iterable[Note]) -> "NameBook":
        """Read the book of a night that was opened again."""
        book = cls()
        for position, entry in enumerate((*log.done, *reversed(log.undone)), 1):
            book.entered(entry, position)
        for note in notes:
            book._read(note.note)
        return book

    def _read(self, note: Mapping[str, NoteValue]) -> None:
        match note:
            case {"seat": int(seat), "name": str(name), "since": int(since)}:
                self._names[Person(Seat(seat), since)] = name
            case {"seat": int(seat), "forgotten": True, "since": int(since)}:
                self._names.pop(Person(Seat(seat), since), None)
            case _:  # about something else
                pass

    def entered(self, entry: Entry, position: int) -> tuple[Note, ...]:
        """Take note of an entry; what was undone before it is gone.

        Args:
            entry: What was said.
            position: How many entries are done with it.

        Returns:
            What to write down: names of players who sat down in what is gone.
        """
        while self._seated[-1][0] >= position:
            self._seated.pop()
        gone = [person for person in self._names if person.since >= position]
        for person in gone:
            del self._names[person]
        before = self._seated[-1][1]
        after = _after(before, entry, position)
        if after != before:
            self._seated.append((position, after))
        return tuple(
            Note(note={SEAT: int(person.seat), FORGOTTEN: True, SINCE: person.since})
            for person in gone
        )

    def rename(self, seat: Seat, name: str, position: int) -> Note:
        """Give whoever sits in a seat at a position another name, and return it as a note."""
        person = _people(self._at(position).now, seat)[-1]
        self._names[person] = name
        return Note(note={SEAT: int(person.seat), NAME: name, SINCE: person.since})

    def apply(self, table: Table, position: int) -> Table:
        """Return the table at a position of the log with everybody's name of now."""
        if not self._names:
            return table
        seated = self._at(position)
        if table.before is not None:
            before = self._named(table.before, seated.dealt)
            table = msgspec.structs.replace(table, before=before)
        return self._named(table, seated.now)

    def _at(self, position: int) -> _Seated:
        return next(seated for since, seated in reversed(self._seated) if since <= position)

    def _named(self, table: Table, seating: Seating) -> Table:
        for seat, player in table.players():
            named = self._renamed(player, _people(seating, seat))
            if named is not player:
                table = table.with_player(seat, named)
        return table

    def _renamed(self, player: Player, people: tuple[Person, ...]) -> Player:
        """Give a player his name, and the owner he plays over for that of the owner."""
        name = self._names.get(people[-1])
        if name is not None:
            player = msgspec.structs.replace(player, name=name)
        if player.owner is not None and len(people) > 1:
            owner = self._renamed(player.owner, people[:-1])
            player = msgspec.structs.replace(player, owner=owner)
        return player


def _people(seating: Seating, seat: Seat) -> tuple[Person, ...]:
    return seating.get(seat, (Person(seat, 0),))


def _after(before: _Seated, entry: Entry, position: int) -> _Seated:
    """Say who sits where after an entry."""
    now, dealt = before
    for event in entry.events:
        if isinstance(event, events.Deal | events.Misdeal):
            dealt = now
        elif isinstance(event, events.Change) and event.now:
            dealt = _changed(dealt, event, position)
        now = _changed(now, event, position)
    if any(len(people) > 1 for people in now.values()):
        now = _without_substitutes(now, entry.table)
    return _Seated(now, dealt)


def _changed(seating: Seating, event: Event, position: int) -> Seating:
    match event:
        case events.Join(seat=seat):
            return {**seating, seat: (Person(seat, position),)}
        case events.Move(seat=seat, to=to):
            return {**seating, to: _people(seating, seat)}
        case events.PlayOver(seat=seat):
            return {**seating, seat: (_people(seating, seat)[0], Person(seat, position))}
        case _:  # nobody sits down
            return seating


def _without_substitutes(seating: Seating, table: Table) -> Seating:
    """Give back the seats that nobody plays over in any more: the rules decide when."""
    return {
        seat: people[:1] if (player := table.player(seat)) and not player.owner else people
        for seat, people in seating.items()
    }

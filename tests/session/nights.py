"""A small night to write, cut and flip: its tables are as short as a table can be."""

from pathlib import Path

from dealer_assist.core.events import Away, Back, Deal
from dealer_assist.core.house import HouseRules
from dealer_assist.core.table import Player, Positions, Table
from dealer_assist.core.values import Presence, Seat
from dealer_assist.session.journal import Journal
from dealer_assist.session.log import Entry, entry
from dealer_assist.session.records import Closed, Note, Record, Redone, Undone

START = Table(
    house=HouseRules(),
    seats=(Player(name="Ann"), Player(name="Émile"), Player(name="Cid"), None),
    hand=36,
    last=Positions(button=Seat(1), small=Seat(2), big=Seat(3)),
)
ANN_AWAY = START.with_player(Seat(1), Player(name="Ann", presence=Presence.AWAY))

AWAY: Entry = entry([Away(seat=Seat(1))], 1_000, ANN_AWAY)
BACK: Entry = entry([Back(seat=Seat(1)), Deal()], 1_060, START)
CLOCK = Note(note={"clock": "paused", "left": 432})

RECORDS: tuple[Record, ...] = (AWAY, Undone(), Redone(), BACK, CLOCK, Undone(), Closed())


def write_night(path: Path, *records: Record) -> Journal:
    """Give the journal at ``path``, which holds its opening line and ``records``."""
    journal = Journal.new(path, START)
    assert journal.save() is None
    for record in records:
        assert journal.append(record) is None
    return journal

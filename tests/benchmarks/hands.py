"""A nine-handed cash game, and nights of it."""

import functools

from dealer_assist.core.events import Deal, End
from dealer_assist.core.table import Player, Positions, Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.scenario.presets import load_presets
from dealer_assist.session.log import SessionLog
from tests.support.paths import RESOURCES

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
NEXT_HAND = (End(), Deal())


def nine_handed() -> Table:
    """Give a table between hands: nine seats, all taken."""
    return Table(
        house=load_presets(RESOURCES / "presets")["roberts"].house,
        seats=tuple(Player(name=name) for name in NAMES),
        hand=1,
        last=Positions(button=Seat(1), small=Seat(2), big=Seat(3)),
    )


@functools.cache
def night(hands: int) -> SessionLog:
    """Give the log of a night of so many hands; the last one is in play."""
    log = SessionLog.begin(nine_handed())
    for number in range(hands):
        after = log.submit(NEXT_HAND if number else NEXT_HAND[1:], at=1_800_000_000 + number)
        assert not isinstance(after, Refusal), after
        log = after
    return log

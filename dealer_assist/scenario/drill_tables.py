"""Tables to ask about: who sits where, and what the hands before have left behind."""

from functools import cache
from random import Random
from typing import Any

import msgspec

from dealer_assist.core.events import Button, Event, Hand
from dealer_assist.core.house import HouseRules, with_values
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import MAX_SEATS, MIN_SEATS, HandPlan, Player, Table, clockwise
from dealer_assist.core.values import NOBODY, Seat
from dealer_assist.rules.changes import allowed
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import replay
from dealer_assist.scenario.drill_values import MARKERS, Ask, Kind

NAMES = (
    "Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo",
    "Max", "Nia", "Oz", "Pam", "Rex", "Sue", "Tom", "Uma", "Val", "Wim", "Yan", "Zoe",
)  # fmt: skip
STAKES = ((1, 2), (2, 4), (5, 10), (10, 20), (25, 50), (50, 100), (100, 200))
_LAYOUT_ORDER = 20240229
"""Any number: layouts are put in one lasting order by it."""


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """How many seats a table has, and which are taken."""

    seats: int
    taken: tuple[Seat, ...]

    @property
    def empty(self) -> tuple[Seat, ...]:
        """Seats that nobody holds, in order."""
        return tuple(Seat(n) for n in range(1, self.seats + 1) if n not in self.taken)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A table between hands, and the hand it has just played."""

    table: Table
    hand: HandPlan


def layout(seed: int, least: int, most: int, *, room: bool = False) -> Layout:
    """Seat from ``least`` to ``most`` players; with ``room`` a seat stays empty.

    Two seeds give the same seats only if they lie as far apart as there are layouts: 286 for
    two players, more for any other number.
    """
    choice = _layouts(least, most, room=room)
    return choice[seed % len(choice)]


@cache
def _layouts(least: int, most: int, *, room: bool) -> tuple[Layout, ...]:
    found = [
        Layout(seats=seats, taken=taken)
        for seats in range(MIN_SEATS, MAX_SEATS + 1)
        for places in range(2**seats)
        if least <= places.bit_count() <= min(most, seats - room)
        for taken in [tuple(Seat(n + 1) for n in range(seats) if places >> n & 1)]
    ]
    Random(_LAYOUT_ORDER).shuffle(found)  # noqa: S311 - no secret
    return tuple(found)


def house_rules(method: ButtonRule, **values: Any) -> HouseRules:
    """House rules of a question: the defaults, a button method, and what the topic changes.

    Raises:
        ValueError: They make no sense together: a topic's bug.
    """
    return allowed(with_values(HouseRules(), {"button": method.value, **values}))


def seated(rng: Random, house: HouseRules, places: Layout) -> Table:
    """Seat players with names; nobody's chips are counted."""
    names = iter(rng.sample(NAMES, len(places.taken)))
    table = Table(house=house, seats=(None,) * places.seats)
    for seat in places.taken:
        table = table.with_player(seat, Player(name=next(names)))
    return table


def played(rng: Random, table: Table, button: Seat | None = None) -> Played:
    """Play a hand or a few.

    Args:
        rng: The question's own chance.
        table: Nobody has been dealt in yet; two players or more.
        button: Taken seat that has the button in the last of the hands; by default any.

    Returns:
        The table between hands, its first orbit over.
    """
    taken = [seat for seat, _player in table.players()]
    hands = rng.randint(1, 3)
    last = rng.choice(taken) if button is None else button
    back = clockwise(last, taken) * 2
    first = back[-hands]
    table = replay(table, (Button(seat=first), *[Hand()] * (hands - 1))).table
    hand = allowed(plan(table))
    table = replay(table, (Hand(),)).table
    return Played(table=msgspec.structs.replace(table, orbit=None), hand=hand)


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """What a question is drawn from: its seed, and the chance that follows from it."""

    rng: Random
    seed: int
    method: ButtonRule

    def layout(self, least: int, most: int, *, room: bool = False) -> Layout:
        """The seats of this question."""
        return layout(self.seed, least, most, room=room)

    def game(
        self, places: Layout, house: HouseRules | None = None, button: Seat | None = None
    ) -> Played:
        """Seat players, whose chips are not counted, and play a hand or a few."""
        table = seated(self.rng, house or self.house(), places)
        return played(self.rng, table, button)

    def house(self, **values: Any) -> HouseRules:
        """House rules with blinds of this question, unless ``values`` name some."""
        return house_rules(self.method, **{"blinds": self.rng.choice(STAKES), **values})


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A table, what happens at it, and what might be asked then: one group of asks of several."""

    before: Table
    events: tuple[Event, ...]
    asks: tuple[tuple[Ask, ...], ...]


def asks(*kinds: Kind, seat: Seat = NOBODY) -> tuple[tuple[Ask, ...], ...]:
    """Kinds that are asked one by one, each of them about the same seat or about none."""
    return tuple((Ask(kind=kind, seat=seat),) for kind in kinds)


WHERE = tuple(Ask(kind=kind) for kind in MARKERS)
"""Where button, small and big blind go: asked together."""

PLACES = (WHERE, WHERE, WHERE, *asks(Kind.FIRST_TO_ACT, Kind.LAST_TO_ACT))
"""What is asked about a hand; the markers most often."""

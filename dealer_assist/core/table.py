"""The table: who sits where, what the last hand left behind, and the hand in play.

Everything the rules carry from hand to hand is in ``Table``; a stored table needs nothing else.
"""

from bisect import bisect_right
from collections.abc import Iterable
from enum import StrEnum

import msgspec

from dealer_assist.core.betting import Betting
from dealer_assist.core.events import Event
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.values import (
    NO_CHIPS,
    NOBODY,
    Chips,
    Entry,
    Owes,
    Presence,
    Ruling,
    Seat,
    Why,
)

MIN_SEATS = 2
MAX_SEATS = 12
SEATS = tuple(map(Seat, range(1, MAX_SEATS + 1)))
"""All that a table may have, in order."""


def after(seat: Seat, seats: Iterable[Seat]) -> Seat:
    """First of ``seats`` clockwise after ``seat``; ``seat`` itself only if it is the only one.

    Raises:
        ValueError: ``seats`` is empty: a caller's bug.
    """
    ring = clockwise(seat, seats)
    if not ring:
        message = f"nobody to find after seat {seat}"
        raise ValueError(message)
    return ring[0]


def clockwise(seat: Seat, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """``seats`` in clockwise order, starting after ``seat``; if it is among them it comes last."""
    ordered = sorted(seats)
    start = bisect_right(ordered, seat)
    return tuple(ordered[start:] + ordered[:start])


def between(start: Seat, seat: Seat, end: Seat) -> bool:
    """True if ``seat`` lies strictly between two seats, going clockwise; never if they are one."""
    if start < end:
        return start < seat < end
    return start != end and (seat > start or seat < end)


def within(start: Seat, seat: Seat, end: Seat) -> bool:
    """Like ``between``, with ``end`` itself counted in."""
    return start != end and (seat == end or between(start, seat, end))


class Tally(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What a player has been dealt and has paid since sitting down, counted at each deal."""

    hands: int = 0
    big_blinds: int = 0
    small_blinds: int = 0
    buttons: int = 0
    dead: Chips = NO_CHIPS
    last_to_act: int = 0


class SeatMove(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A seat change that is not over until its owner is dealt in."""

    hands: int  # still to sit out
    may_post: bool = True
    dealing_off: bool = False  # had the button and moved at once
    spared: bool = False  # dealing off: the big blind has passed once, unmarked


class Player(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Somebody who holds a seat."""

    name: str = ""
    presence: Presence = Presence.HERE
    new: bool = False  # has not been dealt in yet
    owes: Owes = Owes.NOTHING
    missed: tuple[Chips, ...] = ()  # the blinds when the first one was missed
    entry: Entry = Entry.WAIT
    entry_kept: bool = False  # said on sitting down or coming back: used once it is open
    stack: Chips | None = None  # None: not counted
    absent_buttons: int = 0
    move: SeatMove | None = None
    owner: "Player | None" = None  # somebody plays over this absent player
    owner_back: bool = False
    away_since: int = 0  # number of the first hand missed, 0 if never away
    tally: Tally = Tally()

    @property
    def has_chips(self) -> bool:
        """False when busted, or with a counted stack of nothing."""
        return self.presence is not Presence.BUSTED and self.stack != 0


class Positions(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Where button and blinds were: what the next hand starts from, also on empty seats."""

    button: Seat
    small: Seat
    big: Seat  # moving button: the front, the farthest big blind
    third: Seat = NOBODY
    owed: tuple[tuple[Seat, int], ...] = ()  # moving button: small blinds owed
    rule: ButtonRule = ButtonRule.DEAD

    @property
    def front(self) -> Seat:
        """The farthest blind: the third where three are played, else the big blind."""
        return self.third or self.big

    @property
    def owes(self) -> dict[Seat, int]:
        """Small blinds owed under the moving button."""
        return dict(self.owed)


class ByHand(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Button, and perhaps blinds, put down by the dealer for the coming hand."""

    button: Seat
    small: Seat = NOBODY
    big: Seat = NOBODY
    drawn: bool = False


class StraddleSaid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A straddle announced for the coming hand."""

    seat: Seat
    amount: Chips
    sleeper: bool = False


class Deferred(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A blind that its owner did not post because he had the kill: live on his next hand."""

    seat: Seat
    amount: Chips


class PostKind(StrEnum):
    """What chips before the first action are for."""

    ANTE = "ante"  # one's own
    TABLE_ANTE = "table_ante"  # one player's, for everybody
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    THIRD_BLIND = "third_blind"
    BUTTON_BLIND = "button_blind"
    DEFERRED = "deferred"
    OWED_SMALL = "owed_small"
    DEAD_BLIND = "dead_blind"
    MISSED = "missed"
    ENTRY = "entry"
    BOUGHT_BUTTON = "bought_button"
    BRING_IN = "bring_in"
    KILL = "kill"
    STRADDLE = "straddle"


class Post(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Chips a seat puts in before the first action."""

    seat: Seat
    kind: PostKind
    live: Chips = NO_CHIPS
    dead: Chips = NO_CHIPS


class HandPlan(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """One hand, decided before the first card: places, orders, chips, and why."""

    hand: int
    level: int
    positions: Positions
    small_blinds: tuple[Seat, ...]
    big_blinds: tuple[Seat, ...]
    third_blinds: tuple[Seat, ...] = ()
    small_blind_position: Seat = NOBODY
    dealt_in: tuple[Seat, ...]
    heads_up: bool
    deal_order: tuple[Seat, ...]
    first_order: tuple[Seat, ...]
    later_order: tuple[Seat, ...]
    posts: tuple[Post, ...]
    all_in: tuple[Seat, ...] = ()
    price: Chips
    step: Chips  # smallest bet or raise of the first round
    owes: tuple[tuple[Seat, Owes], ...] = ()  # markers once the hand is dealt
    absent_buttons: tuple[tuple[Seat, int], ...] = ()
    choices: tuple[tuple[Seat, tuple[Entry, ...]], ...] = ()
    bought: Seat = NOBODY
    took_over: tuple[Seat, ...] = ()  # owners who have their seats back from now on
    entry_closed: tuple[Seat, ...] = ()  # their choice is no longer open: they wait
    straddles: tuple[tuple[Seat, Chips], ...] = ()
    sleepers: tuple[tuple[Seat, Chips], ...] = ()  # set aside, in no pot yet
    straddles_lost: tuple[Seat, ...] = ()  # said, but not possible any more: chips back
    kill: Seat = NOBODY
    kill_by_post: bool = False  # by a lowball newcomer's double post
    deferred: tuple[Deferred, ...] = ()  # blinds put off by this hand's kill
    leg: Seat = NOBODY
    limits: tuple[Chips, ...] = ()
    bring_in: Seat = NOBODY
    why: tuple[Why, ...] = ()

    @property
    def button(self) -> Seat:
        """Seat of the button, taken or empty; nobody in a game without one."""
        return self.positions.button

    @property
    def dead_button(self) -> bool:
        """True where nobody dealt in sits at the button."""
        return self.button != NOBODY and self.button not in self.dealt_in

    @property
    def pot(self) -> Chips:
        """All chips before the first action."""
        return Chips(sum(post.live + post.dead for post in self.posts))

    def live(self, seat: Seat) -> Chips:
        """Live chips of a seat before the first action."""
        return Chips(sum(post.live for post in self.posts if post.seat == seat))

    def dead(self, seat: Seat) -> Chips:
        """Dead chips of a seat before the first action."""
        return Chips(sum(post.dead for post in self.posts if post.seat == seat))


class FirstOrbitState(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A new game until the button comes round to its first seat."""

    button: Seat
    passed: tuple[Seat, ...]  # seats the big blind has reached or passed


class Table(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A table between hands, or with a hand in play.

    Seats change at once; the hand in play keeps its plan, so that a change counts from the
    next hand. ``before`` is the table as it was before the deal and ``since`` what was said
    after it: with both, a change that counts for this hand plans it again.
    """

    house: HouseRules
    seats: tuple[Player | None, ...]
    level: int = 1
    hand: int = 0  # hands dealt so far
    last: Positions | None = None  # None: a new game
    by_hand: ByHand | None = None
    orbit: FirstOrbitState | None = None
    dealt: HandPlan | None = None
    before: "Table | None" = None
    since: tuple[Event, ...] = ()
    dead_hands: tuple[Seat, ...] = ()
    ruling: Ruling | None = None
    straddles: tuple[StraddleSaid, ...] = ()  # for the coming hand
    leg: Seat = NOBODY  # won the last pot
    kill: Seat = NOBODY  # kills the coming hand
    kill_said: bool = False  # by hand, so the hand in play does not decide it
    deferred: tuple[Deferred, ...] = ()
    boards: tuple[tuple[Seat, tuple[str, ...]], ...] = ()  # stud: up cards
    betting: Betting | None = None  # of the hand in play

    @property
    def hand_house(self) -> HouseRules:
        """House rules of the hand in play; other ones said since count from the next hand."""
        return self.house if self.before is None else self.before.house

    def player(self, seat: Seat) -> Player | None:
        """Who holds a seat; None for an empty seat or one the table does not have."""
        return self.seats[seat - 1] if 1 <= seat <= len(self.seats) else None

    def players(self) -> tuple[tuple[Seat, Player], ...]:
        """Every taken seat with its player, in order."""
        numbered = zip(SEATS, self.seats, strict=False)
        return tuple([(seat, player) for seat, player in numbered if player is not None])

    def with_player(self, seat: Seat, player: Player | None) -> "Table":
        """The table with another player, or nobody, in a seat."""
        seats = (*self.seats[: seat - 1], player, *self.seats[seat:])
        return msgspec.structs.replace(self, seats=seats)


def drawing(table: Table) -> str:
    """The table in one line, for errors and failing tests: ``#3 dead B2 S3 b4 | 1 Ann, 2 -, …``."""
    last = table.last
    marks = f"B{last.button} S{last.small} b{last.big}" if last else "new game"
    if last and last.third:
        marks += f" T{last.third}"
    if last and last.owed:
        marks += " owed " + ",".join(f"{seat}:{count}" for seat, count in last.owed)
    seats = ", ".join(_seat_drawing(table, Seat(n)) for n in range(1, len(table.seats) + 1))
    state = "in hand" if table.dealt else "between"
    return f"#{table.hand} {table.house.button} {marks} {state} | {seats}"


def _seat_drawing(table: Table, seat: Seat) -> str:
    player = table.player(seat)
    if player is None:
        return f"{seat} -"
    words = [str(seat), player.name or "?"]
    if player.presence is not Presence.HERE:
        words.append(player.presence.value)
    if player.new:
        words.append("new")
    if player.owes is not Owes.NOTHING:
        words.append(f"owes {player.owes.value}")
    if player.entry is not Entry.WAIT:
        words.append(player.entry.value)
    if player.stack is not None:
        words.append(str(player.stack))
    return " ".join(words)


def problems(table: Table) -> tuple[str, ...]:
    """What is wrong with a table that was read from a file: short English phrases, or nothing."""
    found = []
    if not MIN_SEATS <= len(table.seats) <= MAX_SEATS:
        found.append(f"{len(table.seats)} seats")
    for seat in (table.last.button, table.last.small, table.last.front) if table.last else ():
        if not 1 <= seat <= MAX_SEATS:
            found.append(f"a position at seat {seat}")
    if (table.dealt is None) != (table.before is None):
        found.append("half a hand")
    if table.house.levels and not 1 <= table.level <= len(table.house.levels):
        found.append(f"level {table.level} of {len(table.house.levels)}")
    return tuple(found)

"""The ``[table]`` of a scenario: who sits where, and what the hand before left behind."""

from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from dealer_assist.core.events import Amount, Name, SeatNumber, SeatOrNone
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ButtonRule, KillRule, ThirdBlind
from dealer_assist.core.table import (
    MAX_SEATS,
    MIN_SEATS,
    Player,
    Positions,
    Table,
    after,
    clockwise,
)
from dealer_assist.core.values import NOBODY, Owes, Presence, Seat
from dealer_assist.rules.stakes import stakes_at
from dealer_assist.scenario.reading import Piece

TABLE = "table"


class Last(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Places of the hand just played; lists under the moving button only."""

    button: SeatNumber
    small: SeatNumber | tuple[SeatNumber, ...] | None = None
    big: SeatNumber | tuple[SeatNumber, ...] | None = None
    third: SeatNumber | None = None


class Opening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ``[table]`` as it is written."""

    seats: int
    players: dict[SeatNumber, Name]
    stack: Amount | None = None
    stacks: dict[SeatNumber, Amount] = {}
    away: tuple[SeatNumber, ...] = ()
    new: tuple[SeatNumber, ...] = ()
    owes: dict[SeatNumber, Owes] = {}
    leg: SeatOrNone = NOBODY
    last: Last | None = None


def opening_table(opening: Opening, house: HouseRules, piece: Piece) -> Table:
    """Set up the table of a scenario.

    Args:
        opening: The ``[table]``.
        house: House rules in force.
        piece: Where it stands, to name the line of a fault.

    Returns:
        A table between hands. With ``last`` the first orbit is over; without it a new game
        begins, whose first button comes from an event.

    Raises:
        FileError: It contradicts itself: a stack for an empty seat, a place the table
            does not have, markers in a tournament.
    """
    for key, sentence in (*_seat_faults(opening), *_entrant_faults(opening, house)):
        raise piece.fault(sentence, key=f"{TABLE}.{key}")
    return Table(
        house=house,
        seats=tuple(_player(opening, house, Seat(n)) for n in range(1, opening.seats + 1)),
        last=_positions(opening.last, opening, house, piece) if opening.last else None,
        leg=opening.leg,
    )


def _seat_faults(opening: Opening) -> Iterator[tuple[str, str]]:
    if not MIN_SEATS <= opening.seats <= MAX_SEATS:
        yield "seats", f"a table has {MIN_SEATS} to {MAX_SEATS} seats, not {opening.seats}"
    for seat, name in opening.players.items():
        if seat > opening.seats:
            yield "players", f"there is no seat {seat}: the table has {opening.seats}"
        if not name.isprintable():
            yield "players", f"the name at seat {seat} does not stand in one line"
    named: Mapping[str, Iterable[Seat]] = {
        "stacks": opening.stacks,
        "away": opening.away,
        "new": opening.new,
        "owes": opening.owes,
        "leg": [opening.leg] if opening.leg else [],
    }
    for key, seats in named.items():
        for seat in seats:
            if seat not in opening.players:
                yield key, f"nobody sits in seat {seat}"
    for key, listed in (("away", opening.away), ("new", opening.new)):
        if len(set(listed)) < len(listed):
            yield key, "a seat is named twice"


def _entrant_faults(opening: Opening, house: HouseRules) -> Iterator[tuple[str, str]]:
    if opening.owes and not house.cash:
        yield "owes", "there are no missed-blind markers in a tournament"
    if opening.leg and house.kill is KillRule.OFF:
        yield "leg", "nobody holds a leg where these house rules have no kill"
    for seat, owes in opening.owes.items():
        if owes is Owes.NOTHING:
            yield "owes", f"seat {seat} owes small, big or both"
        if seat in opening.new:
            yield "owes", f"the player in seat {seat} is new, and a newcomer owes no missed blind"


def _player(opening: Opening, house: HouseRules, seat: Seat) -> Player | None:
    if seat not in opening.players:
        return None
    owes = opening.owes.get(seat, Owes.NOTHING)
    return Player(
        name=opening.players[seat],
        presence=Presence.AWAY if seat in opening.away else Presence.HERE,
        new=seat in opening.new,
        owes=owes,
        missed=() if owes is Owes.NOTHING else stakes_at(house, 1).amounts,
        stack=opening.stacks.get(seat, opening.stack),
    )


def _positions(last: Last, opening: Opening, house: HouseRules, piece: Piece) -> Positions:
    """Where the next hand starts from.

    Raises:
        FileError: A place is missing, is not at this table or falls on another one.
    """
    smalls, bigs = _seats(last.small), _seats(last.big)
    for key, sentence in _place_faults(last, opening.seats, house):
        raise piece.fault(sentence, key=f"{TABLE}.last.{key}")
    if house.button is ButtonRule.MOVING and bigs:
        return _moving_positions(last.button, smalls, bigs, opening.players)
    small = smalls[0] if smalls else last.button
    big = bigs[0] if bigs else small
    return Positions(
        button=last.button,
        small=small,
        big=big,
        third=_third(last, house, big, opening.players),
        rule=house.button,
    )


def _moving_positions(
    button: Seat, smalls: tuple[Seat, ...], bigs: tuple[Seat, ...], players: Iterable[Seat]
) -> Positions:
    """The front is the farthest big blind, and each big blind owes a small one.

    The place of the small blind is the next player's, but heads-up the button's: another
    button method starts from it.
    """
    heads_up = smalls == (button,) and len(bigs) == 1
    return Positions(
        button=button,
        small=button if heads_up else after(button, {*players, *bigs}),
        big=clockwise(button, bigs)[-1],
        owed=tuple((seat, 1) for seat in sorted(set(bigs))),
        rule=ButtonRule.MOVING,
    )


def _third(last: Last, house: HouseRules, big: Seat, players: Collection[Seat]) -> Seat:
    if not house.three_blinds(ThirdBlind.UTG):
        return NOBODY
    return last.third or after(big, players or (big,))


def _place_faults(last: Last, number: int, house: HouseRules) -> Iterator[tuple[str, str]]:
    third = house.three_blinds(ThirdBlind.UTG)
    for key in ("button", "small", "big", "third"):
        for seat in _seats(getattr(last, key)):
            if seat > number:
                yield key, f"there is no seat {seat}: the table has {number}"
    if last.third and not third:
        yield "third", "these house rules have no third blind left of the big blind"
    if house.blinds and last.big is None:
        yield "big", "the place of the big blind is missing"
    if house.button is not ButtonRule.MOVING:
        yield from _single_place_faults(last, house)


def _single_place_faults(last: Last, house: HouseRules) -> Iterator[tuple[str, str]]:
    for key in ("small", "big"):
        if isinstance(getattr(last, key), tuple):
            yield key, "only the moving button takes a list of seats"
    if house.blinds and last.small is None:
        yield "small", "the place of the small blind is missing"
    if last.small is not None and last.small == last.big and house.blinds:
        yield "big", f"small and big blind cannot both be at seat {last.big}"


def _seats(value: Seat | tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)

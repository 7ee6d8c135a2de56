"""Newcomers, returns and seat changes: who is dealt in, and what each may choose."""

import msgspec

from dealer_assist.core.house_words import (
    Betting,
    Context,
    FirstOrbit,
    Game,
    LowballPost,
    NewPlayer,
    StraddleSeat,
)
from dealer_assist.core.table import Player, Table, after, between, clockwise, within
from dealer_assist.core.values import NOBODY, Entry, Owes, Seat, Zone
from dealer_assist.rules.field import (
    Field,
    Placement,
    carried,
    continuing_seats,
    sorted_players,
    waits_off_the_button,
)


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Who is dealt in, and how each entrant came in or why not."""

    dealt_in: tuple[Seat, ...]
    choices: tuple[tuple[Seat, tuple[Entry, ...]], ...] = ()
    entering: tuple[tuple[Seat, Entry], ...] = ()  # entrants dealt in, and how
    bought: Seat = NOBODY  # who bought the button between button and big blind
    entry_closed: tuple[Seat, ...] = ()  # chose a way that is no longer open

    def way_of(self, seat: Seat) -> Entry | None:
        """How an entrant came in; None for everybody else."""
        return dict(self.entering).get(seat)


def field_of(table: Table) -> Field:
    """Sort the players of a table between hands: who continues, who comes in.

    In a new game everybody present has drawn for the button and is dealt in.
    """
    continuing, entrants = sorted_players(table)
    fresh = table.last is None or len(continuing) < 2 <= len(continuing) + len(entrants)
    if fresh:
        continuing, entrants = tuple(sorted((*continuing, *entrants))), ()
    return Field(
        house=table.house,
        seats=len(table.seats),
        last=None if fresh or table.last is None else carried(table.last, table.house),
        continuing=continuing,
        entrants=entrants,
        takers=tuple(seat for seat in entrants if _may_take_button(table, seat)),
    )


def _may_take_button(table: Table, seat: Seat) -> bool:
    if not table.house.cash:
        return not waits_off_the_button(table.house)
    player = table.player(seat)
    return table.house.enter_on_button and player is not None and _comes_in(table, seat, player)


def _comes_in(table: Table, seat: Seat, player: Player) -> bool:
    """Say whether an entrant with an open way in uses one now."""
    ways = open_ways(table, seat, player)
    return Entry.FREE in ways or (player.entry is not Entry.WAIT and player.entry in ways)


def admit(table: Table, field: Field, placement: Placement) -> Seating:
    """Decide who is dealt in besides the continuing players.

    Source:
        Cash: robert-4-5 to robert-4-10, rulebook-5.19 to 5.22; buying the button:
        wsop-live-2026-158. Tournament: tda-2024-10a.
    """
    if not field.entrants:
        return Seating(dealt_in=field.continuing)
    if table.house.context is Context.TOURNAMENT:
        return _admit_to_tournament(field, placement)
    ways = {seat: ways_in(table, field, placement, seat) for seat in field.entrants}
    entering = {seat: how for seat in ways if (how := _way_used(table, seat, ways, placement))}
    bought = next((seat for seat in entering if _buys_between(seat, entering, placement)), NOBODY)
    if bought:
        # The blinds are spared, so nobody is reached by them.
        entering = {s: how for s, how in entering.items() if placement.zone(s) is not Zone.DUE}
    return Seating(
        dealt_in=tuple(sorted((*field.continuing, *entering))),
        choices=tuple(ways.items()),
        entering=tuple(entering.items()),
        bought=bought,
        entry_closed=tuple(s for s in ways if _fell_back(table, s, ways[s], placement)),
    )


def _admit_to_tournament(field: Field, placement: Placement) -> Seating:
    shut = {Zone.CLOSED}
    if waits_off_the_button(field.house):
        shut |= {Zone.SMALL_SEAT, Zone.BUTTON_SEAT, Zone.GAP}
    entering = [seat for seat in field.entrants if placement.zone(seat) not in shut]
    return Seating(
        dealt_in=tuple(sorted((*field.continuing, *entering))),
        entering=tuple((seat, Entry.FREE) for seat in entering),
    )


def _way_used(
    table: Table, seat: Seat, ways: dict[Seat, tuple[Entry, ...]], placement: Placement
) -> Entry | None:
    """How an entrant comes in on this hand; None if he waits."""
    player = table.player(seat)
    if placement.zone(seat) is Zone.DUE:
        return Entry.WAIT
    if Entry.FREE in ways[seat]:
        return Entry.FREE
    if player is None or player.entry is Entry.WAIT or player.entry not in ways[seat]:
        return None
    return player.entry


def _buys_between(seat: Seat, entering: dict[Seat, Entry], placement: Placement) -> bool:
    return entering[seat] is Entry.BUY_BUTTON and placement.zone(seat) is Zone.CLOSED


def _fell_back(table: Table, seat: Seat, ways: tuple[Entry, ...], placement: Placement) -> bool:
    player = table.player(seat)
    if player is None or player.entry is Entry.WAIT or player.entry_kept:
        return False
    moot = placement.zone(seat) is Zone.DUE or Entry.FREE in ways
    return not moot and player.entry not in ways


def ways_in(table: Table, field: Field, placement: Placement, seat: Seat) -> tuple[Entry, ...]:
    """List how one entrant of a cash game may come in on the coming hand.

    Returns:
        ``(FREE,)`` where nothing is asked; otherwise ``WAIT`` and what else is open, in
        alphabetical order. Somebody the big blind reaches can only wait for it.

    Source:
        robert-4-8, rulebook-5.20; wsop-live-2026-158.
    """
    player = table.player(seat)
    zone = placement.zone(seat)
    if not table.house.blinds or table.house.stud:
        return (Entry.FREE,)
    if player is None or zone is Zone.DUE:
        return (Entry.WAIT,)
    if zone is Zone.OPEN:
        under_the_gun = _under_the_gun(field, placement, seat)
        return open_ways(table, seat, player, under_the_gun=under_the_gun)
    if zone in {Zone.BUTTON_SEAT, Zone.GAP}:
        return open_ways(table, seat, player) if table.house.enter_on_button else (Entry.WAIT,)
    ways = [Entry.WAIT]
    if seat == _buyer(table, field, placement):
        ways.append(Entry.BUY_BUTTON)
    if zone is Zone.CLOSED and table.house.post_in_closed_zone and _may_post(player):
        ways.append(Entry.POST)
    return tuple(sorted(ways))


def open_ways(
    table: Table, seat: Seat, player: Player, *, under_the_gun: bool = False
) -> tuple[Entry, ...]:
    """List the ways in behind the big blind, where nothing but the player's own debts count.

    Source:
        robert-4-5, robert-4-10, robert-4-13 to robert-4-15, wsop-live-2026-104a.
    """
    if player.owes is not Owes.NOTHING:
        straddles = under_the_gun and table.house.return_as_straddle
        back = (Entry.STRADDLE,) if straddles else ()
        return tuple(sorted((Entry.POST, *back, Entry.WAIT)))
    if player.move is not None:
        if player.move.hands <= 0 or player.move.dealing_off or relieved(table, seat):
            return (Entry.FREE,)
        return (Entry.POST, Entry.WAIT) if player.move.may_post else (Entry.WAIT,)
    if relieved(table, seat):
        return (Entry.FREE,)
    return _newcomer_ways(table)


def _newcomer_ways(table: Table) -> tuple[Entry, ...]:
    house = table.house
    if house.new_player is NewPlayer.WAIT:
        return (Entry.WAIT,)
    limit = house.betting is Betting.FIXED_LIMIT
    if house.new_player is NewPlayer.FREE or (
        house.new_player is NewPlayer.LIMIT_POSTS and not limit
    ):
        return (Entry.FREE,)
    return (Entry.POST, Entry.WAIT)


def relieved(table: Table, seat: Seat) -> bool:
    """Say whether a new game's first orbit lets somebody in free at a seat.

    Until the button has come round, a seat that no big blind has reached costs nothing.

    Source:
        robert-4-13.
    """
    orbit = table.orbit
    lenient = table.house.first_orbit is FirstOrbit.LENIENT
    return lenient and orbit is not None and seat not in orbit.passed


def _may_post(player: Player) -> bool:
    return player.move is None or player.move.may_post or player.owes is not Owes.NOTHING


def _buyer(table: Table, field: Field, placement: Placement) -> Seat:
    """The one entrant who may buy the button: new or marked, nearest to the small blind.

    Source:
        wsop-live-2026-158, angelo-buy-button; wsop-live-2026-206.
    """
    small, button = placement.positions.small, placement.button
    killed = table.kill in {small, *placement.big_blinds}
    if not table.house.buy_button or placement.pinched or len(table.house.blinds) != 2 or killed:
        return NOBODY
    there = [
        seat
        for seat in clockwise(button, field.entrants)
        if within(button, seat, small) and _new_or_marked(table.player(seat))
    ]
    return there[-1] if there else NOBODY


def _new_or_marked(player: Player | None) -> bool:
    return player is not None and (player.owes is not Owes.NOTHING or player.move is None)


def _under_the_gun(field: Field, placement: Placement, seat: Seat) -> bool:
    """Say whether a seat is next after the last blind and the house straddles there."""
    allowed = {StraddleSeat.UTG, StraddleSeat.ANY} & set(field.house.straddle_seats)
    if not allowed or len(field.continuing) < 2:
        return False
    front = placement.positions.front
    return after(front, (*field.continuing, seat)) == seat


def hands_to_wait(table: Table, old: Seat, new: Seat) -> int:
    """Count the hands by which a seat change takes a player away from the big blind.

    Counted in players, not in seats, without the mover, from the last big blind.

    Args:
        table: Between hands, with the positions of a hand before.
        old: The seat left.
        new: The seat taken.

    Returns:
        The difference; negative when he moves closer to the big blind.

    Source:
        robert-4-14, wsop-live-2026-163.
    """
    if table.last is None:
        return 0
    others = [seat for seat in continuing_seats(table) if seat not in {old, new}]
    return _distance(table.last.front, new, others) - _distance(table.last.front, old, others)


def _distance(front: Seat, seat: Seat, others: list[Seat]) -> int:
    """Hands until the big blind reaches a seat; a whole orbit for the seat that had it."""
    if seat == front:
        return 1 + len(others)
    return 1 + sum(between(front, other, seat) for other in others)


def lowball_double(table: Table) -> bool:
    """Say whether an entry post is twice the big blind.

    Source:
        robert-4-5, robert-4-14.
    """
    house = table.house
    return house.game is Game.LOWBALL and house.lowball_post is LowballPost.DOUBLE

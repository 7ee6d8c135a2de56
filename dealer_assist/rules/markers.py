"""Missed-blind markers: who is passed by a blind while away, and what that leaves him."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan, Player, Positions, Table, after, between
from dealer_assist.core.values import NOBODY, Entry, Owes, Presence, Seat
from dealer_assist.rules.field import carried, continuing_seats, is_settled, last_front
from dealer_assist.rules.stakes import stakes_at

ABSENT = {Presence.AWAY, Presence.BUSTED}


def after_deal(table: Table, plan: HandPlan, *, fresh: bool) -> Table:
    """Turn the players into what they are once a hand is dealt: markers, waits, entries.

    Whoever is dealt in has nothing left to settle. In a cash game the blinds that pass an
    absent player mark him; a bought hand has no blinds and marks nobody. In a new game,
    ``fresh``, markers are void.

    Source:
        robert-4-10, robert-4-12, rulebook-5.21, wsop-live-2026-160; absent buttons:
        wsop-live-2026-77.
    """
    seats = list(table.seats)
    for seat, player in table.players():
        if plan.button == NOBODY:
            # Without a button nothing is settled or missed: the other games wait.
            dealt = player.new and seat in plan.dealt_in
            seats[seat - 1] = msgspec.structs.replace(player, new=False) if dealt else player
        elif seat in plan.dealt_in:
            seats[seat - 1] = settled(player)
        else:
            seats[seat - 1] = _left_out(table, plan, seat, player, fresh=fresh)
    return msgspec.structs.replace(table, seats=tuple(seats))


def settled(player: Player) -> Player:
    """A player who has been dealt in: no marker, no wait, nothing to choose."""
    chose = player.entry is not Entry.WAIT or player.entry_kept
    if is_settled(player) and not (chose or player.missed or player.absent_buttons):
        return player  # as nearly everybody is
    return msgspec.structs.replace(
        player,
        new=False,
        owes=Owes.NOTHING,
        missed=(),
        entry=Entry.WAIT,
        entry_kept=False,
        move=None,
        absent_buttons=0,
    )


def _left_out(table: Table, plan: HandPlan, seat: Seat, player: Player, *, fresh: bool) -> Player:
    if fresh:
        # Whoever is not dealt in has drawn for the button, or has yet to come in.
        drew = table.by_hand is not None and table.by_hand.drawn and not player.new
        player = msgspec.structs.replace(player, owes=Owes.NOTHING, missed=(), new=not drew)
    if seat in plan.entry_closed:
        player = msgspec.structs.replace(player, entry=Entry.WAIT)
    if player.move is not None and player.move.hands > 0:
        waited = msgspec.structs.replace(player.move, hands=player.move.hands - 1)
        player = msgspec.structs.replace(player, move=waited)
    if not table.house.cash or not table.house.blinds or plan.bought or player.new:
        return player
    return _marked(table, plan, seat, player, fresh=fresh)


def _marked(table: Table, plan: HandPlan, seat: Seat, player: Player, *, fresh: bool) -> Player:
    passed = _big_blind_passes(table, plan.positions, seat, fresh=fresh)
    absent = player.presence in ABSENT
    move = player.move
    if move is not None and move.dealing_off:
        if not (passed and move.spared):
            move = msgspec.structs.replace(move, spared=move.spared or passed)
            return msgspec.structs.replace(player, move=move)
        player = msgspec.structs.replace(player, move=None)
    last = None if fresh or table.last is None else carried(table.last, table.house)
    missed = set(_missed_now(last, seat, passed=passed)) if absent else set()
    owes = _together(player.owes, missed)
    if player.owes is not Owes.NOTHING and passed and player.presence is Presence.AWAY:
        player = msgspec.structs.replace(player, absent_buttons=player.absent_buttons + 1)
    if owes is player.owes:
        return player
    amounts = player.missed or stakes_at(table.house, table.level).amounts
    return msgspec.structs.replace(player, owes=owes, missed=amounts)


def _together(before: Owes, missed: set[Owes]) -> Owes:
    """Add what this hand cost to the marker; one of each at most.

    The small blind follows the big one a hand later, so a marker for the big blind alone
    becomes one for both, also for somebody who is back but not dealt in.
    """
    if before in {Owes.BIG, Owes.BOTH}:
        return Owes.BOTH
    if before is Owes.SMALL:
        return Owes.BOTH if Owes.BIG in missed else Owes.SMALL
    if missed == {Owes.BIG, Owes.SMALL}:
        return Owes.BOTH
    return next(iter(missed), Owes.NOTHING)


def _missed_now(last: Positions | None, seat: Seat, *, passed: bool) -> Iterator[Owes]:
    """The blinds an absent player misses by the coming hand, after the positions before it."""
    if passed:
        yield Owes.BIG
    if last is None:
        return
    if last.rule is ButtonRule.MOVING:
        if seat in last.owes:
            yield Owes.SMALL
    elif last.third and seat == last.third:
        yield Owes.BIG
    elif seat == last.big:
        yield Owes.SMALL


def _big_blind_passes(table: Table, positions: Positions, seat: Seat, *, fresh: bool) -> bool:
    """Say whether the blind that sets the price goes past a seat on the coming hand."""
    if fresh or table.last is None:
        return between(positions.button, seat, positions.front)
    start = last_front(table.last, table.house, continuing_seats(table))
    jumps_back = table.by_hand is not None and any(
        between(start, other, positions.front) for other in continuing_seats(table)
    )
    # A button put back by hand has not gone round the table.
    return not jumps_back and between(start, seat, positions.front)


def next_due(table: Table, seat: Seat) -> int:
    """Hands until the big blind reaches a waiting player, if nobody comes or goes.

    Returns:
        1 when he is due on the coming hand; 0 where no hand has been played.
    """
    if table.last is None:
        return 0
    hands, at = 0, table.last.front
    players = {*continuing_seats(table), seat}
    while hands == 0 or at != seat:
        at = after(at, players)
        hands += 1
    return hands

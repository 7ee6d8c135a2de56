"""Chips before the first action: who puts in what, live or dead, and who is too short."""

from collections.abc import Iterator

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import MissedAmount, MissedSmall, ShortPost
from dealer_assist.core.table import Player, Post, PostKind, Table
from dealer_assist.core.values import NO_CHIPS, Chips, Entry, Owes, Seat
from dealer_assist.rules.entry import Seating, lowball_double
from dealer_assist.rules.field import Placement
from dealer_assist.rules.stakes import Stakes, as_missed, stakes_at


def posts(table: Table, placement: Placement, seating: Seating) -> tuple[Post, ...]:
    """List every chip that goes in before the first action, in the order it is paid.

    Blinds come first, then dead chips and entry posts. Nobody puts in more than he has:
    the post that a stack does not reach is cut, later ones are left out.

    Args:
        table: Between hands.
        placement: Of the coming hand.
        seating: Who is dealt in, and how.

    Returns:
        Amounts in the smallest chip, never zero; live chips count toward a call.

    Source:
        rulebook-5.5, rulebook-5.22, robert-4-9, robert-4-10, wsop-live-2026-158.
    """
    wanted = [*_blinds(table, placement, seating), *_entries(table, placement, seating)]
    return tuple(_within_stacks(table, wanted))


def _blinds(table: Table, placement: Placement, seating: Seating) -> Iterator[Post]:
    if seating.bought:
        return
    stakes = stakes_at(table.house, table.level)
    for seat in placement.small_blinds:
        if seat not in seating.dealt_in or seating.way_of(seat) is Entry.BUY_BUTTON:
            continue
        if seat in placement.owed_dead:
            yield Post(seat=seat, kind=PostKind.OWED_SMALL, dead=stakes.small)
        else:
            yield Post(seat=seat, kind=PostKind.SMALL_BLIND, live=stakes.small)
    for seat in placement.big_blinds:
        if seat in seating.dealt_in:
            yield Post(seat=seat, kind=PostKind.BIG_BLIND, live=stakes.big)
    for seat in placement.owed_dead:
        yield Post(seat=seat, kind=PostKind.OWED_SMALL, dead=stakes.small)


def _entries(table: Table, placement: Placement, seating: Seating) -> Iterator[Post]:
    for seat, how in seating.entering:
        player = table.player(seat)
        if player is not None and how in {Entry.POST, Entry.BUY_BUTTON}:
            yield from entry_posts(table, seat, player, how)


def entry_posts(table: Table, seat: Seat, player: Player, how: Entry) -> tuple[Post, ...]:
    """Say what one entrant puts in, not cut to his stack.

    A newcomer and somebody who changed seat post a live big blind, in lowball twice that.
    Missed blinds are made up with a live big and a dead small one. The button is bought
    with both, whatever is owed.

    Source:
        robert-4-5, robert-4-10, robert-4-14, rulebook-5.22, wsop-live-2026-158.
    """
    house = table.house
    stakes = stakes_at(house, table.level)
    if how is Entry.BUY_BUTTON:
        kind = PostKind.BOUGHT_BUTTON
        return (Post(seat=seat, kind=kind, live=stakes.big, dead=stakes.small),)
    if how is not Entry.POST:
        return ()
    if player.owes is not Owes.NOTHING:
        if house.missed_amount is MissedAmount.WHEN_MISSED and player.missed:
            stakes = as_missed(player.missed)
        live, dead = _missed(house, player.owes, stakes)
        return tuple(_parts(house, seat, live, dead))
    times = 2 if lowball_double(table) else 1
    return (Post(seat=seat, kind=PostKind.ENTRY, live=Chips(times * stakes.price)),)


def _missed(house: HouseRules, owes: Owes, stakes: Stakes) -> tuple[Chips, Chips]:
    """Live and dead part of missed blinds; with three blinds the third is live."""
    if stakes.third:
        smaller = {Owes.SMALL: stakes.small, Owes.BIG: NO_CHIPS}
        return stakes.third, smaller.get(owes, Chips(stakes.small + stakes.big))
    if owes is Owes.SMALL:
        live_small = house.missed_small is MissedSmall.LIVE
        return (stakes.small, NO_CHIPS) if live_small else (NO_CHIPS, stakes.small)
    return stakes.big, NO_CHIPS if owes is Owes.BIG else stakes.small


def _parts(house: HouseRules, seat: Seat, live: Chips, dead: Chips) -> Iterator[Post]:
    parts = [
        Post(seat=seat, kind=PostKind.MISSED, live=live),
        Post(seat=seat, kind=PostKind.MISSED, dead=dead),
    ]
    yield from parts if house.short_post is ShortPost.LIVE_FIRST else reversed(parts)


def _within_stacks(table: Table, wanted: list[Post]) -> Iterator[Post]:
    """Cut the posts to what each player has, in the order they are paid."""
    left: dict[Seat, int] = {}
    for post in wanted:
        player = table.player(post.seat)
        stack = player.stack if player is not None else None
        if stack is None:
            paid = post
        else:
            have = left.get(post.seat, stack)
            live = Chips(min(post.live, have))
            dead = Chips(min(post.dead, have - live))
            left[post.seat] = have - live - dead
            paid = Post(seat=post.seat, kind=post.kind, live=live, dead=dead)
        if paid.live or paid.dead:
            yield paid


def all_in(table: Table, posted: tuple[Post, ...]) -> tuple[Seat, ...]:
    """Seats that have nothing left after their posts, in order."""
    paid: dict[Seat, int] = {}
    for post in posted:
        paid[post.seat] = paid.get(post.seat, 0) + post.live + post.dead
    return tuple(
        seat
        for seat, player in table.players()
        if player.stack is not None and seat in paid and paid[seat] >= player.stack
    )

"""Chips before the first action: who puts in what, live or dead, and who is too short."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import Betting, MissedAmount, MissedSmall, ShortPost
from dealer_assist.core.table import Deferred, Player, Post, PostKind, Table
from dealer_assist.core.values import NO_CHIPS, NOBODY, Chips, Entry, Owes, Seat
from dealer_assist.rules.antes import with_antes
from dealer_assist.rules.entry import Seating, lowball_double
from dealer_assist.rules.field import Placement
from dealer_assist.rules.kills import kill_amount, killer, put_off, with_deferred, with_kill
from dealer_assist.rules.stakes import Stakes, as_missed, stakes_at


class Posted(msgspec.Struct, frozen=True, kw_only=True):
    """Chips before the first action, and what the kill does to them."""

    posts: tuple[Post, ...]
    kill: Seat = NOBODY
    kill_by_post: bool = False
    deferred: tuple[Deferred, ...] = ()  # put off, to be posted on a later hand


def posts(table: Table, placement: Placement, seating: Seating) -> Posted:
    """List every chip that goes in before the first action, in the order it is paid.

    Antes and blinds come first, then dead chips and entry posts, then the kill. Nobody puts
    in more than he has: the post that a stack does not reach is cut, later ones left out.

    Args:
        table: Between hands.
        placement: Of the coming hand.
        seating: Who is dealt in, and how.

    Returns:
        Amounts in the smallest chip, never zero; live chips count toward a call. Straddles
        are not in it: they must be put in whole.

    Source:
        rulebook-5.5, rulebook-5.22, robert-4-9, robert-4-10, wsop-live-2026-158.
    """
    blinds = list(_blinds(table, placement, seating))
    seat = killer(table, seating.dealt_in)
    waiting = [due for due in table.deferred if due.seat in seating.dealt_in and due.seat != seat]
    for due in waiting:
        blinds = with_deferred(blinds, due)
    posted_now = {post.seat for post in blinds if post.kind is PostKind.DEFERRED}
    later = tuple(due for due in table.deferred if due.seat not in posted_now)
    if seat:
        later = (*later, *put_off(table.house, blinds, seat))
        amount = kill_amount(table.house, table.level, table.house.kill)
        blinds = with_kill(table.house, blinds, seat, amount)
    wanted = [
        *with_antes(table, placement, seating, blinds),
        *_entries(table, seating, seat),
    ]
    double = NOBODY if seat else _double_post(table, seating)
    return Posted(
        posts=tuple(_within_stacks(table, wanted)),
        kill=seat or double,
        kill_by_post=bool(double),
        deferred=later,
    )


def _double_post(table: Table, seating: Seating) -> Seat:
    """The entrant whose double post makes a limit lowball hand a full kill pot.

    Source:
        robert-4-5.
    """
    if not lowball_double(table) or table.house.betting is not Betting.FIXED_LIMIT:
        return NOBODY
    for seat, how in seating.entering:
        player = table.player(seat)
        if how is Entry.POST and player is not None and player.owes is Owes.NOTHING:
            return seat
    return NOBODY


def _blinds(table: Table, placement: Placement, seating: Seating) -> Iterator[Post]:
    if seating.bought:
        return
    stakes = stakes_at(table.house, table.level)
    if stakes.button and placement.button in seating.dealt_in:
        yield Post(seat=placement.button, kind=PostKind.BUTTON_BLIND, live=stakes.button)
    for seats, kind, amount in (
        (placement.small_blinds, PostKind.SMALL_BLIND, stakes.small),
        (placement.big_blinds, PostKind.BIG_BLIND, stakes.big),
        (placement.third_blinds, PostKind.THIRD_BLIND, stakes.third),
    ):
        for seat in seats:
            # On the small blind's empty seat the button is bought: both blinds, not one.
            if seat in seating.dealt_in and seating.way_of(seat) is not Entry.BUY_BUTTON:
                yield Post(seat=seat, kind=kind, live=amount)
    for seat in placement.owed_dead:
        yield Post(seat=seat, kind=PostKind.OWED_SMALL, dead=stakes.small)


def _entries(table: Table, seating: Seating, kill: Seat) -> Iterator[Post]:
    for seat, how in seating.entering:
        player = table.player(seat)
        if player is not None and how in {Entry.POST, Entry.BUY_BUTTON}:
            for post in entry_posts(table, seat, player, how):
                # A kill is live already: with it only dead chips are made up.
                killed = post.dead == NO_CHIPS and seat == kill
                if not killed:
                    yield post


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
        stack = _stack(table, post.seat)
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
    return tuple(sorted([seat for seat, chips in paid.items() if _covers(table, seat, chips)]))


def _covers(table: Table, seat: Seat, chips: int) -> bool:
    stack = _stack(table, seat)
    return stack is not None and chips >= stack


def _stack(table: Table, seat: Seat) -> Chips | None:
    player = table.player(seat)
    return player.stack if player is not None else None

"""Kill pots: who kills, what it costs, and what a pot won does to the leg."""

from collections.abc import Iterable

import msgspec

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import KillInBlinds, KillOrder, KillRule, KillTrigger
from dealer_assist.core.table import Deferred, HandPlan, Post, PostKind, Table
from dealer_assist.core.values import NOBODY, Chips, Seat
from dealer_assist.rules.stakes import stakes_at

BLINDS = {
    PostKind.SMALL_BLIND,
    PostKind.BIG_BLIND,
    PostKind.THIRD_BLIND,
    PostKind.BUTTON_BLIND,
    PostKind.DEFERRED,
    PostKind.OWED_SMALL,
    PostKind.DEAD_BLIND,
}


class KillState(msgspec.Struct, frozen=True, kw_only=True):
    """Who holds the leg and who kills the next pot: one of them, or nobody."""

    leg: Seat = NOBODY
    kill: Seat = NOBODY


def killer(table: Table, dealt_in: Iterable[Seat]) -> Seat:
    """Seat that kills the coming hand; nobody while the killer is not dealt in."""
    on = table.house.kill is not KillRule.OFF
    return table.kill if on and table.kill in dealt_in else NOBODY


def kill_amount(house: HouseRules, level: int, rule: KillRule) -> Chips:
    """The kill blind: twice the big blind or one and a half times, up to a whole unit.

    Without blinds the small bet, which a big blind equals at limit, takes its place.

    Source:
        wikipedia-kill.
    """
    return _times(house, rule, stakes_at(house, level).price or house.bets(level)[0])


def kill_limits(house: HouseRules, limits: tuple[Chips, ...], rule: KillRule) -> tuple[Chips, ...]:
    """Small and big bet of a kill pot. Source: wikipedia-kill."""
    return tuple(_times(house, rule, limit) for limit in limits)


def _times(house: HouseRules, rule: KillRule, amount: Chips) -> Chips:
    if rule is not KillRule.HALF:
        return Chips(2 * amount)
    units = -(-3 * amount // (2 * house.unit))
    return Chips(units * house.unit)


def with_kill(house: HouseRules, blinds: list[Post], seat: Seat, amount: Chips) -> list[Post]:
    """Add the kill to the blinds; a blind of the killer's own is replaced, dead, or put off."""
    kept = [post for post in blinds if post.seat != seat or post.kind not in BLINDS]
    if house.kill_in_blinds is KillInBlinds.BOTH:
        kept = [_dead(post) if post.seat == seat else post for post in blinds]
    return [*kept, Post(seat=seat, kind=PostKind.KILL, live=amount)]


def _dead(post: Post) -> Post:
    if post.kind not in BLINDS:
        return post
    return Post(seat=post.seat, kind=post.kind, dead=Chips(post.live + post.dead))


def put_off(house: HouseRules, blinds: list[Post], seat: Seat) -> tuple[Deferred, ...]:
    """Blinds the killer does not post now but on his next hand. Source: wsop-live-2026-194."""
    if house.kill_in_blinds is not KillInBlinds.DEFER:
        return ()
    amount = sum(post.live for post in blinds if post.seat == seat and post.kind in BLINDS)
    return (Deferred(seat=seat, amount=Chips(amount)),) if amount else ()


def with_deferred(blinds: list[Post], due: Deferred) -> list[Post]:
    """Post a blind that was put off, live, in place of a smaller one due now."""
    own = sum(post.live for post in blinds if post.seat == due.seat and post.kind in BLINDS)
    if own >= due.amount:
        return blinds
    others = [post for post in blinds if post.seat != due.seat or post.kind not in BLINDS]
    return [*others, Post(seat=due.seat, kind=PostKind.DEFERRED, live=due.amount)]


def kill_order(house: HouseRules, order: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """First-round order of a kill pot: the killer in turn, or after the big blind.

    Source:
        robert-13-2, wsop-live-2026-194; last in some rooms: wikipedia-kill.
    """
    if house.kill_order is KillOrder.IN_TURN:
        return order
    return (*(other for other in order if other != seat), seat)


def after_pot(
    table: Table, hand: HandPlan, winners: tuple[Seat, ...], pot: Chips | None
) -> KillState:
    """Say who holds the leg and who kills once a pot is won.

    Args:
        table: With the hand in play.
        hand: The hand in play.
        winners: Where those who won it sit by now, nobody's seat for one who has left; none
            where nobody said.
        pot: Its size in chips, or None: then a second win qualifies.

    Source:
        robert-13-1, robert-13-3, robert-13-4, wsop-live-2026-195, wsop-live-2026-196.
    """
    now = KillState(leg=table.leg, kill=table.kill)
    killed = bool(hand.kill) and not hand.kill_by_post
    if table.house.kill is KillRule.OFF or (table.kill and not killed):
        return now
    if not winners:
        return KillState(leg=table.leg)
    if table.house.kill_trigger is KillTrigger.POT_SIZE:
        return _by_size(table, winners, pot)
    if killed and table.kill:
        return _after_kill(table.kill, winners)
    return _after_leg(table, hand, winners, pot)


def in_new_game(table: Table) -> Table:
    """The table as a new game finds it: no leg, no kill, nothing put off. Source: robert-13-1."""
    if table.last is None:
        return table
    return msgspec.structs.replace(table, leg=NOBODY, kill=NOBODY, deferred=())


def _by_size(table: Table, winners: tuple[Seat, ...], pot: Chips | None) -> KillState:
    _small_bet, big_bet = table.house.bets(table.level)
    large = pot is not None and pot > table.house.kill_pot * big_bet
    return KillState(kill=winners[0]) if large and len(winners) == 1 else KillState()


def _after_kill(killed: Seat, winners: tuple[Seat, ...]) -> KillState:
    if killed in winners:
        return KillState(kill=killed)
    return KillState(leg=winners[0]) if len(winners) == 1 else KillState()


def _after_leg(
    table: Table, hand: HandPlan, winners: tuple[Seat, ...], pot: Chips | None
) -> KillState:
    holder, alone = table.leg, len(winners) == 1
    if not holder or holder not in winners:
        return KillState(leg=winners[0]) if alone else KillState()
    if not alone and not table.house.kill_on_split:
        return KillState(leg=holder)
    return KillState(kill=holder) if _qualifies(table, hand, pot) else KillState(leg=holder)


def _qualifies(table: Table, hand: HandPlan, pot: Chips | None) -> bool:
    """Say whether a second win is worth a kill: a full bet beyond the blinds."""
    if pot is None:
        return True
    blinds = sum(post.live + post.dead for post in hand.posts if post.kind in BLINDS)
    small_bet = hand.limits[0] if hand.limits else table.house.bets(table.level)[0]
    return pot - blinds >= small_bet

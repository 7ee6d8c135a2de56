"""Why chips lie there before the first action: antes, kills, straddles, short blinds."""

from collections.abc import Iterator

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import (
    AnteOrder,
    Betting,
    KillOrder,
    KillRule,
    StraddleOrder,
    StraddleRaise,
)
from dealer_assist.core.table import HandPlan, Post, PostKind, Table
from dealer_assist.core.values import Chips, Code, Seat, Why


def chip_reasons(table: Table, hand: HandPlan) -> Iterator[Why]:
    """Explain antes, the button's dead blind, short blinds, the kill and the leg."""
    yield from _antes(table.house, hand)
    for post in hand.posts:
        if post.kind is PostKind.BIG_BLIND and post.live < hand.price and post.seat in hand.all_in:
            yield _amount(Code.SHORT_BLIND, "rulebook-5.5", post.seat, post.live, hand.price)
        elif post.kind is PostKind.DEFERRED:
            yield _amount(Code.KILL_DEFERRED_BLIND, "wsop-live-2026-194", post.seat, post.live)
        elif post.kind is PostKind.DEAD_BLIND:
            yield _amount(Code.DEAD_BLIND, "rulebook-5.5", post.seat, post.dead)
    yield from _kill(table.house, hand)


def with_straddles(house: HouseRules, hand: HandPlan) -> tuple[Why, ...]:
    """Reasons of a hand with its straddles: they change who is first to act."""
    left = house.straddle_order is StraddleOrder.LEFT_OF_STRADDLE
    rule = "wikipedia-straddle" if left else "lee-jones-straddle"
    first = Why(code=Code.FIRST_TO_ACT, rule=rule, seats=hand.first_order[:1])
    planned = (
        first if why.code is Code.FIRST_TO_ACT and hand.straddles else why for why in hand.why
    )
    return (*planned, *_straddles(house, hand))


def _straddles(house: HouseRules, hand: HandPlan) -> Iterator[Why]:
    """Explain the straddles of a hand, the sleepers, and chips taken back."""
    doubles = house.straddle_raise is StraddleRaise.DOUBLE
    raise_rule = "rulebook-5-straddle" if doubles else "wsop-live-2023-161"
    for seat, amount in hand.straddles:
        yield _amount(Code.STRADDLE, raise_rule, seat, amount)
    for seat, amount in hand.sleepers:
        yield _amount(Code.SLEEPER, "rulebook-5.17", seat, amount)
    for seat in hand.straddles_lost:
        fixed = house.betting is Betting.FIXED_LIMIT
        rule = "robert-4-16" if fixed else "wsop-live-2026-165"
        yield Why(code=Code.STRADDLE_LOST, rule=rule, seats=(seat,))


def bring_in_reason(hand: HandPlan) -> Why:
    """Explain who brings it in."""
    amount = Chips(sum(post.live for post in hand.posts if post.kind is PostKind.BRING_IN))
    return _amount(Code.BRING_IN, "rulebook-5-bring-in", hand.bring_in, amount)


def _amount(code: Code, rule: str, seat: Seat, amount: Chips, price: Chips | None = None) -> Why:
    params: tuple[tuple[str, str | int], ...] = (("amount", amount),)
    if price is not None:
        params = (*params, ("price", price))
    return Why(code=code, rule=rule, seats=(seat,), params=params)


def _antes(house: HouseRules, hand: HandPlan) -> Iterator[Why]:
    own = [post for post in hand.posts if post.kind is PostKind.ANTE]
    if own:
        amount = max(post.dead for post in own)
        params = (("amount", amount),)
        seats = tuple(post.seat for post in own)
        yield Why(code=Code.ANTE_FROM_EVERYONE, rule="rulebook-5.9", seats=seats, params=params)
    for post in hand.posts:
        if post.kind is PostKind.TABLE_ANTE:
            yield _table_ante(house, post)


def _table_ante(house: HouseRules, post: Post) -> Why:
    first = house.ante_order is AnteOrder.ANTE_FIRST
    rule = "rulebook-5.9a" if first else "tda-2024-rp11"
    return _amount(Code.ANTE_FOR_TABLE, rule, post.seat, post.dead)


def _kill(house: HouseRules, hand: HandPlan) -> Iterator[Why]:
    if hand.leg:
        yield Why(code=Code.LEG, rule="robert-13-3", seats=(hand.leg,))
    if not hand.kill:
        return
    amount = hand.live(hand.kill)
    if hand.kill_by_post:
        yield _amount(Code.KILL_BY_LOWBALL_POST, "robert-4-5", hand.kill, amount)
        return
    code = Code.HALF_KILL if house.kill is KillRule.HALF else Code.KILL
    last = house.kill_order is KillOrder.LAST
    yield _amount(code, "wikipedia-kill" if last else "robert-13-2", hand.kill, amount)

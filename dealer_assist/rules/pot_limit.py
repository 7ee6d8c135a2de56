"""Pot limit: the largest raise, and how blinds count before the flop."""

from collections.abc import Iterator

from dealer_assist.core.betting import Betting, Bettor
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ButtonRule, PotLimitShortBlind, PotLimitSmallBlind
from dealer_assist.core.table import HandPlan, PostKind
from dealer_assist.core.values import Chips, Seat
from dealer_assist.rules.stakes import Stakes, stakes_at

DEAD_SMALL = {PostKind.MISSED, PostKind.OWED_SMALL, PostKind.BOUGHT_BUTTON}


def pot_raise(house: HouseRules, hand: HandPlan, betting: Betting, bettor: Bettor) -> Chips:
    """Largest raise at pot limit, as a total for the round: the price and the pot after a call.

    With 100 in the pot and a bet of 50 it is 250.

    Source:
        wsop-live-2026-190.
    """
    middle = betting.dead + sum(other.total for other in betting.bettors)
    if betting.round == 1:
        middle += _blinds_count_more(house, hand, betting)
    pot = -(-middle // house.unit) * house.unit
    return Chips(2 * betting.price - bettor.put + pot)


def pot_limit(pot: Chips, bet: Chips, own: Chips, unit: Chips) -> Chips:
    """Largest raise for somebody who follows no hand: pot, bet to call, own chips already in."""
    return Chips(2 * bet - own + -(-pot // unit) * unit)


def _blinds_count_more(house: HouseRules, hand: HandPlan, betting: Betting) -> int:
    """Chips by which the blinds count for more than lies there, in the first round.

    Until the big blind has acted each smaller blind counts as the largest; short and dead
    blinds count in full.

    Source:
        wsop-live-2026-191, tda-2024-54b.
    """
    stakes = stakes_at(house, hand.level)
    as_big = house.pot_limit_small_blind is PotLimitSmallBlind.AS_BIG
    rounded = as_big and not _large_blind_acted(hand, betting)
    full = house.pot_limit_short_blind is PotLimitShortBlind.FULL
    more = 0
    for seat, meant in _blinds(hand, stakes):
        lies = _lies(betting, seat)
        counts = stakes.price if rounded and meant < stakes.price else meant if full else lies
        more += max(0, counts - lies)
    if rounded:
        made_up = (post.dead for post in hand.posts if post.dead and post.kind in DEAD_SMALL)
        more += sum(max(0, stakes.price - dead) for dead in made_up)
    return more + (_dead_places(hand, stakes, rounded=rounded) if full else 0)


def _blinds(hand: HandPlan, stakes: Stakes) -> Iterator[tuple[Seat, Chips]]:
    """Seats that post a blind, and what it is meant to be, also where an ante took it all."""
    third = stakes.third or stakes.button
    for seats, meant in (
        (hand.small_blinds, stakes.small),
        (hand.big_blinds, stakes.big),
        (hand.third_blinds, third),
    ):
        for seat in seats:
            yield seat, meant


def _lies(betting: Betting, seat: int) -> int:
    return next((bettor.put for bettor in betting.bettors if bettor.seat == seat), 0)


def _large_blind_acted(hand: HandPlan, betting: Betting) -> bool:
    large = hand.third_blinds or hand.big_blinds
    return any(bettor.acted for bettor in betting.bettors if bettor.seat in large)


def _dead_places(hand: HandPlan, stakes: Stakes, *, rounded: bool) -> int:
    """Blinds that fall on a place where nobody posts them."""
    if hand.heads_up or hand.bought or hand.positions.rule is not ButtonRule.DEAD:
        return 0
    places = ((hand.small_blinds, stakes.small), (hand.big_blinds, stakes.big))
    return sum(stakes.price if rounded else amount for seats, amount in places if not seats)

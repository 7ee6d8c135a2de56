"""The betting: whose turn it is, what is legal, and how much."""

from collections.abc import Iterable

import msgspec

from dealer_assist.core.betting import NOT_ACTED, Betting, Bettor
from dealer_assist.core.events import Action
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import AllInRaise, Game
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.table import HandPlan, Post, PostKind, Table
from dealer_assist.core.values import NO_CHIPS, NOBODY, Chips, Seat
from dealer_assist.rules.kills import kill_limits
from dealer_assist.rules.pot_limit import pot_raise
from dealer_assist.rules.stakes import stakes_at

PASSIVE = {True: (Action.CALL, Action.FOLD), False: (Action.CHECK,)}  # by: facing a bet
RAISES = (Action.BET, Action.RAISE, Action.COMPLETE)
LEGAL = {
    (facing, word): tuple(sorted((*passive, word)))
    for facing, passive in PASSIVE.items()
    for word in RAISES
}
ROUNDS = {Game.FLOP: 4, Game.DRAW: 2, Game.LOWBALL: 2, Game.STUD: 5, Game.RAZZ: 5}


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """What the next player to act may do; nobody's seat when the round is over.

    ``call`` are chips to add; ``least`` and ``most`` are totals for the round, 0 where no
    bet or raise is possible, and ``most`` also where nothing bounds it.
    """

    seat: Seat = NOBODY
    legal: tuple[Action, ...] = ()
    call: Chips = NO_CHIPS
    least: Chips = NO_CHIPS
    most: Chips = NO_CHIPS


def opening(table: Table, hand: HandPlan, dead: Iterable[Seat]) -> Betting:
    """The betting of a hand as just dealt.

    Args:
        table: With everybody's stack as it was before the posts.
        hand: As planned, with its posts and the acting order of its first round.
        dead: Seats whose hands are dead from the start.
    """
    killed = set(dead)
    own: dict[Seat, list[Post]] = {seat: [] for seat in hand.first_order}
    for post in hand.posts:
        own[post.seat].append(post)
    bettors = tuple(
        _bettor(table, seat, posts, folded=seat in killed) for seat, posts in own.items()
    )
    short = table.hand_house.stud and hand.price < hand.step
    if short and hand.bring_in:
        # Whoever brings it in short of a bet has acted: no option, unless it is completed.
        bettors = (*bettors[:-1], msgspec.structs.replace(bettors[-1], seen=hand.price))
    return Betting(
        round=1,
        bettors=bettors,
        price=hand.price,
        step=hand.step,
        full=NO_CHIPS if short else hand.price,
        opening=hand.price,
        two_at_start=_can_bet(bettors) == 2,
        dead=Chips(hand.pot - sum(bettor.total for bettor in bettors)),
        sleepers=hand.sleepers,
    )


def _bettor(table: Table, seat: Seat, posts: list[Post], *, folded: bool) -> Bettor:
    live = ante = paid = 0
    for post in posts:
        live += post.live
        paid += post.live + post.dead
        if post.kind is PostKind.ANTE:
            ante += post.dead
    player = table.player(seat)
    stack = player.stack if player is not None else None
    return Bettor(
        seat=seat,
        put=Chips(live),
        ante=Chips(ante),
        left=None if stack is None else Chips(stack - paid),
        folded=folded,
    )


def next_round(
    house: HouseRules, hand: HandPlan, betting: Betting, order: tuple[Seat, ...]
) -> Betting:
    """Begin the next round: nothing to call, everybody has yet to act."""
    by_seat = {bettor.seat: bettor for bettor in betting.bettors}
    bettors = tuple(_in_new_round(by_seat[seat]) for seat in order)
    return Betting(
        round=betting.round + 1,
        bettors=bettors,
        price=NO_CHIPS,
        step=first_bet(house, hand, betting.round + 1),
        full=NO_CHIPS,
        two_at_start=_can_bet(bettors) == 2,
        dead=betting.dead,
        woken=betting.woken,
        acts=betting.acts,
    )


def _in_new_round(bettor: Bettor) -> Bettor:
    before = Chips(bettor.before + bettor.put)
    return msgspec.structs.replace(bettor, before=before, put=NO_CHIPS, seen=NOT_ACTED, acted=False)


def first_bet(house: HouseRules, hand: HandPlan, number: int) -> Chips:
    """Smallest first bet of a round: at fixed limit the big bet in its second half.

    Source:
        wikipedia-limits; after a straddled round the big blind again: robert-14-2.
    """
    if hand.limits:
        return hand.limits[0 if number <= max(1, ROUNDS[house.game] // 2) else 1]
    if house.betting is Structure.SPREAD_LIMIT:
        return spread(house, hand, number)[0]
    return stakes_at(house, hand.level).price or house.bets(hand.level)[0]


def _can_bet(bettors: tuple[Bettor, ...]) -> int:
    return sum(bettor.can_bet for bettor in bettors)


def next_index(betting: Betting) -> int:
    """Index of the next player to act, or -1 when the round is over."""
    bettors = betting.bettors
    live = [bettor for bettor in bettors if not bettor.folded]
    if len(live) < 2:
        return -1
    index = betting.turn
    for _ in bettors:
        index = (index + 1) % len(bettors)
        if _must_act(betting, bettors[index], live):
            return index
    return -1


def _must_act(betting: Betting, bettor: Bettor, live: list[Bettor]) -> bool:
    """Say whether a player still has to act; nobody does against all-ins he has matched."""
    if bettor.folded or bettor.left == 0:
        return False
    if bettor.put >= betting.price and bettor.seen != NOT_ACTED:
        return False
    for other in live:
        if (other.left != 0 or other.put > bettor.put) and other is not bettor:
            return True
    return False


def turn(house: HouseRules, hand: HandPlan, betting: Betting) -> Turn:
    """Say what the next player may do, and for how much.

    Source:
        wikipedia-limits, tda-2024-43, tda-2024-47, robert-3-3.
    """
    bettor = next_bettor(betting)
    return Turn() if bettor is None else turn_of(house, hand, betting, bettor)


def next_bettor(betting: Betting) -> Bettor | None:
    """Give the next player to act, or None when the round is over."""
    index = next_index(betting)
    return None if index < 0 else betting.bettors[index]


def turn_of(house: HouseRules, hand: HandPlan, betting: Betting, bettor: Bettor) -> Turn:
    """Say what a player whose turn it is may do."""
    facing = betting.price > bettor.put
    call = to_call(betting, bettor)
    if not may_raise(house, betting, bettor):
        return Turn(seat=bettor.seat, legal=PASSIVE[facing], call=call)
    least, most = sizes(house, hand, betting, bettor)
    legal = LEGAL[facing, raise_word(house, betting)]
    return Turn(seat=bettor.seat, legal=legal, call=call, least=least, most=most)


def to_call(betting: Betting, bettor: Bettor) -> Chips:
    """Chips that a player has to add to call, no more than he has."""
    owed = Chips(max(0, betting.price - bettor.put))
    return owed if bettor.left is None else min(owed, bettor.left)


def raise_word(house: HouseRules, betting: Betting) -> Action:
    """What putting in more is called: a bet, a raise, or completing what is short of a bet."""
    if not betting.price:
        return Action.BET
    return Action.COMPLETE if is_short(house, betting) else Action.RAISE


def is_short(house: HouseRules, betting: Betting) -> bool:
    """Say whether the price is short of a full bet, to be completed and not raised over.

    So it is after a bring-in, and at fixed limit after an all-in that does not count as a bet.

    Source:
        rulebook-5.13, wsop-live-2026-133.
    """
    fixed = house.betting is Structure.FIXED_LIMIT
    return fixed and betting.full < betting.price < betting.full + betting.step


def may_raise(house: HouseRules, betting: Betting, bettor: Bettor) -> bool:
    """Say whether a player whose turn it is may bet or raise.

    He must have more than a call, somebody must be able to answer, the cap must not be
    reached, and a full raise must have come since he acted; several short all-ins add up.

    Source:
        wsop-live-2026-177, tda-2024-47, robert-14-5; half a bet: wsop-live-2026-133.
    """
    owed = max(0, betting.price - bettor.put)
    if betting.capped or (bettor.left is not None and bettor.left <= owed):
        return False
    if not any(other.can_bet for other in betting.bettors if other is not bettor):
        return False
    return bettor.seen == NOT_ACTED or _reopened(house, betting, bettor.seen)


def _reopened(house: HouseRules, betting: Betting, seen: Chips) -> bool:
    half = house.all_in_raise is AllInRaise.HALF_BET
    return (betting.price - seen) * (2 if half else 1) >= betting.step > 0


def sizes(
    house: HouseRules, hand: HandPlan, betting: Betting, bettor: Bettor
) -> tuple[Chips, Chips]:
    """Smallest and largest bet or raise of a player, as totals for the round.

    Returns:
        Whole betting units, except all-ins; the largest is 0 where nothing bounds it. A
        player too short for the smallest has his all-in total in both.

    Source:
        wikipedia-limits; pot limit: wsop-live-2026-190, wsop-live-2026-191, tda-2024-54b.
    """
    least, most = _bounds(house, hand, betting, bettor)
    unit = house.unit
    least, most = -(-least // unit) * unit, most // unit * unit
    if bettor.left is not None:
        total = bettor.put + bettor.left
        least, most = min(least, total), min(most or total, total)
    return Chips(least), Chips(max(least, most) if most else most)


def _bounds(house: HouseRules, hand: HandPlan, betting: Betting, bettor: Bettor) -> tuple[int, int]:
    structure, price, step = house.betting, betting.price, betting.step
    if structure is Structure.FIXED_LIMIT:
        base = betting.full if is_short(house, betting) else price
        return base + step, base + step
    if structure is Structure.SPREAD_LIMIT:
        low, high = spread(house, hand, betting.round)
        if not price:
            return low, high
        return price + min(max(step, low), high), price + high
    if structure is Structure.POT_LIMIT:
        return price + step, pot_raise(house, hand, betting, bettor)
    return price + step, 0


def spread(house: HouseRules, hand: HandPlan, number: int) -> tuple[Chips, Chips]:
    """Smallest and largest bet of a round at spread limit; without a spread, the two bets.

    Source:
        wikipedia-limits.
    """
    last = number == ROUNDS[house.game]
    amounts = (house.spread_last if last else ()) or house.spread or house.bets(hand.level)
    if hand.kill:
        amounts = kill_limits(house, amounts, house.kill)
    return amounts[0], amounts[1]

"""An action in turn: may it be taken, and what the betting is after it."""

import msgspec

from dealer_assist.core.betting import NOT_ACTED, Betting, Bettor
from dealer_assist.core.events import Act, Action
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import AllInRaise, Sleeper, StraddleRaise, Uncapped
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.table import HandPlan
from dealer_assist.core.values import Chips, Code, Refusal, Seat, refuse
from dealer_assist.rules.betting import (
    PASSIVE,
    RAISES,
    Turn,
    is_short,
    next_bettor,
    next_index,
    sizes,
    to_call,
    turn_of,
)


def judge_act(house: HouseRules, hand: HandPlan, betting: Betting, act: Act) -> Refusal | None:
    """Say why an action may not be taken; None if it may.

    Source:
        wikipedia-limits, tda-2024-43, tda-2024-47; a bring-in completed by its owner:
        rulebook-5.13.
    """
    if opens_for_more(house, hand, betting, act):
        return _judge_opening_for_more(house, hand, betting, act)
    bettor = next_bettor(betting)
    if bettor is None or act.seat != bettor.seat:
        return _not_his_turn(bettor, act)
    if act.action in PASSIVE[betting.price > bettor.put]:
        return _judge_call(betting, bettor, act)
    now = turn_of(house, hand, betting, bettor)
    if act.action is Action.ALL_IN:
        return _judge_all_in(betting, bettor, now, act)
    if not _is_legal(betting, now, act.action):
        return _illegal(betting, now, act)
    return _judge_amount(house, bettor, now, act)


def _not_his_turn(bettor: Bettor | None, act: Act) -> Refusal:
    if bettor is None:
        return refuse(Code.ROUND_OVER, act.seat)
    return refuse(Code.NOT_YOUR_TURN, act.seat, bettor.seat)


def opens_for_more(house: HouseRules, hand: HandPlan, betting: Betting, act: Act) -> bool:
    """Say whether the owner of the bring-in opens for the full bet, before anybody acts."""
    own = act.seat == hand.bring_in and act.action is Action.COMPLETE
    return own and betting.acts == 0 and is_short(house, betting)


def _judge_opening_for_more(
    house: HouseRules, hand: HandPlan, betting: Betting, act: Act
) -> Refusal | None:
    bettor = betting.bettor(act.seat)
    if bettor is None or not bettor.can_bet:
        return refuse(Code.ROUND_OVER, act.seat)
    least, most = sizes(house, hand, betting, bettor)
    now = Turn(seat=act.seat, legal=(Action.COMPLETE,), least=least, most=most)
    return _judge_amount(house, bettor, now, act)


def _is_legal(betting: Betting, now: Turn, action: Action) -> bool:
    if action in now.legal:
        return True
    # Completing a short all-in raise may be called a raise either.
    return action is Action.RAISE and Action.COMPLETE in now.legal and betting.full > 0


def _illegal(betting: Betting, now: Turn, act: Act) -> Refusal:
    if act.action in RAISES and not now.least:
        return _no_raise(betting, act.seat)
    return refuse(Code.ACTION_NOT_LEGAL, act.seat, action=act.action.value)


def _no_raise(betting: Betting, seat: Seat) -> Refusal:
    if betting.capped:
        return refuse(Code.CAPPED, seat, rule="wikipedia-raise-cap")
    return refuse(Code.NOT_REOPENED, seat, rule="tda-2024-47")


def _judge_all_in(betting: Betting, bettor: Bettor, now: Turn, act: Act) -> Refusal | None:
    total = all_in_total(bettor, act)
    if total is None or total <= bettor.put:
        return refuse(Code.BAD_AMOUNT, act.seat)
    if total <= betting.price:
        return None
    if not now.least:
        return _no_raise(betting, act.seat)
    if now.most and total > now.most:
        return refuse(Code.TOO_LARGE, act.seat, amount=now.most)
    return None


def all_in_total(bettor: Bettor, act: Act) -> Chips | None:
    """Total of an all-in for the round; told where the stack is not counted."""
    return act.to if bettor.left is None else Chips(bettor.put + bettor.left)


def _judge_amount(house: HouseRules, bettor: Bettor, now: Turn, act: Act) -> Refusal | None:
    to = amount_of(now, act)
    if to is None:
        return refuse(Code.BAD_AMOUNT, act.seat)
    all_in = bettor.left is not None and to == bettor.put + bettor.left
    if to < now.least:
        return refuse(Code.TOO_SMALL, act.seat, rule="tda-2024-43", amount=now.least)
    if now.most and to > now.most:
        return refuse(Code.TOO_LARGE, act.seat, amount=now.most)
    if to % house.unit and not all_in:
        return refuse(Code.NOT_IN_UNITS, act.seat, rule="wikipedia-limits", amount=house.unit)
    return None


def _judge_call(betting: Betting, bettor: Bettor, act: Act) -> Refusal | None:
    if act.action is not Action.CALL or act.to is None:
        return None
    total = bettor.put + to_call(betting, bettor)
    if act.to == total:
        return None
    code = Code.TOO_SMALL if act.to < total else Code.TOO_LARGE
    return refuse(code, act.seat, amount=total)


def amount_of(now: Turn, act: Act) -> Chips | None:
    """Total of a bet or raise: as said, or the only one there is."""
    if act.to is not None:
        return act.to
    return now.least if now.least == now.most else None


def after_act(house: HouseRules, hand: HandPlan, betting: Betting, act: Act) -> Betting:
    """The betting after an action that may be taken.

    Raises:
        ValueError: The seat is not in the hand: a caller's bug.
    """
    index = _index(betting, act.seat)
    bettor = betting.bettors[index]
    if act.action is Action.FOLD:
        then = _with(betting, index, msgspec.structs.replace(bettor, folded=True, acted=True))
        return woken(house, hand, then)
    total = _total(house, hand, betting, act, bettor)
    left = None if bettor.left is None else Chips(bettor.left - (total - bettor.put))
    if act.action is Action.ALL_IN:
        left = Chips(0)
    price = max(total, betting.price)
    paid = msgspec.structs.replace(bettor, put=total, left=left, seen=price, acted=True)
    then = _with(betting, index, paid)
    if total > betting.price:
        then = _raised(house, then, betting, total)
    return woken(house, hand, then)


def _index(betting: Betting, seat: Seat) -> int:
    for index, bettor in enumerate(betting.bettors):
        if bettor.seat == seat:
            return index
    message = f"seat {seat} is not in the hand"
    raise ValueError(message)


def _total(house: HouseRules, hand: HandPlan, betting: Betting, act: Act, bettor: Bettor) -> Chips:
    if act.action is Action.ALL_IN:
        return all_in_total(bettor, act) or bettor.put
    if act.action not in RAISES:
        return Chips(bettor.put + to_call(betting, bettor))
    if act.to is not None:
        return act.to
    least, _most = sizes(house, hand, betting, bettor)
    return least


def _with(betting: Betting, index: int, bettor: Bettor) -> Betting:
    bettors = (*betting.bettors[:index], bettor, *betting.bettors[index + 1 :])
    return msgspec.structs.replace(betting, bettors=bettors, turn=index, acts=betting.acts + 1)


def _raised(house: HouseRules, then: Betting, was: Betting, total: Chips) -> Betting:
    """Take in a bet or raise: a full one opens the betting to everybody again."""
    if not _is_full(house, was, total):
        return msgspec.structs.replace(then, price=total)
    fixed = house.betting is Structure.FIXED_LIMIT
    bettors = tuple(
        bettor if index == then.turn else msgspec.structs.replace(bettor, seen=NOT_ACTED)
        for index, bettor in enumerate(then.bettors)
    )
    raises = was.raises + (1 if was.full else 0)
    return msgspec.structs.replace(
        then,
        bettors=bettors,
        price=total,
        full=total,
        step=was.step if fixed else Chips(total - was.price),
        raises=raises,
        capped=_is_capped(house, bettors, raises, two_at_start=was.two_at_start),
    )


def _is_full(house: HouseRules, was: Betting, total: Chips) -> bool:
    """Say whether a bet or raise is a full one, and not a short all-in.

    Source:
        wsop-live-2026-133, wsop-live-2026-177.
    """
    if house.betting is not Structure.FIXED_LIMIT:
        return total - was.price >= was.step
    half = house.all_in_raise is AllInRaise.HALF_BET
    return (total - was.full) * (2 if half else 1) >= was.step


def _is_capped(
    house: HouseRules, bettors: tuple[Bettor, ...], raises: int, *, two_at_start: bool
) -> bool:
    """Say whether no more raises are allowed.

    Source:
        robert-3-3, robert-3-4, wikipedia-raise-cap, wsop-live-2026-130, wsop-live-2026-131.
    """
    limited = house.betting is Structure.FIXED_LIMIT or house.betting is Structure.SPREAD_LIMIT
    if not limited or not house.raise_cap or raises < house.raise_cap:
        return False
    if house.heads_up_uncapped is Uncapped.ROUND_STARTS_HEADS_UP:
        return not two_at_start
    if house.heads_up_uncapped is Uncapped.ANY_TIME:
        return sum(bettor.can_bet for bettor in bettors) > 2
    return True


def woken(house: HouseRules, hand: HandPlan, betting: Betting) -> Betting:
    """Wake a sleeper when the action comes to it, or give it back.

    Awake it is a straddle: whoever has acted acts again, the sleeper last, with the option.

    Source:
        rulebook-5.17, wikipedia-straddle.
    """
    index = next_index(betting) if betting.sleepers else -1
    if index < 0:
        return betting
    seat, amount = betting.sleepers[0]
    if betting.bettors[index].seat != seat:
        return betting
    slept = msgspec.structs.replace(betting, sleepers=betting.sleepers[1:])
    return _awake(house, hand, slept, index, amount) if _wakes(house, betting, index) else slept


def _wakes(house: HouseRules, betting: Betting, index: int) -> bool:
    if house.sleeper is Sleeper.FOLDED_TO:
        return all(bettor.folded for bettor in betting.bettors[:index])
    return betting.price == betting.opening


def _awake(
    house: HouseRules, hand: HandPlan, betting: Betting, index: int, amount: Chips
) -> Betting:
    sleeper = betting.bettors[index]
    left = None if sleeper.left is None else Chips(sleeper.left - (amount - sleeper.put))
    up = msgspec.structs.replace(sleeper, put=amount, left=left)
    bettors = tuple(
        up if other is sleeper else msgspec.structs.replace(other, seen=NOT_ACTED)
        for other in betting.bettors
    )
    doubles = house.straddle_raise is StraddleRaise.DOUBLE and not hand.limits
    return msgspec.structs.replace(
        betting,
        bettors=bettors,
        turn=index,
        price=amount,
        full=amount,
        step=amount if doubles else betting.step,
        woken=((sleeper.seat, amount),),
    )

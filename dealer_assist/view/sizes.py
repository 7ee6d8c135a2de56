"""Two sums a dealer is asked for, without following the hand: largest and smallest raise."""

from dealer_assist.core.values import Chips
from dealer_assist.rules.pot_limit import pot_limit
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Sized

ONE = Chips(1)


def pot_limit_maximum(
    pot: Chips, bet: Chips, own: Chips, texts: Texts, *, unit: Chips = ONE
) -> Sized:
    """Work out the largest bet or raise at pot limit.

    Args:
        pot: Every chip in the middle, bets of this round included.
        bet: The bet to call, as a total for the round; 0 where nobody has bet.
        own: What the player has in already this round.
        texts: With the table's currency.
        unit: The smallest betting unit, to which the pot is rounded up.

    Returns:
        The total for the round and the sum in words, or what is wrong with the numbers.

    Source:
        wsop-live-2026-190.
    """
    if own > bet:
        return Sized(problem=texts.gettext("The player has more in than the bet to call."))
    if pot < bet + own:
        return Sized(problem=texts.gettext("The pot holds less than the bets in it."))
    total = pot_limit(pot, bet, own, unit)
    numbers = {
        "bet": bet,
        "call": bet - own,
        "pot": total - 2 * bet + own,
        "total": total,
    }
    words = {name: texts.amount(number) for name, number in numbers.items()}
    formula = (
        texts.gettext("Bet {bet} + pot {pot} + call {call} = {total}", **words)
        if bet
        else texts.gettext("As much as the pot: {pot}", **words)
    )
    return Sized(amount=total, text=words["total"], formula=formula)


def minimum_raise(price: Chips, last: Chips, texts: Texts) -> Sized:
    """Work out the smallest full raise.

    Args:
        price: The bet to call, as a total for the round.
        last: By how much the last full bet or raise raised it; before any, the big blind.
        texts: With the table's currency.

    Returns:
        The total for the round and the sum in words, or what is wrong with the numbers.

    Source:
        tda-2024-43.
    """
    if not last:
        return Sized(problem=texts.gettext("A raise needs a bet or a blind before it."))
    total = Chips(price + last)
    words = {"price": price, "last": last, "total": total}
    shown = {name: texts.amount(number) for name, number in words.items()}
    formula = texts.gettext("Bet {price} + last raise {last} = {total}", **shown)
    return Sized(amount=total, text=shown["total"], formula=formula)

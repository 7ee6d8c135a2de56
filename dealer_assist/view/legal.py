"""What the player to act may do, as buttons with their amounts."""

from collections.abc import Iterator

from dealer_assist.core.betting import Betting, Bettor
from dealer_assist.core.events import Act, Action
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import NO_CHIPS, Chips
from dealer_assist.rules.betting import Turn, raise_word, sizes
from dealer_assist.rules.step import judge
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.values import Legal, QuickAmount

FIXED: dict[Action, str] = {
    Action.BET: N_("Bet {least}"),
    Action.RAISE: N_("Raise to {least}"),
    Action.COMPLETE: N_("Complete to {least}"),
}
BOUNDED: dict[Action, str] = {
    Action.BET: N_("Bet {least} … {most}"),
    Action.RAISE: N_("Raise to {least} … {most}"),
    Action.COMPLETE: N_("Complete to {least} … {most}"),
}
UNBOUNDED: dict[Action, str] = {
    Action.BET: N_("Bet {least} or more"),
    Action.RAISE: N_("Raise to {least} or more"),
    Action.COMPLETE: N_("Complete to {least} or more"),
}
"""Labels of a bet or raise: of one size, up to a bound, without one."""


def legal(
    table: Table, hand: HandPlan, betting: Betting, now: Turn, texts: Texts
) -> Iterator[Legal]:
    """List what the player to act may do: fold, check or call, bet or raise, all-in.

    Args:
        table: With the hand in play.
        hand: That hand.
        betting: Its betting.
        now: Whose turn it is; somebody's.
        texts: With the table's currency.
    """
    bettor = betting.bettor(now.seat)
    if bettor is None:
        return
    if Action.FOLD in now.legal:
        event = Act(seat=now.seat, action=Action.FOLD)
        yield Legal(action=Action.FOLD, label=texts.gettext("Fold"), event=event)
    yield _passive(bettor, now, texts)
    all_in = _all_in(table, betting, bettor, now, texts)
    if now.least and not (all_in and all_in.least == now.least == now.most):
        word = raise_word(table.hand_house, betting)
        event = Act(seat=now.seat, action=word, to=now.least)
        yield _sized(event, now.least, now.most, texts)
    if all_in:
        yield all_in


def _passive(bettor: Bettor, now: Turn, texts: Texts) -> Legal:
    if Action.CHECK in now.legal:
        event = Act(seat=now.seat, action=Action.CHECK)
        return Legal(action=Action.CHECK, label=texts.gettext("Check"), event=event)
    event = Act(seat=now.seat, action=Action.CALL)
    amount = texts.amount(now.call)
    label = texts.gettext("Call {amount}", amount=amount)
    if bettor.left == now.call:
        label = texts.gettext("Call {amount}, all-in", amount=amount)
    return Legal(action=Action.CALL, label=label, event=event)


def _sized(event: Act, least: Chips, most: Chips, texts: Texts) -> Legal:
    """A bet or raise of one size or of a range."""
    labels = FIXED if least == most else BOUNDED if most else UNBOUNDED
    words = {"least": texts.amount(least), "most": texts.amount(most)}
    label = texts.gettext(labels[event.action], **words)
    asks = least != most
    return Legal(action=event.action, label=label, event=event, asks=asks, least=least, most=most)


def _all_in(
    table: Table, betting: Betting, bettor: Bettor, now: Turn, texts: Texts
) -> Legal | None:
    """An all-in that is more than a call; told by its amount where no stack is counted."""
    if bettor.left is None:
        return _told_all_in(betting, bettor, now, texts)
    total = Chips(bettor.put + bettor.left)
    event = Act(seat=bettor.seat, action=Action.ALL_IN)
    if total <= betting.price or judge(table, event) is not None:
        return None
    label = texts.gettext("All-in {amount}", amount=texts.amount(total))
    return Legal(action=Action.ALL_IN, label=label, event=event, least=total, most=total)


def _told_all_in(betting: Betting, bettor: Bettor, now: Turn, texts: Texts) -> Legal:
    """An all-in of any size; where no raise is possible, for less than a call or just that."""
    most = now.most if now.least else betting.price
    least = Chips(bettor.put + 1)
    event = Act(seat=bettor.seat, action=Action.ALL_IN, to=least)
    label = texts.gettext("All-in…")
    return Legal(action=Action.ALL_IN, label=label, event=event, asks=True, least=least, most=most)


def opening_completion(
    table: Table, hand: HandPlan, betting: Betting, texts: Texts, names: Names
) -> Iterator[Legal]:
    """Let the owner of a bring-in open for the full bet instead, while nobody has acted.

    Source:
        rulebook-5.13.
    """
    bettor = betting.bettor(hand.bring_in)
    if bettor is None:
        return
    least, _most = sizes(table.hand_house, hand, betting, bettor)
    event = Act(seat=bettor.seat, action=Action.COMPLETE, to=least)
    if betting.acts == 0 and judge(table, event) is None:
        player = texts.player_first(bettor.seat, names)
        label = texts.gettext(
            "{Player} completes to {amount}", Player=player, amount=texts.amount(least)
        )
        yield Legal(action=Action.COMPLETE, label=label, event=event, least=least, most=least)


def quick_amounts(
    table: Table, betting: Betting, now: Turn, texts: Texts
) -> tuple[QuickAmount, ...]:
    """Offer amounts that are often wanted: minimum, half the pot, the pot, maximum, all-in.

    The pot is what lies in the middle once the call is in it.

    Returns:
        Totals for the round, rising; nothing where there is no choice.
    """
    bettor = betting.bettor(now.seat)
    if bettor is None or not now.least or now.least == now.most:
        return ()
    word = raise_word(table.hand_house, betting)
    found: dict[Chips, str] = {}
    for label, amount in _wanted(table, betting, bettor, now):
        if now.least <= amount <= (now.most or amount):
            found.setdefault(amount, label)
    return tuple(
        QuickAmount(
            label=texts.gettext(label),
            to=amount,
            text=texts.amount(amount),
            event=Act(seat=now.seat, action=word, to=amount),
        )
        for amount, label in sorted(found.items())
    )


def _wanted(
    table: Table, betting: Betting, bettor: Bettor, now: Turn
) -> Iterator[tuple[str, Chips]]:
    house = table.hand_house
    middle = betting.dead + sum(other.total for other in betting.bettors)
    pot = middle + max(NO_CHIPS, betting.price - bettor.put)
    yield N_("Minimum"), now.least
    if bettor.left is not None:
        yield N_("All-in"), Chips(bettor.put + bettor.left)
    yield N_("Half pot"), _whole(betting.price + -(-pot // 2), house.unit)
    if house.betting is Structure.POT_LIMIT:
        yield N_("Pot"), now.most
    else:
        yield N_("Pot"), _whole(betting.price + pot, house.unit)
        yield N_("Maximum"), now.most


def _whole(amount: int, unit: Chips) -> Chips:
    return Chips(-(-amount // unit) * unit)

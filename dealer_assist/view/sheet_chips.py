"""How a sheet words chips put in of one's own will: straddles, sleepers, a kill by hand."""

from collections.abc import Callable

from dealer_assist.core import events
from dealer_assist.core.house_words import Sleeper
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import NOBODY
from dealer_assist.rules.step import Option
from dealer_assist.view.chip_lines import least_raise
from dealer_assist.view.entries import hand_after
from dealer_assist.view.marks import N_
from dealer_assist.view.row_words import RowWords
from dealer_assist.view.texts import Texts

SLEEPS: dict[Sleeper, str] = {
    Sleeper.FOLDED_TO: N_("Set aside; counts if everybody before folds."),
    Sleeper.UNRAISED: N_("Set aside; counts if nobody raises before."),
}
"""What a sleeper depends on."""


def _hand(table: Table, option: Option) -> HandPlan | None:
    """The hand as the event makes it; nothing for one that may not happen."""
    if option.refusal is not None:
        return None
    hand = hand_after(table, option.event)
    return hand if isinstance(hand, HandPlan) else None


def _straddle(table: Table, option: Option, texts: Texts) -> RowWords:
    event = option.event
    if isinstance(event, events.Straddle) and event.sleeper:
        return _sleeper(table, option, texts)
    hand = _hand(table, option)
    if hand is None or not hand.straddles:
        return RowWords(action="straddle", title=texts.gettext("Straddles"))
    least = texts.amount(least_raise(table.hand_house, hand))
    detail = (
        texts.gettext("Acts last in the first round; raise to {least}.", least=least)
        if hand.limits
        else texts.gettext("Acts last in the first round; raise to {least} or more.", least=least)
    )
    title = texts.gettext("Straddles {chips}", chips=texts.amount(hand.price))
    return RowWords(action="straddle", title=title, detail=detail)


def _sleeper(table: Table, option: Option, texts: Texts) -> RowWords:
    hand = _hand(table, option)
    if hand is None or not hand.sleepers:
        return RowWords(action="sleeper", title=texts.gettext("Sleeper"))
    _seat, amount = hand.sleepers[-1]
    title = texts.gettext("Sleeper {chips}", chips=texts.amount(amount))
    detail = texts.gettext(SLEEPS[table.hand_house.sleeper])
    return RowWords(action="sleeper", title=title, detail=detail)


def _unstraddle(_table: Table, _option: Option, texts: Texts) -> RowWords:
    return RowWords(action="unstraddle", title=texts.gettext("Takes the straddle back"))


def _kill(table: Table, option: Option, texts: Texts) -> RowWords:
    """A kill of the pot; killing a hand is a ruling and has another word."""
    event, hand = option.event, _hand(table, option)
    if isinstance(event, events.Kill) and event.seat == NOBODY:
        title = texts.gettext("No kill")
        return RowWords(action="no_kill", title=title, detail=texts.gettext("An ordinary pot."))
    title = texts.gettext("Kills the pot")
    if hand is None or not hand.kill:
        return RowWords(action="kill", title=title)
    amount = texts.amount(hand.live(hand.kill))
    limits = " / ".join(texts.amount(limit) for limit in hand.limits)
    detail = (
        texts.gettext("Posts {amount}; limits {limits}.", amount=amount, limits=limits)
        if limits
        else texts.gettext("Posts {amount}.", amount=amount)
    )
    return RowWords(action="kill", title=title, detail=detail)


CHIP_WORDS: dict[type, Callable[[Table, Option, Texts], RowWords]] = {
    events.Straddle: _straddle,
    events.Unstraddle: _unstraddle,
    events.Kill: _kill,
}
"""Events worded here."""

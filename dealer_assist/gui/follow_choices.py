"""What the row above the bar offers, made of where the betting stands."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from dealer_assist.core.events import Action
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.showdown import Showdown
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Follow, Legal, QuickAmount

FOLD, PASSIVE, RAISE, ALL_IN, OPENING = "fold", "passive", "raise", "all_in", "opening"
ACTIONS = (FOLD, PASSIVE, RAISE, ALL_IN, OPENING)
"""The places of the actions, each always the same."""

SLOTS: Mapping[Action, str] = {
    Action.FOLD: FOLD,
    Action.CHECK: PASSIVE,
    Action.CALL: PASSIVE,
    Action.BET: RAISE,
    Action.RAISE: RAISE,
    Action.COMPLETE: RAISE,
    Action.ALL_IN: ALL_IN,
}
LABELS: Mapping[str, str] = {FOLD: "fold", PASSIVE: "call", RAISE: "raise", ALL_IN: "all_in"}
"""What a place is called while nothing in it is legal."""

STREET, PAY, POT, QUICK, UPCARDS = "street", "pay", "pot", "quick", "upcards"
MOST_QUICK = 4


class Choice(NamedTuple):
    """A button of the row."""

    name: str
    text: str
    note: str = ""  # below the words: what an amount is, or why it is impossible
    enabled: bool = True
    chosen: bool = False
    icon: Icon | None = None


def numbered(kind: str, number: int) -> str:
    """Name one of several buttons of a kind: ``pot-1``."""
    return f"{kind}-{number}"


def legal_by_place(now: Follow | None) -> dict[str, Legal]:
    """Put what is legal into the places of the row."""
    found = now.legal if now is not None else ()
    return {
        OPENING if now is not None and one.event.seat != now.seat else SLOTS[one.event.action]: one
        for one in found
    }


def action_choices(now: Follow | None, texts: Texts) -> Iterator[Choice]:
    """List the actions in their places; what is not legal now is disabled with its reason."""
    legal = legal_by_place(now)
    reasons = {FOLD: now.to_call, RAISE: now.note} if now is not None else {}
    for name in ACTIONS:
        if name in legal:
            yield Choice(name, legal[name].label)
        elif name in LABELS:
            yield Choice(name, texts.label(LABELS[name]), reasons.get(name, ""), enabled=False)


def quick_by_place(now: Follow | None) -> dict[str, QuickAmount]:
    """Put the amounts that are often wanted into their places; an all-in has one of its own."""
    if now is None:
        return {}
    all_in = legal_by_place(now).get(ALL_IN)
    other = [one for one in now.quick if all_in is None or all_in.asks or one.to != all_in.least]
    return {numbered(QUICK, place): one for place, one in enumerate(other[:MOST_QUICK])}


def quick_choices(now: Follow | None) -> Iterator[Choice]:
    """List the amounts that are often wanted, the smallest first."""
    for name, one in quick_by_place(now).items():
        yield Choice(name, one.text, one.label)


def round_over(now: Follow, showdown: Showdown | None, texts: Texts) -> Iterator[Choice]:
    """List what may follow a betting round: the next street, or the pots and their payment."""
    if now.next_street is not None:
        yield Choice(STREET, now.next_street.label, icon=Icon.ARROW_RIGHT)
    if showdown is not None:
        for number, pot in enumerate(showdown.pots):
            chosen = number == showdown.at
            yield Choice(numbered(POT, number), pot.text, pot.name, chosen=chosen)
    if showdown is not None or now.next_street is None:
        ready = showdown is None or showdown.complete
        yield Choice(PAY, texts.label("pay_pots"), enabled=ready, icon=Icon.CHECK)

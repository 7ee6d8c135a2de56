"""How each row of a seat's sheet is worded: what is said, and what it leads to."""

from collections.abc import Callable

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Change, Choice
from dealer_assist.core.house_words import BustRule
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import NO_CHIPS, Chips, Code, Refusal, Seat, Why
from dealer_assist.rules.markers import next_due
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import Option, apply, coming
from dealer_assist.view.entries import COMING_IN, WAITING
from dealer_assist.view.marks import N_
from dealer_assist.view.say import names_of, say
from dealer_assist.view.texts import Texts

ENTRY_GROUP, COMMON_GROUP, RENAME_GROUP = 0, 1, 2
"""Groups of rows, in their order."""

WAITING_FOR_BLIND = {Code.WAITS_FOR_BIG_BLIND, Code.WAITS_HOUSE}
"""Who waits for nothing but the big blind."""


class RowWords(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a row; ``leads_in`` marks what may be the sheet's one primary row."""

    action: str
    title: str
    detail: str = ""
    leads_in: bool = False
    asks: str = ""
    group: int = COMMON_GROUP


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What an event leads to for its seat, in the hand it counts for."""

    seat: Seat
    hand: HandPlan | Refusal
    why: Why | None
    due: int  # number of the hand in which the big blind reaches the seat, 0 if unknown
    price: Chips  # all chips of the seat before the first action


def words_of(table: Table, option: Option, texts: Texts) -> RowWords | None:
    """Word one option of a seat; nothing for what the sheet does not offer."""
    if isinstance(option.event, events.Join | events.Back | events.Choose):
        return _entry(table, option, option.event.entry, texts)
    words = WORDS.get(type(option.event))
    return words(table, option, texts) if words is not None else None


def _outcome(table: Table, option: Option) -> Outcome | None:
    """Look what an event would lead to; nothing for one that may not happen."""
    event, seat = option.event, getattr(option.event, "seat", None)
    if option.refusal is not None or seat is None:
        return None
    then = apply(table, event)
    after = coming(then)
    now = isinstance(event, Change) and event.now
    hand = then.dealt if now and then.dealt is not None else plan(after)
    whys = hand.why if isinstance(hand, HandPlan) else ()
    about = (why for why in whys if why.code in WAITING | COMING_IN and seat in why.seats)
    hands = next_due(after, seat)
    due = after.hand + hands if hands else 0
    price = hand.live(seat) + hand.dead(seat) if isinstance(hand, HandPlan) else NO_CHIPS
    return Outcome(seat=seat, hand=hand, why=next(about, None), due=due, price=Chips(price))


PLAIN_TITLES: dict[tuple[type, Choice], str] = {
    (events.Join, Choice.WAIT): N_("Sits down and waits"),
    (events.Join, Choice.POST): N_("Sits down and posts"),
    (events.Join, Choice.BUY_BUTTON): N_("Sits down and buys the button"),
    (events.Join, Choice.STRADDLE): N_("Sits down with a straddle"),
    (events.Back, Choice.WAIT): N_("Back, and waits"),
    (events.Back, Choice.POST): N_("Back, and posts"),
    (events.Back, Choice.BUY_BUTTON): N_("Back, and buys the button"),
    (events.Back, Choice.STRADDLE): N_("Back with a straddle"),
    (events.Choose, Choice.WAIT): N_("Waits for the big blind"),
    (events.Choose, Choice.POST): N_("Posts to come in"),
    (events.Choose, Choice.BUY_BUTTON): N_("Buys the button"),
    (events.Choose, Choice.STRADDLE): N_("Comes back with a straddle"),
}
"""Ways in whose price is not known, or nothing."""

PRICED_TITLES: dict[tuple[type, Choice], str] = {
    (events.Join, Choice.POST): N_("Sits down and posts {chips}"),
    (events.Join, Choice.BUY_BUTTON): N_("Sits down and buys the button for {chips}"),
    (events.Back, Choice.POST): N_("Back, and posts {chips}"),
    (events.Back, Choice.BUY_BUTTON): N_("Back, and buys the button for {chips}"),
    (events.Choose, Choice.POST): N_("Posts {chips}"),
    (events.Choose, Choice.BUY_BUTTON): N_("Buys the button for {chips}"),
}
"""Ways in with what they cost in all."""

ENTRY_ACTIONS: dict[type, str] = {events.Join: "join", events.Back: "back", events.Choose: "wait"}
"""Names of the rows that cost nothing; the others go by their choice."""


def _entry(table: Table, option: Option, choice: Choice, texts: Texts) -> RowWords:
    """Word a way in: of somebody new, back, or still waiting."""
    kind = type(option.event)
    outcome = _outcome(table, option)
    return RowWords(
        action=ENTRY_ACTIONS[kind] if choice is Choice.WAIT else choice.value,
        title=_entry_title(kind, choice, outcome, texts),
        detail=_what_follows(table, choice, outcome, texts),
        leads_in=True,
        asks="name" if kind is events.Join else "",
        group=ENTRY_GROUP,
    )


def _entry_title(kind: type, choice: Choice, outcome: Outcome | None, texts: Texts) -> str:
    if outcome is not None and (kind, choice) in PRICED_TITLES and outcome.price:
        return texts.gettext(PRICED_TITLES[kind, choice], chips=texts.amount(outcome.price))
    waits = outcome is None or (outcome.why is not None and outcome.why.code in WAITING)
    if choice is Choice.WAIT and not waits and kind is not events.Choose:
        return texts.gettext("Back") if kind is events.Back else texts.gettext("Sits down")
    return texts.gettext(PLAIN_TITLES[kind, choice])


def _what_follows(table: Table, choice: Choice, outcome: Outcome | None, texts: Texts) -> str:
    """What an entry leads to: chips and when, or how long the wait is."""
    if outcome is None or isinstance(outcome.hand, Refusal):
        return ""
    seat, why, hand = outcome.seat, outcome.why, outcome.hand
    if why is not None and why.code in WAITING_FOR_BLIND and outcome.due:
        return texts.gettext(
            "The big blind reaches seat {seat} in hand {hand}. Pays only that.",
            seat=seat,
            hand=texts.number(outcome.due),
        )
    if outcome.price and choice is not Choice.WAIT:
        return _parts(hand, seat, texts)
    if why is not None:
        return say(why, texts, names_of(table))
    return texts.gettext("Dealt in with hand {hand}.", hand=texts.number(hand.hand))


def _parts(hand: HandPlan, seat: Seat, texts: Texts) -> str:
    live, dead = (texts.amount(part) for part in (hand.live(seat), hand.dead(seat)))
    number = texts.number(hand.hand)
    if not hand.dead(seat):
        return texts.gettext("{live} live. Dealt in with hand {hand}.", live=live, hand=number)
    if not hand.live(seat):
        return texts.gettext("{dead} dead. Dealt in with hand {hand}.", dead=dead, hand=number)
    return texts.gettext(
        "{live} live + {dead} dead. Dealt in with hand {hand}.",
        live=live,
        dead=dead,
        hand=number,
    )


def _leave(_table: Table, _option: Option, texts: Texts) -> RowWords:
    return RowWords(
        action="leave",
        title=texts.gettext("Leaves the table"),
        detail=texts.gettext("The seat becomes free; a return counts as new."),
    )


def _bust(table: Table, _option: Option, texts: Texts) -> RowWords:
    cash = table.house.cash
    held = table.house.bust_rule is BustRule.HOLDS_SEAT
    detail = (
        texts.gettext("The seat is held for a rebuy.")
        if held
        else texts.gettext("The seat becomes free.")
    )
    title = texts.label("busts") if cash else texts.label("busts_tournament")
    return RowWords(action="bust", title=title, detail=detail)


def _rebuy(table: Table, option: Option, texts: Texts) -> RowWords:
    seat = getattr(option.event, "seat", None)
    player = table.player(seat) if seat is not None else None
    counted = player is not None and player.stack is not None
    return RowWords(
        action="rebuy",
        title=texts.gettext("Rebuys"),
        detail=texts.gettext("Blinds missed meanwhile stay owed."),
        leads_in=True,
        asks="chips" if counted else "",
        group=ENTRY_GROUP,
    )


def _away(table: Table, _option: Option, texts: Texts) -> RowWords:
    detail = (
        texts.gettext("Blinds that pass this seat will be owed.")
        if table.house.cash
        else texts.gettext("The stack is dealt in and posts.")
    )
    return RowWords(action="away", title=texts.gettext("Goes away"), detail=detail)


def _button(table: Table, _option: Option, texts: Texts) -> RowWords:
    first = table.last is None and table.by_hand is None and table.dealt is None
    return RowWords(
        action="button",
        title=texts.gettext("Button here"),
        leads_in=first,
        group=RENAME_GROUP,
    )


WORDS: dict[type, Callable[[Table, Option, Texts], RowWords]] = {
    events.Leave: _leave,
    events.Bust: _bust,
    events.Rebuy: _rebuy,
    events.Away: _away,
    events.Button: _button,
}

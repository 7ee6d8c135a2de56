"""How a sheet words the ways in: of somebody new, back, or still waiting.

They are choices, so they are put as one; every other row says what happens.
"""

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Choice
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import NO_CHIPS, Chips, Code, Refusal, Seat, Why
from dealer_assist.rules.markers import next_due
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import Option, apply, coming
from dealer_assist.view.entries import COMING_IN, WAITING, hand_after
from dealer_assist.view.marks import N_
from dealer_assist.view.row_words import ENTRY_GROUP, RowWords
from dealer_assist.view.say import names_of, say
from dealer_assist.view.texts import Texts

WAITING_FOR_BLIND = {Code.WAITS_FOR_BIG_BLIND, Code.WAITS_HOUSE}
"""Who waits for nothing but the big blind."""

Entering = events.Join | events.Back | events.Choose


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a way in leads to for its seat, in the hand it counts for."""

    seat: Seat
    hand: HandPlan | Refusal
    why: Why | None
    due: int  # number of the hand in which the big blind reaches the seat, 0 if unknown
    wait: int  # hands until he is dealt in without posting, about
    price: Chips  # all chips of the seat before the first action


CLOSED: dict[Code, str] = {
    Code.WAITS_CLOSED: N_("Between the button and the big blind nobody comes in."),
    Code.WAITS_HOUSE: N_("This house has no posting."),
    Code.BIG_BLIND_ENTRANT: N_("The big blind reaches seat {seat} anyway."),
}
"""Why a way in is closed, by what happens to its seat instead."""


def why_closed(table: Table, event: Entering, refusal: Refusal, texts: Texts) -> str:
    """Say why a way in is not open on the coming hand: by the place of the seat, or by the house.

    Args:
        table: Live.
        event: The way in.
        refusal: Why it is refused; said as it is unless it is about the way in alone.
        texts: The language.
    """
    hand = plan(coming(apply(table, event))) if refusal.code is Code.ENTRY_NOT_OPEN else refusal
    whys = hand.why if isinstance(hand, HandPlan) else ()
    about = (why for why in whys if why.code in WAITING | COMING_IN and event.seat in why.seats)
    why = next(about, None)
    sold = event.entry is Choice.BUY_BUTTON and table.house.buy_button
    if why is None or (sold and why.code is Code.WAITS_CLOSED):
        return say(refusal.reasons[0], texts, names_of(table))
    if sold:
        return texts.gettext("The button is bought only between the button and the big blind.")
    if why.code in CLOSED:
        return texts.gettext(CLOSED[why.code], seat=event.seat)
    return say(why if why.code in COMING_IN else refusal.reasons[0], texts, names_of(table))


def _outcome(table: Table, option: Option, event: Entering) -> Outcome | None:
    """Look what a way in would lead to; nothing for one that is not open."""
    if option.refusal is not None:
        return None
    seat = event.seat
    after, hand = coming(apply(table, event)), hand_after(table, event)
    whys = hand.why if isinstance(hand, HandPlan) else ()
    about = (why for why in whys if why.code in WAITING | COMING_IN and seat in why.seats)
    hands = next_due(after, seat)
    player = after.player(seat)
    move = player.move if player is not None else None
    price = hand.live(seat) + hand.dead(seat) if isinstance(hand, HandPlan) else NO_CHIPS
    return Outcome(
        seat=seat,
        hand=hand,
        why=next(about, None),
        due=after.hand + hands if hands else 0,
        wait=min(hands, move.hands) if move is not None and move.hands else hands,
        price=Chips(price),
    )


PLAIN_TITLES: dict[tuple[type, Choice], str] = {
    (events.Join, Choice.WAIT): N_("Sit down and wait"),
    (events.Join, Choice.POST): N_("Sit down and post"),
    (events.Join, Choice.BUY_BUTTON): N_("Sit down and buy the button"),
    (events.Join, Choice.STRADDLE): N_("Sit down with a straddle"),
    (events.Back, Choice.WAIT): N_("Back, and wait"),
    (events.Back, Choice.POST): N_("Back, and post"),
    (events.Back, Choice.BUY_BUTTON): N_("Back, and buy the button"),
    (events.Back, Choice.STRADDLE): N_("Back with a straddle"),
    (events.Choose, Choice.WAIT): N_("Wait for the big blind"),
    (events.Choose, Choice.POST): N_("Post and play"),
    (events.Choose, Choice.BUY_BUTTON): N_("Buy the button"),
    (events.Choose, Choice.STRADDLE): N_("Come back with a straddle"),
}
"""Ways in whose price is not known."""

PRICED_TITLES: dict[tuple[type, Choice], str] = {
    (events.Join, Choice.POST): N_("Sit down and post {chips}"),
    (events.Join, Choice.BUY_BUTTON): N_("Sit down and buy the button for {chips}"),
    (events.Join, Choice.STRADDLE): N_("Sit down with a straddle of {chips}"),
    (events.Back, Choice.POST): N_("Back, and post {chips}"),
    (events.Back, Choice.BUY_BUTTON): N_("Back, and buy the button for {chips}"),
    (events.Back, Choice.STRADDLE): N_("Back with a straddle of {chips}"),
    (events.Choose, Choice.POST): N_("Post {parts} and play"),
    (events.Choose, Choice.BUY_BUTTON): N_("Buy the button: {parts}"),
    (events.Choose, Choice.STRADDLE): N_("Come back with a straddle of {chips}"),
}
"""Ways in with what they cost: in all, or part by part."""

FREE_TITLES: dict[type, str] = {events.Join: N_("Sit down"), events.Back: N_("Back")}
"""Ways in without a wait."""

ENTRY_ACTIONS: dict[type, str] = {events.Join: "join", events.Back: "back", events.Choose: "wait"}
"""Names of the rows that cost nothing; the others go by their choice."""


def entry_words(table: Table, option: Option, event: Entering, texts: Texts) -> RowWords:
    """Word a way in: what it costs, and what follows."""
    kind, choice = type(event), event.entry
    outcome = _outcome(table, option, event)
    return RowWords(
        action=ENTRY_ACTIONS[kind] if choice is Choice.WAIT else choice.value,
        title=_title(kind, choice, outcome, texts),
        detail=_what_follows(table, kind, choice, outcome, texts),
        leads_in=True,
        asks="name" if kind is events.Join else "",
        group=ENTRY_GROUP,
    )


def _title(kind: type, choice: Choice, outcome: Outcome | None, texts: Texts) -> str:
    plain = PLAIN_TITLES[kind, choice]
    if outcome is None:
        return texts.gettext(plain)
    if choice is not Choice.WAIT and isinstance(outcome.hand, HandPlan):
        parts = _parts(outcome.hand, outcome.seat, texts)
        chips = texts.amount(outcome.price)
        return texts.gettext(PRICED_TITLES[kind, choice], chips=chips, parts=parts)
    if outcome.why is None or outcome.why.code not in WAITING:
        return texts.gettext(FREE_TITLES.get(kind, plain))
    if kind is events.Choose and outcome.why.code is Code.WAITS_CLOSED:
        return texts.gettext("Wait")
    if kind is events.Choose and outcome.wait:
        return texts.ngettext("Wait: about {count} hand", "Wait: about {count} hands", outcome.wait)
    return texts.gettext(plain)


def _what_follows(
    table: Table, kind: type, choice: Choice, outcome: Outcome | None, texts: Texts
) -> str:
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
    number = texts.number(hand.hand)
    if choice is not Choice.WAIT:
        if kind is events.Choose or choice is Choice.STRADDLE:  # the title says the price
            return texts.gettext("Dealt in with hand {hand}.", hand=number)
        parts = _parts(hand, seat, texts)
        return texts.gettext("{parts}. Dealt in with hand {hand}.", parts=parts, hand=number)
    if why is not None:
        return say(why, texts, names_of(table))
    return texts.gettext("Dealt in with hand {hand}.", hand=number)


def _parts(hand: HandPlan, seat: Seat, texts: Texts) -> str:
    live, dead = (texts.amount(part) for part in (hand.live(seat), hand.dead(seat)))
    if not hand.dead(seat):
        return texts.gettext("{live} live", live=live)
    if not hand.live(seat):
        return texts.gettext("{dead} dead", dead=dead)
    return texts.gettext("{live} live + {dead} dead", live=live, dead=dead)

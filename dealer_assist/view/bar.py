"""What the bottom bar may do now, and in a few words why not."""

from collections.abc import Iterator

from dealer_assist.core import events
from dealer_assist.core.house_words import Betting, KillRule, KillTrigger
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Chips, Code, Refusal
from dealer_assist.rules.in_hand import followed
from dealer_assist.rules.step import judge
from dealer_assist.view.marks import N_
from dealer_assist.view.say import say
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.values import BarState, Winners

CASH_ONLY = N_("Cash games only")
NOT_HERE = N_("Not in this house")
LIMIT_ONLY = N_("Limit games only")
STUD_ONLY = N_("Stud games only")
NO_LEVELS = N_("House rules set no levels")
FIRST_LEVEL = N_("This is the first level")
LAST_LEVEL = N_("This is the last level")
NO_HAND = N_("No hand in play")
NO_HAND_YET = N_("No hand yet")

SHORT: dict[Code, str] = {
    Code.STRADDLE_OFF: NOT_HERE,
    Code.STRADDLE_HEADS_UP: N_("Not between two"),
    Code.STRADDLE_KILL_POT: N_("Kill pot"),
    Code.STRADDLE_SHORT: N_("Too few chips"),
    Code.ACTION_STARTED: N_("The action has started"),
    Code.STRADDLE_SEAT: N_("No seat may"),
}
"""Refusals of a straddle, short enough for the second line of a button; the chief one first."""


def bar(table: Table, hand: HandPlan | Refusal, texts: Texts, names: Names) -> Iterator[BarState]:
    """Say of each action whether it may be used now.

    Args:
        table: Live.
        hand: The hand in play, or the one that would be dealt.
        texts: The language; amounts follow the table's house rules.
        names: What the players of the hand are called.
    """
    blocked = say(hand.reasons[0], texts, names) if isinstance(hand, Refusal) else ""
    nobody = "" if any(table.players()) else texts.label("nobody_here")
    no_misdeal = judge(table, events.Misdeal())
    yield _state("next_hand", blocked)
    yield _state("bust", nobody)
    yield _state("away", nobody)
    yield _state("leave", nobody)
    yield _state("straddle", nobody or _no_straddle(table, hand, texts, names))
    yield _state("kill", nobody or _translated(_no_kill(table), texts))
    yield _state("upcards", _translated(_no_upcards(table), texts))
    yield _state("winner", _nobody_to_ask(table, texts))
    yield _state("misdeal", say(no_misdeal.reasons[0], texts, names) if no_misdeal else "")
    yield from _levels(table, texts)
    yield _state("draw", texts.label("between_hands_only") if table.dealt is not None else "")


def _levels(table: Table, texts: Texts) -> Iterator[BarState]:
    """Say whether the level may go up or down, or a ruling on it be made."""
    levels, level = len(table.house.levels), table.level
    none = "" if levels else texts.gettext(NO_LEVELS)
    yield _state("next_level", none or ("" if level < levels else texts.gettext(LAST_LEVEL)))
    yield _state("previous_level", none or ("" if level > 1 else texts.gettext(FIRST_LEVEL)))
    yield _state("wrong_level", none or ("" if table.dealt else texts.gettext(NO_HAND)))


def straddlers(table: Table) -> tuple[events.Straddle, ...]:
    """List the straddles that may be said now, one a seat, ready to be submitted.

    In a hand nobody has acted in they count for that hand. Where only one seat may straddle,
    no seat has to be tapped. Sleepers are said from the sheet of their seat.
    """
    return tuple(event for event in _wanted(table) if judge(table, event) is None)


def _wanted(table: Table) -> Iterator[events.Straddle]:
    if table.hand_house.cash and table.hand_house.straddle_seats:
        for seat, _player in table.players():
            yield events.Straddle(seat=seat, now=table.dealt is not None)


def _no_straddle(table: Table, hand: HandPlan | Refusal, texts: Texts, names: Names) -> str:
    """Say why nobody may straddle; who straddles already comes first."""
    if not table.hand_house.cash:
        return texts.gettext(CASH_ONLY)
    if not table.hand_house.straddle_seats:
        return texts.gettext(NOT_HERE)
    codes: set[Code] = set()
    for event in _wanted(table):
        refusal = judge(table, event)
        if refusal is None:
            return ""
        codes.add(refusal.code)
        if refusal.code is Code.ACTION_STARTED:
            break  # so it is for every seat
    if isinstance(hand, HandPlan) and hand.straddles:
        player = texts.player_first(hand.straddles[-1][0], names)
        return texts.gettext("{Player} straddles", Player=player)
    return texts.gettext(next((SHORT[code] for code in SHORT if code in codes), NO_HAND_YET))


def _no_kill(table: Table) -> str:
    house = table.house
    if not house.cash:
        return CASH_ONLY
    if house.betting not in {Betting.FIXED_LIMIT, Betting.SPREAD_LIMIT}:
        return LIMIT_ONLY
    return NOT_HERE if house.kill is KillRule.OFF else ""


def _no_upcards(table: Table) -> str:
    if not table.hand_house.stud:
        return STUD_ONLY
    if table.dealt is None:
        return NO_HAND
    return N_("The up cards are out") if table.boards else ""


def _nobody_to_ask(table: Table, texts: Texts) -> str:
    if table.dealt is None:
        return texts.gettext(NO_HAND)
    return "" if winners(table, texts) else texts.gettext("Nothing hangs on it")


def winners(table: Table, texts: Texts) -> Winners | None:
    """Say what Next hand has to ask about the winner of the hand in play.

    Returns:
        None where nothing hangs on it: no kill is played, or it was given by hand, and the
        betting is not followed; also where a followed hand has one player left, who wins.
        Amounts in the smallest chip.
    """
    hand, house = table.dealt, table.hand_house
    if hand is None:
        return None
    title = texts.gettext("Tap everybody who wins part of the pot")
    if table.betting is not None and followed(table):
        live = tuple(sorted(b.seat for b in table.betting.bettors if not b.folded))
        return Winners(seats=live, title=title) if len(live) > 1 else None
    if house.kill is KillRule.OFF or table.kill_said:
        return None
    seats = tuple(seat for seat in hand.dealt_in if seat not in table.dead_hands)
    if house.kill_trigger is KillTrigger.TWO_POTS:
        return Winners(seats=seats, title=title)
    threshold = Chips(house.kill_pot * house.bets(hand.level)[1])
    amount = texts.at(house).amount(threshold)
    question = texts.gettext("Was the pot larger than {amount}?", amount=amount)
    return Winners(seats=seats, title=title, threshold=threshold, question=question)


def _translated(template: str, texts: Texts) -> str:
    return texts.gettext(template) if template else ""


def _state(action: str, reason: str) -> BarState:
    return BarState(action=action, enabled=not reason, reason=reason)

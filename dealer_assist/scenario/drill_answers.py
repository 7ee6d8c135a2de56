"""The engine's answer to each kind of question, and the engine's reasons for it."""

from collections.abc import Callable

import msgspec

from dealer_assist.core.events import Act, Action
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import NOBODY, Chips, Code, Owes, Refusal, Seat, Why
from dealer_assist.rules.betting import Turn, turn
from dealer_assist.rules.reasons import MISSED
from dealer_assist.rules.step import current, judge
from dealer_assist.scenario.drill_values import Answer, Ask, Explained, Kind

BUTTON_CODES = {
    Code.BUTTON_MOVES,
    Code.BUTTON_FOLLOWS,
    Code.DEAD_BUTTON,
    Code.BUTTON_JUMPS,
    Code.BUTTON_IN_GAP,
    Code.BUTTON_TAKEN_BY_NEWCOMER,
    Code.HEADS_UP,
}
SMALL_CODES = {
    Code.SMALL_BLIND,
    Code.SMALL_BLIND_NEXT,
    Code.SMALL_BLINDS_OWED,
    Code.NO_SMALL_BLIND,
    Code.DEAD_SMALL_BLIND,
    Code.HEADS_UP,
}
BIG_CODES = {
    Code.BIG_BLIND,
    Code.BIG_BLINDS,
    Code.BIG_BLIND_NEXT,
    Code.BIG_BLIND_ENTRANT,
    Code.HEADS_UP,
}
LAST_CODES = {Code.STRADDLE, Code.KILL, Code.HALF_KILL}
ENTRY_CODES = {
    Code.WAITS_CLOSED,
    Code.WAITS_FOR_BIG_BLIND,
    Code.WAITS_HOUSE,
    Code.ENTERS_FREE,
    Code.ENTERS_TOURNAMENT,
    Code.ENTERS_POSTING,
    Code.POSTS_MISSED,
    Code.BIG_BLIND_ENTRANT,
    Code.BUTTON_TAKEN_BY_NEWCOMER,
    Code.BUYS_BUTTON,
    Code.SEAT_CHANGE_WAITS,
    Code.SEAT_CHANGE_POSTS,
    Code.SEAT_CHANGE_FREE,
    Code.DEALT_OFF,
}
CHIP_CODES = {
    *(SMALL_CODES - {Code.NO_SMALL_BLIND, Code.DEAD_SMALL_BLIND}),
    *BIG_CODES,
    *LAST_CODES,
    Code.SHORT_BLIND,
    Code.ANTE_FROM_EVERYONE,
    Code.ANTE_FOR_TABLE,
    Code.ENTERS_POSTING,
    Code.POSTS_MISSED,
    Code.BUYS_BUTTON,
    Code.SEAT_CHANGE_POSTS,
    Code.KILL_DEFERRED_BLIND,
}
NOBODY_POSTS = {Code.NO_SMALL_BLIND, Code.DEAD_SMALL_BLIND}
RAISE_RULES = {Kind.SMALLEST_RAISE: "tda-2024-43", Kind.LARGEST_RAISE: "wsop-live-2026-190"}

Found = tuple[Answer, tuple[Why, ...]]


def explained(table: Table, ask: Ask) -> Explained | None:
    """Answer an ask about the hand in play, or the one that would be dealt, as the engine does.

    Returns:
        The one right answer with its reasons; None where no hand can be dealt, or where the
        engine has no reason that names just the seats of the answer: that is no question.
    """
    hand = current(table)
    if isinstance(hand, Refusal):
        return None
    answer, why = ANSWERS[ask.kind](table, hand, ask.seat)
    about = {ask.seat} if ask.seat else set(answer.seats)
    if not why or named(ask, why) != about:
        return None
    return Explained(ask=ask, answer=answer, why=why)


def named(ask: Ask, reasons: tuple[Why, ...]) -> set[Seat]:
    """Seats that reasons name in answer to an ask: each reason may name others besides."""
    if ask.seat:
        return {ask.seat} if all(ask.seat in why.seats for why in reasons) else set()
    return {seat for why in reasons for seat in _seats_for(ask.kind, why)}


def _seats_for(kind: Kind, why: Why) -> tuple[Seat, ...]:
    """The part of a reason's seats that an ask is about."""
    if why.code in NOBODY_POSTS:
        return ()
    if why.code is Code.DEAD_BUTTON:  # the empty seat, then who is last to act for it
        return why.seats[1:] if kind is Kind.LAST_TO_ACT else why.seats[:1]
    if why.code is Code.HEADS_UP:  # the button, then the big blind
        return why.seats[1:] if kind is Kind.BIG_BLIND else why.seats[:1]
    return why.seats


def _reasons(hand: HandPlan, codes: set[Code], seat: Seat = NOBODY) -> tuple[Why, ...]:
    """Reasons of a hand with one of the codes; with a seat, those that name it."""
    return tuple(why for why in hand.why if why.code in codes and (not seat or seat in why.seats))


def _button(_table: Table, hand: HandPlan, _seat: Seat) -> Found:
    return Answer(seats=(hand.button,)), _reasons(hand, BUTTON_CODES)


def _small_blind(_table: Table, hand: HandPlan, _seat: Seat) -> Found:
    return Answer(seats=tuple(sorted(hand.small_blinds))), _reasons(hand, SMALL_CODES)


def _big_blind(_table: Table, hand: HandPlan, _seat: Seat) -> Found:
    return Answer(seats=tuple(sorted(hand.big_blinds))), _reasons(hand, BIG_CODES)


def _first(_table: Table, hand: HandPlan, _seat: Seat) -> Found:
    return Answer(seats=hand.first_order[:1]), _reasons(hand, {Code.FIRST_TO_ACT})


def _last(_table: Table, hand: HandPlan, _seat: Seat) -> Found:
    return Answer(seats=hand.later_order[-1:]), _reasons(hand, BUTTON_CODES)


def _last_of_first_round(_table: Table, hand: HandPlan, _seat: Seat) -> Found:
    last = hand.first_order[-1:]
    reasons = _reasons(hand, LAST_CODES | BIG_CODES)
    return Answer(seats=last), tuple(why for why in reasons if why.seats == last)


def _owes(_table: Table, hand: HandPlan, seat: Seat) -> Found:
    owes = dict(hand.owes).get(seat, Owes.NOTHING)
    return Answer(owes=owes), _reasons(hand, set(MISSED.values()), seat)


def _dealt_in(_table: Table, hand: HandPlan, seat: Seat) -> Found:
    return Answer(yes=seat in hand.dealt_in), _reasons(hand, ENTRY_CODES, seat)


def _posts(_table: Table, hand: HandPlan, seat: Seat) -> Found:
    answer = Answer(chips=hand.live(seat), dead=hand.dead(seat))
    return answer, _reasons(hand, CHIP_CODES, seat)


def _smallest_raise(table: Table, _hand: HandPlan, seat: Seat) -> Found:
    least = turn_at(table).least
    return Answer(chips=least), _bound(table, Kind.SMALLEST_RAISE, seat, Chips(least - 1))


def _largest_raise(table: Table, _hand: HandPlan, seat: Seat) -> Found:
    most = turn_at(table).most
    return Answer(chips=most), _bound(table, Kind.LARGEST_RAISE, seat, Chips(most + 1))


def turn_at(table: Table) -> Turn:
    """Whose turn it is and what he may do; nobody's between hands."""
    hand, betting = table.dealt, table.betting
    if hand is None or betting is None:
        return Turn()
    return turn(table.hand_house, hand, betting)


def _bound(table: Table, kind: Kind, seat: Seat, beyond: Chips) -> tuple[Why, ...]:
    """Why a raise may not be a chip less, or more: the rules' own refusal of it."""
    refusal = judge(table, Act(seat=seat, action=Action.RAISE, to=beyond))
    if refusal is None or refusal.code not in {Code.TOO_SMALL, Code.TOO_LARGE}:
        return ()
    return (msgspec.structs.replace(refusal.reasons[0], rule=RAISE_RULES[kind]),)


def _bring_in(_table: Table, hand: HandPlan, _seat: Seat) -> Found:
    return Answer(seats=(hand.bring_in,)), _reasons(hand, {Code.BRING_IN})


def _ruling(table: Table, _hand: HandPlan, seat: Seat) -> Found:
    """What becomes of a hand dealt in by mistake: what its owner owed is the reason."""
    player = (table.before or table).player(seat)
    owed = Owes.NOTHING if player is None else player.owes
    why = Why(code=MISSED[owed], rule="robert-4-11", seats=(seat,)) if owed else None
    return Answer(ruling=table.ruling), (why,) if why else ()


ANSWERS: dict[Kind, Callable[[Table, HandPlan, Seat], Found]] = {
    Kind.BUTTON: _button,
    Kind.SMALL_BLIND: _small_blind,
    Kind.BIG_BLIND: _big_blind,
    Kind.FIRST_TO_ACT: _first,
    Kind.LAST_TO_ACT: _last,
    Kind.LAST_OF_FIRST_ROUND: _last_of_first_round,
    Kind.OWES: _owes,
    Kind.DEALT_IN: _dealt_in,
    Kind.POSTS: _posts,
    Kind.SMALLEST_RAISE: _smallest_raise,
    Kind.LARGEST_RAISE: _largest_raise,
    Kind.BRING_IN: _bring_in,
    Kind.RULING: _ruling,
}

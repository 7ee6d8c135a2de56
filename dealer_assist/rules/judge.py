"""May this happen now? The only place that forbids, and it always says why."""

from collections.abc import Callable
from typing import Any

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.house import with_values
from dealer_assist.core.table import MAX_SEATS, MIN_SEATS, Table
from dealer_assist.core.values import Code, Presence, Refusal, Seat, refuse
from dealer_assist.rules.apply import apply, before_deal, coming, counts_now, drawn_cards
from dealer_assist.rules.field import continuing_seats, entrant_seats, is_new_game
from dealer_assist.rules.first import is_card
from dealer_assist.rules.plan import plan
from dealer_assist.rules.unbuilt import unbuilt_event, unbuilt_house


def judge(table: Table, event: Event) -> Refusal | None:
    """Say why an event may not happen; None if it may.

    What counts from the next hand is judged by the table as it will stand then; what counts
    for the hand in play, by the table before its deal and by every change said since.
    """
    if refusal := unbuilt_event(event) or _seats_exist(table, event):
        return refusal
    if not counts_now(table, event):
        return JUDGE[type(event)](table, event)
    if table.before is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    return _judge_now(table, table.before, event)


def _judge_now(table: Table, before: Table, event: Event) -> Refusal | None:
    """Judge an event that has the hand in play planned again."""
    if isinstance(event, events.Change):
        event = msgspec.structs.replace(event, now=False)
    if refusal := _seats_exist(before, event) or JUDGE[type(event)](before, event):
        return refusal
    planned = before_deal(table, event)
    hand = plan(planned)
    if isinstance(hand, Refusal):
        return hand
    again = apply(planned, events.Deal())
    for waiting in table.since:
        if refusal := judge(again, waiting):
            return refusal
        again = apply(again, waiting)
    return None


def _seats_exist(table: Table, event: Event) -> Refusal | None:
    for name in ("seat", "to", "small", "big"):
        seat = getattr(event, name, None)
        if isinstance(seat, int) and seat > len(table.seats) and _is_seat(event, name):
            return refuse(Code.NO_SUCH_SEAT, Seat(seat), number=len(table.seats))
    return None


def _is_seat(event: Event, name: str) -> bool:
    return name != "to" or isinstance(event, events.Move)


def _join(table: Table, event: events.Join) -> Refusal | None:
    if table.player(event.seat) is not None:
        return refuse(Code.SEAT_TAKEN, event.seat)
    if not event.name.isprintable():
        return refuse(Code.BAD_NAME, event.seat)
    return refuse(Code.NEEDS_CHIPS, event.seat) if event.stack == 0 else None


def _choose(table: Table, event: events.Choose) -> Refusal | None:
    if table.player(event.seat) is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    if not table.house.cash:
        return refuse(Code.CASH_ONLY, event.seat)
    then = coming(table)
    if event.seat not in entrant_seats(then) or is_new_game(then):
        return refuse(Code.NOT_ENTERING, event.seat)
    hand = plan(then)
    if isinstance(hand, Refusal):
        return hand
    if event.entry.entry in dict(hand.choices).get(event.seat, ()):
        return None
    return refuse(Code.ENTRY_NOT_OPEN, event.seat, rule="robert-4-8", entry=event.entry.value)


def _taken(table: Table, event: events.Leave) -> Refusal | None:
    return None if table.player(event.seat) else refuse(Code.SEAT_EMPTY, event.seat)


def _bust(table: Table, event: events.Bust) -> Refusal | None:
    player = table.player(event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    busted = player.presence is Presence.BUSTED
    return refuse(Code.ALREADY_BUSTED, event.seat) if busted else None


def _rebuy(table: Table, event: events.Rebuy) -> Refusal | None:
    player = table.player(event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    if player.has_chips:
        return refuse(Code.HAS_CHIPS, event.seat)
    uncounted = event.stack is None and player.stack is None
    return None if uncounted or event.stack else refuse(Code.NEEDS_CHIPS, event.seat)


def _away(table: Table, event: events.Away) -> Refusal | None:
    player = table.player(event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    reasons = {
        Presence.AWAY: refuse(Code.ALREADY_AWAY, event.seat),
        Presence.BUSTED: refuse(Code.ALREADY_BUSTED, event.seat),
    }
    return reasons.get(player.presence)


def _back(table: Table, event: events.Back) -> Refusal | None:
    player = table.player(event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    return None if player.presence is Presence.AWAY else refuse(Code.NOT_AWAY, event.seat)


def _house(table: Table, event: events.House) -> Refusal | None:
    house = with_values(table.house, event.set)
    if isinstance(house, Refusal):
        return house
    if house.levels and table.level > len(house.levels):
        return refuse(Code.NO_SUCH_LEVEL, number=table.level, levels=len(house.levels))
    return None


def _seats(table: Table, event: events.Seats) -> Refusal | None:
    if not MIN_SEATS <= event.number <= MAX_SEATS:
        return refuse(Code.BAD_SEAT_COUNT, number=event.number)
    taken = [seat for seat, _player in table.players() if seat > event.number]
    return refuse(Code.SEATS_IN_USE, *taken) if taken else None


def _level(table: Table, event: events.Level) -> Refusal | None:
    levels = len(table.house.levels)
    if levels and event.number > levels:
        return refuse(Code.NO_SUCH_LEVEL, number=event.number, levels=levels)
    return None


def _deal(table: Table, _event: events.Deal | events.Hand) -> Refusal | None:
    if table.dealt is not None:
        return refuse(Code.HAND_IN_PLAY)
    hand = plan(table)
    return hand if isinstance(hand, Refusal) else None


def _end(table: Table, event: events.End) -> Refusal | None:
    if table.dealt is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    others = [seat for seat in event.winners if seat not in table.dealt.dealt_in]
    return refuse(Code.NOT_DEALT_IN, *others) if others else None


def _misdeal(table: Table, _event: events.Misdeal) -> Refusal | None:
    return None if table.dealt is not None else refuse(Code.NO_HAND_IN_PLAY)


def _button(table: Table, event: events.Button) -> Refusal | None:
    """Refuse only what names no place: where the button lies is the floor's decision."""
    if refusal := unbuilt_house(table.house):
        return refusal
    named = [seat for seat in (event.small, event.big) if seat is not None]
    if event.big is not None and (event.big not in _players(table) or event.big == event.small):
        return refuse(Code.BAD_POSITIONS, event.seat, *named)
    return None


def _players(table: Table) -> tuple[Seat, ...]:
    return (*continuing_seats(table), *entrant_seats(table))


def _draw(table: Table, event: events.Draw) -> Refusal | None:
    if table.dealt is not None:
        return refuse(Code.HAND_IN_PLAY)
    cards = drawn_cards(event)
    bad = [seat for seat, card in cards.items() if not is_card(card)]
    if bad:
        return refuse(Code.BAD_CARD, *bad, card=cards[bad[0]])
    nobody = [seat for seat in cards if table.player(seat) is None]
    if nobody:
        return refuse(Code.SEAT_EMPTY, *nobody)
    if len(set(cards.values())) < len(cards):
        twice = [s for s, card in cards.items() if list(cards.values()).count(card) > 1]
        return refuse(Code.SAME_CARD_TWICE, *twice, card=cards[twice[0]])
    missing = [seat for seat in sorted(_players(table)) if seat not in cards]
    return refuse(Code.DRAW_INCOMPLETE, *missing) if missing or not cards else None


JUDGE: dict[type[Any], Callable[[Table, Any], Refusal | None]] = {
    events.Join: _join,
    events.Choose: _choose,
    events.Leave: _taken,
    events.Bust: _bust,
    events.Rebuy: _rebuy,
    events.Away: _away,
    events.Back: _back,
    events.House: _house,
    events.Seats: _seats,
    events.Level: _level,
    events.Deal: _deal,
    events.Hand: _deal,
    events.End: _end,
    events.Misdeal: _misdeal,
    events.Button: _button,
    events.Draw: _draw,
}

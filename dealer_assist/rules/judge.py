"""May this happen now? The only place that forbids, and it always says why."""

from collections.abc import Callable
from typing import Any

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Choice, Event
from dealer_assist.core.house import with_values
from dealer_assist.core.house_words import KillRule
from dealer_assist.core.table import MAX_SEATS, MIN_SEATS, StraddleSaid, Table
from dealer_assist.core.values import NO_CHIPS, Code, Presence, Refusal, Seat, refuse
from dealer_assist.rules import judge_hand, straddles
from dealer_assist.rules.apply import (
    action_started,
    apply,
    before_deal,
    coming,
    counts_now,
    still_waiting,
)
from dealer_assist.rules.changes import drawn_cards
from dealer_assist.rules.field import continuing_seats, entrant_seats, is_new_game
from dealer_assist.rules.plan import plan, returns_by_straddle, without_straddles


def judge(table: Table, event: Event) -> Refusal | None:
    """Say why an event may not happen; None if it may.

    What counts from the next hand is judged by the table as it will stand then; what counts
    for the hand in play, by the table before its deal and by every change said since.
    """
    if refusal := _seats_exist(table, event):
        return refusal
    if not counts_now(table, event):
        return JUDGE[type(event)](table, event)
    if action_started(table):
        return refuse(Code.ACTION_STARTED)
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
    for waiting in still_waiting(table, event):
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
    killed = event.entry is Choice.BUY_BUTTON and then.kill in {
        *hand.small_blinds,
        *hand.big_blinds,
    }
    rule = "wsop-live-2026-206" if killed else "robert-4-8"
    return refuse(Code.ENTRY_NOT_OPEN, event.seat, rule=rule, entry=event.entry.value)


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


def _button(table: Table, event: events.Button) -> Refusal | None:
    """Refuse only what names no place: where the button lies is the floor's decision."""
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
    nobody = [seat for seat in cards if table.player(seat) is None]
    if nobody:
        return refuse(Code.SEAT_EMPTY, *nobody)
    if refusal := judge_hand.cards_problem(cards, list(cards), ()):
        return refusal
    missing = [seat for seat in sorted(_players(table)) if seat not in cards]
    return refuse(Code.DRAW_INCOMPLETE, *missing) if missing or not cards else None


def _move(table: Table, event: events.Move) -> Refusal | None:
    player = table.player(event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    if event.to == event.seat:
        return refuse(Code.SAME_SEAT, event.seat)
    if table.player(event.to) is not None:
        return refuse(Code.SEAT_TAKEN, event.to)
    busted = player.presence is Presence.BUSTED or player.owner is not None
    return refuse(Code.CANNOT_MOVE, event.seat) if busted else None


def _play_over(table: Table, event: events.PlayOver) -> Refusal | None:
    player = table.player(event.seat)
    if not table.house.cash:
        return refuse(Code.CASH_ONLY, event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    if player.presence is not Presence.AWAY or player.owner is not None:
        return refuse(Code.OWNER_NOT_AWAY, event.seat, rule="robert-4-7")
    return None if event.name.isprintable() else refuse(Code.BAD_NAME, event.seat)


def _owner_back(table: Table, event: events.OwnerBack) -> Refusal | None:
    player = table.player(event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    waiting = player.owner is not None and not player.owner_back
    return None if waiting else refuse(Code.NO_SUBSTITUTE, event.seat)


def _straddle(table: Table, event: events.Straddle) -> Refusal | None:
    """A straddle comes before the deal; ``now`` puts it there. Source: wikipedia-straddle."""
    if table.dealt is not None:
        return refuse(Code.STRADDLE_AFTER_DEAL, event.seat, rule="wikipedia-straddle")
    hand = without_straddles(table)
    if isinstance(hand, Refusal):
        return hand
    standing = straddles.stand(table, hand, returns_by_straddle(hand, table))
    amount = event.amount or NO_CHIPS
    said = StraddleSaid(seat=event.seat, amount=amount, sleeper=event.sleeper)
    after = straddles.add(table, hand, standing, said)
    return after if isinstance(after, Refusal) else None


def _unstraddle(table: Table, event: events.Unstraddle) -> Refusal | None:
    if table.dealt is not None:
        return refuse(Code.STRADDLE_AFTER_DEAL, event.seat, rule="wikipedia-straddle")
    said = any(said.seat == event.seat for said in table.straddles)
    return None if said else refuse(Code.NO_STRADDLE, event.seat)


def _kill(table: Table, event: events.Kill) -> Refusal | None:
    if table.house.kill is KillRule.OFF:
        return refuse(Code.KILL_OFF, *((event.seat,) if event.seat else ()), rule="wikipedia-kill")
    missing = event.seat and table.player(event.seat) is None
    return refuse(Code.SEAT_EMPTY, event.seat) if missing else None


JUDGE: dict[type[Any], Callable[[Table, Any], Refusal | None]] = {
    events.Join: _join,
    events.Choose: _choose,
    events.Leave: _taken,
    events.Bust: _bust,
    events.Rebuy: _rebuy,
    events.Away: _away,
    events.Back: _back,
    events.Move: _move,
    events.PlayOver: _play_over,
    events.OwnerBack: _owner_back,
    events.Straddle: _straddle,
    events.Unstraddle: _unstraddle,
    events.Kill: _kill,
    events.House: _house,
    events.Seats: _seats,
    events.Level: _level,
    events.Button: _button,
    events.Draw: _draw,
    events.Deal: judge_hand.deal,
    events.Hand: judge_hand.deal,
    events.End: judge_hand.end,
    events.Misdeal: judge_hand.misdeal,
    events.Upcards: judge_hand.upcards,
    events.Act: judge_hand.act,
    events.Street: judge_hand.street,
    events.DealtInOwing: judge_hand.dealt_in_owing,
    events.WrongLevel: judge_hand.wrong_level,
    events.DeadHand: judge_hand.dead_hand,
}

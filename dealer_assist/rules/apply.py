"""What the table is after an event. Nothing is forbidden here: ``judge`` has said yes."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.house import HouseRules, with_values
from dealer_assist.core.house_words import BustRule, ButtonRule
from dealer_assist.core.table import (
    MAX_SEATS,
    ByHand,
    FirstOrbitState,
    HandPlan,
    Player,
    Positions,
    Table,
    within,
)
from dealer_assist.core.values import (
    NO_CHIPS,
    Entry,
    Owes,
    Presence,
    Refusal,
    Seat,
)
from dealer_assist.rules.field import is_new_game
from dealer_assist.rules.first import drawn_button
from dealer_assist.rules.markers import after_deal
from dealer_assist.rules.plan import plan

Outcome = TypeVar("Outcome", HandPlan, HouseRules)


def apply(table: Table, event: Event) -> Table:
    """Give the table after an event that the rules allow.

    A change said in a hand alters the seats at once and the hand in play not at all. With
    ``now`` the hand is planned again from the table before its deal, and every other change
    said since keeps waiting.

    Raises:
        ValueError: The event is not allowed: a caller's bug.
    """
    if table.dealt is None:
        return APPLY[type(event)](table, event)
    if counts_now(table, event):
        return replan(table, event)
    changed = APPLY[type(event)](table, event)
    if changed.dealt is None or not isinstance(event, WAITING):
        return changed
    return msgspec.structs.replace(changed, since=(*table.since, event))


def counts_now(table: Table, event: Event) -> bool:
    """Say whether an event changes the hand in play: ``now``, or the button before action."""
    if isinstance(event, events.Button):
        return table.dealt is not None
    return isinstance(event, events.Change) and event.now and table.dealt is not None


def before_deal(table: Table, event: Event) -> Table:
    """The table before the deal of the hand in play, with an event that counts for that hand.

    Raises:
        ValueError: No hand is in play: a caller's bug.
    """
    if table.before is None:
        message = "no hand is in play"
        raise ValueError(message)
    return APPLY[type(event)](table.before, event)


def replan(table: Table, event: Event) -> Table:
    """Deal the hand in play again with an event that counts for it; the rest keeps waiting."""
    again = deal(before_deal(table, event))
    for waiting in table.since:
        again = apply(again, waiting)
    return again


def coming(table: Table) -> Table:
    """The table as it will stand between hands: itself, or with the hand in play over."""
    return table if table.dealt is None else end(table)


def deal(table: Table) -> Table:
    """Begin the hand that is planned: markers and waits change now, positions when it ends.

    Raises:
        ValueError: No hand can be dealt: a caller's bug.
    """
    hand = _allowed(plan(table))
    return msgspec.structs.replace(
        after_deal(table, hand, fresh=is_new_game(table)),
        dealt=hand,
        before=table,
        since=(),
        hand=table.hand + 1,
        by_hand=None,
        orbit=_orbit(table, hand),
        dead_hands=_killed_hands(table, hand),
        ruling=None,
    )


def _orbit(table: Table, hand: HandPlan) -> FirstOrbitState | None:
    """Follow a new game's first orbit: which seats the big blind has reached or passed.

    Source:
        robert-4-13.
    """
    everywhere = map(Seat, range(1, MAX_SEATS + 1))
    front = hand.positions.front
    if is_new_game(table) or table.last is None:
        passed = tuple(seat for seat in everywhere if within(hand.button, seat, front))
        return FirstOrbitState(button=hand.button, passed=passed)
    orbit, last = table.orbit, table.last
    if orbit is None or within(last.button, orbit.button, hand.button):
        return None
    passed = tuple(seat for seat in everywhere if within(last.front, seat, front))
    return FirstOrbitState(button=orbit.button, passed=tuple({*orbit.passed, *passed}))


def _killed_hands(table: Table, hand: HandPlan) -> tuple[Seat, ...]:
    """Hands of absent tournament stacks, dead once the deal ends. Source: tda-2024-30."""
    return tuple(
        seat
        for seat, player in table.players()
        if seat in hand.dealt_in and player.presence is not Presence.HERE
    )


def end(table: Table) -> Table:
    """Finish the hand in play: its positions are where the next one starts from.

    Raises:
        ValueError: No hand is in play: a caller's bug.
    """
    if table.dealt is None:
        message = "no hand is in play"
        raise ValueError(message)
    return msgspec.structs.replace(
        table, last=table.dealt.positions, dealt=None, before=None, since=(), dead_hands=()
    )


def _end(table: Table, _event: events.End) -> Table:
    return end(table)


def _deal(table: Table, _event: events.Deal) -> Table:
    return deal(table)


def _hand(table: Table, _event: events.Hand) -> Table:
    return end(deal(table))


def _misdeal(table: Table, _event: events.Misdeal) -> Table:
    """Deal the hand in play again from its start. Source: tda-2024-35c."""
    return table


def _join(table: Table, event: events.Join) -> Table:
    entry = event.entry.entry
    player = Player(
        name=event.name,
        new=True,
        entry=entry,
        entry_kept=entry is not Entry.WAIT,
        stack=event.stack,
    )
    return table.with_player(event.seat, player)


def _choose(table: Table, event: events.Choose) -> Table:
    return _change(table, event.seat, entry=event.entry.entry, entry_kept=False)


def _leave(table: Table, event: events.Leave) -> Table:
    return table.with_player(event.seat, None)


def _bust(table: Table, event: events.Bust) -> Table:
    """Take the chips; the house says whether the seat is held. Source: robert-4-12."""
    if table.house.bust_rule is BustRule.LEAVES:
        return table.with_player(event.seat, None)
    player = _player(table, event.seat)
    stack = None if player.stack is None else NO_CHIPS
    return _change(table, event.seat, presence=Presence.BUSTED, stack=stack)


def _rebuy(table: Table, event: events.Rebuy) -> Table:
    return _change(table, event.seat, presence=Presence.HERE, stack=event.stack)


def _away(table: Table, event: events.Away) -> Table:
    return _change(table, event.seat, presence=Presence.AWAY, away_since=table.hand + 1)


def _back(table: Table, event: events.Back) -> Table:
    entry = event.entry.entry
    return _change(
        table,
        event.seat,
        presence=Presence.HERE,
        entry=entry,
        entry_kept=entry is not Entry.WAIT,
        absent_buttons=0,
    )


def _house(table: Table, event: events.House) -> Table:
    house = _allowed(with_values(table.house, event.set))
    if table.house.cash and not house.cash:
        table = _markers_void(table)
    return msgspec.structs.replace(table, house=house, last=_carried(table, house))


def _markers_void(table: Table) -> Table:
    """Turn waiting players into newcomers when a cash game becomes a tournament."""
    for seat, player in table.players():
        if player.owes is not Owes.NOTHING or player.move is not None:
            table = _change(table, seat, owes=Owes.NOTHING, missed=(), move=None, new=True)
    return table


def _carried(table: Table, house: HouseRules) -> Positions | None:
    """Positions of the last hand under other rules: a debt of the moving button ends with it."""
    last = table.last
    if last is None or house.button is ButtonRule.MOVING:
        return last
    return msgspec.structs.replace(last, owed=())


def _seats(table: Table, event: events.Seats) -> Table:
    empty = (None,) * max(0, event.number - len(table.seats))
    return msgspec.structs.replace(table, seats=(*table.seats, *empty)[: event.number])


def _level(table: Table, event: events.Level) -> Table:
    return msgspec.structs.replace(table, level=event.number)


def _button(table: Table, event: events.Button) -> Table:
    hand = ByHand(button=event.seat, small=event.small or Seat(0), big=event.big or Seat(0))
    return msgspec.structs.replace(table, by_hand=hand)


def _draw(table: Table, event: events.Draw) -> Table:
    """Give the button to the draw's winner; who drew plays, and owes what he misses."""
    cards = drawn_cards(event)
    button = drawn_button(cards, table.house.first_button)
    for seat, _player_there in tuple(table.players()):
        table = _change(table, seat, new=seat not in cards)
    return msgspec.structs.replace(table, by_hand=ByHand(button=button, drawn=True))


def drawn_cards(event: events.Draw) -> dict[Seat, str]:
    """Cards of a draw by seat."""
    return {Seat(int(seat)): card for seat, card in event.cards.items()}


def _allowed(outcome: Outcome | Refusal) -> Outcome:
    match outcome:
        case Refusal():
            message = f"not allowed: {outcome.code}"
            raise ValueError(message)
        case _:
            return outcome


def _player(table: Table, seat: Seat) -> Player:
    player = table.player(seat)
    if player is None:
        message = f"seat {seat} is empty"
        raise ValueError(message)
    return player


def _change(table: Table, seat: Seat, **values: Any) -> Table:
    return table.with_player(seat, msgspec.structs.replace(_player(table, seat), **values))


WAITING = (events.Change,)
APPLY: dict[type[Any], Callable[[Table, Any], Table]] = {
    events.Join: _join,
    events.Choose: _choose,
    events.Leave: _leave,
    events.Bust: _bust,
    events.Rebuy: _rebuy,
    events.Away: _away,
    events.Back: _back,
    events.House: _house,
    events.Seats: _seats,
    events.Level: _level,
    events.Deal: _deal,
    events.Hand: _hand,
    events.End: _end,
    events.Misdeal: _misdeal,
    events.Button: _button,
    events.Draw: _draw,
}

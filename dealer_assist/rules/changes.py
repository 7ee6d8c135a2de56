"""Changes of the table: who sits where, who is there, what the house plays."""

from typing import Any, TypeVar

import msgspec

from dealer_assist.core import events
from dealer_assist.core.house import HouseRules, with_values
from dealer_assist.core.house_words import BustRule, ButtonRule, Game, KillRule, SeatChange
from dealer_assist.core.table import (
    ByHand,
    HandPlan,
    Player,
    Positions,
    SeatMove,
    StraddleSaid,
    Table,
)
from dealer_assist.core.values import (
    NO_CHIPS,
    NOBODY,
    Entry,
    Owes,
    Presence,
    Refusal,
    Seat,
)
from dealer_assist.rules.entry import hands_to_wait
from dealer_assist.rules.field import carried, is_new_game, is_settled
from dealer_assist.rules.first import drawn_button
from dealer_assist.rules.kills import in_new_game
from dealer_assist.rules.playing_over import substitute, without_substitute
from dealer_assist.rules.stakes import stakes_at

Outcome = TypeVar("Outcome", HandPlan, HouseRules)


def allowed(outcome: Outcome | Refusal) -> Outcome:
    """Unwrap what a judged event leads to.

    Raises:
        ValueError: It was refused: a caller's bug.
    """
    match outcome:
        case Refusal():
            message = f"not allowed: {outcome.code}"
            raise ValueError(message)
        case _:
            return outcome


def player_at(table: Table, seat: Seat) -> Player:
    """The player of a seat.

    Raises:
        ValueError: The seat is empty: a caller's bug.
    """
    player = table.player(seat)
    if player is None:
        message = f"seat {seat} is empty"
        raise ValueError(message)
    return player


def changed(table: Table, seat: Seat, **values: Any) -> Table:
    """The table with other values for the player of a seat."""
    return table.with_player(seat, msgspec.structs.replace(player_at(table, seat), **values))


def join(table: Table, event: events.Join) -> Table:
    """Seat a new player."""
    entry = event.entry.entry
    player = Player(
        name=event.name,
        new=True,
        entry=entry,
        entry_kept=entry is not Entry.WAIT,
        stack=event.stack,
    )
    return table.with_player(event.seat, player)


def choose(table: Table, event: events.Choose) -> Table:
    """Keep how an entrant wants to come in."""
    return changed(table, event.seat, entry=event.entry.entry, entry_kept=False)


def leave(table: Table, event: events.Leave) -> Table:
    """Free the seat, or give it back to the owner it was played over for."""
    return _vacated(table, event.seat, without_substitute(player_at(table, event.seat)))


def _vacated(table: Table, seat: Seat, successor: Player | None) -> Table:
    """Hand a seat on: leg, kill, straddle and debts go with the player who had it."""
    return msgspec.structs.replace(
        table.with_player(seat, successor),
        leg=NOBODY if table.leg == seat else table.leg,
        kill=NOBODY if table.kill == seat else table.kill,
        deferred=tuple(due for due in table.deferred if due.seat != seat),
        straddles=tuple(said for said in table.straddles if said.seat != seat),
    )


def bust(table: Table, event: events.Bust) -> Table:
    """Take the chips; the house says whether the seat is held. Source: robert-4-12."""
    player = player_at(table, event.seat)
    if table.house.bust_rule is BustRule.LEAVES or player.owner is not None:
        return _vacated(table, event.seat, without_substitute(player))
    stack = None if player.stack is None else NO_CHIPS
    return changed(table, event.seat, presence=Presence.BUSTED, stack=stack)


def rebuy(table: Table, event: events.Rebuy) -> Table:
    """Bring a player back with chips; what he missed meanwhile stays. Source: robert-4-12."""
    return changed(table, event.seat, presence=Presence.HERE, stack=event.stack)


def away(table: Table, event: events.Away) -> Table:
    """Let a player sit out."""
    return changed(table, event.seat, presence=Presence.AWAY, away_since=table.hand + 1)


def back(table: Table, event: events.Back) -> Table:
    """Bring a player back; absent buttons are counted until then."""
    entry = event.entry.entry
    return changed(
        table,
        event.seat,
        presence=Presence.HERE,
        entry=entry,
        entry_kept=entry is not Entry.WAIT,
        absent_buttons=0,
    )


def move(table: Table, event: events.Move) -> Table:
    """Change seat: markers, leg and kill go along, and what the house makes the mover wait.

    Source:
        robert-4-14, robert-4-15, wsop-live-2026-163, wsop-live-2026-164.
    """
    player = player_at(table, event.seat)
    entry = event.entry.entry
    moved = msgspec.structs.replace(
        player,
        entry=entry,
        entry_kept=entry is not Entry.WAIT,
        owes=_owed_by_mover(table, event.seat, player),
        move=_wait(table, event, player),
    )
    if moved.owes is not Owes.NOTHING:
        amounts = player.missed or stakes_at(table.house, table.level).amounts
        moved = msgspec.structs.replace(moved, move=None, missed=amounts)
    return msgspec.structs.replace(
        _vacated(table, event.seat, None).with_player(event.to, moved),
        leg=event.to if table.leg == event.seat else table.leg,
        kill=event.to if table.kill == event.seat else table.kill,
        deferred=tuple(
            msgspec.structs.replace(due, seat=event.to) if due.seat == event.seat else due
            for due in table.deferred
        ),
    )


def _last(table: Table) -> Positions | None:
    """Positions of the hand that will be the last one when a change counts."""
    return table.last if table.dealt is None else table.dealt.positions


def _owed_by_mover(table: Table, seat: Seat, player: Player) -> Owes:
    """The marker of somebody who moves between his big blind and his small blind."""
    last = _last(table)
    if last is None or not table.house.cash or not is_settled(player):
        return player.owes
    last = carried(last, table.house)
    if last.rule is ButtonRule.MOVING:
        return Owes.SMALL if seat in last.owes else Owes.NOTHING
    if last.third and seat == last.third:
        return Owes.BIG
    return Owes.SMALL if seat == last.big else Owes.NOTHING


def _wait(table: Table, event: events.Move, player: Player) -> SeatMove | None:
    last = _last(table)
    between_hands = msgspec.structs.replace(table, last=last, dealt=None, before=None)
    if last is None or is_new_game(between_hands) or player.new:
        return None
    if not table.house.cash:
        return SeatMove(hands=0)
    away_by = hands_to_wait(between_hands, event.seat, event.to)
    draw = table.house.game is Game.DRAW and table.house.seat_change is SeatChange.WSOP
    free = {SeatChange.ROBERT: 0, SeatChange.WSOP: 0 if draw else 2, SeatChange.FREE: away_by}
    hands = 0 if away_by <= free[table.house.seat_change] else away_by
    before = player.move.hands if player.move is not None else 0
    return SeatMove(
        hands=max(0, before + hands if before else hands),
        may_post=not draw,
        dealing_off=last.button == event.seat and is_settled(player),
    )


def play_over(table: Table, event: events.PlayOver) -> Table:
    """Seat a substitute in an absent player's place."""
    owner = player_at(table, event.seat)
    return table.with_player(event.seat, substitute(owner, event.name))


def owner_back(table: Table, event: events.OwnerBack) -> Table:
    """Announce the owner: he takes over when the big blind is due at his seat."""
    return changed(table, event.seat, owner_back=True)


def straddle(table: Table, event: events.Straddle) -> Table:
    """Note a straddle for the coming hand; 0 stands for twice the price so far."""
    said = StraddleSaid(seat=event.seat, amount=event.amount or NO_CHIPS, sleeper=event.sleeper)
    return msgspec.structs.replace(table, straddles=(*table.straddles, said))


def unstraddle(table: Table, event: events.Unstraddle) -> Table:
    """Take a straddle back."""
    others = tuple(said for said in table.straddles if said.seat != event.seat)
    return msgspec.structs.replace(table, straddles=others)


def kill(table: Table, event: events.Kill) -> Table:
    """Give the kill of the coming hand to a seat, or to nobody."""
    leg = NOBODY if event.seat else table.leg
    said = table.dealt is not None
    return msgspec.structs.replace(table, kill=event.seat, leg=leg, kill_said=said)


def house(table: Table, event: events.House) -> Table:
    """Play by other house rules; what they have no place for is dropped."""
    rules = allowed(with_values(table.house, event.set))
    if table.house.cash and not rules.cash:
        table = _markers_void(table)
    if rules.kill is KillRule.OFF:
        table = msgspec.structs.replace(table, leg=NOBODY, kill=NOBODY, deferred=())
    return msgspec.structs.replace(table, house=rules)


def _markers_void(table: Table) -> Table:
    """Turn waiting players into newcomers when a cash game becomes a tournament."""
    table = msgspec.structs.replace(table, straddles=())
    for seat, player in table.players():
        if player.owes is not Owes.NOTHING or player.move is not None:
            waits = player.presence is not Presence.AWAY
            table = changed(
                table, seat, owes=Owes.NOTHING, missed=(), move=None, new=player.new or waits
            )
    return table


def seats(table: Table, event: events.Seats) -> Table:
    """Add or take away seats at the end."""
    empty = (None,) * max(0, event.number - len(table.seats))
    return msgspec.structs.replace(table, seats=(*table.seats, *empty)[: event.number])


def level(table: Table, event: events.Level) -> Table:
    """Play another level."""
    return msgspec.structs.replace(table, level=event.number)


def button(table: Table, event: events.Button) -> Table:
    """Put the button by hand."""
    hand = ByHand(button=event.seat, small=event.small or NOBODY, big=event.big or NOBODY)
    return msgspec.structs.replace(table, by_hand=hand)


def draw(table: Table, event: events.Draw) -> Table:
    """Give the button to the draw's winner; in a new game whoever drew plays.

    Source:
        rulebook-5.1, robert-4-13.
    """
    cards = drawn_cards(event)
    winner = drawn_button(cards, table.house.first_button)
    if is_new_game(table):
        table = msgspec.structs.replace(in_new_game(table), last=None)
        for seat, _player in tuple(table.players()):
            table = changed(table, seat, new=seat not in cards)
    return msgspec.structs.replace(table, by_hand=ByHand(button=winner, drawn=True))


def drawn_cards(event: events.Draw | events.Upcards | events.Street) -> dict[Seat, str]:
    """Cards by seat."""
    return {Seat(int(seat)): card for seat, card in event.cards.items()}

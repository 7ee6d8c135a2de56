"""What may be said about a seat, impossible things with their reason."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Choice, Event
from dealer_assist.core.house_words import KillRule, Sleeper
from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Chips, Code, Entry, Owes, Presence, Refusal, Seat, refuse
from dealer_assist.rules.apply import apply, coming
from dealer_assist.rules.field import is_new_game, is_settled
from dealer_assist.rules.judge import judge
from dealer_assist.rules.plan import plan


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be said about a seat; with a refusal it is shown and disabled."""

    event: Event
    refusal: Refusal | None = None


def options(table: Table, seat: Seat) -> tuple[Option, ...]:
    """List what may be said about a seat, the way in first.

    Ways to come in are offered where the house has them at all; the one that is not open for
    the coming hand has a refusal. A seat change stands for all: its target is the first empty
    seat. So does a rebuy where chips are counted: it is for one.
    """
    return tuple(
        Option(event=event, refusal=judge(table, event) or _no_way_in(table, event))
        for event in _sayable(table, seat)
    )


def _sayable(table: Table, seat: Seat) -> Iterator[Event]:
    player = table.player(seat)
    if player is None:
        for entry in _ways(table, Player(new=True)):
            yield events.Join(seat=seat, entry=entry)
    elif player.presence is Presence.AWAY:
        for entry in _ways(table, player):
            yield events.Back(seat=seat, entry=entry)
        yield events.PlayOver(seat=seat)
        yield from (events.Bust(seat=seat), events.Leave(seat=seat))
    elif player.presence is Presence.BUSTED:
        counted = Chips(1) if player.stack is not None else None
        yield from (events.Rebuy(seat=seat, stack=counted), events.Leave(seat=seat))
    else:
        yield from _when_here(table, seat, player)
    if player is not None and player.presence is not Presence.BUSTED:
        yield from _moves(table, seat)
    yield events.Button(seat=seat)
    yield from _rulings(table, seat, player)


def _when_here(table: Table, seat: Seat, player: Player) -> Iterator[Event]:
    if not is_settled(player) and _is_entrant(table, seat):
        for entry in _ways(table, player):
            yield events.Choose(seat=seat, entry=entry)
    if player.owner is not None and not player.owner_back:
        yield events.OwnerBack(seat=seat)
    yield from _voluntary(table, seat)
    yield from (events.Bust(seat=seat), events.Away(seat=seat), events.Leave(seat=seat))


def _is_entrant(table: Table, seat: Seat) -> bool:
    hand = plan(coming(table))
    return not isinstance(hand, Refusal) and seat in dict(hand.choices)


def _voluntary(table: Table, seat: Seat) -> Iterator[Event]:
    """Straddles and the kill by hand, where the house has them."""
    house = table.house
    now = table.dealt is not None
    if any(said.seat == seat for said in table.straddles):
        yield events.Unstraddle(seat=seat)
    elif house.cash and house.straddle_seats:
        yield events.Straddle(seat=seat, now=now)
    if house.cash and house.sleeper is not Sleeper.OFF:
        yield events.Straddle(seat=seat, sleeper=True, now=now)
    if house.kill is not KillRule.OFF:
        yield events.Kill(seat=seat)


def _ways(table: Table, player: Player) -> Iterator[Choice]:
    """Ways in that the house has for such a player, the dearest first."""
    house = table.house
    owes = player.owes is not Owes.NOTHING
    unsettled = not is_settled(player) and not is_new_game(coming(table))
    if house.cash and house.blinds and unsettled:
        yield Choice.POST
        if house.buy_button:
            yield Choice.BUY_BUTTON
        if house.return_as_straddle and owes:
            yield Choice.STRADDLE
    yield Choice.WAIT


def _moves(table: Table, seat: Seat) -> Iterator[Event]:
    numbers = map(Seat, range(1, len(table.seats) + 1))
    target = next((other for other in numbers if table.player(other) is None), None)
    if target is not None:
        yield events.Move(seat=seat, to=target)


def _rulings(table: Table, seat: Seat, player: Player | None) -> Iterator[Event]:
    hand = table.dealt
    if hand is None:
        return
    if player is not None and player.owes is not Owes.NOTHING and table.house.cash:
        yield events.DealtInOwing(seat=seat, looked=False, acted=False)
        yield events.DealtInOwing(seat=seat, looked=True, acted=False)
        yield events.DealtInOwing(seat=seat, looked=True, acted=True)
    if seat in hand.dealt_in:
        yield events.DeadHand(seat=seat)


def _no_way_in(table: Table, event: Event) -> Refusal | None:
    """Refuse to offer an entry that would not be open to somebody who sits down or returns."""
    if not isinstance(event, events.Join | events.Back) or event.entry is Choice.WAIT:
        return None
    hand = plan(coming(apply(table, event)))
    ways: tuple[Entry, ...] = ()
    if not isinstance(hand, Refusal):
        ways = dict(hand.choices).get(event.seat, ())
    if event.entry.entry in ways:
        return None
    code, rule = Code.ENTRY_NOT_OPEN, "robert-4-8"
    return refuse(code, event.seat, rule=rule, entry=event.entry.value)

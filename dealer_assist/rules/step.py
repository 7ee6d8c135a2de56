"""The engine's door: one event, one table more, or every reason why not."""

from collections.abc import Iterable, Iterator

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Choice, Event
from dealer_assist.core.table import HandPlan, Player, Table
from dealer_assist.core.values import Code, Presence, Refusal, Seat, Why, refuse
from dealer_assist.rules.apply import apply, coming
from dealer_assist.rules.judge import judge
from dealer_assist.rules.plan import plan

__all__ = [
    "Option",
    "Replayed",
    "Step",
    "apply",
    "coming",
    "current",
    "judge",
    "options",
    "replay",
    "step",
]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A table after an event, and why the hand then dealt looks as it does."""

    table: Table
    why: tuple[Why, ...] = ()


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be said about a seat; with a refusal it is shown and disabled."""

    event: Event
    refusal: Refusal | None = None


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """How far a list of events came: the table reached, events done, what stopped it."""

    table: Table
    done: int
    problem: Refusal | None = None


def step(table: Table, event: Event) -> Step | Refusal:
    """Let an event happen, or say why not; a refused event changes nothing."""
    if refusal := judge(table, event):
        return refusal
    then = apply(table, event)
    return Step(table=then, why=then.dealt.why if then.dealt is not None else ())


def replay(table: Table, said: Iterable[Event]) -> Replayed:
    """Let events happen one after the other, up to the first that is refused."""
    done = 0
    for event in said:
        after = step(table, event)
        if isinstance(after, Refusal):
            return Replayed(table=table, done=done, problem=after)
        table, done = after.table, done + 1
    return Replayed(table=table, done=done)


def current(table: Table) -> HandPlan | Refusal:
    """The hand in play, or the one that would be dealt now."""
    return table.dealt if table.dealt is not None else plan(table)


def options(table: Table, seat: Seat) -> tuple[Option, ...]:
    """List what may be said about a seat, impossible things with their reason.

    Ways to come in that cost something are offered only where the house has them at all.
    """
    return tuple(
        Option(event=event, refusal=judge(table, event) or _no_way_in(table, event))
        for event in _sayable(table, seat)
    )


def _sayable(table: Table, seat: Seat) -> Iterator[Event]:
    player = table.player(seat)
    if player is None:
        yield events.Join(seat=seat)
        if table.house.cash:
            yield events.Join(seat=seat, entry=Choice.POST)
    elif player.presence is Presence.AWAY:
        yield from _when_away(table, seat, player)
    elif player.presence is Presence.BUSTED:
        yield events.Rebuy(seat=seat)
        yield events.Leave(seat=seat)
    else:
        yield from (events.Choose(seat=seat, entry=entry) for entry in _entries(table, seat))
        yield from (events.Bust(seat=seat), events.Away(seat=seat), events.Leave(seat=seat))
    yield events.Button(seat=seat)


def _when_away(table: Table, seat: Seat, player: Player) -> Iterator[Event]:
    if table.house.cash and (player.new or player.owes or player.move):
        yield events.Back(seat=seat, entry=Choice.POST)
    yield events.Back(seat=seat)
    yield from (events.Bust(seat=seat), events.Leave(seat=seat))


def _entries(table: Table, seat: Seat) -> tuple[Choice, ...]:
    """Ways in that the seat's player may choose among for the coming hand."""
    hand = plan(coming(table))
    if isinstance(hand, Refusal):
        return ()
    ways = dict(hand.choices).get(seat, ())
    return tuple(choice for choice in Choice if choice.entry in ways)


def _no_way_in(table: Table, event: Event) -> Refusal | None:
    """Refuse to offer an entry that would not be open to somebody who sits down or returns."""
    if not isinstance(event, events.Join | events.Back) or event.entry is Choice.WAIT:
        return None
    if event.entry in _entries(apply(table, event), event.seat):
        return None
    code, rule = Code.ENTRY_NOT_OPEN, "robert-4-8"
    return refuse(code, event.seat, rule=rule, entry=event.entry.value)

"""The engine's door: one event, one table more, or every reason why not."""

from collections.abc import Iterable

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Refusal, Why
from dealer_assist.rules.apply import apply, coming
from dealer_assist.rules.judge import judge
from dealer_assist.rules.options import Option, options
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

"""Runs scenarios: what each step leads to, and whether that is what it expects."""

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.table import HandPlan, Table, drawing
from dealer_assist.core.values import Code, Refusal, Why
from dealer_assist.rules.step import current, replay
from dealer_assist.scenario.facts import Facts, facts, plain, plain_value
from dealer_assist.scenario.files import Scenario, Step

Say = Callable[[Why, Table], str]
"""Puts a reason into words, for the players of a table."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a step led to.

    ``table`` is the one after its last event that happened: ``done`` of them, all unless
    ``problem`` says why the next one did not. ``hand`` is the hand in play, else the one that
    would be dealt now, or why there is none.
    """

    step: Step
    table: Table
    done: int
    problem: Refusal | None
    hand: HandPlan | Refusal

    @property
    def facts(self) -> Facts:
        """What can be read off the table now."""
        return facts(self.table, self.hand, self.step.events)

    @property
    def why(self) -> tuple[Why, ...]:
        """Why the event did not happen, and why every marker is where it is."""
        refused = self.problem.reasons if self.problem else ()
        return refused + (self.hand.why if isinstance(self.hand, HandPlan) else self.hand.reasons)


def run(table: Table, steps: Iterable[Step]) -> Iterator[Outcome]:
    """Play steps, each from the table the one before it led to.

    A refused event changes nothing, and the events of its step behind it do not happen.

    Raises:
        FileError: The file that the steps come from is damaged farther on.
    """
    for step in steps:
        replayed = replay(table, step.events)
        table = replayed.table
        yield Outcome(
            step=step,
            table=table,
            done=replayed.done,
            problem=replayed.problem,
            hand=current(table),
        )


def bare(why: Why, _table: Table) -> str:
    """A reason in its bare data, for who looks for a fault in the rules."""
    words: list[Any] = [why.code.value, *(f"seat {seat}" for seat in why.seats)]
    words += [f"{key}={value}" for key, value in why.params]
    return " ".join([*words, f"[{why.rule}]"] if why.rule else words)


def first_failure(scenario: Scenario, say: Say = bare) -> tuple[Outcome, str] | None:
    """Run a scenario until a step does not hold.

    Args:
        scenario: Not yet run.
        say: Puts a refusal that was not expected into words.

    Returns:
        The outcome of that step and ``step 2: small_blinds expected [3], got []``; None if
        all steps hold. Either way the file has been read to its end.

    Raises:
        FileError: The file is damaged, be it behind the step that does not hold.
    """
    steps = scenario.steps()
    for outcome in run(scenario.table, steps):
        if wrong := mismatches(outcome, say):
            deque(steps, maxlen=0)
            return outcome, f"step {outcome.step.number}: {'; '.join(wrong)}"
    return None


def mismatches(outcome: Outcome, say: Say = bare) -> tuple[str, ...]:
    """Say what is not as the step expects it, one phrase for each key; nothing if all holds."""
    wrong = _refusal_mismatch(outcome, say)
    expect = outcome.step.expect
    if outcome.problem is not None and wrong:
        return wrong
    if expect and isinstance(outcome.hand, Refusal) and outcome.hand.code is Code.NOT_BUILT:
        return (*wrong, f"no hand: {say(outcome.hand.reasons[0], outcome.table)}")
    found = outcome.facts
    different = [
        f"{key} expected {_shown(value)}, got {_shown(getattr(found, key))}"
        for key, value in expect.items()
        if value != getattr(found, key)
    ]
    if different and isinstance(outcome.hand, Refusal):
        different.append(f"no hand: {say(outcome.hand.reasons[0], outcome.table)}")
    return (*wrong, *different)


def json_line(outcome: Outcome, say: Say) -> str:
    """One line of JSON: the step's number, every fact, the refusal's code, every reason.

    Args:
        outcome: Of one step.
        say: Puts a reason into words, for the players of a table.
    """
    record = {
        "step": outcome.step.number,
        **plain(outcome.facts),
        "refused": outcome.problem.code if outcome.problem else None,
        "why": [
            {
                "code": why.code,
                "seats": why.seats,
                "rule": why.rule,
                "text": say(why, outcome.table),
            }
            for why in outcome.why
        ],
    }
    return json.dumps(record, ensure_ascii=False)


def report(outcome: Outcome) -> str:
    """Everything a failing test should show of a step: drawing, events, what is wrong, why."""
    lines = [
        f"step {outcome.step.number} {drawing(outcome.table)}",
        *(f"  {_event(event)}" for event in outcome.step.events),
        *(f"  {wrong}" for wrong in mismatches(outcome)),
        *(f"  why: {bare(why, outcome.table)}" for why in outcome.why),
    ]
    return "\n".join(lines)


def _refusal_mismatch(outcome: Outcome, say: Say) -> tuple[str, ...]:
    """Hold the refusal against what the step expects of its last event.

    What is not built is not refused by the rules: it satisfies nobody.
    """
    step, problem = outcome.step, outcome.problem
    if problem is None:
        return (f"refused expected {_shown(step.refused)}, got null",) if step.refused else ()
    reason = say(problem.reasons[0], outcome.table)
    is_last = outcome.done == len(step.events) - 1
    if not is_last or problem.code is Code.NOT_BUILT:
        event = _event(step.events[outcome.done])
        place = f"event {outcome.done + 1} of {len(step.events)}"
        return (f"{place}, {event}, was refused: {reason}",)
    if step.refused is True or step.refused == problem.code:
        return ()
    return (f"refused expected {_shown(step.refused)}, got {reason}",)


def _event(event: Event) -> str:
    values = msgspec.to_builtins(event)
    fields = ", ".join(f"{key} = {json.dumps(value)}" for key, value in values.items())
    return f"{{ {fields} }}"


def _shown(value: object) -> str:
    return json.dumps(plain_value(value), ensure_ascii=False)

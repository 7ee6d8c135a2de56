"""A drill on its way: what is asked next, and what has been scored."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import count, islice
from random import Random

import msgspec

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.scenario.drill import methods_of, question
from dealer_assist.scenario.drill_values import SEEDS, Question, Topic, seed_of

EXAM_QUESTIONS = 20
EXAM_SECONDS = 15
"""For each question of an exam."""
PASS_MARK = 90
"""Percent of an exam's questions answered right at once."""
OTHERS_BETWEEN = 5
"""Questions between a missed one and its return."""

_RUN = 1000
"""Seeds a topic goes through before they may start at 0 again."""

Item = tuple[Topic, ButtonRule]
"""What is learnt by itself: a topic under a button method."""


class Mode(StrEnum):
    """How a drill is taken."""

    LEARN = "learn"  # no clock, hints cost nothing, topics in their order
    PRACTICE = "practice"  # what is due first; what was missed comes again
    EXAM = "exam"  # twenty questions, a clock, no hints


class Drill(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A drill that can be repeated exactly: the same values ask the same questions."""

    code: str  # four hexadecimal digits
    topics: tuple[Topic, ...]
    method: ButtonRule | None = None  # None: every method
    mode: Mode = Mode.LEARN
    due: tuple[Item, ...] = ()  # practice: what to ask about before anything else


class Scored(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one question went."""

    topic: Topic
    method: ButtonRule
    code: str
    right: bool  # at last, be it at the second try
    tries: int = 1  # 0 for a question that was skipped
    hints: int = 0
    again: bool = False  # it had been missed before

    @property
    def at_once(self) -> bool:
        """True for a right answer at the first try and without a hint."""
        return self.right and self.tries == 1 and not self.hints

    @property
    def question(self) -> Question | None:
        """The question again; None where the code is damaged."""
        seed = seed_of(self.code)
        return None if seed is None else question(self.topic, self.method, seed)

    def halves(self, mode: Mode) -> int:
        """Half points: two for a right answer, one for a later try; a hint costs a point.

        A question never costs more than it can win.
        """
        won = 0 if not self.right else 2 if self.tries == 1 else 1
        return won if mode is Mode.LEARN else max(0, won - 2 * self.hints)


class Run(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A drill and what was answered so far."""

    drill: Drill
    scored: tuple[Scored, ...] = ()

    @property
    def halves(self) -> int:
        """The score in half points."""
        return sum(scored.halves(self.drill.mode) for scored in self.scored)

    @property
    def streak(self) -> int:
        """Questions answered right at once, counted back from the last one."""
        wrong = [n for n, scored in enumerate(self.scored, 1) if not scored.at_once]
        return len(self.scored) - (wrong[-1] if wrong else 0)

    @property
    def over(self) -> bool:
        """True for an exam whose last question is answered; other drills never end."""
        return self.drill.mode is Mode.EXAM and len(self.scored) >= EXAM_QUESTIONS

    @property
    def passed(self) -> bool:
        """True for an exam that is over and has reached the pass mark."""
        right = sum(scored.at_once for scored in self.scored)
        return self.over and 100 * right >= PASS_MARK * EXAM_QUESTIONS

    def with_scored(self, scored: Scored) -> "Run":
        """The run with one answer more."""
        return msgspec.structs.replace(self, scored=(*self.scored, scored))


def next_question(run: Run) -> Question | None:
    """Say what is asked next; None when an exam is over.

    In practice a missed question returns after five others, until it is answered right.

    Raises:
        ValueError: The drill's code is none, or none of its topics is asked about its method:
            a caller's bug.
    """
    if run.over:
        return None
    if (missed := _returning(run)) is not None:
        return missed
    new = sum(not scored.again for scored in run.scored)
    topic, method, seed = next(islice(_seeds(run.drill), new, None))
    return question(topic, method, seed)


def questions(drill: Drill) -> Iterator[Question]:
    """The new questions of a drill, without end; a topic's first hundred tables all differ.

    Raises:
        ValueError: As ``next_question``.
    """
    return (question(topic, method, seed) for topic, method, seed in _seeds(drill))


def _seeds(drill: Drill) -> Iterator[tuple[Topic, ButtonRule, int]]:
    """What each new question is made from: within a topic, seeds that follow each other."""
    code = seed_of(drill.code)
    items = _items(drill)
    if code is None or not items:
        message = f"no such drill: {drill.code}, {len(items)} topics"
        raise ValueError(message)
    rng = Random(code)  # noqa: S311 - no secret
    seeds = {topic: count(rng.randrange(SEEDS - _RUN)) for topic in Topic}
    order = _order(drill, items, rng)
    return ((topic, method, next(seeds[topic]) % SEEDS) for topic, method in order)


def _items(drill: Drill) -> tuple[Item, ...]:
    return tuple(
        (topic, method)
        for topic in drill.topics
        for method in methods_of(topic)
        if drill.method in {None, method}
    )


def _order(drill: Drill, items: tuple[Item, ...], rng: Random) -> Iterator[Item]:
    """Topics one after the other to learn them; what is due first in practice; else by chance."""
    if drill.mode is Mode.PRACTICE:
        yield from (item for item in drill.due if item in items)
    while True:
        if drill.mode is Mode.LEARN:
            yield from items
        else:
            yield from rng.sample(items, len(items))


def _returning(run: Run) -> Question | None:
    """The first missed question that has waited for five others, in practice."""
    if run.drill.mode is not Mode.PRACTICE:
        return None
    last = {(s.topic, s.method, s.code): (n, s) for n, s in enumerate(run.scored)}
    for number, scored in last.values():
        if not scored.right and len(run.scored) - number > OTHERS_BETWEEN:
            return scored.question
    return None

"""Seeded questions: the engine makes them, answers them and says why."""

from collections.abc import Iterator
from itertools import count
from random import Random

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import Table
from dealer_assist.rules.step import replay
from dealer_assist.scenario import drill_chips, drill_topics
from dealer_assist.scenario.drill_answers import explained
from dealer_assist.scenario.drill_tables import Chance, Scene
from dealer_assist.scenario.drill_values import Explained, Question, Topic

BUILDERS = drill_topics.BUILDERS | drill_chips.BUILDERS
SUBJECTS = tuple(topic for topic in Topic if topic is not Topic.MIXED)
"""Every topic that is one thing."""

WITHOUT_BUTTON = {Topic.BRING_IN, Topic.RAISE_SIZES, Topic.POT_LIMIT}
_TRIES = 25
_NEXT_LAYOUT = 101


def methods_of(topic: Topic) -> tuple[ButtonRule, ...]:
    """Button methods a topic is asked about: one where the button makes no difference."""
    return (ButtonRule.DEAD,) if topic in WITHOUT_BUTTON else tuple(ButtonRule)


def question(topic: Topic, method: ButtonRule, seed: int) -> Question:
    """Make a question.

    The same three arguments always make the same one; a hundred seeds running make a hundred
    tables, no two of them with the same seats taken.

    Raises:
        ValueError: The topic is not asked about that method: a caller's bug.
    """
    if method not in methods_of(topic):
        message = f"{topic} is not asked about {method}"
        raise ValueError(message)
    rng = Random(f"{topic} {method} {seed}")  # noqa: S311 - no secret
    subject = topic
    if topic is Topic.MIXED:
        subject = rng.choice([other for other in SUBJECTS if method in methods_of(other)])
    found = (_answered(scene, rng) for scene in _scenes(subject, method, seed, rng))
    scene, table, parts = next(filter(None, found))
    return Question(
        topic=subject,
        asked_as=topic,
        method=method,
        seed=seed,
        before=scene.before,
        events=scene.events,
        table=table,
        parts=parts,
    )


def seats_and_places(asked: Question) -> tuple[object, ...]:
    """What makes two tables the same to a learner: the seats taken, and the last places."""
    before = asked.before
    return tuple(player is not None for player in before.seats), before.last


def _scenes(topic: Topic, method: ButtonRule, seed: int, rng: Random) -> Iterator[Scene]:
    """Scenes at the seats of a seed, and, should nothing do there, at other seats."""
    layouts = (seed + tried // _TRIES * _NEXT_LAYOUT for tried in count())
    return (BUILDERS[topic](Chance(rng=rng, seed=at, method=method)) for at in layouts)


def _answered(scene: Scene, rng: Random) -> tuple[Scene, Table, tuple[Explained, ...]] | None:
    """Answer one of the things that a scene may be asked about; None where none will do."""
    after = replay(scene.before, scene.events)
    if after.problem is not None:
        return None
    for asks in rng.sample(scene.asks, len(scene.asks)):
        parts = [explained(after.table, ask) for ask in asks]
        whole = tuple(part for part in parts if part is not None)
        if len(whole) == len(asks):
            return scene, after.table, whole
    return None

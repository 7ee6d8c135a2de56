"""Spaced repetition: when something learnt is asked about again."""

from datetime import UTC, datetime
from enum import IntEnum
from typing import Annotated

import msgspec

Positive = Annotated[float, msgspec.Meta(gt=0, le=1e6)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**40)]


class Grade(IntEnum):
    """How well an answer went; the numbers are those of the ``fsrs`` library."""

    MISSED = 1
    HARD = 2  # at the second try, or with a hint
    GOOD = 3
    EASY = 4


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the ``fsrs`` library knows of one thing to learn, as plain data.

    Times are Unix seconds. ``due`` is when it wants to be asked about again.
    """

    state: Annotated[int, msgspec.Meta(ge=1, le=3)]  # learning, review, relearning
    step: Annotated[int, msgspec.Meta(ge=0, le=10)] | None
    stability: Positive
    difficulty: Annotated[float, msgspec.Meta(ge=1, le=10)]
    due: Moment
    last: Moment


def review(card: Card | None, grade: Grade, at: int) -> Card:
    """Give the card after an answer.

    The library's chance is switched off: the same answers at the same times lead to the same
    days.

    Args:
        card: As it was; None for something never asked about.
        grade: How well the answer went.
        at: Unix seconds, not before the card's last review.

    Source:
        The Free Spaced Repetition Scheduler, version 6, with its own parameters.
    """
    import fsrs

    now = datetime.fromtimestamp(at, UTC)
    # An id of its own keeps the library from asking the clock for one.
    known = fsrs.Card(card_id=0, due=now)
    if card is not None:
        known = fsrs.Card(
            card_id=0,
            state=fsrs.State(card.state),
            step=card.step,
            stability=card.stability,
            difficulty=card.difficulty,
            due=datetime.fromtimestamp(card.due, UTC),
            last_review=datetime.fromtimestamp(card.last, UTC),
        )
    scheduler = fsrs.Scheduler(enable_fuzzing=False)
    after, _log = scheduler.review_card(known, fsrs.Rating(grade), now)
    return msgspec.convert(
        {
            "state": int(after.state),
            "step": after.step,
            "stability": after.stability,
            "difficulty": after.difficulty,
            "due": int(after.due.timestamp()),
            "last": at,
        },
        Card,
    )

"""What learners have learnt: one file in the data folder, several named learners on a tablet."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from dealer_assist.session.practice import Card, Grade, Moment, review
from dealer_assist.session.store import write_whole

FILE = "progress.json"
FORMAT: Final = 1
MAX_BYTES = 4 * 2**20
MAX_LEARNERS = 100
MAX_SKILLS = 500
MAX_RECENT = 50
"""Answers of a skill that are kept one by one, for its chart."""

Word = Annotated[str, msgspec.Meta(pattern="^[a-z_]{1,40}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Fault(StrEnum):
    """Why a progress file cannot be used."""

    UNREADABLE = "unreadable"  # the disk refuses
    TOO_LARGE = "too_large"
    DAMAGED = "damaged"  # not what this program writes
    NEWER = "newer"  # of a newer program


class Skill(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One topic under one button method, for one learner."""

    topic: Word
    method: Word
    card: Card | None = None
    asked: Count = 0
    right: Count = 0  # at the first try, without a hint
    recent: Annotated[str, msgspec.Meta(pattern=f"^[01]{{0,{MAX_RECENT}}}$")] = ""  # newest last


class Exam(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An exam that was taken to its end."""

    at: Moment  # Unix seconds
    code: Annotated[str, msgspec.Meta(pattern="^[0-9A-F]{4}$")]
    right: Count
    asked: Count
    passed: bool


class Learner(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who learns on this tablet."""

    name: Name
    skills: Annotated[tuple[Skill, ...], msgspec.Meta(max_length=MAX_SKILLS)] = ()
    exams: Annotated[tuple[Exam, ...], msgspec.Meta(max_length=1000)] = ()

    def skill(self, topic: str, method: str) -> Skill:
        """What is known of one topic and method; a blank one where nothing was asked yet."""
        return next(
            (s for s in self.skills if (s.topic, s.method) == (topic, method)),
            Skill(topic=topic, method=method),
        )

    def due(self, items: Iterable[tuple[str, str]], at: int) -> tuple[tuple[str, str], ...]:
        """Say what wants to be asked about at ``at``, the longest overdue first.

        What was never asked about is not due: it is new.
        """
        cards = ((self.skill(*item).card, item) for item in items)
        waiting = [(card.due, item) for card, item in cards if card and card.due <= at]
        return tuple(item for _due, item in sorted(waiting))

    def answered(self, topic: str, method: str, grade: Grade, at: int) -> "Learner":
        """The learner after an answer, of whatever mode, at ``at`` Unix seconds."""
        before = self.skill(topic, method)
        right = grade >= Grade.GOOD
        latest = before.card.last if before.card else at
        after = msgspec.structs.replace(
            before,
            card=review(before.card, grade, max(at, latest)),
            asked=before.asked + 1,
            right=before.right + right,
            recent=(before.recent + "01"[right])[-MAX_RECENT:],
        )
        others = tuple(skill for skill in self.skills if skill != before)
        return msgspec.structs.replace(self, skills=(*others, after))

    def with_exam(self, exam: Exam) -> "Learner":
        """The learner after an exam; the last thousand are kept."""
        return msgspec.structs.replace(self, exams=(*self.exams, exam)[-1000:])


class Progress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everybody who learns here, in the order in which they came."""

    format: Literal[1] = FORMAT
    learners: Annotated[tuple[Learner, ...], msgspec.Meta(max_length=MAX_LEARNERS)] = ()

    def learner(self, name: str) -> Learner:
        """The learner of a name; a new one where nobody has it."""
        return next((one for one in self.learners if one.name == name), Learner(name=name))

    def with_learner(self, learner: Learner) -> "Progress":
        """The progress with a learner who is new or has learnt something."""
        names = [one.name for one in self.learners]
        if learner.name not in names:
            return msgspec.structs.replace(self, learners=(*self.learners, learner))
        at = names.index(learner.name)
        learners = (*self.learners[:at], learner, *self.learners[at + 1 :])
        return msgspec.structs.replace(self, learners=learners)

    def without(self, name: str) -> "Progress":
        """The progress without a learner."""
        others = tuple(one for one in self.learners if one.name != name)
        return msgspec.structs.replace(self, learners=others)


class _Head(msgspec.Struct, frozen=True, kw_only=True):
    format: Annotated[int, msgspec.Meta(ge=1)]


def name_fits(name: str) -> bool:
    """Say whether somebody may be called so: one line of 1 to 60 characters."""
    return 0 < len(name) <= 60 and name.isprintable() and name == name.strip()


def load(path: Path) -> Progress | Fault:
    """Read a progress file.

    Returns:
        What stands in it, nobody where there is no file yet, or why it cannot be used; such a
        file is better kept aside than written over.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return Progress()
    except OSError:
        return Fault.UNREADABLE
    return Fault.TOO_LARGE if len(data) > MAX_BYTES else _decoded(data)


def save(path: Path, progress: Progress) -> None:
    """Write a progress file whole.

    Raises:
        OSError: The disk refused; the old file is as it was.
    """
    write_whole(path, msgspec.json.format(msgspec.json.encode(progress), indent=1))


def _decoded(data: bytes) -> Progress | Fault:
    try:
        progress = msgspec.json.decode(data, type=Progress)
    except (msgspec.DecodeError, RecursionError):
        return _fault(data)
    names = [learner.name for learner in progress.learners]
    sound = len(set(names)) == len(names) and all(map(name_fits, names))
    return progress if sound else Fault.DAMAGED


def _fault(data: bytes) -> Fault:
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, RecursionError):
        return Fault.DAMAGED
    return Fault.NEWER if head.format > FORMAT else Fault.DAMAGED


COLUMNS = ("learner", "topic", "method", "asked", "right", "percent", "due")
"""Of ``export_csv``."""


def export_csv(progress: Progress, names: Iterable[str] = ()) -> str:
    """Write progress as a table for a trainer: a line for each learner, topic and method.

    Args:
        progress: As loaded.
        names: Of the learners wanted; all where none are named.

    Returns:
        CSV with a heading, lines ended as RFC 4180 has it; ``due`` is a day, in UTC. No cell
        begins a formula in a spreadsheet.
    """
    wanted = set(names)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for learner in progress.learners:
        if wanted and learner.name not in wanted:
            continue
        for skill in sorted(learner.skills, key=lambda s: (s.topic, s.method)):
            writer.writerow(_cells(learner, skill))
    return text.getvalue()


def _cells(learner: Learner, skill: Skill) -> tuple[str | int, ...]:
    return (
        _no_formula(learner.name),
        skill.topic,
        skill.method,
        skill.asked,
        skill.right,
        100 * skill.right // max(1, skill.asked),
        _day(skill.card.due) if skill.card else "",
    )


def _day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def _no_formula(cell: str) -> str:
    return f"'{cell}" if cell[:1] in "=+-@\t\r" else cell

"""What a learner has learnt, topic by topic, ready to be painted and printed."""

from datetime import UTC, datetime

import msgspec

from dealer_assist.scenario.drill import SUBJECTS
from dealer_assist.scenario.drill_values import Topic
from dealer_assist.session.progress import Exam, Learner
from dealer_assist.view.drill_labels import TOPICS
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Texts

EXAM_PASSED = N_("{day}, #{code}: {right} of {asked}, passed")
EXAM_MISSED = N_("{day}, #{code}: {right} of {asked}, not passed")

RECENT = 12
"""Answers that are shown one by one."""


class TopicBar(msgspec.Struct, frozen=True, kw_only=True):
    """One topic of the chart."""

    name: str
    percent: int  # right at once, of those asked
    text: str  # "12 of 15", or that nothing was asked yet
    asked: int
    recent: tuple[bool, ...]  # the last answers, the newest last


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a learner."""

    name: str
    summary: str
    bars: tuple[TopicBar, ...]
    exams: tuple[str, ...]  # the newest first


def report(learner: Learner, texts: Texts) -> Report:
    """Sum up a learner over all button methods."""
    asked = sum(skill.asked for skill in learner.skills)
    right = sum(skill.right for skill in learner.skills)
    return Report(
        name=learner.name,
        summary=texts.gettext(
            "{right} of {asked} questions right at once",
            right=texts.number(right),
            asked=texts.number(asked),
        ),
        bars=tuple(_bar(topic, learner, texts) for topic in SUBJECTS),
        exams=tuple(_exam(exam, texts) for exam in reversed(learner.exams)),
    )


def _bar(topic: Topic, learner: Learner, texts: Texts) -> TopicBar:
    skills = [skill for skill in learner.skills if skill.topic == topic]
    asked = sum(skill.asked for skill in skills)
    right = sum(skill.right for skill in skills)
    # Which method was asked about when is not kept: each gives its own last answers.
    latest = "".join(skill.recent for skill in skills)[-RECENT:]
    text = (
        texts.gettext("{right} of {asked}", right=texts.number(right), asked=texts.number(asked))
        if asked
        else texts.gettext("not asked yet")
    )
    return TopicBar(
        name=texts.gettext(TOPICS[topic]),
        percent=100 * right // max(1, asked),
        text=text,
        asked=asked,
        recent=tuple(sign == "1" for sign in latest),
    )


def _exam(exam: Exam, texts: Texts) -> str:
    day = datetime.fromtimestamp(exam.at, UTC).date().isoformat()
    template = EXAM_PASSED if exam.passed else EXAM_MISSED
    return texts.gettext(template, day=day, code=exam.code, right=exam.right, asked=exam.asked)

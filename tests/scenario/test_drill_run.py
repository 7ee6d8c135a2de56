"""A drill on its way: repeated from its code, missed questions come again, exams end."""

from itertools import islice

import pytest

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.scenario.drill import methods_of, seats_and_places
from dealer_assist.scenario.drill_run import (
    EXAM_QUESTIONS,
    OTHERS_BETWEEN,
    Drill,
    Mode,
    Run,
    Scored,
    next_question,
    questions,
)
from dealer_assist.scenario.drill_values import Question, Topic

DEAD, MOVING, _SIMPLIFIED = ButtonRule
TOPICS = (Topic.ROTATION, Topic.HEADS_UP, Topic.BRING_IN)


def scored(asked: Question, run: Run, *, right: bool = True, tries: int = 1) -> Run:
    again = any(one.code == asked.code and one.topic is asked.asked_as for one in run.scored)
    return run.with_scored(
        Scored(
            topic=asked.asked_as,
            method=asked.method,
            code=asked.code,
            right=right,
            tries=tries,
            again=again,
        )
    )


def test_a_drill_is_repeated_exactly_from_its_code() -> None:
    for mode in Mode:
        drill = Drill(code="4F2A", topics=TOPICS, mode=mode)
        assert [*islice(questions(drill), 12)] == [*islice(questions(drill), 12)]
    one, other = (Drill(code=code, topics=TOPICS) for code in ("4F2A", "4F2B"))
    assert next(questions(one)) != next(questions(other))


@pytest.mark.parametrize("topic", Topic)
@pytest.mark.parametrize("code", ["0000", "9C41", "FFFF"])
def test_no_two_of_a_topic_s_first_hundred_tables_are_the_same(topic: Topic, code: str) -> None:
    asked = islice(questions(Drill(code=code, topics=(topic,))), 100)
    assert len({seats_and_places(one) for one in asked}) == 100


def test_topics_are_learnt_in_their_order() -> None:
    asked = islice(questions(Drill(code="0001", topics=TOPICS, method=DEAD)), 6)
    assert [one.topic for one in asked] == [*TOPICS, *TOPICS]


def test_a_drill_of_every_method_asks_each_where_it_applies() -> None:
    asked = islice(questions(Drill(code="0001", topics=TOPICS)), 7)
    items = [(topic, method) for topic in TOPICS for method in methods_of(topic)]
    assert [(one.topic, one.method) for one in asked] == items


def test_what_is_due_is_practised_first() -> None:
    due = ((Topic.HEADS_UP, DEAD), (Topic.KILL, DEAD), (Topic.ROTATION, MOVING))
    drill = Drill(code="0001", topics=TOPICS, mode=Mode.PRACTICE, due=due)
    first, second = islice(questions(drill), 2)
    assert [(one.topic, one.method) for one in (first, second)] == [due[0], due[2]]


def test_a_missed_question_returns_after_five_others_until_it_is_right() -> None:
    run = Run(drill=Drill(code="0002", topics=TOPICS, mode=Mode.PRACTICE))
    asked = [next_question(run)]
    for number in range(2 * OTHERS_BETWEEN + 8):
        last = asked[-1]
        assert last is not None
        missed = number in {0, OTHERS_BETWEEN + 1}
        run = scored(last, run, right=not missed)
        asked.append(next_question(run))
    places = [number for number, one in enumerate(asked) if one == asked[0]]
    assert places == [0, OTHERS_BETWEEN + 1, 2 * (OTHERS_BETWEEN + 1)]
    codes = [one for one in asked if one is not None and one != asked[0]]
    assert len({(one.topic, one.method, one.seed) for one in codes}) == len(codes)


def test_a_missed_question_does_not_return_while_learning() -> None:
    run = Run(drill=Drill(code="0002", topics=TOPICS))
    first = next_question(run)
    assert first is not None
    run = scored(first, run, right=False)
    for _ in range(8):
        asked = next_question(run)
        assert asked is not None
        assert asked != first
        run = scored(asked, run)


def test_an_exam_ends_and_is_passed_with_nine_of_ten() -> None:
    drill = Drill(code="00E1", topics=TOPICS, mode=Mode.EXAM)
    for wrong, passed in ((2, True), (3, False)):
        run = Run(drill=drill)
        while (asked := next_question(run)) is not None:
            assert not run.passed
            run = scored(asked, run, right=len(run.scored) >= wrong)
        assert len(run.scored) == EXAM_QUESTIONS
        assert run.passed is passed
        assert run.streak == EXAM_QUESTIONS - wrong


def test_a_retry_counts_half_and_a_hint_costs_a_point() -> None:
    def one(*, right: bool = True, tries: int = 1, hints: int = 0) -> Scored:
        return Scored(
            topic=Topic.KILL, method=DEAD, code="0001", right=right, tries=tries, hints=hints
        )

    answers = (one(), one(tries=2), one(hints=1), one(right=False, tries=0), one(right=False))
    assert [answer.halves(Mode.PRACTICE) for answer in answers] == [2, 1, 0, 0, 0]
    assert [answer.halves(Mode.LEARN) for answer in answers] == [2, 1, 2, 0, 0]
    assert [answer.at_once for answer in answers] == [True, False, False, False, False]
    assert one(tries=2, hints=3).halves(Mode.PRACTICE) == 0  # no less than a miss
    run = Run(drill=Drill(code="0001", topics=TOPICS, mode=Mode.PRACTICE), scored=answers)
    assert (run.halves, run.streak) == (3, 0)
    assert run.with_scored(one()).streak == 1
    assert Run(drill=run.drill).streak == 0


@pytest.mark.parametrize(
    "drill",
    [
        Drill(code="4F2", topics=TOPICS),
        Drill(code="4F2A", topics=()),
        Drill(code="4F2A", topics=(Topic.BRING_IN,), method=MOVING),
    ],
)
def test_a_drill_that_asks_nothing_is_a_bug(drill: Drill) -> None:
    with pytest.raises(ValueError, match="no such drill"):
        next_question(Run(drill=drill))

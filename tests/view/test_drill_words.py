"""Questions of the drill in words: whole, in both languages, and silent about the answer."""

from collections.abc import Iterator

import msgspec
import pytest

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.values import Chips, Seat
from dealer_assist.scenario.drill import SUBJECTS, methods_of, question
from dealer_assist.scenario.drill_marking import hint, mark
from dealer_assist.scenario.drill_run import Mode
from dealer_assist.scenario.drill_values import MARKERS, Answer, Kind, Question, Topic
from dealer_assist.session.practice import Grade
from dealer_assist.session.progress import Exam, Learner
from dealer_assist.view import drill_words
from dealer_assist.view.drill_labels import METHODS, MODES, NAMES, QUESTIONS, TOPICS
from dealer_assist.view.lesson_progress import report
from dealer_assist.view.texts import Texts
from tests.support.paths import ROOT

LOCALE = ROOT / "build" / "locale"
ENGLISH, FRENCH = Texts("en", LOCALE), Texts("fr", LOCALE)
LANGUAGES = pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=["en", "fr"])


def some() -> Iterator[Question]:
    for topic in SUBJECTS:
        for method in methods_of(topic):
            for seed in range(6):
                yield question(topic, method, seed)


QUESTIONS_MADE = tuple(some())


def find(kind: Kind, topic: Topic | None = None) -> Question:
    return next(
        q
        for q in QUESTIONS_MADE
        if kind in {ask.kind for ask in q.asks} and topic in {None, q.topic}
    )


def test_everything_that_can_be_chosen_has_words() -> None:
    assert set(TOPICS) == set(Topic)
    assert set(MODES) == set(Mode)
    assert set(METHODS) == {None, *ButtonRule}
    assert set(QUESTIONS) == set(NAMES) == set(Kind)


@LANGUAGES
def test_every_question_can_be_put_answered_and_explained(texts: Texts) -> None:
    for asked in QUESTIONS_MADE:
        sheet = drill_words.sheet(asked, texts)
        assert sheet.topic
        assert sheet.house
        for ask, right in zip(asked.asks, asked.answers, strict=True):
            assert drill_words.question(asked, ask, texts).endswith((".", "?"))
            words = drill_words.answered(asked, ask, right, texts)
            assert words.name
            assert words.value
            assert drill_words.answered(asked, ask, None, texts).value == ""
        for one in hint(asked):
            assert drill_words.hint_words(asked, one, texts).endswith(".")
        reasons = drill_words.solution(asked, texts)
        assert reasons
        assert all(reason.title and reason.text for reason in reasons)


def test_no_question_shows_its_markers() -> None:
    for asked in QUESTIONS_MADE:
        if asked.asks[0].kind in drill_words.IN_A_HAND:
            continue
        sheet = drill_words.sheet(asked, ENGLISH)
        assert not any(seat.markers or seat.chips or seat.tag for seat in sheet.seats)
        assert not any(seat.first or seat.ghosts for seat in sheet.seats)
        assert {seat.badge for seat in sheet.seats} <= {"", "AWAY", "BUST"}


def test_given_markers_lie_on_the_table() -> None:
    asked = find(Kind.BUTTON)
    sheet = drill_words.sheet(asked, ENGLISH)
    button = drill_words.answered(asked, asked.asks[0], None, ENGLISH).marker
    assert button is not None
    line = drill_words.spoken("Who?")
    view = drill_words.shown(sheet, (line, drill_words.detail("Grey")), {Seat(1): (button,)})
    assert view.seats[0].markers == (button,)
    assert view.lines[0] == line
    assert view.next_markers == ()


def test_door_cards_and_stacks_stand_on_the_cards() -> None:
    stud = drill_words.sheet(find(Kind.BRING_IN), ENGLISH)
    assert any(seat.note[-1:] in "\u2660\u2665\u2666\u2663" for seat in stud.seats if seat.note)
    short = drill_words.sheet(find(Kind.POSTS, Topic.SHORT_BLINDS), ENGLISH)
    assert any(seat.note.startswith("Stack ") for seat in short.seats)


def test_several_seats_are_asked_for_under_the_moving_button_only() -> None:
    for asked in QUESTIONS_MADE:
        for ask in asked.asks:
            may = asked.method is ButtonRule.MOVING and ask.kind in MARKERS[1:]
            assert drill_words.several(asked, ask) == may


def test_what_would_follow_from_a_wrong_answer_is_told() -> None:
    asked = find(Kind.BUTTON, Topic.ROTATION)
    button, small, big = asked.answers
    given = (button, big, small)
    told = drill_words.consequences(asked, mark(asked, given), ENGLISH)
    assert told
    assert all("would" in sentence for sentence in told)


def test_last_markers_of_a_new_game_are_nowhere() -> None:
    assert drill_words.last_markers(None, ENGLISH) == {}


def test_chips_are_said_as_live_and_dead() -> None:
    asked = find(Kind.POSTS)
    given = Answer(chips=Chips(200), dead=Chips(100))
    assert drill_words.answered(asked, asked.asks[0], given, ENGLISH).value == "200 live, 100 dead"


def test_a_hint_without_a_rule_says_where_to_look() -> None:
    asked = find(Kind.BUTTON)
    one = msgspec.structs.replace(hint(asked)[0], rule="", look_at=(Seat(12),))
    assert drill_words.hint_words(asked, one, ENGLISH).startswith("Look at ")


# --- progress


@LANGUAGES
def test_a_report_sums_up_all_methods_and_exams(texts: Texts) -> None:
    learner = Learner(name="Nora")
    for method, grade in (("dead", Grade.GOOD), ("moving", Grade.MISSED), ("moving", Grade.GOOD)):
        learner = learner.answered("rotation", method, grade, 1_700_000_000)
    for passed in (False, True):
        exam = Exam(at=1_700_000_000, code="4F2A", right=18, asked=20, passed=passed)
        learner = learner.with_exam(exam)
    shown = report(learner, texts)
    bar = shown.bars[0]
    assert (bar.percent, bar.asked, bar.recent) == (66, 3, (True, False, True))
    assert [bar.asked for bar in shown.bars[1:]] == [0] * (len(SUBJECTS) - 1)
    assert len(shown.exams) == 2
    assert shown.exams[0] != shown.exams[1]
    assert all("#4F2A" in exam for exam in shown.exams)

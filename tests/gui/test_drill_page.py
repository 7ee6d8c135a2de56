"""A drill by tap: asking, marking, trying again, exams, and what is kept of it."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.gui.card import Verdict
from dealer_assist.gui.drill import DrillPage
from dealer_assist.gui.drill_setup import DrillSetupPage
from dealer_assist.gui.drill_state import Phase
from dealer_assist.gui.progress import ProgressPage
from dealer_assist.gui.widgets import Words
from dealer_assist.scenario.drill_run import EXAM_QUESTIONS, EXAM_SECONDS, Drill, Mode
from dealer_assist.scenario.drill_values import Kind, Topic
from dealer_assist.session.progress import FILE, Progress, load
from dealer_assist.view.drill_words import missed
from tests.gui.parts import NINE, STILL, TEST_SIZES, Program, table_of
from tests.gui.test_window import faults

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def make(
    qtbot: QtBot, folder: Path, language: str = "en", size: tuple[int, int] = (1280, 800)
) -> Program:
    program = Program(qtbot, folder, msgspec.structs.replace(STILL, language=language))
    program.play(table_of(program, NINE))
    program.show(size)
    return program


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    return make(qtbot, tmp_path)


def page(program: Program) -> QWidget | None:
    return program.window.pages.currentWidget()


def begin(
    program: Program,
    topic: Topic,
    mode: Mode = Mode.LEARN,
    method: ButtonRule | None = ButtonRule.DEAD,
) -> DrillPage:
    program.window.drill_asked.emit("4F2A")
    drill = page(program)
    assert isinstance(drill, DrillPage)
    drill.begin(Drill(code="4F2A", topics=(topic,), method=method, mode=mode))
    drill.run_clock()
    program.settle()
    return drill


def until(drill: DrillPage, kind: Kind) -> None:
    """Skip questions of other kinds."""
    for _ in range(60):
        assert drill.state is not None
        if drill.state.question.asks[0].kind is kind:
            return
        drill.bar.tapped.emit("skip")
    pytest.fail(f"nothing is asked about {kind}")


def answer(program: Program, drill: DrillPage) -> None:
    """Tap the right answer."""
    assert drill.state is not None
    for given in drill.state.question.answers:
        if given.seats:
            for seat in given.seats:
                program.tap(drill.table.seat_button(seat))
        else:
            program.tap(drill.bar.buttons["none_dead"])


def wrong_seats(drill: DrillPage) -> list[int]:
    """Seats that answer none of the questions."""
    assert drill.state is not None
    asked = drill.state.question
    right = {seat for given in asked.answers for seat in given.seats}
    return [int(seat) for seat, _player in asked.table.players() if seat not in right]


def tap(program: Program, name: str) -> None:
    found = program.window.findChildren(QAbstractButton, name)
    program.tap(next(one for one in found if one.isVisible()))


# --- starting


def test_a_drill_is_three_taps_away(program: Program) -> None:
    program.tap(program.window.top.help)
    program.tap(program.find("drill"))
    setup = page(program)
    assert isinstance(setup, DrillSetupPage)
    program.tap(setup.bar.buttons["start"])
    drill = page(program)
    assert isinstance(drill, DrillPage)
    assert drill.state is not None
    assert drill.state.phase is Phase.ASKING


def test_mode_method_topics_and_code_are_chosen_by_tap(program: Program) -> None:
    program.window.all_actions["drill"].trigger()
    setup = page(program)
    assert isinstance(setup, DrillSetupPage)
    program.tap(setup.modes.segments["exam"])
    program.tap(setup.methods.segments["moving"])
    tap(program, "topic-rotation")
    tap(program, "code")
    for sign in "4F2A":
        program.tap(program.find(f"key-{sign}"))
    program.tap(program.find("done"))
    program.tap(setup.bar.buttons["start"])
    drill = page(program)
    assert isinstance(drill, DrillPage)
    assert drill.state is not None
    made = drill.state.run.drill
    assert made == Drill(
        code="4F2A", topics=(Topic.ROTATION,), method=ButtonRule.MOVING, mode=Mode.EXAM
    )
    assert "#4F2A" in drill.drill_panel.seed.text()


def test_topics_without_a_button_are_not_asked_about_one(program: Program) -> None:
    program.window.all_actions["drill"].trigger()
    setup = page(program)
    assert isinstance(setup, DrillSetupPage)
    tap(program, "topic-bring_in")
    program.tap(setup.methods.segments["moving"])
    assert not setup.bar.buttons["start"].isEnabled()
    program.tap(setup.methods.segments["every"])
    assert setup.bar.buttons["start"].isEnabled()


def test_a_code_repeats_a_drill(program: Program) -> None:
    drill = begin(program, Topic.BIG_BLIND_LEAVES)
    assert drill.state is not None
    first = drill.state.question
    drill = begin(program, Topic.BIG_BLIND_LEAVES)
    assert drill.state is not None
    assert drill.state.question == first


# --- answering


@LANGUAGES
def test_right_markers_are_right_and_explained(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = make(qtbot, tmp_path, language)
    drill = begin(program, Topic.ROTATION)
    until(drill, Kind.BUTTON)
    answer(program, drill)
    program.tap(drill.bar.buttons["check"])
    assert drill.state is not None
    assert drill.state.phase is Phase.RIGHT
    assert drill.state.run.streak == 1
    assert drill.drill_panel.title.text() == {"en": "Right", "fr": "Juste"}[language]
    before = drill.state.question
    tap(program, "next_question")
    assert drill.state.question != before


def test_check_waits_for_every_marker(program: Program) -> None:
    drill = begin(program, Topic.ROTATION)
    until(drill, Kind.BUTTON)
    assert not drill.bar.buttons["check"].isEnabled()
    program.tap(drill.table.seat_button(wrong_seats(drill)[0]))
    assert not drill.bar.buttons["check"].isEnabled()
    assert drill.bar.buttons["none_dead"].isEnabled()


def test_a_wrong_marker_shows_what_would_follow_and_not_the_answer(program: Program) -> None:
    drill = begin(program, Topic.ROTATION, Mode.PRACTICE)
    until(drill, Kind.BUTTON)
    assert drill.state is not None
    button, small, _big = (given.seats[0] for given in drill.state.question.answers)
    wrong = wrong_seats(drill)[0]
    for seat in (button, small, wrong):
        program.tap(drill.table.seat_button(seat))
    program.tap(drill.bar.buttons["check"])
    assert drill.state.phase is Phase.WRONG
    signs = {s: drill.table.seat_button(s).state.verdict for s in (button, small, wrong)}  # type: ignore[union-attr]
    assert signs == {button: Verdict.RIGHT, small: Verdict.RIGHT, wrong: Verdict.WRONG}
    assert not drill.bar.buttons["check"].isEnabled()
    assert drill.state.run.scored == ()


def test_a_wrong_marker_is_moved_for_half_a_point(program: Program) -> None:
    drill = begin(program, Topic.ROTATION, Mode.PRACTICE)
    until(drill, Kind.BUTTON)
    assert drill.state is not None
    seats = [given.seats[0] for given in drill.state.question.answers]
    wrong = wrong_seats(drill)[0]
    for seat in (wrong, seats[1], seats[2]):
        program.tap(drill.table.seat_button(seat))
    program.tap(drill.bar.buttons["check"])
    program.tap(drill.table.seat_button(wrong))
    program.tap(drill.table.seat_button(seats[0]))
    program.tap(drill.bar.buttons["check"])
    assert drill.state.phase is Phase.RIGHT
    assert drill.state.run.halves == 1
    assert drill.state.run.scored[-1].tries == 2


def test_the_answer_is_shown_on_request_and_counts_as_missed(program: Program) -> None:
    drill = begin(program, Topic.ROTATION, Mode.PRACTICE)
    until(drill, Kind.BUTTON)
    for seat in wrong_seats(drill)[:3] * 3:
        program.tap(drill.table.seat_button(seat))
        if drill.bar.buttons["check"].isEnabled():
            break
    program.tap(drill.bar.buttons["check"])
    tap(program, "show_answer")
    assert drill.state is not None
    assert drill.state.phase is Phase.SHOWN
    assert not drill.state.run.scored[-1].right
    for given in drill.state.question.answers:
        for seat in given.seats:
            state = drill.table.seat_button(seat).state
            assert state is not None
            assert state.verdict is Verdict.RIGHT


def test_a_hint_costs_a_point_in_practice_and_nothing_while_learning(program: Program) -> None:
    for mode, halves in ((Mode.PRACTICE, 0), (Mode.LEARN, 2)):
        drill = begin(program, Topic.ROTATION, mode)
        until(drill, Kind.BUTTON)
        before = drill.state.run.halves if drill.state is not None else 0
        program.tap(drill.bar.buttons["hint"])
        assert not drill.bar.buttons["hint"].isEnabled()
        answer(program, drill)
        program.tap(drill.bar.buttons["check"])
        assert drill.state is not None
        assert drill.state.run.halves - before == halves


def test_one_hint_is_given_for_what_is_asked_now(program: Program) -> None:
    drill = begin(program, Topic.ROTATION)
    until(drill, Kind.BUTTON)
    assert drill.state is not None
    program.tap(drill.bar.buttons["hint"])
    assert [one.ask.kind for one in drill.state.hints] == [Kind.BUTTON]
    program.tap(drill.drill_panel.rows[2])
    program.tap(drill.bar.buttons["hint"])
    assert [one.ask.kind for one in drill.state.hints] == [Kind.BUTTON, Kind.BIG_BLIND]


def test_a_wrong_yes_or_no_is_not_tried_again(program: Program) -> None:
    drill = begin(program, Topic.NEWCOMER, Mode.PRACTICE)
    until(drill, Kind.DEALT_IN)
    assert drill.state is not None
    right = drill.state.question.answers[0]
    program.tap(next(button for given, button in drill.drill_panel.choices if given != right))
    program.tap(drill.bar.buttons["check"])
    assert drill.state.phase is Phase.SHOWN
    assert not drill.state.run.scored[-1].right


def test_a_wrong_answer_keeps_the_question_on_the_felt(program: Program) -> None:
    drill = begin(program, Topic.ROTATION)
    until(drill, Kind.FIRST_TO_ACT)
    program.tap(drill.table.seat_button(wrong_seats(drill)[0]))
    program.tap(drill.bar.buttons["check"])
    assert drill.state is not None
    assert drill.state.phase is Phase.WRONG
    assert drill.shown is not None
    texts = [line.text for line in drill.shown.lines]
    assert "Who acts first in the first round?" in texts
    assert not any("wrong marker" in text for text in texts)


def test_numbers_come_from_the_pad(program: Program) -> None:
    drill = begin(program, Topic.ANTES)
    until(drill, Kind.POSTS)
    assert drill.state is not None
    right = drill.state.question.answers[0]
    tap(program, "amount")
    sheet = program.window.sheet
    assert sheet is not None
    for field, chips in zip(sheet.fields, (right.chips, right.dead), strict=True):  # type: ignore[attr-defined]
        program.tap(field)
        for digit in str(chips):
            program.tap(program.find(f"key-{digit}"))
    program.tap(sheet.done)  # type: ignore[attr-defined]
    program.tap(drill.bar.buttons["check"])
    assert drill.state.phase is Phase.RIGHT


def test_words_are_answered_with_buttons(program: Program) -> None:
    drill = begin(program, Topic.MISSED_BLINDS)
    until(drill, Kind.OWES)
    assert drill.state is not None
    right = drill.state.question.answers[0]
    program.tap(next(button for given, button in drill.drill_panel.choices if given == right))
    program.tap(drill.bar.buttons["check"])
    assert drill.state.phase is Phase.RIGHT


def test_several_big_blinds_are_tapped_under_the_moving_button(program: Program) -> None:
    drill = begin(program, Topic.BIG_BLIND_LEAVES, method=ButtonRule.MOVING)
    for _ in range(30):
        until(drill, Kind.BUTTON)
        assert drill.state is not None
        if len(drill.state.question.answers[2].seats) > 1:
            break
        drill.bar.tapped.emit("skip")
    answer(program, drill)
    program.tap(drill.bar.buttons["check"])
    assert drill.state is not None
    assert drill.state.phase is Phase.RIGHT


def test_a_big_blind_may_lie_on_the_button_whatever_is_tapped_first(program: Program) -> None:
    drill = begin(program, Topic.BIG_BLIND_LEAVES, method=ButtonRule.MOVING)
    until(drill, Kind.BUTTON)
    assert drill.state is not None
    seats = [int(seat) for seat, _player in drill.state.question.table.players()][:3]
    for seat in (*seats, seats[0]):  # button, small and big blind, one more on the button
        program.tap(drill.table.seat_button(seat))
    given = [answer.seats for answer in drill.state.answers if answer is not None]
    assert given == [(seats[0],), (seats[1],), (seats[0], seats[2])]


def test_an_exam_ends_with_what_was_missed(program: Program) -> None:
    drill = begin(program, Topic.ROTATION, Mode.EXAM)
    for number in range(EXAM_QUESTIONS):
        if number in {3, 7}:
            program.tap(drill.bar.buttons["skip"])
            continue
        answer(program, drill)
        program.tap(drill.bar.buttons["check"])
    assert drill.state is not None
    assert drill.state.phase is Phase.OVER
    assert faults(program.window) == []
    shown = " ".join(words.text() for words in drill.drill_panel.findChildren(Words))
    told = missed(drill.state.run, drill.texts)
    assert len(told) == 2
    assert all(sentence in shown for sentence in told)


def test_keys_do_not_answer_by_accident(program: Program) -> None:
    drill = begin(program, Topic.ROTATION)
    until(drill, Kind.BUTTON)
    before = drill.state
    for sign in "123 nbc":
        QTest.keyClicks(program.focus, sign)
    QTest.keyClick(program.focus, Qt.Key.Key_Return)
    program.settle()
    assert drill.state == before
    assert page(program) is drill


# --- exams and what is kept


def test_an_exam_ends_after_twenty_questions(program: Program) -> None:
    drill = begin(program, Topic.ROTATION, Mode.EXAM)
    assert not drill.bar.buttons["hint"].isEnabled()
    for _ in range(EXAM_QUESTIONS):
        answer(program, drill)
        program.tap(drill.bar.buttons["check"])
    assert drill.state is not None
    assert drill.state.phase is Phase.OVER
    assert drill.state.run.passed
    assert drill.drill_panel.title.text() == "Passed"
    kept = load(program.folder / FILE)
    assert isinstance(kept, Progress)
    assert [exam.right for exam in kept.learners[0].exams] == [EXAM_QUESTIONS]


def test_time_runs_out_in_an_exam_only(program: Program) -> None:
    drill = begin(program, Topic.ROTATION, Mode.EXAM)
    assert drill.state is not None
    program.turned.turn((EXAM_SECONDS - 2) * 1000)
    drill.look_at_clock()
    assert not drill.state.run.scored
    program.turned.turn(3000)
    drill.look_at_clock()
    assert [scored.right for scored in drill.state.run.scored] == [False]
    other = begin(program, Topic.ROTATION, Mode.LEARN)
    program.turned.turn(3_600_000)
    other.look_at_clock()
    assert other.state is not None
    assert not other.state.run.scored


def test_progress_is_kept_for_each_learner(program: Program) -> None:
    program.window.all_actions["drill"].trigger()
    tap(program, "learner")
    program.tap(program.find("new_learner"))
    sheet = program.window.sheet
    assert sheet is not None
    QTest.keyClicks(program.focus, "Nora")
    program.tap(sheet.done)  # type: ignore[attr-defined]
    drill = begin(program, Topic.HEADS_UP)
    answer(program, drill)
    program.tap(drill.bar.buttons["check"])
    kept = load(program.folder / FILE)
    assert isinstance(kept, Progress)
    nora = kept.learner("Nora")
    assert [(skill.topic, skill.asked, skill.right) for skill in nora.skills] == [
        ("heads_up", 1, 1)
    ]
    program.window.all_actions["progress"].trigger()
    shown = page(program)
    assert isinstance(shown, ProgressPage)
    assert shown.report is not None
    assert shown.report.name == "Nora"
    assert [bar.text for bar in shown.report.bars if bar.asked] == ["1 of 1"]


@pytest.mark.parametrize(("kind", "start"), [("pdf", b"%PDF-"), ("csv", b"\xef\xbb\xbflearner,")])
def test_progress_is_exported(program: Program, tmp_path: Path, kind: str, start: bytes) -> None:
    drill = begin(program, Topic.HEADS_UP)
    answer(program, drill)
    program.tap(drill.bar.buttons["check"])
    program.window.all_actions["progress"].trigger()
    program.where = tmp_path / f"out.{kind}"
    tap(program, f"export_{kind}")
    assert program.where.read_bytes().startswith(start)


def test_damaged_progress_is_left_alone(program: Program) -> None:
    file = program.folder / FILE
    file.write_text("{", encoding="utf-8")
    drill = begin(program, Topic.HEADS_UP)
    answer(program, drill)
    program.tap(drill.bar.buttons["check"])
    assert file.read_text(encoding="utf-8") == "{"
    texts = [strip.words.text() for strip in program.window.notices.strips.values()]
    assert any(FILE in text for text in texts)


# --- nothing clipped

ASKED = (
    (Topic.MISSED_BLINDS, Kind.OWES),
    (Topic.DEALT_IN_OWING, Kind.RULING),
    (Topic.ANTES, Kind.POSTS),
    (Topic.BRING_IN, Kind.BRING_IN),
    (Topic.RAISE_SIZES, Kind.SMALLEST_RAISE),
    (Topic.NEWCOMER, Kind.DEALT_IN),
    (Topic.MOVED_PLAYER, Kind.DEALT_IN),
    (Topic.KILL, Kind.SMALLEST_RAISE),
    (Topic.POT_LIMIT, Kind.LARGEST_RAISE),
)


@LANGUAGES
@pytest.mark.parametrize("size", TEST_SIZES)
def test_the_drill_fits(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    program = make(qtbot, tmp_path, language, size)
    program.window.all_actions["drill"].trigger()
    program.settle()
    assert faults(program.window) == []
    program.window.all_actions["progress"].trigger()
    program.settle()
    assert faults(program.window) == []
    for topic, kind in ASKED:
        drill = begin(program, topic, method=None)
        until(drill, kind)
        program.settle()
        assert faults(program.window) == [], (topic, kind)
    drill = begin(program, Topic.ROTATION, Mode.PRACTICE)
    until(drill, Kind.BUTTON)
    program.tap(drill.bar.buttons["hint"])
    assert faults(program.window) == []
    for seat in wrong_seats(drill)[:3] * 3:
        program.tap(drill.table.seat_button(seat))
        if drill.bar.buttons["check"].isEnabled():
            break
    program.tap(drill.bar.buttons["check"])
    assert faults(program.window) == []
    tap(program, "show_answer")
    assert faults(program.window) == []
    assert (program.window.width(), program.window.height()) == size

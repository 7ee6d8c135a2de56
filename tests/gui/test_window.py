"""A dealer's evening by tap, touch and key, and what is then drawn."""

from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.values import Seat
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.preferences import Explanation, ThemeChoice
from dealer_assist.gui.rows import Segment
from dealer_assist.gui.widgets import Pressable, Words
from dealer_assist.view.values import MarkerKind
from tests.gui.parts import NINE, STILL, TEST_SIZES, Program, table_of

NEAR = 7
"""Pixels that nothing else may be within: targets are 8 apart."""
LANDSCAPE, PORTRAIT = (1280, 800), (800, 1280)
ORIENTATIONS = pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = Program(qtbot, tmp_path)
    made.play(table_of(made, NINE))
    made.show()
    return made


def in_language(qtbot: QtBot, folder: Path, language: str, size: tuple[int, int]) -> Program:
    made = Program(qtbot, folder, msgspec.structs.replace(STILL, language=language))
    made.play(table_of(made, NINE))
    made.show(size)
    return made


def drawn(program: Program) -> dict[str, list[int]]:
    """Seats of the letters that the seat buttons paint."""
    found: dict[str, list[int]] = {}
    for number in range(1, len(program.controller.table.seats) + 1):
        state = program.window.table_page.table.seat_button(number).state
        assert state is not None
        for marker in state.seat.markers:
            found.setdefault(marker.text, []).append(number)
    return found


def badge(program: Program, seat: int) -> str:
    state = program.window.table_page.table.seat_button(seat).state
    assert state is not None
    return state.seat.badge


def first_hand(program: Program, seat: int = 1) -> None:
    program.tap(program.seat(seat))
    program.tap(program.bar("next_hand"))


# --- the evening


@LANGUAGES
@ORIENTATIONS
def test_next_hand_moves_the_markers(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    program = in_language(qtbot, tmp_path, language, size)
    first_hand(program)
    assert drawn(program) == {"D": [1], "SB": [2], "BB": [3]}
    program.tap(program.bar("next_hand"))
    assert drawn(program) == {"D": [2], "SB": [3], "BB": [4]}


@LANGUAGES
@ORIENTATIONS
def test_one_busts_in_three_taps(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    program = in_language(qtbot, tmp_path, language, size)
    first_hand(program)
    program.tap(program.bar("bust"))
    program.tap(program.seat(4))
    program.tap(program.bar("next_hand"))
    assert badge(program, 4) == {"en": "BUST", "fr": "DÉCAVÉ"}[language]
    assert drawn(program) == {"D": [2], "SB": [3], "BB": [5]}


def test_two_bust_in_four_taps(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("bust"))
    program.tap(program.seat(4))
    program.tap(program.seat(5))
    program.tap(program.bar("next_hand"))
    assert not program.window.table_page.armed
    assert drawn(program) == {"D": [2], "SB": [3], "BB": [6]}


def test_away_and_back_in_two_taps_each(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("away"))
    program.tap(program.seat(7))
    assert badge(program, 7) == "AWAY"
    program.tap(program.seat(7))
    assert badge(program, 7) != "AWAY"


def test_back_owing_opens_the_sheet(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("away"))
    program.tap(program.seat(4))
    for _ in range(3):
        program.tap(program.bar("next_hand"))
    program.tap(program.bar("away"))
    program.tap(program.seat(4))
    program.tap(program.row("post"))
    assert badge(program, 4) != "AWAY"
    assert program.window.sheet is None


def test_leave_and_join_through_the_sheet(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(8))
    program.tap(program.row("leave"))
    assert program.controller.view.seats[7].note == "Leaving"
    program.tap(program.seat(8))
    program.tap(program.row("join"))
    assert program.controller.view.seats[7].name == "Player"


def test_undo_and_redo_in_the_top_bar(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("next_hand"))
    program.tap(program.window.top.undo)
    assert drawn(program) == {"D": [1], "SB": [2], "BB": [3]}
    assert program.window.top.redo.isEnabled()
    program.tap(program.window.top.redo)
    assert drawn(program) == {"D": [2], "SB": [3], "BB": [4]}
    assert not program.window.top.redo.isEnabled()


def test_undo_in_the_toast(program: Program) -> None:
    first_hand(program)
    program.tap(program.window.table_page.table.toast.button)
    assert not program.controller.view.in_hand


def test_a_misdeal_is_under_more(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("more"))
    program.tap(program.row("misdeal"))
    assert program.controller.log.done[-1].events == (events.Misdeal(),)
    assert drawn(program) == {"D": [1], "SB": [2], "BB": [3]}


def test_changes_in_a_hand_count_from_the_next_and_show_at_once(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(4))
    program.tap(program.row("leave"))
    view = program.controller.view
    ghosts = {m.kind: s.seat for s in view.seats for m in s.ghosts}
    assert ghosts[MarkerKind.BIG_BLIND] == 5
    assert drawn(program)["BB"] == [3]


def test_this_hand_counts_at_once(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(3))
    sheet = program.window.sheet
    assert sheet is not None
    this_hand = next(s for s in sheet.findChildren(Segment) if s.value == "this_hand")
    program.tap(this_hand)
    program.tap(program.row("leave"))
    assert drawn(program)["BB"] == [4]


def test_a_rename_through_the_sheet(program: Program) -> None:
    program.window.table_page.disarm()
    program.tap(program.seat(2))
    program.tap(program.row("rename"))
    field = program.focus
    assert isinstance(field, QLineEdit)
    program.key("Bobby")
    QTest.keyClick(field, Qt.Key.Key_Return)
    program.settle()
    assert program.controller.view.seats[1].name == "Bobby"


def test_a_refusal_is_said_and_goes_away(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("bust"))
    page = program.window.table_page
    program.controller.submit((events.Join(seat=Seat(4)),))
    assert page.refuses
    assert not page.table.toast.button.isVisible()
    assert not any(
        page.table.toast.geometry().intersects(program.seat(seat).geometry())
        for seat in range(1, page.table.seats + 1)
    )
    program.tap(program.seat(4))
    assert not page.refuses


# --- fingers and keys


def test_by_touch(program: Program) -> None:
    program.touch(program.seat(1))
    program.touch(program.bar("next_hand"))
    program.touch(program.bar("bust"))
    program.touch(program.seat(4))
    program.touch(program.bar("next_hand"))
    assert drawn(program) == {"D": [2], "SB": [3], "BB": [5]}
    program.touch(program.window.top.undo)
    assert drawn(program) == {"D": [1], "SB": [2], "BB": [3]}


def test_by_key(program: Program) -> None:
    program.key("1")  # who has the button
    program.key("n")
    program.key("4")
    program.key("b")
    program.key("n")
    assert drawn(program) == {"D": [2], "SB": [3], "BB": [5]}
    program.key("_")  # 8 on a French keyboard
    program.key("l")
    assert program.controller.view.seats[7].note == "Leaving"
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert program.controller.view.seats[7].note == ""


def test_letters_do_nothing_while_a_name_is_typed(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(2))
    program.tap(program.row("rename"))
    program.key("n1b")
    assert isinstance(program.focus, QLineEdit)
    assert program.focus.text() == "n1b"
    assert program.controller.view.title == "Hand 1"


def test_letters_do_nothing_while_a_sheet_lies_open(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("more"))
    program.key("n")
    assert program.controller.view.title == "Hand 1"


def test_a_letter_acts_on_the_seat_whose_sheet_is_open(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(5))
    program.key("b")
    assert badge(program, 5) == "BUST"
    assert program.window.sheet is None


def test_return_presses_as_space_does(program: Program) -> None:
    first_hand(program)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        program.settle()
        program.bar("next_hand").setFocus()
        QTest.keyClick(program.bar("next_hand"), key)
    assert program.controller.view.title == "Hand 3"


def test_escape_goes_one_step_back(program: Program) -> None:
    first_hand(program)
    program.tap(program.bar("bust"))
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert not program.window.table_page.armed
    program.tap(program.seat(5))
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    assert program.window.sheet is None
    program.window.all_actions["house_rules"].trigger()
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert program.window.at_table


def test_tab_stays_inside_a_sheet(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(5))
    sheet = program.window.sheet
    assert sheet is not None
    for _ in range(12):
        QTest.keyClick(program.focus, Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(program.focus)


def test_taps_are_ignored_just_after_the_bar_changed(program: Program) -> None:
    program.tap(program.seat(1))  # now Next hand is enabled
    program.window.table_page.bar.settle()
    QTest.mouseClick(program.bar("next_hand"), Qt.MouseButton.LeftButton)
    assert not program.controller.view.in_hand
    program.turned.turn(250)
    QTest.mouseClick(program.bar("next_hand"), Qt.MouseButton.LeftButton)
    assert program.controller.view.in_hand


# --- settings


def test_the_language_is_switched_while_running(program: Program) -> None:
    first_hand(program)
    before = drawn(program)
    program.window.all_actions.values["language", "fr"].trigger()
    assert program.bar("next_hand").text() == "Main suivante"
    assert program.window.top.heading.title == "Main 1"
    assert "bouton" in program.seat(1).accessibleName()
    assert drawn(program) == before
    program.window.all_actions.values["language", "en"].trigger()
    assert program.bar("next_hand").text() == "Next hand"


def test_themes_zoom_rotation_and_explanation(program: Program) -> None:
    window = program.window
    window.all_actions.values["theme", "light"].trigger()
    assert window.preferences.theme is ThemeChoice.LIGHT
    assert window.table_page.bar.buttons["bust"].look.palette.light
    window.all_actions["zoom_in"].trigger()
    assert window.look.zoom > 1
    window.all_actions["zoom_reset"].trigger()
    assert window.look.zoom == 1
    window.all_actions["rotate"].trigger()
    assert window.preferences.rotation == 90
    window.all_actions.values["explanation", "hidden"].trigger()
    assert window.preferences.explanation is Explanation.HIDDEN
    assert not window.table_page.why.isVisible()


def test_the_screen_is_kept_on_while_a_table_is_open(program: Program) -> None:
    assert program.window.top.awake.isVisible()
    program.window.all_actions["keep_awake"].trigger()
    assert not program.window.top.awake.isVisible()


def test_why_opens_the_rule(program: Program) -> None:
    first_hand(program)
    block = next(block for block in program.window.table_page.why.blocks if block.shown.rule)
    program.tap(block)
    sheet = program.window.sheet
    assert sheet is not None
    assert any(len(words.text()) > 40 for words in sheet.findChildren(Words))


# --- files


def test_a_killed_program_reopens_with_the_table_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    before = Program(qtbot, tmp_path)
    before.play(table_of(before, NINE))
    first_hand(before)
    before.tap(before.bar("next_hand"))
    shown = before.controller.view
    again = Program(qtbot, tmp_path)
    again.files.begin(new=False)
    assert again.controller.view == shown
    assert again.window.notices.shown is Subject.RECOVERED
    again.show()
    strip = again.window.notices.strips[Subject.RECOVERED]
    assert strip.words.text().startswith("Hand 2 recovered, last saved ")
    again.window.prefer(language="fr")
    assert "récupérée" in strip.words.text()
    again.window.show_page(again.window.start_page)
    assert not again.window.notices.isVisible()
    again.window.show_page(again.window.table_page)
    again.tap(strip.button)
    assert not again.window.notices.isVisible()


def test_play_that_goes_on_takes_the_word_of_recovery_back(qtbot: QtBot, tmp_path: Path) -> None:
    before = Program(qtbot, tmp_path)
    before.play(table_of(before, NINE))
    first_hand(before)
    again = Program(qtbot, tmp_path)
    again.files.begin(new=False)
    again.show()
    again.tap(again.bar("next_hand"))
    assert again.window.notices.shown is None


def test_a_table_left_in_good_order_reopens_without_a_word(qtbot: QtBot, tmp_path: Path) -> None:
    before = Program(qtbot, tmp_path)
    before.play(table_of(before, NINE))
    first_hand(before)
    shown = before.controller.view
    before.window.close()
    again = Program(qtbot, tmp_path)
    again.files.begin(new=False)
    assert again.controller.view == shown
    assert again.window.notices.shown is None


def test_a_damaged_end_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    before = Program(qtbot, tmp_path)
    before.play(table_of(before, NINE))
    path = before.controller.path
    assert path is not None
    with path.open("ab") as file:
        file.write(b"half a li")
    again = Program(qtbot, tmp_path)
    again.files.begin(new=False)
    strip = again.window.notices.strips[Subject.RECOVERED]
    assert "damaged" in strip.words.text()


def test_a_disk_that_refuses_is_a_lasting_bar(program: Program) -> None:
    path = program.controller.path
    assert path is not None
    hidden = path.with_suffix(".hidden")
    path.rename(hidden)
    first_hand(program)
    assert program.controller.view.in_hand
    strip = program.window.notices.strips[Subject.UNSAVED]
    assert strip.isVisible()
    hidden.rename(path)
    program.tap(strip.button)
    assert not strip.isVisible()


# --- nothing clipped, nothing overlaps


def seen(widget: QWidget, window: QWidget) -> QRect:
    """Return what can be seen and tapped of a widget."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(window, QPoint(0, 0)))


def faults(window: QWidget) -> list[str]:
    """Words that do not fit, and targets that are too small or too near."""
    found = []
    widgets = [w for w in window.findChildren(QWidget) if w.isVisible()]
    for widget in widgets:
        if isinstance(widget, Pressable | Words) and widget.clipped:
            found.append(f"clipped: {type(widget).__name__} {widget.text()!r}")
    buttons = [
        widget
        for widget in widgets
        if isinstance(widget, QAbstractButton) and not widget.visibleRegion().isEmpty()
    ]
    for button in buttons:
        if min(button.width(), button.height()) < 48:
            found.append(f"small: {button.text() or button.objectName()!r} {button.size()}")
    boxes = [(button, seen(button, window)) for button in buttons]
    for (one, box), (two, other) in combinations(boxes, 2):
        if box.adjusted(-NEAR, -NEAR, NEAR, NEAR).intersects(other):
            found.append(f"too near: {one.text()!r} and {two.text()!r}")
    return found


@LANGUAGES
@pytest.mark.parametrize("size", TEST_SIZES)
@pytest.mark.parametrize("zoom", [100, 150])
def test_the_table_page_fits(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int], zoom: int
) -> None:
    chosen = msgspec.structs.replace(STILL, language=language, zoom=zoom)
    program = Program(qtbot, tmp_path, chosen)
    program.play(table_of(program, NINE))
    program.show(size)
    assert faults(program.window) == []
    first_hand(program, seat=9)
    program.window.table_page.table.toast.dismiss()
    assert (program.window.width(), program.window.height()) == size
    assert faults(program.window) == []


@LANGUAGES
@pytest.mark.parametrize("size", TEST_SIZES)
def test_sheets_fit(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    program = in_language(qtbot, tmp_path, language, size)
    first_hand(program)
    program.window.table_page.table.toast.dismiss()
    for seat in (3, 9):
        program.tap(program.seat(seat))
        sheet = program.window.sheet
        assert sheet is not None
        assert faults(sheet.panel) == []
        QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    for action in ("more", "menu"):
        program.tap(program.bar("more") if action == "more" else program.window.top.menu)
        sheet = program.window.sheet
        assert sheet is not None
        assert faults(sheet.panel) == []
        QTest.keyClick(program.focus, Qt.Key.Key_Escape)


@LANGUAGES
@pytest.mark.parametrize("size", TEST_SIZES)
def test_house_rules_fit(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    program = in_language(qtbot, tmp_path, language, size)
    program.window.all_actions["house_rules"].trigger()
    program.settle()
    assert faults(program.window) == []


@pytest.mark.parametrize("size", TEST_SIZES)
def test_a_seat_stays_lit_beside_its_sheet(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    program = in_language(qtbot, tmp_path, "en", size)
    program.window.table_page.disarm()
    for number in range(1, 10):
        program.tap(program.seat(number))
        sheet = program.window.sheet
        assert sheet is not None
        assert sheet.lit is not None
        assert not sheet.lit.toRect().intersects(sheet.panel.geometry()), (number, size)
        QTest.keyClick(program.focus, Qt.Key.Key_Escape)


def test_house_rules_are_applied_from_the_next_hand(program: Program) -> None:
    first_hand(program)
    program.window.all_actions["house_rules"].trigger()
    program.settle()
    page = program.window.house_page
    row = page.settings["button"].segmented
    assert row is not None
    program.tap(row.segments["moving"])
    program.tap(page.bar.buttons["apply_next_hand"])
    assert program.window.at_table
    assert program.controller.table.house.button.value == "moving"
    assert program.controller.log.done[-1].events == (events.House(set={"button": "moving"}),)


def test_senseless_house_rules_are_refused_with_the_reason(program: Program) -> None:
    program.window.all_actions["house_rules"].trigger()
    program.settle()
    page = program.window.house_page
    jump = page.settings["button_jump"].segmented
    assert jump is not None
    program.tap(jump.segments["most_seated"])
    assert not page.bar.buttons["apply_next_hand"].isEnabled()
    assert "jump" in page.hint.text().lower()
    program.tap(page.bar.buttons["reset"])
    assert page.draft == program.controller.table.house


def test_the_draw_puts_the_button(program: Program) -> None:
    program.tap(program.window.notices.strips[Subject.BUTTON].button)
    sheet = program.window.sheet
    assert sheet is not None
    for rank in "23456789K":
        program.tap(program.find(f"card-{rank}s"))
    done = next(b for b in sheet.findChildren(QAbstractButton) if b.text() == "Put the button")
    program.tap(done)
    program.tap(program.bar("next_hand"))
    assert drawn(program)["D"] == [9]
    assert program.controller.table.player(Seat(9)) is not None

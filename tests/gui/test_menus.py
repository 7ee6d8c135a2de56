"""What menus and sheets do beyond the hand: files, seats, house rules, help."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.reading import ReadingSheet, RecentSheet
from dealer_assist.gui.rows import RuleChip
from dealer_assist.gui.widgets import Words
from tests.gui.parts import NINE, Program, table_of


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = Program(qtbot, tmp_path)
    made.play(table_of(made, NINE))
    made.show()
    return made


def said(program: Program) -> str:
    sheet = program.window.sheet
    assert sheet is not None
    return "\n".join(words.text() for words in sheet.findChildren(Words) if words.isVisible())


def choose(program: Program, action: str) -> None:
    program.window.all_actions[action].trigger()
    program.settle()


def first_hand(program: Program) -> None:
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))


def test_an_earlier_table_is_opened_again(program: Program) -> None:
    first_hand(program)
    before = program.controller.view
    earlier = program.controller.path
    program.play(table_of(program, ("Ann", "Bob")))
    choose(program, "open_recent")
    sheet = program.window.sheet
    assert isinstance(sheet, RecentSheet)
    assert [path for path, _ in sheet.rows] == [earlier]
    program.tap(sheet.rows[0][1])
    assert program.controller.view == before
    assert program.window.notices.shown is None


def test_without_an_earlier_table_the_list_says_so(program: Program) -> None:
    choose(program, "open_recent")
    assert program.window.texts.label("no_recent") in said(program)


def test_a_file_that_is_no_table_is_named(program: Program, tmp_path: Path) -> None:
    other = tmp_path / "other.journal"
    other.write_text("nothing\n", encoding="utf-8")
    program.files.open_night(other)
    program.settle()
    strip = program.window.notices.strips[Subject.UNREADABLE]
    assert "other.journal" in strip.words.text()
    program.tap(strip.button)
    assert program.window.notices.shown is Subject.BUTTON
    program.files.open_night(tmp_path / "gone.journal")
    assert "gone.journal" in strip.words.text()


def test_shortcuts_and_about_are_in_the_help_menu(program: Program) -> None:
    program.tap(program.window.top.help)
    program.tap(program.find("shortcuts"))
    assert "Ctrl+Z" in said(program)
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    program.tap(program.window.top.help)
    program.tap(program.find("about"))
    assert "Dealer Assist" in said(program)


def test_the_language_changes_while_its_menu_is_open(program: Program) -> None:
    program.tap(program.window.top.menu)
    program.tap(program.find("menu_view"))
    sheet = program.window.sheet
    assert sheet is not None
    french = next(b for b in sheet.findChildren(QAbstractButton) if b.text() == "Français")
    program.tap(french)
    assert program.find("menu_view").text() == "Affichage"
    assert program.find("full_screen").text() == "Plein écran"


def test_seats_are_added_and_taken_away(program: Program) -> None:
    program.window.table_page.disarm()
    choose(program, "add_seat")
    assert len(program.controller.view.seats) == 10
    assert program.seat(10).isVisible()
    choose(program, "remove_seat")
    assert len(program.controller.view.seats) == 9


def test_blinds_are_typed_in_the_house_rules(program: Program) -> None:
    choose(program, "house_rules")
    page = program.window.house_page
    row = page.settings["blinds"].amounts
    assert row is not None
    program.tap(row)
    program.key("5")
    sheet = program.window.sheet
    assert sheet is not None
    big = next(b for b in sheet.findChildren(QAbstractButton) if "Big" in b.accessibleName())
    program.tap(big)
    program.tap(program.find("key-1"))
    program.tap(program.find("key-0"))
    QTest.keyClick(sheet, Qt.Key.Key_Backspace)
    program.tap(program.find("key-00"))
    done = next(b for b in sheet.findChildren(QAbstractButton) if b.text() == "Done")
    program.tap(done)
    program.tap(page.bar.buttons["apply_next_hand"])
    assert program.controller.table.house.blinds == (5, 100)


def test_a_preset_among_the_house_rules_keeps_the_stakes(program: Program) -> None:
    choose(program, "house_rules")
    page = program.window.house_page
    program.tap(page.cards["all"])
    program.tap(program.find("preset-moving"))
    assert page.cards["all"].isChecked()
    program.tap(page.cards["tda_2026"])
    program.tap(page.bar.buttons["apply_next_hand"])
    house = program.controller.table.house
    assert (house.cash, house.blinds, house.straddle_seats) == (False, (1, 2), ())
    assert program.bar("bust").text() == program.window.texts.label("bust_tournament")


def test_turning_to_a_tournament_drops_straddles(program: Program) -> None:
    choose(program, "house_rules")
    page = program.window.house_page
    context = page.settings["context"].segmented
    assert context is not None
    program.tap(context.segments["tournament"])
    program.tap(page.bar.buttons["apply_next_hand"])
    assert not program.controller.table.house.cash
    assert program.controller.table.house.straddle_seats == ()


def test_leaving_the_house_rules_changes_nothing(program: Program) -> None:
    choose(program, "house_rules")
    page = program.window.house_page
    jump = page.settings["heads_up"].segmented
    assert jump is not None
    program.tap(jump.segments["button_rotates"])
    program.tap(page.bar.buttons["back_to_table"])
    assert program.controller.log.done == ()


def test_a_seat_is_changed_by_tapping_the_new_one(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(9))
    program.tap(program.row("leave"))
    program.tap(program.seat(5))
    program.tap(program.row("move"))
    program.tap(program.seat(9))
    last = program.controller.log.done[-1].events[0]
    assert isinstance(last, events.Move)
    assert (last.seat, last.to) == (5, 9)
    assert not program.window.table_page.armed


def test_a_chip_at_the_foot_of_a_sheet_opens_its_rule(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(4))
    program.tap(program.row("away"))
    for _ in range(3):
        program.tap(program.bar("next_hand"))
    program.tap(program.seat(4))
    sheet = program.window.sheet
    assert sheet is not None
    chip = sheet.findChildren(RuleChip)[-1]
    chip.click()
    program.settle()
    assert isinstance(program.window.sheet, ReadingSheet)
    assert chip.text() in said(program)
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    assert program.window.sheet is sheet


def test_a_tap_beside_a_sheet_closes_it(program: Program) -> None:
    program.tap(program.window.top.menu)
    sheet = program.window.sheet
    assert sheet is not None
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(sheet.width() - 4, 300))
    assert program.window.sheet is None


def test_a_tap_inside_a_sheet_keeps_it_open(program: Program) -> None:
    program.tap(program.window.top.menu)
    sheet = program.window.sheet
    assert sheet is not None
    inside = QPointF(sheet.panel.geometry().center())
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        button = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, inside, inside, button, button, Qt.KeyboardModifier.NoModifier)
        sheet.event(event)
    assert program.window.sheet is sheet


def test_full_screen_and_back(program: Program) -> None:
    choose(program, "full_screen")
    assert program.window.isFullScreen()
    program.window.table_page.disarm()
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()


def test_a_card_of_the_draw_can_be_corrected(program: Program) -> None:
    choose(program, "draw")
    program.tap(program.find("card-Ks"))
    program.tap(program.find("card-Qs"))
    assert not program.find("card-Ks").isEnabled()
    program.tap(program.find("card-of-1"))
    assert program.find("card-Ks").isEnabled()

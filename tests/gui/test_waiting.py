"""What waits for a seat: which seats it can mean, and how it is let go."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.values import Seat
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.seat import SeatButton, current_state
from dealer_assist.gui.seat_sheet import SeatSheet
from tests.gui.parts import Program, table_of

PLAYERS = ("Ann", "Bob", "", "Dan")


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = Program(qtbot, tmp_path)
    made.play(table_of(made, PLAYERS))
    made.show()
    return made


def armed(program: Program) -> list[int]:
    buttons = [program.seat(number) for number in range(1, 5)]
    states = [current_state(b) for b in buttons if isinstance(b, SeatButton)]
    return [state.seat.seat for state in states if state is not None and state.armed]


def tap_felt(program: Program) -> None:
    table = program.window.table_page.table
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.felt_middle + QPoint(0, 30))
    program.settle()


def test_the_button_waits_for_those_who_are_there(program: Program) -> None:
    program.controller.submit((events.Away(seat=Seat(4)),))
    assert armed(program) == [1, 2]
    program.tap(program.seat(3))
    assert isinstance(program.window.sheet, SeatSheet)
    program.tap(program.window.sheet.close_button)
    assert program.window.table_page.armed == "put_button"
    program.tap(program.seat(2))
    assert program.window.notices.shown is None
    assert "seat 2" in program.window.table_page.table.toast._text  # noqa: SLF001 - what is painted


def test_who_lets_go_of_the_button_can_name_people_and_take_it_up_again(program: Program) -> None:
    tap_felt(program)
    assert program.window.table_page.armed == ""
    program.tap(program.seat(1))
    assert isinstance(program.window.sheet, SeatSheet)
    program.tap(program.window.sheet.close_button)
    strip = program.window.notices.strips[Subject.BUTTON]
    assert strip.words.text() == "Nobody has the button yet."
    program.tap(strip.button)
    assert armed(program) == [1, 2, 4]


@pytest.mark.parametrize("action", ["leave", "bust", "away", "put_button"])
def test_a_tap_on_the_felt_lets_go(program: Program, action: str) -> None:
    program.tap(program.seat(1))
    program.window.all_actions[action].trigger()
    assert program.window.table_page.armed == action
    tap_felt(program)
    assert program.window.table_page.armed == ""


def test_bust_and_away_offer_the_seats_that_can_be_meant(program: Program) -> None:
    program.tap(program.seat(1))
    program.controller.submit((events.Bust(seat=Seat(4)),))
    for action, seats in (("bust", [1, 2]), ("away", [1, 2]), ("leave", [1, 2, 4])):
        program.window.all_actions[action].trigger()
        assert armed(program) == seats
        program.window.table_page.disarm()


def test_a_button_that_the_rules_move_on_is_said_where_it_lies(program: Program) -> None:
    program.controller.submit((events.Leave(seat=Seat(4)),))
    told: list[str] = []
    program.controller.entered.connect(lambda text, _undo: told.append(text))
    program.controller.submit((events.Button(seat=Seat(3)),))
    assert told[-1].endswith("Between two, the button goes to Ann.")


def test_another_language_says_the_toast_anew(program: Program) -> None:
    program.tap(program.seat(1))
    toast = program.window.table_page.table.toast
    english = toast._text  # noqa: SLF001 - what is painted
    program.window.prefer(language="fr")
    assert toast.isVisible()
    assert toast._text != english  # noqa: SLF001


@pytest.mark.parametrize("seat", [1, 2, 4])
def test_an_open_sheet_speaks_another_language_in_its_full_height(
    program: Program, seat: int
) -> None:
    program.tap(program.seat(1))
    program.window.resize(768, 1024)
    program.tap(program.seat(seat))
    sheet = program.window.sheet
    assert isinstance(sheet, SeatSheet)
    program.window.prefer(language="fr")
    program.settle()
    rows = [button.geometry().bottom() for _, button in sheet.rows]
    assert sheet.area.height() >= min(*rows, 400)
    assert sheet.panel.height() > 400
    held = program.window.focusWidget()
    assert held is not None
    assert held.isVisible()


def test_the_hole_in_the_scrim_follows_the_seat(program: Program) -> None:
    program.tap(program.seat(1))
    program.tap(program.seat(4))
    sheet = program.window.sheet
    assert isinstance(sheet, SeatSheet)
    for size in ((768, 1024), (1024, 768)):
        program.window.resize(*size)
        program.settle()
        button = program.seat(4)
        lies = QRectF(button.mapTo(program.window, QPointF(0, 0)), button.size())
        assert sheet.lit is not None
        assert sheet.lit.contains(lies)
        assert not QRectF(sheet.panel.geometry()).intersects(lies)

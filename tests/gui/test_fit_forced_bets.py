"""Nothing is clipped and nothing overlaps where forced bets and questions are shown."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_assist.core.house import HouseRules, with_values
from tests.gui.parts import NINE, STILL, TEST_SIZES, Program, table_of
from tests.gui.test_window import faults

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
SIZES = pytest.mark.parametrize("size", TEST_SIZES)
ZOOMS = pytest.mark.parametrize("zoom", [100, 150])

Size = tuple[int, int]


def opened(
    qtbot: QtBot, folder: Path, chosen: tuple[str, Size, int], preset: str, **over: object
) -> Program:
    language, size, zoom = chosen
    preferences = msgspec.structs.replace(STILL, language=language, zoom=zoom)
    program = Program(qtbot, folder, preferences)
    table = table_of(program, NINE[:7] if preset == "stud" else NINE, preset)
    house = with_values(table.house, over)
    assert isinstance(house, HouseRules)
    program.play(msgspec.structs.replace(table, house=house))
    program.show(size)
    return program


def shown(program: Program) -> list[str]:
    program.window.table_page.table.toast.dismiss()
    program.settle()
    return faults(program.window)


def sheet_shown(program: Program) -> list[str]:
    sheet = program.window.sheet
    assert sheet is not None
    return faults(sheet.panel)


@LANGUAGES
@SIZES
@ZOOMS
def test_a_tournament_says_in_the_bar_why_not(
    qtbot: QtBot, tmp_path: Path, language: str, size: Size, zoom: int
) -> None:
    program = opened(qtbot, tmp_path, (language, size, zoom), "tda_2026")
    assert shown(program) == []


@LANGUAGES
@SIZES
@ZOOMS
def test_the_winner_is_asked_for(
    qtbot: QtBot, tmp_path: Path, language: str, size: Size, zoom: int
) -> None:
    over = {"kill": "half", "kill_trigger": "pot_size", "blinds": [100, 200]}
    program = opened(qtbot, tmp_path, (language, size, zoom), "roberts_limit", **over)
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))
    program.tap(program.bar("next_hand"))
    assert shown(program) == []
    answers = program.window.table_page.answers
    cards = [program.window.table_page.table.seat_rect(seat) for seat in range(1, 10)]
    place = answers.geometry().translated(-program.window.table_page.table.pos())
    assert not any(place.intersects(card) for card in cards)
    program.tap(answers.buttons["yes"])
    program.tap(answers.buttons["split_pot"])
    assert shown(program) == []


@LANGUAGES
@SIZES
def test_up_cards_and_ledger_fit(qtbot: QtBot, tmp_path: Path, language: str, size: Size) -> None:
    program = opened(qtbot, tmp_path, (language, size, 100), "stud")
    program.tap(program.bar("next_hand"))
    assert sheet_shown(program) == []
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    assert shown(program) == []
    program.window.all_actions["ledger"].trigger()
    program.settle()
    assert sheet_shown(program) == []


@LANGUAGES
@SIZES
def test_a_hand_with_everything_fits(
    qtbot: QtBot, tmp_path: Path, language: str, size: Size
) -> None:
    over = {"blinds": [1, 2, 4], "ante": 1, "straddle_seats": ["any"], "sleeper": "unraised"}
    program = opened(qtbot, tmp_path, (language, size, 100), "home", **over)
    program.tap(program.seat(9))
    program.tap(program.bar("next_hand"))
    program.tap(program.seat(6))
    assert sheet_shown(program) == []
    program.tap(program.row("sleeper"))
    program.tap(program.seat(4))
    program.tap(program.row("straddle"))
    assert shown(program) == []

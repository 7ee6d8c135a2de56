"""From an empty folder to the first hand."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from dealer_assist.gui.start import OTHER
from tests.gui.parts import STILL, TEST_SIZES, Program
from tests.gui.test_window import drawn, faults


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = Program(qtbot, tmp_path)
    made.files.begin(new=False)
    made.show()
    return made


def test_the_first_hand_takes_four_taps(program: Program) -> None:
    page = program.window.start_page
    program.tap(page.cards["roberts"])
    program.tap(page.start)
    program.tap(program.seat(3))
    program.tap(program.bar("next_hand"))
    assert drawn(program) == {"D": [3], "SB": [4], "BB": [5]}
    assert len(program.controller.table.seats) == 9
    assert program.controller.view.stakes == "1 / 2"


def test_the_first_hand_by_touch(program: Program) -> None:
    page = program.window.start_page
    program.touch(page.cards["home"])
    program.touch(page.start)
    program.touch(program.seat(3))
    program.touch(program.bar("next_hand"))
    assert drawn(program) == {"D": [3], "SB": [4], "BB": [5]}


def test_seats_and_empty_ones(program: Program) -> None:
    page = program.window.start_page
    program.tap(page.fewer)
    program.tap(page.fewer)
    program.tap(page.more)
    program.tap(page.mini.dots[1])
    program.tap(page.start)
    assert [seat.empty for seat in program.controller.view.seats] == [False, True] + [False] * 6


def test_two_players_stay_at_least(program: Program) -> None:
    page = program.window.start_page
    page.choose(seats=2)
    program.tap(page.mini.dots[0])
    assert page.chosen.empty == frozenset()
    assert not page.fewer.isEnabled()


def test_blinds_are_chosen_or_typed(program: Program) -> None:
    page = program.window.start_page
    program.tap(page.blinds.segments["2/5"])
    assert page.chosen.blinds == (2, 5)
    program.tap(page.blinds.segments[OTHER])
    sheet = program.window.sheet
    assert sheet is not None
    program.tap(program.find("key-5"))
    program.key("0")
    field = next(
        b for b in sheet.findChildren(QAbstractButton) if "Big blind" in b.accessibleName()
    )
    program.tap(field)
    program.tap(program.find("key-1"))
    program.tap(program.find("key-00"))
    done = next(b for b in sheet.findChildren(QAbstractButton) if b.text() == "Done")
    program.tap(done)
    program.tap(page.start)
    assert program.controller.view.stakes == "50 / 100"


def test_a_tournament_has_its_own_blinds(program: Program) -> None:
    page = program.window.start_page
    program.tap(page.cards["tda_2026"])
    assert page.chosen.blinds == (25, 50)
    program.tap(page.start)
    assert not program.controller.table.house.cash


def test_other_presets_are_behind_their_card(program: Program) -> None:
    page = program.window.start_page
    program.tap(page.cards["all"])
    sheet = program.window.sheet
    assert sheet is not None
    program.tap(program.find("preset-moving"))
    assert page.chosen.preset == "moving"
    assert page.cards["all"].isChecked()
    program.tap(page.start)
    assert program.controller.table.house.button.value == "moving"


def test_the_language_is_switched_on_the_page(program: Program) -> None:
    page = program.window.start_page
    program.tap(page.bar.buttons["language"])
    assert page.start.text() == "Commencer"
    assert program.window.top.heading.title == "Nouvelle table"


def test_a_new_table_offers_the_old_one_first(program: Program) -> None:
    page = program.window.start_page
    program.tap(page.start)
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))
    program.window.all_actions["new_table"].trigger()
    program.settle()
    assert page.unfinished.button.text() == "Continue, hand 1"
    program.tap(page.unfinished.button)
    assert program.window.at_table
    assert drawn(program) == {"D": [1], "SB": [2], "BB": [3]}


def test_a_new_table_can_be_asked_for(qtbot: QtBot, tmp_path: Path, program: Program) -> None:
    program.tap(program.window.start_page.start)
    again = Program(qtbot, tmp_path)
    again.files.begin(new=True)
    again.show()
    assert again.window.start_page.unfinished.isVisible()
    again.tap(again.window.start_page.unfinished.button)
    assert again.controller.view.title == "Hand 1"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", TEST_SIZES)
def test_the_page_fits(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    program = Program(qtbot, tmp_path, msgspec.structs.replace(STILL, language=language))
    program.files.begin(new=False)
    program.show(size)
    program.window.start_page.choose(seats=12)
    program.settle()
    assert faults(program.window) == []

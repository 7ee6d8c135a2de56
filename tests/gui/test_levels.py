"""The blind levels of a tournament on the screen."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui.start import with_blinds
from tests.gui.parts import Program, table_of

LEVELS = tuple((Chips(n), Chips(2 * n), Chips(2 * n)) for n in (25, 50, 100))


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = Program(qtbot, tmp_path)
    table = table_of(made, ("Ann", "Bob", "Cid"), "tda_2026")
    made.play(replace(table, house=replace(table.house, levels=LEVELS)))
    made.show()
    made.controller.submit((events.Button(seat=Seat(1)),))
    return made


def test_the_level_goes_up_and_down_from_the_next_hand(program: Program) -> None:
    do = program.window.all_actions
    assert not do["previous_level"].isEnabled()
    program.tap(program.bar("next_hand"))
    do["next_level"].trigger()
    assert program.controller.view.stakes == "25 / 50, ante 50"
    assert program.controller.view.subtitle.endswith("Level 1")
    program.tap(program.bar("next_hand"))
    assert program.controller.view.stakes == "50 / 100, ante 100"
    assert program.controller.view.subtitle.endswith("Level 2")
    do["next_level"].trigger()
    assert not do["next_level"].isEnabled()
    do["previous_level"].trigger()
    assert program.controller.table.level == 2


@pytest.mark.parametrize(("answer", "stakes"), [("acted_little", "50"), ("acted_much", "25")])
def test_a_hand_at_the_wrong_level(program: Program, answer: str, stakes: str) -> None:
    program.tap(program.bar("next_hand"))
    program.window.all_actions["wrong_level"].trigger()
    program.tap(program.window.table_page.answers.buttons[answer])
    assert program.controller.view.stakes.startswith(stakes + " / ")
    assert program.controller.table.level == 2
    assert program.window.table_page.armed == ""


def test_a_ruling_can_be_let_go(program: Program) -> None:
    program.tap(program.bar("next_hand"))
    done = program.controller.log.done
    program.window.all_actions["wrong_level"].trigger()
    program.tap(program.window.table_page.answers.buttons["cancel"])
    assert program.window.table_page.armed == ""
    assert program.controller.log.done == done


def test_more_keeps_levels_from_houses_that_have_none(qtbot: QtBot, tmp_path: Path) -> None:
    cash = Program(qtbot, tmp_path)
    cash.play(table_of(cash, ("Ann", "Bob")))
    cash.show()
    cash.tap(cash.bar("more"))
    assert cash.window.sheet is not None
    assert not cash.window.all_actions["next_level"].isEnabled()
    rows = cash.window.sheet.rows  # type: ignore[attr-defined]
    assert not rows["next_level"].isVisible()
    assert rows["put_button"].isVisible()


def test_one_ante_for_the_table_is_a_big_blind(program: Program) -> None:
    presets = program.window.services.presets
    assert with_blinds(presets["tda_2026"].house, (25, 50)).ante == 50
    assert with_blinds(presets["home"].house, (1, 2)).ante == 0
    page = program.window.start_page
    page.choose_preset("tda_2026")
    assert page.blinds.segments["1/2"].text() == "25 / 50, ante 50"
    page.started.emit(page.chosen)
    assert program.controller.table.house.ante == 50

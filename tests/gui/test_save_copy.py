"""A copy of the table's file, where the user wants it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dealer_assist.gui.notices import Subject
from dealer_assist.session.journal import Recovered, recover
from tests.gui.parts import NINE, Program, table_of


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = Program(qtbot, tmp_path)
    made.play(table_of(made, NINE))
    made.show()
    made.tap(made.seat(1))
    made.tap(made.bar("next_hand"))
    return made


def save(program: Program) -> None:
    program.window.all_actions["save_copy"].trigger()
    program.settle()


def test_the_copy_is_the_table_and_the_table_stays_open(program: Program, tmp_path: Path) -> None:
    program.where = tmp_path / "kept.journal"
    here = program.controller.path
    save(program)
    found = recover(program.where)
    assert isinstance(found, Recovered)
    assert found.log.table == program.controller.log.table
    assert program.controller.path == here
    strip = program.window.notices.strips[Subject.SAVED]
    assert "kept.journal" in strip.words.text()
    program.tap(strip.button)
    assert program.window.notices.shown is None


def test_a_disk_that_refuses_is_said(program: Program, tmp_path: Path) -> None:
    program.where = tmp_path / "nowhere" / "kept.journal"
    save(program)
    said = program.window.notices.strips[Subject.UNREADABLE].words.text()
    assert "kept.journal" in said


def test_a_dialog_that_is_closed_writes_nothing(program: Program, tmp_path: Path) -> None:
    before = set(tmp_path.iterdir())
    save(program)
    assert set(tmp_path.iterdir()) == before
    assert program.window.notices.shown is None

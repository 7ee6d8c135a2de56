"""What a screen reader finds."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.gui.parts import NINE, Program, table_of


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = Program(qtbot, tmp_path)
    made.play(table_of(made, NINE))
    made.show()
    return made


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced; offscreen no bridge takes it."""
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


def test_one_announcement_an_entry(program: Program, heard: list[str]) -> None:
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))
    assert len(heard) == 2
    assert heard[-1] == program.controller.view.spoken
    program.tap(program.window.top.undo)
    assert len(heard) == 3


def test_every_button_has_a_name(program: Program) -> None:
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))
    buttons = [b for b in program.window.findChildren(QAbstractButton) if b.isVisible()]
    for button in buttons:
        shown = QAccessible.queryAccessibleInterface(button)
        assert shown is not None
        assert shown.text(QAccessible.Text.Name), button.objectName()
        assert shown.role() in {QAccessible.Role.Button, QAccessible.Role.CheckBox}


def test_a_seat_says_its_whole_state_and_can_be_pressed(program: Program, qtbot: QtBot) -> None:
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))
    shown = QAccessible.queryAccessibleInterface(program.seat(3))
    assert shown is not None
    assert "Chloé" in shown.text(QAccessible.Text.Name)
    assert "big blind" in shown.text(QAccessible.Text.Name)
    actions = shown.actionInterface()
    assert actions is not None
    actions.doAction(actions.actionNames()[0])
    qtbot.waitUntil(lambda: program.window.sheet is not None)


def test_a_disabled_button_says_why(program: Program) -> None:
    name = program.bar("next_hand").accessibleName()
    assert name.startswith("Next hand\n")
    assert len(name) > len("Next hand\n")

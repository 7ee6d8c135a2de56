"""The table of actions: what every one of them needs."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from dealer_assist.gui.actions import ACTIONS, BAR, CHOICES, ROW_ICONS, SEAT_KEYS, Menu
from tests.gui.parts import NINE, Program, table_of, texts

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_and_value_has_words(language: str) -> None:
    label = texts(language).label
    assert all(label(record.id) for record in ACTIONS)
    assert all(label(choice.id) for choice in CHOICES)
    assert all(
        label(choice.label(value))
        for choice in CHOICES
        for value in choice.values
        if choice.id != "language"
    )


def test_no_shortcut_is_given_twice() -> None:
    keys = [key.toString() for record in ACTIONS for key in record.sequences]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_no_seat_key_is_a_shortcut() -> None:
    keys = {key.toString() for record in ACTIONS for key in record.sequences}
    assert not keys & SEAT_KEYS.keys()


def test_the_digit_row_of_a_french_keyboard_selects_seats() -> None:
    assert [SEAT_KEYS[sign] for sign in "&é\"'(-è_çà"] == list(range(1, 11))
    assert [SEAT_KEYS[sign] for sign in "1234567890"] == list(range(1, 11))
    assert (SEAT_KEYS["§"], SEAT_KEYS["!"]) == (6, 8)


def test_every_action_calls_something_and_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path)
    actions = program.window.all_actions.by_id.values()
    assert {action.objectName() for action in actions} == {record.id for record in ACTIONS}
    assert all(action.text() for action in actions)
    assert all(action.receivers("2triggered(bool)") > 0 for action in actions)


def test_every_action_is_reached_by_tapping(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path)
    program.play(table_of(program, NINE))
    program.show()
    program.tap(program.window.top.menu)
    sheet = program.window.sheet
    assert sheet is not None
    reached = set()
    for menu in Menu:
        program.tap(program.find(menu.value))
        reached |= {
            button.objectName()
            for button in sheet.findChildren(QAbstractButton)
            if button.isVisible()
        }
    assert {record.id for record in ACTIONS} <= reached


def test_bar_actions_have_icons_and_are_in_the_table() -> None:
    known = {record.id for record in ACTIONS}
    assert set(BAR) <= known
    assert known <= ROW_ICONS.keys()


def test_single_letters_can_be_switched_off(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path)
    letters: list[QAction] = [
        program.window.all_actions[record.id] for record in ACTIONS if record.letter
    ]
    assert all(action.shortcuts() for action in letters)
    program.window.all_actions["single_letters"].trigger()
    assert not any(action.shortcuts() for action in letters)
    assert program.window.all_actions["undo"].shortcuts()


def test_a_disabled_action_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path)
    program.play(table_of(program, NINE))
    next_hand = program.window.all_actions["next_hand"]
    assert not next_hand.isEnabled()
    assert "button" in next_hand.statusTip()
    assert next_hand.shortcutContext() is Qt.ShortcutContext.WindowShortcut

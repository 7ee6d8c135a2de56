"""The leak fixture itself: it deletes windows, and names what it cannot delete."""

import gc

import shiboken6
from PySide6.QtCore import QPropertyAnimation, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.support.leaks import clean_up


def test_windows_are_deleted(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    assert clean_up() == []
    assert not shiboken6.isValid(window)


def test_a_window_without_owner_is_deleted(qapp: QApplication) -> None:
    window = QWidget()
    window.show()
    assert clean_up() == []
    assert qapp.topLevelWidgets() == []


def test_a_timer_that_runs_is_named(qapp: QApplication) -> None:
    timer = QTimer(qapp)
    timer.start(60_000)
    left = clean_up()
    timer.stop()
    timer.setParent(None)
    assert [line.split(":")[0] for line in left] == ["active timer"]


def test_an_animation_that_runs_is_named(qapp: QApplication) -> None:
    animation = QPropertyAnimation(qapp, b"objectName", qapp)
    animation.setDuration(60_000)
    animation.setStartValue(0)
    animation.setEndValue(1)
    animation.start()
    left = clean_up()
    animation.stop()
    animation.setParent(None)
    gc.collect()
    assert [line.split(":")[0] for line in left] == ["running animation"]

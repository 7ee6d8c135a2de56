"""The window opens where and as large as it was left."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.gui import placing


def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_window_is_left_and_found_again(qtbot: QtBot, tmp_path: Path) -> None:
    left = widget(qtbot)
    left.setGeometry(30, 40, 600, 500)
    left.show()
    placing.remember(left, tmp_path / "settings.ini")
    found = widget(qtbot)
    assert placing.restore(found, tmp_path / "settings.ini")
    assert found.geometry() == left.geometry()


@pytest.mark.parametrize("noted", [None, "", "large"])
def test_without_a_place_to_go_the_window_stays(
    qtbot: QtBot, tmp_path: Path, noted: str | None
) -> None:
    settings = tmp_path / "settings.ini"
    if noted is not None:
        QSettings(str(settings), QSettings.Format.IniFormat).setValue("window", noted)
    assert not placing.restore(widget(qtbot), settings)


def test_a_disk_that_refuses_costs_only_the_place(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").mkdir()
    placing.remember(widget(qtbot), tmp_path / "settings.ini")
    assert not placing.restore(widget(qtbot), tmp_path / "settings.ini")

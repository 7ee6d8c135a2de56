"""The composition root: one instance, pictures, faults, and what stays after the end."""

import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, qWarning
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from dealer_assist.gui import app, hooks, preferences
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.preferences import Animations, Explanation, Preferences, ThemeChoice
from dealer_assist.session.journal import Recovered, recover
from tests.gui.parts import LOCALE, NINE, Program, table_of
from tests.support.paths import RESOURCES, ROOT
from tests.support.program import environment, run_program


def test_a_second_instance_says_so_and_ends(tmp_path: Path) -> None:
    lock = QLockFile(str(tmp_path / "lock"))
    assert lock.tryLock(0)
    result = run_program("--data-dir", tmp_path, QT_QPA_PLATFORM="offscreen")
    lock.unlock()
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1
    assert "already running" in result.stderr


KILLED = """
import os, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from PySide6.QtCore import QLockFile
from dealer_assist.core import events
from dealer_assist.core.house import HouseRules
from dealer_assist.core.table import Player, Table
from dealer_assist.gui.controller import Clock, Controller
from dealer_assist.session.nights import Nights
from dealer_assist.view.texts import Texts

folder = Path(sys.argv[1])
lock = QLockFile(str(folder / "lock"))
assert lock.tryLock(0)
clock = Clock(now=lambda: datetime.now(UTC), ticks=lambda: 0)
controller = Controller(Nights(folder=folder), Texts("en", folder), clock)
controller.start(Table(house=HouseRules(), seats=(Player(),) * 6))
controller.submit((events.Button(seat=2),))
controller.submit((events.Leave(seat=5),))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif("sys.platform == 'win32'")
def test_kill_9_loses_nothing_that_was_shown(qtbot: QtBot, tmp_path: Path) -> None:
    killed = subprocess.run(  # noqa: S603 - our own interpreter and code
        [sys.executable, "-c", KILLED, tmp_path], env=environment(), check=False
    )
    assert killed.returncode == -signal.SIGKILL
    result = run_program(
        "--data-dir", tmp_path, "--quit-after-first-paint", QT_QPA_PLATFORM="offscreen"
    )
    assert (result.returncode, result.stderr) == (0, "")
    program = Program(qtbot, tmp_path)
    program.files.begin(new=False)
    assert program.controller.view.seats[4].empty
    assert "seat 5" in program.controller.view.undo


def test_a_file_where_the_folder_should_be_does_not_keep_the_window_shut(tmp_path: Path) -> None:
    place = tmp_path / "data"
    place.write_text("", encoding="utf-8")
    result = run_program(
        "--data-dir", place, "--quit-after-first-paint", QT_QPA_PLATFORM="offscreen"
    )
    assert (result.returncode, result.stderr) == (0, "")


def test_a_killed_night_is_opened_and_left_in_good_order(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path)
    program.play(table_of(program, NINE))
    path = program.controller.path
    assert path is not None
    result = run_program(
        "--data-dir", tmp_path, "--quit-after-first-paint", QT_QPA_PLATFORM="offscreen"
    )
    assert (result.returncode, result.stderr) == (0, "")
    found = recover(path)
    assert isinstance(found, Recovered)
    assert found.closed


def test_a_preset_on_the_command_line_is_chosen(tmp_path: Path) -> None:
    result = run_program(
        "--data-dir", tmp_path, "--preset", "online", "--fullscreen", "--lang", "fr",
        "--theme", "light", "--quit-after-first-paint", QT_QPA_PLATFORM="offscreen",
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")


def test_a_picture_without_a_screen(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path / "data")
    program.play(table_of(program, NINE))
    out = tmp_path / "table.png"
    assert app.render_png(program.controller.view, out, RESOURCES, dealer="Dealer")
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (2560, 1600)
    assert len({picture.pixel(x, 800) for x in range(0, 2560, 10)}) > 20
    nowhere = tmp_path / "no" / "table.png"
    assert not app.render_png(program.controller.view, nowhere, RESOURCES, dealer="Dealer")


def test_a_fault_goes_to_the_log_and_to_a_bar(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    program = Program(qtbot, tmp_path)
    program.play(table_of(program, NINE))
    program.show()
    faults = hooks.Hooks()
    faults.failed.connect(program.files.show_fault)
    before = sys.excepthook
    with caplog.at_level(logging.CRITICAL):
        faults.install()
        error = KeyError("lost")
        sys.excepthook(KeyError, error, None)
    faults.remove()
    sys.excepthook = before
    strip = program.window.notices.strips[Subject.FAULT]
    assert "KeyError" in strip.words.text()
    assert "lost" in caplog.text
    program.tap(strip.button)
    assert not strip.isVisible()


def test_what_qt_says_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    faults = hooks.Hooks()
    with caplog.at_level(logging.WARNING):
        faults.install()
        qWarning("from Qt")
        faults.remove()
    assert "Qt: from Qt" in caplog.text


def test_the_log_is_a_file(tmp_path: Path) -> None:
    result = run_program(
        "--data-dir", tmp_path, "--quit-after-first-paint", QT_QPA_PLATFORM="offscreen"
    )
    assert result.returncode == 0
    assert (tmp_path / "log.txt").exists()


def test_qts_own_buttons_speak_french(qapp: QApplication) -> None:
    speech = app.Speech(qapp, LOCALE)
    speech.speak("fr")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Annuler"
    speech.speak("en")
    box.deleteLater()


def test_the_desktop_finds_the_program() -> None:
    assert (ROOT / "packaging" / f"{app.APP_ID}.desktop").is_file()


def test_settings_survive(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    chosen = Preferences(
        language="fr",
        theme=ThemeChoice.LIGHT,
        explanation=Explanation.BELOW,
        animations=Animations.OFF,
        zoom=125,
        rotation=90,
        single_letters=False,
        keep_awake=False,
    )
    assert preferences.save(path, chosen)
    assert preferences.load(path) == chosen


def test_senseless_settings_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[General]\nzoom=9000\ntheme=gold\nrotation=180\n", encoding="utf-8")
    assert preferences.load(path) == Preferences(rotation=180)


def test_the_first_page_is_painted_without_what_it_does_not_show(tmp_path: Path) -> None:
    result = run_program(
        "--data-dir",
        tmp_path,
        "--config-dir",
        tmp_path,
        "--quit-after-first-paint",
        python=("-X", "importtime"),
        QT_QPA_PLATFORM="offscreen",
    )
    imported = {line.rpartition("|")[2].strip() for line in result.stderr.splitlines()}
    assert "dealer_assist.gui.start" in imported
    later = {"gui.table_page", "gui.drill_commands", "gui.learn_commands", "scenario.runner"}
    assert not imported & {f"dealer_assist.{name}" for name in later}
    assert not imported & {"wakepy", "fsrs", "PySide6.QtSvg", "PySide6.QtNetwork"}

"""A whole window on a folder of its own, with a clock that a test turns."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.core.table import Player, Table
from dealer_assist.gui import app
from dealer_assist.gui.awake import Awake
from dealer_assist.gui.controller import Clock, Controller
from dealer_assist.gui.own_presets import OwnStore
from dealer_assist.gui.preferences import Animations, Preferences
from dealer_assist.gui.style import load_fonts
from dealer_assist.gui.window import Services
from dealer_assist.scenario.presets import load_presets
from dealer_assist.session.nights import Nights
from dealer_assist.view.rules_text import RulesText
from dealer_assist.view.texts import Texts
from tests.support.paths import RESOURCES, ROOT

LOCALE = ROOT / "build" / "locale"
TEST_SIZES = (
    (1280, 800),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (1024, 768),
    (800, 1280),
    (768, 1024),
    (600, 960),
)
STILL = Preferences(language="en", animations=Animations.OFF)


class Turned:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        """Start at an evening."""
        self.milliseconds = 0

    def turn(self, milliseconds: int) -> None:
        """Let time pass."""
        self.milliseconds += milliseconds

    @property
    def clock(self) -> Clock:
        """The clock as the program takes it."""
        return Clock(now=self._now, ticks=self._ticks)

    def _now(self) -> datetime:
        return datetime(2026, 11, 29, 21, 14, tzinfo=UTC)

    def _ticks(self) -> int:
        return self.milliseconds


def texts(language: str = "en") -> Texts:
    """Return the texts of a language."""
    return Texts(language, LOCALE)


class Program:
    """The program as a test sees it."""

    def __init__(self, qtbot: QtBot, folder: Path, chosen: Preferences = STILL) -> None:
        """Build the window; nothing is opened yet."""
        os.environ["WAKEPY_FAKE_SUCCESS"] = "1"
        load_fonts(RESOURCES)
        self.turned = Turned()
        self.folder = folder
        running = QApplication.instance()
        assert isinstance(running, QApplication)
        speech = app.Speech(running, LOCALE)
        self.controller = Controller(
            Nights(folder=folder), speech.speak(chosen.spoken), self.turned.clock
        )
        presets = load_presets(RESOURCES / "presets")
        services = Services(
            controller=self.controller,
            presets=presets,
            own=OwnStore(folder / "presets", presets),
            rules=RulesText(RESOURCES / "rules"),
            clock=self.turned.clock,
            speak=speech.speak,
            save=bool,
            ask_where=self._where,
            ask_which=self._which,
            scenarios=RESOURCES / "scenarios",
            awake=Awake(),
        )
        self.window, self.files = app.build(services, chosen)
        qtbot.addWidget(self.window)
        self.where: Path | None = None  # what the dialog for files answers
        self._finger: QPointingDevice | None = None

    def _where(self, _parent: QWidget, _title: str, _name: str, _kind: str) -> Path | None:
        return self.where

    def _which(self, _parent: QWidget, _title: str, _kind: str, _ending: str) -> Path | None:
        return self.where

    def show(self, size: tuple[int, int] = (1280, 800)) -> None:
        """Show the window in a size."""
        self.window.resize(*size)
        self.window.show()
        self.settle()

    def settle(self) -> None:
        """Let everything be laid out and painted, and the bars take taps again."""
        self.turned.turn(1000)
        # A layout that changes the size of another asks for one more turn.
        for _ in range(3):
            QTest.qWait(0)

    def play(self, table: Table) -> None:
        """Open a table."""
        self.controller.start(table)
        self.window.show_page(self.window.table_page)
        self.settle()

    def tap(self, widget: QWidget) -> None:
        """Tap a widget with the mouse, a second after whatever was before."""
        self.settle()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.settle()

    def touch(self, widget: QWidget) -> None:
        """Tap a widget with a finger."""
        self.settle()
        if self._finger is None:
            self._finger = QTest.createTouchDevice()
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.touchEvent(widget, self._finger).press(0, middle, widget).commit()
        QTest.touchEvent(widget, self._finger).release(0, middle, widget).commit()
        self.settle()

    def key(self, sign: str) -> None:
        """Type a sign into whatever has the focus."""
        self.settle()
        QTest.keyClicks(self.focus, sign)
        self.settle()

    @property
    def focus(self) -> QWidget:
        """Who has the keyboard: the window where nobody has."""
        # Qt's types leave out that there may be nobody.
        focused: QWidget | None = self.window.focusWidget()
        return self.window if focused is None else focused

    def find(self, name: str) -> QAbstractButton:
        """Return a button of the sheet that lies open."""
        sheet = self.window.sheet
        assert sheet is not None
        found = sheet.findChild(QAbstractButton, name)
        assert found is not None, name
        return found

    def seat(self, number: int) -> QAbstractButton:
        """Return a seat of the ring."""
        return self.window.table_page.table.seat_button(number)

    def bar(self, name: str) -> QAbstractButton:
        """Return a button of the table's bar."""
        return self.window.table_page.bar.buttons[name]

    def row(self, action: str) -> QAbstractButton:
        """Return a row of the seat sheet that lies open."""
        sheet = self.window.sheet
        assert sheet is not None
        rows = [row for row in sheet.findChildren(QAbstractButton) if row.objectName() == action]
        return next(row for row in rows if row.isVisible())


def table_of(program: Program, names: Sequence[str], preset: str = "home") -> Table:
    """Return a table with a player for each name; an empty one leaves the seat free."""
    house = program.window.services.presets[preset].house
    seats = tuple(Player(name=name) if name else None for name in names)
    return Table(house=house, seats=seats)


NINE = ("Alice", "Bob", "Chloé", "David", "Farid", "Émile", "Grace", "Nina", "Hugo")

"""From the tap on Next hand to the painted frame, early in a night and late; no fsync in it."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.gui.preferences import Animations, Preferences
from dealer_assist.session.journal import Journal
from tests.benchmarks.conftest import Report
from tests.benchmarks.hands import night
from tests.gui.parts import Program

TAPS = 20
HANDS = (10, 10_000)
GLIDE = 300  # milliseconds until the markers of the hand before have landed


class Painted(QObject):
    """Watches whether a widget has been told to paint itself."""

    def __init__(self, widget: QWidget) -> None:
        """Watch ``widget``."""
        super().__init__(widget)
        self.seen = False
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        """Note a paint, and let everything pass."""
        self.seen |= event.type() is QEvent.Type.Paint
        return False


@pytest.fixture
def program(qtbot: QtBot, data_dir: Path) -> Callable[[int], Program]:
    """Give the program with a night of so many hands open, animations on."""

    def opened(hands: int) -> Program:
        folder = data_dir / str(hands)
        log = night(hands)
        journal = Journal.new(folder / f"{hands}.journal", log.start)
        for entry in log.done:
            assert journal.append(entry) is None
        program = Program(qtbot, folder, Preferences(language="en", animations=Animations.ON))
        program.controller.open(journal.path)
        program.window.show_page(program.window.table_page)
        program.show()
        return program

    return opened


def tap(program: Program, painted: Painted) -> tuple[float, float]:
    """Tap Next hand; give the seconds until the loop is back from painting the table.

    Returns:
        Seconds on the clock, and those of the processor, which others on the machine do not slow.
    """
    QTest.qWait(GLIDE)
    program.settle()
    painted.seen = False
    before, used = time.perf_counter(), time.process_time()
    QTest.mouseClick(program.bar("next_hand"), Qt.MouseButton.LeftButton)
    while not painted.seen:
        QApplication.processEvents()
    return time.perf_counter() - before, time.process_time() - used


def test_tap_to_painted_frame(
    program: Callable[[int], Program], monkeypatch: pytest.MonkeyPatch, report: Report
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    programs = [program(hands) for hands in HANDS]
    watched = [Painted(each.window.table_page.table) for each in programs]
    times: list[list[tuple[float, float]]] = [[] for _ in programs]
    # In turn, so that whatever else the machine does slows both.
    for _ in range(TAPS):
        for each, painted, into in zip(programs, watched, times, strict=True):
            into.append(tap(each, painted))
    for each, hands in zip(programs, HANDS, strict=True):
        assert len(each.controller.log.done) == hands + TAPS
    for what, early, late in zip(("clock", "processor"), *map(_medians, times), strict=True):
        report(
            f"tap to painted frame, {what}: {early * 1000:.1f} ms after {HANDS[0]} hands,"
            f" {late * 1000:.1f} ms after {HANDS[1]} (aim 10), ratio {late / early:.2f} (aim 1.2)"
        )


def _medians(times: list[tuple[float, float]]) -> list[float]:
    return [median(each) for each in zip(*times, strict=True)]

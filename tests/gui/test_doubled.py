"""Every text twice as long, as the longest translation may be: only names may be elided."""

import re
from gettext import NullTranslations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_assist.view.marks import CONTEXT_END
from dealer_assist.view.texts import Texts
from tests.gui.parts import LOCALE, NINE, STILL, TEST_SIZES, Program, table_of
from tests.gui.test_window import faults, first_hand

SIGNS = 3  # letters on a marker, and the like, which no language doubles


class Doubling(NullTranslations):
    """Says the words of each template twice, its parameters once."""

    def gettext(self, message: str) -> str:
        """Return the template and behind it its words again."""
        template = message.rpartition(CONTEXT_END)[2]
        words = " ".join(re.sub(r"{\w+}", "", template).split())
        return f"{template} {words}" if len(words) > SIGNS else template

    def ngettext(self, one: str, many: str, count: int) -> str:
        """Return the form for a count, doubled."""
        return self.gettext(one if count == 1 else many)


class Doubled(Texts):
    """English, twice as long."""

    def __init__(self) -> None:
        """Put another catalogue in the place of none."""
        super().__init__("en", LOCALE)
        self._catalogue = Doubling()


def opened(qtbot: QtBot, folder: Path, zoom: int) -> Program:
    """Return the program speaking the long language."""
    program = Program(qtbot, folder, replace(STILL, zoom=zoom))
    window = program.window
    window.services = replace(window.services, speak=lambda _language: Doubled())
    window.prefer(language="fr")
    return program


everywhere = pytest.mark.parametrize("size", TEST_SIZES)
enlarged = pytest.mark.parametrize("zoom", [100, 150])


@everywhere
@enlarged
def test_the_first_page(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    program = opened(qtbot, tmp_path, zoom)
    program.window.show_page(program.window.start_page)
    program.show(size)
    assert faults(program.window) == []


@everywhere
@enlarged
def test_the_table(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    program = opened(qtbot, tmp_path, zoom)
    program.play(table_of(program, NINE))
    program.show(size)
    first_hand(program, seat=9)
    program.window.table_page.table.toast.dismiss()
    assert faults(program.window) == []


@everywhere
@enlarged
def test_the_sheets(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    program = opened(qtbot, tmp_path, zoom)
    program.play(table_of(program, NINE))
    program.show(size)
    first_hand(program)
    program.window.table_page.table.toast.dismiss()
    for opener in (program.seat(3), program.bar("more"), program.window.top.menu):
        program.tap(opener)
        sheet = program.window.sheet
        assert sheet is not None
        assert faults(sheet.panel) == []
        QTest.keyClick(program.focus, Qt.Key.Key_Escape)


@everywhere
@enlarged
def test_the_house_rules(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    program = opened(qtbot, tmp_path, zoom)
    program.play(table_of(program, NINE))
    program.show(size)
    program.window.all_actions["house_rules"].trigger()
    program.settle()
    assert faults(program.window) == []

"""Exports by tap: every file is there, is read back, and says what it cannot say."""

import json
import re
import tomllib
import zlib
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_assist.gui.notices import Subject
from dealer_assist.gui.picture import SIZE
from dealer_assist.gui.reading import ReadingSheet
from tests.gui.parts import STILL, Program, table_of
from tests.gui.seen import words_in
from tests.gui.test_follow import FOUR, counted, do, start

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def made(qtbot: QtBot, folder: Path, language: str = "en") -> Program:
    """A hand followed to the flop, in a folder of its own."""
    chosen = msgspec.structs.replace(STILL, language=language, follow=True)
    program = Program(qtbot, folder / "nights", chosen)
    program.show()
    start(program, counted(program, [32, 60, 60, 90]))
    do(program, "passive", "quick-2", "fold", "passive", "passive", "street")
    return program


def export(program: Program, kind: str, to: Path) -> bytes:
    program.where = to
    QTest.keyClick(program.window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    program.settle()
    program.tap(program.find(kind))
    return to.read_bytes()


def saved(program: Program) -> str:
    return program.window.notices.strips[Subject.SAVED].words.text()


@LANGUAGES
def test_the_table_as_a_picture(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = made(qtbot, tmp_path, language)
    data = export(program, "export_picture", tmp_path / "table.png")
    picture = QImage.fromData(data)
    assert data.startswith(b"\x89PNG")
    assert picture.size() == SIZE * 2
    shades = {picture.pixel(x, 800) for x in range(0, picture.width(), 8)}
    assert len(shades) > 50
    assert "table.png" in saved(program)


@LANGUAGES
def test_the_table_as_a_page_whose_text_is_text(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    program = made(qtbot, tmp_path, language)
    data = export(program, "export_page", tmp_path / "table.pdf")
    assert data.startswith(b"%PDF-")
    streams = [*_streams(data)]
    letters = {letter for stream in streams for letter in _letters(stream)}
    shown = "".join(line.text for line in program.controller.view.lines)
    assert set(shown.replace(" ", "").replace("\u00a0", "")) <= letters
    assert sum(len(re.findall(rb"\bT[jJ]\b", stream)) for stream in streams) > 20
    assert b"/MediaBox [0 0 960.000000 600.000000]" in data


def _streams(pdf: bytes) -> list[bytes]:
    found = []
    for match in re.finditer(rb"\bstream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompressobj().decompress(match[1]))
        except zlib.error:
            found.append(match[1])  # not packed
    return found


def _letters(stream: bytes) -> str:
    """Characters that the page's fonts say they draw."""
    maps = re.findall(rb"beginbfrange(.*?)endbfrange", stream, re.DOTALL)
    codes = [code for found in maps for code in re.findall(rb"<([0-9A-Fa-f]{4})>", found)]
    return "".join(chr(int(code, 16)) for code in codes)


@LANGUAGES
def test_the_night_as_text(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = made(qtbot, tmp_path, language)
    lines = export(program, "export_night", tmp_path / "night.txt").decode().splitlines()
    clock = re.compile(r"\d\d:\d\d  ")
    told = [line for line in lines if clock.match(line)]
    assert len(told) == len(program.controller.log.done)
    assert told[2].endswith({"en": "  Dan calls.", "fr": "  Dan suit."}[language])
    spoken = {"en": "Small blind Bob, big blind Cid.", "fr": "Petite blind Bob, grosse blind Cid."}
    assert sum(spoken[language] in line for line in lines) == 1


@LANGUAGES
def test_the_hand_followed_last_as_phh(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = made(qtbot, tmp_path, language)
    program.tap(program.bar("next_hand"))
    data = export(program, "export_phh", tmp_path / "hand.phh")
    hand = tomllib.loads(data.decode())
    assert hand["hand"] == 1
    assert hand["players"] == ["Bob", "Cid", "Dan", "Ann"]
    assert hand["actions"][4:9] == ["p3 cc", "p4 cbr 9", "p1 f", "p2 cc", "p3 cc"]
    assert isinstance(program.window.sheet, ReadingSheet)
    known = {"en": "Hole cards", "fr": "Les cartes fermées"}[language]
    assert known in words_in(program.window.sheet)


def test_the_hand_followed_last_as_open_hand_history(qtbot: QtBot, tmp_path: Path) -> None:
    program = made(qtbot, tmp_path)
    data = export(program, "export_ohh", tmp_path / "hand.json")
    hand = json.loads(data)["ohh"]
    assert [one["name"] for one in hand["players"]] == ["Ann", "Bob", "Cid", "Dan"]
    assert hand["start_date_utc"] == "2026-11-29T21:14:00"


def test_a_renamed_player_has_his_name_of_now(qtbot: QtBot, tmp_path: Path) -> None:
    program = made(qtbot, tmp_path)
    program.controller.rename(program.controller.view.seats[1].seat, "Bobby")
    data = export(program, "export_phh", tmp_path / "hand.phh")
    assert tomllib.loads(data.decode())["players"][0] == "Bobby"


def test_without_a_followed_hand_the_rows_say_so(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path, STILL)
    program.show()
    start(program, table_of(program, FOUR))
    program.window.all_actions["export"].trigger()
    program.settle()
    row = program.find("export_phh")
    assert not row.isEnabled()
    assert "No hand was followed yet." in row.accessibleName()
    assert program.find("export_picture").isEnabled()


def test_a_game_that_the_format_does_not_know_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    chosen = msgspec.structs.replace(STILL, follow=True)
    program = Program(qtbot, tmp_path / "nights", chosen)
    program.show()
    start(program, table_of(program, FOUR, "lowball"))
    do(program, "passive")
    program.where = tmp_path / "hand.phh"
    program.window.all_actions["export"].trigger()
    program.settle()
    program.tap(program.find("export_phh"))
    assert not program.where.exists()
    assert "nothing was written" in words_in(program.window.sheet)


def test_a_dialog_that_is_closed_writes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    program = made(qtbot, tmp_path)
    program.where = None
    for kind in ("export_night", "export_ohh"):
        program.window.all_actions["export"].trigger()
        program.settle()
        program.tap(program.find(kind))
        assert program.window.sheet is None
    assert [path.name for path in tmp_path.iterdir()] == ["nights"]


def test_a_disk_that_refuses_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    program = made(qtbot, tmp_path)
    program.where = tmp_path / "gone" / "night.txt"
    program.window.all_actions["export"].trigger()
    program.settle()
    program.tap(program.find("export_night"))
    strip = program.window.notices.strips[Subject.UNREADABLE]
    assert "night.txt" in strip.words.text()

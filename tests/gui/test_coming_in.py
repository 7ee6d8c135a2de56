"""Who comes in, when, and for how much: absences, a bought button, seat changes, by tap."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.house import HouseRules, with_values
from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui.entry import NumberSheet
from dealer_assist.gui.rows import RowButton
from tests.gui.parts import STILL, Program, table_of
from tests.gui.seen import badge, card, chips, chosen, markers, tag, why, words_in

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
EIGHT = ("Alice", "Bob", "Chloé", "David", "Farid", "Émile", "Grace", "Nina")

Opened = Callable[..., Program]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Opened:
    """Return what opens a table with the button put and a hand dealt."""

    def make(
        names: Sequence[str], button: int, language: str = "en", preset: str = "home", **over: Any
    ) -> Program:
        program = Program(qtbot, tmp_path, msgspec.structs.replace(STILL, language=language))
        table = table_of(program, names, preset)
        house = with_values(table.house, over)
        assert isinstance(house, HouseRules)
        program.play(msgspec.structs.replace(table, house=house))
        program.show()
        program.tap(program.seat(button))
        program.tap(program.bar("next_hand"))
        return program

    return make


def row(program: Program, action: str) -> RowButton:
    found = program.row(action)
    assert isinstance(found, RowButton)
    return found


def next_hands(program: Program, count: int) -> None:
    for _ in range(count):
        program.tap(program.bar("next_hand"))


def close_sheet(program: Program) -> None:
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    program.settle()


@LANGUAGES
def test_two_are_absent_one_posts_both_and_one_waits(opened: Opened, language: str) -> None:
    program = opened(EIGHT, 8, language)
    owes = {"en": "OWES SB+BB", "fr": "DOIT SB+BB"}[language]
    program.tap(program.bar("away"))
    program.tap(program.seat(3))
    program.tap(program.seat(4))
    program.tap(program.bar("away"))
    next_hands(program, 3)
    assert [tag(program, seat) for seat in (3, 4)] == [owes, owes]
    assert [badge(program, seat) for seat in (3, 4)] == [
        {"en": "AWAY", "fr": "ABSENT"}[language]
    ] * 2

    program.tap(program.seat(3))
    assert "2" in row(program, "post").detail
    assert "1" in row(program, "post").detail
    program.tap(program.row("post"))
    program.tap(program.seat(4))
    program.tap(program.row("back"))
    next_hands(program, 1)
    label = {"en": "dead", "fr": "mort"}[language]
    assert chips(program)[3] == ["2", f"1 {label}"]
    assert tag(program, 3) == ""
    assert tag(program, 4) == owes
    assert badge(program, 4) == {"en": "WAITS", "fr": "ATTEND"}[language]
    assert "David" in why(program)

    next_hands(program, 4)
    assert markers(program)["BB"] == [4]
    assert tag(program, 4) == ""


@LANGUAGES
def test_a_newcomer_buys_the_button(opened: Opened, language: str) -> None:
    # Dead button 2026: seat 2 is free between button and small blind.
    program = opened(("Ann", "", "Cid", "Dan", "Eve"), 5, language, "wsop_2026")
    assert markers(program) == {"D": [5], "SB": [1], "BB": [3]}
    program.tap(program.seat(2))
    buy = row(program, "buy_button")
    assert buy.isEnabled()
    assert (
        buy.text()
        == {
            "en": "Sit down and buy the button for 3",
            "fr": "S\u2019asseoir et acheter le bouton pour 3",
        }[language]
    )
    program.tap(buy)
    next_hands(program, 1)
    label = {"en": "dead", "fr": "mort"}[language]
    assert chips(program) == {2: ["2", f"1 {label}"]}
    assert "BB" not in markers(program)
    next_hands(program, 1)
    assert markers(program) == {"D": [2], "SB": [3], "BB": [4]}


@LANGUAGES
def test_a_seat_change_waits_two_hands(opened: Opened, language: str) -> None:
    names = ("Ann", "Bob", "", "Cid", "Dan", "Eve", "Fay", "Gus")
    program = opened(names, 1, language)
    next_hands(program, 3)
    program.tap(program.seat(8))
    costs = row(program, "move").detail
    program.tap(program.row("move"))
    notes = {seat: card(program, seat).seat.note for seat in range(1, 9)}
    wanted = {"en": "sits out 2 hands, or posts", "fr": "attend 2 mains, ou poste"}[language]
    assert notes[3] == wanted, (costs, notes)
    assert [seat for seat in range(1, 9) if card(program, seat).armed] == [3]
    program.tap(program.seat(3))
    assert program.controller.log.done[-1].events == (events.Move(seat=Seat(8), to=Seat(3)),)
    assert badge(program, 3) == {"en": "2 HANDS", "fr": "2 MAINS"}[language]
    next_hands(program, 1)
    assert badge(program, 3) == {"en": "1 HAND", "fr": "1 MAIN"}[language]
    next_hands(program, 1)
    assert badge(program, 3) == {"en": "NEXT", "fr": "ENSUITE"}[language]
    next_hands(program, 1)
    assert badge(program, 3).isdigit()


def test_a_seat_change_is_let_go_by_esc_and_by_the_wrong_seat(opened: Opened) -> None:
    program = opened(("Ann", "Bob", "", "Cid"), 1)
    program.tap(program.seat(4))
    program.tap(program.row("move"))
    close_sheet(program)
    assert card(program, 3).seat.note == ""
    assert not card(program, 3).armed
    program.tap(program.seat(4))
    program.tap(program.row("move"))
    program.tap(program.seat(2))
    assert program.window.table_page.refuses
    assert program.controller.view.seats[3].name == "Cid"


def test_somebody_plays_over_and_the_owner_comes_back(opened: Opened) -> None:
    program = opened(EIGHT, 8)
    program.tap(program.bar("away"))
    program.tap(program.seat(5))
    program.tap(program.bar("away"))
    program.tap(program.seat(5))
    program.tap(program.row("play_over"))
    field = program.focus
    assert isinstance(field, QLineEdit)
    program.key("Ivo")
    QTest.keyClick(field, Qt.Key.Key_Return)
    program.settle()
    assert card(program, 5).seat.name == "Ivo"
    assert tag(program, 5) == "NEW"
    program.tap(program.seat(5))
    program.tap(program.row("owner_back"))
    assert program.controller.log.done[-1].events == (events.OwnerBack(seat=Seat(5)),)


def test_whoever_plays_over_needs_no_name(opened: Opened) -> None:
    program = opened(EIGHT, 8)
    program.tap(program.bar("away"))
    program.tap(program.seat(5))
    program.tap(program.bar("away"))
    program.tap(program.seat(5))
    program.tap(program.row("play_over"))
    QTest.keyClick(program.focus, Qt.Key.Key_Return)
    program.settle()
    assert card(program, 5).seat.name == "Player"


def test_a_rebuy_asks_for_counted_chips(opened: Opened) -> None:
    program = opened(EIGHT, 8)
    table = program.controller.table
    counted = tuple(
        msgspec.structs.replace(player, stack=Chips(100)) if player else None
        for player in table.seats
    )
    program.play(msgspec.structs.replace(table, seats=counted, dealt=None, betting=None))
    program.tap(program.bar("bust"))
    program.tap(program.seat(2))
    program.tap(program.bar("bust"))
    program.tap(program.seat(2))
    program.tap(program.row("rebuy"))
    sheet = program.window.sheet
    assert isinstance(sheet, NumberSheet)
    assert not sheet.done.isEnabled()
    for sign in ("2", "00"):
        program.tap(sheet.keys[sign])
    program.tap(sheet.done)
    player = program.controller.table.player(Seat(2))
    assert player is not None
    assert player.stack == 200


def test_a_ruling_is_in_the_sheet_of_its_seat(opened: Opened) -> None:
    program = opened(EIGHT, 8)
    program.tap(program.seat(5))
    program.tap(program.row("dead_hand"))
    assert badge(program, 5) == "DEAD HAND"


@LANGUAGES
def test_the_ledger_is_one_tap_from_more(opened: Opened, language: str) -> None:
    program = opened(EIGHT, 8, language)
    next_hands(program, 8)
    program.tap(program.bar("more"))
    program.tap(program.row("ledger"))
    said = words_in(program.window.sheet)
    assert {"en": "Fairness", "fr": "Équité"}[language] in said
    assert "3  Chloé" in said
    assert {"en": "Big blinds", "fr": "Grosses blinds"}[language] in said
    close_sheet(program)
    program.tap(program.window.top.menu)
    program.tap(program.find("menu_table"))
    program.tap(program.find("ledger"))
    assert "3  Chloé" in words_in(program.window.sheet)


def test_a_selected_seat_is_marked_alone(opened: Opened) -> None:
    program = opened(EIGHT, 8)
    program.key("4")
    assert chosen(program) == [4]
    buttons = program.window.table_page.bar.findChildren(QAbstractButton)
    assert all(not button.isChecked() for button in buttons)

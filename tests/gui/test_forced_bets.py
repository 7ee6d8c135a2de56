"""Straddles, kills, three blinds and stud by tap, and what is then drawn."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.house import HouseRules, with_values
from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui.draw import CardSheet
from dealer_assist.gui.entry import NumberSheet
from dealer_assist.gui.hand_commands import NO, POT_SIZE, SKIP, SPLIT, YES
from dealer_assist.gui.widgets import PushButton
from tests.gui.parts import NINE, STILL, Program, table_of
from tests.gui.seen import card, chips, chosen, markers, why

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
LIMIT = {"kill": "full", "blinds": [2, 4]}

Opened = Callable[..., Program]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Opened:
    """Return what opens a table and deals its first hand."""

    def make(
        preset: str,
        button: int = 9,
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        names: Sequence[str] = NINE,
        **over: Any,
    ) -> Program:
        program = Program(qtbot, tmp_path, msgspec.structs.replace(STILL, language=language))
        table = table_of(program, names, preset)
        house = with_values(table.house, over)
        assert isinstance(house, HouseRules)
        program.play(msgspec.structs.replace(table, house=house))
        program.show(size)
        if button:
            program.tap(program.seat(button))
        program.tap(program.bar("next_hand"))
        return program

    return make


def entry(program: Program) -> tuple[events.Event, ...]:
    return program.controller.log.done[-1].events


def answer(program: Program, name: str) -> PushButton:
    return program.window.table_page.answers.buttons[name]


def asks(program: Program) -> bool:
    """Say whether the middle of the table asks for winners."""
    return program.window.table_page.answers.isVisible()


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


# --- straddles


@LANGUAGES
def test_a_button_straddle_comes_before_one_under_the_gun(opened: Opened, language: str) -> None:
    program = opened("wsop_2026", language=language)
    program.tap(program.bar("straddle"))  # two seats may
    assert program.window.table_page.armed == "straddle"
    program.tap(program.seat(3))
    assert markers(program)["ST"] == [3]
    assert chips(program) == {1: ["1"], 2: ["2"], 3: ["4"]}
    assert card(program, 4).seat.first
    program.tap(program.bar("straddle"))  # now only the button may: one tap
    assert markers(program)["ST"] == [9]
    assert chips(program) == {1: ["1"], 2: ["2"], 9: ["4"]}
    assert card(program, 1).seat.first
    assert "Chloé" in why(program)
    bar = program.bar("straddle")
    assert isinstance(bar, PushButton)
    assert not bar.isEnabled()
    assert bar.reason == {"en": "Hugo straddles", "fr": "Hugo straddle"}[language]


def test_the_only_seat_that_may_straddle_needs_one_tap(opened: Opened) -> None:
    program = opened("home")
    program.tap(program.bar("straddle"))
    assert markers(program)["ST"] == [3]
    assert entry(program) == (events.Straddle(seat=Seat(3), now=True),)


def test_a_straddle_by_key_and_for_the_selected_seat(opened: Opened) -> None:
    program = opened("wsop_2026")
    program.key("9")
    program.key("s")
    assert markers(program)["ST"] == [9]
    assert chosen(program) == []


def test_a_straddle_is_taken_back_in_its_sheet(opened: Opened) -> None:
    program = opened("home")
    program.tap(program.bar("straddle"))
    program.tap(program.seat(3))
    program.tap(program.row("unstraddle"))
    assert "ST" not in markers(program)


def test_a_sleeper_is_said_in_its_sheet(opened: Opened) -> None:
    program = opened("home", sleeper="folded_to", straddle_seats=["any"])
    program.tap(program.seat(6))
    program.tap(program.row("sleeper"))
    assert chips(program)[6] == ["4 sleeper"]


def test_no_straddle_in_a_tournament_and_the_button_says_so(opened: Opened) -> None:
    program = opened("tda_2026")
    for name in ("straddle", "kill"):
        bar = program.bar(name)
        assert isinstance(bar, PushButton)
        assert not bar.isEnabled()
        assert bar.reason == "Cash games only"


def test_a_narrow_bar_leaves_straddle_and_kill_to_more(opened: Opened) -> None:
    program = opened("home", size=(600, 960))
    assert not program.bar("straddle").isVisible()
    program.tap(program.bar("more"))
    program.tap(program.row("straddle"))
    assert markers(program)["ST"] == [3]


def test_a_wide_bar_keeps_them_out_of_more(opened: Opened) -> None:
    program = opened("home")
    program.tap(program.bar("more"))
    sheet = program.window.sheet
    assert sheet is not None
    shown = [row.objectName() for row in sheet.findChildren(QAbstractButton) if row.isVisible()]
    assert "leave" in shown
    assert "straddle" not in shown


# --- kills


@LANGUAGES
def test_a_kill_hand_with_its_winners_named(opened: Opened, language: str) -> None:
    program = opened("roberts_limit", 1, language, **LIMIT)
    program.tap(program.bar("next_hand"))
    assert program.controller.view.in_hand
    assert asks(program)
    program.tap(program.seat(5))
    assert entry(program) == (events.End(winners=seats(5)), events.Deal())
    assert markers(program)["L"] == [5]
    program.tap(program.bar("next_hand"))
    program.tap(program.seat(5))
    assert markers(program)["K"] == [5]
    assert chips(program)[5] == ["8"]
    assert {"en": "The limits are doubled", "fr": "Les limites doublent"}[language] in why(program)
    straddle = program.bar("straddle")
    assert not straddle.isEnabled()


def test_a_winner_by_key(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    program.key("n")
    program.key("5")
    assert entry(program) == (events.End(winners=seats(5)), events.Deal())


def test_a_split_pot_takes_several_winners(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    program.tap(program.bar("next_hand"))
    program.tap(answer(program, SPLIT))
    for seat in (4, 7, 8, 7):
        program.tap(program.seat(seat))
    assert chosen(program) == [4, 8]
    assert not any(card(program, seat).seat.first for seat in range(1, 10))
    program.tap(program.bar("next_hand"))
    assert entry(program) == (events.End(winners=seats(4, 8)), events.Deal())
    assert chosen(program) == []


def test_the_winner_can_be_left_out(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    program.tap(program.bar("next_hand"))
    program.tap(answer(program, SKIP))
    assert entry(program) == (events.End(), events.Deal())
    assert program.controller.table.hand == 2


def test_the_pot_is_entered_on_a_number_pad(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    program.tap(program.bar("next_hand"))
    program.tap(answer(program, POT_SIZE))
    sheet = program.window.sheet
    assert isinstance(sheet, NumberSheet)
    program.tap(sheet.keys["4"])
    program.tap(sheet.keys["0"])
    program.tap(sheet.done)
    assert answer(program, POT_SIZE).text() == "Pot 40"
    program.tap(program.seat(6))
    assert entry(program) == (events.End(winners=seats(6), pot=Chips(40)), events.Deal())


@pytest.mark.parametrize(("name", "ends"), [
    (YES, events.End(winners=seats(6), pot=Chips(81))),
    (NO, events.End()),
])  # fmt: skip
def test_a_kill_by_the_size_of_the_pot_asks_for_that_first(
    opened: Opened, name: str, ends: events.End
) -> None:
    program = opened("roberts_limit", 1, kill_trigger="pot_size", **LIMIT)
    program.tap(program.bar("next_hand"))
    program.tap(answer(program, name))
    if name == YES:
        program.tap(program.seat(6))
    assert entry(program) == (ends, events.Deal())
    assert ("K" in markers(program)) is (name == YES)


def test_asking_is_let_go_by_next_hand_esc_undo_and_another_button(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    for let_go in ("next_hand", "esc", "bust", "undo"):
        program.tap(program.bar("next_hand"))
        assert asks(program), let_go
        match let_go:
            case "esc":
                QTest.keyClick(program.focus, Qt.Key.Key_Escape)
            case "undo":
                program.tap(program.window.top.undo)
            case _:
                program.tap(program.bar(let_go))
        assert not asks(program), let_go
        program.window.table_page.disarm()
    assert not program.controller.view.in_hand


def test_a_second_tap_that_comes_at_once_does_not_let_go(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    program.settle()
    button = program.bar("next_hand")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asks(program)


def test_no_winner_is_asked_for_where_nothing_hangs_on_it(opened: Opened) -> None:
    program = opened("home")
    program.tap(program.bar("next_hand"))
    assert program.controller.table.hand == 2
    assert not asks(program)


def test_a_kill_by_hand_and_none(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    program.tap(program.bar("kill"))
    program.tap(program.seat(7))
    assert entry(program) == (events.Kill(seat=Seat(7)),)
    program.tap(program.bar("next_hand"))
    assert markers(program)["K"] == [7]
    program.key("k")
    program.tap(program.seat(3))
    program.tap(program.seat(3))
    program.tap(program.row("no_kill"))
    assert entry(program) == (events.Kill(seat=Seat(0)),)


def test_the_winner_can_be_named_without_dealing(opened: Opened) -> None:
    program = opened("roberts_limit", 1, **LIMIT)
    program.tap(program.bar("more"))
    program.tap(program.row("winner"))
    program.tap(program.seat(4))
    assert entry(program) == (events.End(winners=seats(4)),)
    assert not program.controller.view.in_hand


# --- three blinds and stud


@LANGUAGES
def test_a_hand_with_three_blinds(opened: Opened, language: str) -> None:
    program = opened("home", language=language, blinds=[1, 2, 4])
    assert markers(program) == {"D": [9], "SB": [1], "BB": [2], "3B": [3]}
    assert chips(program) == {1: ["1"], 2: ["2"], 3: ["4"]}
    assert card(program, 4).seat.first
    assert {"en": "Third blind: Chloé.", "fr": "Troisième blind\u00a0: Chloé."}[language] in [
        line.text for line in program.controller.view.lines
    ]


@LANGUAGES
def test_the_up_cards_decide_who_brings_it_in(opened: Opened, language: str) -> None:
    program = opened("stud", 0, language, names=NINE[:5])
    sheet = program.window.sheet
    assert isinstance(sheet, CardSheet)
    assert [row.text() for row in sheet.seats.values()] == list(NINE[:5])
    for name in ("As", "Kd", "2c", "2d"):
        program.tap(program.find(f"card-{name}"))
    assert not sheet.done.isEnabled()
    assert not program.find("card-2c").isEnabled()
    program.tap(program.find("card-9h"))
    program.tap(sheet.done)
    assert markers(program) == {"BI": [3]}
    ante = {"en": "1 ante", "fr": "1 ante"}[language]
    assert chips(program)[3] == ["2", ante]
    assert card(program, 4).seat.first
    assert "Chloé" in why(program)


def test_up_cards_wait_under_more(opened: Opened) -> None:
    program = opened("stud", 0, names=NINE[:2])
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    assert markers(program) == {}
    program.tap(program.bar("more"))
    program.tap(program.row("upcards"))
    sheet = program.window.sheet
    assert isinstance(sheet, CardSheet)
    for name in ("As", "2c"):
        program.tap(program.find(f"card-{name}"))
    program.tap(sheet.done)
    assert markers(program) == {"BI": [2]}
    program.tap(program.bar("more"))
    assert not program.row("upcards").isEnabled()

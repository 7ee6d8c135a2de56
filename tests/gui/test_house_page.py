"""The page of house rules: every key, what is refused, explanations, own presets."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.house import FIELDS, HouseRules, allowed_values
from dealer_assist.gui.entry import NumberSheet
from dealer_assist.gui.house_page import HousePage
from dealer_assist.gui.house_rows import GROUPS, SEVERAL
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.own_presets import OwnStore
from dealer_assist.gui.presets import ALL
from dealer_assist.gui.rows import RowButton, Segmented
from dealer_assist.scenario.presets import Preset
from dealer_assist.session.journal import Recovered, recover
from dealer_assist.session.store import Trouble
from tests.gui.parts import NINE, STILL, TEST_SIZES, Program, table_of
from tests.gui.seen import words_in
from tests.gui.test_window import faults

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def opened(
    qtbot: QtBot, folder: Path, language: str = "en", size: tuple[int, int] = (1280, 800)
) -> Program:
    program = Program(qtbot, folder, msgspec.structs.replace(STILL, language=language))
    program.play(table_of(program, NINE))
    program.show(size)
    program.window.all_actions["house_rules"].trigger()
    program.settle()
    return program


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    return opened(qtbot, tmp_path)


def page(program: Program) -> HousePage:
    return program.window.house_page


def choice(program: Program, key: str) -> Segmented:
    segmented = page(program).settings[key].segmented
    assert segmented is not None
    return segmented


def amounts(program: Program, key: str) -> RowButton:
    row = page(program).settings[key].amounts
    assert row is not None
    return row


def draft(program: Program) -> HouseRules:
    found = page(program).draft
    assert isinstance(found, HouseRules), found
    return found


def type_numbers(program: Program, *numbers: str) -> None:
    """Fill the fields of the number pad that lies open, one after the other."""
    sheet = program.window.sheet
    assert isinstance(sheet, NumberSheet)
    for field, digits in zip(sheet.fields, numbers, strict=True):
        program.tap(field)
        for digit in digits:
            program.tap(sheet.keys[digit])
    program.tap(sheet.done)


def test_every_key_has_its_row() -> None:
    rows = [key for keys in GROUPS.values() for key in keys]
    assert sorted(rows) == sorted(FIELDS)


def test_every_value_can_be_tapped(program: Program) -> None:
    for key in FIELDS:
        for value in allowed_values(key):
            if key in SEVERAL:
                continue
            page(program).settings[key].segmented.segments[value].click()  # type: ignore[union-attr]
            shown = getattr(page(program).shown, key)
            assert str(shown).lower() == value, key
            page(program).bar.buttons["reset"].click()


def test_a_list_of_words_takes_several(program: Program) -> None:
    program.tap(choice(program, "straddle_seats").segments["button"])
    assert draft(program).straddle_seats == ("utg", "button")
    program.tap(choice(program, "straddle_seats").segments["utg"])
    assert draft(program).straddle_seats == ("button",)


@pytest.mark.parametrize(
    ("key", "typed", "value"),
    [
        ("blinds", ("1", "2", "4"), (1, 2, 4)),
        ("blinds", ("5", "10", "0"), (5, 10)),
        ("ante", ("3",), 3),
        ("dead_blind", ("1",), 1),
        ("small_bet", ("4",), 4),
        ("small_bet", ("0",), None),
        ("spread", ("2", "10"), (2, 10)),
        ("unit", ("5",), 5),
        ("raise_cap", ("0",), 0),
        ("max_straddles", ("3",), 3),
        ("absent_limit", ("2",), 2),
        ("kill_pot", ("12",), 12),
        ("decimals", ("2",), 2),
    ],
)
def test_numbers_are_typed(
    program: Program, key: str, typed: tuple[str, ...], value: object
) -> None:
    program.tap(amounts(program, key))
    type_numbers(program, *typed)
    assert getattr(draft(program), key) == value


def test_a_third_blind_on_the_button_stands_first(program: Program) -> None:
    program.tap(choice(program, "third_blind").segments["button"])
    program.tap(amounts(program, "blinds"))
    type_numbers(program, "1", "2", "3")
    assert draft(program).blinds == (3, 1, 2)
    program.tap(amounts(program, "blinds"))
    sheet = program.window.sheet
    assert isinstance(sheet, NumberSheet)
    assert [field.text() for field in sheet.fields] == ["1", "2", "3"]


def test_amounts_are_shown_as_the_table_counts_them(program: Program) -> None:
    program.tap(amounts(program, "decimals"))
    type_numbers(program, "2")
    program.tap(amounts(program, "ante"))
    type_numbers(program, "150")
    assert amounts(program, "ante").text() == "1.50"


def test_a_number_out_of_range_is_not_taken_and_said(program: Program) -> None:
    program.tap(amounts(program, "max_straddles"))
    type_numbers(program, "13")
    assert draft(program).max_straddles == 1
    assert "1 … 12" in page(program).hint.text()


def test_the_currency_is_typed(program: Program) -> None:
    program.tap(amounts(program, "currency"))
    field = program.focus
    assert isinstance(field, QLineEdit)
    program.key("$")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert draft(program).currency == "$"
    assert amounts(program, "blinds").text() == "$1 / $2"


def test_levels_are_added_changed_and_taken_away(program: Program) -> None:
    program.tap(amounts(program, "levels"))
    for _ in range(3):
        program.tap(program.find("add_level"))
    assert draft(program).levels == ((1, 2, 0), (2, 4, 0), (4, 8, 0))
    program.tap(program.find("level-2"))
    type_numbers(program, "3", "6", "1")
    program.tap(program.find("remove_level"))
    assert draft(program).levels == ((1, 2, 0), (3, 6, 1))
    assert program.find("level-2").text() == "Level 2: 3 / 6, ante 1"


@LANGUAGES
def test_a_senseless_pair_is_refused_with_its_reason(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    program = opened(qtbot, tmp_path, language)
    program.tap(choice(program, "kill").segments["full"])
    assert not page(program).bar.buttons["apply_next_hand"].isEnabled()
    assert not page(program).bar.buttons["save_mine"].isEnabled()
    assert {"en": "do not go together", "fr": "Incompatibles"}[language] in page(
        program
    ).hint.text()
    program.tap(choice(program, "betting").segments["fixed_limit"])
    assert page(program).bar.buttons["apply_next_hand"].isEnabled()


def test_differences_are_counted_and_reset(program: Program) -> None:
    program.tap(choice(program, "missed_small").segments["live"])
    program.tap(choice(program, "short_post").segments["dead_first"])
    assert page(program).hint.text() == "2 settings differ from Home game."
    program.tap(page(program).bar.buttons["reset"])
    assert page(program).hint.text() == "As Home game."


@LANGUAGES
def test_each_row_explains_itself(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = opened(qtbot, tmp_path, language)
    for setting in page(program).settings.values():
        setting.help.click()
        sheet = program.window.sheet
        assert sheet is not None
        assert sheet.title.text() == setting.title.text()
        assert setting.note.text() in words_in(sheet)
        sheet.dismiss()
    program.tap(page(program).settings["button"].help)
    said = words_in(program.window.sheet)
    assert {"en": "Robert\u2019s 4-2b", "fr": "Robert 4-2b"}[language] in said


def test_the_strip_on_top_turns_to_a_group(program: Program) -> None:
    program.tap(page(program).jump.segments["group_straddle"])
    assert page(program).settings["straddle_seats"].visibleRegion().boundingRect().height() > 40
    assert page(program).jump.value == "group_straddle"
    page(program).area.verticalScrollBar().setValue(0)
    assert page(program).jump.value == "presets"


# --- own presets


def test_own_rules_are_kept_and_offered(program: Program) -> None:
    program.tap(choice(program, "missed_small").segments["live"])
    program.tap(page(program).bar.buttons["save_mine"])
    field = program.focus
    assert isinstance(field, QLineEdit)
    assert field.text() == "My rules"  # nothing must be typed
    QTest.keyClick(field, Qt.Key.Key_Return)
    program.settle()
    card = page(program).cards["own-1"]
    assert card.isChecked()
    assert card.text() == "My rules"
    assert list(page(program).cards)[-1] == ALL
    program.tap(page(program).cards["home"])
    assert draft(program).missed_small.value == "dead"
    program.tap(card)
    assert draft(program).missed_small.value == "live"
    program.tap(page(program).bar.buttons["apply_next_hand"])
    assert program.controller.log.done[-1].events == (events.House(set={"missed_small": "live"}),)
    presets: dict[str, Preset] = {}
    again = OwnStore(program.folder / "presets", presets)
    assert again.damaged == ()
    assert presets["own-1"].house.missed_small.value == "live"


def test_the_same_name_replaces_and_another_is_added(program: Program) -> None:
    own = program.window.services.own
    assert own.keep("Mine", HouseRules()) == "own-1"
    assert own.keep("Club", HouseRules()) == "own-2"
    assert own.keep("Mine", HouseRules(absent_limit=2)) == "own-1"
    assert program.window.services.presets["own-1"].house.absent_limit == 2
    program.tap(page(program).cards[ALL])
    assert program.find("preset-own-2").text() == "Club"


def test_own_rules_start_a_new_table(program: Program) -> None:
    assert program.window.services.own.keep("Club", HouseRules(absent_limit=2)) == "own-1"
    program.window.all_actions["new_table"].trigger()
    program.settle()
    cards = program.window.start_page.cards
    assert list(cards)[-2:] == ["own-1", ALL]
    program.tap(cards["own-1"])
    program.tap(program.window.start_page.start)
    assert program.controller.table.house.absent_limit == 2


def test_what_is_applied_reads_the_same_again(program: Program) -> None:
    page(program).set_value("levels", ((1, 2, 0), (2, 4, 1)))
    program.tap(choice(program, "straddle_seats").segments["button"])
    program.tap(page(program).bar.buttons["apply_next_hand"])
    path = program.controller.path
    assert path is not None
    found = recover(path)
    assert isinstance(found, Recovered)
    assert found.log == program.controller.log


def test_a_disk_that_refuses_is_said(program: Program) -> None:
    (program.folder / "presets").write_text("in the way", encoding="utf-8")
    assert isinstance(program.window.services.own.keep("Mine", HouseRules()), Trouble)
    program.tap(page(program).bar.buttons["save_mine"])
    QTest.keyClick(program.focus, Qt.Key.Key_Return)
    program.settle()
    assert "My rules" in program.window.notices.strips[Subject.UNREADABLE].words.text()
    assert "own-1" not in page(program).cards


def test_damaged_own_rules_are_left_out_and_named(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "presets"
    folder.mkdir()
    (folder / "own-1.toml").write_text("title = ", encoding="utf-8")
    program = opened(qtbot, tmp_path)
    assert "own-1" not in program.window.services.presets
    assert "own-1.toml" in program.window.notices.strips[Subject.UNREADABLE].words.text()


# --- nothing clipped


@LANGUAGES
@pytest.mark.parametrize("size", TEST_SIZES)
def test_every_group_and_its_sheets_fit(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    program = opened(qtbot, tmp_path, language, size)
    for name in GROUPS:
        program.tap(page(program).jump.segments[name])
        assert faults(program.window) == [], name
    for key in ("blinds", "spread"):
        amounts(program, key).click()
        program.settle()
        sheet = program.window.sheet
        assert sheet is not None
        assert faults(sheet.panel) == []
        sheet.dismiss()
    amounts(program, "levels").click()
    program.tap(program.find("add_level"))
    sheet = program.window.sheet
    assert sheet is not None
    assert faults(sheet.panel) == []


@LANGUAGES
@pytest.mark.parametrize("size", TEST_SIZES)
def test_own_rules_fit_on_the_first_page(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    program = opened(qtbot, tmp_path, language, size)
    program.window.services.own.keep("Club", HouseRules())
    program.window.all_actions["new_table"].trigger()
    program.settle()
    assert program.window.start_page.cards["own-1"].isVisible()
    assert faults(program.window) == []


def test_what_was_not_applied_is_still_there_after_a_look_at_the_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
    made = Program(qtbot, tmp_path)
    made.play(table_of(made, ("Ann", "Bob", "Cid")))
    made.show()
    made.window.all_actions["house_rules"].trigger()
    page = made.window.house_page
    page.set_value("blinds", (5, 10))
    made.tap(page.bar.buttons["back_to_table"])
    made.window.all_actions["house_rules"].trigger()
    assert page.shown.blinds == (5, 10)
    made.tap(page.bar.buttons["reset"])
    assert page.shown.blinds == made.controller.table.house.blinds

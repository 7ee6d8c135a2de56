"""Examples, comparisons and what-ifs by tap, and that nothing on their pages is cut off."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.values import Seat
from dealer_assist.gui.card import Verdict
from dealer_assist.gui.compare import ComparePage
from dealer_assist.gui.library import LibraryPage
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.panels import ReasonBlock
from dealer_assist.gui.preferences import ThemeChoice
from dealer_assist.gui.walkthrough import WalkPage
from dealer_assist.scenario.files import read_scenario
from dealer_assist.scenario.runner import first_failure
from dealer_assist.view import lesson
from tests.gui.parts import STILL, TEST_SIZES, Program, table_of
from tests.gui.test_window import faults

SIX = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay")
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
SIZES = pytest.mark.parametrize("size", TEST_SIZES)
EXAMPLE = "dead-button-small-blind-leaves"


def make(
    qtbot: QtBot, folder: Path, language: str = "en", size: tuple[int, int] = (1280, 800)
) -> Program:
    program = Program(qtbot, folder, msgspec.structs.replace(STILL, language=language))
    program.play(table_of(program, SIX))
    program.show(size)
    return program


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    return make(qtbot, tmp_path)


def page(program: Program) -> QWidget | None:
    return program.window.pages.currentWidget()


def button(program: Program, name: str) -> QAbstractButton:
    found = program.window.findChildren(QAbstractButton, name)
    return next(one for one in found if one.isVisible())


def show_example(program: Program, name: str = EXAMPLE) -> WalkPage:
    program.window.example_asked.emit(name)
    program.settle()
    shown = page(program)
    assert isinstance(shown, WalkPage)
    return shown


def markers(walk: WalkPage) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number in range(1, walk.table.seats + 1):
        state = walk.table.seat_button(number).state
        assert state is not None
        for marker in state.seat.markers:
            found.setdefault(marker.text, []).append(number)
    return found


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def first_hand(program: Program) -> None:
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))
    program.window.table_page.table.toast.dismiss()


# --- examples


def test_an_example_is_three_taps_away(program: Program) -> None:
    program.tap(program.window.top.help)
    program.tap(program.find("examples"))
    library = page(program)
    assert isinstance(library, LibraryPage)
    program.tap(library.rows[0])
    assert isinstance(page(program), WalkPage)


def test_an_example_is_three_taps_from_the_first_start(qtbot: QtBot, tmp_path: Path) -> None:
    program = Program(qtbot, tmp_path)
    program.files.begin(new=False)
    program.show()
    program.tap(program.window.start_page.bar.buttons["learn"])
    program.tap(program.find("examples"))
    library = page(program)
    assert isinstance(library, LibraryPage)
    program.tap(library.rows[3])
    assert isinstance(page(program), WalkPage)
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    assert page(program) is program.window.start_page


@LANGUAGES
def test_the_library_names_every_example_in_the_language(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    program = make(qtbot, tmp_path, language)
    program.window.all_actions["examples"].trigger()
    library = page(program)
    assert isinstance(library, LibraryPage)
    found: dict[str, str] = {}
    for shelf in list(library.shelf_rows):
        program.tap(next(r for r in library.shelf_rows if r.shelf.title == shelf.shelf.title))
        found |= {row.example.id: row.text() for row in library.rows}
    assert len(found) == len(library.library)
    wanted = {
        "en": "Dead button: the small blind leaves",
        "fr": "Bouton mort\u00a0: la petite blind",
    }
    assert any(title.startswith(wanted[language]) for title in found.values())


def test_a_search_leaves_what_has_all_words_without_accents(program: Program) -> None:
    program.window.prefer(language="fr")
    program.window.all_actions["examples"].trigger()
    library = page(program)
    assert isinstance(library, LibraryPage)
    library.search.setText("petite BLIND tete-a-tete")
    assert library.rows
    library.search.setText("nothing has this word")
    assert library.rows == []


def test_examples_stand_on_shelves_by_topic_as_well(program: Program) -> None:
    program.window.all_actions["examples"].trigger()
    library = page(program)
    assert isinstance(library, LibraryPage)
    program.tap(library.grouping.segments["by_topic"])
    titles = [row.shelf.title for row in library.shelf_rows]
    assert titles == sorted(titles, key=str.casefold)
    assert "Kill" in titles


def test_each_step_is_one_tap_and_changed_seats_are_marked(program: Program) -> None:
    walk = show_example(program, "moving-button-big-blind-leaves")
    assert markers(walk) == {"D": [2], "BB": [4, 5]}
    program.tap(walk.bar.buttons["next_step"])
    assert markers(walk) == {"D": [4], "SB": [4, 5], "BB": [6]}
    states = [walk.table.seat_button(number).state for number in range(1, 9)]
    changed = [state.seat.seat for state in states if state is not None and state.seat.changed]
    assert changed == [2, 4, 5, 6]
    program.tap(walk.bar.buttons["previous"])
    assert markers(walk) == {"D": [2], "BB": [4, 5]}
    program.tap(walk.bar.buttons["next_step"])
    program.tap(walk.bar.buttons["restart"])
    assert walk.at == 0


def test_the_last_step_disables_next(program: Program) -> None:
    walk = show_example(program)
    assert walk.lesson is not None
    while walk.at + 1 < walk.lesson.steps:
        program.tap(walk.bar.buttons["next_step"])
    assert not walk.bar.buttons["next_step"].isEnabled()
    assert walk.bar.buttons["next_step"].reason == program.window.texts.label("last_step")


def test_trying_hides_the_step_until_it_is_marked(program: Program) -> None:
    walk = show_example(program, "moving-button-nobody-leaves")
    program.tap(walk.bar.buttons["try_it"])
    assert markers(walk) == {}
    for seat in (3, 4, 6):
        program.tap(walk.table.seat_button(seat))
    program.tap(button(program, "check"))
    verdicts = {n: walk.table.seat_button(n).state.verdict for n in (3, 4, 6)}  # type: ignore[union-attr]
    assert verdicts == {3: Verdict.RIGHT, 4: Verdict.RIGHT, 6: Verdict.WRONG}
    program.tap(walk.bar.buttons["next_step"])
    assert markers(walk) == {"D": [3], "SB": [4], "BB": [5]}


def test_the_departure_of_the_first_step_can_be_tried(program: Program) -> None:
    walk = show_example(program, "tournament-becomes-heads-up")
    assert walk.lesson is not None
    shown = markers(walk)
    program.tap(walk.bar.buttons["try_it"])
    assert walk.trying is not None
    assert walk.trying.index == 0
    assert markers(walk) == {}
    for _ in range(3):
        program.tap(walk.table.seat_button(walk.trying.right.button[0]))
    assert walk.trying.over
    reasons = [block.shown.text for block in walk.panel.findChildren(ReasonBlock)]
    assert reasons == [one.text for one in lesson.page(walk.lesson, 0, walk.texts).view.reasons]
    program.tap(walk.bar.buttons["next_step"])
    assert (walk.at, markers(walk)) == (0, shown)
    program.tap(walk.bar.buttons["try_it"])
    assert walk.bar.buttons["next_step"].isEnabled()
    program.tap(walk.bar.buttons["next_step"])
    assert walk.at == 1


def test_an_example_changes_its_language_in_place(program: Program) -> None:
    walk = show_example(program)
    before = walk.title.text()
    program.tap(walk.languages.segments["fr"])
    assert walk.title.text() != before
    assert walk.at == 0
    assert program.window.texts.language == "fr"


def test_play_from_here_is_a_night_of_its_own(program: Program) -> None:
    walk = show_example(program, "moving-button-big-blind-leaves")
    program.tap(walk.bar.buttons["next_step"])
    program.tap(walk.play)
    assert program.window.at_table
    table = program.controller.table
    assert table.player(Seat(3)) is None
    program.tap(program.bar("next_hand"))
    assert program.controller.view.in_hand


# --- compare


def test_this_spot_is_compared_in_two_taps(program: Program) -> None:
    first_hand(program)
    program.controller.submit((events.Bust(seat=Seat(2)),))
    program.window.table_page.table.toast.dismiss()
    program.tap(program.window.table_page.why.foot_button)
    program.tap(program.find("compare_spot"))
    shown = page(program)
    assert isinstance(shown, ComparePage)
    assert shown.side is not None
    assert shown.side.news == "Ben busts."
    texts = {c.method.value: [plain(fact.text) for fact in c.facts] for c in shown.side.columns}
    assert texts["dead"] == ["Ben 2", "Cy 3", "Dee 4", "Eve 5"]
    assert texts["moving"] == ["Cy 3", "Cy 3", "Dee 4, Eve 5", "Fay 6"]
    assert texts["simplified"] == ["Cy 3", "Dee 4", "Eve 5", "Fay 6"]
    differs = [fact.differs for fact in shown.side.columns[1].facts]
    assert differs == [True, False, True, True]


def test_c_compares_and_esc_goes_back(program: Program) -> None:
    first_hand(program)
    program.key("c")
    assert isinstance(page(program), ComparePage)
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    assert program.window.at_table


def test_something_else_happens_in_two_taps_and_previous_forgets_it(program: Program) -> None:
    first_hand(program)
    program.key("c")
    shown = page(program)
    assert isinstance(shown, ComparePage)
    program.tap(shown.bar.buttons["change_event"])
    program.tap(program.find("what_if_leave-3"))
    assert shown.side is not None
    assert shown.side.news == "Cy leaves."
    assert any(fact.differs for column in shown.side.columns for fact in column.facts)
    program.tap(shown.bar.buttons["previous"])
    assert shown.changed is None


def test_another_rule_is_played_in_four_taps(program: Program) -> None:
    first_hand(program)
    program.tap(program.window.table_page.why.foot_button)
    program.tap(program.find("compare_spot"))
    shown = page(program)
    assert isinstance(shown, ComparePage)
    assert not shown.bar.buttons["use_rule"].isEnabled()
    program.tap(button(program, "column-moving"))
    program.tap(shown.bar.buttons["use_rule"])
    assert program.window.at_table
    assert program.controller.table.house.button.value == "moving"


def test_steps_of_a_night_are_compared_one_by_one(program: Program) -> None:
    first_hand(program)
    for _ in range(3):
        program.tap(program.bar("next_hand"))
    program.key("c")
    shown = page(program)
    assert isinstance(shown, ComparePage)
    assert shown.history is not None
    while shown.at:
        assert shown.side is not None
        program.tap(shown.bar.buttons["previous"])
    assert not shown.bar.buttons["previous"].isEnabled()


def test_only_differences_leaves_out_what_is_equal(program: Program) -> None:
    walk = show_example(program, "moving-button-big-blind-leaves")
    program.tap(walk.compare)
    shown = page(program)
    assert isinstance(shown, ComparePage)
    program.tap(shown.bar.buttons["only_differences"])
    rows = shown.columns[shown.side.columns[0].method].findChildren(QWidget)  # type: ignore[union-attr]
    said = [row.accessibleName() for row in rows if row.accessibleName().startswith("Button")]
    assert said == []


# --- what if, on the live table


def test_what_if_shows_ghosts_before_anything_is_said(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(4))
    program.tap(program.find("what_if"))
    state = program.window.table_page.table.seat_button(5).state
    assert state is not None
    assert [ghost.text for ghost in state.seat.ghosts] == ["BB"]
    assert state.seat.changed
    assert program.controller.table.player(Seat(4)) is not None
    before = len(program.controller.log.done)
    program.tap(button(program, "go_back"))
    state = program.window.table_page.table.seat_button(5).state
    assert state is not None
    assert not state.seat.changed
    assert len(program.controller.log.done) == before


def test_what_if_is_done_with_a_tap(program: Program) -> None:
    first_hand(program)
    program.tap(program.seat(4))
    program.tap(program.find("what_if"))
    bar = button(program, "do_it").parentWidget()
    assert bar is not None
    program.tap(bar.events.segments["leave"])  # type: ignore[attr-defined]
    program.tap(button(program, "do_it"))
    assert program.controller.table.player(Seat(4)) is None
    assert not bar.isVisible()


# --- moments as files


def test_a_moment_is_saved_and_opened_again(program: Program, tmp_path: Path) -> None:
    first_hand(program)
    program.tap(program.bar("next_hand"))
    program.controller.submit((events.Leave(seat=Seat(3)),))
    program.where = tmp_path / "dispute.toml"
    program.window.all_actions["save_moment"].trigger()
    scenario = read_scenario(program.where, program.window.services.presets)
    assert first_failure(scenario) is None
    program.window.all_actions["open_scenario"].trigger()
    program.settle()
    assert isinstance(page(program), WalkPage)


def test_a_file_that_is_no_scenario_is_named(program: Program, tmp_path: Path) -> None:
    program.where = tmp_path / "bad.toml"
    program.where.write_text("format = 1\nid = 'x'\n[table]\nseats = 99\n", encoding="utf-8")
    program.window.all_actions["open_scenario"].trigger()
    program.settle()
    strip = program.window.notices.strips[Subject.UNREADABLE]
    assert "bad.toml" in strip.words.text()
    assert program.window.at_table


# --- nothing clipped


@LANGUAGES
@SIZES
def test_examples_and_comparisons_fit(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    program = make(qtbot, tmp_path, language, size)
    program.window.all_actions["examples"].trigger()
    program.settle()
    assert faults(program.window) == []
    walk = show_example(program)
    program.tap(walk.bar.buttons["next_step"])
    assert faults(program.window) == []
    program.tap(walk.bar.buttons["previous"])
    program.tap(walk.bar.buttons["try_it"])
    assert faults(program.window) == []
    program.tap(walk.compare)
    assert faults(program.window) == []
    assert (program.window.width(), program.window.height()) == size


@LANGUAGES
@SIZES
def test_what_if_fits(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    program = make(qtbot, tmp_path, language, size)
    first_hand(program)
    program.tap(program.seat(4))
    program.tap(program.find("what_if"))
    assert faults(program.window) == []


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.HIGH_CONTRAST])
def test_pages_wear_every_theme(qtbot: QtBot, tmp_path: Path, theme: ThemeChoice) -> None:
    program = make(qtbot, tmp_path)
    walk = show_example(program)
    dark = walk.grab().toImage()
    program.window.prefer(theme=theme)
    program.settle()
    assert walk.grab().toImage() != dark
    assert faults(program.window) == []

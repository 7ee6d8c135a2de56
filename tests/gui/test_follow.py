"""A hand followed by tap: whose turn, what is legal, the pots, who wins them, and undo."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.house_words import Betting
from dealer_assist.core.table import Table
from dealer_assist.core.values import Chips, Presence, Seat
from dealer_assist.gui.amounts import AmountSheet, Asked, SizesSheet
from dealer_assist.gui.follow_bar import FollowBar
from dealer_assist.gui.widgets import PushButton
from tests.gui.parts import STILL, TEST_SIZES, Program, table_of
from tests.gui.test_window import faults

FOUR = ("Ann", "Bob", "Cid", "Dan")
LANDSCAPE, PORTRAIT = (1280, 800), (800, 1280)
ORIENTATIONS = pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def following(
    qtbot: QtBot, folder: Path, size: tuple[int, int] = LANDSCAPE, **chosen: object
) -> Program:
    """Show the program in a size, with other settings than usual."""
    settings = msgspec.structs.replace(STILL, **{"follow": True, **chosen})
    made = Program(qtbot, folder, settings)
    made.show(size)
    return made


def counted(program: Program, stacks: Sequence[int], **house: object) -> Table:
    """Return a table of four whose chips are counted."""
    there = table_of(program, FOUR[: len(stacks)])
    seats = tuple(
        msgspec.structs.replace(player, stack=Chips(stack))
        for player, stack in zip(there.seats, stacks, strict=True)
        if player is not None
    )
    changed = msgspec.structs.replace(there.house, **house)
    return msgspec.structs.replace(there, house=changed, seats=seats)


def start(program: Program, table: Table) -> None:
    """Open a table, give seat 1 the button, deal."""
    program.play(table)
    program.tap(program.seat(1))
    program.tap(program.bar("next_hand"))


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = following(qtbot, tmp_path)
    start(made, counted(made, [32, 60, 60, 90]))
    return made


def row(program: Program) -> FollowBar:
    found = program.window.table_page.findChild(FollowBar)
    assert isinstance(found, FollowBar)
    return found


def button(program: Program, name: str) -> PushButton:
    return row(program).buttons[name]


def do(program: Program, *names: str) -> None:
    for name in names:
        assert button(program, name).isEnabled(), name
        program.tap(button(program, name))


def offered(program: Program) -> list[str]:
    """What can be tapped in the row, as it is written."""
    shown = row(program).buttons.values()
    return [one.text() for one in shown if one.isEnabled()]


def turn(program: Program) -> list[int]:
    """Seats that are drawn as first or next to act."""
    table = program.window.table_page.table
    states = [table.seat_button(seat).state for seat in range(1, table.seats + 1)]
    return [s.seat.seat for s in states if s is not None and (s.seat.turn or s.seat.first)]


def pots(program: Program) -> list[str]:
    """The pots that lie on the felt, as a screen reader hears them."""
    return [one.accessibleName() for one in program.window.table_page.table.pots.buttons]


def stacks(program: Program) -> list[int | None]:
    return [player.stack for _seat, player in program.controller.table.players()]


# --- no limit, counted stacks, side pots


@LANGUAGES
@ORIENTATIONS
def test_a_whole_hand_to_its_side_pots(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    program = following(qtbot, tmp_path, language=language, size=size)
    start(program, counted(program, [32, 60, 60, 90]))
    words = {
        "en": ["Fold", "Call 2", "Raise to 4 … 90", "All-in 90", "4", "5", "7"],
        "fr": ["Se coucher", "Suivre 2", "Relancer à 4 … 90", "Tapis 90", "4", "5", "7"],
    }
    assert turn(program) == [4]
    assert offered(program) == words[language]
    do(program, "passive")
    assert turn(program) == [1]
    do(program, "all_in", "passive", "passive", "passive")
    assert turn(program) == []
    assert pots(program) == [
        {"en": "Pot: 128 — Ann, Bob, Cid, Dan.", "fr": "Pot\u00a0: 128 — Ann, Bob, Cid, Dan."}[
            language
        ]
    ]
    assert [one.text() for one in row(program).buttons.values()] == ["Flop"]
    do(program, "street")
    assert turn(program) == [2]
    do(program, "all_in", "passive", "fold", "street", "street")
    main = {
        "en": "Main pot: 128 — Ann, Bob, Cid.",
        "fr": "Pot principal\u00a0: 128 — Ann, Bob, Cid.",
    }
    side = {"en": "Side pot: 56 — Bob, Cid.", "fr": "Pot annexe\u00a0: 56 — Bob, Cid."}
    assert pots(program) == [main[language], side[language]]
    assert not button(program, "pay").isEnabled()
    program.tap(program.seat(2))
    do(program, "pot-0")
    program.tap(program.seat(1))
    do(program, "pay")
    assert {"en": "Cid busts.", "fr": "Cid\u00a0: décavé."}[language] in offered(program)
    do(program, "pay")
    assert stacks(program) == [128, 56, 0, 58]
    assert program.controller.log.done[-1].events == (
        events.End(winners=(Seat(1), Seat(2)), by_pot=((Seat(1),), (Seat(2),))),
        events.Bust(seat=Seat(3)),
    )
    assert pots(program) == []


def test_next_hand_leads_to_the_pots_that_have_no_winner(program: Program) -> None:
    do(program, "passive", "all_in", "passive", "passive", "passive")
    do(program, "street", "all_in", "passive", "fold")
    assert program.window.table_page.armed == ""
    program.tap(program.bar("next_hand"))
    assert program.window.table_page.armed == "pot"
    assert program.controller.table.hand == 1
    program.tap(program.seat(2))
    program.tap(program.bar("next_hand"))
    assert program.controller.table.hand == 2
    assert events.Bust(seat=Seat(3)) in program.controller.log.done[-1].events


def test_next_hand_once_more_asks_for_whoever_won(program: Program) -> None:
    do(program, "passive", "all_in", "passive", "passive", "passive")
    do(program, "street", "all_in", "passive", "fold")
    program.tap(program.bar("next_hand"))
    program.tap(program.bar("next_hand"))
    assert program.window.table_page.armed == "winner"


def test_every_action_is_one_undo(program: Program) -> None:
    do(program, "fold", "passive", "passive")
    assert turn(program) == [3]
    for seat in (2, 1, 4):
        program.tap(program.window.top.undo)
        assert turn(program) == [seat]
    program.tap(program.window.top.redo)
    assert turn(program) == [1]


def test_the_end_is_undone_with_its_busts(program: Program) -> None:
    do(program, "fold", "fold", "all_in", "passive", "street", "street", "street")
    program.tap(program.seat(3))
    do(program, "pay", "pay")
    assert stacks(program) == [32, 0, 120, 90]
    player = program.controller.table.player(Seat(2))
    assert player is not None
    assert player.presence is Presence.BUSTED
    program.tap(program.window.top.undo)
    assert stacks(program) == [32, 60, 60, 90]
    assert pots(program) == ["Pot: 120 — Bob, Cid."]


def test_whoever_rebuys_at_once_is_not_busted(program: Program) -> None:
    do(program, "fold", "fold", "all_in", "passive", "street", "street", "street")
    program.tap(program.seat(3))
    do(program, "pay", "busts-2", "pay")
    assert program.controller.log.done[-1].events == (events.End(winners=(Seat(3),)),)


def test_a_split_names_everybody_who_shares(program: Program) -> None:
    do(program, "fold", "fold", "passive", "passive")
    for _street in range(3):
        do(program, "street", "passive", "passive")
    program.tap(program.seat(2))
    program.tap(program.seat(3))
    program.tap(program.seat(4))  # has folded: nothing happens
    do(program, "pay")
    assert program.controller.log.done[-1].events == (events.End(winners=(Seat(2), Seat(3))),)
    assert stacks(program) == [32, 60, 60, 90]


def test_next_hand_pays_the_pots_that_are_named(program: Program) -> None:
    do(program, "fold", "fold", "all_in", "passive", "street", "street", "street")
    program.tap(program.seat(2))
    program.tap(program.bar("next_hand"))
    assert [type(event) for event in program.controller.log.done[-1].events] == [
        events.End,
        events.Bust,
        events.Deal,
    ]
    assert program.controller.view.title == "Hand 2"
    assert stacks(program) == [32, 120, 0, 90]


def test_the_last_player_left_is_paid_by_next_hand(program: Program) -> None:
    do(program, "fold", "fold", "fold")
    assert row(program).words.text == "1 goes back to Cid."
    program.tap(program.bar("next_hand"))
    assert stacks(program) == [32, 59, 61, 90]


def test_a_pot_tells_who_may_win_it(program: Program) -> None:
    do(program, "passive", "all_in", "passive", "passive", "passive", "street")
    page = program.window.table_page
    program.tap(page.table.pots.buttons[0])
    lit = [seat for seat in range(1, 5) if (s := page.table.seat_button(seat).state) and s.selected]
    assert lit == [1, 2, 3, 4]
    program.tap(page.table.pots.buttons[0])
    assert not page.armed


def test_pots_lie_on_free_felt(program: Program) -> None:
    do(program, "passive", "all_in", "passive", "passive", "passive", "street")
    do(program, "all_in", "passive", "fold")
    table = program.window.table_page.table
    boxes = [one.geometry() for one in table.pots.buttons]
    cards = [table.seat_button(seat).geometry() for seat in range(1, 5)]
    assert len(boxes) == 2
    assert all(box.height() >= 48 for box in boxes)
    assert not boxes[0].adjusted(-7, -7, 7, 7).intersects(boxes[1])
    assert not any(box.intersects(card) for box in boxes for card in cards)


# --- amounts


def amount_sheet(program: Program) -> AmountSheet:
    sheet = program.window.sheet
    assert isinstance(sheet, AmountSheet)
    return sheet


@LANGUAGES
def test_other_amounts_are_typed_and_refusals_are_said(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    program = following(qtbot, tmp_path, language=language)
    start(program, counted(program, [32, 60, 60, 90]))
    do(program, "raise")
    sheet = amount_sheet(program)
    program.tap(sheet.keys["3"])
    program.tap(sheet.done)
    assert sheet.status.isVisible()
    assert "4" in sheet.status.text()
    assert turn(program) == [4]
    program.key("20")  # goes on after the 3
    program.tap(sheet.done)
    assert program.window.sheet is sheet  # 320 is more than Dan has
    for _digit in range(3):
        QTest.keyClick(sheet, Qt.Key.Key_Backspace)
    program.key("20")
    program.tap(sheet.done)
    assert not sheet.isVisible()
    said = events.Act(seat=Seat(4), action=events.Action.RAISE, to=Chips(20))
    assert program.controller.log.done[-1].events == (said,)


def test_quick_amounts_are_one_tap(program: Program) -> None:
    quick = [button(program, f"quick-{place}") for place in range(3)]
    assert [(one.text(), one.reason) for one in quick] == [
        ("4", "Minimum"), ("5", "Half pot"), ("7", "Pot"),
    ]  # fmt: skip
    do(program, "quick-2")
    assert button(program, "passive").text() == "Call 7"


def test_without_stacks_amounts_have_no_bound(qtbot: QtBot, tmp_path: Path) -> None:
    program = following(qtbot, tmp_path)
    start(program, table_of(program, FOUR))
    assert offered(program)[:4] == ["Fold", "Call 2", "Raise to 4 or more", "All-in…"]
    do(program, "all_in")
    program.key("500")
    program.tap(amount_sheet(program).done)
    assert button(program, "passive").text() == "Call 500"


def test_a_second_tap_in_the_same_moment_does_nothing(program: Program) -> None:
    program.settle()
    for _tap in range(2):
        QTest.mouseClick(button(program, "fold"), Qt.MouseButton.LeftButton)
    assert turn(program) == [1]


# --- fixed limit and stud


@LANGUAGES
def test_fixed_limit_is_capped(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = following(qtbot, tmp_path, language=language)
    start(program, counted(program, [99, 99, 99, 99], betting=Betting.FIXED_LIMIT))
    raises = []
    for _raise in range(3):
        raises.append(button(program, "raise").text())
        do(program, "raise")
    word = {"en": "Raise to", "fr": "Relancer à"}[language]
    assert raises == [f"{word} {total}" for total in (4, 6, 8)]
    capped = button(program, "raise")
    assert not capped.isEnabled()
    note = {"en": "No more raises this round.", "fr": "Plus de relance à ce tour."}[language]
    assert capped.reason == note
    assert [one for one in row(program).buttons if one.startswith("quick")] == []


CARDS = ("4d", "2c", "Kd")


def deal_cards(program: Program, cards: Sequence[str]) -> None:
    for card in cards:
        program.tap(program.find(f"card-{card}"))
    sheet = program.window.sheet
    assert sheet is not None
    done = sheet.findChild(PushButton, "done") or sheet.done  # type: ignore[attr-defined]
    program.tap(done)


@LANGUAGES
def test_stud_from_its_bring_in(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = following(qtbot, tmp_path, language=language)
    program.play(table_of(program, ("Ann", "Bob", "Cid"), "stud"))
    program.tap(program.bar("next_hand"))
    deal_cards(program, CARDS)
    opening = button(program, "opening")
    assert opening.text().startswith("Bob")  # has the lowest card, and may open for the whole bet
    assert turn(program) == [3]
    do(program, "raise")
    word = {"en": "Complete to", "fr": "Compléter à"}[language]
    assert program.controller.view.seats[2].chips
    assert "opening" not in row(program).buttons
    assert not button(program, "raise").text().startswith(word)
    do(program, "fold", "passive")
    assert (
        button(program, "street").text() == {"en": "Fourth street", "fr": "Quatrième rue"}[language]
    )
    do(program, "street")
    assert not program.find("card-Kd").isEnabled()
    deal_cards(program, ("7c", "8c"))
    assert program.controller.table.boards == ((1, ("4d",)), (2, ("2c", "7c")), (3, ("Kd", "8c")))
    assert turn(program) == [3]


# --- the mode


def test_it_is_off_until_it_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    program = following(qtbot, tmp_path, follow=False)
    start(program, counted(program, [32, 60, 60, 90]))
    assert program.window.table_page.findChild(FollowBar) is None
    program.tap(program.bar("more"))
    program.tap(program.row("follow"))
    assert [program.window.preferences.follow, row(program).isVisible()] == [True, True]
    QTest.keyClick(program.focus, Qt.Key.Key_Escape)
    program.key("f")
    assert [program.window.preferences.follow, row(program).isVisible()] == [False, False]


@pytest.mark.parametrize("follow", [True, False])
def test_not_following_the_next_hand_is_one_tap(
    qtbot: QtBot, tmp_path: Path, *, follow: bool
) -> None:
    program = following(qtbot, tmp_path, follow=follow)
    start(program, counted(program, [32, 60, 60, 90]))
    for number in (2, 3):
        program.tap(program.bar("next_hand"))
        assert program.controller.view.title == f"Hand {number}"


def test_the_language_is_switched_in_the_middle(program: Program) -> None:
    do(program, "passive")
    program.window.all_actions.values["language", "fr"].trigger()
    program.settle()
    assert button(program, "fold").text() == "Se coucher"


def test_somebody_sits_down_with_chips(program: Program) -> None:
    program.window.all_actions["add_seat"].trigger()
    program.tap(program.seat(5))
    program.tap(program.row("join"))
    program.key("150")
    sheet = program.window.sheet
    assert sheet is not None
    program.tap(sheet.done)  # type: ignore[attr-defined]
    assert stacks(program) == [32, 60, 60, 90, 150]
    assert program.controller.view.seats[4].stack == "150"


def test_a_newcomers_chips_need_not_be_counted(program: Program) -> None:
    program.window.all_actions["add_seat"].trigger()
    program.tap(program.seat(5))
    program.tap(program.row("join"))
    sheet = program.window.sheet
    assert sheet is not None
    program.tap(sheet.done)  # type: ignore[attr-defined]
    assert stacks(program) == [32, 60, 60, 90, None]


def test_the_first_page_gives_everybody_chips(qtbot: QtBot, tmp_path: Path) -> None:
    program = following(qtbot, tmp_path)
    program.files.begin(new=True)
    program.settle()
    program.tap(program.window.start_page.blinds.segments["other"])
    sheet = program.files.number_sheet
    program.tap(sheet.fields[2])
    program.key("200")
    program.tap(sheet.done)
    program.tap(program.window.start_page.start)
    assert set(stacks(program)) == {200}


# --- the helper


@LANGUAGES
def test_bet_sizes_need_no_table(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    program = following(qtbot, tmp_path, language=language, follow=False)
    program.files.begin(new=True)
    program.window.all_actions["sizes"].trigger()
    program.settle()
    sheet = program.window.sheet
    assert isinstance(sheet, SizesSheet)
    program.key("150")
    program.tap(sheet.fields[1])
    program.tap(sheet.keys["5"])
    program.tap(sheet.keys["0"])
    assert sheet.answer.text() == "250"
    assert "250" in sheet.formula.text()
    program.tap(sheet.kind.segments[Asked.SMALLEST])
    assert len(sheet.fields) == 2
    program.tap(sheet.fields[1])
    program.key("30")
    assert sheet.answer.text() == "80"  # the bet of 50 is still there


def test_bet_sizes_start_from_the_hand_that_is_followed(program: Program) -> None:
    do(program, "passive", "passive")
    program.window.all_actions["sizes"].trigger()
    program.settle()
    sheet = program.window.sheet
    assert isinstance(sheet, SizesSheet)
    assert sheet.amounts == [7, 2, 1]  # 1 and 2 posted, 2 and 2 called; Bob acts
    program.tap(sheet.kind.segments[Asked.SMALLEST])
    assert sheet.answer.text() == "4"


# --- nothing clipped


@pytest.mark.parametrize(("language", "zoom"), [("en", 100), ("fr", 100), ("fr", 150)])
@pytest.mark.parametrize("size", TEST_SIZES)
def test_everything_fits(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int], zoom: int
) -> None:
    program = following(qtbot, tmp_path, language=language, size=size, zoom=zoom)
    start(program, counted(program, [3200, 6000, 6000, 9000], blinds=(100, 200), decimals=0))
    program.window.table_page.table.toast.dismiss()
    assert faults(program.window) == []
    do(program, "passive", "all_in", "passive", "passive", "passive")
    program.window.table_page.table.toast.dismiss()
    assert faults(program.window) == []
    do(program, "street", "all_in", "passive", "fold", "street", "street")
    program.window.table_page.table.toast.dismiss()
    program.tap(program.seat(3))
    assert faults(program.window) == []
    do(program, "pay")
    assert faults(program.window) == []
    assert not row(program).words.clipped
    assert (program.window.width(), program.window.height()) == size
    corner = row(program).mapTo(program.window, QPoint(0, 0))
    assert program.window.rect().contains(QRect(corner, row(program).size()))


def test_by_touch_and_by_key(program: Program) -> None:
    program.touch(button(program, "passive"))
    assert turn(program) == [1]
    fold = button(program, "fold")
    fold.setFocus()
    program.settle()
    QTest.keyClick(fold, Qt.Key.Key_Return)
    assert turn(program) == [2]
    program.settle()
    assert row(program).has_focus

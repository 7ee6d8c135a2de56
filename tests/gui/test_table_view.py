"""The ring of seats, the felt between them, markers that glide, and the toast."""

import itertools

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui import style
from dealer_assist.gui.card import CardState, Verdict
from dealer_assist.gui.card_plan import marker_room, name_height, plan_card
from dealer_assist.gui.centre import RowKind, Words
from dealer_assist.gui.chips import chips_of
from dealer_assist.gui.geometry import Box, Frame, arrange
from dealer_assist.gui.glide import MarkerGlide, flights
from dealer_assist.gui.paint import MarkerStyle
from dealer_assist.gui.scene import compose_scene
from dealer_assist.gui.style import CONTRAST, DARK, LIGHT, Look
from dealer_assist.gui.table import TableView
from dealer_assist.view.values import (
    Line,
    LineKind,
    Marker,
    MarkerKind,
    NextMarker,
    SeatView,
    Stack,
    Tag,
    TagKind,
    View,
)
from tests.gui.test_geometry import SEATS, SIZES, table_area
from tests.support.paths import RESOURCES

STILL = Look(motion=False)
KINDS = {
    "D": MarkerKind.BUTTON,
    "SB": MarkerKind.SMALL_BLIND,
    "xSB": MarkerKind.DEAD_SMALL_BLIND,
    "BB": MarkerKind.BIG_BLIND,
    "3B": MarkerKind.THIRD_BLIND,
    "BI": MarkerKind.BRING_IN,
    "ST": MarkerKind.STRADDLE,
    "K": MarkerKind.KILL,
    "L": MarkerKind.LEG,
}
OWES = Tag(kind=TagKind.OWES_BIG, text="OWES SB+BB")
NEW = Tag(kind=TagKind.NEW, text="NEW")
LONG = "Maximiliana-Alexandra Konstantinopoulos-Featherstonehaugh III"
LINES = (
    Line(kind=LineKind.SPOKEN, text="Dead button at seat 9."),
    Line(kind=LineKind.SPOKEN, text="Small blind Alice, big blind Bob."),
    Line(kind=LineKind.FIRST_TO_ACT, text="First to act: David."),
)
DETAIL = Line(kind=LineKind.DETAIL, text="Chloé straddles 4. To call 4, raise to 8 or more.")


def marks(words: str) -> tuple[Marker, ...]:
    """Return markers by their letters."""
    return tuple(Marker(kind=KINDS[word], text=word.lstrip("x")) for word in words.split())


def seat_view(seat: int, name: str = "Alice", *, markers: str = "", ghosts: str = "") -> SeatView:
    """Return a seat with its markers and nothing else."""
    return SeatView(
        seat=Seat(seat),
        name=name,
        empty=name == "Empty",
        faded=False,
        badge=str(seat),
        first=False,
        markers=marks(markers),
        ghosts=marks(ghosts),
        tag=None,
        note="",
        chips=(),
        changed=False,
        spoken=f"Seat {seat}: {name} {markers}",
    )


def stack(amount: int, label: str = "") -> Stack:
    """Return chips on the felt."""
    return Stack(amount=Chips(amount), text=str(amount), label=label)


def view_of(seats: tuple[SeatView, ...], lines: tuple[Line, ...] = LINES) -> View:
    """Return a view of these seats."""
    return View(
        language="en",
        title="Hand 37",
        subtitle="",
        limit="",
        stakes="1 / 2",
        in_hand=True,
        seats=seats,
        lines=lines,
        next_label="Next hand",
        next_markers=tuple(
            NextMarker(marker=marker, seats=str(index))
            for index, marker in enumerate(marks("D SB BB"), 1)
        ),
        why_title="",
        why_hand="",
        reasons=(),
        bar=(),
        undo="",
        redo="",
        spoken="",
    )


def plain(seats: int, button: int = 1) -> View:
    """Return a table with button and blinds after it, and their chips."""
    held = {button: "D", button % seats + 1: "SB", (button + 1) % seats + 1: "BB"}
    views = []
    for number in range(1, seats + 1):
        view = seat_view(number, f"Player {number}", markers=held.get(number, ""))
        chips = (stack(2),) if "B" in held.get(number, "") else ()
        views.append(change(view, chips=chips))
    return view_of(tuple(views))


def change(view: SeatView, **fields: object) -> SeatView:
    """Return a seat with other fields."""
    return msgspec.structs.replace(view, **fields)


@pytest.fixture(autouse=True, scope="module")
def _fonts(qapp: object) -> None:
    style.load_fonts(RESOURCES)


def shown(
    qtbot: QtBot, view: View, look: Look = STILL, size: tuple[int, int] = (992, 656)
) -> TableView:
    """Return a table on the screen."""
    table = TableView(look)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show_view(view)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    return table


@pytest.mark.parametrize("size", SIZES)
def test_every_seat_is_a_target_of_48_and_8_from_the_next(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = TableView(STILL)
    qtbot.addWidget(table)
    table.resize(*table_area(size))
    table.show()
    for seats in SEATS:
        table.show_view(plain(seats))
        boxes = [table.seat_button(seat).geometry() for seat in range(1, seats + 1)]
        assert min(min(box.width(), box.height()) for box in boxes) >= 48
        for one, two in itertools.combinations(boxes, 2):
            assert not one.adjusted(-4, -4, 4, 4).intersects(two.adjusted(-3, -3, 3, 3))


@pytest.mark.parametrize("window", SIZES)
def test_words_lie_clear_of_cards_and_chips_and_nothing_is_left_out(
    window: tuple[int, int],
) -> None:
    for seats in SEATS:
        layout = arrange(Frame(*table_area(window), seats))
        view = plain(seats)
        scene = compose_scene(Words(LINES, "Next hand", view.next_markers), view, layout, "Dealer")
        said = " ".join(row.text for row in scene.rows)
        assert said.split() == " ".join([*(line.text for line in LINES), "Next hand"]).split()
        assert sum(len(row.markers) for row in scene.rows) == 3
        assert min(row.size for row in scene.rows if row.kind is RowKind.SPOKEN) >= 22
        for row in scene.rows:
            box = Box(row.at.x - row.width / 2, row.at.y - 11, row.width, 22)
            assert not [block for block in (*layout.cards, *scene.blocks) if block.overlaps(box)]


def test_spoken_lines_are_32_where_there_is_room() -> None:
    layout = arrange(Frame(992, 656, 9))
    view = plain(9)
    scene = compose_scene(Words((*LINES, DETAIL)), view, layout, "Dealer")
    assert {row.size for row in scene.rows if row.kind is RowKind.SPOKEN} == {32}
    assert [row.text for row in scene.rows if row.kind is RowKind.FIRST] == ["First to act: David."]


def test_amounts_lose_their_chips_before_words_are_left_out() -> None:
    layout = arrange(Frame(600, 592, 10))
    chips = (stack(25), stack(100, "ante"))
    view = view_of(tuple(change(seat_view(n), chips=chips) for n in range(1, 11)))
    scene = compose_scene(Words((*LINES, DETAIL)), view, layout, "Dealer")
    assert {place.shape.value for place, _ in scene.stacks} == {"pill"}
    assert any(row.kind is RowKind.FIRST for row in scene.rows)


@pytest.mark.parametrize("width", [168, 144, 128, 108])
@pytest.mark.parametrize(
    "seat",
    [
        seat_view(1, markers="ST K", ghosts="BB"),
        seat_view(2, markers="D SB BB", ghosts="D"),
        seat_view(3, markers="BB", ghosts="D SB BB"),
        change(seat_view(4, markers="D"), tag=OWES),
        change(seat_view(5, "Empty", markers="D", ghosts="SB"), note="Dead button"),
        change(seat_view(6, "Empty", markers="xSB"), note="Dead small blind"),
        change(seat_view(7, markers="L"), tag=NEW),
    ],
)
def test_nothing_on_a_card_overlaps_or_leaves_it(seat: SeatView, width: int) -> None:
    height = max(72, round(0.62 * width))
    plan = plan_card(seat, width, height)
    spans = []
    for placed in plan.markers:
        half = marker_room(placed.marker, placed.size) / 2
        spans.append((placed.x - half, placed.x + half))
    if plan.tag is not None:
        spans.append((plan.tag[0], plan.tag[0] + plan.tag[2]))
    if plan.note:
        longest = max(style.metrics(15, 600).horizontalAdvance(line) for line in plan.note)
        spans.append((plan.note_x, plan.note_x + longest))
    spans.sort()
    assert spans[0][0] >= 4
    assert spans[-1][1] <= width - 4
    for one, two in itertools.pairwise(spans):
        assert one[1] <= two[0] + 0.5
    for placed in plan.markers:
        assert placed.size >= 28
        assert placed.y + placed.size / 2 <= height - 4


def test_ghosts_shrink_before_own_markers_do() -> None:
    plan = plan_card(seat_view(1, markers="D SB", ghosts="BB"), 168, 104)
    sizes = {placed.how: placed.size for placed in plan.markers}
    assert sizes == {MarkerStyle.SOLID: 44, MarkerStyle.GHOST: 32}
    crowded = plan_card(seat_view(1, markers="D SB BB", ghosts="BB"), 168, 104)
    assert {placed.how for placed in crowded.markers} == {MarkerStyle.SOLID}


@pytest.mark.parametrize("width", [168, 144, 128, 108])
@pytest.mark.parametrize(
    "seat",
    [
        change(seat_view(1, markers="D", ghosts="BB"), tag=OWES),
        change(seat_view(2, markers="D"), tag=OWES, stack="12 500"),
        change(seat_view(3, "Empty", markers="D"), note="Dead small blind"),
        change(seat_view(4, markers="L"), tag=Tag(kind=TagKind.NEW, text="NOUVEAU")),
        seat_view(5, markers="D SB", ghosts="D SB"),
    ],
)
def test_all_else_gives_way_before_own_markers_go_under_36(seat: SeatView, width: int) -> None:
    plan = plan_card(seat, width, max(72, round(0.62 * width)))
    own = [placed.size for placed in plan.markers if placed.how is MarkerStyle.SOLID]
    assert len(own) == len(seat.markers)
    assert min(own) >= 36
    assert min(placed.size for placed in plan.markers) >= 32


def test_a_tag_that_fits_neither_whole_nor_broken_keeps_its_last_word() -> None:
    seat = change(seat_view(1, markers="D"), tag=OWES)
    assert plan_card(seat, 168, 104).tag_text == "OWES\nSB+BB"
    assert plan_card(seat, 108, 72).tag_text == "SB+\nBB"
    words = Tag(kind=TagKind.NEW, text="NOUVEAU")
    assert plan_card(change(seat, tag=words), 108, 72).tag_text.endswith("…")


@pytest.mark.parametrize("width", [168, 144, 128, 108])
def test_markers_and_tags_lie_below_the_name(width: int) -> None:
    height = max(72, round(0.62 * width))
    plan = plan_card(change(seat_view(1, markers="D"), tag=OWES), width, height)
    capitals_end = name_height(height) + 7
    assert plan.tag is not None
    assert plan.tag[1] >= capitals_end
    assert plan.tag[1] + plan.tag[3] <= height - 4
    assert min(placed.y - placed.size / 2 for placed in plan.markers) >= capitals_end


def test_a_stack_has_the_chips_of_its_amount() -> None:
    worth = {ink: value for value, ink in style.CHIP_COLOURS}
    assert [worth[ink] for ink in chips_of(4)] == [1, 1, 1, 1]
    assert [worth[ink] for ink in chips_of(131)] == [100, 25, 5, 1]
    assert len(chips_of(400_000)) == 5


def test_a_tap_tells_its_seat_once(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9))
    with qtbot.waitSignal(table.seat_tapped) as tapped:
        QTest.mouseClick(table.seat_button(4), Qt.MouseButton.LeftButton)
    assert tapped.args == [4]


def test_a_second_finger_is_ignored(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9))
    taps: list[int] = []
    table.seat_tapped.connect(taps.append)
    finger: QPointingDevice = QTest.createTouchDevice()
    one, two = table.seat_button(2), table.seat_button(7)
    middles = [button.geometry().center() for button in (one, two)]
    window = table.windowHandle()
    QTest.touchEvent(window, finger).press(0, middles[0], window).commit()
    QTest.touchEvent(window, finger).stationary(0).press(1, middles[1], window).commit()
    QTest.touchEvent(window, finger).stationary(0).release(1, middles[1], window).commit()
    QTest.touchEvent(window, finger).release(0, middles[0], window).commit()
    qtbot.waitUntil(lambda: bool(taps))
    assert taps == [2]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_a_seat(qtbot: QtBot, key: Qt.Key) -> None:
    table = shown(qtbot, plain(9))
    table.seat_button(3).setFocus()
    with qtbot.waitSignal(table.seat_tapped) as tapped:
        QTest.keyClick(table.seat_button(3), key)
    assert tapped.args == [3]


def test_arrows_walk_round_the_ring_which_is_one_tab_stop(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    before, after, table = QPushButton(page), QPushButton(page), TableView(STILL, page)
    for widget in (before, table, after):
        column.addWidget(widget)
    page.resize(992, 800)
    table.show_view(plain(9))
    QWidget.setTabOrder(before, table.seat_button(1))
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    table.focus_ring()
    QTest.keyClick(table.seat_button(1), Qt.Key.Key_Left)
    assert page.focusWidget() is table.seat_button(9)
    QTest.keyClick(table.seat_button(9), Qt.Key.Key_Right)
    QTest.keyClick(table.seat_button(1), Qt.Key.Key_Down)
    assert page.focusWidget() is table.seat_button(2)
    stops = [
        seat
        for seat in range(1, 10)
        if table.seat_button(seat).focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops == [2]


def test_a_screen_reader_hears_a_button_with_the_whole_state(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(3))
    heard = QAccessible.queryAccessibleInterface(table.seat_button(1))
    assert heard is not None
    assert heard.role() == QAccessible.Role.Button
    assert heard.text(QAccessible.Text.Name) == "Seat 1: Player 1 D"
    table.show_view(plain(3, button=2))
    assert table.seat_button(2).accessibleName() == "Seat 2: Player 2 D"


def test_focus_ring_shows_for_keys_and_not_for_the_mouse(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9))
    QTest.mouseClick(table.seat_button(5), Qt.MouseButton.LeftButton)
    assert not table.seat_button(5).ring
    table.seat_button(6).setFocus(Qt.FocusReason.TabFocusReason)
    assert table.seat_button(6).ring


def test_the_number_of_seats_may_change(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9))
    table.select(9)
    table.show_view(plain(6))
    table.show_view(plain(10))
    assert table.seat_button(10).isVisible()


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST])
def test_select_arm_and_verdict_change_the_picture(qtbot: QtBot, palette: style.Palette) -> None:
    table = shown(qtbot, plain(9), Look(palette=palette, motion=False))
    pictures = [table.grab().toImage()]
    table.select(3)
    pictures.append(table.grab().toImage())
    table.arm("Tap the seat")
    pictures.append(table.grab().toImage())
    table.mark({4: Verdict.WRONG, 5: Verdict.RIGHT}, {1: marks("D")})
    pictures.append(table.grab().toImage())
    table.seat_button(2).setFocus(Qt.FocusReason.TabFocusReason)
    pictures.append(table.grab().toImage())
    assert all(one != two for one, two in itertools.pairwise(pictures))
    table.mark({}, {})
    table.arm("")
    table.select(0)
    table.seat_button(2).clearFocus()
    assert table.grab().toImage() == pictures[0]


def test_every_kind_of_card_is_painted(qtbot: QtBot) -> None:
    seats = (
        seat_view(1, LONG, markers="D SB"),
        change(seat_view(2, markers="BB 3B", ghosts="ST K"), changed=True, badge=""),
        change(seat_view(3, markers="D"), tag=OWES, faded=True, badge="AWAY"),
        change(seat_view(4, markers="L"), tag=NEW, badge="WAITS"),
        change(seat_view(5, "Empty", markers="xSB", ghosts="xSB"), note="Dead small blind"),
        change(seat_view(6, ghosts="BI L"), first=True, badge="1", chips=(stack(131, "ante"),)),
        change(seat_view(7, markers="K ST"), changed=True, first=True, badge="1"),
        change(seat_view(8, "Empty", markers="D"), note="Dead button"),
    )
    for palette in (DARK, LIGHT, CONTRAST):
        table = shown(qtbot, view_of(seats), Look(palette=palette, motion=False))
        picture = table.grab().toImage()
        assert picture.size() == table.size() * picture.devicePixelRatio()
        assert picture.format() != QImage.Format.Format_Invalid


def test_looks_rotation_and_the_dealers_word_change_at_once(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9))
    before = table.seat_button(1).geometry()
    table.set_rotation(180)
    assert table.seat_button(1).geometry().center().y() < before.center().y()
    table.set_rotation(0)
    plain_picture = table.grab().toImage()
    table.set_dealer("Dealer")
    assert table.grab().toImage() != plain_picture
    table.set_look(Look(palette=LIGHT, zoom=1.3, motion=False))
    assert table.seat_button(1).width() >= before.width()
    assert table.grab().toImage() != plain_picture


def test_a_small_table_is_painted_without_words(qtbot: QtBot) -> None:
    table = TableView(STILL, small=True)
    qtbot.addWidget(table)
    table.resize(416, 300)
    table.show_view(plain(6))
    table.show()
    assert table.seat_button(1).size().toTuple() == (120, 80)
    assert not table.grab().isNull()


def test_flights_pair_old_and_new_places() -> None:
    found = [(f.marker.text, f.seat_from, f.seat_to) for f in flights(plain(9), plain(9, button=2))]
    assert found == [("D", 1, 2), ("SB", 2, 3), ("BB", 3, 4)]
    assert list(flights(plain(9), plain(9))) == []


def test_markers_glide_and_the_state_is_final_at_once(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9), Look())
    table.show_view(plain(9, button=2))
    glides = table.findChildren(MarkerGlide)
    assert [glide.flying for glide in glides] == [True, True, True]
    assert table.seat_button(2).accessibleName() == "Seat 2: Player 2 D"
    assert state_of(table, 2).flying == {MarkerKind.BUTTON}
    qtbot.waitUntil(lambda: not any(glide.flying for glide in glides))
    assert state_of(table, 2).flying == frozenset()
    assert all(glide.isHidden() for glide in glides)
    table.show_view(plain(9, button=3))
    assert table.findChildren(MarkerGlide) == glides


def test_a_tap_ends_all_motion(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9), Look())
    table.show_view(plain(9, button=2))
    QTest.mouseClick(table.seat_button(8), Qt.MouseButton.LeftButton)
    assert not any(glide.flying for glide in table.findChildren(MarkerGlide))
    assert state_of(table, 2).flying == frozenset()


def test_nothing_moves_when_motion_is_off_or_the_page_is_hidden(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9))
    table.show_view(plain(9, button=2))
    assert table.findChildren(MarkerGlide) == []
    table.set_look(Look())
    table.show_view(plain(9, button=3))
    table.hide()
    assert not any(glide.flying for glide in table.findChildren(MarkerGlide))


def state_of(table: TableView, seat: int) -> CardState:
    """Return what a seat shows."""
    state = table.seat_button(seat).state
    assert state is not None
    return state


@pytest.mark.parametrize("window", SIZES)
def test_the_toast_touches_no_seat(qtbot: QtBot, window: tuple[int, int]) -> None:
    table = shown(qtbot, plain(2), size=table_area(window))
    for seats in (2, 9, 10, 12):
        table.show_view(plain(seats))
        table.show_toast("Émile est de retour et poste 3.", "Annuler", "Annuler : siège 6")
        toast = table.toast.geometry()
        assert table.rect().contains(toast)
        assert table.toast.button.height() >= 48
        for seat in range(1, seats + 1):
            assert not toast.intersects(table.seat_button(seat).geometry())
        assert not table.grab().isNull()


@pytest.mark.parametrize("zoom", [1.0, 1.5])
@pytest.mark.parametrize("window", SIZES)
def test_the_toast_is_no_thin_column(qtbot: QtBot, window: tuple[int, int], zoom: float) -> None:
    table = shown(qtbot, plain(2), Look(zoom=zoom, motion=False), table_area(window))
    for seats in (2, 9, 10, 12):
        table.show_view(plain(seats))
        table.show_toast("Chloé is away, and posts no blinds.", "Undo", "Undo")
        toast = table.toast.geometry()
        assert toast.width() > toast.height() * 1.4
        cards = [table.seat_button(seat).geometry() for seat in range(1, seats + 1)]
        assert not any(toast.intersects(card) for card in cards)
        if window[0] >= 1280 and zoom == 1:
            assert table.toast.lines <= 2


def test_undo_in_the_toast_works_by_tap_and_return(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9))
    for press in (_tap, _return):
        table.show_toast("Chloé straddles 4.", "Undo", "Undo: seat 3 straddles")
        assert table.toast.button.accessibleName() == "Undo: seat 3 straddles"
        with qtbot.waitSignal(table.undo_clicked):
            press(table.toast.button)
        assert table.toast.isHidden()


def _tap(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _return(button: QWidget) -> None:
    QTest.keyClick(button, Qt.Key.Key_Return)


def test_the_toast_goes_after_eight_seconds(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(9), Look())
    table.show_toast("Chloé straddles 4.", "Undo", "Undo")
    for _ in range(79):
        table.toast.tick()
    assert not table.toast.isHidden()
    with qtbot.waitSignal(table.toast.gone):
        table.toast.tick()
    assert table.toast.isHidden()


def test_words_make_way_for_a_toast_on_the_felt(qtbot: QtBot) -> None:
    table = shown(qtbot, plain(12), size=(600, 592))
    before = table.grab(QRect(150, 150, 300, 120)).toImage()
    table.show_toast("Émile est de retour et poste 3.", "Annuler", "Annuler")
    assert table.grab(QRect(150, 150, 300, 120)).toImage() != before
    table.set_look(Look(palette=LIGHT, motion=False))
    table.toast.dismiss()
    table.set_look(STILL)
    assert table.grab(QRect(150, 150, 300, 120)).toImage() == before

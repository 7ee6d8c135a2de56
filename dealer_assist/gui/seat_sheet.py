"""The sheet of a seat: everything that can be said about it."""

from itertools import groupby
from operator import attrgetter

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from dealer_assist.gui import card, paint
from dealer_assist.gui.actions import ROW_ICONS
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton, RuleChip, Segmented
from dealer_assist.gui.seat import SeatButton, current_state
from dealer_assist.gui.sheets import Sheet, Side
from dealer_assist.gui.style import Look, Size, Type, color
from dealer_assist.gui.widgets import BORDER, Dressed, Frame, Words, dress, paint_frame, pen
from dealer_assist.gui.words import BOLD, SEMIBOLD, Face, line_height, paint_lines, widest
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Row, Tag
from dealer_assist.view.values import Sheet as SheetView

THIS_HAND, NEXT_HAND = "this_hand", "from_next_hand"
AHEAD = frozenset({"bust", "leave"})
"""Actions whose next hand can be looked at before they are said."""

_FIRST_GROUP = 72  # height of the rows that matter most
_GAP = 16
_NARROWEST = 380
_LIT = 4  # beyond the card: the yellow border of the selected seat


class SeatNumber(Dressed, QWidget):
    """The number of the seat, framed, at the head of its sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make one without a number."""
        super().__init__(parent)
        self.number = ""
        self.setFixedSize(Size.TARGET, Size.TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame and number."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            frame = Frame(palette.button, pen(palette.card_border, BORDER), Size.ICON_RADIUS)
            paint_frame(painter, box, frame)
            wide = widest((self.number,), Type.TITLE, BOLD)
            high = line_height(Type.TITLE)
            place = QRectF((box.width() - wide) / 2, (box.height() - high) / 2, wide, high)
            paint_lines(painter, (self.number,), place, Face(Type.TITLE, BOLD, color(palette.text)))


class TagSign(Dressed, QWidget):
    """A tag such as OWES SB+BB."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty one."""
        super().__init__(parent)
        self._tag: Tag | None = None

    def show_tag(self, tag: Tag | None) -> None:
        """Show a tag, or nothing."""
        self._tag = tag
        self.setVisible(tag is not None)
        if tag is not None:
            self.setFixedSize(round(paint.tag_width(tag.text)), Size.TAG)
            self.setAccessibleName(tag.text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tag."""
        if self._tag is not None:
            with QPainter(self) as painter:
                paint.draw_tag(painter, QRectF(self.rect()), self._tag, self.look.palette)


class Line(Dressed, QFrame):
    """A thin line between groups."""

    def sizeHint(self) -> QSize:
        """Return a line of one pixel with room about it."""
        return QSize(0, 9)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            ink = color(self.look.palette.panel_line)
            painter.fillRect(0, self.height() // 2, self.width(), 1, ink)


def clear(layout: QLayout) -> None:
    """Delete everything in a layout."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        inner = item.layout() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            clear(inner)


def show_now(layout: QLayout) -> None:
    """Show everything in a layout now, so that it counts where the layout is measured."""
    for index in range(layout.count()):
        item = layout.itemAt(index)
        widget = item.widget() if item is not None else None
        inner = item.layout() if item is not None else None
        if widget is not None:
            widget.show()
        elif inner is not None:
            show_now(inner)


class SeatSheet(Sheet):
    """Rows of what can be said; those that cannot happen say why."""

    makes_way = True
    row_tapped = Signal(object)  # Row
    rule_tapped = Signal(str)
    this_hand_chosen = Signal(bool)
    what_if_asked = Signal(int)  # the seat

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look, Side.RIGHT)
        self.shown: SheetView | None = None
        self.seat_button: SeatButton | None = None
        self.rows: list[tuple[Row, RowButton]] = []
        self._number = SeatNumber()
        self._tag = TagSign()
        self.header.insertWidget(0, self._number, 0, Qt.AlignmentFlag.AlignTop)
        below = QHBoxLayout()
        below.setSpacing(10)
        self.names.removeWidget(self.status)
        below.addWidget(self._tag)
        below.addWidget(self.status, 1)
        self.names.addLayout(below)
        self._counts = QWidget()
        counts = QHBoxLayout(self._counts)
        counts.setSpacing(_GAP)
        self._counts_words = Words(Type.LABEL, SEMIBOLD)
        self.counts_from = Segmented((THIS_HAND, NEXT_HAND))
        self.counts_from.chosen.connect(self._choose_hand)
        counts.addWidget(self._counts_words)
        counts.addWidget(self.counts_from, 1)
        counts.setContentsMargins(0, 4, 0, 8)
        self.body.addWidget(self._counts)
        self._groups = QVBoxLayout()
        self._groups.setSpacing(Size.GRID)
        self.body.addLayout(self._groups)
        self._chips = QHBoxLayout()
        self._chips.setSpacing(Size.GRID)
        self.body.addLayout(self._chips)
        self.body.addStretch(1)

    def show_sheet(self, sheet: SheetView, texts: Texts) -> None:
        """Show what can be said about a seat now."""
        self.shown = sheet
        self.say(sheet.title, sheet.status, texts.label("close"))
        self._number.number = str(sheet.seat)
        self._number.update()
        self._tag.show_tag(sheet.tag)
        self._counts.setVisible(sheet.counts_from)
        self._counts_words.setText(texts.label("counts_from"))
        for name, segment in self.counts_from.segments.items():
            segment.say(texts.label(name))
        self.counts_from.choose(THIS_HAND if sheet.this_hand else NEXT_HAND)
        held = next((row.action for row, button in self.rows if button.hasFocus()), "")
        self._fill(sheet, texts)
        dress(self, self.look)
        self.place()
        if held:
            again = (button for row, button in self.rows if row.action == held)
            kept = next(again, self.first_row) or self.close_button
            kept.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def first_row(self) -> QWidget | None:
        """The first row that can be tapped."""
        return next((button for _, button in self.rows if button.isEnabled()), None)

    def place(self) -> None:
        """Lie where the seat can still be seen: beside it, or above or below."""
        button = self.seat_button
        if button is not None:
            corner = button.mapTo(self.window(), QPointF(0, 0))
            self.lit = QRectF(corner, button.size()).adjusted(-_LIT, -_LIT, _LIT, _LIT)
            self.side = self._free_side(self.lit)
        super().place()

    def _free_side(self, seat: QRectF) -> Side:
        left, right = seat.left(), self.width() - seat.right()
        if right >= Size.SHEET + 2 * Size.GRID:
            return Side.RIGHT
        if max(left, right) >= _NARROWEST + 2 * Size.GRID:
            return Side.RIGHT if right > left else Side.LEFT
        return Side.BOTTOM if seat.center().y() < self.height() / 2 else Side.TOP

    def room(self) -> QRect:
        """Return where the panel may lie without hiding the seat and its badge."""
        room = super().room()
        if self.lit is not None and self.side is Side.BOTTOM:
            room.setTop(round(self.lit.bottom()) + 2 * Size.GRID)
        elif self.lit is not None and self.side is Side.TOP:
            room.setBottom(round(self.lit.top()) - 3 * Size.GRID)
        return room

    @property
    def wide(self) -> int:
        """How wide the panel wants to be: zoomed as far as the seat is not hidden."""
        if self.lit is None:
            return super().wide
        free = self.width() - self.lit.right() if self.side is Side.RIGHT else self.lit.left()
        return max(_NARROWEST, min(super().wide, round(free) - 2 * Size.GRID))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scrim, and above it the seat's badge, which stands out of its card."""
        super().paintEvent(event)
        button = self.seat_button
        state = current_state(button) if button is not None else None
        if self.lit is not None and button is not None and state is not None:
            corner = button.mapTo(self.window(), QPointF(0, 0))
            box = QRectF(QPointF(0, 0), QSizeF(button.size()) / button.scale)
            with QPainter(self) as painter:
                painter.translate(corner)
                painter.scale(button.scale, button.scale)
                card.draw_signs(painter, box, state, self.look.palette, button.rise)

    def _fill(self, sheet: SheetView, texts: Texts) -> None:
        clear(self._groups)
        clear(self._chips)
        self.rows = []
        for number, group in groupby(sheet.rows, attrgetter("group")):
            if self.rows:
                self._groups.addWidget(Line())
            self._add_group(list(group), first=number == sheet.rows[0].group)
        if any(row.enabled and row.action in AHEAD for row in sheet.rows):
            self._add_what_if(texts)
        for rule, citation in sheet.rules:
            chip = RuleChip(rule)
            chip.say(citation)
            chip.clicked.connect(self._tap_rule)
            self._chips.addWidget(chip)
        self._chips.addStretch(1)
        show_now(self._groups)
        show_now(self._chips)

    def _add_what_if(self, texts: Texts) -> None:
        """Offer to look ahead before it is said."""
        button = RowButton(Icon.EYE)
        button.setObjectName("what_if")
        button.say(texts.label("what_if"), texts.label("what_if_note"))
        button.clicked.connect(self._ask_what_if)
        self._groups.addWidget(Line())
        self._groups.addWidget(button)

    def _ask_what_if(self) -> None:
        shown = self.shown
        self.dismiss()
        if shown is not None:
            self.what_if_asked.emit(shown.seat)

    def _add_group(self, rows: list[Row], *, first: bool) -> None:
        """Put rows below each other; those without a sentence stand two by two."""
        beside: QHBoxLayout | None = None
        for row in rows:
            high = _FIRST_GROUP if first and row.detail else Size.ROW
            button = RowButton(ROW_ICONS.get(row.action), primary=row.primary, height=high)
            button.setObjectName(row.action)
            button.say(row.title, row.detail)
            button.setEnabled(row.enabled)
            button.clicked.connect(self._tap_row)
            self.rows.append((row, button))
            if row.detail:
                beside = None
                self._groups.addWidget(button)
            elif beside is None:
                beside = QHBoxLayout()
                beside.setSpacing(Size.GRID)
                beside.addWidget(button)
                self._groups.addLayout(beside)
            else:
                beside.addWidget(button)
                beside = None

    def _tap_row(self) -> None:
        button = self.sender()
        row = next(row for row, other in self.rows if other is button)
        self.row_tapped.emit(row)

    def _tap_rule(self) -> None:
        chip = self.sender()
        assert isinstance(chip, RuleChip)
        self.rule_tapped.emit(chip.rule)

    def _choose_hand(self, value: str) -> None:
        self.this_hand_chosen.emit(value == THIS_HAND)

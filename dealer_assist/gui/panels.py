"""The Why panel: the reasons of this hand, each with its rule."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dealer_assist.gui import paint
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import chip_width, paint_chip
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type, color
from dealer_assist.gui.widgets import (
    Dressed,
    Frame,
    Pressable,
    PushButton,
    Words,
    dress,
    paint_frame,
    pen,
)
from dealer_assist.gui.words import BOLD, MEDIUM, Face, line_height, paint_lines, widest, wrapped
from dealer_assist.view.values import Reason, View

_MARKER = 36
_CHIP = 30
_GAP = 6
_COLUMN = 340  # least width of one of several columns
_EDGE = 8  # room for the focus ring of a reason


class ReasonBlock(Pressable):
    """One reason; a tap anywhere on it shows its rule."""

    def __init__(self, reason: Reason, *, size: int, parent: QWidget | None = None) -> None:
        """Show a reason in type of a size."""
        super().__init__(parent)
        self.shown = reason
        self._size = size
        self.lined = False  # a line above parts it from another reason
        self.say(reason.title, reason.text)
        self.setAccessibleName("\n".join((reason.title, reason.text, reason.citation)).strip())
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if not reason.rule:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of sign, title, text and chip."""
        title, text = self._lines(width)
        high = max(_MARKER, len(title) * line_height(self._title_size))
        high += len(text) * self._step
        if self.shown.citation:
            high += _GAP + _CHIP
        return max(Size.TARGET, round(high) + 2 * _GAP)

    def sizeHint(self) -> QSize:
        """Return the size in a panel of the usual width."""
        wide = Size.PANEL_SIDE - 2 * Size.PANEL_PADDING
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Return the least height."""
        return QSize(Size.TARGET, Size.TARGET)

    @property
    def clipped(self) -> bool:
        """Whether words do not fit."""
        title, text = self._lines(self.width())
        return (
            self.heightForWidth(self.width()) > self.height()
            or widest(title, self._title_size, BOLD) > self._title_room(self.width())
            or widest(text, self._text_size, MEDIUM) > self.width() - 2 * _EDGE
        )

    @property
    def _title_size(self) -> int:
        return self.scaled(Type.BUTTON - 1)

    @property
    def _text_size(self) -> int:
        return self.scaled(self._size)

    @property
    def _step(self) -> float:
        return round(self._text_size * 1.4)

    @property
    def _sign_width(self) -> float:
        if self.shown.tag is not None:
            return paint.tag_width(self.shown.tag.text, Type.REASON) + 12
        return _MARKER + 12 if self.shown.marker is not None else 0.0

    def _title_room(self, width: int) -> float:
        return width - 2 * _EDGE - self._sign_width

    def _lines(self, width: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        title = wrapped(self.shown.title, self._title_size, BOLD, self._title_room(width))
        return title, wrapped(self.shown.text, self._text_size, MEDIUM, width - 2 * _EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign, the words and the chip."""
        palette = self.look.palette
        title, text = self._lines(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isDown() and self.shown.rule:
                frame = Frame(self.ground(palette.panel), None)
                paint_frame(painter, QRectF(self.rect()), frame)
            if self.lined:
                ink = color(palette.panel_line)
                painter.fillRect(QRectF(_EDGE, 0, self.width() - 2 * _EDGE, 1), ink)
            high = max(_MARKER, len(title) * line_height(self._title_size))
            self._paint_sign(painter, _GAP + high / 2)
            top = _GAP + (high - len(title) * line_height(self._title_size)) / 2
            place = QRectF(_EDGE + self._sign_width, top, 0, 0)
            face = Face(self._title_size, BOLD, color(palette.text))
            paint_lines(painter, title, place, face)
            place = QRectF(_EDGE, _GAP + high, 0, 0)
            face = Face(self._text_size, MEDIUM, color(palette.text), self._step)
            paint_lines(painter, text, place, face)
            if self.shown.citation:
                top = _GAP + high + len(text) * self._step + _GAP
                box = QRectF(_EDGE, top, chip_width(self.shown.citation), _CHIP)
                paint_chip(painter, box, self.shown.citation, color(palette.rule))

    def _paint_sign(self, painter: QPainter, middle: float) -> None:
        palette = self.look.palette
        if self.shown.tag is not None:
            wide = paint.tag_width(self.shown.tag.text, Type.REASON)
            box = QRectF(_EDGE, middle - Size.TAG / 2, wide, Size.TAG)
            paint.draw_tag(painter, box, self.shown.tag, palette, size=Type.REASON)
        elif self.shown.marker is not None:
            spot = paint.Spot(QPointF(_EDGE + _MARKER / 2, middle), _MARKER)
            paint.draw_marker(painter, self.shown.marker, spot, palette)


class WhyPanel(Dressed, QWidget):
    """All reasons, at the right of the table or below it."""

    rule_tapped = Signal(str)
    rules_tapped = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self.look = look
        self._view: View | None = None
        self._below = False
        self._nothing = ""
        self.title = Words(Type.PRIMARY, BOLD)
        self.hand = Words(Type.REASON, MEDIUM, second=True)
        self.top_button = PushButton(Icon.BOOK, height=Size.TARGET, size=Type.LABEL + 1)
        self.foot_button = PushButton(height=Size.TARGET, size=Type.LABEL + 1)
        for button in (self.top_button, self.foot_button):
            button.clicked.connect(self.rules_tapped)
        self.top_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.blocks: list[ReasonBlock] = []
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Size.PANEL_PADDING)
        self._grid.setVerticalSpacing(Size.GRID)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.area = Scroll(content)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(_EDGE, 0, _EDGE, 0)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.hand)
        head.addWidget(self.top_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(Size.GRID)
        column.addLayout(head)
        column.addWidget(self.area, 1)
        column.addWidget(self.foot_button)

    def say(self, full: str, short: str, nothing: str) -> None:
        """Name the buttons, and what stands there when there is nothing to explain."""
        self.foot_button.say(full)
        self.top_button.say(short)
        self._nothing = nothing

    def set_below(self, *, below: bool, high: int = Size.PANEL_BELOW) -> None:
        """Lie below the table, in columns and as high as said, or at its right."""
        self._below = below
        self.top_button.setVisible(below)
        self.foot_button.setVisible(not below)
        self.hand.setVisible(not below)
        if below:
            self.setMinimumWidth(0)
            self.setMaximumWidth(16_777_215)
            self.setFixedHeight(high)
        else:
            self.setMinimumHeight(0)
            self.setMaximumHeight(16_777_215)
            self.setFixedWidth(Size.PANEL_SIDE)
        self._fill()

    def show_view(self, view: View) -> None:
        """Show the reasons of a view."""
        changed = self._view is None or view.reasons != self._view.reasons
        self._view = view
        self.title.setText(view.why_title)
        self.hand.setText(view.why_hand)
        if changed:
            self._fill()

    def _fill(self) -> None:
        """Show each reason; those that stay keep nothing, so they are made anew."""
        if self._view is None:
            return
        for block in self.blocks:
            block.hide()
            block.deleteLater()
        size = Type.REASON_TALL if self._below else Type.REASON
        self.blocks = [ReasonBlock(reason, size=size) for reason in self._view.reasons]
        for block in self.blocks:
            block.clicked.connect(self._tapped)
        for button in (self.top_button, self.foot_button):
            button.setEnabled(bool(self.blocks))
        self._spread()
        self.area.verticalScrollBar().setValue(0)

    def _spread(self) -> None:
        columns = max(1, self.width() // _COLUMN) if self._below else 1
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for index, block in enumerate(self.blocks):
            place = Qt.AlignmentFlag.AlignTop
            block.lined = index >= columns
            self._grid.addWidget(block, index // columns, index % columns, place)
            dress(block, self.look)
            block.show()

    def _tapped(self) -> None:
        block = self.sender()
        assert isinstance(block, ReasonBlock)
        if block.shown.rule:
            self.rule_tapped.emit(block.shown.rule)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Use as many columns as there is room for."""
        if self._below:
            self._spread()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, lines between reasons, or that there is nothing to explain."""
        palette = self.look.palette
        with QPainter(self) as painter:
            frame = Frame(palette.panel, pen(palette.panel_line, 1), Size.PANEL_RADIUS)
            paint_frame(painter, QRectF(self.rect()), frame)
            if not self.blocks and self._nothing:
                place = QRectF(self.area.geometry()).translated(_EDGE, 0)
                size = self.scaled(Type.REASON)
                lines = wrapped(self._nothing, size, MEDIUM, place.width() - 2 * _EDGE)
                face = Face(size, MEDIUM, color(palette.text_second))
                paint_lines(painter, lines, place, face)

"""Rows that say what was answered, and whether it is right."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from dealer_assist.gui import paint
from dealer_assist.gui.icons import Icon, paint_icon
from dealer_assist.gui.style import Size, Type, color, mix
from dealer_assist.gui.widgets import (
    BORDER,
    Frame,
    Pressable,
    chosen_pen,
    paint_dark_lines,
    paint_frame,
    pen,
)
from dealer_assist.gui.words import BOLD, MEDIUM, Face, line_height, paint_lines, widest, wrapped
from dealer_assist.view.drill_words import PartWords
from dealer_assist.view.texts import Texts

_MARKER = 36
_LEFT, _SIDE = 12, 12
_SIGN = 22
_ROOMY = 240  # from here on the sign has its word
_NOTHING = "\u2013"


class RowState(Enum):
    """How a row looks."""

    PLAIN = "plain"
    NOW = "now"  # it is asked for
    RIGHT = "right"
    WRONG = "wrong"


class AnswerRow(Pressable):
    """A marker, what it is called, and who was given it; a tap turns to it."""

    def __init__(
        self, words: PartWords, state: RowState, texts: Texts, parent: QWidget | None = None
    ) -> None:
        """Show an answer."""
        super().__init__(parent)
        self.shown = words
        self.state = state
        marked = state in {RowState.RIGHT, RowState.WRONG}
        self._sign = texts.label(f"marked_{state.value}") if marked else ""
        self.say(words.value or _NOTHING, words.name)
        said = (words.name, words.value, self._sign)
        self.setAccessibleName(", ".join(filter(None, said)))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of name and answer."""
        lines = len(self._lines(width))
        high = line_height(self._small) + lines * line_height(self._large)
        return max(Size.ROW, round(high) + 10)

    def sizeHint(self) -> QSize:
        """Return the size in a usual panel."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(120, Size.ROW)

    @property
    def clipped(self) -> bool:
        """Whether words do not fit."""
        room = self.width() - self._inset - self._sign_width - _SIDE
        lines = self._lines(self.width())
        return (
            self.heightForWidth(self.width()) > self.height()
            or widest(lines, self._large, BOLD) > room
        )

    @property
    def _small(self) -> int:
        return self.scaled(Type.SMALLEST)

    @property
    def _large(self) -> int:
        return self.scaled(Type.LABEL + 1)

    @property
    def _inset(self) -> float:
        return _LEFT + _MARKER + 12 if self.shown.marker is not None else _LEFT + 4

    @property
    def _sign_width(self) -> float:
        if not self._sign:
            return 0.0
        if self.width() < _ROOMY:
            return _SIGN + 6
        return widest((self._sign,), self._small, BOLD) + _SIGN + 20

    def _lines(self, width: int) -> tuple[str, ...]:
        room = width - self._inset - self._sign_width - _SIDE
        return wrapped(self.text(), self._large, BOLD, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, marker, words and sign."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            self._paint_ground(painter, box)
            if self.shown.marker is not None:
                spot = paint.Spot(QPointF(_LEFT + _MARKER / 2, box.center().y()), _MARKER)
                paint.draw_marker(painter, self.shown.marker, spot, palette)
            lines = self._lines(self.width())
            high = line_height(self._small) + len(lines) * line_height(self._large)
            place = QRectF(self._inset, box.center().y() - high / 2, box.width(), high)
            face = Face(self._small, MEDIUM, color(palette.text_second))
            paint_lines(painter, (self.shown.name,), place, face)
            place.translate(0, line_height(self._small))
            paint_lines(painter, lines, place, Face(self._large, BOLD, color(palette.text)))
            if self._sign:
                self._paint_sign(painter, box)

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        palette = self.look.palette
        if self.state is RowState.WRONG:
            fill = mix(palette.panel, palette.wrong, 0.16)
            paint_frame(painter, box, Frame(fill, pen(palette.wrong, 2.5, dashed=True), 12))
        elif self.state is RowState.RIGHT:
            fill = mix(palette.panel, palette.right, 0.12)
            paint_frame(painter, box, Frame(fill, pen(palette.right, 2), 12))
        else:
            now = self.state is RowState.NOW
            border = chosen_pen(palette) if now else pen(palette.button_border, BORDER)
            paint_frame(painter, box, Frame(self.ground(palette.button), border, 12, 0.06))
            if now and palette.light:
                paint_dark_lines(painter, box, 12)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        palette = self.look.palette
        right = self.state is RowState.RIGHT
        ink = color(palette.right if right else palette.wrong)
        middle = box.center().y()
        left = box.right() - _SIDE - _SIGN
        icon = Icon.CHECK if right else Icon.CLOSE
        paint_icon(painter, icon, QRectF(left, middle - _SIGN / 2, _SIGN, _SIGN), ink)
        if self.width() < _ROOMY:
            return
        wide = widest((self._sign,), self._small, BOLD)
        high = line_height(self._small)
        place = QRectF(left - 8 - wide, middle - high / 2, wide, high)
        paint_lines(painter, (self._sign,), place, Face(self._small, BOLD, ink))


def beside(rows: Sequence[AnswerRow], *, wide: bool) -> QBoxLayout:
    """Lay rows out beside each other where there is room, else below each other."""
    flow = QBoxLayout.Direction
    layout = QBoxLayout(flow.LeftToRight if wide else flow.TopToBottom)
    layout.setSpacing(Size.GRID)
    for row in rows:
        layout.addWidget(row, 1)
    return layout

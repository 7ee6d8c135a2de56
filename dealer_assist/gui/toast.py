"""The message in the dealer's gap: what was just entered, with Undo for eight seconds."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QTransform
from PySide6.QtWidgets import QAbstractButton, QWidget

from dealer_assist.gui import paint, style
from dealer_assist.gui.style import DARK, LIGHT, Look, Motion, Palette, Size, color, font

_TICK = 100
_TEXT = 17
_LINE = 22
_PAD = 16
_EDGE = 4
_BAR_ROOM = 8
_GAP_WIDTHS = (420, 360, 304)  # a narrower toast would be a thin column
_FELT_WIDTHS = (*_GAP_WIDTHS, 264, 228, 200)
_MOST_LINES = 2


def inverse(palette: Palette) -> Palette:
    """Return the palette whose colours stand out on one."""
    return DARK if palette.light else LIGHT


class ToastButton(QAbstractButton):
    """Undo, in the toast's own colours."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Build it; its words come later."""
        super().__init__(parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def scale(self) -> float:
        """Real pixels for one of the sizes here; a target never shrinks."""
        return max(1.0, self.look.zoom)

    def sizeHint(self) -> QSize:
        """Wide enough for its word, 48 high."""
        wide = paint.text_width(self.text(), 19, 700) + 28
        return QSize(math.ceil(wide * self.scale), math.ceil(Size.TARGET * self.scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return do what Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, border and word."""
        palette = inverse(self.look.palette)
        ink = palette.focus if palette.light else palette.primary
        ground = palette.text if palette.light else palette.room_top
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self.scale, self.scale)
            tint = 0.3 if self.isDown() else 0.16
            width = 3 if self.hasFocus() else 2
            painter.setPen(paint.line_pen(color(ink), width))
            painter.setBrush(color(style.mix(self._paper(), ink, tint)))
            area = QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)
            box = area.adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(box, 10, 10)
            if self.hasFocus():
                painter.setPen(QPen(color(ground), 1))
                painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 8, 8)
            paint.draw_centred(painter, box.center(), self.text(), font(19, 700), color(ink))

    def _paper(self) -> str:
        return toast_ground(self.look.palette)


def toast_ground(palette: Palette) -> str:
    """Return the toast's fill: the colour of words in the theme it lies on."""
    return palette.text


class Toast(QWidget):
    """A sentence, Undo where it can be undone, and a thin bar that runs out in eight seconds."""

    undo_clicked = Signal()
    gone = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Build it hidden."""
        super().__init__(parent)
        self._look = look
        self._lines: tuple[str, ...] = ()
        self._text = ""
        self._left = 0
        self._tall = False
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)
        self.button = ToastButton(look, self)
        self.button.clicked.connect(self._undo)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Take other colours."""
        self._look = look
        self.button.look = look
        self.update()

    def tell(self, text: str, undo: str = "", undo_name: str = "") -> None:
        """Say something for eight seconds.

        Args:
            text: The sentence.
            undo: The word on the button; without it there is none, as for a refusal.
            undo_name: What a screen reader calls the button ("Undo: seat 4 busts").
        """
        self._text = text
        self.button.setText(undo)
        self.button.setAccessibleName(undo_name)
        self.button.setVisible(bool(undo))
        self._left = Motion.TOAST
        self._timer.start()
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Hide at once."""
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self.gone.emit()

    def fit(self, widest: int) -> QSize:
        """Break the sentence for a width and return the size that this takes.

        Args:
            widest: How wide the toast may be.

        Returns:
            Its size: one row with the button at the right, or the button below.
        """
        found = self._fit(widest / self.scale)
        return QSize(*(math.ceil(part * self.scale) for part in found))

    @property
    def lines(self) -> int:
        """How many lines the sentence takes as it was last fitted."""
        return len(self._lines)

    @property
    def scale(self) -> float:
        """Real pixels for one of the sizes here."""
        return self.button.scale

    @property
    def _button_size(self) -> tuple[float, float]:
        """Of the button, in the sizes of 100 %; where there is none its height stays, as air."""
        hint = self.button.sizeHint()
        wide = hint.width() / self.scale if self.button.text() else 0.0
        return wide, hint.height() / self.scale

    def _fit(self, widest: float) -> tuple[float, float]:
        button_w, button_h = self._button_size
        room = widest - 2 * _PAD - button_w - _EDGE
        words = round(paint.text_width(self._text, _TEXT, 600)) + 1
        self._tall = bool(button_w) and room < min(150, words)
        if self._tall:
            self._lines = _broken(self._text, widest - 2 * _PAD)
            return widest, len(self._lines) * _LINE + _BAR_ROOM + button_h + 2 * _EDGE + 10
        self._lines = _broken(self._text, room)
        used = max(round(paint.text_width(line, _TEXT, 600)) for line in self._lines)
        width = max(min(304, widest), used + 2 * _PAD + button_w + _EDGE)
        return width, max(button_h + 2 * _EDGE, len(self._lines) * _LINE + _BAR_ROOM + 14)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the button at the right, or below."""
        size, edge = self.button.sizeHint(), round(_EDGE * self.scale)
        if self._tall:
            side, top = self.width() - 2 * edge, self.height() - size.height() - edge
            self.button.setGeometry(edge, top, side, size.height())
        else:
            left = self.width() - size.width() - edge
            top = (self.height() - size.height()) // 2
            self.button.setGeometry(left, top, size.width(), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, sentence and bar."""
        palette = self._look.palette
        ground = toast_ground(palette)
        ink = inverse(palette).text
        bar = self._bar()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self.scale, self.scale)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ground))
            box = QRectF(0, 0, *self._area)
            painter.drawRoundedRect(box, Size.ICON_RADIUS, Size.ICON_RADIUS)
            first = (bar.y() + 2 - (len(self._lines) - 1) * _LINE) / 2
            for index, line in enumerate(self._lines):
                at = QPointF(_PAD, first + index * _LINE)
                paint.draw_text(painter, at, line, font(_TEXT, 600), color(ink))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ink, 0.25))
            painter.drawRoundedRect(bar, 1.5, 1.5)
            painter.setBrush(color(ink, 0.8))
            part = self._left / Motion.TOAST if self._look.motion else 1.0
            painter.drawRoundedRect(
                QRectF(bar.x(), bar.y(), bar.width() * part, bar.height()), 1.5, 1.5
            )

    def hideEvent(self, _event: object) -> None:
        """Leave no timer running behind a hidden page."""
        self._timer.stop()

    def _bar(self) -> QRectF:
        """In the sizes of 100 %, as everything that is painted here."""
        (width, height), (button_w, button_h) = self._area, self._button_size
        beside = button_w + _EDGE if button_w and not self._tall else 0.0
        bottom = height - button_h - _EDGE - 10 if self._tall else height - 6
        return QRectF(_PAD, bottom, width - beside - 2 * _PAD, 3)

    @property
    def _area(self) -> tuple[float, float]:
        return self.width() / self.scale, self.height() / self.scale

    def tick(self) -> None:
        """Let a tenth of a second pass."""
        self._left -= _TICK
        if self._left <= 0:
            self.dismiss()
        elif self._look.motion:
            by = QTransform.fromScale(self.scale, self.scale)
            self.update(by.mapRect(self._bar()).toAlignedRect())

    def _undo(self) -> None:
        self.dismiss()
        self.undo_clicked.emit()


def _broken(text: str, room: float) -> tuple[str, ...]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and paint.text_width(longer, _TEXT, 600) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


class ToastPlace(NamedTuple):
    """Where the toast lies, and whether it covers felt that words may need."""

    box: QRect
    on_felt: bool


def place_toast(toast: Toast, area: QSize, middle: int, cards: list[QRect]) -> ToastPlace:
    """Find a place that touches no card: in the dealer's gap, else low on the felt.

    Args:
        toast: Already told what to say; takes the size that belongs to the place.
        area: Of the table.
        middle: Of the dealer's gap, from the left.
        cards: All seats, with a margin.

    Returns:
        The place in the table's own pixels; on the felt the widest toast of few lines.
    """
    foot = QPoint(middle, area.height() - 10)
    widest = area.width() - 16
    for width in _GAP_WIDTHS:
        box = _standing(toast, min(round(width * toast.scale), widest), foot)
        if not _touches(box, cards):
            return ToastPlace(box, on_felt=False)
    found = []
    for width in _FELT_WIDTHS:
        box = _lowest(toast, min(round(width * toast.scale), widest), foot, cards)
        rank = (not _touches(box, cards), toast.lines <= _MOST_LINES, box.bottom(), width)
        found.append((rank, box))
    _, best = max(found, key=lambda one: one[0])
    toast.fit(best.width())
    return ToastPlace(best, on_felt=True)


def _standing(toast: Toast, width: int, foot: QPoint) -> QRect:
    size = toast.fit(width)
    return QRect(QPoint(foot.x() - size.width() // 2, foot.y() - size.height()), size)


def _touches(box: QRect, cards: list[QRect]) -> bool:
    return any(box.intersects(card) for card in cards)


def _lowest(toast: Toast, width: int, foot: QPoint, cards: list[QRect]) -> QRect:
    box = _standing(toast, width, foot)
    while box.y() > foot.y() // 3 and _touches(box, cards):
        box.translate(0, -4)
    return box

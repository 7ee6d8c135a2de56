"""Buttons and words as LOOK draws them: each paints itself from a ``Look``."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from dealer_assist.gui.icons import Icon, paint_icon
from dealer_assist.gui.style import OUTLINE, Look, Palette, Size, Type, color, font, mix, pressed
from dealer_assist.gui.words import (
    BOLD,
    ICON,
    ICON_GAP,
    MEDIUM,
    Caption,
    Face,
    IconPlace,
    Room,
    fit,
    line_height,
    paint_lines,
    widest,
)

BORDER = 1.5
MARKED = 3  # armed or chosen
_SIDE = 12  # between the edge of a button and its words
_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FADED = 0.45
_MOST_REASON = 110  # width that a button asks for the sake of its reason


class Dressed:
    """Something that paints itself from a ``Look``; ``dress`` hands it a new one."""

    look: Look = Look()

    def set_look(self, look: Look) -> None:
        """Wear another look."""
        self.look = look
        if isinstance(self, QWidget):
            self.updateGeometry()
            self.update()

    def scaled(self, size: float) -> int:
        """Return a size of type at the user's zoom."""
        return round(size * self.look.zoom)


def dress(root: QWidget, look: Look) -> None:
    """Give a widget and everything in it another look."""
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget, Dressed):
            widget.set_look(look)


class Frame(NamedTuple):
    """A rounded ground with its border."""

    fill: str | None = None
    border: QPen | None = None
    radius: float = Size.RADIUS
    depth: float = 0.0  # how much darker the lower edge is, 0 to 1


def paint_frame(painter: QPainter, box: QRectF, frame: Frame) -> None:
    """Paint a frame whose outer edge is the box."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = frame.border.widthF() / 2 if frame.border else 0.0
    inner = box.adjusted(inset, inset, -inset, -inset)
    if frame.fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif not frame.depth:
        painter.setBrush(QColor(frame.fill))
    else:
        ground = QLinearGradient(QPointF(0, box.top()), QPointF(0, box.bottom()))
        ground.setColorAt(0, QColor(frame.fill))
        ground.setColorAt(1, QColor(mix(frame.fill, "#000000", frame.depth)))
        painter.setBrush(ground)
    painter.setPen(frame.border or Qt.PenStyle.NoPen)
    painter.drawRoundedRect(inner, frame.radius - inset, frame.radius - inset)


def pen(value: str, width: float, *, dashed: bool = False) -> QPen:
    """Return a pen for a border."""
    result = QPen(QColor(value), width)
    if dashed:
        result.setDashPattern([5 / width, 4 / width])
        result.setCapStyle(Qt.PenCapStyle.FlatCap)
    return result


class Pressable(Dressed, QAbstractButton):
    """A button that Return clicks as Space does, and that says why it is disabled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make a button without words."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.reason = ""

    def say(self, text: str, reason: str = "") -> None:
        """Set the words, and below them why the button is disabled."""
        if (text, reason) == (self.text(), self.reason):
            return
        self.reason = reason
        self.setText(text)
        self.setAccessibleName("\n".join(filter(None, (text, reason))))
        self.updateGeometry()
        self.update()

    @property
    def clipped(self) -> bool:
        """Whether words do not fit: a fault of the layout."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click on Return as on Space."""
        if event.key() in _RETURN and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's name
        """Leave it to whoever shows the state to say what is checked."""

    def ground(self, fill: str) -> str:
        """Return a fill as it looks now, pressed or not."""
        return pressed(fill, self.look.palette) if self.isDown() else fill


class PushButton(Pressable):
    """Icon and words in the middle; a reason below them."""

    def __init__(
        self,
        icon: Icon | None = None,
        *,
        primary: bool = False,
        height: int = Size.BAR_BUTTON,
        size: int = Type.BUTTON,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button.

        Args:
            icon: Left of the words, or above them where it is narrow.
            primary: Yellow: one a screen.
            height: In pixels.
            size: Of the type, where there is room for it.
            parent: As in Qt.
        """
        super().__init__(parent)
        self.sign = icon
        self.primary = primary
        self.stacked = False  # the icon above the words
        self.type_size = Type.PRIMARY if primary else size
        self._height = height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def stack(self, *, on: bool) -> None:
        """Put the icon above the words, or beside them again."""
        if on != self.stacked:
            self.stacked = on
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size at which icon and words stand beside each other."""
        size = self.scaled(self.type_size)
        icon = ICON + ICON_GAP if self.sign else 0
        wide = max(widest((self.text(),), size, BOLD) + icon, self._reason_width())
        return QSize(round(wide) + 2 * _SIDE + 12, self._height)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which the words can still be read whole."""
        words = self.text().split(" ")
        wide = max(widest(words, Type.SMALLEST, BOLD), self._reason_width())
        return QSize(max(Size.TARGET, round(wide) + 2 * _SIDE), self._height)

    def _reason_width(self) -> float:
        # Two lines: a little more than half of one.
        wide = 0.62 * widest((self.reason,), Type.SMALLEST, MEDIUM) if self.reason else 0.0
        return min(wide, _MOST_REASON)

    @property
    def clipped(self) -> bool:
        """Whether words do not fit."""
        return not self._caption().fits

    def words_room(self, width: int) -> int:
        """Return how much of a width is left for words."""
        return width - 2 * _SIDE + 8

    def _caption(self) -> Caption:
        room = Room(
            self.words_room(self.width()),
            self.height() - 4,
            icon=self.sign is not None,
            largest=self.scaled(self.type_size),
            stacked=self.stacked,
        )
        return fit(self.text(), self.reason, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, icon and words."""
        with QPainter(self) as painter:
            self.paint_ground(painter, QRectF(self.rect()))
            paint_caption(painter, QRectF(self.rect()), self._caption(), self.sign, self.ink())

    def ink(self) -> QColor:
        """Return the colour of icon and words."""
        palette = self.look.palette
        if not self.isEnabled():
            return color(palette.disabled_text)
        return color(palette.on_primary if self.primary else palette.text)

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        """Paint the button without its words."""
        palette = self.look.palette
        if not self.isEnabled():
            border = pen(mix(palette.disabled_text, palette.disabled, 0.35), BORDER, dashed=True)
            paint_frame(painter, box, Frame(palette.disabled, border))
        elif self.primary:
            border = pen(mix(palette.primary, "#000000", 0.25), BORDER)
            paint_frame(painter, box, Frame(self.ground(palette.primary), border, depth=0.05))
        else:
            border = pen(palette.button_border, BORDER)
            if self.isChecked():
                border = chosen_pen(palette)
            paint_frame(painter, box, Frame(self.ground(palette.button), border, depth=0.06))
            if self.isChecked() and palette.light:
                paint_dark_lines(painter, box)


def chosen_pen(palette: Palette) -> QPen:
    """Return the yellow border of what is armed or chosen."""
    return pen(palette.primary, MARKED + (2 if palette.light else 0))


def paint_dark_lines(painter: QPainter, box: QRectF, radius: float = Size.RADIUS) -> None:
    """Hold yellow between two dark lines, which it needs on light ground."""
    for inset in (0.75, MARKED + 2.25):
        away = inset - BORDER / 2
        line = Frame(None, pen(OUTLINE, BORDER), radius - away)
        paint_frame(painter, box.adjusted(away, away, -away, -away), line)


def paint_caption(
    painter: QPainter, box: QRectF, caption: Caption, icon: Icon | None, ink: QColor
) -> None:
    """Paint a caption in the middle of a button."""
    high = len(caption.lines) * line_height(caption.size)
    high += len(caption.reason) * line_height(Type.SMALLEST)
    on_top = icon is not None and caption.icon is IconPlace.TOP
    top = box.center().y() - (high + (ICON if on_top else 0)) / 2
    wide = widest(caption.lines, caption.size, BOLD)
    left = box.center().x() - wide / 2
    if icon is not None and caption.icon is IconPlace.LEFT:
        left += (ICON + ICON_GAP) / 2
        middle = top + len(caption.lines) * line_height(caption.size) / 2
        place = QRectF(left - ICON - ICON_GAP, middle - ICON / 2, ICON, ICON)
        paint_icon(painter, icon, place, ink)
    elif icon is not None and on_top:
        paint_icon(painter, icon, QRectF(box.center().x() - ICON / 2, top, ICON, ICON), ink)
        top += ICON
    words = QRectF(left, top, wide, high)
    paint_lines(painter, caption.lines, words, Face(caption.size, BOLD, ink), centred=True)
    below = QRectF(box.x(), top + len(caption.lines) * line_height(caption.size), box.width(), high)
    paint_lines(painter, caption.reason, below, Face(Type.SMALLEST, MEDIUM, ink), centred=True)


class IconButton(Pressable):
    """A square with an icon alone; its words are for screen readers."""

    def __init__(
        self, icon: Icon, *, side: int = Size.TARGET, parent: QWidget | None = None
    ) -> None:
        """Make a button of ``side`` pixels."""
        super().__init__(parent)
        self.sign = icon
        self.setFixedSize(side, side)

    def sizeHint(self) -> QSize:
        """Return its only size."""
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground and icon; a disabled one fades."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(_FADED)
            border = pen(palette.button_border, BORDER)
            fill = self.ground(palette.button)
            paint_frame(painter, box, Frame(fill, border, radius=Size.ICON_RADIUS, depth=0.06))
            icon = QRectF(0, 0, ICON, ICON)
            icon.moveCenter(box.center())
            paint_icon(painter, self.sign, icon, color(palette.text))


class Sign(Dressed, QWidget):
    """An icon that says something and cannot be pressed."""

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        """Make a sign of 24 by 48 pixels."""
        super().__init__(parent)
        self.sign = icon
        self.setFixedSize(ICON, Size.TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the icon."""
        with QPainter(self) as painter:
            ink = color(self.look.palette.text_second)
            paint_icon(painter, self.sign, QRectF(self.rect()), ink)


class Words(Dressed, QLabel):
    """A text in one of the look's two inks."""

    def __init__(
        self,
        size: int = Type.LABEL,
        weight: int = MEDIUM,
        *,
        second: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty text.

        Args:
            size: Of the type, before zoom.
            weight: Of the type.
            second: In the second ink.
            wrap: Breaks into lines where it is too wide.
            parent: As in Qt.
        """
        super().__init__(parent)
        self._face = (size, weight)
        self._second = second
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.set_look(self.look)

    @property
    def clipped(self) -> bool:
        """Whether the text does not fit."""
        if self.wordWrap():
            return self.heightForWidth(self.width()) > self.height()
        return self.sizeHint().width() > self.width() or self.sizeHint().height() > self.height()

    def set_look(self, look: Look) -> None:
        """Wear another look."""
        super().set_look(look)
        size, weight = self._face
        self.setFont(font(self.scaled(size), weight))
        shown = self.palette()
        ink = look.palette.text_second if self._second else look.palette.text
        shown.setColor(self.foregroundRole(), QColor(ink))
        self.setPalette(shown)


class Box(Dressed, QWidget):
    """A framed ground for things that belong together."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame."""
        palette = self.look.palette
        with QPainter(self) as painter:
            frame = Frame(palette.panel, pen(palette.panel_line, 1), Size.PANEL_RADIUS)
            paint_frame(painter, QRectF(self.rect()), frame)

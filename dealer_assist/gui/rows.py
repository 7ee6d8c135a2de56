"""Rows of a sheet, segmented choices, and the chips that name a rule."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from dealer_assist.gui.icons import Icon, paint_icon
from dealer_assist.gui.stamps import stamp
from dealer_assist.gui.style import Size, Type, color, metrics
from dealer_assist.gui.widgets import (
    BORDER,
    Dressed,
    Frame,
    Pressable,
    PushButton,
    chosen_pen,
    paint_dark_lines,
    paint_frame,
    pen,
)
from dealer_assist.gui.words import (
    BOLD,
    ICON,
    MEDIUM,
    SEMIBOLD,
    Face,
    line_height,
    paint_lines,
    widest,
    wrapped,
)

_LEFT = 56  # from the edge of a row to its words
_CHIP = 30
_SWITCH = 48


class RowButton(Pressable):
    """An icon, a title and a sentence below it, over the whole width of a sheet."""

    def __init__(
        self,
        icon: Icon | None = None,
        *,
        primary: bool = False,
        height: int = Size.ROW,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty row of at least ``height`` pixels."""
        super().__init__(parent)
        self._icon = icon
        self._primary = primary
        self._height = height
        self.chosen = False  # marked with the yellow border
        self.aside = ""  # at the right: a shortcut
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def detail(self) -> str:
        """The sentence below the title: what it leads to, or why it is impossible."""
        return self.reason

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        title, detail = self._lines(width)
        high = len(title) * line_height(self._title_size) + len(detail) * self._detail_step
        return max(self._height, round(high) + 14)

    def sizeHint(self) -> QSize:
        """Return a width at which few lines break."""
        title = widest((self.text(),), self._title_size, BOLD)
        detail = min(320.0, widest((self.detail,), self._detail_size, MEDIUM))
        wide = round(max(title, detail)) + self._left + self._right + Size.GRID
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the longest word."""
        words = widest(self.text().split(" "), self._title_size, BOLD)
        return QSize(round(words) + self._left + self._right, self._height)

    @property
    def clipped(self) -> bool:
        """Whether words do not fit."""
        wide = self.width() - self._left - self._right
        title, detail = self._lines(self.width())
        return (
            self.heightForWidth(self.width()) > self.height()
            or widest(title, self._title_size, BOLD) > wide
            or widest(detail, self._detail_size, MEDIUM) > wide
        )

    @property
    def _left(self) -> int:
        return _LEFT if self._icon else Size.PANEL_PADDING

    @property
    def _right(self) -> int:
        if self.isCheckable():
            return _SWITCH + 2 * Size.GRID
        if self.aside:
            return round(widest((self.aside,), Type.SMALLEST, MEDIUM)) + 3 * Size.GRID
        return Size.GRID

    @property
    def _title_size(self) -> int:
        return self.scaled(Type.BUTTON - 1)

    @property
    def _detail_size(self) -> int:
        return self.scaled(Type.REASON)

    @property
    def _detail_step(self) -> float:
        return line_height(self._detail_size)

    def _lines(self, width: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        room = width - self._left - self._right
        title = wrapped(self.text(), self._title_size, BOLD, room)
        return title, wrapped(self.detail, self._detail_size, MEDIUM, room) if self.detail else ()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, icon and words."""
        box = QRectF(self.rect())
        title, detail = self._lines(self.width())
        high = len(title) * line_height(self._title_size) + len(detail) * self._detail_step
        top = box.center().y() - high / 2
        with QPainter(self) as painter:
            ink, second = self._paint_ground(painter, box)
            if self._icon:
                icon = QRectF(16, box.center().y() - ICON / 2, ICON, ICON)
                paint_icon(painter, self._icon, icon, ink)
            words = QRectF(self._left, top, box.width(), high)
            paint_lines(painter, title, words, Face(self._title_size, BOLD, ink))
            words.setTop(top + len(title) * line_height(self._title_size))
            paint_lines(painter, detail, words, Face(self._detail_size, MEDIUM, second))
            if self.isCheckable():
                self._paint_switch(painter, box)
            elif self.aside:
                left = box.right() - self._right + Size.GRID
                high = line_height(Type.SMALLEST)
                words = QRectF(left, box.center().y() - high / 2, self._right, high)
                paint_lines(painter, (self.aside,), words, Face(Type.SMALLEST, MEDIUM, second))

    def _paint_ground(self, painter: QPainter, box: QRectF) -> tuple[QColor, QColor]:
        palette = self.look.palette
        if not self.isEnabled():
            border = pen(palette.button_border, BORDER, dashed=True)
            paint_frame(painter, box, Frame(palette.disabled, border))
            return color(palette.disabled_text), color(palette.disabled_text)
        if self._primary:
            paint_frame(painter, box, Frame(self.ground(palette.primary), None))
            return color(palette.on_primary), color(palette.on_primary)
        border = chosen_pen(palette) if self.chosen else pen(palette.button_border, BORDER)
        paint_frame(painter, box, Frame(self.ground(palette.button), border, depth=0.06))
        if self.chosen and palette.light:
            paint_dark_lines(painter, box)
        return color(palette.text), color(palette.text_second)

    def _paint_switch(self, painter: QPainter, box: QRectF) -> None:
        """Paint a switch at the right: a knob at one end or the other."""
        palette = self.look.palette
        place = QRectF(box.right() - _SWITCH - 16, box.center().y() - 14, _SWITCH, 28)
        fill = palette.text if self.isChecked() else None
        paint_frame(painter, place, Frame(fill, pen(palette.button_border, BORDER), radius=14))
        knob = QRectF(0, 0, 18, 18)
        knob.moveCenter(place.center())
        knob.translate(10 if self.isChecked() else -10, 0)
        ink = palette.button if self.isChecked() else palette.text
        paint_frame(painter, knob, Frame(ink, None, radius=9))


def _as_high_as_its_words(vertical: QSizePolicy.Policy) -> QSizePolicy:
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, vertical)
    policy.setHeightForWidth(True)
    return policy


class Segment(PushButton):
    """One of a few values that lie beside each other; the chosen one is filled."""

    def __init__(self, value: str, parent: QWidget | None = None) -> None:
        """Make the button for a value."""
        super().__init__(height=Size.TARGET, size=Type.LABEL + 1, parent=parent)
        self.value = value
        self.setCheckable(True)
        self.setSizePolicy(_as_high_as_its_words(QSizePolicy.Policy.Expanding))

    def hasHeightForWidth(self) -> bool:
        """Say that words break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines in the smallest type."""
        lines = wrapped(self.text(), Type.SMALLEST, BOLD, self.words_room(width))
        return max(Size.TARGET, round(len(lines) * line_height(Type.SMALLEST)) + Size.GRID)

    def ink(self) -> QColor:
        """Return the colour of the words."""
        palette = self.look.palette
        if not self.isEnabled():
            return color(palette.disabled_text)
        return color(palette.panel if self.isChecked() else palette.text)

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        """Fill the chosen one with the colour of text."""
        palette = self.look.palette
        inner = box.adjusted(0, 4, 0, -4)
        if self.isChecked():
            fill = palette.text if self.isEnabled() else palette.panel_line
            paint_frame(painter, inner, Frame(self.ground(fill), None, radius=Size.RADIUS - 4))
        elif self.isDown():
            paint_frame(
                painter, inner, Frame(self.ground(palette.panel), None, radius=Size.RADIUS - 4)
            )


class Segmented(Dressed, QWidget):
    """A choice out of a few values."""

    chosen = Signal(str)

    def __init__(self, values: Sequence[str], parent: QWidget | None = None) -> None:
        """Make a segment for each value, without words."""
        super().__init__(parent)
        self.segments = {value: Segment(value) for value in values}
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(Size.GRID)
        for segment in self.segments.values():
            segment.clicked.connect(self._clicked)
            row.addWidget(segment, 1)
        self.setSizePolicy(_as_high_as_its_words(QSizePolicy.Policy.Minimum))
        self.setMinimumHeight(Size.TARGET)

    @property
    def value(self) -> str:
        """The chosen value, or nothing."""
        return next((name for name, one in self.segments.items() if one.isChecked()), "")

    def choose(self, value: str) -> None:
        """Show a value as chosen; one that is not among the segments leaves all open."""
        for name, segment in self.segments.items():
            segment.setChecked(name == value)

    def choose_several(self, values: Collection[str]) -> None:
        """Show several values as chosen."""
        for name, segment in self.segments.items():
            segment.setChecked(name in values)

    def toggled(self, value: str) -> tuple[str, ...]:
        """Return the chosen values with one of them turned: on, or off."""
        return tuple(
            name for name, one in self.segments.items() if one.isChecked() != (name == value)
        )

    def _clicked(self) -> None:
        segment = self.sender()
        assert isinstance(segment, Segment)
        self.chosen.emit(segment.value)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame round all segments."""
        palette = self.look.palette
        with QPainter(self) as painter:
            border = pen(palette.button_border, BORDER)
            paint_frame(painter, QRectF(self.rect()), Frame(palette.button, border, depth=0.06))


def chip_width(text: str) -> float:
    """Return how wide a rule chip is."""
    return metrics(Type.SMALLEST, SEMIBOLD).horizontalAdvance(text) + 46


def paint_chip(painter: QPainter, box: QRectF, text: str, ink: QColor) -> None:
    """Paint a rule chip: a book and the citation, in a box 30 high."""
    size = (box.width(), box.height())
    stamp(painter, box.topLeft(), size, _draw_chip, size, text, ink.rgba())


def _draw_chip(painter: QPainter, size: tuple[float, float], text: str, rgba: int) -> None:
    box, ink = QRectF(0, 0, *size), QColor.fromRgba(rgba)
    ground = QColor(ink)
    ground.setAlphaF(0.1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink)
    painter.setBrush(ground)
    radius = box.height() / 2 - 0.5
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    paint_icon(painter, Icon.BOOK, QRectF(box.x() + 11, box.center().y() - 8, 16, 16), ink)
    words = QRectF(box.x() + 33, box.center().y() - line_height(Type.SMALLEST) / 2, 0, 0)
    paint_lines(painter, (text,), words, Face(Type.SMALLEST, SEMIBOLD, ink))


class RuleChip(Pressable):
    """A citation to tap; the target is larger than the chip."""

    def __init__(self, rule: str, parent: QWidget | None = None) -> None:
        """Make the chip of a rule's id."""
        super().__init__(parent)
        self.rule = rule
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the width of the citation and the height of a target."""
        return QSize(max(Size.TARGET, round(chip_width(self.text()))), Size.TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chip in the middle of the target."""
        with QPainter(self) as painter:
            box = QRectF(0, (self.height() - _CHIP) / 2, chip_width(self.text()), _CHIP)
            paint_chip(painter, box, self.text(), color(self.look.palette.rule))

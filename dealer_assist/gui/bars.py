"""The bars above and below every page, and the strip that says what must not be missed."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from dealer_assist.gui.icons import Icon, paint_icon
from dealer_assist.gui.style import Size, Type, color, font, metrics
from dealer_assist.gui.widgets import (
    BORDER,
    Dressed,
    Frame,
    IconButton,
    PushButton,
    Sign,
    Words,
    dress,
    paint_frame,
    pen,
)
from dealer_assist.gui.words import BOLD, ICON, MEDIUM, SEMIBOLD

Ticks = Callable[[], int]
"""Milliseconds of a clock that never goes back."""

SETTLE = 250
"""Milliseconds for which a bar that changed ignores taps."""

_AFTER_PRIMARY = 16
_WIDE = 900


class Heading(Dressed, QWidget):
    """Title and subtitle: beside each other, or below, or the title alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty heading."""
        super().__init__(parent)
        self.title = self.subtitle = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(Size.TARGET)

    def say(self, title: str, subtitle: str) -> None:
        """Set both."""
        self.title, self.subtitle = title, subtitle
        self.setAccessibleName(", ".join(filter(None, (title, subtitle))))
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the title alone."""
        wide = metrics(Type.BUTTON, BOLD).horizontalAdvance(self.title)
        return QSize(round(wide) + 1, Size.TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what there is room for."""
        palette = self.look.palette
        wide = metrics(Type.PRIMARY, BOLD).horizontalAdvance(self.title)
        beside = metrics(Type.LABEL, MEDIUM).horizontalAdvance(self.subtitle)
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.subtitle and wide + 16 + beside <= box.width():
                self._line(painter, self.title, box, (Type.PRIMARY, BOLD), palette.text)
                box.setLeft(box.left() + wide + 16)
                face = (Type.LABEL, MEDIUM)
                self._line(painter, self.subtitle, box, face, palette.text_second)
                return
            small = metrics(Type.SMALLEST, MEDIUM).horizontalAdvance(self.subtitle)
            if self.subtitle and small <= box.width():
                upper, lower = QRectF(box), QRectF(box)
                upper.setHeight(28)
                lower.setTop(27)
                self._line(painter, self.title, upper, (Type.BUTTON, BOLD), palette.text)
                face = (Type.SMALLEST, MEDIUM)
                self._line(painter, self.subtitle, lower, face, palette.text_second)
                return
            size = Type.PRIMARY if wide <= box.width() else Type.BUTTON
            self._line(painter, self.title, box, (size, BOLD), palette.text)

    @staticmethod
    def _line(painter: QPainter, text: str, box: QRectF, face: tuple[int, int], ink: str) -> None:
        measure = metrics(*face)
        painter.setFont(font(*face))
        painter.setPen(color(ink))
        painter.drawText(round(box.x()), round(box.center().y() + measure.capHeight() / 2), text)


class Ground(Dressed, QWidget):
    """A bar's ground, with a line where it meets the page."""

    def __init__(self, *, line_above: bool, parent: QWidget | None = None) -> None:
        """Make a ground with its line at one edge."""
        super().__init__(parent)
        self._line_above = line_above

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground and line."""
        palette = self.look.palette
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color(palette.bar))
            row = 0 if self._line_above else self.height() - 1
            painter.fillRect(0, row, self.width(), 1, color(palette.panel_line))


class TopBar(Ground):
    """☰ ↶ ↷, what is shown, the stakes, and ?."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the bar; the window connects its buttons."""
        super().__init__(line_above=False, parent=parent)
        self.setFixedHeight(Size.TOP_BAR)
        self.menu = IconButton(Icon.MENU)
        self.undo = IconButton(Icon.UNDO)
        self.redo = IconButton(Icon.REDO)
        self.heading = Heading()
        self.awake = Sign(Icon.SUN)
        self.limit = Words(Type.LABEL, MEDIUM, second=True)
        self.stakes = Words(Type.AMOUNT + 1, BOLD)
        self.help = IconButton(Icon.HELP)
        row = QHBoxLayout(self)
        row.setContentsMargins(Size.GRID, 0, Size.GRID, 0)
        row.setSpacing(Size.GRID)
        for button in (self.menu, self.undo, self.redo):
            row.addWidget(button)
        row.addSpacing(12)
        row.addWidget(self.heading, 1)
        for widget in (self.awake, self.limit):
            row.addWidget(widget)
        row.addSpacing(Size.GRID)
        row.addWidget(self.stakes)
        row.addSpacing(Size.GRID)
        self._place = QHBoxLayout()
        row.addLayout(self._place)
        self._aside: QWidget | None = None
        row.addWidget(self.help)
        self.awake.hide()

    def say(self, title: str, subtitle: str, limit: str, stakes: str) -> None:
        """Set what the page is called and what is played."""
        self.heading.say(title, subtitle)
        self.limit.setText(limit)
        self.stakes.setText(stakes)
        self._make_room()

    def set_aside(self, widget: QWidget | None) -> None:
        """Give a page's own widget the place before ?; nothing takes it away."""
        if widget is self._aside:
            return
        if self._aside is not None:
            self._place.removeWidget(self._aside)
            self._aside.hide()
        self._aside = widget
        if widget is not None:
            self._place.addWidget(widget)
            dress(widget, self.look)
            widget.show()

    def _make_room(self) -> None:
        self.limit.setVisible(bool(self.limit.text()) and self.width() >= _WIDE)

    def resizeEvent(self, _event: object) -> None:
        """Leave out what there is no room for."""
        self._make_room()


class Bar(Ground):
    """Buttons 72 high, the primary one first. Each tells its name when it is tapped."""

    tapped = Signal(str)

    def __init__(self, ticks: Ticks, parent: QWidget | None = None) -> None:
        """Make an empty bar; ``ticks`` tells it for how long to ignore taps."""
        super().__init__(line_above=True, parent=parent)
        self._ticks = ticks
        self._changed_at = ticks() - SETTLE
        self.buttons: dict[str, PushButton] = {}
        self.setFixedHeight(Size.BOTTOM_BAR)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, Size.GRID)
        self.row.setSpacing(Size.GRID)

    def add(
        self, name: str, icon: Icon | None, *, primary: bool = False, share: int = 0
    ) -> PushButton:
        """Put a button at the end of the bar.

        Args:
            name: What ``tapped`` says.
            icon: Beside its words.
            primary: Yellow and set apart.
            share: Of the width that is left over.
        """
        button = PushButton(icon, primary=primary)
        button.setObjectName(name)
        button.clicked.connect(self._clicked)
        button.set_look(self.look)
        self.buttons[name] = button
        self.row.addWidget(button, share)
        if primary:
            self.row.addSpacing(_AFTER_PRIMARY - Size.GRID)
        return button

    def settle(self) -> None:
        """Ignore taps for a moment: what is under the finger is not what it was."""
        self._changed_at = self._ticks()

    def set_state(self, name: str, reason: str | None) -> None:
        """Enable a button, or disable it and say why."""
        button = self.buttons[name]
        button.say(button.text(), reason or "")
        if button.isEnabled() != (reason is None):
            button.setEnabled(reason is None)
            self.settle()

    def _clicked(self) -> None:
        if self._ticks() - self._changed_at >= SETTLE:
            self.tapped.emit(self.sender().objectName())


class Notice(Dressed, QWidget):
    """A strip that stays until what it says is settled: words, and one button at most."""

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        """Make an empty strip."""
        super().__init__(parent)
        self._icon = icon
        self.words = Words(Type.LABEL, SEMIBOLD, wrap=True)
        self.button = PushButton(height=Size.TARGET, size=Type.LABEL + 1)
        self.button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.row.setContentsMargins(Size.PANEL_PADDING + ICON + 12, Size.GRID, Size.GRID, Size.GRID)
        self.row.setSpacing(Size.GRID)
        self.row.addWidget(self.words, 1)
        self.row.addWidget(self.button)

    def say(self, text: str, button: str = "") -> None:
        """Set the words; without words for it there is no button."""
        self.words.setText(text)
        self.button.say(button)
        self.button.setVisible(bool(button))

    def minimumSizeHint(self) -> QSize:
        """Return the height of the button with its margins."""
        return QSize(0, Size.TARGET + 2 * Size.GRID)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame and the icon."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            paint_frame(painter, box, Frame(palette.card, pen(palette.card_border, BORDER)))
            icon = QRectF(Size.PANEL_PADDING - 4, box.center().y() - ICON / 2, ICON, ICON)
            paint_icon(painter, self._icon, icon, color(palette.text))

"""Sheets lie over the whole window: a scrim, and a panel with a title, ✕ and what it offers."""

from enum import Enum

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QScrollBar,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from dealer_assist.gui.icons import Icon
from dealer_assist.gui.style import Look, Motion, Size, Type, color
from dealer_assist.gui.widgets import (
    BORDER,
    Dressed,
    Frame,
    IconButton,
    Words,
    dress,
    paint_frame,
    pen,
)
from dealer_assist.gui.words import BOLD, MEDIUM

_SCRIM = 0.6
_OUTER = 16
_PADDING = 24
_SLIDE = 32
_BAR = 10
_POINTER = 12


class Side(Enum):
    """Where the panel of a sheet lies."""

    LEFT = "left"
    RIGHT = "right"
    MIDDLE = "middle"
    TOP = "top"
    BOTTOM = "bottom"
    CORNER = "corner"  # above the right end of the bar


class ThinBar(Dressed, QScrollBar):
    """Shows how far there is to scroll; a finger or the wheel does it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make a bar of its own width."""
        super().__init__(Qt.Orientation.Vertical, parent)

    def sizeHint(self) -> QSize:
        """Return its width."""
        return QSize(_BAR, Size.TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the thumb alone."""
        whole = self.maximum() - self.minimum() + self.pageStep()
        high = max(24.0, self.height() * self.pageStep() / whole)
        way = max(1, self.maximum() - self.minimum())
        top = (self.height() - high) * (self.value() - self.minimum()) / way
        with QPainter(self) as painter:
            box = QRectF(2, top + 2, _BAR - 4, high - 4)
            frame = Frame(self.look.palette.button_border, None, (_BAR - 4) / 2)
            paint_frame(painter, box, frame)


class Scroll(QScrollArea):
    """Holds more than fits; a finger moves it."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        """Show ``content``, as wide as the area."""
        super().__init__(parent)
        # One that Python made: to wrap Qt's own, all of QtWidgets would be looked through.
        ground = QWidget()
        ground.setAutoFillBackground(False)
        self.setViewport(ground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(ThinBar())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self._takes_fingers = False

    def showEvent(self, _event: QShowEvent) -> None:
        """Let a finger move it, once it has been painted: gestures take long to set up."""
        QTimer.singleShot(0, self, self._take_fingers)

    def _take_fingers(self) -> None:
        if not self._takes_fingers:
            self._takes_fingers = True
            QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)


class Panel(Dressed, QWidget):
    """The ground of a sheet."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        palette = self.look.palette
        with QPainter(self) as painter:
            frame = Frame(palette.panel, pen(palette.card_border, BORDER), Size.SHEET_RADIUS)
            paint_frame(painter, QRectF(self.rect()), frame)


class Sheet(Dressed, QWidget):
    """A panel over a scrim. Esc, ✕ or a tap beside it close it."""

    closed = Signal()
    makes_way = False  # for an action on what it is about

    def __init__(self, parent: QWidget, look: Look, side: Side = Side.MIDDLE) -> None:
        """Make an empty sheet over ``parent``; ``open`` shows it."""
        super().__init__(parent)
        self._below = parent
        self.look = look
        self.side = side
        self.lit: QRectF | None = None  # what stays lit, in the sheet's own coordinates
        self._feet: list[QWidget] = []
        self._back_to: QWidget | None = None
        self.panel = Panel(self)
        self.title = Words(Type.TITLE, BOLD, wrap=True)
        self.status = Words(Type.LABEL, MEDIUM, second=True, wrap=True)
        self.close_button = IconButton(Icon.CLOSE)
        self.close_button.clicked.connect(self.dismiss)
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(4, 4, 4, 4)
        self.body.setSpacing(Size.GRID)
        self.area = Scroll(content)
        self._lay_out()
        self._slide = QPropertyAnimation(self.panel, b"pos", self)
        self._slide.setDuration(Motion.SHEET)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.hide()

    def _lay_out(self) -> None:
        self.header = QHBoxLayout()
        self.header.setSpacing(_OUTER)
        self.names = QVBoxLayout()
        self.names.setSpacing(4)
        self.names.addWidget(self.title)
        self.names.addWidget(self.status)
        self.header.addLayout(self.names, 1)
        self.header.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.header.setContentsMargins(4, 0, 4, 0)
        self._column = QVBoxLayout(self.panel)
        column = self._column
        column.setContentsMargins(_PADDING - 4, 20, _PADDING - 4, _PADDING - 4)
        column.setSpacing(12)
        column.addLayout(self.header)
        column.addWidget(self.area, 1)

    def add_foot(self, widget: QWidget) -> None:
        """Put something below what scrolls."""
        self._feet.append(widget)
        self._column.addWidget(widget)

    @property
    def wide(self) -> int:
        """How wide the panel wants to be."""
        return self.scaled(Size.SHEET)

    def say(self, title: str, status: str, close: str) -> None:
        """Set the title, what stands below it, and what ✕ is called."""
        self.title.setText(title)
        self.status.setText(status)
        self.status.setVisible(bool(status))
        self.close_button.say(close)
        self.setAccessibleName(title)

    def open(self, focus: QWidget | None = None) -> None:
        """Show the sheet over its parent.

        Args:
            focus: Who gets the focus; ✕ if nobody is named.
        """
        self._back_to = self.window().focusWidget()
        dress(self, self.look)
        self.setGeometry(self._below.rect())
        self.show()
        self.raise_()
        self.place()
        (focus or self.close_button).setFocus(Qt.FocusReason.PopupFocusReason)
        if self.look.motion:
            end = self.panel.pos()
            self._slide.setStartValue(end + self._from())
            self._slide.setEndValue(end)
            self._slide.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _from(self) -> QPoint:
        slides = {Side.LEFT: (-1, 0), Side.RIGHT: (1, 0), Side.TOP: (0, -1)}
        x, y = slides.get(self.side, (0, 1))
        return QPoint(x * _SLIDE, y * _SLIDE)

    def dismiss(self) -> None:
        """Close the sheet and give the focus back."""
        self._slide.stop()
        if self.isHidden():
            return
        self.hide()
        if self._back_to is not None and self._back_to.isVisible():
            self._back_to.setFocus(Qt.FocusReason.PopupFocusReason)
        self._back_to = None
        self.closed.emit()

    def place(self) -> None:
        """Put the panel where it belongs in a window of this size."""
        self._slide.stop()
        room = self.room()
        across = self.side in {Side.TOP, Side.BOTTOM}
        wide = room.width() if across else min(self.wide, room.width())
        high = room.height() if self._tall() else min(self._natural(wide), room.height())
        box = QRect(0, 0, wide, high)
        box.moveCenter(room.center())
        match self.side:
            case Side.LEFT:
                box.moveLeft(room.left())
            case Side.RIGHT:
                box.moveRight(room.right())
            case Side.TOP:
                box.moveTop(room.top())
            case Side.BOTTOM:
                box.moveBottom(room.bottom())
            case Side.CORNER:
                box.moveBottomRight(room.bottomRight())
            case Side.MIDDLE:
                pass
        if self._beside():
            middle = room.center().y() if self.lit is None else round(self.lit.center().y())
            box.moveTop(max(room.top(), min(middle - high // 3, room.bottom() + 1 - high)))
        self.panel.setGeometry(box)
        self.update()

    def room(self) -> QRect:
        """Return where the panel may lie."""
        return self.rect().adjusted(_OUTER // 2, _OUTER, -_OUTER // 2, -_OUTER)

    def _beside(self) -> bool:
        return self.side in {Side.LEFT, Side.RIGHT}

    def _tall(self) -> bool:
        """Whether the panel is as high as the window; in an upright one that is too much."""
        return self._beside() and self.width() >= self.height()

    def _natural(self, wide: int) -> int:
        """Return the height at which nothing has to be scrolled."""
        column = self._column
        margins = column.contentsMargins()
        inner = wide - margins.left() - margins.right()
        header = max(self.header.totalHeightForWidth(inner), self.header.totalSizeHint().height())
        content = self.body.totalHeightForWidth(inner)
        content = max(content, self.body.totalSizeHint().height()) if content < 0 else content
        feet = [foot.sizeHint().height() for foot in self._feet if not foot.isHidden()]
        below = sum(feet) + column.spacing() * len(feet)
        return margins.top() + margins.bottom() + header + column.spacing() + content + below

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001, N802 - Qt's names
        """Keep Tab inside the sheet."""
        stops = [
            widget
            for widget in self.panel.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isVisible()
            and widget.isEnabled()
        ]
        stops.sort(key=self._reading_order)
        here = self.window().focusWidget()
        if not stops:
            return False
        step = 1 if next else -1
        index = (stops.index(here) + step) % len(stops) if here in stops else 0
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        stops[index].setFocus(reason)
        self.area.ensureWidgetVisible(stops[index])
        return True

    def _reading_order(self, widget: QWidget) -> tuple[int, int]:
        at = widget.mapTo(self, QPoint(0, 0))
        return at.y(), at.x()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc; no other key passes to what lies below."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the slide, and take the press so that it does not reach what lies below."""
        self._slide.setCurrentTime(Motion.SHEET)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close where the tap was beside the panel."""
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.dismiss()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the panel in its place."""
        self.place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the scrim round what stays lit, and a pointer to it."""
        scrim = QPainterPath()
        scrim.addRect(QRectF(self.rect()))
        if self.lit is not None:
            hole = QPainterPath()
            hole.addRoundedRect(self.lit, Size.RADIUS + 4, Size.RADIUS + 4)
            scrim = scrim.subtracted(hole)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(scrim, color("#000000", _SCRIM))
            if self.lit is not None:
                self._paint_pointer(painter, self.lit)

    def _paint_pointer(self, painter: QPainter, lit: QRectF) -> None:
        panel = QRectF(self.panel.geometry())
        right, left = panel.left() >= lit.right(), panel.right() <= lit.left()
        if not (right or left) or not panel.top() < lit.center().y() < panel.bottom():
            return
        edge, tip = (panel.left(), -_POINTER) if right else (panel.right(), _POINTER)
        middle = lit.center().y()
        corners = [(edge, middle - 14), (edge + tip, middle), (edge, middle + 14)]
        painter.setPen(pen(self.look.palette.card_border, BORDER))
        painter.setBrush(color(self.look.palette.panel))
        painter.drawPolygon(QPolygonF([QPoint(round(x), round(y)) for x, y in corners]))

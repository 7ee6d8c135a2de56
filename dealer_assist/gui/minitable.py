"""A small table with a dot for each seat: tapped, a seat stays empty."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dealer_assist.gui.geometry import Point, ring, ring_point
from dealer_assist.gui.style import Size, Type, color
from dealer_assist.gui.widgets import Dressed, Pressable, pen
from dealer_assist.gui.words import BOLD, Face, line_height, paint_lines
from dealer_assist.view.texts import Texts

_DOT = 17  # radius
_STEPS, _FINE = 180, 360
_HALVINGS = 10
_RAIL = 6
_HIGHEST = 280
_NARROWEST, _LOWEST = 400, 140
_FEW, _HIGHER = 8, 10  # from nine seats on the table grows


@lru_cache(maxsize=64)
def spread(radius_x: float, radius_y: float, count: int) -> tuple[Point, ...]:
    """Find places round a table, clockwise from the bottom, for square targets.

    Neighbours lie equally far apart across or down, whichever is more, so that their squares
    keep the same distance in the corners of the table as along its sides. The gap of two steps
    at the bottom is the dealer's.
    """
    points = [ring_point(radius_x, radius_y, step / _FINE) for step in range(_FINE + 1)]
    low, high = 0.0, 2 * max(radius_x, radius_y)
    places = points[:count]
    for _ in range(_HALVINGS):
        apart = (low + high) / 2
        found = _walk(points, apart, count + 1)
        if len(found) > count:
            low, places = apart, found[:count]
        else:
            high = apart
    return tuple(places)


def _walk(points: Sequence[Point], apart: float, steps: int) -> list[Point]:
    """Go along points in steps of a size, as many as there is way for."""
    here, found = points[0], []
    for point in points:
        if max(abs(point.x - here.x), abs(point.y - here.y)) >= apart:
            here = point
            found.append(here)
            if len(found) == steps:
                break
    return found


class SeatDot(Pressable):
    """One seat; checked while somebody sits there."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        """Make the dot of a seat."""
        super().__init__(parent)
        self.seat = seat
        self.setObjectName(f"dot-{seat}")
        self.setCheckable(True)
        self.resize(Size.TARGET, Size.TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dot: filled and numbered, or dashed where the seat stays empty."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            taken = self.isChecked()
            painter.setPen(pen(palette.card_border, 2, dashed=not taken))
            painter.setBrush(color(self.ground(palette.card if taken else palette.panel)))
            painter.drawEllipse(box.center(), _DOT, _DOT)
            high = line_height(Type.REASON)
            place = QRectF(0, box.center().y() - high / 2, box.width(), high)
            ink = color(palette.text if taken else palette.text_second)
            face = Face(Type.REASON, BOLD, ink)
            paint_lines(painter, (str(self.seat),), place, face, centred=True)


class MiniTable(Dressed, QWidget):
    """The table that will be played at."""

    toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make a table without seats."""
        super().__init__(parent)
        self.dots: list[SeatDot] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(_HIGHEST)

    def sizeHint(self) -> QSize:
        """Return the smallest size."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a size in which the dots keep apart."""
        return QSize(_NARROWEST, _LOWEST + _HIGHER * max(0, len(self.dots) - _FEW))

    def show_seats(self, seats: int, empty: frozenset[int], texts: Texts) -> None:
        """Show a dot for each seat."""
        while len(self.dots) > seats:
            gone = self.dots.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.dots) < seats:
            dot = SeatDot(len(self.dots) + 1, self)
            dot.set_look(self.look)
            dot.clicked.connect(self._tap)
            dot.show()
            self.dots.append(dot)
        for dot in self.dots:
            dot.setChecked(dot.seat not in empty)
            name = "seat_taken" if dot.isChecked() else "seat_empty"
            dot.setAccessibleName(texts.label(name, seat=dot.seat))
            dot.update()
        self.updateGeometry()
        self._place()

    def _tap(self) -> None:
        dot = self.sender()
        assert isinstance(dot, SeatDot)
        self.toggled.emit(dot.seat)

    def _radii(self) -> tuple[float, float]:
        return (self.width() - Size.TARGET) / 2, (self.height() - Size.TARGET) / 2

    def _place(self) -> None:
        radius_x, radius_y = self._radii()
        if radius_x <= 0 or radius_y <= 0 or not self.dots:
            return
        middle = QRectF(self.rect()).center()
        for dot, at in zip(self.dots, self._places(radius_x, radius_y), strict=True):
            centre = QPointF(at.x, at.y) + middle
            half = Size.TARGET / 2
            dot.move(QPoint(round(centre.x() - half), round(centre.y() - half)))
        self.update()

    def _places(self, radius_x: float, radius_y: float) -> tuple[Point, ...]:
        count = len(self.dots)
        if count > _FEW:
            return spread(radius_x, radius_y, count)
        way = ring(radius_x, radius_y)
        return tuple(way.at(way.length * dot.seat / (count + 1)) for dot in self.dots)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the dots round the table."""
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint felt and rail."""
        palette = self.look.palette
        radius_x, radius_y = self._radii()
        felt = QPainterPath()
        for step in range(_STEPS):
            at = ring_point(radius_x, radius_y, step / _STEPS)
            if step:
                felt.lineTo(at.x, at.y)
            else:
                felt.moveTo(at.x, at.y)
        felt.closeSubpath()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QRectF(self.rect()).center())
            ground = QLinearGradient(0, -radius_y, 0, radius_y)
            ground.setColorAt(0, color(palette.felt_centre))
            ground.setColorAt(1, color(palette.felt_middle))
            painter.setBrush(ground)
            line = pen(palette.rail_top, _RAIL)
            line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(line)
            painter.drawPath(felt)

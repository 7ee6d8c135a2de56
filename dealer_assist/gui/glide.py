"""Markers on their way along the rail from one seat to another."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.gui import paint
from dealer_assist.gui.card_plan import plan_card
from dealer_assist.gui.geometry import Layout, glide_point
from dealer_assist.gui.paint import MarkerStyle, Spot
from dealer_assist.gui.style import Look, Motion
from dealer_assist.view.values import Marker, MarkerKind, SeatView, View


class Flight(NamedTuple):
    """One marker that lies at another seat than before."""

    marker: Marker
    seat_from: int
    seat_to: int


def flights(before: View, after: View) -> Iterator[Flight]:
    """Yield the markers that moved; one that came or went without a partner stays put."""
    for kind in MarkerKind:
        old, new = _places(before, kind), _places(after, kind)
        left = [seat for seat in old if seat not in new]
        came = [seat for seat in new if seat not in old]
        for seat_from, seat_to in zip(left, came, strict=False):
            yield Flight(new[seat_to], seat_from, seat_to)


def _places(view: View, kind: MarkerKind) -> dict[int, Marker]:
    return {
        seat.seat: marker for seat in view.seats for marker in seat.markers if marker.kind is kind
    }


def spot_of(seat: SeatView, kind: MarkerKind, layout: Layout) -> Spot:
    """Return where a seat's marker lies on the table."""
    box = layout.cards[seat.seat - 1]
    for placed in plan_card(seat, box.w, box.h).markers:
        if placed.marker.kind is kind and placed.how is MarkerStyle.SOLID:
            return Spot(QPointF(box.x + placed.x, box.y + placed.y), placed.size)
    return Spot(QPointF(*box.centre), 36)


class MarkerGlide(QWidget):
    """One marker that glides along the rail; the same widget flies again and again."""

    landed = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Build it on the ground."""
        super().__init__(parent)
        self._marker: Marker | None = None
        self._look = Look()
        self._size = 44.0
        self._layout: Layout | None = None
        self._scale = 1.0
        self._seats = (1, 1)
        self._offsets = (QPointF(), QPointF())
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(Motion.MARKER)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self._land)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fly(self, flight: Flight, spots: tuple[Spot, Spot], layout: Layout, scale: float) -> None:
        """Start from one spot of the table to another, along the rail between two seats."""
        seats = (flight.seat_from, flight.seat_to)
        self._marker, self._seats, self._layout = flight.marker, seats, layout
        self._scale = scale
        self._size = spots[0].size
        points = (glide_point(layout, *seats, 0.0), glide_point(layout, *seats, 1.0))
        starts, ends = spots[0].at - QPointF(*points[0]), spots[1].at - QPointF(*points[1])
        self._offsets = (starts, ends)
        side = round(self._size * 1.2 * scale)
        self.resize(side, side)
        self._move(0.0)
        self.show()
        self.raise_()
        self._animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def set_look(self, look: Look) -> None:
        """Take other colours."""
        self._look = look

    @property
    def flying(self) -> bool:
        """Whether it is under way."""
        return self._animation.state() is QAbstractAnimation.State.Running

    def stop(self) -> None:
        """Land at once."""
        self._animation.stop()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the marker."""
        if self._marker is None:
            return
        middle = QPointF(self.width(), self.height()) / (2 * self._scale)
        with QPainter(self) as painter:
            painter.scale(self._scale, self._scale)
            paint.draw_marker(painter, self._marker, Spot(middle, self._size), self._look.palette)

    def _move(self, part: float) -> None:
        if self._layout is None:
            return
        at = QPointF(*glide_point(self._layout, *self._seats, part))
        at += self._offsets[0] * (1 - part) + self._offsets[1] * part
        at *= self._scale
        self.move(round(at.x() - self.width() / 2), round(at.y() - self.height() / 2))

    def _land(self) -> None:
        self.hide()
        self.landed.emit()

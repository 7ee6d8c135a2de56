"""A table as small as a column needs it: cards where they fit, else a ring of numbers."""

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.gui import felt, icons, paint
from dealer_assist.gui.geometry import Frame, Layout, arrange, ring
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.style import Look, Palette, color, font
from dealer_assist.gui.table import TableView
from dealer_assist.gui.widgets import Dressed
from dealer_assist.view.values import SeatView, View

_DISC, _MARKER, _SIGN = 40, 30, 20
_INSIDE = 40  # from the middle of a disc to that of its first marker


class RingView(Dressed, QWidget):
    """Numbers round the felt, each with its markers in front of it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty ring."""
        super().__init__(parent)
        self.look = look
        self._view: View | None = None

    def show_view(self, view: View) -> None:
        """Show a table."""
        self._view = view
        self.setAccessibleName("\n".join(seat.spoken for seat in view.seats))
        self.update()

    def _layout(self, seats: int) -> Layout:
        """The felt: as if the cards were the discs."""
        frame = Frame(self.width(), self.height(), seats, small=True)
        found = arrange(frame)
        radii = (self.width() / 2 - _DISC / 2 - 8, self.height() / 2 - _DISC / 2 - 8)
        place = type(found.centre)(self.width() / 2, self.height() / 2)
        wide, high = max(1.0, radii[0]), max(1.0, radii[1])
        return replace(found, centre=place, radius_x=wide, radius_y=high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint felt, numbers and markers."""
        if self._view is None:
            return
        seats = self._view.seats
        layout, palette = self._layout(len(seats)), self.look.palette
        ratio = self.devicePixelRatioF()
        around = ring(layout.radius_x, layout.radius_y)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, felt.table_picture(layout, palette, ratio))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index, seat in enumerate(seats):
                at = around.at(around.length * (index + 1) / (len(seats) + 1))
                middle = QPointF(layout.centre.x + at.x, layout.centre.y + at.y)
                self._paint_seat(painter, middle, seat, palette)
                inwards = QPointF(layout.centre.x, layout.centre.y) - middle
                self._paint_markers(painter, middle, inwards, seat)

    def _paint_seat(self, painter: QPainter, at: QPointF, seat: SeatView, palette: Palette) -> None:
        edge = palette.primary if seat.first and not palette.light else palette.card_border
        edge = palette.changed if seat.changed else edge
        wide = 4 if seat.first else 3 if seat.changed else 2
        painter.setPen(paint.line_pen(color(edge), wide, dashed=seat.empty))
        fill = palette.primary if seat.first else palette.away if seat.faded else palette.card
        painter.setBrush(color(palette.room_top, 0.62) if seat.empty else color(fill))
        painter.drawEllipse(at, _DISC / 2 - 1, _DISC / 2 - 1)
        ink = palette.on_primary if seat.first else palette.text
        paint.draw_centred(painter, at, str(seat.seat), font(18, 700), color(ink))
        if seat.changed:
            spot = paint.Spot(at + QPointF(_DISC / 2 - 2, -_DISC / 2 + 3), _SIGN)
            paint.draw_sign(painter, spot, icons.path(Icon.UNEQUAL), palette.changed, palette)

    def _paint_markers(
        self, painter: QPainter, at: QPointF, inwards: QPointF, seat: SeatView
    ) -> None:
        length = max(1.0, (inwards.x() ** 2 + inwards.y() ** 2) ** 0.5)
        step = inwards / length
        for number, marker in enumerate(seat.markers):
            away = _INSIDE + number * (_MARKER + 2)
            spot = paint.Spot(at + step * away, _MARKER)
            paint.draw_marker(painter, marker, spot, self.look.palette)


class CompareTable(Dressed, QWidget):
    """A picture of a table, with cards or with numbers, whichever there is room for."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self.look = look
        self._view: View | None = None
        self._picture: QPixmap | None = None
        # Never shown themselves: nothing in a column can be tapped but the column.
        self.cards = TableView(look, self, small=True)
        self.numbers = RingView(look, self)
        self.cards.hide()
        self.numbers.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumHeight(200)

    def show_view(self, view: View) -> None:
        """Show a table."""
        self._view = view
        self.cards.show_view(view)
        self.numbers.show_view(view)
        self.setAccessibleName("\n".join(seat.spoken for seat in view.seats))
        self._picture = None
        self.update()

    def set_look(self, look: Look) -> None:
        """Wear another look."""
        super().set_look(look)
        self._picture = None
        self.cards.set_look(look)
        self.numbers.set_look(look)

    @property
    def fits(self) -> bool:
        """Whether there is room for cards."""
        if self._view is None:
            return True
        frame = Frame(self.width(), self.height(), len(self._view.seats), small=True)
        return arrange(frame).fits

    def sizeHint(self) -> QSize:
        """Return the size of a usual column."""
        return QSize(400, 300)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay both out anew."""
        self.cards.resize(self.size())
        self.numbers.resize(self.size())
        self._picture = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint whichever fits."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(ratio)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)

    def _painted(self, ratio: float) -> QPixmap:
        """Paint cards or numbers onto a clear ground of their own."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        shown = self.cards if self.fits else self.numbers
        shown.render(picture, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
        return picture

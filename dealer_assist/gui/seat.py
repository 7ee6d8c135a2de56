"""A seat of the ring as a button that paints itself."""

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dealer_assist.gui import card
from dealer_assist.gui.card import CardState
from dealer_assist.gui.style import Look, Palette

_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}
_BY_KEY = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
}


class SeatButton(QAbstractButton):
    """One seat; a screen reader hears its whole state as the name of a button."""

    tapped = Signal(int)  # seat
    stepped = Signal(int)  # +1 to the next seat clockwise, -1 to the one before
    entered = Signal(int)  # seat that got the focus
    surround_changed = Signal(int)  # seat whose shadow or focus ring is to be painted anew

    def __init__(self, seat: int, look: Look, parent: QWidget) -> None:
        """Build the button of a seat; its state comes with the first view."""
        super().__init__(parent)
        self.seat = seat
        self.look = look
        self.rise = 15.0
        self.scale = 1.0  # real pixels for one of the layout's
        self.ring = False  # whether the focus came by a key and must be seen
        self.state: CardState | None = None
        self.setObjectName(f"seat-{seat}")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._tap)
        self.pressed.connect(self._surround)
        self.released.connect(self._surround)

    def set_state(self, state: CardState) -> None:
        """Show another state."""
        if state == self.state:
            return
        self.state = state
        self.setAccessibleName(state.seat.spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that the table gave it."""
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk round the ring; let Return do what Space does."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring, unless a finger or the mouse brought the focus."""
        if event.reason() in _BY_KEY:
            self.ring = True
        elif event.reason() is Qt.FocusReason.MouseFocusReason:
            self.ring = False
        super().focusInEvent(event)
        self.entered.emit(self.seat)
        self._surround()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away, unless the whole window only rests."""
        self.ring = self.ring and event.reason() is Qt.FocusReason.ActiveWindowFocusReason
        super().focusOutEvent(event)
        self._surround()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card; the table paints what lies outside its edges."""
        if self.state is None:
            return
        with QPainter(self) as painter:
            painter.scale(self.scale, self.scale)
            box = QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)
            paint_seat(painter, box, self, self.look.palette)

    def _tap(self) -> None:
        self.tapped.emit(self.seat)

    def _surround(self) -> None:
        self.surround_changed.emit(self.seat)


def current_state(button: SeatButton) -> CardState | None:
    """Return a button's state with what only the button itself knows."""
    if button.state is None:
        return None
    if not (button.ring or button.isDown()):
        return button.state
    return msgspec.structs.replace(button.state, focused=button.ring, pressed=button.isDown())


def paint_seat(painter: QPainter, box: QRectF, button: SeatButton, palette: Palette) -> None:
    """Paint a whole card into a box, its badge included."""
    state = current_state(button)
    if state is None:
        return
    card.draw_card(painter, box, state, palette)
    card.draw_name(painter, box, state, palette, button.rise)
    card.draw_signs(painter, box, state, palette, button.rise)

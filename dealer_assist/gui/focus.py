"""One ring round whatever has the keyboard, drawn over everything; a finger hides it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from dealer_assist.gui.seat import SeatButton
from dealer_assist.gui.style import Size
from dealer_assist.gui.toast import ToastButton
from dealer_assist.gui.widgets import Dressed, Frame, Pressable, paint_frame, pen

_REACH = Size.FOCUS_WIDTH + Size.FOCUS_GAP
_OWN_RING = (SeatButton, ToastButton)
_MOVES = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}
_FINGERS = {QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin}


class FocusRing(Dressed, QWidget):
    """Follows the focus of its window."""

    def __init__(self, window: QWidget) -> None:
        """Lie over a window, hidden until ``watch``."""
        super().__init__(window)
        self._window = window
        self._on: QWidget | None = None
        self._keys = True  # the keyboard was used last
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def watch(self) -> None:
        """Follow keys and fingers; the window must have been shown."""
        handle = self._window.windowHandle()
        handle.removeEventFilter(self)
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice whether keys or fingers are used, and where the focused widget moves."""
        kind = event.type()
        if watched is self._on:
            if kind in _MOVES:
                self._place()
        elif kind == QEvent.Type.KeyPress:
            self._use_keys(used=True)
        elif kind in _FINGERS:
            self._use_keys(used=False)
        return False

    def _use_keys(self, *, used: bool) -> None:
        if used != self._keys:
            self._keys = used
            self._place()

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        inside = new is not None and self._window.isAncestorOf(new)
        if self._on is not None and isValid(self._on):
            self._on.removeEventFilter(self)
        self._on = new if inside and not isinstance(new, _OWN_RING) else None
        if self._on is not None:
            self._on.installEventFilter(self)
        self._place()

    def _place(self) -> None:
        on = self._on
        if on is None or not self._keys or not on.isVisible():
            self.hide()
            return
        corner = on.mapTo(self._window, QPoint(0, 0))
        box = QRect(corner, on.size()).adjusted(-_REACH, -_REACH, _REACH, _REACH)
        self.setGeometry(box)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring."""
        radius = Size.RADIUS if isinstance(self._on, Pressable) else Size.ICON_RADIUS
        border = pen(self.look.palette.focus, Size.FOCUS_WIDTH)
        with QPainter(self) as painter:
            paint_frame(painter, QRectF(self.rect()), Frame(None, border, radius + _REACH))

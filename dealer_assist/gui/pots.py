"""The pots in the middle of the felt, as buttons that tell who may win them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from dealer_assist.gui import chips
from dealer_assist.gui.centre import POT_HEIGHT, Row, RowKind, pot_stack
from dealer_assist.gui.places import CHIP_WIDTH
from dealer_assist.gui.style import Look, Palette, Size, color
from dealer_assist.view.values import PotView

_PILL = 33
_INSET = 4  # from the edge of the target to chips and pill


def draw_pot(painter: QPainter, box: QRectF, pot: PotView, palette: Palette) -> None:
    """Stand a pot's chips at the left of a box, and beside them its amount and its name."""
    stack = pot_stack(pot)
    width = chips.pill_width(stack)
    foot = QPointF(box.x() + _INSET + CHIP_WIDTH / 2, box.bottom() - 2)
    chips.draw_chips(painter, foot, stack.amount, palette)
    pill = QRectF(box.right() - _INSET - width, foot.y() - 2 - _PILL, width, _PILL)
    chips.draw_pill(painter, pill, stack, palette)


class PotButton(QAbstractButton):
    """One pot; a screen reader hears its amount and who may win it."""

    def __init__(self, number: int, look: Look, parent: QWidget) -> None:
        """Build the button of a pot, the main pot's number being 0."""
        super().__init__(parent)
        self.number = number
        self.look = look
        self.scale = 1.0  # real pixels for one of the layout's
        self.pot: PotView | None = None
        self.setObjectName(f"pot-{number}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_pot(self, pot: PotView) -> None:
        """Show another amount."""
        self.pot = pot
        self.setAccessibleName(pot.label)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return do what Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint chips and pill; a pressed one lies on a faint ground."""
        if self.pot is None:
            return
        palette = self.look.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isDown():
                painter.setPen(QPen(color(palette.on_felt, 0.4), 1))
                painter.setBrush(color(palette.on_felt, 0.12))
                painter.drawRoundedRect(self.rect(), Size.ICON_RADIUS, Size.ICON_RADIUS)
            painter.scale(self.scale, self.scale)
            box = QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)
            draw_pot(painter, box, self.pot, palette)


class PotButtons(QWidget):
    """Keeps one button a pot over the table, where the words left them room."""

    tapped = Signal(int)  # number of the pot

    def __init__(self, look: Look, table: QWidget) -> None:
        """Show no pot; the buttons are the table's own children."""
        super().__init__(table)
        self.look = look
        self.buttons: list[PotButton] = []
        self._table = table
        self.hide()

    def set_look(self, look: Look) -> None:
        """Take other colours."""
        self.look = look
        for button in self.buttons:
            button.look = look
            button.update()

    def place(self, rows: Sequence[Row], scale: float) -> None:
        """Lie where the pots were set among the words, as large as the table is drawn."""
        found = [row for row in rows if row.kind is RowKind.POT]
        while len(self.buttons) > len(found):
            gone = self.buttons.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.buttons) < len(found):
            button = PotButton(len(self.buttons), self.look, self._table)
            button.clicked.connect(self._tap)
            button.show()
            self.buttons.append(button)
        for button, row in zip(self.buttons, found, strict=True):
            assert row.pot is not None
            button.scale = scale
            left, top = row.at.x - row.width / 2, row.at.y - POT_HEIGHT / 2
            box = [round(part * scale) for part in (left, top, row.width, POT_HEIGHT)]
            button.setGeometry(QRect(*box))
            button.show_pot(row.pot)

    def _tap(self) -> None:
        button = self.sender()
        assert isinstance(button, PotButton)
        self.tapped.emit(button.number)

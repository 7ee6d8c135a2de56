"""A few buttons on the felt, below a question that the middle of the table asks."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dealer_assist.gui.asking import Asking
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.table import TableView
from dealer_assist.gui.widgets import Dressed, PushButton, dress

_HEIGHT = 56
_BELOW = 0.22  # of the table's height: how far below its middle the buttons may lie
_STEP = 8


class Answer(NamedTuple):
    """A button: what it is called by, what it says, whether it is chosen."""

    name: str
    text: str
    icon: Icon | None = None
    chosen: bool = False


class Question(NamedTuple):
    """What is asked: seats are tapped on the table, the other answers on the felt."""

    text: str
    answers: tuple[Answer, ...]
    seats: frozenset[int] = frozenset()  # tapped so far
    among: frozenset[int] = frozenset()  # that may be tapped; all of them where none is named
    notes: tuple[tuple[int, str], ...] = ()  # what a seat would lead to, on its card

    @property
    def asking(self) -> Asking:
        """What it changes on the cards."""
        return Asking(self.seats, self.among, dict(self.notes))


class Answers(Dressed, QWidget):
    """The buttons, where the felt is free."""

    tapped = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Show nothing."""
        super().__init__(parent)
        self.look = look
        self.buttons: dict[str, PushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Size.GRID)
        self.hide()

    def offer(self, answers: Sequence[Answer]) -> None:
        """Show other buttons."""
        if tuple(self.buttons) != tuple(answer.name for answer in answers):
            clear(self._row)
            self.buttons = {answer.name: self._button(answer) for answer in answers}
        for answer in answers:
            button = self.buttons[answer.name]
            button.say(answer.text)
            button.setChecked(answer.chosen)
        dress(self, self.look)
        self.setVisible(bool(answers))

    def _button(self, answer: Answer) -> PushButton:
        button = PushButton(answer.icon, height=_HEIGHT, size=Type.LABEL + 1)
        button.setObjectName(answer.name)
        button.setCheckable(True)
        button.clicked.connect(self._tap)
        self._row.addWidget(button, 1)
        button.show()  # now, so that it counts where the row is measured
        return button

    def _tap(self) -> None:
        self.tapped.emit(self.sender().objectName())

    def place(self, table: TableView) -> QRect:
        """Lie on the felt of a table, clear of its cards; the place is in its coordinates."""
        cards = [table.seat_rect(seat) for seat in range(1, table.seats + 1)]
        middle = table.felt_middle
        widest, narrowest = self.sizeHint().width(), self.minimumSizeHint().width()
        box = QRect(0, 0, max(widest, narrowest), _HEIGHT)
        for wide in range(box.width(), narrowest - 1, -_STEP):
            for down in range(round(table.height() * _BELOW), -1, -_STEP):
                box = QRect(middle.x() - wide // 2, middle.y() + down, wide, _HEIGHT)
                if not any(box.intersects(card) for card in cards):
                    self.setGeometry(box.translated(table.pos()))
                    return box
        self.setGeometry(box.translated(table.pos()))
        return box

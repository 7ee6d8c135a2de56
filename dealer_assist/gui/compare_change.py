"""The sheet that asks what happens instead: a row for each seat, a button for each event."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.sheets import Sheet, Side
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import PushButton, Words, dress
from dealer_assist.gui.words import BOLD
from dealer_assist.view.texts import Texts

LABELS: dict[type, str] = {
    events.Bust: "what_if_bust",
    events.Leave: "what_if_leave",
    events.Away: "what_if_away",
    events.Join: "what_if_join",
}
_COLUMNS = 3


class SeatEvents(NamedTuple):
    """What a seat is called, and what may happen there, possible or not."""

    name: str
    possible: tuple[tuple[Event, bool], ...]


class ChangeSheet(Sheet):
    """What if seat 3 busts, leaves, goes away; what if somebody sits down?"""

    chosen = Signal(object)  # Event

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look, Side.RIGHT)
        self.buttons: list[tuple[Event, PushButton]] = []

    @property
    def wide(self) -> int:
        """How wide the panel wants to be."""
        return self.scaled(560)

    def show_seats(self, seats: Sequence[SeatEvents], texts: Texts, *, cash: bool) -> None:
        """Open the sheet with what may happen at each seat, in a cash game or a tournament."""
        self.say(texts.label("change_event"), "", texts.label("close"))
        clear(self.body)
        self.buttons = []
        grid = QGridLayout()
        grid.setSpacing(Size.GRID)
        for row, (name, possible) in enumerate(seats):
            title = Words(Type.LABEL, BOLD, wrap=True)
            title.setText(name)
            grid.addWidget(title, 2 * row, 0, 1, _COLUMNS)
            for column, (event, enabled) in enumerate(possible):
                button = PushButton(height=Size.TARGET, size=Type.REASON)
                label = LABELS[type(event)]
                button.setObjectName(f"{label}-{getattr(event, 'seat', 0)}")
                bust = isinstance(event, events.Bust) and not cash
                button.say(texts.label(f"{label}_tournament" if bust else label))
                button.setEnabled(enabled)
                button.clicked.connect(self._choose)
                self.buttons.append((event, button))
                grid.addWidget(button, 2 * row + 1, column)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        dress(self, self.look)
        self.open(focus=self.buttons[0][1] if self.buttons else None)

    def _choose(self) -> None:
        sender = self.sender()
        event = next(event for event, button in self.buttons if button is sender)
        self.dismiss()
        self.chosen.emit(event)

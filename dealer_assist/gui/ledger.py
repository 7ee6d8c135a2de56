"""The fairness ledger: a table of what the night has dealt and cost each player."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dealer_assist.gui.seat_sheet import Line, clear
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import Box, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM, SEMIBOLD
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Ledger, LedgerRow

_WIDE = 860
_ROW = 40
_COLUMN = 70
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LedgerSheet(Sheet):
    """What stands out in words, then a line for each player."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self._notes = QVBoxLayout()
        self._notes.setContentsMargins(Size.PANEL_PADDING, 12, Size.PANEL_PADDING, 12)
        self._notes.setSpacing(4)
        box = Box()
        box.setLayout(self._notes)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(Size.GRID)
        self._grid.setVerticalSpacing(0)
        self.body.addWidget(box)
        self.body.addSpacing(Size.GRID)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)

    @property
    def wide(self) -> int:
        """How wide the panel wants to be."""
        return _WIDE

    def show_ledger(self, ledger: Ledger, texts: Texts) -> None:
        """Open the sheet."""
        self.say(ledger.title, "", texts.label("close"))
        clear(self._notes)
        clear(self._grid)
        for note in ledger.notes:
            self._notes.addWidget(_words(note, Type.LABEL, SEMIBOLD, wrap=True))
        self._grid.addWidget(_words(ledger.player, Type.REASON, MEDIUM, second=True), 0, 0)
        self._grid.setColumnStretch(0, 3)
        for column, title in enumerate(ledger.columns, 1):
            heading = _words(title, Type.REASON, MEDIUM, second=True, wrap=True)
            heading.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(heading, 0, column)
            self._grid.setColumnStretch(column, 2)
            self._grid.setColumnMinimumWidth(column, _COLUMN)
        for index, row in enumerate(ledger.rows):
            self._add(row, 2 * index + 1, len(ledger.columns))
        dress(self, self.look)
        self.open()

    def _add(self, row: LedgerRow, line: int, columns: int) -> None:
        self._grid.addWidget(Line(), line, 0, 1, columns + 1)
        name = _words(f"{row.seat}  {row.name}", Type.BUTTON, BOLD, wrap=True)
        name.setMinimumHeight(_ROW)
        self._grid.addWidget(name, line + 1, 0)
        for column, cell in enumerate(row.cells, 1):
            number = _words(cell, Type.BUTTON, SEMIBOLD)
            number.setAlignment(_RIGHT)
            self._grid.addWidget(number, line + 1, column)


def _words(text: str, size: int, weight: int, *, second: bool = False, wrap: bool = False) -> Words:
    words = Words(size, weight, second=second, wrap=wrap)
    words.setText(text)
    return words

"""The blind levels of a tournament, as rows to tap."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import Look, Size
from dealer_assist.gui.widgets import PushButton, dress
from dealer_assist.view.house_words import level_words
from dealer_assist.view.texts import Texts

Level = tuple[int, int, int]
"""Small blind, big blind, ante."""


class LevelsSheet(Sheet):
    """Each level is a row; a tap on it asks for its amounts."""

    level_tapped = Signal(int)  # its index
    changed = Signal(list)  # of Level

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.levels: list[Level] = []
        self._first: Level = (1, 2, 0)
        self.rows: list[RowButton] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(Size.GRID)
        self.body.addLayout(self._rows)
        foot = QHBoxLayout()
        foot.setSpacing(Size.GRID)
        self.add = PushButton(Icon.PLUS, height=Size.ROW)
        self.add.setObjectName("add_level")
        self.remove = PushButton(Icon.MINUS, height=Size.ROW)
        self.remove.setObjectName("remove_level")
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        foot.addWidget(self.add, 1)
        foot.addWidget(self.remove, 1)
        self.body.addLayout(foot)
        self.body.addStretch(1)

    def show_levels(self, title: str, levels: list[Level], first: Level, texts: Texts) -> None:
        """Open the sheet, or show other levels in it.

        Args:
            title: Above them.
            levels: In their order; may be empty.
            first: What level 1 is when it is added.
            texts: The language, with the table's currency.
        """
        self.say(title, "", texts.label("close"))
        self.add.say(texts.label("add_level"))
        self.remove.say(texts.label("remove_level"))
        self.remove.setEnabled(bool(levels))
        self.levels, self._first = levels, first
        clear(self._rows)
        self.rows = []
        for number, level in enumerate(levels, 1):
            row = RowButton(Icon.PENCIL)
            row.setObjectName(f"level-{number}")
            row.say(level_words(number, level, texts))
            row.clicked.connect(self._tap)
            self.rows.append(row)
            self._rows.addWidget(row)
            row.show()  # now, so that the sheet grows with it
        dress(self, self.look)
        if self.isHidden():
            self.open(focus=self.add)
        else:
            self.place()

    def _tap(self) -> None:
        sender = self.sender()
        self.level_tapped.emit(next(i for i, row in enumerate(self.rows) if row is sender))

    def _add(self) -> None:
        last = self.levels[-1] if self.levels else None
        doubled = (2 * last[0], 2 * last[1], 2 * last[2]) if last else self._first
        self.changed.emit([*self.levels, doubled])

    def _remove(self) -> None:
        self.changed.emit(self.levels[:-1])

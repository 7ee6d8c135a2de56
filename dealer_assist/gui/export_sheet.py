"""The formats that a table, a night or a hand can be written in."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import Look
from dealer_assist.gui.widgets import dress
from dealer_assist.view.texts import Texts

ICONS = {"export_picture": Icon.GRID, "export_page": Icon.BOOK, "export_night": Icon.LIST}
"""Of formats by the id of their label; a hand is one of cards."""


class ExportSheet(Sheet):
    """A row for each format; one that there is nothing for says why."""

    chosen = Signal(str)  # the id of its label

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.rows: dict[str, RowButton] = {}

    def show_formats(self, formats: Iterable[tuple[str, str]], texts: Texts) -> None:
        """Open the sheet.

        Args:
            formats: Ids of labels, each with the reason why it is impossible, or nothing.
            texts: The language.
        """
        self.say(texts.label("export"), "", texts.label("close"))
        clear(self.body)
        self.rows = {}
        for name, reason in formats:
            row = RowButton(ICONS.get(name, Icon.CARD))
            row.setObjectName(name)
            row.say(texts.label(name), reason)
            row.setEnabled(not reason)
            row.clicked.connect(self._choose)
            self.rows[name] = row
            self.body.addWidget(row)
        self.body.addStretch(1)
        dress(self, self.look)
        self.open(focus=next(iter(self.rows.values()), None))

    def _choose(self) -> None:
        name = self.sender().objectName()
        self.dismiss()
        self.chosen.emit(name)

"""Sheets to read: rules, shortcuts, about; and the list of tables played recently."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.seat_sheet import Line, clear
from dealer_assist.gui.sheets import Sheet, Side
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import PushButton, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM
from dealer_assist.session.nights import Night
from dealer_assist.view.citations import citation
from dealer_assist.view.rules_text import Rule
from dealer_assist.view.texts import Texts


class Paragraph(NamedTuple):
    """A heading, a smaller line below it, and a text."""

    heading: str
    note: str = ""
    text: str = ""


class ReadingSheet(Sheet):
    """Paragraphs to read."""

    def __init__(self, parent: QWidget, look: Look, side: Side = Side.RIGHT) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look, side)
        self.compare = PushButton(Icon.COMPARE, height=Size.ROW, size=Type.LABEL + 1)
        self.compare.setObjectName("compare_spot")
        self.add_foot(self.compare)
        self.compare.hide()

    def offer(self, text: str) -> None:
        """Offer to compare what the rules are about; without words nothing is offered."""
        self.compare.say(text)
        self.compare.setVisible(bool(text))
        self.place()

    def show_text(self, title: str, paragraphs: Sequence[Paragraph], texts: Texts) -> None:
        """Open the sheet with paragraphs, a line between two."""
        self.say(title, "", texts.label("close"))
        clear(self.body)
        for index, paragraph in enumerate(paragraphs):
            if index:
                self.body.addWidget(Line())
            self._add(paragraph.heading, Type.BUTTON - 1, BOLD)
            self._add(paragraph.note, Type.REASON, MEDIUM, second=True)
            self._add(paragraph.text, Type.LABEL + 1, MEDIUM)
        self.body.addStretch(1)
        self.open()

    def show_pairs(self, title: str, pairs: Sequence[tuple[str, str]], texts: Texts) -> None:
        """Open the sheet with lines of two: what, and with which key."""
        self.say(title, "", texts.label("close"))
        clear(self.body)
        for left, right in pairs:
            row = QHBoxLayout()
            name, key = Words(Type.LABEL, MEDIUM, wrap=True), Words(Type.LABEL, BOLD)
            name.setText(left)
            key.setText(right)
            row.addWidget(name, 1)
            row.addWidget(key, 0, Qt.AlignmentFlag.AlignRight)
            self.body.addLayout(row)
        self.body.addStretch(1)
        self.open()

    def _add(self, text: str, size: int, weight: int, *, second: bool = False) -> None:
        if text:
            words = Words(size, weight, second=second, wrap=True)
            words.setText(text)
            self.body.addWidget(words)


def rule_paragraph(rule: Rule, texts: Texts) -> Paragraph:
    """Write a rule for the reading sheet: how it is cited, where it stands, what it says."""
    note = ", ".join(filter(None, (rule.document, rule.edition)))
    return Paragraph(citation(rule.id, texts), note, rule.text)


class RecentSheet(Sheet):
    """Tables played recently, the newest first."""

    chosen = Signal(object)  # Path

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.rows: list[tuple[Path, RowButton]] = []

    def show_nights(self, nights: Sequence[Night], texts: Texts) -> None:
        """Open the sheet with a row for each night."""
        self.say(texts.label("open_recent"), "", texts.label("close"))
        clear(self.body)
        self.rows = []
        for night in nights:
            row = RowButton(Icon.CLOCK)
            row.say(when(night.written))
            row.clicked.connect(self._choose)
            self.rows.append((night.path, row))
            self.body.addWidget(row)
        if not nights:
            nothing = Words(Type.LABEL, MEDIUM, second=True, wrap=True)
            nothing.setText(texts.label("no_recent"))
            self.body.addWidget(nothing)
        self.body.addStretch(1)
        dress(self, self.look)
        self.open(focus=self.rows[0][1] if self.rows else None)

    def _choose(self) -> None:
        sender = self.sender()
        self.dismiss()
        self.chosen.emit(next(path for path, row in self.rows if row is sender))


def when(seconds: int) -> str:
    """Write a moment as the dealer's clock showed it: ``2026-11-29 21:14``."""
    return f"{datetime.fromtimestamp(seconds).astimezone():%Y-%m-%d %H:%M}"

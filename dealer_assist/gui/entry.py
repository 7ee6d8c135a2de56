"""Asking for what cannot be tapped on the table: amounts on a number pad, and a name."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from dealer_assist.core.events import MAX_NAME
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import Look, Size, Type, color, font, qt_palette
from dealer_assist.gui.widgets import BORDER, Dressed, Frame, PushButton, dress, paint_frame, pen
from dealer_assist.gui.words import MEDIUM
from dealer_assist.view.texts import Texts

_KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "⌫", "0", "00")
_BACK = "⌫"
_MOST_DIGITS = 12
_KEY_HEIGHT = 56


class Pad(NamedTuple):
    """What the fields of a number pad may hold."""

    chips: bool = True  # written as the table counts chips; otherwise plain numbers
    zeros: int = 0  # so many of the last fields may be left at 0


class NumberSheet(Sheet):
    """One amount or more, typed on keys the size of a finger, or on the keyboard."""

    entered = Signal(list)  # of int

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.fields: list[RowButton] = []
        self._labels: list[str] = []
        self._pad = Pad()
        self._texts: Texts | None = None
        self._digits: list[str] = []
        self._at = 0
        self._fresh = True  # the next digit replaces what stands in the field
        self._fields_row = QHBoxLayout()
        self._fields_row.setSpacing(Size.GRID)
        self.body.addLayout(self._fields_row)
        pad = QGridLayout()
        pad.setSpacing(Size.GRID)
        self.keys: dict[str, PushButton] = {}
        for index, sign in enumerate(_KEYS):
            key = PushButton(height=_KEY_HEIGHT, size=Type.PRIMARY)
            key.say(sign)
            key.setObjectName(f"key-{sign}")
            key.clicked.connect(self._press)
            self.keys[sign] = key
            pad.addWidget(key, index // 3, index % 3)
        self.body.addLayout(pad)
        self.done = PushButton(Icon.CHECK, primary=True, height=Size.BAR_BUTTON)
        self.done.clicked.connect(self._finish)
        self.body.addWidget(self.done)

    def ask(
        self,
        title: str,
        labels: Sequence[str],
        values: Sequence[int],
        texts: Texts,
        pad: Pad | None = None,
    ) -> None:
        """Open the sheet.

        Args:
            title: What is asked for.
            labels: One for each field.
            values: What stands in the fields at first; 0 leaves one empty.
            texts: The language, with the table's currency and decimals.
            pad: What the fields may hold; chips, none of them 0, if nothing is said.
        """
        self._pad = pad or Pad()
        self._texts = texts
        self.say(title, "", texts.label("close"))
        self.done.say(texts.label("done"))
        for field in self.fields:
            field.hide()
            field.deleteLater()
        self.fields = []
        self._digits = [str(value) if value else "" for value in values]
        for label in labels:
            field = RowButton(height=64)
            field.say(label)
            field.clicked.connect(self._choose)
            self._fields_row.addWidget(field)
            self.fields.append(field)
        self._labels = list(labels)
        self._select(0)
        dress(self, self.look)
        self.open(focus=self.keys["1"])

    @property
    def amounts(self) -> list[int]:
        """What stands in the fields."""
        return [int(digits or "0") for digits in self._digits]

    def _choose(self) -> None:
        sender = self.sender()
        self._select(next(i for i, field in enumerate(self.fields) if field is sender))

    def _select(self, index: int) -> None:
        self._at = index
        self._fresh = True
        self._show()

    def _show(self) -> None:
        for index, field in enumerate(self.fields):
            field.chosen = index == self._at
            field.say(self._written(self._digits[index]), self._labels[index])
            field.update()
        needed = self._digits[: len(self._digits) - self._pad.zeros]
        self.done.setEnabled(all(digits.strip("0") for digits in needed))

    def _written(self, digits: str) -> str:
        assert self._texts is not None
        number = int(digits or "0")
        return self._texts.amount(number) if self._pad.chips else self._texts.number(number)

    def _press(self) -> None:
        key = self.sender()
        assert isinstance(key, PushButton)
        self.type(key.text())

    def type(self, sign: str) -> None:
        """Add a digit to the chosen field, or take the last one away."""
        digits = "" if self._fresh and sign != _BACK else self._digits[self._at]
        digits = digits[:-1] if sign == _BACK else (digits + sign).lstrip("0")
        self._digits[self._at] = digits[:_MOST_DIGITS]
        self._fresh = False
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits from the keyboard as well."""
        if event.text().isdecimal():
            self.type(event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self.type(_BACK)
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        self.dismiss()
        self.entered.emit(self.amounts)


class Field(Dressed, QLineEdit):
    """A line to type in, framed as buttons are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty line."""
        super().__init__(parent)
        self.setFrame(False)
        self.setMinimumHeight(Size.ROW)
        self.setTextMargins(16, 0, 16, 0)

    def set_look(self, look: Look) -> None:
        """Wear another look."""
        super().set_look(look)
        self.setFont(font(self.scaled(Type.AMOUNT), MEDIUM))
        colours = qt_palette(look.palette)
        colours.setColor(QPalette.ColorRole.Base, color(look.palette.button, 0))
        self.setPalette(colours)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame below the words."""
        palette = self.look.palette
        with QPainter(self) as painter:
            frame = Frame(palette.card, pen(palette.button_border, BORDER))
            paint_frame(painter, QRectF(self.rect()), frame)
        super().paintEvent(event)


class NameSheet(Sheet):
    """A name, in the system's own text field so that its touch keyboard comes up."""

    entered = Signal(str)

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.field = Field()
        self.field.returnPressed.connect(self._finish)
        self.body.addWidget(self.field)
        self.done = PushButton(Icon.CHECK, primary=True, height=Size.BAR_BUTTON)
        self.done.clicked.connect(self._finish)
        self.body.addWidget(self.done)

    def ask(self, title: str, name: str, texts: Texts, *, most: int = MAX_NAME) -> None:
        """Open the sheet with a name to change, of so many characters at most."""
        self.say(title, "", texts.label("close"))
        self.field.setMaxLength(most)
        self.field.setText(name)
        self.field.setPlaceholderText(texts.label("name_optional"))
        self.field.setAccessibleName(texts.label("name"))
        self.done.say(texts.label("done"))
        self.open(focus=self.field)
        self.field.selectAll()

    def _finish(self) -> None:
        self.dismiss()
        self.entered.emit(self.field.text().strip())

"""Sheets of the drill: who learns, and the code that repeats a drill."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.seat_sheet import Line, clear
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import PushButton, Words, dress
from dealer_assist.gui.words import BOLD
from dealer_assist.view.texts import Texts

DIGITS = "0123456789ABCDEF"
_LONG = 4
_BACK = "\u232b"


class LearnersSheet(Sheet):
    """Everybody who learns on this tablet; a tap changes to somebody else."""

    chosen = Signal(str)
    new_asked = Signal()

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.rows: list[RowButton] = []

    def show_learners(self, names: Sequence[str], now: str, texts: Texts) -> None:
        """Open the sheet."""
        self.say(texts.label("learners"), "", texts.label("close"))
        clear(self.body)
        self.rows = []
        for name in names:
            row = RowButton()
            row.setObjectName(f"learner-{name}")
            row.chosen = name == now
            row.say(name)
            row.clicked.connect(self._choose)
            self.rows.append(row)
            self.body.addWidget(row)
        self.body.addWidget(Line())
        new = RowButton(Icon.PERSON_PLUS)
        new.setObjectName("new_learner")
        new.say(texts.label("new_learner"))
        new.clicked.connect(self._new)
        self.body.addWidget(new)
        self.body.addStretch(1)
        dress(self, self.look)
        self.open(focus=self.rows[0] if self.rows else new)

    def _choose(self) -> None:
        row = self.sender()
        assert isinstance(row, RowButton)
        name = row.text()
        self.dismiss()
        self.chosen.emit(name)

    def _new(self) -> None:
        self.dismiss()
        self.new_asked.emit()


class CodeSheet(Sheet):
    """Four hexadecimal digits, tapped or typed."""

    entered = Signal(str)

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.code = ""
        self.shown = Words(Type.SPOKEN, BOLD)
        self.shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.shown)
        pad = QGridLayout()
        pad.setSpacing(Size.GRID)
        self.keys: dict[str, PushButton] = {}
        for index, sign in enumerate(DIGITS):
            key = PushButton(height=Size.ROW, size=Type.PRIMARY)
            key.say(sign)
            key.setObjectName(f"key-{sign}")
            key.clicked.connect(self._press)
            self.keys[sign] = key
            pad.addWidget(key, index // 4, index % 4)
        self.body.addLayout(pad)
        self.back = PushButton(height=Size.ROW, size=Type.PRIMARY)
        self.back.clicked.connect(self._take_back)
        self.body.addWidget(self.back)
        self.done = PushButton(Icon.CHECK, primary=True, height=Size.BAR_BUTTON)
        self.done.setObjectName("done")
        self.done.clicked.connect(self._finish)
        self.body.addWidget(self.done)

    def ask(self, code: str, texts: Texts) -> None:
        """Open the sheet with a code to change; none stands for any drill."""
        self.say(texts.label("code"), texts.label("code_explained"), texts.label("close"))
        self.done.say(texts.label("done"))
        self.back.say(_BACK)
        self.back.setAccessibleName(texts.label("take_back"))
        self.code = code
        self._show()
        self.open(focus=self.keys["0"])

    def type(self, sign: str) -> None:
        """Add a digit; a fifth one begins anew."""
        self.code = sign if len(self.code) == _LONG else self.code + sign
        self._show()

    def _show(self) -> None:
        self.shown.setText("#" + self.code.ljust(_LONG, "\u2013"))
        self.done.setEnabled(len(self.code) in {0, _LONG})

    def _press(self) -> None:
        self.type(self.sender().objectName()[-1])

    def _take_back(self) -> None:
        self.code = self.code[:-1]
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits from the keyboard as well."""
        sign = event.text().upper()
        if len(sign) == 1 and sign in DIGITS:
            self.type(sign)
        elif event.key() == Qt.Key.Key_Backspace:
            self._take_back()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        self.dismiss()
        self.entered.emit(self.code)

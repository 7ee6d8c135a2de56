"""Amounts on a number pad that answers: a bet or raise, and the bet-size helper."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dealer_assist.core.events import Act
from dealer_assist.core.values import Chips
from dealer_assist.gui.entry import NumberSheet, Pad
from dealer_assist.gui.rows import Segmented
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import Box, Words
from dealer_assist.gui.words import BOLD, MEDIUM
from dealer_assist.view.sizes import minimum_raise, pot_limit_maximum
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Legal, Sized

_WIDE = 600

Objection = Callable[[Act], str]
"""Why an action may not be taken, as a sentence; nothing if it may."""


class AmountSheet(NumberSheet):
    """The amount of a bet or raise; one that is refused is said why, and the pad stays open."""

    chosen = Signal(object)  # Act

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self._act: Act | None = None
        self._objection: Objection | None = None

    def ask_for(self, legal: Legal, objection: Objection, texts: Texts) -> None:
        """Open the sheet for an action whose amount may be chosen."""
        self._act, self._objection = legal.event, objection
        self.ask(legal.label, [texts.label("bet_amount")], [legal.least], texts)

    def _finish(self) -> None:
        assert self._act is not None
        assert self._objection is not None
        said = replace(self._act, to=Chips(self.amounts[0]))
        if sentence := self._objection(said):
            self.status.setText(sentence)
            self.status.show()
            self.place()
        else:
            self.dismiss()
            self.chosen.emit(said)


class Asked(StrEnum):
    """What the helper works out; the value is the id of the label."""

    LARGEST = "largest_raise"
    SMALLEST = "smallest_raise"


FIELDS = {
    Asked.LARGEST: ("size_pot", "size_bet", "size_own"),
    Asked.SMALLEST: ("size_bet", "size_last"),
}
"""Numbers that each answer needs, as ids of labels."""


class SizesSheet(NumberSheet):
    """A few numbers in, the answer and the way to it out, with every digit."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look)
        self.asked = Asked.LARGEST
        self._values: dict[str, int] = {}  # by the field's label
        self.kind = Segmented(tuple(Asked))
        self.kind.chosen.connect(self._choose_kind)
        self.answer = Words(Type.SPOKEN, BOLD)
        self.formula = Words(Type.LABEL, MEDIUM, wrap=True)
        box = Box()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(Size.PANEL_PADDING, Size.GRID, Size.PANEL_PADDING, Size.GRID)
        lines.addWidget(self.answer)
        lines.addWidget(self.formula)
        self.body.insertWidget(0, self.kind)
        self.body.insertWidget(2, box)
        self.done.hide()

    @property
    def wide(self) -> int:
        """How wide the panel wants to be: three fields beside each other."""
        return self.scaled(_WIDE)

    def show_sizes(self, texts: Texts, numbers: Mapping[str, int] | None = None) -> None:
        """Open the sheet with numbers by the ids of their labels, or ask for another answer."""
        self._values |= numbers or {}
        for kind in Asked:
            self.kind.segments[kind].say(texts.label(kind))
        self.kind.choose(self.asked)
        names = FIELDS[self.asked]
        labels, values = [texts.label(name) for name in names], [self._value(n) for n in names]
        self.ask(texts.label("sizes"), labels, values, texts, Pad(zeros=len(names)))
        self.done.hide()

    def _value(self, name: str) -> int:
        return self._values.get(name, 0)

    def _choose_kind(self, value: str) -> None:
        self.asked = Asked(value)
        if self._texts is not None:
            self.show_sizes(self._texts)

    def _show(self) -> None:
        super()._show()
        self._values |= dict(zip(FIELDS[self.asked], self.amounts, strict=True))
        if self._texts is not None:
            found = self._sized(self._texts)
            self.answer.setText(found.text or self._texts.amount(0))
            self.formula.setText(found.formula or found.problem)

    def _sized(self, texts: Texts) -> Sized:
        numbers = [Chips(self._value(name)) for name in FIELDS[self.asked]]
        if self.asked is Asked.SMALLEST:
            return minimum_raise(numbers[0], numbers[1], texts)
        return pot_limit_maximum(numbers[0], numbers[1], numbers[2], texts)

    def _finish(self) -> None:
        self.dismiss()

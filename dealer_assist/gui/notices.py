"""What must not be missed, one strip at a time, the gravest first."""

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dealer_assist.gui.bars import Notice
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.style import Look, Size
from dealer_assist.gui.widgets import Dressed, dress


class Subject(Enum):
    """What a notice is about, the gravest first."""

    FAULT = Icon.WARNING  # the program went wrong
    UNSAVED = Icon.EXPORT  # the disk refuses
    UNREADABLE = Icon.FOLDER  # a table file cannot be opened
    RECOVERED = Icon.CLOCK  # a table that was not left in good order
    BUTTON = Icon.BUTTON_HERE  # nobody has the button yet
    SAVED = Icon.CHECK  # something was written where the user wanted it


AT_TABLE = frozenset({Subject.RECOVERED, Subject.BUTTON})
"""What is only said where the table can be seen."""


class Notices(Dressed, QWidget):
    """Keeps every notice that was not settled and shows the gravest."""

    tapped = Signal(object)  # Subject

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Show nothing."""
        super().__init__(parent)
        self.look = look
        self._texts: dict[Subject, tuple[str, str]] = {}
        self._held: frozenset[Subject] = frozenset()
        self.strips: dict[Subject, Notice] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, 0)
        self._column.setSpacing(0)
        self.hide()

    def say(self, subject: Subject, text: str, button: str = "") -> None:
        """Say something until it is settled."""
        self._texts[subject] = (text, button)
        self._show()

    def settle(self, subject: Subject) -> None:
        """Take what was said back."""
        self._texts.pop(subject, None)
        self._show()

    def hold_back(self, subjects: frozenset[Subject]) -> None:
        """Keep subjects unsaid for a while, where nobody can do anything about them."""
        if subjects != self._held:
            self._held = subjects
            self._show()

    @property
    def shown(self) -> Subject | None:
        """The subject of the strip that can be seen."""
        return next((s for s in Subject if s in self._texts and s not in self._held), None)

    def _show(self) -> None:
        first = self.shown
        for subject, strip in self.strips.items():
            strip.setVisible(subject is first)
        if first is not None:
            strip = self._strip(first)
            strip.say(*self._texts[first])
            strip.show()
        self.setVisible(first is not None)

    def _strip(self, subject: Subject) -> Notice:
        if subject not in self.strips:
            strip = Notice(subject.value)
            strip.button.clicked.connect(self._tap)
            dress(strip, self.look)
            self.strips[subject] = strip
            self._column.addWidget(strip)
        return self.strips[subject]

    def _tap(self) -> None:
        if self.shown is not None:
            self.tapped.emit(self.shown)

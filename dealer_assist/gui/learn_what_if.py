"""The row above the bar that asks: what if? Ghosts on the table show the next hand meanwhile."""

from functools import cached_property

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from dealer_assist.core.events import Bust, Event
from dealer_assist.core.values import Seat
from dealer_assist.gui.bars import Ground
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import Segmented
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import PushButton, Words, dress
from dealer_assist.gui.window import Window
from dealer_assist.gui.words import SEMIBOLD
from dealer_assist.view.texts import Texts
from dealer_assist.view.what_if import what_if, what_if_events

BUST, LEAVE = "bust", "leave"
_ROOMY = 760  # width from which there is room for the sentence


class WhatIfBar(Ground):
    """What might happen, and whether it does."""

    event_chosen = Signal(str)
    done = Signal()
    back = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make the row; it is hidden until it is asked for."""
        super().__init__(line_above=True, parent=parent)
        self.look = look
        self.words = Words(Type.LABEL, SEMIBOLD, wrap=True)
        self.events = Segmented((BUST, LEAVE))
        self.events.chosen.connect(self.event_chosen)
        self.do_it = PushButton(Icon.CHECK, height=Size.ROW, size=Type.LABEL + 1)
        self.go_back = PushButton(Icon.ARROW_LEFT, height=Size.ROW, size=Type.LABEL + 1)
        self.do_it.setObjectName("do_it")
        self.go_back.setObjectName("go_back")
        self.do_it.clicked.connect(self.done)
        self.go_back.clicked.connect(self.back)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(Size.PANEL_PADDING, Size.GRID, Size.GRID, Size.GRID)
        self._row.setSpacing(Size.GRID)
        self._row.addWidget(self.words, 3)
        self._row.addWidget(self.events, 3)
        self._row.addWidget(self.do_it, 2)
        self._row.addWidget(self.go_back, 2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def ask(self, sentence: str, possible: dict[str, str], now: str, texts: Texts) -> None:
        """Show the row.

        Args:
            sentence: What might happen.
            possible: Names of the events that may be looked at, and of their labels.
            now: The one that is looked at.
            texts: The language.
        """
        self.words.setText(texts.gettext("What if? {said}", said=sentence))
        for name, segment in self.events.segments.items():
            segment.say(texts.label(possible.get(name, f"what_if_{name}")))
            segment.setEnabled(name in possible)
        self.events.choose(now)
        self.do_it.say(texts.label("do_it"))
        self.go_back.say(texts.label("back_out"))
        self.set_narrow(narrow=self.window().width() < self.scaled(_ROOMY))
        self.show()

    def set_narrow(self, *, narrow: bool) -> None:
        """Drop the sentence where there is no room: the table says it too."""
        self.words.setVisible(not narrow)


class WhatIfCommands(QObject):
    """Shows what would be so, and says it or goes back."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._possible: dict[str, Event] = {}
        self._now = ""
        window.escaped.connect(self.back)
        window.controller.changed.connect(self._end)

    @cached_property
    def bar(self) -> WhatIfBar:
        """The row above the bar of the table."""
        made = WhatIfBar(self._window.look)
        made.event_chosen.connect(self._show)
        made.done.connect(self._do)
        made.back.connect(self.back)
        self._window.table_page.put_above_bar(made)
        dress(made, self._window.look)
        return made

    def ask(self, seat: int) -> None:
        """Look ahead: what if the player in a seat busts or leaves?"""
        table = self._controller.table
        found = what_if_events(table, Seat(seat))
        self._possible = {BUST if isinstance(event, Bust) else LEAVE: event for event in found}
        if self._possible:
            self._show(next(iter(self._possible)))

    def _show(self, name: str) -> None:
        window, table = self._window, self._controller.table
        self._now = name
        shown = what_if(table, self._possible[name], self._controller.view, window.texts)
        window.table_page.table.show_view(shown.view)
        labels = {one: f"what_if_{one}" for one in self._possible}
        if BUST in labels and not table.house.cash:
            labels[BUST] = "what_if_bust_tournament"
        self.bar.ask(shown.title, labels, name, window.texts)

    def _do(self) -> None:
        event = self._possible[self._now]
        self._end()
        self._controller.submit((event,))

    def back(self) -> None:
        """Show the table as it is."""
        if self._possible:
            self._end()
            self._window.table_page.table.show_view(self._controller.view)

    def _end(self) -> None:
        self._possible = {}
        if "bar" in self.__dict__:
            self.bar.hide()

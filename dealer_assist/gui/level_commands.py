"""What the actions about the blind levels do: the next one, the one before, a ruling."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_assist.core import events
from dealer_assist.gui.question import Answer, Question
from dealer_assist.gui.window import Window

if TYPE_CHECKING:
    from dealer_assist.gui.table_page import TablePage

WRONG_LEVEL, LITTLE, MUCH, CANCEL = "wrong_level", "acted_little", "acted_much", "cancel"


class LevelCommands(QObject):
    """One method for each action about levels, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        window.table_made.connect(self._meet_table)
        window.controller.changed.connect(self._forget)

    def _meet_table(self, page: "TablePage") -> None:
        page.answered.connect(self._rule)

    def next_level(self) -> None:
        """Raise the level; it counts from the next hand."""
        self._change(1)

    def previous_level(self) -> None:
        """Go back a level; it counts from the next hand."""
        self._change(-1)

    def _change(self, by: int) -> None:
        if self._window.ready():
            self._controller.submit((events.Level(number=self._controller.table.level + by),))

    def wrong_level(self) -> None:
        """Rule on a hand dealt at another level than it should have been."""
        if self._window.ready() and self._controller.table.dealt is not None:
            label = self._window.texts.label
            answers = tuple(Answer(name, label(name)) for name in (LITTLE, MUCH, CANCEL))
            text = label("level_question", number=self._right_level)
            self._window.table_page.ask(WRONG_LEVEL, Question(text, answers))

    @property
    def _right_level(self) -> int:
        """The level that was meant: the one said since the deal, else the one after the hand's."""
        table = self._controller.table
        dealt = table.dealt.level if table.dealt is not None else table.level
        return table.level if table.level != dealt else min(dealt + 1, len(table.house.levels))

    def _rule(self, answer: str) -> None:
        if answer == CANCEL:
            self._forget()
        elif answer in {LITTLE, MUCH}:
            number = self._right_level
            self._window.table_page.disarm()
            ruling = events.WrongLevel(number=number, substantial=answer == MUCH)
            self._controller.submit((ruling,))

    def _forget(self) -> None:
        """Let go of a question about a hand that is over, or in another language."""
        if self._window.table_page.armed == WRONG_LEVEL:
            self._window.table_page.disarm()

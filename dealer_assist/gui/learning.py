"""The actions about learning. Most nights nobody learns: what they need is made when asked for."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_assist.gui.window import Window

if TYPE_CHECKING:
    from dealer_assist.gui.drill_commands import DrillCommands
    from dealer_assist.gui.learn_commands import LearnCommands
    from dealer_assist.gui.learn_what_if import WhatIfCommands
    from dealer_assist.gui.start import StartPage


class Learning(QObject):
    """One method for each action about learning, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        window.start_made.connect(self._meet_start)
        window.example_asked.connect(self.open_example)
        window.drill_asked.connect(self.begin_drill)
        window.what_if_asked.connect(self.look_ahead)

    def _meet_start(self, page: "StartPage") -> None:
        page.learn.connect(self._window.learn_asked)

    @cached_property
    def _lessons(self) -> "LearnCommands":
        from dealer_assist.gui.learn_commands import LearnCommands

        return LearnCommands(self._window)

    @cached_property
    def _drills(self) -> "DrillCommands":
        from dealer_assist.gui.drill_commands import DrillCommands

        return DrillCommands(self._window)

    @cached_property
    def _ahead(self) -> "WhatIfCommands":
        from dealer_assist.gui.learn_what_if import WhatIfCommands

        return WhatIfCommands(self._window)

    def examples(self) -> None:
        """List the examples."""
        self._lessons.examples()

    def open_example(self, name: str) -> None:
        """Show an example by its id."""
        self._lessons.open_example(name)

    def open_scenario(self) -> None:
        """Let the user choose a scenario file, and show it."""
        self._lessons.open_scenario()

    def save_moment(self) -> None:
        """Write the table of this moment as a scenario."""
        self._lessons.save_moment()

    def compare(self) -> None:
        """Show the table under other rules beside its own."""
        self._lessons.compare()

    def drill(self) -> None:
        """Choose a drill."""
        self._drills.drill()

    def begin_drill(self, code: str) -> None:
        """Start the drill of a code."""
        self._drills.begin(code)

    def progress(self) -> None:
        """Show what has been learnt."""
        self._drills.progress()

    def look_ahead(self, seat: int) -> None:
        """Show what would follow if the player in a seat left."""
        self._ahead.ask(seat)

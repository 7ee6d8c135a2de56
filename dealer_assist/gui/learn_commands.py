"""What the actions about examples and comparisons do."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.house import differences, written_out
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.values import Seat
from dealer_assist.gui.learn_page import LearnPage
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.window import Window
from dealer_assist.rules.step import coming, replay
from dealer_assist.scenario.compare import house_for
from dealer_assist.scenario.files import Scenario, read_scenario
from dealer_assist.scenario.moment import moment
from dealer_assist.scenario.play import position
from dealer_assist.scenario.reading import FileError
from dealer_assist.session.store import trouble, write_whole
from dealer_assist.view.compare_history import History, LessonHistory, NightHistory, changes
from dealer_assist.view.compare_words import Spot
from dealer_assist.view.lesson import lesson
from dealer_assist.view.library import Library, read_library
from dealer_assist.view.say import names_of, say

if TYPE_CHECKING:
    from dealer_assist.gui.compare import ComparePage
    from dealer_assist.gui.compare_change import ChangeSheet
    from dealer_assist.gui.library import LibraryPage
    from dealer_assist.gui.walkthrough import WalkPage

SCENARIO = "moment.toml"


class LearnCommands(QObject):
    """One method for each action about examples, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._compared_from: LearnPage | None = None

    # --- pages, made when they are first shown

    @cached_property
    def library(self) -> Library:
        """Every example that comes with the program."""
        return read_library(self._window.services.scenarios, self._window.services.presets)

    @cached_property
    def library_page(self) -> "LibraryPage":
        """The list of examples."""
        from dealer_assist.gui.library import LibraryPage

        window = self._window
        made = LibraryPage(window.look, self.library, window.services.clock.ticks, window.texts)
        made.chosen.connect(self.open_example)
        made.file_asked.connect(self.open_scenario)
        made.left.connect(window.leave_learning)
        window.add_learning(made)
        return made

    @cached_property
    def walk_page(self) -> "WalkPage":
        """One example."""
        from dealer_assist.gui.walkthrough import WalkPage

        window = self._window
        made = WalkPage(window.look, window.services.clock.ticks, window.texts)
        made.left.connect(self.examples)
        made.rule_tapped.connect(window.rule_asked)
        made.play_asked.connect(self._play)
        made.compare_asked.connect(self._compare_lesson)
        made.language_chosen.connect(self._speak)
        window.add_learning(made)
        return made

    @cached_property
    def compare_page(self) -> "ComparePage":
        """Three methods side by side."""
        from dealer_assist.gui.compare import ComparePage

        window = self._window
        made = ComparePage(window.look, window.services.clock.ticks, window.texts)
        made.left.connect(self._leave_compare)
        made.change_asked.connect(self._ask_change)
        made.rule_chosen.connect(self._use_rule)
        window.add_learning(made)
        return made

    @cached_property
    def change_sheet(self) -> "ChangeSheet":
        """What happens instead."""
        from dealer_assist.gui.compare_change import ChangeSheet

        made = ChangeSheet(self._window, self._window.look)
        made.chosen.connect(self._change)
        return made

    # --- examples

    def examples(self) -> None:
        """List the examples."""
        self._window.show_page(self.library_page)

    def open_example(self, name: str) -> bool:
        """Show an example by its id.

        Returns:
            False where no example has it.
        """
        scenario = self.library.get(name)
        if scenario is not None:
            self._show(scenario, name)
        return scenario is not None

    def open_scenario(self) -> None:
        """Let the user choose a scenario file, and show it."""
        window = self._window
        path = window.services.ask_which(
            window, window.texts.label("open_scenario"), window.texts.label("scenario_file"), "toml"
        )
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Show a scenario file, or say what is wrong with it."""
        try:
            scenario = read_scenario(path, self._window.services.presets)
        except FileError as error:
            self._complain(path.name, error)
        else:
            self._show(scenario, path.name)

    def _show(self, scenario: Scenario, name: str) -> None:
        try:
            shown = lesson(scenario)
        except FileError as error:
            self._complain(name, error)
            return
        self._window.notices.settle(Subject.UNREADABLE)
        self.walk_page.show_lesson(shown)
        self._window.show_page(self.walk_page)

    def _complain(self, name: str, error: FileError) -> None:
        texts = self._window.texts
        sentence = " ".join(say(why, texts, {}) for why in error.reasons) or error.sentence
        reason = error.say(sentence).rstrip(".")
        said = texts.label("scenario_unreadable", file=name, reason=reason)
        self._window.notices.say(Subject.UNREADABLE, said, texts.label("ok"))

    def _play(self, step: int) -> None:
        """Go on with a step of the example as a live table: a night of its own."""
        shown = self.walk_page.lesson
        assert shown is not None
        found = position(shown.scenario, step)
        self._controller.start(found.start)
        if found.events:
            self._controller.submit(found.events)
        self._window.show_page(self._window.table_page)

    def _speak(self, language: str) -> None:
        self._window.prefer(language=language)
        self._window.all_actions.choose("language", language)

    # --- a moment as a file

    def save_moment(self) -> None:
        """Write the present moment of the table as a scenario."""
        window, texts = self._window, self._window.texts
        log = self._controller.log
        text = moment(log.start, log.done)
        if text is None:
            said = texts.label("no_moment")
            window.notices.say(Subject.UNREADABLE, said, texts.label("ok"))
            return
        there = window.services.ask_where(
            window, texts.label("save_moment"), SCENARIO, texts.label("scenario_file")
        )
        if there is not None:
            self.write(there, text.encode())

    def write(self, there: Path, data: bytes) -> None:
        """Write a file, and say how that went."""
        texts, notices = self._window.texts, self._window.notices
        try:
            write_whole(there, data)
        except OSError as error:
            reason = texts.label(f"trouble_{trouble(error).value}")
            said = texts.label("save_failed", file=there.name, reason=reason)
            notices.say(Subject.UNREADABLE, said, texts.label("ok"))
        else:
            notices.settle(Subject.UNREADABLE)
            notices.say(Subject.SAVED, texts.label("saved_as", file=there.name), texts.label("ok"))

    # --- compare

    def compare(self) -> None:
        """Compare this spot of the live table."""
        window = self._window
        if window.sheet is not None:
            window.sheet.dismiss()
        if not window.at_table or not self._controller.is_open:
            return
        log = self._controller.log
        history = NightHistory(start=log.start, entries=log.done)
        self._compared_from = None
        self._compare(history, history.steps - 1)

    def _compare_lesson(self, step: int) -> None:
        assert self.walk_page.lesson is not None
        self._compared_from = self.walk_page
        self._compare(LessonHistory(lesson=self.walk_page.lesson), step)

    def _compare(self, history: History, step: int) -> None:
        self.compare_page.show_history(history, step, may_use=self._controller.is_open)
        self._window.show_page(self.compare_page)

    def _leave_compare(self) -> None:
        if self._compared_from is not None:
            self._window.show_page(self._compared_from)
        else:
            self._window.leave_learning()

    def _ask_change(self, spot: Spot) -> None:
        from dealer_assist.gui.compare_change import SeatEvents

        texts = self._window.texts
        table = coming(replay(spot.start, spot.events).table)
        names = names_of(table)
        seats = [Seat(number) for number in range(1, len(table.seats) + 1)]
        rows = []
        for seat in seats:
            possible = changes(spot, seat)
            name = f"{seat} {names.get(seat, '')}".strip()
            if table.player(seat) is None:
                name = texts.gettext("Seat {seat}, empty", seat=seat)
            events_here = tuple((one.event, one.refusal is None) for one in possible)
            rows.append(SeatEvents(name, events_here))
        self.change_sheet.show_seats(rows, texts, cash=table.house.cash)

    def _change(self, event: Event) -> None:
        self.compare_page.change(event)

    def _use_rule(self, method: ButtonRule) -> None:
        """Play the live table with another button from the next hand."""
        window = self._window
        window.show_page(window.table_page)
        house = self._controller.table.house
        after = house_for(house, method)
        values = written_out(after)
        changed = {key: values[key] for key in differences(after, house)}
        self._controller.submit((events.House(set=changed),))

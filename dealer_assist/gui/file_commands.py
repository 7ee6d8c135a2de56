"""What the actions about tables as files do: new, recent, recovered, and what the disk says."""

from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Chips
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.window import Window
from dealer_assist.session.journal import Problem, Recovered, Unreadable, recover
from dealer_assist.session.store import Trouble, trouble, write_whole
from dealer_assist.view.house_words import stakes

if TYPE_CHECKING:
    from dealer_assist.gui.entry import NumberSheet
    from dealer_assist.gui.presets import PresetSheet
    from dealer_assist.gui.reading import RecentSheet
    from dealer_assist.gui.start import NewTable, StartPage


class FileCommands(QObject):
    """One method for each action about files, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        window.start_made.connect(self._meet_start)
        window.notices.tapped.connect(self.tap_notice)
        window.controller.unsaved.connect(self.show_unsaved)
        window.controller.entered.connect(self._go_on)
        window.spoken.connect(self._say_recovered)
        self._found: tuple[Recovered, str] | None = None  # and when it was last saved

    def _meet_start(self, page: "StartPage") -> None:
        page.started.connect(self._start)
        page.resumed.connect(self._resume)
        page.all_presets.connect(self._ask_preset)
        page.other_blinds.connect(self._ask_blinds)

    @cached_property
    def recent_sheet(self) -> "RecentSheet":
        """Tables played recently."""
        from dealer_assist.gui.reading import RecentSheet

        made = RecentSheet(self._window, self._window.look)
        made.chosen.connect(self.open_night)
        return made

    @cached_property
    def preset_sheet(self) -> "PresetSheet":
        """All presets, for a new table."""
        from dealer_assist.gui.presets import PresetSheet

        made = PresetSheet(self._window, self._window.look, self._window.services.presets)
        made.chosen.connect(self._window.start_page.choose_preset)
        return made

    @cached_property
    def number_sheet(self) -> "NumberSheet":
        """Other blinds for a new table."""
        from dealer_assist.gui.entry import NumberSheet

        made = NumberSheet(self._window, self._window.look)
        made.entered.connect(self._set_blinds)
        return made

    # --- opening

    def begin(self, *, new: bool) -> None:
        """Show the first page of the program, or the table that was played last.

        Args:
            new: Whether a new table was asked for; the last one is then offered.
        """
        last = next(iter(self._controller.nights.recent(1)), None)
        if last is not None and not new:
            self.open_night(last.path)
            if self._controller.is_open:
                return
        elif last is not None:
            found = recover(last.path)
            if isinstance(found, Recovered):
                self.offer(found.log.table, clock_time(last.path))
        self._window.show_page(self._window.start_page)

    def open_night(self, path: Path) -> None:
        """Go on with a table, or say why it cannot be read."""
        notices, texts = self._window.notices, self._window.texts
        time = clock_time(path)
        found = self._controller.open(path)
        if isinstance(found, Unreadable):
            notices.say(Subject.UNREADABLE, self._unreadable(path, found), texts.label("ok"))
            return
        notices.settle(Subject.UNREADABLE)
        self._go_on()
        self._to_table()
        if not found.closed:
            self._found = found, time
            self._say_recovered()

    def _go_on(self) -> None:
        """Take the word of a recovered table back: play goes on."""
        self._window.notices.settle(Subject.RECOVERED)
        self._found = None

    def _say_recovered(self) -> None:
        if self._found is not None:
            text, ok = self._recovered(*self._found), self._window.texts.label("ok")
            self._window.notices.say(Subject.RECOVERED, text, ok)

    def _recovered(self, found: Recovered, time: str) -> str:
        texts, hand = self._window.texts, found.log.table.hand
        said = texts.label("recovered" if hand else "recovered_new", hand=hand, time=time)
        kept = self._controller.damaged
        if kept is None:
            return said
        return f"{said} {texts.label('damaged_tail', file=kept.name)}"

    def _unreadable(self, path: Path, found: Unreadable) -> str:
        texts = self._window.texts
        if found.problem is Problem.NEWER_FORMAT:
            return texts.label("newer_format", file=path.name)
        trouble = found.trouble
        name = f"trouble_{trouble.value}" if trouble else f"problem_{found.problem.value}"
        return texts.label("not_a_table", file=path.name, reason=texts.label(name))

    def _to_table(self) -> None:
        self._window.show_page(self._window.table_page)

    def quit(self) -> None:
        """Close the window; the table is left in good order."""
        self._window.close()

    # --- a new table

    def new_table(self) -> None:
        """Turn to the first page; the table that is open can be continued from there."""
        window = self._window
        if self._controller.is_open and self._controller.path is not None:
            self.offer(self._controller.table, clock_time(self._controller.path))
        self._go_on()
        window.notices.settle(Subject.BUTTON)
        window.show_page(window.start_page)

    def offer(self, table: Table, time: str) -> None:
        """Offer to go on with a table on the first page.

        Args:
            table: As it stands.
            time: When something was last said at it.
        """
        texts = self._window.texts
        played = stakes(table.house, table.level, texts.at(table.house))
        if table.hand:
            text = texts.label("unfinished", hand=table.hand, stakes=played, time=time)
            button = texts.label("continue_hand", hand=table.hand)
        else:
            text = texts.label("unfinished_new", stakes=played, time=time)
            button = texts.label("continue")
        self._window.start_page.offer_unfinished(text, button)

    def save_copy(self) -> None:
        """Copy the file of the table to where the user wants it."""
        window, here = self._window, self._controller.path
        if here is None:
            return
        there = window.services.ask_where(
            window, window.texts.label("save_copy"), here.name, window.texts.label("table_file")
        )
        if there is not None:
            self._copy(here, there)

    def _copy(self, here: Path, there: Path) -> None:
        texts, notices = self._window.texts, self._window.notices
        try:
            write_whole(there, here.read_bytes())
        except OSError as error:
            reason = texts.label(f"trouble_{trouble(error).value}")
            said = texts.label("save_failed", file=there.name, reason=reason)
            notices.say(Subject.UNREADABLE, said, texts.label("ok"))
        else:
            notices.settle(Subject.UNREADABLE)
            notices.say(Subject.SAVED, texts.label("saved_as", file=there.name), texts.label("ok"))

    def open_recent(self) -> None:
        """List the tables played recently."""
        here = self._controller.path
        nights = [night for night in self._controller.nights.recent() if night.path != here]
        self.recent_sheet.show_nights(nights, self._window.texts)

    def _start(self, chosen: "NewTable") -> None:
        from dealer_assist.gui.start import with_blinds

        house = with_blinds(self._window.services.presets[chosen.preset].house, chosen.blinds)
        player = Player(stack=Chips(chosen.stack) if chosen.stack else None)
        seats = tuple(
            None if number in chosen.empty else player for number in range(1, chosen.seats + 1)
        )
        self._controller.start(Table(house=house, seats=seats))
        self._to_table()

    def _resume(self) -> None:
        if self._controller.is_open:
            self._to_table()
            self._controller.show()
            return
        last = next(iter(self._controller.nights.recent(1)), None)
        if last is not None:
            self.open_night(last.path)

    def _ask_preset(self) -> None:
        self.preset_sheet.show_presets(self._window.texts)

    def _ask_blinds(self) -> None:
        from dealer_assist.gui.entry import Pad

        texts = self._window.texts
        names = ("small_blind_amount", "big_blind_amount", "chips_each")
        chosen = self._window.start_page.chosen
        values = [*chosen.blinds, chosen.stack]
        labels = [texts.label(name) for name in names]
        self.number_sheet.ask(texts.label("blinds"), labels, values, texts, Pad(zeros=1))

    def _set_blinds(self, amounts: list[int]) -> None:
        *blinds, stack = amounts
        self._window.start_page.choose(blinds=tuple(sorted(blinds)), stack=stack)

    # --- notices

    def tap_notice(self, subject: Subject) -> None:
        """Do what a notice's button offers."""
        match subject:
            case Subject.UNSAVED:
                self._controller.save_again()
            case Subject.RECOVERED:
                self._go_on()
            case Subject.BUTTON:
                waits = self._window.table_page.armed == "put_button"
                self._window.all_actions["draw" if waits else "put_button"].trigger()
            case Subject.FAULT | Subject.UNREADABLE | Subject.SAVED:
                self._window.notices.settle(subject)

    def show_unsaved(self, trouble: Trouble | None) -> None:
        """Say that nothing is being saved as long as that is so."""
        texts, notices = self._window.texts, self._window.notices
        if trouble is None:
            notices.settle(Subject.UNSAVED)
            return
        text = texts.label("not_saved", reason=texts.label(f"trouble_{trouble.value}"))
        notices.say(Subject.UNSAVED, text, texts.label("try_again"))

    def show_fault(self, reason: str) -> None:
        """Say that the program went wrong; the log tells how."""
        texts = self._window.texts
        text = texts.label("internal_error", reason=reason)
        self._window.notices.say(Subject.FAULT, text, texts.label("ok"))


def clock_time(path: Path) -> str:
    """Say when something was last written to a file: ``21:14``; nothing if it is not there."""
    try:
        return f"{datetime.fromtimestamp(path.stat().st_mtime).astimezone():%H:%M}"
    except OSError:
        return ""

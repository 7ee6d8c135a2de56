"""The one way through: whoever taps something submits events here, and gets a View back."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import Code, Owes, Presence, Refusal, Seat
from dealer_assist.gui.names import NameBook
from dealer_assist.rules.step import current
from dealer_assist.session.journal import Journal, Recovered, Unreadable, Unsaved, recover
from dealer_assist.session.log import SessionLog
from dealer_assist.session.nights import Nights
from dealer_assist.session.records import Closed, Record, Redone, Undone
from dealer_assist.view.deeds import redo_label, said, undo_label
from dealer_assist.view.night_text import Told
from dealer_assist.view.say import names_of, say
from dealer_assist.view.screen import screen
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import View

TWICE = 600
"""Milliseconds in which a second tap on Next hand is taken for a slip."""


class Clock(NamedTuple):
    """Where the time comes from."""

    now: Callable[[], datetime]  # local, aware
    ticks: Callable[[], int]  # milliseconds, never backwards


class Controller(QObject):
    """The table that is open: its log, its file, and what is shown of it."""

    changed = Signal(object)  # View: every widget shows it
    entered = Signal(str, str)  # what was said, and what undo would take back
    refused = Signal(str)  # why nothing happened
    unsaved = Signal(object)  # Trouble, or None once everything is on disk again

    def __init__(
        self, nights: Nights, texts: Texts, clock: Clock, parent: QObject | None = None
    ) -> None:
        """Open nothing yet."""
        super().__init__(parent)
        self.nights = nights
        self.texts = texts
        self._clock = clock
        self._log: SessionLog | None = None
        self._journal: Journal | None = None
        self._names = NameBook()
        self._view: View | None = None
        self._saved = True
        self._dealt_at = clock.ticks() - TWICE

    # --- a table is opened and left

    def start(self, table: Table) -> None:
        """Begin a night; the one that was open is left in good order."""
        self.close()
        path = self.nights.free(self._clock.now())
        self._log = SessionLog.begin(table)
        self._journal = Journal.new(path, table)
        self._names = NameBook()
        self._note_trouble(self._journal.save())
        self.show()

    def open(self, path: Path) -> Recovered | Unreadable:
        """Go on with a night; if it cannot be read, the one that is open stays."""
        found = recover(path)
        if isinstance(found, Unreadable):
            return found
        self.close()
        self._log = found.log
        self._journal = Journal.resume(path, found)
        self._names = NameBook.of(found.log, found.notes)
        self._note_trouble(self._journal.save())
        self.show()
        return found

    def close(self) -> None:
        """Leave the night in good order."""
        if self._journal is not None:
            self._write(Closed())
        self._log = self._journal = None

    @property
    def is_open(self) -> bool:
        """Whether there is a table."""
        return self._log is not None

    @property
    def path(self) -> Path | None:
        """The file of the night."""
        return self._journal.path if self._journal else None

    @property
    def damaged(self) -> Path | None:
        """Where the damaged end of the night's file is kept; None if it was whole."""
        return self._journal.damaged if self._journal else None

    # --- what is there

    @property
    def log(self) -> SessionLog:
        """The night.

        Raises:
            RuntimeError: No table is open: a caller's bug.
        """
        if self._log is None:
            message = "no table is open"
            raise RuntimeError(message)
        return self._log

    @property
    def table(self) -> Table:
        """The table as it stands, with everybody's name of now."""
        return self.named(self.log.table, len(self.log.done))

    def named(self, table: Table, position: int) -> Table:
        """Give the players of a table of this night the names of now.

        Args:
            table: As it stood.
            position: How many entries had been said by then.
        """
        return self._names.apply(table, position)

    def told(self) -> Iterator[Told]:
        """List what was said and not undone, with the tables round it."""
        for index, entry in enumerate(self.log.done):
            after = self.named(entry.table, index + 1)
            yield Told(at=entry.at, events=entry.events, before=self._before(index), after=after)

    @property
    def view(self) -> View:
        """What is shown of it."""
        if self._view is None:
            table = self.table
            undo, redo = self._undo_label(), self._redo_label()
            self._view = screen(table, current(table), self.texts, undo=undo, redo=redo)
        return self._view

    def show(self) -> None:
        """Let everybody show the table as it stands."""
        self._view = None
        self.changed.emit(self.view)

    def speak(self, texts: Texts) -> None:
        """Say everything in another language."""
        self.texts = texts
        if self.is_open:
            self.show()

    # --- what is said

    def submit(self, said_now: Sequence[Event]) -> bool:
        """Let events happen as one entry, which one undo takes back.

        The entry is on disk before anybody shows it, unless the disk refuses.

        Returns:
            False where the rules refuse; ``refused`` then says why.
        """
        after = self._judged(said_now)
        if isinstance(after, Refusal):
            self.refused.emit(self._sentence(after))
            return False
        self._enter(after)
        return True

    def objection(self, said_now: Sequence[Event]) -> str:
        """Say why the rules would refuse events; nothing if they would not."""
        after = self._judged(said_now)
        return self._sentence(after) if isinstance(after, Refusal) else ""

    def next_hand(self, ending: Sequence[Event] = ()) -> bool:
        """End the hand in play and deal the next one, as one entry.

        Where no hand can be dealt after the end, the end alone is entered and the reason shown.

        Args:
            ending: How the hand in play ends and what follows from it, where that is known.

        Returns:
            False where the rules refuse the end. A tap that comes too soon after the last one
            is taken for a slip and does nothing.
        """
        if self._clock.ticks() - self._dealt_at < TWICE:
            return True
        self._dealt_at = self._clock.ticks()
        if self.log.table.dealt is None:
            return self.submit((events.Deal(),))
        ending = tuple(ending) or (events.End(),)
        both = (*ending, events.Deal())
        after = self._judged(both)
        if not isinstance(after, Refusal):
            self._enter(after)
            return True
        ended = self.submit(ending)
        if ended:
            self.refused.emit(self._sentence(after))
        return ended

    def undo(self) -> None:
        """Take the last entry back."""
        if (before := self.log.undo()) is not None:
            self._step(before, Undone())

    def redo(self) -> None:
        """Bring back what was undone last."""
        if (after := self.log.redo()) is not None:
            self._step(after, Redone())

    def rename(self, seat: Seat, name: str) -> None:
        """Call whoever sits in a seat by another name; no undo touches that."""
        self._write(self._names.rename(seat, name, len(self.log.done)))
        self.show()

    def away_or_back(self, seat: Seat) -> Event | None:
        """Say what Away/back means for a seat.

        Returns:
            The event; None for somebody who owes blinds and has to say how he comes back.
        """
        player = self.log.table.player(seat)
        if player is None or player.presence is not Presence.AWAY:
            return events.Away(seat=seat)
        return events.Back(seat=seat) if player.owes is Owes.NOTHING else None

    @property
    def wants_button(self) -> bool:
        """Whether the next hand waits for somebody to say who has the button."""
        hand = current(self.log.table)
        return isinstance(hand, Refusal) and hand.code is Code.NO_BUTTON_YET

    @property
    def last_said(self) -> tuple[str, str]:
        """What was said last, and what undo would take back; nothing at the start of a night."""
        done = self.log.done
        if not done:
            return "", ""
        before = self._before(len(done) - 1)
        texts = self.texts.at(before.house)
        sentences = said(done[-1].events, before, texts), self._button_elsewhere(done[-1].events)
        return " ".join(filter(None, sentences)), self.view.undo

    def _button_elsewhere(self, said_last: Sequence[Event]) -> str:
        """Say where the button is if the rules put it elsewhere than was said: heads-up."""
        table = self.table
        put = [event.seat for event in said_last if isinstance(event, events.Button)]
        hand = current(table)
        if not put or isinstance(hand, Refusal) or hand.positions.button == put[-1]:
            return ""
        player = self.texts.player(hand.positions.button, names_of(table))
        return self.texts.label("button_elsewhere", player=player)

    def save_again(self) -> None:
        """Try to write what the disk refused."""
        if self._journal is not None:
            self._note_trouble(self._journal.save())

    # --- inside

    def _judged(self, said_now: Sequence[Event]) -> SessionLog | Refusal:
        return self.log.submit(said_now, int(self._clock.now().timestamp()))

    def _enter(self, after: SessionLog) -> None:
        self._log = after
        for note in self._names.entered(after.done[-1], len(after.done)):
            self._write(note)
        self._write(after.done[-1])
        self.show()
        self.entered.emit(*self.last_said)

    def _step(self, log: SessionLog, record: Record) -> None:
        self._log = log
        self._write(record)
        self.show()

    def _write(self, record: Record) -> None:
        assert self._journal is not None
        self._note_trouble(self._journal.append(record))

    def _note_trouble(self, trouble: Unsaved | None) -> None:
        if trouble is not None or not self._saved:
            self.unsaved.emit(trouble.trouble if trouble else None)
        self._saved = trouble is None

    def _before(self, index: int) -> Table:
        """The table before an entry that is done, or before the next one to be redone."""
        done = self.log.done
        table = done[index - 1].table if index else self.log.start
        return self.named(table, index)

    def _undo_label(self) -> str:
        done = self.log.done
        if not done:
            return ""
        return undo_label(done[-1].events, self._before(len(done) - 1), self.texts)

    def _redo_label(self) -> str:
        if not self.log.undone:
            return ""
        return redo_label(self.log.undone[-1].events, self.table, self.texts)

    def _sentence(self, refusal: Refusal) -> str:
        table = self.table
        texts = self.texts.at(table.house)
        return " ".join(say(why, texts, names_of(table)) for why in refusal.reasons)

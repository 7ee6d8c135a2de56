"""The main window: bars, pages and sheets; it shows Views and passes taps on."""

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from dealer_assist.core.events import Event
from dealer_assist.gui.actions import ACTIONS, SEAT_KEYS, Actions
from dealer_assist.gui.awake import Awake
from dealer_assist.gui.bars import TopBar
from dealer_assist.gui.controller import Clock, Controller
from dealer_assist.gui.file_dialog import AskWhere, AskWhich
from dealer_assist.gui.focus import FocusRing
from dealer_assist.gui.meant import meant
from dealer_assist.gui.notices import AT_TABLE, Notices
from dealer_assist.gui.own_presets import OwnStore
from dealer_assist.gui.preferences import Preferences
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import color, qt_palette
from dealer_assist.gui.widgets import Dressed, dress
from dealer_assist.scenario.presets import Presets
from dealer_assist.view.rules_text import RulesText
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import View

if TYPE_CHECKING:
    from dealer_assist.gui.house_page import HousePage
    from dealer_assist.gui.learn_page import LearnPage
    from dealer_assist.gui.start import StartPage
    from dealer_assist.gui.table_page import TablePage

SMALLEST = (560, 480)


class Services(msgspec.Struct, frozen=True, kw_only=True):
    """What the window works with; the composition root makes it, tests give their own."""

    controller: Controller
    presets: Presets
    own: OwnStore
    rules: RulesText
    clock: Clock
    speak: Callable[[str], Texts]  # the texts of a language; Qt's own change with it
    save: Callable[[Preferences], bool]
    ask_where: AskWhere  # to write a file
    ask_which: AskWhich  # to read one
    scenarios: Path  # the examples that come with the program
    awake: Awake


class Window(Dressed, QWidget):
    """Top bar, notices, and one page at a time; sheets lie over all of it."""

    painted = Signal()  # the first time
    table_made = Signal(object)  # TablePage
    start_made = Signal(object)  # StartPage
    house_made = Signal(object)  # HousePage
    escaped = Signal()
    spoken = Signal()  # everything is said in another language
    rule_asked = Signal(str)  # its id
    learn_asked = Signal()
    what_if_asked = Signal(int)  # a seat
    example_asked = Signal(str)  # its id
    drill_asked = Signal(str)  # its code

    def __init__(self, services: Services, preferences: Preferences) -> None:
        """Make the window without a page."""
        super().__init__()
        self.services = services
        self.controller = services.controller
        self.preferences = preferences
        self.look = preferences.look
        self.texts = services.speak(preferences.spoken)
        self.shown_once = False
        self.learning: list[LearnPage] = []
        self.ending: tuple[Event, ...] = ()  # of the hand in play, once all winners are named
        self.top = TopBar()
        self.notices = Notices(self.look)
        self.pages = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self.notices)
        column.addWidget(self.pages, 1)
        self.setMinimumSize(*SMALLEST)
        self.all_actions = Actions(self)
        self.ring = FocusRing(self)
        self.controller.changed.connect(self.show_view)
        self.controller.entered.connect(self._entered)
        self.controller.refused.connect(self._refused)
        for button, name in ((self.top.undo, "undo"), (self.top.redo, "redo")):
            button.clicked.connect(self.all_actions[name].trigger)
        self.show_texts()
        self.wear()

    # --- pages, made when they are first shown

    @cached_property
    def table_page(self) -> "TablePage":
        """The table."""
        from dealer_assist.gui.table_page import TablePage

        page = TablePage(self.look, self.services.clock.ticks, self.texts)
        page.set_rotation(self.preferences.rotation)
        page.set_explanation(self.preferences.explanation)
        self._add(page)
        self.table_made.emit(page)
        return page

    @cached_property
    def start_page(self) -> "StartPage":
        """Where a new table is chosen."""
        from dealer_assist.gui.start import StartPage

        page = StartPage(self.look, self.services.presets, self.services.clock.ticks, self.texts)
        self._add(page)
        self.start_made.emit(page)
        return page

    @cached_property
    def house_page(self) -> "HousePage":
        """The house rules."""
        from dealer_assist.gui.house_page import HousePage

        page = HousePage(self.look, self.services.presets, self.services.clock.ticks, self.texts)
        self._add(page)
        self.house_made.emit(page)
        return page

    def _add(self, page: QWidget) -> None:
        dress(page, self.look)
        self.pages.addWidget(page)

    def add_learning(self, page: "LearnPage") -> None:
        """Take a page to learn from in; it speaks and looks as the others do."""
        self.learning.append(page)
        page.headed.connect(self._show_top)
        self._add(page)

    def leave_learning(self) -> None:
        """Go back to the table, or to the first page where none is open."""
        self.show_page(self.table_page if self.controller.is_open else self.start_page)

    def made(self, name: str) -> bool:
        """Whether a page was shown before."""
        return name in self.__dict__

    @property
    def at_table(self) -> bool:
        """Whether the table can be seen."""
        return self.made("table_page") and self.pages.currentWidget() is self.table_page

    def show_page(self, page: "TablePage | StartPage | HousePage | LearnPage") -> None:
        """Turn to a page; what is then under the finger takes no tap for a moment."""
        if self.pages.currentWidget() is not page:
            page.bar.settle()
        self.pages.setCurrentWidget(page)
        self.notices.hold_back(frozenset() if self.at_table else AT_TABLE)
        self._show_top()
        first = next(filter(QWidget.isEnabled, page.bar.buttons.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is shown

    def show_view(self, view: View) -> None:
        """Show another state of the table everywhere."""
        table = self.controller.table
        self.table_page.show_view(view, cash=table.house.cash, meant=partial(meant, table))
        self._show_top()
        self._show_actions(view)

    def _show_top(self) -> None:
        label = self.texts.label
        view = self.controller.view if self.at_table and self.controller.is_open else None
        lesson = next((p for p in self.learning if p is self.pages.currentWidget()), None)
        self.top.set_aside(lesson.aside if lesson is not None else None)
        if view is not None:
            self.top.say(view.title, view.subtitle, view.limit, view.stakes)
        elif lesson is not None:
            self.top.say(*lesson.heading, "", "")
        else:
            start = self.made("start_page") and self.pages.currentWidget() is self.start_page
            self.top.say(label("new_table" if start else "house_rules"), "", "", "")
        for button, name in ((self.top.undo, "undo"), (self.top.redo, "redo")):
            said = getattr(view, name) if view is not None else ""
            button.say(said or label(name))
            button.setEnabled(bool(said))
        self.setWindowTitle(view.title if view is not None else label("app"))

    def _show_actions(self, view: View) -> None:
        states = {state.action: None if state.enabled else state.reason for state in view.bar}
        for record in ACTIONS:
            if record.table:
                self.all_actions.set_enabled(record.id, states.get(record.id))
        for name in ("undo", "redo"):
            action = self.all_actions[name]
            action.setText(getattr(view, name) or self.texts.label(name))
            action.setEnabled(bool(getattr(view, name)))

    def show_texts(self) -> None:
        """Say everything in the language of the settings."""
        label = self.texts.label
        self.all_actions.set_texts(label)
        self.all_actions.set_letters(on=self.preferences.single_letters)
        self.top.menu.say(label("menu"))
        self.top.help.say(label("help"))
        self.top.awake.setAccessibleName(label("screen_kept_on"))
        for record in ACTIONS:
            if record.table and not self.controller.is_open:
                self.all_actions.set_enabled(record.id, label("no_table"))
        for name in ("table_page", "start_page", "house_page"):
            if self.made(name):
                getattr(self, name).show_texts(self.texts)
        for page in self.learning:
            page.show_texts(self.texts)
        self._show_top()

    def wear(self) -> None:
        """Wear the look of the settings."""
        self.look = self.preferences.look
        self.setPalette(qt_palette(self.look.palette))
        dress(self, self.look)

    def prefer(self, **changes: object) -> None:
        """Change settings: they are saved and show at once."""
        before = self.preferences
        self.preferences = msgspec.structs.replace(before, **changes)
        self.services.save(self.preferences)
        if self.preferences.spoken != before.spoken:
            self._speak(self.services.speak(self.preferences.spoken))
        if self.preferences.look != before.look:
            self.wear()
        if self.made("table_page"):
            self.table_page.set_rotation(self.preferences.rotation)
            self.table_page.set_explanation(self.preferences.explanation)

    def _speak(self, texts: Texts) -> None:
        self.texts = texts
        shown = self.made("table_page") and not self.table_page.table.toast.isHidden()
        self.controller.speak(texts)
        self.show_texts()
        if shown and not self.table_page.table.toast.isHidden():
            text, undo = self.controller.last_said
            self.table_page.table.show_toast(text, texts.label("undo"), undo)
        self.spoken.emit()

    def _entered(self, text: str, undo: str) -> None:
        self.table_page.table.show_toast(text, self.texts.label("undo"), undo)
        self.announce()

    def announce(self) -> None:
        """Let a screen reader say what the dealer says."""
        self._say_aloud(self.controller.view.spoken)

    def _refused(self, sentence: str) -> None:
        # What the middle of the table says already is not said twice.
        if sentence not in {line.text for line in self.controller.view.lines}:
            self.table_page.show_refusal(sentence)
        self._say_aloud(sentence)

    def _say_aloud(self, sentence: str) -> None:
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # --- sheets

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies over everything, if there is one."""
        open_now = [sheet for sheet in self.findChildren(Sheet) if sheet.isVisible()]
        return open_now[-1] if open_now else None

    def ready(self) -> bool:
        """Say whether the table can be acted on; the open sheet of a seat makes way."""
        shown = self.sheet
        if shown is not None and shown.makes_way:
            seat = self.table_page.selected
            shown.dismiss()
            self.table_page.select(seat)
            return True
        return shown is None and self.at_table

    # --- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits for seats, and Esc for the way back."""
        seat = SEAT_KEYS.get(event.text(), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif seat and self.at_table and self.sheet is None and self.preferences.single_letters:
            if seat <= len(self.controller.table.seats):
                self.table_page.pick(seat)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep open sheets over everything."""
        for sheet in self.findChildren(Sheet):
            if sheet.isVisible():
                sheet.setGeometry(self.rect())

    def showEvent(self, _event: QShowEvent) -> None:
        """Let the focus ring follow keys and fingers."""
        self.ring.watch()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table in good order."""
        self.services.awake.keep(on=False)
        self.controller.close()
        if self.made("table_page"):
            self.table_page.table.finish_motion()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the room."""
        palette = self.look.palette
        room = QLinearGradient(QPointF(0, 0), QPointF(0, self.height()))
        room.setColorAt(0, color(palette.room_top))
        room.setColorAt(1, color(palette.room_bottom))
        with QPainter(self) as painter:
            painter.fillRect(QRectF(self.rect()), room)
        if not self.shown_once:
            self.shown_once = True
            QTimer.singleShot(0, self, self._after_paint)

    def _after_paint(self) -> None:
        self.painted.emit()

"""The table with its bar and the Why panel; it knows which button is armed and who is selected."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from dealer_assist.gui.actions import BAR, ROOMY, ROW_ICONS
from dealer_assist.gui.asking import Asking
from dealer_assist.gui.bars import Bar, Ticks
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.panels import WhyPanel
from dealer_assist.gui.preferences import Explanation
from dealer_assist.gui.question import Answers, Question
from dealer_assist.gui.style import Look, Size
from dealer_assist.gui.table import TableView
from dealer_assist.gui.widgets import Dressed
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import View

PROMPTS = {
    "bust": "tap_seat_bust",
    "away": "tap_seat_away",
    "leave": "tap_seat_leave",
    "straddle": "tap_seat_straddle",
    "kill": "tap_seat_kill",
    "put_button": "tap_seat_button",
}
"""Actions that wait for a seat, and what the centre then says."""

ONCE = frozenset({"put_button", "straddle", "kill"})
"""Those that let go after one seat."""

MORE = "more"
_SHARES = {"next_hand": 6, "bust": 3, "away": 4, "straddle": 3, "kill": 3, MORE: 3}
_NARROW = 700
_LOW_PANEL = 152  # height of a panel below the table, where a row above the bar takes room
_TALL = 1000


class TablePage(Dressed, QWidget):
    """Seats are tapped either for the armed button or for their sheet."""

    acted = Signal(str, int)  # action, seat
    seat_opened = Signal(int)
    bar_tapped = Signal(str)
    answered = Signal(str)  # a button on the felt
    armed_changed = Signal()

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make the page of a table that is not there yet."""
        super().__init__()
        self.look = look
        self.armed = ""
        self.selected = 0
        self._texts = texts
        self._cash = True
        self._meant: Callable[[str], frozenset[int]] = lambda _action: frozenset()
        self._explanation: Explanation | None = None
        self.table = TableView(look)
        self.table.seat_tapped.connect(self._tap_seat)
        self.why = WhyPanel(look)
        self.bar = Bar(ticks)
        for name in BAR:
            primary = name == BAR[0]
            self.bar.add(name, ROW_ICONS[name], primary=primary, share=_SHARES[name])
        self.bar.add(MORE, Icon.MORE, share=_SHARES[MORE])
        self.bar.tapped.connect(self.bar_tapped)
        for name in PROMPTS:
            if name in self.bar.buttons:
                self.bar.buttons[name].setCheckable(True)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(Size.GRID)
        self._middle.addWidget(self.table, 1)
        self._middle.addWidget(self.why)
        self._row: QWidget | None = None  # above the bar
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._middle, 1)
        column.addWidget(self.bar)
        self._question: Question | None = None
        self.answers = Answers(look, self)
        self.answers.tapped.connect(self.answered)
        self.table.relaid.connect(self._place_answers)
        self.show_texts(texts)

    def show_texts(self, texts: Texts) -> None:
        """Say the words of the page in a language; those of the table come with its view."""
        self._texts = texts
        self._name_buttons()
        label = texts.label
        self.why.say(label("rules_and_compare"), label("rules_short"), label("nothing_to_explain"))
        self.table.set_dealer(label("dealer"))
        self.table.setAccessibleName(label("table_of_seats"))
        self._prompt()

    @property
    def narrow(self) -> bool:
        """Whether the bar keeps icons and short words, and leaves the rest to More."""
        return self.width() < _NARROW

    @property
    def in_bar(self) -> frozenset[str]:
        """What can be tapped in the bar now."""
        return frozenset(BAR) - (ROOMY if self.narrow else frozenset())

    def _name_buttons(self) -> None:
        narrow = self.narrow
        for name, button in self.bar.buttons.items():
            known = name if self._cash or name != "bust" else "bust_tournament"
            short = narrow and not button.primary
            button.say(self._texts.label(f"{known}_short" if short else known), button.reason)
            button.stack(on=short)
            button.setVisible(not (narrow and name in ROOMY))

    def show_view(self, view: View, *, cash: bool, meant: Callable[[str], frozenset[int]]) -> None:
        """Show another state of the table.

        Args:
            view: The state.
            cash: Whether it is a cash game's, not a tournament's.
            meant: Lists the seats that an armed action can be meant for.
        """
        self.hide_refusal()
        self._cash, self._meant = cash, meant
        self._name_buttons()
        self.table.show_view(view)
        self.why.show_view(view)
        for state in view.bar:
            if state.action in self.bar.buttons:
                self.bar.set_state(state.action, None if state.enabled else state.reason)
        if self.selected > len(view.seats):
            self.select(0)
        if self.armed in PROMPTS:
            self._prompt()

    def put_above_bar(self, row: QWidget) -> None:
        """Put a row of its own above the bar."""
        self._column.insertWidget(self._column.indexOf(self.bar), row)
        self._row = row

    def show_row(self, *, shown: bool) -> None:
        """Show the row above the bar, or not; a panel below the table makes room for it."""
        if self._row is not None and self._row.isHidden() is shown:
            self._row.setVisible(shown)
            self._arrange()

    def set_look(self, look: Look) -> None:
        """Wear another look; the table paints itself."""
        super().set_look(look)
        self.table.set_look(look)

    def set_rotation(self, degrees: int) -> None:
        """Turn the table."""
        self.table.set_rotation(degrees)

    # --- one button armed, or one seat selected

    def arm(self, action: str) -> None:
        """Wait for a seat; the same action once more, or nothing, lets go."""
        self.armed = "" if action == self.armed else action
        self._question = None
        for name in PROMPTS:
            if name in self.bar.buttons:
                self.bar.buttons[name].setChecked(name == self.armed)
                self.bar.buttons[name].update()
        self.select(0)
        self._prompt()
        self.armed_changed.emit()

    def ask(self, action: str, question: Question) -> None:
        """Wait for a seat or for a button on the felt; once more asks something else."""
        if self.armed != action:
            self.arm(action)
        self._question = question
        self._prompt()

    def disarm(self) -> None:
        """Let go of whatever is armed."""
        if self.armed:
            self.arm(self.armed)

    def select(self, seat: int) -> None:
        """Select a seat for the next button, 0 for none."""
        self.selected = seat
        self.table.select(seat)

    def pick(self, seat: int) -> None:
        """Select a seat by its number key, and give it the focus."""
        self.table.seat_button(seat).setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.armed:
            self._tap_seat(seat)
        else:
            self.select(seat)

    def call(self, action: str) -> None:
        """Let an action that needs a seat act on the selected one, or arm it."""
        if not self.selected:
            self.arm(action)
            return
        seat = self.selected
        self.disarm()
        self.select(0)
        self.acted.emit(action, seat)

    def _tap_seat(self, seat: int) -> None:
        self.hide_refusal()
        action = self.armed
        among = self._meant(action) if action in PROMPTS else frozenset()
        if not action or (among and seat not in among):
            self.select(seat)
            self.seat_opened.emit(seat)
            return
        if action in ONCE:
            self.disarm()
        self.acted.emit(action, seat)

    def _prompt(self) -> None:
        asked = self._question
        self.answers.offer(asked.answers if asked is not None else ())
        among = self._meant(self.armed) if self.armed in PROMPTS else frozenset()
        self.table.ask(asked.asking if asked is not None else Asking(among=among))
        self._place_answers()
        if asked is not None:
            self.table.arm(asked.text)
        else:
            self.table.arm(self._texts.label(PROMPTS[self.armed]) if self.armed in PROMPTS else "")

    def _place_answers(self) -> None:
        shown = not self.answers.isHidden()
        self.table.hold(self.answers.place(self.table) if shown else None)
        self.answers.raise_()

    # --- what floats above the table

    def show_refusal(self, sentence: str) -> None:
        """Say why nothing happened, where no card is covered."""
        self.table.show_toast(sentence, "", "")

    @property
    def refuses(self) -> bool:
        """Whether the toast says why nothing happened."""
        toast = self.table.toast
        return not toast.isHidden() and not toast.button.text()

    def hide_refusal(self) -> None:
        """Take back why nothing happened."""
        if self.refuses:
            self.table.toast.dismiss()

    # --- the felt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press: the tap ends here."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of what waits for a seat where the felt is tapped."""
        at = event.position().toPoint()
        over = self.table.childAt(at - self.table.pos())
        felt = self.table.geometry().contains(at) and over is None
        if felt and self.answers.isHidden():
            self.disarm()

    # --- layout

    def set_explanation(self, place: Explanation | None) -> None:
        """Put the Why panel where the user wants it, or where it fits."""
        self._explanation = place
        self._arrange()

    def _arrange(self) -> None:
        upright = self.width() < self.height()
        place = self._explanation or (Explanation.BELOW if upright else Explanation.RIGHT)
        below = place is Explanation.BELOW
        flow = QBoxLayout.Direction
        self._middle.setDirection(flow.TopToBottom if below else flow.LeftToRight)
        edge = Size.GRID
        hidden = place is Explanation.HIDDEN
        self._middle.setContentsMargins(edge if below else 0, 0 if below else edge, edge, edge)
        if hidden:
            self._middle.setContentsMargins(0, 0, 0, 0)
        following = self._row is not None and not self._row.isHidden()
        low = following and self.height() < _TALL
        self.why.set_below(below=below, high=_LOW_PANEL if low else Size.PANEL_BELOW)
        self.why.setVisible(not hidden)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the panel where it fits."""
        self._arrange()
        self._name_buttons()

    def minimumSizeHint(self) -> QSize:
        """Let the window be as small as the smallest test size."""
        return QSize(320, 320)

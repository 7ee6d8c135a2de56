"""The drill: a table to tap, a question, and what became of the answer."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent

from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui.bars import Ticks
from dealer_assist.gui.card import Verdict
from dealer_assist.gui.drill_panel import AGAIN, AMOUNT, NEXT, SHOW, DrillPanel
from dealer_assist.gui.drill_state import DrillState, Phase
from dealer_assist.gui.drill_strip import DrillStrip
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.learn_page import SplitPage, focus_nobody
from dealer_assist.gui.style import Look
from dealer_assist.scenario.drill_run import EXAM_SECONDS, Drill, Mode
from dealer_assist.scenario.drill_values import Answer, Kind
from dealer_assist.view import drill_words
from dealer_assist.view.drill_labels import METHODS, MODES
from dealer_assist.view.drill_words import MARKER_KINDS
from dealer_assist.view.markers import marker
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Line as Words_
from dealer_assist.view.values import Marker, View

_TICK = 200
_MOST_IN_MIDDLE = 100  # letters of a story that the middle of the table has room for


class DrillPage(SplitPage):
    """One question after the other."""

    below = 0.36
    learnt = Signal(object)  # DrillState after a question was scored
    amounts_asked = Signal(list, list)  # labels, values
    rule_tapped = Signal(str)
    progress_asked = Signal()
    again_asked = Signal()

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make a page without a question."""
        super().__init__(look, ticks, texts)
        self.state: DrillState | None = None
        self.shown: View | None = None  # the table as it is shown
        self._ticks = ticks
        self._asked_at = ticks()
        self.strip = DrillStrip()
        self.aside = self.strip
        self.drill_panel = DrillPanel(look, texts)
        self.drill_panel.row_chosen.connect(self._choose)
        self.drill_panel.answered.connect(self._answer)
        self.drill_panel.pressed.connect(self._press)
        self.drill_panel.rule_tapped.connect(self.rule_tapped)
        self.column.addWidget(self.drill_panel)
        self.bar.add("check", Icon.CHECK, primary=True, share=6)
        self.bar.add("none_dead", Icon.NONE, share=4)
        self.bar.add("hint", Icon.HINT, share=4)
        self.bar.add("skip", Icon.NEXT, share=4)
        self.bar.add("end", Icon.CLOSE, share=4)
        self.bar.tapped.connect(self._tap_bar)
        self.table.seat_tapped.connect(self._tap_seat)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.look_at_clock)
        self.show_texts(texts)

    @property
    def heading(self) -> tuple[str, str]:
        """Title of the page, and how the drill is taken."""
        if self.state is None:
            return self.texts.label("drill"), ""
        drill = self.state.run.drill
        words = [self.texts.gettext(MODES[drill.mode][0])]
        if drill.method is not None:
            words.append(self.texts.gettext(METHODS[drill.method]))
        return self.texts.label("drill"), " \u00b7 ".join(words)

    def begin(self, drill: Drill) -> None:
        """Start a drill with its first question."""
        self._go(DrillState.begin(drill))

    def run_clock(self) -> None:
        """Let the time of an exam run, from when the page can be seen."""
        self._asked_at = self._ticks()
        if self.state is not None and self.state.mode is Mode.EXAM:
            self._timer.start()
        focus_nobody(self)

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        super().show_texts(texts)
        label = texts.label
        names = ("check", "none_dead", "hint", "skip", "end")
        short = self.width() < 700
        self.name_buttons({n: label(f"{n}_short" if short and n == "none_dead" else n)
                           for n in names})  # fmt: skip
        if self.state is not None:
            self._show(self.state)

    # --- the state and what follows from it

    def _go(self, state: DrillState) -> None:
        """Show another state; tell whoever keeps the progress what was scored."""
        before, self.state = self.state, state
        scored = len(state.learnt)
        if before is None or state.asked is not before.asked:
            self._asked_at = self._ticks()
            self.drill_panel.to_top()
        if before is None or state.phase is not before.phase or state.asked is not before.asked:
            focus_nobody(self)
        if state.phase is Phase.OVER:
            self._timer.stop()
        self._show(state)
        if before is not None and scored > len(before.learnt):
            self.learnt.emit(state)

    def _show(self, state: DrillState) -> None:
        self.strip.show_run(state.run, self.texts)
        self.drill_panel.show_state(state, self.texts)
        if state.asked is not None:
            self._show_table(state)
        elif self.shown is not None:
            self._show_result(self.shown)
        self._show_bar(state)
        self.look_at_clock()
        self.headed.emit()

    def _show_bar(self, state: DrillState) -> None:
        label = self.texts.label
        over = None if state.open else label("already_marked")
        check = (
            None
            if state.may_check
            else over or label("move_first" if state.phase is Phase.WRONG else "answer_first")
        )
        self.bar.set_state("check", check)
        self.bar.set_state("none_dead", None if state.may_be_nobody else label("small_blind_only"))
        free = state.mode is Mode.LEARN
        hint = self.bar.buttons["hint"]
        refused = over or label("no_hints" if state.mode is Mode.EXAM else "hint_given")
        self.bar.set_state("hint", None if state.may_hint else refused)
        if state.may_hint and not free:
            hint.say(hint.text(), label("costs_a_point"))
        self.bar.set_state("skip", over)

    # --- the table

    def _show_table(self, state: DrillState) -> None:
        sheet = drill_words.sheet(state.question, self.texts)
        self.table.mark(self._verdicts(state), {int(s): m for s, m in sheet.past.items()})
        self.shown = self._view(state, sheet)
        self.table.show_view(self.shown)

    def _show_result(self, shown: View) -> None:
        """Let the table of the last question of an exam say how it went."""
        title, note = self.drill_panel.title.text(), self.drill_panel.note.text()
        lines = (drill_words.spoken(title), drill_words.spoken(note))
        self.table.mark({}, {})
        self.table.show_view(replace(shown, lines=lines))

    def _view(self, state: DrillState, sheet: drill_words.Sheet) -> View:
        asked, texts = state.question, self.texts
        lines: list[Words_] = []
        if sheet.story and len(sheet.story) <= _MOST_IN_MIDDLE:
            lines.append(drill_words.spoken(sheet.story))
        ask = asked.asks[state.placing.at if state.by_seat else 0]
        if state.open:
            lines.append(drill_words.spoken(drill_words.question(asked, ask, texts)))
        if state.phase is Phase.WRONG and len(asked.asks) > 1:
            lines.append(drill_words.detail(texts.label("tap_wrong")))
        if sheet.past:
            lines.append(drill_words.detail(sheet.past_hand))
        return drill_words.shown(sheet, lines, self._put(state))

    def _put(self, state: DrillState) -> dict[Seat, tuple[Marker, ...]]:
        """Markers on the table: as they were given, or as they should be."""
        answers: Sequence[Answer | None] = state.answers
        if state.phase is Phase.SHOWN:
            answers = state.question.answers
        put: dict[Seat, tuple[Marker, ...]] = {}
        for ask, given in zip(state.question.asks, answers, strict=True):
            kind = MARKER_KINDS.get(ask.kind)
            for seat in given.seats if given is not None and kind is not None else ():
                assert kind is not None
                put[seat] = (*put.get(seat, ()), marker(kind, self.texts))
        return put

    def _verdicts(self, state: DrillState) -> dict[int, Verdict]:
        found: dict[int, Verdict] = {}
        if state.phase is Phase.SHOWN:
            return {int(s): Verdict.RIGHT for a in state.question.answers for s in a.seats}
        parts = state.marked.parts if state.marked is not None else ()
        for part, right in zip(parts, state.question.answers, strict=False):
            for seat in part.given.seats:
                good = seat in right.seats and found.get(seat) is not Verdict.WRONG
                found[int(seat)] = Verdict.RIGHT if good else Verdict.WRONG
        if parts or not state.by_seat:
            return found
        # What has no marker of its own is shown by its sign alone.
        bare = [a for a in state.question.asks if a.kind not in MARKER_KINDS]
        self.table.select(0)
        for given in state.answers if bare else ():
            self.table.select(int(given.seats[0]) if given is not None and given.seats else 0)
        return found

    # --- taps

    def _tap_seat(self, seat: int) -> None:
        if self.state is not None and self.state.asked is not None:
            self._go(self.state.tap(seat))

    def _choose(self, index: int) -> None:
        if self.state is not None:
            self._go(self.state.choose(index))

    def _answer(self, answer: Answer) -> None:
        if self.state is not None:
            self._go(self.state.say(answer))

    def enter(self, amounts: list[int]) -> None:
        """Take amounts from the number pad for an answer."""
        if self.state is not None and self.state.asked is not None:
            kind = self.state.question.asks[0].kind
            self._go(self.state.say(_amounts(kind, amounts)))

    def _press(self, name: str) -> None:
        state = self.state
        if state is None:
            return
        if name == AMOUNT:
            self._ask_amounts(state)
        elif name == SHOW:
            self._go(state.show_answer())
        elif name == NEXT:
            self._go(state.next())
        elif name == AGAIN:
            self.again_asked.emit()
        else:
            self.progress_asked.emit()

    def _ask_amounts(self, state: DrillState) -> None:
        label, given = self.texts.label, state.answer or Answer()
        if state.question.asks[0].kind is Kind.POSTS:
            values = [int(given.chips or 0), int(given.dead or 0)]
            self.amounts_asked.emit([label("live_chips"), label("dead_chips")], values)
        else:
            self.amounts_asked.emit([label("in_all")], [int(given.chips or 0)])

    def _tap_bar(self, name: str) -> None:
        state = self.state
        if name == "end" or state is None:
            self._timer.stop()
            self.left.emit()
            return
        steps = {
            "check": state.check,
            "none_dead": state.nobody,
            "hint": state.hint,
            "skip": state.skip,
        }
        self._go(steps[name]())

    # --- the clock of an exam

    @property
    def seconds_left(self) -> float:
        """What is left of the time for this question."""
        return EXAM_SECONDS - (self._ticks() - self._asked_at) / 1000

    def look_at_clock(self) -> None:
        """Show the time that is left; when it is up, go on."""
        state = self.state
        if state is None or state.mode is not Mode.EXAM or state.asked is None:
            return
        left = self.seconds_left
        words = self.texts.label("seconds_left", seconds=max(0, round(left)))
        self.drill_panel.time.show_left(left / EXAM_SECONDS, words)
        if left <= 0 and self._timer.isActive():
            self._go(state.skip())

    def hideEvent(self, _event: QHideEvent) -> None:
        """No clock runs on a hidden page."""
        self._timer.stop()


def _amounts(kind: Kind, amounts: list[int]) -> Answer:
    if kind is Kind.POSTS:
        return Answer(chips=Chips(amounts[0]), dead=Chips(amounts[1]))
    return Answer(chips=Chips(amounts[0]))

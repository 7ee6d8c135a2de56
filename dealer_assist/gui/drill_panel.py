"""What stands beside the table of a drill: the answer so far, how it was marked, the solution."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.gui.answers import AnswerRow, RowState, beside
from dealer_assist.gui.drill_state import DrillState, Phase
from dealer_assist.gui.drill_strip import TimeBar
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.learn_page import Marked
from dealer_assist.gui.panels import ReasonBlock
from dealer_assist.gui.rows import RuleChip
from dealer_assist.gui.seat_sheet import Line, clear
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import Dressed, PushButton, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM, SEMIBOLD
from dealer_assist.scenario.drill_run import EXAM_QUESTIONS, PASS_MARK, Mode
from dealer_assist.scenario.drill_values import Answer, Kind
from dealer_assist.view import drill_words
from dealer_assist.view.citations import citation
from dealer_assist.view.drill_hints import hint_words
from dealer_assist.view.drill_labels import OWED, RULINGS
from dealer_assist.view.drill_solution import solution
from dealer_assist.view.drill_words import BY_AMOUNT
from dealer_assist.view.texts import Texts

AMOUNT, SHOW, NEXT, AGAIN, PROGRESS = "amount", "show_answer", "next_question", "again", "progress"

_WIDE = 540


class DrillPanel(Dressed, QWidget):
    """Rows, buttons and sentences of one state of a drill."""

    row_chosen = Signal(int)
    answered = Signal(object)  # Answer
    pressed = Signal(str)  # one of the names above
    rule_tapped = Signal(str)

    def __init__(self, look: Look, texts: Texts) -> None:
        """Make an empty panel."""
        super().__init__()
        self.look = look
        self.texts = texts
        self.title = Words(Type.PRIMARY, BOLD, wrap=True)
        self.note = Words(Type.SMALLEST, MEDIUM, second=True, wrap=True)
        self.time = TimeBar()
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(4, 4, 4, 4)
        self.body.setSpacing(Size.GRID)
        self.area = Scroll(content)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(Size.GRID)
        self.seed = Words(Type.SMALLEST, SEMIBOLD, second=True, wrap=True)
        self.rows: list[AnswerRow] = []
        self.choices: list[tuple[Answer, PushButton]] = []
        self.buttons: dict[str, PushButton] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        head, last = QVBoxLayout(), QVBoxLayout()
        for column, widgets in ((head, (self.title, self.note, self.time)), (last, (self.seed,))):
            column.setContentsMargins(8, 0, 8, 0)
            column.setSpacing(4)
            for widget in widgets:
                column.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Size.GRID)
        column.addLayout(head)
        column.addWidget(self.area, 1)
        column.addLayout(self.foot)
        column.addLayout(last)

    def show_state(self, state: DrillState, texts: Texts) -> None:
        """Show a state in a language."""
        self.texts = texts
        self.rows, self.choices, self.buttons = [], [], {}
        clear(self.body)
        clear(self.foot)
        self.time.setVisible(state.mode is Mode.EXAM and state.phase is not Phase.OVER)
        self.seed.setText(self._seed_words(state))
        if state.asked is None:
            self._show_over(state)
        else:
            self._show_panel(state)
        self.body.addStretch(1)
        dress(self, self.look)

    def to_top(self) -> None:
        """Show the beginning of the panel."""
        self.area.verticalScrollBar().setValue(0)

    def _seed_words(self, state: DrillState) -> str:
        words = [self.texts.label("seed", code=state.run.drill.code)]
        if state.mode is Mode.PRACTICE:
            words.insert(0, self.texts.label("missed_return"))
        return " ".join(words)

    def _show_panel(self, state: DrillState) -> None:
        asked, texts = state.question, self.texts
        sheet = drill_words.sheet(asked, texts)
        self.title.setText(self._panel_title(state, sheet.topic))
        self.note.setText(self._panel_note(state, sheet))
        if sheet.story:
            self.body.addWidget(Marked(sheet.story, now=False))
        if state.open:
            for rule in sheet.rules:
                self._add(rule, Type.SMALLEST, MEDIUM, second=True)
        for hint in state.hints[-1:] if state.phase is Phase.ASKING else ():
            self.body.addWidget(Marked(hint_words(asked, hint, texts), now=True))
            if hint.rule:
                self._add_chip(hint.rule)
        self._add_rows(state)
        if state.open and not state.by_seat:
            self._add_choices(state)
        if state.phase is Phase.WRONG:
            self._add_wrong(state)
        elif not state.open:
            self._add_solution(state)

    def _panel_title(self, state: DrillState, topic: str) -> str:
        names = {Phase.WRONG: "not_yet", Phase.RIGHT: "right", Phase.SHOWN: "the_answer"}
        return self.texts.label(names[state.phase]) if state.phase in names else topic

    def _panel_note(self, state: DrillState, sheet: drill_words.Sheet) -> str:
        if state.phase is Phase.WRONG and state.marked is not None:
            right = sum(part.right for part in state.marked.parts)
            return self.texts.label("of_right", right=right, all=len(state.marked.parts))
        return sheet.house

    def _add_rows(self, state: DrillState) -> None:
        asked = state.question
        shown: Sequence[Answer | None] = state.answers
        if state.phase is Phase.SHOWN:
            shown = asked.answers
        for number, (ask, given) in enumerate(zip(asked.asks, shown, strict=True)):
            words = drill_words.answered(asked, ask, given, self.texts)
            row = AnswerRow(words, self._row_state(state, number), self.texts)
            row.clicked.connect(self._tap_row)
            self.rows.append(row)
        self.body.addLayout(beside(self.rows, wide=self.width() >= _WIDE))

    def _row_state(self, state: DrillState, number: int) -> RowState:
        if state.phase in {Phase.RIGHT, Phase.SHOWN}:
            return RowState.RIGHT
        if state.marked is not None:
            return RowState.RIGHT if state.marked.parts[number].right else RowState.WRONG
        at = state.placing.at if state.by_seat else 0
        return RowState.NOW if number == at else RowState.PLAIN

    def _add_choices(self, state: DrillState) -> None:
        """Buttons for what no seat answers."""
        ask, texts = state.question.asks[0], self.texts
        self._add(drill_words.question(state.question, ask, texts), Type.LABEL, SEMIBOLD)
        if ask.kind in BY_AMOUNT:
            self._add_button(AMOUNT, Icon.PENCIL, texts.label("enter_amount"))
            return
        for answer in _possible(ask.kind):
            button = PushButton(height=Size.ROW, size=Type.LABEL)
            button.setCheckable(True)
            button.setChecked(answer == state.answer)
            button.say(drill_words.answered(state.question, ask, answer, texts).value)
            button.clicked.connect(self._tap_choice)
            self.choices.append((answer, button))
            self.body.addWidget(button)

    def _add_wrong(self, state: DrillState) -> None:
        assert state.marked is not None
        told = drill_words.consequences(state.question, state.marked, self.texts)
        if told:
            self._add(self.texts.label("with_your_answer"), Type.SMALLEST, SEMIBOLD, second=True)
        why = drill_words.why_wrong(state.question, state.marked, self.texts)
        for sentence in told or (why,):
            self._add(sentence, Type.BUTTON, SEMIBOLD)
        self.body.addWidget(Line())
        way = "change_and_check" if state.by_seat else "choose_again"
        self._add(self.texts.label(way), Type.REASON, MEDIUM, second=True)
        self._foot(SHOW, Icon.EYE, "show_answer")

    def _add_solution(self, state: DrillState) -> None:
        for number, reason in enumerate(solution(state.question, self.texts)):
            block = ReasonBlock(reason, size=Type.REASON)
            block.lined = number > 0
            block.clicked.connect(self._tap_reason)
            self.body.addWidget(block)
        self._foot(NEXT, Icon.ARROW_RIGHT, "next_question", primary=True)

    def _show_over(self, state: DrillState) -> None:
        """The result of an exam."""
        texts, run = self.texts, state.run
        right = sum(scored.at_once for scored in run.scored)
        self.title.setText(texts.label("passed" if run.passed else "not_passed"))
        self.note.setText(texts.label("exam_result", right=right, all=EXAM_QUESTIONS))
        self._add(texts.label("pass_mark", percent=PASS_MARK), Type.LABEL, MEDIUM)
        for sentence in drill_words.missed(run, texts):
            self.body.addWidget(Line())
            self._add(sentence, Type.REASON, MEDIUM)
        self._foot(AGAIN, Icon.RESTART, "again", primary=True)
        self._foot(PROGRESS, Icon.RIBBON, "progress")

    def _add(self, text: str, size: int, weight: int, *, second: bool = False) -> None:
        words = Words(size, weight, second=second, wrap=True)
        words.setContentsMargins(8, 0, 8, 0)
        words.setText(text)
        self.body.addWidget(words)

    def _add_chip(self, rule: str) -> None:
        chip = RuleChip(rule)
        chip.say(citation(rule, self.texts))
        chip.clicked.connect(self._tap_chip)
        self.body.addWidget(chip)

    def _add_button(self, name: str, icon: Icon, text: str) -> None:
        button = PushButton(icon, height=Size.ROW, size=Type.LABEL)
        button.setObjectName(name)
        button.say(text)
        button.clicked.connect(self._tap_button)
        self.buttons[name] = button
        self.body.addWidget(button)

    def _foot(self, name: str, icon: Icon, label: str, *, primary: bool = False) -> None:
        button = PushButton(icon, primary=primary, height=64)
        button.setObjectName(name)
        button.say(self.texts.label(label))
        button.clicked.connect(self._tap_button)
        self.buttons[name] = button
        self.foot.addWidget(button)

    # --- taps

    def _tap_row(self) -> None:
        sender = self.sender()
        self.row_chosen.emit(next(i for i, row in enumerate(self.rows) if row is sender))

    def _tap_choice(self) -> None:
        sender = self.sender()
        self.answered.emit(next(answer for answer, button in self.choices if button is sender))

    def _tap_button(self) -> None:
        self.pressed.emit(self.sender().objectName())

    def _tap_reason(self) -> None:
        block = self.sender()
        assert isinstance(block, ReasonBlock)
        if block.shown.rule:
            self.rule_tapped.emit(block.shown.rule)

    def _tap_chip(self) -> None:
        chip = self.sender()
        assert isinstance(chip, RuleChip)
        self.rule_tapped.emit(chip.rule)


def _possible(kind: Kind) -> tuple[Answer, ...]:
    """Every answer to a question that is answered with a button."""
    if kind is Kind.OWES:
        return tuple(Answer(owes=owes) for owes in OWED)
    if kind is Kind.RULING:
        return tuple(Answer(ruling=ruling) for ruling in RULINGS)
    return Answer(yes=True), Answer(yes=False)

"""The same history under three button methods, side by side."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.core.events import Event
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.gui.bars import Ticks
from dealer_assist.gui.compare_parts import BeforeStrip, ColumnBox, DifferencesTable
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.learn_page import LearnPage, settle
from dealer_assist.gui.rows import Segmented
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import Box, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM
from dealer_assist.view.compare_history import History, with_event
from dealer_assist.view.compare_words import Side, Spot, side_by_side
from dealer_assist.view.texts import Texts

_BELOW = 0.4


class ComparePage(LearnPage):
    """Three columns; an upright window shows one of them above a table of differences."""

    change_asked = Signal(object)  # Spot
    rule_chosen = Signal(object)  # ButtonRule

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make a page without a history."""
        super().__init__(look, ticks, texts)
        self.history: History | None = None
        self.at = 0
        self.changed: Event | None = None  # what happens instead of the next step
        self.chosen: ButtonRule | None = None
        self.differences = False
        self.may_use = False
        self.side: Side | None = None
        self.strip = BeforeStrip()
        self.columns = {method: ColumnBox(method, look) for method in ButtonRule}
        for box in self.columns.values():
            box.clicked.connect(self._tap_column)
        self.tabs = Segmented(tuple(ButtonRule))
        self.tabs.chosen.connect(self._tap_tab)
        self.below = Box()
        self.table = DifferencesTable()
        self.words = QVBoxLayout()
        self.bar.add("next_step", Icon.ARROW_RIGHT, primary=True, share=6)
        self.bar.add("previous", Icon.CHEVRON_LEFT, share=4)
        self.bar.add("change_event", None, share=4)
        self.bar.add("only_differences", Icon.UNEQUAL, share=5)
        self.bar.add("use_rule", None, share=5)
        self.bar.buttons["only_differences"].setCheckable(True)
        self.bar.tapped.connect(self._tap_bar)
        self._lay_out()
        self.show_texts(texts)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        self._row.setContentsMargins(Size.GRID, 0, Size.GRID, Size.GRID)
        self._row.setSpacing(Size.GRID)
        for box in self.columns.values():
            self._row.addWidget(box, 1)
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(4, 4, 4, 4)
        inner.addWidget(self.table)
        inner.addLayout(self.words)
        inner.addStretch(1)
        column = QVBoxLayout(self.below)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(Scroll(content))
        self._below_row = QHBoxLayout()
        self._below_row.setContentsMargins(Size.GRID, 0, Size.GRID, Size.GRID)
        self._below_row.addWidget(self.below)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(Size.GRID, 0, Size.GRID, Size.GRID)
        tabs.addWidget(self.tabs)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.strip)
        outer.addLayout(tabs)
        outer.addLayout(self._row, 1)
        outer.addLayout(self._below_row)
        outer.addWidget(self.bar)

    @property
    def heading(self) -> tuple[str, str]:
        """Title of the page and what is compared."""
        if self.history is None:
            return self.texts.label("compare"), ""
        step = self.texts.label("step_of", step=self.at + 1, steps=self.history.steps)
        name = self.history.name(self.texts)
        return self.texts.label("compare"), " \u00b7 ".join(filter(None, (name, step)))

    def show_history(self, history: History, at: int, *, may_use: bool) -> None:
        """Compare a history at a step, counted from 0.

        Args:
            history: Of a night or an example.
            at: The step.
            may_use: Whether there is a live table that may take another rule.
        """
        self.history, self.may_use = history, may_use
        self.chosen = None
        self.go(at)

    def go(self, at: int) -> None:
        """Turn to a step; whatever was changed there is forgotten."""
        self.at, self.changed = at, None
        self._compare()

    def change(self, event: Event) -> None:
        """Let something else happen after this step."""
        self.changed = event
        self._compare()

    @property
    def spot(self) -> Spot:
        """What is compared now, without what was changed."""
        assert self.history is not None
        return self.history.spot(self.at)

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        super().show_texts(texts)
        self._name_buttons()
        if self.history is not None:
            self._compare()

    def _name_buttons(self) -> None:
        short = self.width() < 900
        names = ("previous", "change_event", "only_differences", "use_rule")
        words = {name: self.texts.label(f"{name}_short" if short else name) for name in names}
        self.name_buttons(words | {"next_step": self.texts.label("next_step")})

    # --- what is shown

    def _compare(self) -> None:
        spot = self.spot
        shown = spot if self.changed is None else with_event(spot, self.changed)
        self.side = side_by_side(shown, self.texts)
        self._show(self.side)

    def _show(self, side: Side) -> None:
        label = self.texts.label
        news = side.news or label("as_it_stands")
        self.strip.say(label("before"), side.before, f"{news} {label('who_has_what')}")
        for column in side.columns:
            box = self.columns[column.method]
            box.show_column(column, self.texts, differences=self.differences)
            box.setChecked(column.method is self.chosen)
            self.tabs.segments[column.method].say(column.title)
        self._show_below(side)
        self._show_bar(side)
        self.arrange()
        self.headed.emit()

    def _show_below(self, side: Side) -> None:
        self.table.show_columns(side.columns, differences=self.differences)
        clear(self.words)
        for column in side.columns:
            title = Words(Type.REASON, BOLD, wrap=True)
            title.setText(column.title)
            words = Words(Type.REASON, MEDIUM, wrap=True)
            words.setText(" ".join(filter(None, (column.sentence, column.footnote))))
            self.words.addWidget(title)
            self.words.addWidget(words)
        dress(self.below, self.look)

    def _show_bar(self, side: Side) -> None:
        assert self.history is not None
        label = self.texts.label
        last = self.at + 1 >= self.history.steps
        self.bar.set_state("next_step", label("last_step") if last else None)
        first = self.at == 0 and self.changed is None
        self.bar.set_state("previous", label("first_step") if first else None)
        own = next(column.method for column in side.columns if column.own)
        reason = label("tap_column") if self.chosen is None else None
        reason = label("is_played") if self.chosen is own else reason
        self.bar.set_state("use_rule", reason if self.may_use else label("no_table"))
        button = self.bar.buttons["only_differences"]
        button.setChecked(self.differences)
        button.update()

    # --- taps

    def _tap_column(self) -> None:
        box = self.sender()
        assert isinstance(box, ColumnBox)
        self._choose(box.method)

    def _tap_tab(self, value: str) -> None:
        self._choose(ButtonRule(value))

    def _choose(self, method: ButtonRule) -> None:
        self.chosen = method
        for box in self.columns.values():
            box.setChecked(box.method is method)
            box.update()
        if self.side is not None:
            self._show_bar(self.side)
        self.arrange()

    def _tap_bar(self, name: str) -> None:
        if name == "next_step":
            self.go(self.at + 1)
        elif name == "previous":
            self.go(self.at if self.changed is not None else self.at - 1)
        elif name == "change_event":
            self.change_asked.emit(self.spot)
        elif name == "only_differences":
            self.differences = not self.differences
            self._compare()
        elif self.chosen is not None:
            self.rule_chosen.emit(self.chosen)

    # --- layout

    def arrange(self) -> None:
        """Show three columns, or one of them above the table of differences."""
        upright = self.width() < self.height()
        shown = self.chosen
        if shown is None and self.side is not None:
            shown = next(column.method for column in self.side.columns if column.own)
        self.tabs.setVisible(upright)
        self.below.setVisible(upright)
        for method, box in self.columns.items():
            box.setVisible(not upright or method is shown)
            box.area.setVisible(not upright)
        self.tabs.choose(shown or "")
        margins = self._row.contentsMargins()
        self._below_row.setContentsMargins(margins.left(), 0, margins.right(), 8 if upright else 0)
        if upright:
            self.below.setFixedHeight(round(_BELOW * self.height()))
        settle(self)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay out anew."""
        self._name_buttons()
        self.arrange()

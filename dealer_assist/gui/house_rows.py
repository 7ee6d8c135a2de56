"""The rows of the house rules: what is decided, a sentence, "?" and the values."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.core.house import HouseRules, allowed_values
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton, Segmented
from dealer_assist.gui.style import Size, Type
from dealer_assist.gui.widgets import Box, Dressed, IconButton, Words
from dealer_assist.gui.words import BOLD, MEDIUM
from dealer_assist.view.house_words import key_label, key_sentence, value_label
from dealer_assist.view.texts import Texts

GROUPS: Mapping[str, tuple[str, ...]] = {
    "group_game": (
        "context", "game", "betting", "blinds", "third_blind", "blinds_start", "dead_blind",
        "ante", "ante_from", "ante_order", "bring_in", "small_bet", "big_bet", "spread",
        "spread_last", "unit", "raise_cap", "heads_up_uncapped", "all_in_raise",
        "pot_limit_small_blind", "pot_limit_short_blind", "levels", "currency", "decimals",
    ),
    "group_button": ("button", "button_jump", "heads_up", "moving_conflict", "first_button"),
    "group_entry": (
        "new_player", "lowball_post", "tournament_entry", "enter_on_button", "buy_button",
        "post_in_closed_zone", "missed_small", "short_post", "missed_amount",
        "return_as_straddle", "first_orbit", "seat_change", "bust", "absent_limit",
    ),
    "group_straddle": (
        "straddle_seats", "straddle_priority", "straddle_order", "straddle_raise", "restraddle",
        "max_straddles", "sleeper", "kill", "kill_trigger", "kill_pot", "kill_on_split",
        "kill_order", "kill_in_blinds",
    ),
}  # fmt: skip
"""Every key of the house rules, under the label of its group."""

SEVERAL = frozenset({"straddle_seats"})
"""Keys that hold a list of words."""

_DEFAULTS = {"small_bet": 0, "big_bet": 1}
"""Keys that follow from others where nothing is set: which of the two bets they are."""


def shown_value(key: str, house: HouseRules) -> Any:
    """Return what a house plays for a key, also where it follows from other keys."""
    value = getattr(house, key)
    if value is None and key in _DEFAULTS:
        return house.bets(1)[_DEFAULTS[key]]
    return house.bust_rule if key == "bust" else value


class Setting(Dressed, QWidget):
    """One row."""

    chosen = Signal(str, object)  # key, value
    asked = Signal(str)  # key whose numbers or text are to be entered
    explained = Signal(str)  # key

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        """Make the row of a key."""
        super().__init__(parent)
        self.key = key
        self.title = Words(Type.LABEL + 1, BOLD, wrap=True)
        self.note = Words(Type.REASON, MEDIUM, second=True, wrap=True)
        self.help = IconButton(Icon.HELP)
        self.help.setObjectName(f"about-{key}")
        self.help.clicked.connect(self._explain)
        values = allowed_values(key)
        self.segmented = Segmented(values) if values else None
        self.amounts = None if values else RowButton(Icon.PENCIL, height=Size.TARGET)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        head = QHBoxLayout()
        head.setSpacing(Size.GRID + 4)
        head.addWidget(self.help, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(words, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 4, 0, 4)
        self._row.setSpacing(Size.GRID)
        self._row.addLayout(head, 4)
        if self.segmented is not None:
            self.segmented.chosen.connect(self._choose)
            self._row.addWidget(self.segmented, 6)
        if self.amounts is not None:
            self.amounts.setObjectName(key)
            self.amounts.clicked.connect(self._ask)
            self._row.addWidget(self.amounts, 6)

    def show_texts(self, texts: Texts) -> None:
        """Say what is decided in a language."""
        self.title.setText(key_label(self.key, texts))
        self.note.setText(key_sentence(self.key, texts))
        self.help.say(texts.label("about_rule", rule=self.title.text()))
        if self.segmented is not None:
            for name, segment in self.segmented.segments.items():
                known: object = name == "true" if self._is_switch else name
                segment.say(value_label(self.key, known, texts))
            self.segmented.setAccessibleName(self.title.text())

    @property
    def _is_switch(self) -> bool:
        return self.segmented is not None and "true" in self.segmented.segments

    def show_value(self, house: HouseRules, texts: Texts) -> None:
        """Show what a house has chosen; amounts as its table counts them."""
        value = shown_value(self.key, house)
        if self.amounts is not None:
            self.amounts.say(value_label(self.key, value, texts))
        elif self.segmented is not None and self.key in SEVERAL:
            self.segmented.choose_several(tuple(value))
        elif self.segmented is not None:
            self.segmented.choose(str(value).lower() if self._is_switch else str(value))

    def set_wide(self, *, wide: bool) -> None:
        """Stand in one line, or in two."""
        flow = QBoxLayout.Direction
        self._row.setDirection(flow.LeftToRight if wide else flow.TopToBottom)

    def _choose(self, value: str) -> None:
        if self.key in SEVERAL and self.segmented is not None:
            self.chosen.emit(self.key, self.segmented.toggled(value))
        else:
            self.chosen.emit(self.key, value == "true" if self._is_switch else value)

    def _ask(self) -> None:
        self.asked.emit(self.key)

    def _explain(self) -> None:
        self.explained.emit(self.key)


class Group(Box):
    """The rows that belong together, below their title."""

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        """Make a row for each key."""
        super().__init__(parent)
        self.title = Words(Type.AMOUNT, BOLD)
        self.settings = {key: Setting(key) for key in keys}
        rows = QGridLayout(self)
        rows.setContentsMargins(Size.PANEL_PADDING, 12, Size.PANEL_PADDING, 12)
        rows.setSpacing(Size.GRID)
        rows.addWidget(self.title, 0, 0)
        for line, setting in enumerate(self.settings.values(), 1):
            rows.addWidget(setting, line, 0)

"""The house rules: a preset, then single settings; they count from the next hand."""

from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from dealer_assist.core.house import (
    HouseRules,
    allowed_values,
    differences,
    with_values,
    written_out,
)
from dealer_assist.core.values import Refusal
from dealer_assist.gui.bars import Bar, Ticks
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.presets import ALL, FIRST, ICONS, CardWords, PresetCard, card_words
from dealer_assist.gui.rows import RowButton, Segmented
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import Box, Dressed, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM, SEMIBOLD
from dealer_assist.scenario.presets import Presets
from dealer_assist.scenario.words import in_language
from dealer_assist.view.house_words import (
    differing,
    key_label,
    key_sentence,
    meaning,
    value_label,
)
from dealer_assist.view.say import say
from dealer_assist.view.texts import Texts

GROUPS: Mapping[str, tuple[str, ...]] = {
    "group_game": ("context", "betting", "blinds"),
    "group_button": (
        "button",
        "button_jump",
        "heads_up",
        "moving_conflict",
        "first_button",
        "blinds_start",
    ),
    "group_entry": (
        "new_player",
        "tournament_entry",
        "enter_on_button",
        "missed_small",
        "short_post",
        "missed_amount",
        "first_orbit",
        "bust",
    ),
}
"""What can be set here, under the label of its group."""

STRADDLES = "straddle_seats"
_WIDE = 900


class Setting(Dressed, QWidget):
    """One row: what is decided, a sentence, and the values."""

    chosen = Signal(str, str)  # key, value
    asked = Signal(str)  # key whose amounts are to be typed

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        """Make the row of a key."""
        super().__init__(parent)
        self.key = key
        self.title = Words(Type.LABEL + 1, BOLD, wrap=True)
        self.note = Words(Type.REASON, MEDIUM, second=True, wrap=True)
        values = allowed_values(key)
        self.segmented = Segmented(values) if values else None
        self.amounts = None if values else RowButton(Icon.PENCIL, height=Size.TARGET)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 4, 0, 4)
        self._row.setSpacing(Size.GRID)
        self._row.addLayout(words, 2)
        if self.segmented is not None:
            self.segmented.chosen.connect(self._choose)
            self._row.addWidget(self.segmented, 3)
        if self.amounts is not None:
            self.amounts.clicked.connect(self._ask)
            self._row.addWidget(self.amounts, 3)

    def show_value(self, house: HouseRules, texts: Texts) -> None:
        """Show what a house has chosen."""
        self.title.setText(key_label(self.key, texts))
        self.note.setText(key_sentence(self.key, texts))
        value = house.bust_rule if self.key == "bust" else getattr(house, self.key)
        if self.amounts is not None:
            self.amounts.say(value_label(self.key, value, texts))
            self.amounts.setEnabled(bool(value))
        if self.segmented is not None:
            for name, segment in self.segmented.segments.items():
                known: object = name == "true" if isinstance(value, bool) else name
                segment.say(value_label(self.key, known, texts))
            self.segmented.choose(str(value).lower() if isinstance(value, bool) else str(value))
            self.segmented.setAccessibleName(self.title.text())

    def set_wide(self, *, wide: bool) -> None:
        """Stand in one line, or in two."""
        flow = QBoxLayout.Direction
        self._row.setDirection(flow.LeftToRight if wide else flow.TopToBottom)

    def _choose(self, value: str) -> None:
        self.chosen.emit(self.key, value)

    def _ask(self) -> None:
        self.asked.emit(self.key)


class HousePage(Dressed, QWidget):
    """A draft of the house rules; nothing counts before Apply."""

    applied = Signal(dict)  # of str (key) to value: what differs from the table's
    left = Signal()
    all_presets = Signal()
    amounts_asked = Signal(str)

    def __init__(self, look: Look, presets: Presets, ticks: Ticks, texts: Texts) -> None:
        """Make the page; ``show_house`` fills it."""
        super().__init__()
        self.look = look
        self._presets = presets
        self._texts = texts
        self._table = HouseRules()
        self._preset = next(iter(presets))
        self._values: dict[str, Any] = {}
        self.cards: dict[str, PresetCard] = {}
        for name in (*(name for name in FIRST if name in presets), ALL):
            card = PresetCard(name, ICONS.get(name, Icon.GRID))
            card.clicked.connect(self._tap_card)
            card.setParent(self)
            self.cards[name] = card
        self.meaning = Words(Type.LABEL, MEDIUM, wrap=True)
        self.titles = {name: Words(Type.AMOUNT, BOLD) for name in GROUPS}
        self.settings: dict[str, Setting] = {}
        self.bar = Bar(ticks)
        self.bar.add("apply_next_hand", Icon.CHECK, primary=True, share=3)
        self.hint = Words(Type.LABEL, SEMIBOLD, wrap=True)
        self.bar.add("reset", Icon.RESTART, share=2)
        self.bar.add("back_to_table", Icon.ARROW_LEFT, share=2)
        self.bar.tapped.connect(self._tap_bar)
        self._lay_out()
        self.show_texts(texts)

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, Size.GRID)
        column.setSpacing(Size.GRID)
        self._grid = QGridLayout()
        self._grid.setSpacing(Size.GRID)
        column.addLayout(self._grid)
        said = QVBoxLayout()
        said.setContentsMargins(Size.PANEL_PADDING, 4, Size.PANEL_PADDING, 4)
        said.setSpacing(4)
        said.addWidget(self.meaning)
        column.addLayout(said)
        for group, keys in GROUPS.items():
            box = Box()
            rows = QVBoxLayout(box)
            rows.setContentsMargins(Size.PANEL_PADDING, 12, Size.PANEL_PADDING, 12)
            rows.setSpacing(Size.GRID)
            rows.addWidget(self.titles[group])
            for key in keys:
                setting = Setting(key)
                setting.chosen.connect(self._choose)
                setting.asked.connect(self.amounts_asked)
                self.settings[key] = setting
                rows.addWidget(setting)
            column.addWidget(box)
        column.addStretch(1)
        self.area = Scroll(content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.area, 1)
        strip = QVBoxLayout()
        strip.setContentsMargins(Size.PANEL_PADDING, Size.GRID, Size.PANEL_PADDING, Size.GRID)
        strip.addWidget(self.hint)
        outer.addLayout(strip)
        outer.addWidget(self.bar)

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        self._texts = texts
        for name, button in self.bar.buttons.items():
            button.say(texts.label(name), button.reason)
        for name, title in self.titles.items():
            title.setText(texts.label(name))
        if self._values:
            self._show()

    def show_house(self, house: HouseRules) -> None:
        """Start a draft from the rules of the table, and name the nearest preset."""
        self._table = house
        self._values = written_out(house)
        self._preset = min(
            self._presets, key=lambda name: len(differences(house, self._presets[name].house))
        )
        self.area.verticalScrollBar().setValue(0)
        self._show()

    @property
    def draft(self) -> HouseRules | Refusal:
        """The rules as they are chosen, or why they make no sense."""
        return with_values(HouseRules(), self._values)

    def amounts(self, key: str) -> tuple[int, ...]:
        """Return the amounts chosen for a key."""
        return tuple(self._values[key])

    def set_value(self, key: str, value: object) -> None:
        """Choose a value; a tournament drops straddles by itself."""
        kept = {name: old for name, old in self._values.items() if name != STRADDLES}
        self._values = {**(kept if key == "context" else self._values), key: value}
        self._show()

    def choose_preset(self, name: str) -> None:
        """Start from a preset, with the stakes of the table where it plays blinds as well."""
        self._preset = name
        house = self._presets[name].house
        same = len(house.blinds) == len(self._table.blinds)
        kept = {key: getattr(self._table, key) for key in ("currency", "decimals")}
        blinds = self._table.blinds if same else house.blinds
        self._values = written_out(msgspec.structs.replace(house, blinds=blinds, **kept))
        self._show()

    def _choose(self, key: str, value: str) -> None:
        self.set_value(key, value == "true" if value in {"true", "false"} else value)

    def _show(self) -> None:
        texts = self._texts
        for name, card in self.cards.items():
            if name != ALL:
                card.show_words(card_words(self._presets[name], texts))
            card.setChecked(name == self._preset)
        self._show_all_card()
        draft = self.draft
        shown = draft if isinstance(draft, HouseRules) else self._loose()
        for setting in self.settings.values():
            setting.show_value(shown, texts)
        if isinstance(draft, Refusal):
            sentence = " ".join(say(why, texts, {}) for why in draft.reasons)
            self.hint.setText(sentence)
            self.bar.set_state("apply_next_hand", "")
        else:
            preset = self._presets[self._preset]
            name = in_language(preset.title, texts.language)
            self.meaning.setText(meaning(draft, texts))
            self.hint.setText(differing(draft, preset.house, name, texts))
            same = texts.label("unchanged") if draft == self._table else None
            self.bar.set_state("apply_next_hand", same)
        self.bar.set_state("reset", "" if draft == self._table else None)
        dress(self, self.look)

    def _loose(self) -> HouseRules:
        """What is chosen, though it makes no sense together: shown, never applied."""
        return msgspec.convert(self._values, HouseRules)

    def _show_all_card(self) -> None:
        texts = self._texts
        if self._preset in self.cards:
            count = texts.ngettext("{count} preset", "{count} presets", len(self._presets))
            words = CardWords(texts.label("all_presets"), count, texts.label("all_presets_note"))
        else:
            words = card_words(self._presets[self._preset], texts)
        self.cards[ALL].show_words(words)
        self.cards[ALL].setChecked(self._preset not in self.cards)

    def _tap_card(self) -> None:
        card = self.sender()
        assert isinstance(card, PresetCard)
        if card.name == ALL:
            self.all_presets.emit()
        else:
            self.choose_preset(card.name)

    def _tap_bar(self, name: str) -> None:
        draft = self.draft
        if name == "reset":
            self.show_house(self._table)
        elif name == "back_to_table":
            self.left.emit()
        elif isinstance(draft, HouseRules):
            values = written_out(draft)
            self.applied.emit({key: values[key] for key in differences(draft, self._table)})

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Use the width there is."""
        columns = 3 if self.width() >= _WIDE else 2
        for index, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, index // columns, index % columns)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for setting in self.settings.values():
            setting.set_wide(wide=self.width() >= _WIDE)

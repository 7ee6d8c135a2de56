"""The house rules: a preset, then single settings; they count from the next hand."""

from typing import Any

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dealer_assist.core.house import (
    FIELDS,
    HouseRules,
    differences,
    with_values,
    written_out,
)
from dealer_assist.core.values import Refusal
from dealer_assist.gui.bars import Bar, Ticks
from dealer_assist.gui.house_rows import GROUPS, Group, Setting
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.presets import (
    ALL,
    CardWords,
    PresetCard,
    card_icon,
    card_words,
    with_cards,
)
from dealer_assist.gui.rows import Segmented
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import Dressed, Words, dress
from dealer_assist.gui.words import MEDIUM, SEMIBOLD
from dealer_assist.scenario.presets import Presets
from dealer_assist.scenario.words import in_language
from dealer_assist.view.house_words import differing, meaning
from dealer_assist.view.say import say
from dealer_assist.view.texts import Texts

STRADDLES = "straddle_seats"
PRESETS = "presets"
_WIDE = 900


class HousePage(Dressed, QWidget):
    """A draft of the house rules; nothing counts before Apply."""

    applied = Signal(dict)  # of str (key) to value: what differs from the table's
    left = Signal()
    all_presets = Signal()
    saved = Signal()  # these rules are to be kept as a preset
    amounts_asked = Signal(str)  # key
    explained = Signal(str)  # key

    def __init__(self, look: Look, presets: Presets, ticks: Ticks, texts: Texts) -> None:
        """Make the page; ``show_house`` fills it."""
        super().__init__()
        self.look = look
        self._presets = presets
        self._texts = texts
        self._table = HouseRules()
        self._preset = next(iter(presets))
        self._values: dict[str, Any] = {}
        self._refused = ""  # why the last value was not taken
        self.cards: dict[str, PresetCard] = {}
        self.meaning = Words(Type.LABEL, MEDIUM, wrap=True)
        self.hint = Words(Type.LABEL, SEMIBOLD, wrap=True)
        self.jump = Segmented((PRESETS, *GROUPS))
        self.jump.chosen.connect(self._jump)
        self.groups = {name: Group(keys) for name, keys in GROUPS.items()}
        self.settings: dict[str, Setting] = {}
        for group in self.groups.values():
            self.settings |= group.settings
        for setting in self.settings.values():
            setting.chosen.connect(self.set_value)
            setting.asked.connect(self.amounts_asked)
            setting.explained.connect(self.explained)
        self.bar = Bar(ticks)
        self.bar.add("apply_next_hand", Icon.CHECK, primary=True, share=3)
        self.bar.add("save_mine", Icon.PLUS, share=2)
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
        said.addWidget(self.meaning)
        column.addLayout(said)
        for group in self.groups.values():
            column.addWidget(group)
        column.addStretch(1)
        self.area = Scroll(content)
        self.area.verticalScrollBar().valueChanged.connect(self._show_place)
        top = QVBoxLayout()
        top.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, 0)
        top.addWidget(self.jump)
        strip = QVBoxLayout()
        strip.setContentsMargins(Size.PANEL_PADDING, Size.GRID, Size.PANEL_PADDING, Size.GRID)
        strip.addWidget(self.hint)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(top)
        outer.addWidget(self.area, 1)
        outer.addLayout(strip)
        outer.addWidget(self.bar)

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        self._texts = texts
        for name, button in self.bar.buttons.items():
            button.say(texts.label(name), button.reason)
        for name, segment in self.jump.segments.items():
            segment.say(texts.label(name))
        for name, group in self.groups.items():
            group.title.setText(texts.label(name))
        for setting in self.settings.values():
            setting.show_texts(texts)
        if self._values:
            self._show()

    def show_house(self, house: HouseRules) -> None:
        """Show a draft from the rules of the table, at the top of the page.

        What was chosen and not applied stays, as long as the table's rules are the same.
        """
        goes_on = bool(self._values) and house == self._table
        self._table = house
        self._fill_cards()
        self.area.verticalScrollBar().setValue(0)
        if goes_on:
            self._show()
        else:
            self._start()
        self._show_place()

    def _start(self) -> None:
        """Start from the rules of the table, and name the nearest preset."""
        house, self._refused = self._table, ""
        self._values = written_out(house)
        self._preset = min(
            self._presets, key=lambda name: len(differences(house, self._presets[name].house))
        )
        self._show()

    def _fill_cards(self) -> None:
        """Make a card for each preset that has one: own ones after those of the first page."""
        for name in with_cards(self._presets):
            if name not in self.cards:
                card = PresetCard(name, card_icon(name))
                card.clicked.connect(self._tap_card)
                dress(card, self.look)
                self.cards[name] = card
        self.cards[ALL] = self.cards.pop(ALL)  # the last one
        self._arrange_cards()

    @property
    def draft(self) -> HouseRules | Refusal:
        """The rules as they are chosen, or why they make no sense."""
        return with_values(HouseRules(), self._values)

    @property
    def shown(self) -> HouseRules:
        """What is chosen, also where it makes no sense together: shown, never applied."""
        return msgspec.convert(self._values, HouseRules)

    def set_value(self, key: str, value: object) -> None:
        """Choose a value; a tournament drops straddles by itself.

        A value that the key cannot hold is not taken, and the page says why.
        """
        try:
            msgspec.convert(value, FIELDS[key].type)
        except msgspec.ValidationError:
            refusal = with_values(HouseRules(), {key: value})
            self._refused = self._sentence(refusal) if isinstance(refusal, Refusal) else ""
        else:
            self._refused = ""
            self._values = {**self._kept(key, value), key: value}
        self._show()

    def _kept(self, key: str, value: object) -> dict[str, Any]:
        if key == "context" and value == "tournament":
            return {**self._values, STRADDLES: ()}
        return self._values

    def choose_preset(self, name: str) -> None:
        """Start from a preset, with the stakes of the table where it plays blinds as well."""
        self._preset, self._refused = name, ""
        house = self._presets[name].house
        same = len(house.blinds) == len(self._table.blinds)
        kept = {key: getattr(self._table, key) for key in ("currency", "decimals")}
        blinds = self._table.blinds if same else house.blinds
        self._values = written_out(msgspec.structs.replace(house, blinds=blinds, **kept))
        self._show()

    def show_preset(self, name: str) -> None:
        """Show a preset that was just saved from this draft as the one it follows."""
        self._preset = name
        self._fill_cards()
        self._show()

    def _show(self) -> None:
        texts = self._texts
        for name, card in self.cards.items():
            if name != ALL:
                card.show_words(card_words(self._presets[name], texts))
            card.setChecked(name == self._preset)
            card.update()
        self._show_all_card()
        draft, shown = self.draft, self.shown
        for setting in self.settings.values():
            setting.show_value(shown, texts.at(shown))
        if isinstance(draft, Refusal):
            self.hint.setText(self._refused or self._sentence(draft))
            self.bar.set_state("apply_next_hand", "")
            self.bar.set_state("save_mine", "")
        else:
            preset = self._presets[self._preset]
            name = in_language(preset.title, texts.language)
            self.meaning.setText(meaning(draft, texts))
            self.hint.setText(self._refused or differing(draft, preset.house, name, texts))
            same = texts.label("unchanged") if draft == self._table else None
            self.bar.set_state("apply_next_hand", same)
            self.bar.set_state("save_mine", None)
        self.bar.set_state("reset", "" if draft == self._table else None)

    def _sentence(self, refusal: Refusal) -> str:
        return " ".join(say(why, self._texts, {}) for why in refusal.reasons)

    def _show_all_card(self) -> None:
        texts = self._texts
        if ALL not in self.cards:
            return
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
            self._start()
        elif name == "back_to_table":
            self.left.emit()
        elif name == "save_mine":
            self.saved.emit()
        elif isinstance(draft, HouseRules):
            values = written_out(draft)
            self.applied.emit({key: values[key] for key in differences(draft, self._table)})

    # --- where the page stands

    def _tops(self) -> dict[str, int]:
        return {PRESETS: 0, **{name: group.y() - Size.GRID for name, group in self.groups.items()}}

    def _jump(self, name: str) -> None:
        self.area.verticalScrollBar().setValue(self._tops()[name])
        self.jump.choose(name)

    def _show_place(self) -> None:
        """Mark the group that the page has been moved to."""
        here = self.area.verticalScrollBar().value() + self.area.height() // 3
        tops = self._tops()
        name = next((name for name, top in reversed(tops.items()) if top <= here), PRESETS)
        self.jump.choose(name if self.area.verticalScrollBar().value() else PRESETS)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Use the width there is."""
        self._arrange_cards()
        for setting in self.settings.values():
            setting.set_wide(wide=self.width() >= _WIDE)

    def _arrange_cards(self) -> None:
        columns = 3 if self.width() >= _WIDE else 2
        for index, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, index // columns, index % columns)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

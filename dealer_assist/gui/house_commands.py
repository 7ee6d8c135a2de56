"""What the page of house rules asks for: numbers, names, presets, explanations."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject

from dealer_assist.core import events
from dealer_assist.core.house_words import ThirdBlind
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.window import Window
from dealer_assist.session.store import Trouble
from dealer_assist.view.house_words import COUNTS, key_label

if TYPE_CHECKING:
    from dealer_assist.gui.entry import NameSheet, NumberSheet, Pad
    from dealer_assist.gui.house_page import HousePage
    from dealer_assist.gui.levels_sheet import Level, LevelsSheet
    from dealer_assist.gui.presets import PresetSheet
    from dealer_assist.gui.reading import ReadingSheet

BLINDS, LEVELS, CURRENCY = "blinds", "levels", "currency"
PAIRS = frozenset({"spread", "spread_last"})
BETS = frozenset({"small_bet", "big_bet"})
NEVER_ZERO = frozenset({"unit", "max_straddles"})
_LONGEST_CURRENCY = 8


class HouseCommands(QObject):
    """The action ``house_rules``, and what its page needs."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._key = ""  # that the number pad is open for
        self._level = 0  # index of the level that the number pad is open for
        self._names_preset = False  # what the sheet of names is open for
        window.house_made.connect(self._meet)
        window.painted.connect(self._tell_damaged)

    def _meet(self, page: "HousePage") -> None:
        page.applied.connect(self._apply)
        page.left.connect(self._to_table)
        page.all_presets.connect(self._ask_preset)
        page.saved.connect(self._ask_name)
        page.amounts_asked.connect(self._ask)
        page.explained.connect(self._explain)

    # --- sheets, made when they are first shown

    @cached_property
    def preset_sheet(self) -> "PresetSheet":
        """All presets."""
        from dealer_assist.gui.presets import PresetSheet

        made = PresetSheet(self._window, self._window.look, self._window.services.presets)
        made.chosen.connect(self._window.house_page.choose_preset)
        return made

    @cached_property
    def number_sheet(self) -> "NumberSheet":
        """Numbers of one key."""
        from dealer_assist.gui.entry import NumberSheet

        made = NumberSheet(self._window, self._window.look)
        made.entered.connect(self._take)
        return made

    @cached_property
    def name_sheet(self) -> "NameSheet":
        """The currency, or the name of a preset."""
        from dealer_assist.gui.entry import NameSheet

        made = NameSheet(self._window, self._window.look)
        made.entered.connect(self._take_text)
        return made

    @cached_property
    def levels_sheet(self) -> "LevelsSheet":
        """The levels."""
        from dealer_assist.gui.levels_sheet import LevelsSheet

        made = LevelsSheet(self._window, self._window.look)
        made.level_tapped.connect(self._ask_level)
        made.changed.connect(self._set_levels)
        return made

    @cached_property
    def reading_sheet(self) -> "ReadingSheet":
        """What a key means."""
        from dealer_assist.gui.reading import ReadingSheet

        return ReadingSheet(self._window, self._window.look)

    # --- the page

    def house_rules(self) -> None:
        """Turn to the house rules."""
        if self._window.ready():
            self._window.house_page.show_house(self._controller.table.house)
            self._window.show_page(self._window.house_page)

    def _to_table(self) -> None:
        self._window.show_page(self._window.table_page)

    def _apply(self, values: dict[str, events.HouseValue]) -> None:
        # As a record that was read again: tuples, no lists.
        said = msgspec.convert(values, dict[str, events.HouseValue])
        if self._controller.submit((events.House(set=said),)):
            self._to_table()

    def _ask_preset(self) -> None:
        self.preset_sheet.show_presets(self._window.texts)

    def _explain(self, key: str) -> None:
        """Open what a key decides, what its values mean, and the rules that speak of it."""
        from dealer_assist.gui.reading import Paragraph, rule_paragraph
        from dealer_assist.view.house_help import about_key

        texts = self._window.texts
        about = about_key(key, texts)
        paragraphs = [Paragraph("", "", about.text)]
        paragraphs += [Paragraph(value, "", text) for value, text in about.values]
        found = (self._window.services.rules.rule(name, texts.language) for name in about.rules)
        paragraphs += [rule_paragraph(rule, texts) for rule in found if rule is not None]
        self.reading_sheet.show_text(about.title, paragraphs, texts)

    # --- numbers and words

    def _ask(self, key: str) -> None:
        self._key = key
        if key == LEVELS:
            self._show_levels()
        elif key == CURRENCY:
            self._names_preset = False
            texts, house = self._window.texts, self._window.house_page.shown
            title = key_label(key, texts)
            self.name_sheet.ask(title, house.currency, texts, most=_LONGEST_CURRENCY)
        else:
            self._ask_numbers(key)

    def _ask_numbers(self, key: str) -> None:
        from dealer_assist.gui.house_rows import shown_value

        house = self._window.house_page.shown
        texts = self._window.texts
        value = shown_value(key, house)
        title = key_label(key, texts)
        if key == BLINDS:
            labels, values = self._blinds_asked()
        elif key in PAIRS:
            labels = [texts.label("smallest_bet"), texts.label("largest_bet")]
            values = [*value, 0, 0][:2]
        else:
            labels, values = [title], [int(value)]
        needed = {BLINDS: 0 if house.stud or house.ante else 2}.get(key, int(key in NEVER_ZERO))
        pad = self._pad(chips=key not in COUNTS, zeros=len(values) - needed)
        self.number_sheet.ask(title, labels, values, texts.at(house), pad)

    @staticmethod
    def _pad(*, chips: bool, zeros: int) -> "Pad":
        from dealer_assist.gui.entry import Pad

        return Pad(chips=chips, zeros=zeros)

    def _blinds_asked(self) -> tuple[list[str], list[int]]:
        """Ask for small and big blind first, and for a third one that may be left out."""
        house, texts = self._window.house_page.shown, self._window.texts
        labels = [texts.label("small_blind_amount"), texts.label("big_blind_amount")]
        blinds = list(map(int, house.blinds))
        if len(blinds) == 3 and house.third_blind is ThirdBlind.BUTTON:
            blinds = [*blinds[1:], blinds[0]]
        return [*labels, key_label("third_blind", texts)], [*blinds, 0, 0, 0][:3]

    def _take(self, amounts: list[int]) -> None:
        page, key = self._window.house_page, self._key
        if key == LEVELS:
            levels = list(self.levels_sheet.levels)
            small, big, ante = amounts
            levels[self._level] = (small, big, ante)
            self._set_levels(levels)
        elif key == BLINDS:
            page.set_value(key, self._blinds(amounts))
        elif key in PAIRS:
            page.set_value(key, tuple(amounts) if any(amounts) else ())
        else:
            page.set_value(key, (amounts[0] or None) if key in BETS else amounts[0])

    def _blinds(self, amounts: Sequence[int]) -> tuple[int, ...]:
        small, big, third = amounts
        on_button = self._window.house_page.shown.third_blind is ThirdBlind.BUTTON
        blinds = (third, small, big) if on_button else (small, big, third)
        return tuple(blind for blind in blinds if blind)

    def _take_text(self, text: str) -> None:
        if self._names_preset:
            self._keep(text)
        else:
            self._window.house_page.set_value(CURRENCY, text)

    # --- levels

    def _show_levels(self) -> None:
        house, texts = self._window.house_page.shown, self._window.texts
        levels = [(int(small), int(big), int(ante)) for small, big, ante in house.levels]
        small, big = (*map(int, house.blinds), 1, 2)[:2]
        first = (small, big, int(house.ante))
        title = key_label(LEVELS, texts)
        self.levels_sheet.show_levels(title, levels, first, texts.at(house))

    def _set_levels(self, levels: "list[Level]") -> None:
        self._window.house_page.set_value(LEVELS, tuple(levels))
        self._show_levels()

    def _ask_level(self, index: int) -> None:
        self._key, self._level = LEVELS, index
        texts = self._window.texts.at(self._window.house_page.shown)
        labels = [texts.label("small_blind_amount"), texts.label("big_blind_amount")]
        labels.append(key_label("ante", texts))
        title = texts.label("level_number", number=index + 1)
        values = self.levels_sheet.levels[index]
        self.number_sheet.ask(title, labels, values, texts, self._pad(chips=True, zeros=1))

    # --- own presets

    def _ask_name(self) -> None:
        """Ask what the rules shall be called; a name is offered, so nothing must be typed."""
        texts = self._window.texts
        self._names_preset = True
        self.name_sheet.ask(texts.label("save_mine"), texts.label("my_rules"), texts)

    def _keep(self, title: str) -> None:
        window, texts = self._window, self._window.texts
        house = window.house_page.shown
        kept = window.services.own.keep(title or texts.label("my_rules"), house)
        if isinstance(kept, Trouble):
            reason = texts.label(f"trouble_{kept.value}")
            said = texts.label("save_failed", file=title, reason=reason)
            window.notices.say(Subject.UNREADABLE, said, texts.label("ok"))
        else:
            window.house_page.show_preset(kept)

    def _tell_damaged(self) -> None:
        """Say which own presets cannot be read."""
        texts = self._window.texts
        damaged = self._window.services.own.damaged
        said = [texts.label("damaged_preset", file=error.file) for error in damaged]
        if said:
            self._window.notices.say(Subject.UNREADABLE, " ".join(said), texts.label("ok"))

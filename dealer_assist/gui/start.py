"""The first page: how do you play, how many seats, Start."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import AnteFrom
from dealer_assist.core.table import MAX_SEATS, MIN_SEATS
from dealer_assist.core.values import Chips
from dealer_assist.gui.bars import Bar, Notice, Ticks
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.minitable import MiniTable
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
from dealer_assist.gui.widgets import Box, Dressed, IconButton, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM
from dealer_assist.scenario.presets import Presets
from dealer_assist.view.house_words import stakes
from dealer_assist.view.texts import Texts

OTHER = "other"
BLINDS = {"1/2": (1, 2), "2/5": (2, 5)}
TOURNAMENT_BLINDS = {"1/2": (25, 50), "2/5": (100, 200)}
_WIDE, _MIDDLE = 1200, 900
_ROOMY = 1200  # for four cards in a row
_MOST_COLUMNS = 4
_HIGHEST_CARD = 184


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen for a table that is not there yet."""

    preset: str = "home"
    seats: int = 9
    empty: frozenset[int] = frozenset()
    blinds: tuple[int, ...] = (1, 2)
    stack: int = 0  # chips of each player, 0 where nobody counts them


def with_blinds(house: HouseRules, blinds: Sequence[int]) -> HouseRules:
    """Return house rules with other blinds; a table's one ante is as large as the big blind."""
    if not blinds:
        return house
    chips = tuple(Chips(blind) for blind in blinds)
    one = not house.cash and house.ante_from is not AnteFrom.EVERYONE and not house.ante
    return replace(house, blinds=chips, ante=chips[-1] if one else house.ante)


class StartPage(Dressed, QWidget):
    """Everything has a default: Start alone is enough."""

    started = Signal(object)  # NewTable
    resumed = Signal()
    all_presets = Signal()
    other_blinds = Signal()
    language = Signal()
    learn = Signal()

    def __init__(self, look: Look, presets: Presets, ticks: Ticks, texts: Texts) -> None:
        """Make the page; nothing is unfinished until ``offer_unfinished`` says so."""
        super().__init__()
        self.look = look
        self.chosen = NewTable()
        self._presets = presets
        self._texts = texts
        self.unfinished = Notice(Icon.CLOCK)
        self.unfinished.button.sign = Icon.ARROW_RIGHT
        self.unfinished.button.clicked.connect(self.resumed)
        self.unfinished.hide()
        self.question = Words(Type.TITLE, BOLD)
        self.cards: dict[str, PresetCard] = {}
        self._fill_cards()
        self._make_seats()
        self._make_bar(ticks)
        self._lay_out()
        self.show_texts(texts)

    def _fill_cards(self) -> bool:
        """Make a card for each preset that has one; say whether there are more than before."""
        missing = [name for name in with_cards(self._presets) if name not in self.cards]
        for name in missing:
            card = PresetCard(name, card_icon(name))
            card.clicked.connect(self._tap_card)
            card.highest = _HIGHEST_CARD
            self.cards[name] = card
        self.cards[ALL] = self.cards.pop(ALL)  # the last one
        return bool(missing)

    def _make_seats(self) -> None:
        self.seats_title = Words(Type.AMOUNT, BOLD)
        self.seats_note = Words(Type.REASON, MEDIUM, second=True, wrap=True)
        self.fewer = IconButton(Icon.MINUS, side=Size.BAR_BUTTON)
        self.more = IconButton(Icon.PLUS, side=Size.BAR_BUTTON)
        self.fewer.clicked.connect(self._fewer)
        self.more.clicked.connect(self._more)
        self.number = Words(52, BOLD)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setFixedWidth(80)
        self.mini = MiniTable()
        self.mini.toggled.connect(self._toggle)
        self.blinds_title = Words(Type.AMOUNT, BOLD)
        self.blinds = Segmented((*BLINDS, OTHER))
        self.blinds.chosen.connect(self._choose_blinds)

    def _make_bar(self, ticks: Ticks) -> None:
        self.bar = Bar(ticks)
        self.start = self.bar.add("start", Icon.ARROW_RIGHT, primary=True, share=5)
        self.hint = Words(Type.LABEL, MEDIUM, second=True, wrap=True)
        self.bar.row.addWidget(self.hint, 8)
        self.bar.setMaximumHeight(3 * Size.BOTTOM_BAR)  # the hint may need more than a button
        self.bar.add("learn", Icon.BOOK, share=3)
        self.bar.add("language", Icon.GLOBE, share=3)
        self.bar.tapped.connect(self._tap_bar)

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setSpacing(Size.GRID)
        self._box = Box()
        self._seats_words = QVBoxLayout()
        self._seats_words.setSpacing(2)
        self._seats_words.addStretch(1)
        self._seats_words.addWidget(self.seats_title)
        self._seats_words.addWidget(self.seats_note)
        self._seats_words.addStretch(1)
        stepper = QHBoxLayout()
        stepper.setSpacing(Size.GRID)
        for widget in (self.fewer, self.number, self.more):
            stepper.addWidget(widget)
        self._seats = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._seats.setSpacing(Size.GRID)
        self._seats.addLayout(self._seats_words, 1)
        self._seats.addLayout(stepper)
        self._blinds = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._blinds.setSpacing(Size.GRID)
        self._blinds.addWidget(self.blinds_title)
        self._blinds.addWidget(self.blinds)
        self._panel = QGridLayout(self._box)
        self._panel.setContentsMargins(Size.PANEL_PADDING, Size.GRID, Size.PANEL_PADDING, Size.GRID)
        self._panel.setHorizontalSpacing(24)
        self._panel.setVerticalSpacing(Size.GRID)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, Size.GRID)
        column.setSpacing(Size.GRID)
        column.addWidget(self.unfinished)
        head = QHBoxLayout()
        head.setContentsMargins(Size.PANEL_PADDING, 4, 0, 4)
        head.addWidget(self.question)
        column.addLayout(head)
        column.addLayout(self._grid, 3)
        column.addWidget(self._box, 1)
        column.addStretch(0)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(Scroll(content), 1)
        outer.addWidget(self.bar)
        self._arrange()

    @property
    def _columns(self) -> int:
        """How many cards stand in a row: own ones share the two rows where that is possible."""
        if self.width() >= _ROOMY and len(self.cards) > 2 * 3:
            return _MOST_COLUMNS
        return 3 if self.width() >= _MIDDLE else 2

    def _arrange(self) -> None:
        """Lay cards and panel out for the width there is."""
        columns = self._columns
        for index, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, index // columns, index % columns)
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        wide, middle = self.width() >= _WIDE, self.width() >= _MIDDLE
        flow = QBoxLayout.Direction
        self._seats.setDirection(flow.LeftToRight if wide else flow.TopToBottom)
        self._blinds.setDirection(flow.TopToBottom if middle else flow.LeftToRight)
        self._seats.setStretch(0, 1 if wide else 0)
        for layout in (self._seats, self._blinds):
            self._panel.removeItem(layout)
        self._panel.removeWidget(self.mini)
        if middle:
            self._panel.addLayout(self._seats, 0, 0)
            self._panel.addWidget(self.mini, 0, 1)
            self._panel.addLayout(self._blinds, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        elif self.width() >= 700:
            self._panel.addLayout(self._seats, 0, 0, Qt.AlignmentFlag.AlignVCenter)
            self._panel.addWidget(self.mini, 0, 1)
            self._panel.addLayout(self._blinds, 1, 0, 1, 2)
        else:
            self._panel.addLayout(self._seats, 0, 0)
            self._panel.addWidget(self.mini, 1, 0)
            self._panel.addLayout(self._blinds, 2, 0)
            self._seats.setDirection(flow.LeftToRight)
        self._panel.setColumnStretch(1, 1 if self.width() >= 700 else 0)

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language, and show what is chosen."""
        self._texts = texts
        label = texts.label
        self.question.setText(label("how_do_you_play"))
        self.seats_title.setText(label("seats"))
        self.seats_note.setText(label("seats_note"))
        self.fewer.say(label("fewer_seats"))
        self.more.say(label("more_seats"))
        self.blinds_title.setText(label("blinds"))
        self.start.say(label("start"))
        self.hint.setText(label("then_tap"))
        for name in ("learn", "language"):
            self.bar.buttons[name].say(label(name))
        self._show()

    def offer_unfinished(self, text: str, button: str) -> None:
        """Offer the table that was left open; nothing to say takes the offer away."""
        self.unfinished.say(text, button)
        self.unfinished.setVisible(bool(text))

    def choose(self, **changes: object) -> None:
        """Choose something else."""
        self.chosen = msgspec.structs.replace(self.chosen, **changes)
        self._show()

    def choose_preset(self, name: str) -> None:
        """Choose a preset with the blinds that belong to it."""
        house = self._presets[name].house
        if not house.blinds:
            blinds: tuple[int, ...] = ()
        elif house.cash != self._cash() or not self.chosen.blinds:
            blinds = next(iter((BLINDS if house.cash else TOURNAMENT_BLINDS).values()))
        else:
            blinds = self.chosen.blinds
        self.choose(preset=name, blinds=blinds)

    def _cash(self) -> bool:
        return self._presets[self.chosen.preset].house.cash

    def _offers(self) -> dict[str, tuple[int, int]]:
        return BLINDS if self._cash() else TOURNAMENT_BLINDS

    def _show(self) -> None:
        texts, chosen = self._texts, self.chosen
        if self._fill_cards():
            self._arrange()
        for name, card in self.cards.items():
            if name != ALL:
                card.show_words(card_words(self._presets[name], texts))
                card.setChecked(name == chosen.preset)
        self._show_all_card()
        self.number.setText(texts.number(chosen.seats))
        self.fewer.setEnabled(chosen.seats > MIN_SEATS)
        self.more.setEnabled(chosen.seats < MAX_SEATS)
        self.mini.show_seats(chosen.seats, chosen.empty, texts)
        offers = self._offers()
        for name, pair in offers.items():
            self.blinds.segments[name].say(self._stakes(pair))
        own = chosen.blinds not in offers.values() or chosen.stack > 0
        other = self._stakes(chosen.blinds) if own and chosen.blinds else ""
        other += f" · {texts.amount(chosen.stack)}" if chosen.stack else ""
        self.blinds.segments[OTHER].say(other or texts.label("other_blinds"))
        known = (name for name, pair in offers.items() if pair == chosen.blinds and not own)
        found = next(known, OTHER)
        self.blinds.choose(found if chosen.blinds else "")
        self.blinds.setEnabled(bool(chosen.blinds))
        dress(self, self.look)

    def _stakes(self, blinds: Sequence[int]) -> str:
        house = self._presets[self.chosen.preset].house
        return stakes(with_blinds(house, blinds), 1, self._texts)

    def _show_all_card(self) -> None:
        texts, chosen = self._texts, self.chosen
        other = chosen.preset not in self.cards
        kind = texts.ngettext("{count} preset", "{count} presets", len(self._presets))
        words = CardWords(texts.label("all_presets"), kind, texts.label("all_presets_note"))
        if other:
            own = card_words(self._presets[chosen.preset], texts)
            words = CardWords(own.title, own.kind, own.note)
        self.cards[ALL].show_words(words)
        self.cards[ALL].setChecked(other)

    def _tap_card(self) -> None:
        card = self.sender()
        assert isinstance(card, PresetCard)
        if card.name == ALL:
            self.all_presets.emit()
        else:
            self.choose_preset(card.name)

    def _fewer(self) -> None:
        seats = max(MIN_SEATS, self.chosen.seats - 1)
        self.choose(seats=seats, empty=self._possible(self.chosen.empty, seats))

    def _more(self) -> None:
        self.choose(seats=min(MAX_SEATS, self.chosen.seats + 1))

    @staticmethod
    def _possible(empty: frozenset[int], seats: int) -> frozenset[int]:
        """Leave two players at the table at least."""
        left = frozenset(seat for seat in empty if seat <= seats)
        return left if seats - len(left) >= MIN_SEATS else frozenset()

    def _toggle(self, seat: int) -> None:
        self.choose(empty=self._possible(self.chosen.empty ^ {seat}, self.chosen.seats))

    def _choose_blinds(self, value: str) -> None:
        if value == OTHER:
            self.other_blinds.emit()
        else:
            self.choose(blinds=self._offers()[value], stack=0)

    def _tap_bar(self, name: str) -> None:
        if name == "start":
            self.started.emit(self.chosen)
        elif name == "learn":
            self.learn.emit()
        else:
            self.language.emit()

    def showEvent(self, _event: QShowEvent) -> None:
        """Offer own house rules that were saved since."""
        self._show()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()

"""One card a player, picked from a deck on the screen: a draw for the button, or up cards."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from dealer_assist.core.values import Seat
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import Look, Size, Type, color
from dealer_assist.gui.widgets import BORDER, Frame, Pressable, PushButton, dress, paint_frame, pen
from dealer_assist.gui.words import BOLD, Face, line_height, paint_lines
from dealer_assist.view.texts import Texts

RANKS = "AKQJT98765432"
SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
SUIT_LABELS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
RANK_LABELS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
_RED = "hd"
_NARROW = 760
_SEATS_A_ROW = 4


def shown(card: str) -> str:
    """Write a card as it looks: ``K♦``, ``10♠``."""
    return card[0].replace("T", "10") + SUITS[card[1]]


def card_name(card: str, texts: Texts) -> str:
    """Call a card by its name, for screen readers."""
    word = RANK_LABELS.get(card[0], card[0])
    rank = texts.label(word) if word.isalpha() else word
    return texts.label("card_name", rank=rank, suit=texts.label(SUIT_LABELS[card[1]]))


class CardButton(Pressable):
    """A playing card of touch size."""

    def __init__(self, card: str, parent: QWidget | None = None) -> None:
        """Make the button of a card such as ``Kd``."""
        super().__init__(parent)
        self.card = card
        self.setObjectName(f"card-{card}")
        self.setText(shown(card))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the smallest target."""
        return QSize(Size.TARGET, Size.TARGET)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest target."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint rank and suit; a red suit in the ink for wrong, which every theme has."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            if self.isEnabled():
                border = pen(palette.button_border, BORDER)
                frame = Frame(self.ground(palette.button), border, 8)
                ink = palette.wrong if self.card[1] in _RED else palette.text
            else:
                border = pen(palette.button_border, BORDER, dashed=True)
                frame = Frame(palette.disabled, border, 8)
                ink = palette.disabled_text
            paint_frame(painter, box, frame)
            high = line_height(Type.LABEL)
            place = QRectF(0, box.center().y() - high / 2, box.width(), high)
            face = Face(Type.LABEL, BOLD, color(ink))
            paint_lines(painter, (self.text(),), place, face, centred=True)


class CardsWanted(NamedTuple):
    """What a sheet of cards asks for."""

    title: str
    note: str
    done: str  # on its last button
    players: Sequence[tuple[Seat, str]]  # seat and name of each who gets a card
    gone: frozenset[str] = frozenset()  # cards that lie elsewhere


class CardSheet(Sheet):
    """Tap a card for each player; the next player without one is then selected."""

    picked = Signal(dict)  # of str (seat) to str (card)

    def __init__(self, parent: QWidget, look: Look) -> None:
        """Make the deck."""
        super().__init__(parent, look)
        self.cards: dict[str, str] = {}
        self._players: dict[str, str] = {}
        self._at = ""
        self._gone: frozenset[str] = frozenset()
        self.seats: dict[str, RowButton] = {}
        self._seats_grid = QGridLayout()
        self._seats_grid.setSpacing(Size.GRID)
        self.body.addLayout(self._seats_grid)
        self._deck = QGridLayout()
        self._deck.setSpacing(Size.GRID)
        self.body.addLayout(self._deck)
        self.deck = {rank + suit: CardButton(rank + suit) for suit in SUITS for rank in RANKS}
        for button in self.deck.values():
            button.clicked.connect(self._pick)
        self.done = PushButton(Icon.CHECK, primary=True, height=Size.BAR_BUTTON)
        self.done.clicked.connect(self._finish)
        self.body.addWidget(self.done)

    @property
    def wide(self) -> int:
        """How wide the panel wants to be: a whole suit in a row where there is room."""
        return 13 * (Size.TARGET + Size.GRID) + 60

    def ask(self, wanted: CardsWanted, texts: Texts) -> None:
        """Open the sheet for other cards."""
        self._players = {str(seat): name for seat, name in wanted.players}
        self._gone = wanted.gone
        self.cards = {}
        self.say(wanted.title, wanted.note, texts.label("close"))
        self.done.say(wanted.done)
        clear(self._seats_grid)
        self.seats = {}
        for index, seat in enumerate(self._players):
            row = RowButton(height=Size.ROW)
            row.setObjectName(f"card-of-{seat}")
            row.clicked.connect(self._choose)
            self.seats[seat] = row
            self._seats_grid.addWidget(row, index // _SEATS_A_ROW, index % _SEATS_A_ROW)
        for card, button in self.deck.items():
            button.setAccessibleName(card_name(card, texts))
        self._lay_deck()
        self._go_to(next(iter(self._players), ""))
        dress(self, self.look)
        self.open(focus=self.deck["As"])

    def _lay_deck(self) -> None:
        columns = 13 if self.width() >= _NARROW else 7
        for index, button in enumerate(self.deck.values()):
            suit, rank = divmod(index, 13)
            lines = 1 if columns == 13 else 2
            row = suit * lines + rank // columns
            self._deck.addWidget(button, row, rank % columns)

    def _go_to(self, seat: str) -> None:
        self._at = seat
        self._show()

    def _show(self) -> None:
        for seat, row in self.seats.items():
            card = self.cards.get(seat)
            row.chosen = seat == self._at
            row.say(self._players[seat], shown(card) if card else "…")
            row.update()
        for card, button in self.deck.items():
            button.setEnabled(card not in self._gone and card not in self.cards.values())
        self.done.setEnabled(len(self.cards) == len(self._players))

    def _choose(self) -> None:
        sender = self.sender()
        seat = next(seat for seat, row in self.seats.items() if row is sender)
        self.cards.pop(seat, None)
        self._go_to(seat)

    def _pick(self) -> None:
        button = self.sender()
        assert isinstance(button, CardButton)
        if self._at:
            self.cards[self._at] = button.card
        self._go_to(next((seat for seat in self._players if seat not in self.cards), ""))
        if not self._at:
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish(self) -> None:
        self.dismiss()
        self.picked.emit(dict(self.cards))

    def place(self) -> None:
        """Lay the deck out for the width there is."""
        self._lay_deck()
        super().place()

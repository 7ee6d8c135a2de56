"""Preset cards, on the first page and among the house rules."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dealer_assist.gui.icons import Icon, paint_icon
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.sheets import Sheet
from dealer_assist.gui.style import OUTLINE, Look, Size, Type, color
from dealer_assist.gui.widgets import (
    BORDER,
    Frame,
    Pressable,
    chosen_pen,
    paint_dark_lines,
    paint_frame,
    pen,
)
from dealer_assist.gui.words import BOLD, ICON, MEDIUM, Face, line_height, paint_lines, wrapped
from dealer_assist.scenario.own_presets import PREFIX
from dealer_assist.scenario.presets import Preset, Presets
from dealer_assist.scenario.words import in_language
from dealer_assist.view.house_words import value_label
from dealer_assist.view.texts import Texts

FIRST = ("home", "roberts", "wsop_2026", "tda_2026", "online")
"""The presets with a card of their own, in their order."""

ALL = "all"
"""Name of the card behind which the others are."""

ICONS = {
    "home": Icon.HOME,
    "roberts": Icon.CHIP,
    "wsop_2026": Icon.RIBBON,
    "tda_2026": Icon.TROPHY,
    "online": Icon.GLOBE,
}
_SIDE = 20
_BOX = 56
_CHECK = 14  # radius
_MOST = 16_777_215  # as high as Qt allows


def with_cards(presets: Presets) -> tuple[str, ...]:
    """Name the presets that have a card: the first ones, own ones, and the way to all others."""
    own = (name for name in presets if name.startswith(PREFIX))
    return (*(name for name in FIRST if name in presets), *own, ALL)


def card_icon(name: str) -> Icon:
    """Return the icon of a card."""
    return ICONS.get(name, Icon.PENCIL if name.startswith(PREFIX) else Icon.GRID)


class CardWords(NamedTuple):
    """What a card says."""

    title: str
    kind: str
    note: str


def card_words(preset: Preset, texts: Texts) -> CardWords:
    """Say what a preset is for: ``Home game``, ``Dead button · No limit``, and a sentence."""
    house = preset.house
    shown = ("game", "betting") if house.stud else ("button", "betting")
    kind = " · ".join(value_label(key, getattr(house, key), texts) for key in shown)
    return CardWords(
        in_language(preset.title, texts.language), kind, in_language(preset.note, texts.language)
    )


class PresetCard(Pressable):
    """A card with an icon, a title, what is played, and a sentence."""

    def __init__(self, name: str, icon: Icon, parent: QWidget | None = None) -> None:
        """Make the card of a preset."""
        super().__init__(parent)
        self.name = name
        self.setObjectName(f"preset-{name}")
        self._icon = icon
        self._words = CardWords("", "", "")
        self.highest = _MOST  # unless its words need more
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_words(self, words: CardWords) -> None:
        """Set what the card says."""
        self._words = words
        self.say(words.title, words.note)
        self.setAccessibleName("\n".join(filter(None, words)))
        self.updateGeometry()
        self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Grow no higher than is wanted, or than words need."""
        self.setMaximumHeight(max(self.highest, self.heightForWidth(self.width())))

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        title, kind, note = self._lines(width)
        head = self._head(title, kind)
        return round(max(head, _BOX) + 10 + self._high(note, Type.LABEL)) + 2 * 14

    def sizeHint(self) -> QSize:
        """Return a usual width."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Return the narrowest card."""
        return QSize(200, 96)

    @property
    def clipped(self) -> bool:
        """Whether words do not fit."""
        return self.heightForWidth(self.width()) > self.height()

    def _high(self, lines: tuple[str, ...], size: int) -> float:
        return len(lines) * line_height(self.scaled(size))

    def _head(self, title: tuple[str, ...], kind: tuple[str, ...]) -> float:
        return self._high(title, Type.PRIMARY) + self._high(kind, Type.REASON)

    def _lines(self, width: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        room = width - 2 * _SIDE
        head = room - _BOX - _SIDE
        mark = 2 * _CHECK + 4
        return (
            wrapped(self._words.title, self.scaled(Type.PRIMARY), BOLD, head - mark),
            wrapped(self._words.kind, self.scaled(Type.REASON), MEDIUM, head),
            wrapped(self._words.note, self.scaled(Type.LABEL), MEDIUM, room),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint card, icon, words, and the mark of the chosen one."""
        palette = self.look.palette
        box = QRectF(self.rect())
        title, kind, note = self._lines(self.width())
        with QPainter(self) as painter:
            border = chosen_pen(palette) if self.isChecked() else pen(palette.card_border, BORDER)
            paint_frame(
                painter,
                box,
                Frame(self.ground(palette.card), border, depth=0.02 if palette.light else 0.12),
            )
            if self.isChecked() and palette.light:
                paint_dark_lines(painter, box)
            free = box.height() - self.heightForWidth(self.width())
            top = 14 + min(12.0, max(0.0, free / 4))
            self._paint_icon(painter, QRectF(_SIDE, top, _BOX, _BOX))
            head = max(0.0, _BOX - self._head(title, kind)) / 2
            place = QRectF(2 * _SIDE + _BOX, top + head, 0, 0)
            face = Face(self.scaled(Type.PRIMARY), BOLD, color(palette.text))
            paint_lines(painter, title, place, face)
            place.translate(0, self._high(title, Type.PRIMARY))
            face = Face(self.scaled(Type.REASON), MEDIUM, color(palette.text_second))
            paint_lines(painter, kind, place, face)
            below = top + max(_BOX, self._head(title, kind)) + 10 + max(0.0, min(18.0, free / 4))
            face = Face(self.scaled(Type.LABEL), MEDIUM, color(palette.text))
            paint_lines(painter, note, QRectF(_SIDE, below, 0, 0), face)
            if self.isChecked():
                self._paint_mark(painter, QPointF(box.right() - _SIDE - _CHECK, top + _CHECK))

    def _paint_icon(self, painter: QPainter, box: QRectF) -> None:
        palette = self.look.palette
        if self.isChecked():
            frame = Frame(palette.primary, None, Size.ICON_RADIUS)
        else:
            frame = Frame(palette.button, pen(palette.button_border, BORDER), Size.ICON_RADIUS)
        paint_frame(painter, box, frame)
        inner = QRectF(0, 0, ICON, ICON)
        inner.moveCenter(box.center())
        ink = palette.on_primary if self.isChecked() else palette.text
        paint_icon(painter, self._icon, inner, color(ink))

    def _paint_mark(self, painter: QPainter, at: QPointF) -> None:
        palette = self.look.palette
        painter.setPen(pen(OUTLINE, 2))
        painter.setBrush(color(palette.primary))
        painter.drawEllipse(at, _CHECK, _CHECK)
        inner = QRectF(0, 0, 18, 18)
        inner.moveCenter(at)
        paint_icon(painter, Icon.CHECK, inner, color(palette.on_primary))


class PresetSheet(Sheet):
    """Every preset: those that come with the program, and own ones."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, look: Look, presets: Presets) -> None:
        """Make an empty sheet; presets that are saved later are shown as well."""
        super().__init__(parent, look)
        self._presets = presets
        self.rows: dict[str, RowButton] = {}

    @property
    def wide(self) -> int:
        """How wide the panel wants to be."""
        return 600

    def show_presets(self, texts: Texts) -> None:
        """Open the sheet."""
        self.say(texts.label("all_presets"), "", texts.label("close"))
        for name, preset in self._presets.items():
            words = card_words(preset, texts)
            self._row(name).say(words.title, words.note)
        self.open(focus=next(iter(self.rows.values())))

    def _row(self, name: str) -> RowButton:
        if name not in self.rows:
            row = RowButton(card_icon(name))
            row.setObjectName(f"preset-{name}")
            row.clicked.connect(self._choose)
            self.rows[name] = row
            self.body.addWidget(row)
        return self.rows[name]

    def _choose(self) -> None:
        sender = self.sender()
        self.dismiss()
        self.chosen.emit(next(name for name, row in self.rows.items() if row is sender))

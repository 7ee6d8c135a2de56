"""The words in the middle of the felt: how they are broken into lines, and how painted."""

import math
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dealer_assist.gui import chips, icons, paint
from dealer_assist.gui.geometry import Box, Layout, Point
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.paint import MarkerStyle, Spot
from dealer_assist.gui.places import Spans, free_spans
from dealer_assist.gui.style import Palette, color, font
from dealer_assist.view.values import Line, LineKind, NextMarker, PotView, Stack

_GHOST = 36
_RULE_ROOM = 27.0
_NEXT_ROOM = 44.0
POT_HEIGHT = 48.0  # of a pot and of the target on it
_POT_ROOM = POT_HEIGHT + 8
_POT_GAP = 12
_POT_CHIPS = 54  # chips of a pot, and what stands about chips and pill
_DETAIL = 20
_LEAST_SIZE = 24  # below it an even break counts less than size
_ATTEMPTS = (  # size, rows more than sentences
    *((size, 0) for size in (32, 30, 28, 26)),
    *((28, 1), (26, 1), (26, 2), (24, 2), (24, 4), (22, 9)),
)
_SHIFTS = tuple(
    sorted(
        ((x, y) for x in range(-120, 121, 30) for y in range(-120, 121, 15)),
        key=lambda shift: (abs(shift[0]) * 1.5 + abs(shift[1]), shift),
    )
)


class RowKind(Enum):
    """What a row of the block is."""

    SPOKEN = "spoken"
    FIRST = "first"
    DETAIL = "detail"
    RULE = "rule"
    NEXT = "next"
    POT = "pot"


class Row(NamedTuple):
    """One row and its middle."""

    kind: RowKind
    at: Point
    text: str
    size: int
    label: bool  # a NEXT row that begins with the arrow and the label
    markers: tuple[NextMarker, ...]
    pot: PotView | None = None

    @property
    def width(self) -> float:
        """How wide the row is painted."""
        if self.pot is not None:
            return pot_width(self.pot)
        if self.kind is RowKind.NEXT:
            return _next_width(self.text if self.label else "", self.markers)
        if self.kind is RowKind.RULE:
            return self.size
        pill = 40 if self.kind is RowKind.FIRST else 0
        return paint.text_width(self.text, self.size, _weight(self.kind)) + pill


class Words(NamedTuple):
    """What the middle of the table says."""

    lines: tuple[Line, ...]
    next_label: str = ""
    next_markers: tuple[NextMarker, ...] = ()
    pots: tuple[PotView, ...] = ()


class _Flow:
    """Rows set one below the other, each as wide as the felt is free at its height."""

    def __init__(self, spans: Spans, size: int, middle: float, top: float) -> None:
        self.rows: list[Row] = []
        self.y = top
        self.tight = False  # something was wider than the felt
        self.more = 0  # rows beyond one a sentence
        self.ragged = False  # a sentence begins with a row much shorter than the next
        self._spans = spans
        self._size = size
        self._middle = middle

    def room(self, height: float) -> float:
        """Return how wide a row of that height may be here."""
        return self._spans.width(self._middle, self.y + 4, self.y + height - 4)

    def add(self, kind: RowKind, height: float, text: str = "", size: int = 0) -> None:
        """Set one row."""
        at = Point(self._middle, self.y + height / 2)
        row = Row(kind, at, text, size, label=False, markers=())
        self.tight = self.tight or row.width > self.room(height)
        self.rows.append(row)
        self.y += height

    def words(self, line: Line) -> None:
        """Break a line into as many rows as it needs."""
        if self.tight:
            return
        kind = _KINDS[line.kind]
        detail = kind is RowKind.DETAIL
        size = detail_size(self._size) if detail else self._size
        height = round(size * (1.42 if detail else 1.375))
        pill = 40 if kind is RowKind.FIRST else 0
        left = line.text.split(" ")
        before = len(self.rows)
        while left and not self.tight:
            count, room = len(left), self.room(height) - pill
            whole = _width(left, size, kind)
            if whole > room > 0:
                room = min(room, 1.25 * whole / math.ceil(whole / room))  # rows of like width
            while count > 1 and _width(left[:count], size, kind) > room:
                count -= 1
            self.add(kind, height, " ".join(left[:count]), size)
            left = left[count:]
        own = [row.width for row in self.rows[before:]]
        self.more += len(own) - 1
        self.ragged = self.ragged or own[0] < 0.5 * max(own)

    def pots(self, pots: tuple[PotView, ...]) -> None:
        """Set pots beside each other, in as many rows as they need."""
        rest = list(pots)
        while rest and not self.tight:
            count, room = len(rest), self.room(_POT_ROOM)
            while count > 1 and _pots_width(rest[:count]) > room:
                count -= 1
            wide = _pots_width(rest[:count])
            self.tight = wide > room
            left = self._middle - wide / 2
            for pot in rest[:count]:
                at = Point(left + pot_width(pot) / 2, self.y + _POT_ROOM / 2)
                row = Row(RowKind.POT, at, pot.name, 0, label=False, markers=(), pot=pot)
                self.rows.append(row)
                left += pot_width(pot) + _POT_GAP
            self.y += _POT_ROOM
            del rest[:count]

    def next_hand(self, label: str, markers: tuple[NextMarker, ...]) -> None:
        """Set the ghosts of the next hand, after their label or below it."""
        if self.tight:
            return
        rest, text = list(markers), label
        while not self.tight:
            count, room = len(rest), self.room(_NEXT_ROOM)
            while count and _next_width(text, tuple(rest[:count])) > room:
                count -= 1
            count = max(count, 0 if text else 1)
            at = Point(self._middle, self.y + _NEXT_ROOM / 2)
            row = Row(RowKind.NEXT, at, text, 0, bool(text), tuple(rest[:count]))
            self.tight = row.width > room
            self.rows.append(row)
            self.y += _NEXT_ROOM
            del rest[:count]
            if not rest:
                return
            text = ""


_KINDS = {
    LineKind.SPOKEN: RowKind.SPOKEN,
    LineKind.FIRST_TO_ACT: RowKind.FIRST,
    LineKind.DETAIL: RowKind.DETAIL,
}


def pot_stack(pot: PotView) -> Stack:
    """Write a pot as chips on the felt are written: its amount, and its name as their label."""
    return Stack(amount=pot.amount, text=pot.text, label=pot.name)


def pot_width(pot: PotView) -> float:
    """Return how wide chips and pill of a pot are."""
    return _POT_CHIPS + chips.pill_width(pot_stack(pot))


def _pots_width(pots: Sequence[PotView]) -> float:
    return sum(map(pot_width, pots)) + _POT_GAP * (len(pots) - 1)


def _weight(kind: RowKind) -> int:
    if kind is RowKind.SPOKEN:
        return 600
    return 800 if kind is RowKind.FIRST else 500


def _width(words: list[str], size: int, kind: RowKind) -> float:
    return paint.text_width(" ".join(words), size, _weight(kind))


def _next_width(label: str, markers: tuple[NextMarker, ...]) -> float:
    width = 24 + paint.text_width(label, _DETAIL - 1, 500) + 12 if label else 0.0
    for marker in markers:
        width += _GHOST + 8 + paint.text_width(marker.seats, _DETAIL, 700) + 16
    return width - (16 if markers else 12)


def compose(words: Words, layout: Layout, blocks: Sequence[Box]) -> tuple[Row, ...] | None:
    """Set the words in the largest type that fits between cards and chips.

    Whole sentences on one row each come before larger type.

    Args:
        words: The lines and the next hand's markers.
        layout: The table.
        blocks: Boxes of the chips.

    Returns:
        Rows from top to bottom, clear of everything; None where not even the smallest type
        fits.
    """
    spans = free_spans(layout, blocks)
    widest = max((right - left for left, right in zip(*spans[1:], strict=True)), default=0)
    spare = None
    for size, more in _ATTEMPTS:
        if spare is not None and size < _LEAST_SIZE:
            return spare
        if _too_long(words, size, widest) > more:
            continue
        for aside, shift in _SHIFTS:
            at = Point(layout.centre.x + aside, layout.centre.y + shift)
            flow = _flow(words, spans, size, at)
            if flow.tight or flow.more > more:
                continue
            if not flow.ragged:
                return tuple(flow.rows)
            spare = spare or tuple(flow.rows)
    return spare


def compose_some(words: Words, layout: Layout, blocks: Sequence[Box]) -> tuple[Row, ...]:
    """Set what fits: details go first, then the next hand; both are in the panel too."""
    loud = tuple(line for line in words.lines if line.kind is not LineKind.DETAIL)
    last = Words(loud[-1:], pots=words.pots)
    less = (words, words._replace(lines=loud), last._replace(lines=loud), last, Words(loud[-1:]))
    found = (compose(some, layout, blocks) for some in less)
    return next((rows for rows in found if rows is not None), ())


def _too_long(words: Words, size: int, widest: float) -> int:
    """Count the sentences that no row of the felt holds whole."""
    count = 0
    for line in words.lines:
        kind = _KINDS[line.kind]
        own = detail_size(size) if kind is RowKind.DETAIL else size
        count += paint.text_width(line.text, own, _weight(kind)) > widest
    return count


def detail_size(size: int) -> int:
    """Return the size of details beside spoken lines of a size."""
    return min(_DETAIL, max(17, size - 6))


def _flow(words: Words, spans: Spans, size: int, at: Point) -> _Flow:
    """Set all rows about a point; their number shows only when they are set."""
    height = 0.0
    flow = _Flow(spans, size, at.x, at.y)
    for attempt in range(4):
        height = height or _height_of(words, size)
        flow = _Flow(spans, size, at.x, at.y - height / 2)
        top = flow.y
        _set_all(flow, words)
        if flow.tight or abs(flow.y - top - height) < 1 or attempt == 3:
            break
        height = flow.y - top
    return flow


def _height_of(words: Words, size: int) -> float:
    """Guess the height, a row for each sentence."""
    quiet = sum(line.kind is LineKind.DETAIL for line in words.lines)
    loud = len(words.lines) - quiet
    rule = _RULE_ROOM if loud and (quiet or words.next_markers) else 0
    details = quiet * round(detail_size(size) * 1.42)
    own = _NEXT_ROOM * bool(words.next_markers) + _POT_ROOM * bool(words.pots)
    return loud * round(size * 1.375) + rule + details + own


def _set_all(flow: _Flow, words: Words) -> None:
    loud = [line for line in words.lines if line.kind is not LineKind.DETAIL]
    quiet = [line for line in words.lines if line.kind is LineKind.DETAIL]
    for line in loud:
        flow.words(line)
    flow.pots(words.pots)
    if loud and (quiet or words.next_markers):
        flow.add(RowKind.RULE, _RULE_ROOM, "", round(min(240, flow.room(_RULE_ROOM))))
    for line in quiet:
        flow.words(line)
    if words.next_markers:
        flow.next_hand(words.next_label, words.next_markers)


def draw_centre(painter: QPainter, rows: Sequence[Row], palette: Palette) -> None:
    """Paint the rows that ``compose`` set, but for the pots."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in rows:
        at = QPointF(*row.at)
        if row.kind is RowKind.POT:
            continue  # a button
        if row.kind is RowKind.RULE:
            painter.setPen(QPen(color(palette.on_felt_second, 0.4), 1))
            half = QPointF(row.size / 2, 0)
            painter.drawLine(at - half, at + half)
        elif row.kind is RowKind.NEXT:
            _draw_next(painter, at, row, palette)
        else:
            _draw_line(painter, at, row, palette)


def _draw_line(painter: QPainter, at: QPointF, row: Row, palette: Palette) -> None:
    ink = palette.on_felt
    if row.kind is RowKind.FIRST:
        ink = palette.on_primary if palette.light else palette.primary
        if palette.light:
            draw_yellow_pill(painter, at, (row.width, row.size * 1.4), palette)
    face = font(row.size, _weight(row.kind))
    paint.draw_centred(painter, at, row.text, face, color(ink))


def draw_yellow_pill(
    painter: QPainter, at: QPointF, size: tuple[float, float], palette: Palette
) -> None:
    """Lay yellow between two dark lines, for on light felt it would not be seen."""
    width, height = size
    painter.setPen(QPen(color(palette.text), 2))
    painter.setBrush(color(palette.primary))
    box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_next(painter: QPainter, at: QPointF, row: Row, palette: Palette) -> None:
    x = at.x() - row.width / 2
    quiet = color(palette.on_felt_second)
    if row.label:
        icons.paint_icon(painter, Icon.ARROW_RIGHT, QRectF(x - 2, at.y() - 9, 18, 18), quiet)
        size = _DETAIL - 1
        paint.draw_text(painter, QPointF(x + 24, at.y()), row.text, font(size, 500), quiet)
        x += 24 + paint.text_width(row.text, size, 500) + 12
    for item in row.markers:
        spot = Spot(QPointF(x + _GHOST / 2, at.y()), _GHOST)
        paint.draw_marker(painter, item.marker, spot, palette, MarkerStyle.GHOST)
        x += _GHOST + 8
        face = font(_DETAIL, 700)
        paint.draw_text(painter, QPointF(x, at.y()), item.seats, face, color(palette.on_felt))
        x += paint.text_width(item.seats, _DETAIL, 700) + 16

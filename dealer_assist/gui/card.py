"""One seat card: what fits on it, and how it is painted."""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from dealer_assist.gui import icons, paint, style
from dealer_assist.gui.geometry import BADGE_RISE
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.paint import MarkerStyle, Spot
from dealer_assist.gui.stamps import stamp
from dealer_assist.gui.style import Palette, Size, color, font, metrics
from dealer_assist.view.values import Marker, MarkerKind, SeatView, Tag

OUTSIDE = 18  # how far a card's glow, ring, badge and shadow reach beyond its edges
_ARROW = 24
_SMALLEST_MARKER = 28
_BETWEEN = 6
_STACK = (19, 700)  # type of the chips behind


class Verdict(StrEnum):
    """How an answer at a seat was marked."""

    NONE = ""
    WRONG = "wrong"
    RIGHT = "right"


class CardState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a card is painted from."""

    seat: SeatView
    selected: bool = False
    armed: bool = False
    focused: bool = False
    pressed: bool = False
    verdict: Verdict = Verdict.NONE
    past: tuple[Marker, ...] = ()  # the last hand's markers, in a drill
    flying: frozenset[MarkerKind] = frozenset()  # markers that are still on their way


class Placed(NamedTuple):
    """A marker on the card, in the card's own coordinates."""

    marker: Marker
    x: float
    y: float
    size: float
    how: MarkerStyle


class Plate(NamedTuple):
    """What a card without words looks like."""

    fill: int  # as QColor.rgba
    edge: str
    width: float  # of the edge
    dashed: bool
    shine: bool  # a fine light line inside the edge


class CardPlan(NamedTuple):
    """Where everything in a card's lower row lies."""

    markers: tuple[Placed, ...]
    arrow: float | None  # left edge of the arrow before the ghosts
    tag: tuple[float, float, float, float, int] | None  # box and letter size
    tag_text: str
    note: tuple[str, ...]
    note_x: float
    row_y: float


class _Try(NamedTuple):
    marker: int
    ghost: int  # 0: ghosts show in the centre line only
    tag_lines: int
    tag_size: int


def marker_size(width: float) -> int:
    """Return the size of markers on a card of that width."""
    if width >= 150:
        return 44
    return 40 if width >= 120 else 36


def marker_room(marker: Marker, size: float) -> float:
    """Return how wide a marker is: a diamond stands on its point and needs more."""
    return size * 1.12 if marker.kind is MarkerKind.STRADDLE else size


def name_size(width: float) -> int:
    """Return the size of a name on a card of that width."""
    return (
        round(21 * max(1.0, width / style.Size.CARD))
        if width >= 150
        else 19
        if width >= 128
        else 18
    )


@lru_cache(maxsize=256)
def plan_card(
    seat: SeatView, width: float, height: float, past: tuple[Marker, ...] = ()
) -> CardPlan:
    """Find room for a card's markers, tag, note and ghosts.

    Ghosts shrink first, then own markers, then ghosts are left to the centre line; a tag is
    broken into two lines last.
    """
    base = marker_size(width)
    inset = 9 if width >= 120 else 6
    own = tuple((marker, MarkerStyle.PAST) for marker in past)
    own += tuple((marker, MarkerStyle.SOLID) for marker in seat.markers)
    chosen = next(
        (one for one in _tries(base, seat) if _needed(seat, own, one) <= width - 2 * inset),
        _Try(_SMALLEST_MARKER, 0, 2, 15),
    )
    row_y = height - inset - base / 2
    x: float = inset
    placed = []
    for marker, how in own:
        across = marker_room(marker, chosen.marker)
        placed.append(Placed(marker, x + across / 2, row_y, chosen.marker, how))
        x += across + _BETWEEN
    tag, text = None, ""
    if seat.tag is not None:
        text = _tag_text(seat.tag, chosen)
        tag_w = _tag_width(seat.tag, chosen)
        tag_h = Size.TAG if chosen.tag_lines == 1 else 40
        tag = (x, row_y - tag_h / 2, min(tag_w, width - 4 - x), float(tag_h), chosen.tag_size)
        x += tag_w + _BETWEEN
    ghosts = seat.ghosts if chosen.ghost else ()
    right = width - inset
    for marker in reversed(ghosts):
        across = marker_room(marker, chosen.ghost)
        placed.append(Placed(marker, right - across / 2, row_y, chosen.ghost, MarkerStyle.GHOST))
        right -= across + 4
    arrow = right - _ARROW + 4 if ghosts else None
    room = (arrow or right) - x - 8
    note = _note_lines(seat.note, room) if seat.note else _stack_line(seat.stack, room)
    return CardPlan(tuple(placed), arrow, tag, text, note, x + 4, row_y)


def _tries(base: int, seat: SeatView) -> Iterator[_Try]:
    ghosts = (base, _SMALLEST_MARKER) if seat.ghosts else (0,)
    less = min(base, 36)
    for ghost in ghosts:
        yield _Try(base, ghost, 1, 17)
    yield _Try(less, _SMALLEST_MARKER if seat.ghosts else 0, 1, 17)
    for size, lines in ((17, 1), (15, 1), (15, 2)):
        yield _Try(base, 0, lines, size)
        yield _Try(less, 0, lines, size)
    yield _Try(32, 0, 2, 15)


def _needed(seat: SeatView, own: tuple[tuple[Marker, MarkerStyle], ...], one: _Try) -> float:
    parts = [marker_room(marker, one.marker) for marker, _ in own]
    if seat.tag is not None:
        parts.append(_tag_width(seat.tag, one))
    if seat.note:
        parts.append(14 + max(paint.text_width(word, 15, 600) for word in seat.note.split()))
    elif seat.stack:
        parts.append(14 + paint.text_width(seat.stack, *_STACK))
    total = sum(parts) + _BETWEEN * max(0, len(parts) - 1)
    if one.ghost and seat.ghosts:
        total += _ARROW + sum(marker_room(marker, one.ghost) + 4 for marker in seat.ghosts) - 4
    return total


def _tag_text(tag: Tag, one: _Try) -> str:
    head, space, tail = tag.text.rpartition(" ")
    return f"{head}\n{tail}" if one.tag_lines == 2 and space else tag.text


def _tag_width(tag: Tag, one: _Try) -> float:
    lines = _tag_text(tag, one).split("\n")
    return max(paint.tag_width(line, one.tag_size) for line in lines)


def _note_lines(note: str, room: float) -> tuple[str, ...]:
    """Break a note into at most two lines; what needs more is said in the middle only."""
    words = note.split()
    for cut in range(len(words), 0, -1):
        lines = tuple(" ".join(part) for part in (words[:cut], words[cut:]) if part)
        if all(paint.text_width(line, 15, 600) <= room for line in lines):
            return lines
    return ()


def _stack_line(stack: str, room: float) -> tuple[str, ...]:
    """Write a stack where it fits; the seat's sheet and its name say it anyway."""
    return (stack,) if stack and paint.text_width(stack, *_STACK) <= room else ()


def badge_box(card: QRectF, seat: SeatView, rise: float) -> QRectF:
    """Return where a seat's badge lies: on the upper edge, at the right."""
    width = paint.badge_width(seat.badge, first=seat.first or seat.turn)
    height = paint.BADGE if card.width() >= 150 else 26
    return QRectF(card.right() - 10 - width, card.y() - rise, width, height)


def draw_surround(painter: QPainter, card: QRectF, state: CardState, palette: Palette) -> None:
    """Paint what lies round a card, below it: shadow, glow, outline, focus ring."""
    seat = state.seat
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    marked = seat.first or seat.turn or state.selected
    if not (seat.empty or state.pressed):
        paint.draw_shadow(painter, card, Size.RADIUS, palette=palette)
    if marked or seat.changed:
        ink = palette.primary if marked else palette.changed
        if not palette.contrast:
            paint.draw_glow(painter, card.adjusted(-2, -2, 2, 2), Size.RADIUS, ink)
    if marked:
        _outline(painter, card, palette.primary, (2, 4))
        if palette.light:
            _outline(painter, card, palette.card_border, (5, 2))
    if state.focused:
        away = (6 if palette.light else 4) if marked else 0
        distance = away + Size.FOCUS_GAP + Size.FOCUS_WIDTH / 2
        _outline(painter, card, palette.focus, (distance, Size.FOCUS_WIDTH))


def _outline(painter: QPainter, card: QRectF, ink: str, line: tuple[float, float]) -> None:
    distance, width = line
    box = card.adjusted(-distance, -distance, distance, distance)
    painter.setPen(paint.line_pen(color(ink), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, Size.RADIUS + distance, Size.RADIUS + distance)


def draw_card(painter: QPainter, card: QRectF, state: CardState, palette: Palette) -> None:
    """Paint a card inside its edges: ground, border, number, name, markers, tag, note."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_ground(painter, card, state, palette)
    plan = plan_card(state.seat, card.width(), card.height(), state.past)
    painter.save()
    painter.translate(card.topLeft())
    _draw_row(painter, plan, state, palette)
    painter.restore()


def _draw_ground(painter: QPainter, card: QRectF, state: CardState, palette: Palette) -> None:
    seat = state.seat
    faded = seat.faded or seat.folded
    fill = palette.away if faded else palette.card
    edge = palette.away_border if faded else palette.card_border
    ground = color(style.pressed(fill, palette) if state.pressed else fill)
    if seat.empty:
        room = style.pressed(palette.room_top, palette) if state.pressed else palette.room_top
        ground = color(room, 0.62)
    width, dashed = 2.0, seat.empty
    if state.verdict is Verdict.WRONG:
        edge, width, dashed = palette.wrong, 4.0, True
    elif state.verdict is Verdict.RIGHT:
        edge, width, dashed = palette.right, 3.0, False
    elif seat.changed:
        edge, width = palette.changed, 3.0
    elif state.armed:
        edge, width = palette.card_border if palette.light else palette.primary, 3.0
    shine = not (seat.empty or palette.light or palette.contrast or state.pressed)
    size = (card.width(), card.height())
    plate = Plate(ground.rgba(), edge, width, dashed=dashed, shine=shine)
    stamp(painter, card.topLeft(), size, _draw_plate, size, plate)


def _draw_plate(painter: QPainter, size: tuple[float, float], plate: Plate) -> None:
    card, half = QRectF(0, 0, *size), plate.width / 2
    painter.setPen(paint.line_pen(color(plate.edge), plate.width, dashed=plate.dashed))
    painter.setBrush(QColor.fromRgba(plate.fill))
    box = card.adjusted(half, half, -half, -half)
    painter.drawRoundedRect(box, Size.RADIUS - half, Size.RADIUS - half)
    if plate.shine:
        painter.setPen(paint.line_pen(color("#FFFFFF", 0.07), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(2.5, 2.5, -2.5, -2.5), 11, 11)


def draw_name(
    painter: QPainter, card: QRectF, state: CardState, palette: Palette, rise: float
) -> None:
    """Write number and name; only the name may be elided."""
    seat = state.seat
    size = name_size(card.width())
    middle = card.y() + name_height(card.height(), rise)
    side = 12 if card.width() >= 128 else 9
    left = card.x() + side
    number = str(seat.seat)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    quiet = color(palette.on_felt_second if seat.empty else palette.text_second)
    number_ink = color(palette.on_felt) if seat.empty else quiet
    if seat.empty and palette.light:
        number_ink = quiet = color(palette.text_second)
    paint.draw_text(painter, QPointF(left, middle), number, font(size, 700), number_ink)
    left += paint.text_width(number, size, 700) + 9
    room = card.right() - side - left
    badge = badge_box(card, seat, rise) if seat.badge else None
    if badge is not None and badge.bottom() > middle - metrics(size, 700).capHeight() / 2:
        room = badge.x() - 4 - left
    weight = 500 if seat.empty else 700
    ink = quiet if seat.empty or seat.faded or seat.folded else color(palette.text)
    name = metrics(size, weight).elidedText(seat.name, Qt.TextElideMode.ElideRight, room)
    paint.draw_text(painter, QPointF(left, middle), name, font(size, weight), ink)


def name_height(height: float, rise: float = BADGE_RISE) -> float:
    """Return how far below the card's edge the middle of the name is."""
    if height <= 80:
        return 25 if rise < BADGE_RISE and height == 80 else 21
    low = 4 if rise < BADGE_RISE and height >= 90 else 0
    return round(height * 0.28) + low


def _draw_row(painter: QPainter, plan: CardPlan, state: CardState, palette: Palette) -> None:
    quiet = color(palette.text_second)
    for placed in plan.markers:
        if placed.how is MarkerStyle.SOLID and placed.marker.kind in state.flying:
            continue
        spot = Spot(QPointF(placed.x, placed.y), placed.size)
        paint.draw_marker(painter, placed.marker, spot, palette, placed.how)
    if plan.arrow is not None:
        box = QRectF(plan.arrow - 2, plan.row_y - 9, 18, 18)
        icons.paint_icon(painter, Icon.ARROW_RIGHT, box, quiet)
    if plan.tag is not None and state.seat.tag is not None:
        x, y, width, height, size = plan.tag
        tag = msgspec.structs.replace(state.seat.tag, text=plan.tag_text)
        paint.draw_tag(painter, QRectF(x, y, width, height), tag, palette, size=size)
    for index, line in enumerate(plan.note):
        down = (index - (len(plan.note) - 1) / 2) * 18
        at = QPointF(plan.note_x, plan.row_y + down)
        ink = color(palette.on_felt_second if state.seat.empty else palette.text_second)
        face = font(15, 600) if state.seat.note else font(*_STACK)
        paint.draw_text(painter, at, line, face, ink)


def draw_signs(
    painter: QPainter, card: QRectF, state: CardState, palette: Palette, rise: float
) -> None:
    """Paint what straddles a card's upper edge: its badge, and a ≠, ✗ or ✓ disc."""
    seat = state.seat
    if seat.badge or seat.turn:
        box = badge_box(card, seat, rise)
        paint.draw_badge(painter, box, seat.badge, palette, first=seat.first or seat.turn)
    sign = _sign(state, palette)
    if sign is None:
        return
    icon, fill = sign
    big = card.height() >= 90
    x = card.x() + (7 if big else 3) if seat.badge else card.right() - 7
    spot = Spot(QPointF(x, card.y() + (3 if big else -4)), 30 if big else 26)
    paint.draw_sign(painter, spot, icons.path(icon), fill, palette)


def _sign(state: CardState, palette: Palette) -> tuple[Icon, str] | None:
    match state.verdict:
        case Verdict.WRONG:
            return Icon.CLOSE, palette.wrong
        case Verdict.RIGHT:
            return Icon.CHECK, palette.right
        case Verdict.NONE:
            return (Icon.UNEQUAL, palette.changed) if state.seat.changed else None

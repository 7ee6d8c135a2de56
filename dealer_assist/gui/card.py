"""One seat card, painted."""

from enum import StrEnum
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from dealer_assist.gui import icons, paint, style
from dealer_assist.gui.card_plan import STACK, CardPlan, name_height, plan_card
from dealer_assist.gui.geometry import BADGE_RISE
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.paint import MarkerStyle, Spot
from dealer_assist.gui.stamps import stamp
from dealer_assist.gui.style import Palette, Size, color, font, metrics
from dealer_assist.view.values import Marker, MarkerKind, SeatView

OUTSIDE = 18  # how far a card's glow, ring, badge and shadow reach beyond its edges


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


class Plate(NamedTuple):
    """What a card without words looks like."""

    fill: int  # as QColor.rgba
    edge: str
    width: float  # of the edge
    dashed: bool
    shine: bool  # a fine light line inside the edge


def badge_box(card: QRectF, seat: SeatView, rise: float) -> QRectF:
    """Return where a seat's badge lies: on the upper edge, at the right."""
    width = paint.badge_width(seat.badge, first=seat.first or seat.turn)
    low = 22 if rise < BADGE_RISE else 26  # its lower end stays above the name
    height = paint.BADGE if card.width() >= 150 else low
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


def name_size(width: float) -> int:
    """Return the size of a name on a card of that width."""
    return (
        round(21 * max(1.0, width / style.Size.CARD))
        if width >= 150
        else 19
        if width >= 128
        else 18
    )


def draw_name(
    painter: QPainter, card: QRectF, state: CardState, palette: Palette, rise: float
) -> None:
    """Write number and name; only the name may be elided."""
    seat = state.seat
    size = name_size(card.width())
    middle = card.y() + name_height(card.height(), rise)
    side = 12 if card.width() >= 128 else 9 if card.width() >= 104 else 6
    left = card.x() + side
    number = str(seat.seat)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    quiet = color(palette.on_felt_second if seat.empty else palette.text_second)
    number_ink = color(palette.on_felt) if seat.empty else quiet
    if seat.empty and palette.light:
        number_ink = quiet = color(palette.text_second)
    paint.draw_text(painter, QPointF(left, middle), number, font(size, 700), number_ink)
    left += paint.text_width(number, size, 700) + min(9, side)
    room = card.right() - side - left
    badge = badge_box(card, seat, rise) if seat.badge else None
    if badge is not None and badge.bottom() > middle - metrics(size, 700).capHeight() / 2:
        room = badge.x() - 4 - left
    weight = 500 if seat.empty else 700
    ink = quiet if seat.empty or seat.faded or seat.folded else color(palette.text)
    name = metrics(size, weight).elidedText(seat.name, Qt.TextElideMode.ElideRight, room)
    paint.draw_text(painter, QPointF(left, middle), name, font(size, weight), ink)


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
        face = font(15, 600) if state.seat.note else font(*STACK)
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

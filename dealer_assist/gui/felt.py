"""The room, the rail and the felt of a table, painted once for a size and kept as a picture."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from dealer_assist.gui import chips, paint
from dealer_assist.gui.geometry import Box, Layout, ring
from dealer_assist.gui.places import CHIP_HEIGHT, CHIP_WIDTH, PILL_HEIGHT, ChipPlace, Shape
from dealer_assist.gui.style import Palette, color, font
from dealer_assist.view.values import Stack

_SOFT = 28
_COARSE = 4
_WORD, _SPREAD = 16, 1.6


def ring_path(layout: Layout, outwards: float) -> QPainterPath:
    """Return the rail's middle line, moved outwards (or inwards, if negative)."""
    wide, high = layout.radius_x + outwards, layout.radius_y + outwards
    place = QTransform.fromTranslate(*layout.centre)
    return place.scale(max(1.0, wide), max(1.0, high)).map(_unit_ring())


@lru_cache(maxsize=1)
def _unit_ring() -> QPainterPath:
    line = QPainterPath()
    line.addPolygon(QPolygonF([QPointF(*point) for point in ring(1.0, 1.0).points]))
    line.closeSubpath()
    return line


def table_picture(layout: Layout, palette: Palette, ratio: float) -> QPixmap:
    """Paint room, rail and felt.

    Args:
        layout: Where they lie.
        palette: Colours.
        ratio: Physical pixels a logical one.

    Returns:
        A picture of the area; a small table has no room of its own and a clear ground.
    """
    size = QSize(round(layout.area.w), round(layout.area.h))
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not layout.small:
            _draw_room(painter, QRectF(0, 0, size.width(), size.height()), palette)
        if palette.contrast:
            _draw_plain(painter, layout, palette)
        else:
            _draw_rail(painter, layout, palette)
            _draw_felt(painter, layout, palette)
    return picture


class _Blurred:
    """Paints in a quarter of the size and enlarges it smoothly: soft, and much faster."""

    def __init__(self, onto: QPainter, layout: Layout) -> None:
        self._onto = onto
        size = QSize(math.ceil(layout.area.w / _COARSE), math.ceil(layout.area.h / _COARSE))
        self._image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        self._image.fill(Qt.GlobalColor.transparent)
        self._painter = QPainter()

    def __enter__(self) -> QPainter:
        self._painter.begin(self._image)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.scale(1 / _COARSE, 1 / _COARSE)
        return self._painter

    def __exit__(self, *_problem: object) -> None:
        self._painter.end()
        self._onto.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        drawn = QRectF(QPointF(), QSizeF(self._image.size()) * _COARSE)
        self._onto.drawImage(drawn, self._image)


def _draw_room(painter: QPainter, area: QRectF, palette: Palette) -> None:
    shade = QLinearGradient(area.topLeft(), area.bottomLeft())
    shade.setColorAt(0, color(palette.room_top))
    shade.setColorAt(1, color(palette.room_bottom))
    painter.fillRect(area, shade)


def _draw_rail(painter: QPainter, layout: Layout, palette: Palette) -> None:
    half = layout.rail / 2
    soft = _SOFT // 2 if layout.small else _SOFT
    with _Blurred(painter, layout) as blurred:
        blurred.setPen(Qt.PenStyle.NoPen)
        blurred.setBrush(color("#000000", 0.032 if palette.light else 0.115))
        for step in range(soft, 0, -4):
            blurred.drawPath(ring_path(layout, half + step).translated(0, 6))
    painter.setPen(Qt.PenStyle.NoPen)
    middle, high = layout.centre, layout.radius_y + half
    shade = QLinearGradient(0, middle.y - high, 0, middle.y + high)
    shade.setColorAt(0, color(palette.rail_top))
    shade.setColorAt(1, color(palette.rail_bottom))
    outside = ring_path(layout, half)
    painter.setBrush(shade)
    painter.drawPath(outside)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color("#FFFFFF", 0.16), 1))
    painter.drawPath(ring_path(layout, half - 0.5))


def _draw_felt(painter: QPainter, layout: Layout, palette: Palette) -> None:
    half = layout.rail / 2
    inside = ring_path(layout, -half)
    shade = QRadialGradient(QPointF(0, 0), 1.0)
    shade.setColorAt(0, color(palette.felt_centre))
    shade.setColorAt(0.55, color(palette.felt_middle))
    shade.setColorAt(1, color(palette.felt_rim))
    cloth = QBrush(shade)
    middle = layout.centre
    place = QTransform.fromTranslate(middle.x, middle.y)
    cloth.setTransform(
        place.scale((layout.radius_x - half) * 1.06, (layout.radius_y - half) * 1.06)
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloth)
    painter.drawPath(inside)
    painter.save()
    painter.setClipPath(inside)
    with _Blurred(painter, layout) as blurred:
        blurred.setBrush(Qt.BrushStyle.NoBrush)
        for width in range(4, 26 if layout.small else 44, 6):
            blurred.setPen(QPen(color("#000000", 0.024 if palette.light else 0.05), width))
            blurred.drawPath(inside)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color("#000000", 0.18 if palette.light else 0.55), 1.5))
    painter.drawPath(inside)


def _draw_plain(painter: QPainter, layout: Layout, palette: Palette) -> None:
    shade = QRadialGradient(QPointF(*layout.centre), max(layout.radius_x, layout.radius_y))
    shade.setColorAt(0, color(palette.felt_centre))
    shade.setColorAt(0.55, color(palette.felt_middle))
    shade.setColorAt(1, color(palette.felt_rim))
    painter.setPen(QPen(color(palette.rail_top), 3))
    painter.setBrush(shade)
    painter.drawPath(ring_path(layout, 0))


def dealer_box(layout: Layout, dealer: str) -> Box | None:
    """Return where the dealer's word stands, or None if the cards leave it no room."""
    if not dealer or layout.small:
        return None
    width = paint.text_width(dealer.upper(), _WORD, 700) + _SPREAD * len(dealer)
    middle, place = layout.centre, layout.dealer
    inwards = layout.rail / 2 + 13
    x, y = place
    if abs(y - middle.y) > abs(x - middle.x):
        y += -inwards if y > middle.y else inwards
    else:
        x += (inwards + width / 2 - 6) * (-1 if x > middle.x else 1)
    box = Box(x - width / 2, y - 11, width, 22)
    return None if any(card.grown(12).overlaps(box) for card in layout.cards) else box


def draw_dealer(painter: QPainter, box: Box, palette: Palette, dealer: str) -> None:
    """Write the word at the dealer's place into its box."""
    face = font(_WORD, 700)
    x = box.x
    for letter in dealer.upper():
        at = QPointF(x, box.centre.y)
        paint.draw_text(painter, at, letter, face, color(palette.on_felt_second))
        x += paint.text_width(letter, _WORD, 700) + _SPREAD


def draw_stack(painter: QPainter, place: ChipPlace, stack: Stack, palette: Palette) -> None:
    """Stand a stack of chips in its place, the amount beside or below it."""
    box = place.box
    width = chips.pill_width(stack)
    if place.shape is Shape.BELOW:
        foot = QPointF(box.centre.x, box.y + CHIP_HEIGHT)
        pill = QRectF(box.centre.x - width / 2, box.bottom - PILL_HEIGHT, width, PILL_HEIGHT)
    else:
        foot = QPointF(box.x + CHIP_WIDTH / 2, box.bottom)
        lift = 3 if place.shape is Shape.BESIDE else 0
        pill = QRectF(box.right - width, box.bottom - PILL_HEIGHT - lift, width, PILL_HEIGHT)
    if place.shape is not Shape.PILL:
        chips.draw_chips(painter, foot, stack.amount, palette)
    else:
        pill = QRectF(*box)
    chips.draw_pill(painter, pill, stack, palette, dot=place.shape is Shape.PILL)


def stack_box(place: ChipPlace, stack: Stack) -> Box:
    """Return the part of a place that its chips and their amount really take."""
    box = place.box
    high = chips.stack_height(stack.amount)
    if place.shape is Shape.BELOW:
        spare = CHIP_HEIGHT - high
        return Box(box.x, box.y + spare, box.w, box.h - spare)
    high = max(PILL_HEIGHT + 3.0, high) if place.shape is Shape.BESIDE else box.h
    return Box(box.x, box.bottom - high, box.w, high)

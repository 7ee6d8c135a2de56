"""Painters that several widgets share: words, shadows, markers, tags and badges."""

import math
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF

from dealer_assist.gui import style
from dealer_assist.gui.stamps import stamp
from dealer_assist.gui.style import Palette, Type, color, font, metrics
from dealer_assist.view.values import Marker, MarkerKind, Tag, TagKind

BADGE = 30


class MarkerStyle(Enum):
    """Whether a marker lies there now, will lie there, or lay there in the last hand."""

    SOLID = "solid"
    GHOST = "ghost"
    PAST = "past"


class Spot(NamedTuple):
    """Where a marker lies: its middle and the width of its disc."""

    at: QPointF
    size: float


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, weight: int) -> float:
    """Return how wide a text is in our face."""
    return metrics(size, weight).horizontalAdvance(text)


def draw_text(painter: QPainter, at: QPointF, text: str, face: QFont, ink: QColor) -> None:
    """Write a text that starts at a point and has the middle of its capitals at its height."""
    cap = metrics(face.pixelSize(), face.weight().value).capHeight()
    painter.setFont(face)
    painter.setPen(ink)
    painter.drawText(QPointF(at.x(), at.y() + cap / 2), text)


def draw_centred(painter: QPainter, at: QPointF, text: str, face: QFont, ink: QColor) -> None:
    """Write a text about a point, centred on the height of its capitals."""
    width = text_width(text, face.pixelSize(), face.weight().value)
    draw_text(painter, QPointF(at.x() - width / 2, at.y()), text, face, ink)


def line_pen(ink: QColor, width: float, *, dashed: bool = False) -> QPen:
    """Return a pen with round joins; dashes are six and four pixels long."""
    pen = QPen(ink, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([8 / width, 5 / width])
    return pen


@lru_cache(maxsize=64)
def _shadow(size: tuple[int, int, int], blur: int, ink: str, alpha: float, ratio: float) -> QImage:
    width, height, radius = size
    image = QImage(
        round((width + 2 * blur) * ratio),
        round((height + 2 * blur) * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    layer = color(ink, 1 - (1 - alpha) ** (1 / blur))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(layer)
        for step in range(blur):
            inset = step * 1.5
            box = QRectF(0, 0, width + 2 * blur, height + 2 * blur)
            box.adjust(inset, inset, -inset, -inset)
            corner = max(2.0, radius + blur - inset)
            painter.drawRoundedRect(box, corner, corner)
    return image


def draw_shadow(painter: QPainter, box: QRectF, radius: float, *, palette: Palette) -> None:
    """Paint the soft shadow of a card that lies on the table: 14 blurred, 5 down."""
    if palette.contrast:
        return
    _draw_soft(
        painter, box.translated(0, 5), radius, (14, "#000000", 0.2 if palette.light else 0.55)
    )


def draw_glow(painter: QPainter, box: QRectF, radius: float, ink: str) -> None:
    """Paint a soft light of a colour round a card."""
    _draw_soft(painter, box, radius, (12, ink, 0.5))


def _draw_soft(painter: QPainter, box: QRectF, radius: float, kind: tuple[int, str, float]) -> None:
    blur, ink, alpha = kind
    size = (round(box.width()), round(box.height()), round(radius))
    image = _shadow(size, blur, ink, alpha, painter.deviceTransform().m11())
    painter.drawImage(QPointF(box.x() - blur, box.y() - blur), image)


def draw_marker(
    painter: QPainter,
    marker: Marker,
    spot: Spot,
    palette: Palette,
    how: MarkerStyle = MarkerStyle.SOLID,
) -> None:
    """Paint one marker on its spot."""
    half = math.ceil(0.6 * spot.size)
    corner = QPointF(spot.at.x() - half, spot.at.y() - half)
    stamp(painter, corner, (2 * half, 2 * half), _draw_marker, marker, spot.size, palette, how)


def _draw_marker(
    painter: QPainter, marker: Marker, size: float, palette: Palette, how: MarkerStyle
) -> None:
    at = QPointF(math.ceil(0.6 * size), math.ceil(0.6 * size))
    shape = _marker_shape(marker.kind, at, size - 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if how is MarkerStyle.GHOST:
        ink = _draw_ghost(painter, shape, marker.kind, palette)
    else:
        ink = _draw_solid(painter, shape, at, size, (marker.kind, how))
    if marker.kind is MarkerKind.DEAD_SMALL_BLIND:
        _draw_bar(painter, at, size, faint=how is MarkerStyle.GHOST)
    draw_centred(painter, at, marker.text, font(letter_size(size), 800), ink)


def letter_size(size: float) -> int:
    """Return the size of the letters on a marker: 0.41 of its width, never under 15."""
    return max(int(Type.SMALLEST), round(0.41 * size))


def _marker_shape(kind: MarkerKind, at: QPointF, size: float) -> QPainterPath:
    shape = QPainterPath()
    half = size / 2
    if kind is MarkerKind.STRADDLE:
        reach = half * 1.13
        corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
        shape.addPolygon(QPolygonF([at + QPointF(x, y) for x, y in corners]))
        shape.closeSubpath()
    elif kind in {MarkerKind.KILL, MarkerKind.LEG}:
        side = half * 0.92
        shape.addRoundedRect(QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side), 6, 6)
    else:
        shape.addEllipse(at, half, half)
    return shape


def _draw_solid(
    painter: QPainter,
    shape: QPainterPath,
    at: QPointF,
    size: float,
    kind: tuple[MarkerKind, MarkerStyle],
) -> QColor:
    past = kind[1] is MarkerStyle.PAST
    fill = style.PAST if past else style.MARKER_FILLS[kind[0]]
    painter.setPen(line_pen(color(style.OUTLINE), 2))
    painter.setBrush(color(fill))
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if kind[0] is MarkerKind.KILL and not past:
        inside = size * 0.46 - 3.5
        painter.setPen(line_pen(color("#FFFFFF"), 2))
        box = QRectF(at.x() - inside, at.y() - inside, 2 * inside, 2 * inside)
        painter.drawRoundedRect(box, 4, 4)
        return color("#FFFFFF")
    if kind[0] not in {MarkerKind.STRADDLE, MarkerKind.LEG} and not past:
        painter.setPen(QPen(color("#000000", 0.3), 1))
        painter.drawEllipse(at, size * 0.41, size * 0.41)
    return color(style.LETTERS)


def _draw_ghost(
    painter: QPainter, shape: QPainterPath, kind: MarkerKind, palette: Palette
) -> QColor:
    fill = style.MARKER_FILLS[kind]
    dark_kind = kind is MarkerKind.KILL
    line = palette.text_second if palette.light else "#FFFFFF" if dark_kind else fill
    if kind is MarkerKind.THIRD_BLIND and not palette.light:
        line = style.mix(fill, "#FFFFFF", 0.4)  # the green itself is lost on felt
    pen = QPen(color(line), 2)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.4, 1.5])
    painter.setPen(pen)
    painter.setBrush(color(fill, 0.3 if palette.light else 0.1))
    painter.drawPath(shape)
    return color(palette.text if palette.light else line)


def _draw_bar(painter: QPainter, at: QPointF, size: float, *, faint: bool) -> None:
    reach = QPointF(size * 0.43, -size * 0.43)
    widths = (
        ((3.0, "#FFFFFF", 0.8),) if faint else ((8.0, style.OUTLINE, 1.0), (4.0, "#FFFFFF", 1.0))
    )
    for width, ink, alpha in widths:
        pen = QPen(color(ink, alpha), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(at - reach, at + reach)


def tag_width(text: str, size: int = 17) -> float:
    """Return how wide a tag with that text on one line is."""
    return text_width(text, size, 800) + (20 if size >= 17 else 14)


def draw_tag(painter: QPainter, box: QRectF, tag: Tag, palette: Palette, *, size: int = 17) -> None:
    """Paint a tag into its box, on two lines where the text was broken with a newline."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tag.kind is TagKind.NEW:
        painter.setPen(line_pen(color(palette.rule), 2))
        painter.setBrush(color(palette.panel))
        ink = color(palette.rule)
    else:
        painter.setPen(line_pen(color(style.OUTLINE), 2))
        painter.setBrush(color(style.TAG_FILLS[tag.kind]))
        ink = color(style.LETTERS)
    painter.drawRoundedRect(
        box.adjusted(1, 1, -1, -1), style.Size.TAG_RADIUS, style.Size.TAG_RADIUS
    )
    lines = tag.text.split("\n")
    middle = box.center()
    for index, line in enumerate(lines):
        down = (index - (len(lines) - 1) / 2) * (size + 1)
        draw_centred(painter, middle + QPointF(0, down), line, font(size, 800), ink)
    painter.restore()


def badge_width(text: str, *, first: bool) -> float:
    """Return how wide a badge is: a disc for one digit, longer for words and for ▶1."""
    if not text:
        return 40.0
    words = text_width(text, 16 if len(text) > 2 else 18, 700)
    return max(34.0, words + (38 if first else 22))


def draw_badge(painter: QPainter, box: QRectF, text: str, palette: Palette, *, first: bool) -> None:
    """Paint a badge; that of the first to act is filled and has a triangle."""
    size = (box.width(), box.height())
    stamp(painter, box.topLeft(), size, _draw_badge, _Badge(size, text, first=first), palette)


class _Badge(NamedTuple):
    size: tuple[float, float]
    text: str
    first: bool


def _draw_badge(painter: QPainter, badge: _Badge, palette: Palette) -> None:
    size, text, first = badge
    box = QRectF(0, 0, *size)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = box.height() / 2 - 1
    edge = style.OUTLINE if first else palette.card_border
    painter.setPen(line_pen(color(edge), 2))
    ground = palette.card if palette.light or palette.contrast else palette.room_top
    painter.setBrush(color(palette.primary if first else ground))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    middle = box.center()
    words = len(text) > 2
    face = font(16 if words else 18, 700)
    if first:
        ink = color(palette.on_primary)
        left = QPointF(box.x() + 17, middle.y()) if text else middle
        draw_play(painter, left, 9 if text else 12, ink)
        middle += QPointF(8, 0)
    else:
        ink = color(palette.text_second if words else palette.text)
    draw_centred(painter, middle, text, face, ink)


def draw_play(painter: QPainter, at: QPointF, size: float, ink: QColor) -> None:
    """Paint a filled triangle that points to the right."""
    half = size / 2
    painter.setPen(line_pen(ink, 1.5))
    painter.setBrush(ink)
    corners = [(-half * 0.75, -half), (half * 0.95, 0), (-half * 0.75, half)]
    painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in corners]))


def draw_sign(
    painter: QPainter, spot: Spot, sign: QPainterPath, fill: str, palette: Palette
) -> None:
    """Paint a disc with a line icon in it: ≠, ✗ or ✓."""
    ink = "#FFFFFF" if palette.light else style.OUTLINE
    radius = spot.size / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(line_pen(color(style.OUTLINE), 2))
    painter.setBrush(color(fill))
    painter.drawEllipse(spot.at, radius - 1, radius - 1)
    scale = 0.6 * spot.size / 24
    painter.translate(spot.at.x() - 12 * scale, spot.at.y() - 12 * scale)
    painter.scale(scale, scale)
    pen = line_pen(color(ink), 3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sign)
    painter.restore()

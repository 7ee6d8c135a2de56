"""Chips seen from the side, and the pill with what they are worth."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from dealer_assist.gui import paint, style
from dealer_assist.gui.stamps import stamp
from dealer_assist.gui.style import Palette, Type, color, font
from dealer_assist.view.values import Stack

CHIP_FACE = 14.0  # height of the ellipse of a chip seen from the side
CHIP_RISE = 6.5
MOST_CHIPS = 5
_STACK = (50, 64)  # room for the highest stack of chips and its shadow
_BELOW_FOOT = 8  # of the shadow
_DOT = 9.0  # half of the small chip on a pill


def pill_width(stack: Stack) -> float:
    """Return how wide the pill with an amount and its label is."""
    label = paint.text_width(stack.label, 16, 700) + 6 if stack.label else 0
    return max(34.0, paint.text_width(stack.text, Type.AMOUNT, 700) + 22 + label)


def draw_pill(
    painter: QPainter, box: QRectF, stack: Stack, palette: Palette, *, dot: bool = False
) -> None:
    """Write the amount of a stack, and why it is dead, on a pill.

    Args:
        painter: Where to.
        box: Of the pill.
        stack: What is written.
        palette: Its colours.
        dot: Whether a small chip before the amount stands for the whole stack.
    """
    pill = _Pill((box.width(), box.height()), stack, dot=dot)
    stamp(painter, box.topLeft(), pill.size, _draw_pill, pill, palette)


class _Pill(NamedTuple):
    size: tuple[float, float]
    stack: Stack
    dot: bool


def _draw_pill(painter: QPainter, pill: _Pill, palette: Palette) -> None:
    box, stack = QRectF(0, 0, *pill.size), pill.stack
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = palette.light
    line = QPen(color(palette.button_border), 1)
    painter.setPen(line if light or palette.contrast else Qt.PenStyle.NoPen)
    painter.setBrush(color("#FFFFFF") if light else color("#0A100E", 0.78))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2, box.height() / 2)
    middle = box.center()
    if pill.dot:
        _draw_dot(painter, QPointF(box.x() + _DOT + 6, middle.y()), stack)
        middle += QPointF(_DOT, 0)
    ink = color(palette.text if light else "#FFFFFF")
    amount = paint.text_width(stack.text, Type.AMOUNT, 700)
    label = paint.text_width(stack.label, 16, 700) + 6 if stack.label else 0
    at = QPointF(middle.x() - (amount + label) / 2, middle.y())
    paint.draw_text(painter, at, stack.text, font(Type.AMOUNT, 700), ink)
    if stack.label:
        paint.draw_text(painter, at + QPointF(amount + 6, 1), stack.label, font(16, 700), ink)


def _draw_dot(painter: QPainter, at: QPointF, stack: Stack) -> None:
    """Paint one chip seen from above, in the colour of the stack's greatest."""
    ink = next(iter(chips_of(stack.amount)), style.CHIP_COLOURS[-1][1])
    painter.setPen(paint.line_pen(color(style.OUTLINE), 1.4))
    painter.setBrush(color(ink))
    painter.drawEllipse(at, _DOT, _DOT)
    stripes = QPen(color(_stripe(ink)), 3)
    stripes.setCapStyle(Qt.PenCapStyle.FlatCap)
    stripes.setDashPattern([1.4, 2.0])
    painter.setPen(stripes)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, _DOT - 2.5, _DOT - 2.5)


def _stripe(ink: str) -> str:
    return "#3C6DB4" if QColor(ink).lightnessF() > 0.7 else "#F3EEDF"


def chips_of(amount: int) -> tuple[str, ...]:
    """Return the colours of a stack from the bottom up, the greatest chips first."""
    left = amount
    found: list[str] = []
    for worth, ink in style.CHIP_COLOURS:
        count, left = divmod(left, worth)
        found += [ink] * min(count, MOST_CHIPS)
    return tuple(found[:MOST_CHIPS])


def stack_height(amount: int) -> float:
    """Return how high a stack of chips stands on the felt."""
    return CHIP_FACE + 2 + CHIP_RISE * len(chips_of(amount))


def draw_chips(painter: QPainter, at: QPointF, amount: int, palette: Palette) -> None:
    """Stand a stack of chips, seen from the side, with the middle of its foot at a point."""
    chips = chips_of(amount)
    corner = QPointF(at.x() - _STACK[0] / 2, at.y() - _STACK[1] + _BELOW_FOOT)
    stamp(painter, corner, _STACK, _draw_chips, chips, palette)


def _draw_chips(painter: QPainter, chips: tuple[str, ...], palette: Palette) -> None:
    at = QPointF(_STACK[0] / 2, _STACK[1] - _BELOW_FOOT)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not palette.contrast:
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (5, 3, 1):
            painter.setBrush(QBrush(color("#000000", 0.07 if palette.light else 0.16)))
            foot = QPointF(at.x() + 1, at.y() - CHIP_FACE / 2 + 3)
            painter.drawEllipse(foot, 19 + spread, CHIP_FACE / 2 + spread * 0.7)
    for index, ink in enumerate(chips):
        middle = QPointF(at.x(), at.y() - CHIP_FACE / 2 - 1 - index * CHIP_RISE)
        _draw_chip(painter, middle, ink, turned=index % 2 == 1)


def _draw_chip(painter: QPainter, middle: QPointF, ink: str, *, turned: bool) -> None:
    """Paint one chip whose lower face has its middle at a point, its stripes turned or not."""
    half_w, half_h = 19.0, CHIP_FACE / 2
    up = QPointF(0, -CHIP_RISE)
    stripe = _stripe(ink)
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    body.addEllipse(middle, half_w, half_h)
    body.addEllipse(middle + up, half_w, half_h)
    body.addRect(QRectF(middle.x() - half_w, middle.y() - CHIP_RISE, 2 * half_w, CHIP_RISE))
    outline = paint.line_pen(color(style.OUTLINE), 1.4)
    body = body.simplified()
    painter.fillPath(body, color(ink))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    straight, askew = (
        ((-15.0, 5.0), (-4.0, 8.0), (10.0, 5.0)),
        ((-9.5, 6.5), (3.5, 6.5), (15.5, 4.0)),
    )
    for left, width in askew if turned else straight:
        box = QRectF(middle.x() + left, middle.y() - CHIP_RISE, width, CHIP_RISE + half_h + 2)
        painter.fillRect(box, color(stripe))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(outline)
    painter.drawPath(body)
    painter.setBrush(color(ink))
    painter.drawEllipse(middle + up, half_w, half_h)
    pen = QPen(color(stripe), 3)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.2, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle + up, half_w - 2.6, half_h - 2.0)
    painter.setPen(QPen(color(style.OUTLINE, 0.45), 1))
    painter.drawEllipse(middle + up, half_w - 6, half_h - 3.2)

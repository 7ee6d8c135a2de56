"""Small pictures that lie on every frame: painted once, then laid down like stamps."""

import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter


def stamp(
    painter: QPainter,
    at: QPointF,
    size: tuple[float, float],
    draw: Callable[..., None],
    *what: Hashable,
) -> None:
    """Lay down what ``draw(painter, *what)`` paints; a page to print gets the strokes themselves.

    Args:
        painter: Not turned, and scaled alike in both directions.
        at: The upper left corner of the picture.
        size: Of the picture, which ``draw`` paints from the origin on.
        draw: A function that lasts, for its pictures are kept by it.
        *what: Everything else that the picture depends on.
    """
    if painter.paintEngine().type() is QPaintEngine.Type.Raster:
        to_pixels = painter.deviceTransform()
        ratio = to_pixels.m11()
        # On whole pixels: between them the picture would be blurred, or lose a line.
        spot = to_pixels.map(at)
        corner = QPointF(round(spot.x()) - spot.x(), round(spot.y()) - spot.y()) / ratio
        edge = _edge(ratio)
        picture = _painted(size, ratio, draw, what)
        painter.drawImage(at + corner - QPointF(edge, edge), picture)
        return
    painter.save()
    painter.translate(at)
    draw(painter, *what)
    painter.restore()


def _edge(ratio: float) -> float:
    """How far a stamp reaches beyond its size, for what antialiasing leaves there."""
    return math.ceil(ratio) / ratio


@lru_cache(maxsize=128)
def _painted(
    size: tuple[float, float], ratio: float, draw: Callable[..., None], what: tuple[Any, ...]
) -> QImage:
    edge = _edge(ratio)
    wide, high = (math.ceil((side + 2 * edge) * ratio) for side in size)
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(edge, edge)
        draw(painter, *what)
    return image

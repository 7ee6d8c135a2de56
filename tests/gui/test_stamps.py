"""A stamp looks as what it was painted with, wherever it lies and however large."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter

from dealer_assist.gui.stamps import stamp

SIDE = 20


def square(painter: QPainter, colour: str) -> None:
    """Fill what the stamp is large."""
    painter.fillRect(0, 0, SIDE, SIDE, QColor(colour))


def stamped(at: QPointF, zoom: float) -> QImage:
    """Return a white ground with a black stamp."""
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.scale(zoom, zoom)
        stamp(painter, at, (SIDE, SIDE), square, "#000000")
    return image


def inked(image: QImage) -> tuple[int, int, int, int]:
    """Return the corners of the ink, and check that all of it is even."""
    places = [(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).red() < 128]
    columns, rows = zip(*places, strict=True)
    corners = (min(columns), min(rows), max(columns) + 1, max(rows) + 1)
    assert len(places) == (corners[2] - corners[0]) * (corners[3] - corners[1])
    return corners


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("zoom", [1.0, 1.1, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("at", [(4, 6), (4.5, 6.25), (10.9, 3.3)])
def test_a_stamp_lies_within_half_a_pixel_of_its_place(
    at: tuple[float, float], zoom: float
) -> None:
    left, top, right, bottom = inked(stamped(QPointF(*at), zoom))
    assert abs(left - at[0] * zoom) <= 0.5
    assert abs(top - at[1] * zoom) <= 0.5
    assert right - left == bottom - top
    assert abs(right - left - SIDE * zoom) <= 0.5


@pytest.mark.usefixtures("qapp")
def test_a_page_gets_the_strokes_themselves(tmp_path: Path) -> None:
    drawn: list[float] = []

    def note(painter: QPainter) -> None:
        drawn.append(painter.deviceTransform().m11())

    writer = QPdfWriter(str(tmp_path / "page.pdf"))
    with QPainter(writer) as painter:
        for _ in range(2):
            stamp(painter, QPointF(3, 4), (SIDE, SIDE), note)
    assert len(drawn) == 2

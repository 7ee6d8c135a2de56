"""Words on painted widgets: broken into lines, and the largest size that fits."""

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from dealer_assist.gui.style import Type, font, metrics

BOLD, SEMIBOLD, MEDIUM = 700, 600, 500
_LINE = 1.24  # line height as a factor of the size


@lru_cache(maxsize=1024)
def wrapped(text: str, size: float, weight: int, width: float) -> tuple[str, ...]:
    """Break a text at its spaces; no-break spaces hold.

    Returns:
        The lines. A word that is wider than ``width`` stands on a line of its own.
    """
    measure = metrics(size, weight)
    lines: list[str] = []
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and measure.horizontalAdvance(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return tuple(lines)


def line_height(size: float) -> float:
    """Return the distance between two lines of a size."""
    return round(size * _LINE)


def widest(lines: Iterable[str], size: float, weight: int) -> float:
    """Return the width of the widest line."""
    measure = metrics(size, weight)
    return max((measure.horizontalAdvance(line) for line in lines), default=0.0)


class Face(NamedTuple):
    """How words are painted."""

    size: float
    weight: int
    ink: QColor
    step: float = 0  # from line to line; 0: what the size asks for


def paint_lines(
    painter: QPainter,
    lines: Sequence[str],
    place: QRectF,
    face: Face,
    *,
    centred: bool = False,
) -> None:
    """Paint lines from the top of a place down, each on the middle of its own height.

    Args:
        painter: Of the widget.
        lines: From top to bottom.
        place: Its left edge and top count, and its width where the lines are centred.
        face: Size, weight, colour.
        centred: Each line in the middle of the place.
    """
    size, weight, ink, step = face
    measure = metrics(size, weight)
    painter.setFont(font(size, weight))
    painter.setPen(ink)
    step = step or line_height(size)
    for index, line in enumerate(lines):
        left = place.x()
        if centred:
            left += (place.width() - measure.horizontalAdvance(line)) / 2
        base = place.y() + index * step + (step + measure.capHeight()) / 2
        painter.drawText(QPointF(left, base), line)


class IconPlace(Enum):
    """Where the icon of a button stands."""

    LEFT = "left"
    TOP = "top"
    NONE = "none"


class Caption(NamedTuple):
    """How the words of a button are set."""

    size: int
    icon: IconPlace
    lines: tuple[str, ...]
    reason: tuple[str, ...]
    fits: bool


class Room(NamedTuple):
    """What a caption has to do with."""

    width: float
    height: float
    icon: bool
    largest: int
    stacked: bool = False  # the icon rather stands above the words
    weight: int = BOLD


ICON, ICON_GAP = 24, 10
_TRIES = ((IconPlace.LEFT, 1), (IconPlace.TOP, 1), (IconPlace.NONE, 1), (IconPlace.NONE, 2))
_STACKED = _TRIES[1:]
_MOST_REASON_LINES = 2


def fit(text: str, reason: str, room: Room) -> Caption:
    """Set a button's words as large as they go: first beside the icon, then below, then alone.

    A reason for which there is no room is left out: the page says it in full.

    Returns:
        The best setting; ``fits`` is False where even the smallest is too wide or too high.
    """
    best = _fit(text, reason, room)
    return best if best.fits or not reason else _fit(text, "", room)


def _fit(text: str, reason: str, room: Room) -> Caption:
    sizes = range(room.largest, Type.SMALLEST - 1, -1)
    near = [size for size in sizes if size >= room.largest - 2]
    order = _STACKED if room.stacked else _TRIES
    tries = [(size, place, lines) for place, lines in order for size in near]
    tries += [(size, place, lines) for size in sizes for place, lines in order]
    last = None
    for size, place, lines in tries:
        if place is not IconPlace.NONE and not room.icon:
            continue
        last = _set(text, reason, room, (size, place))
        if last.fits and len(last.lines) <= lines:
            return last
    return last or _set(text, reason, room, (Type.SMALLEST, IconPlace.NONE))


def _set(text: str, reason: str, room: Room, how: tuple[int, IconPlace]) -> Caption:
    size, place = how
    beside = ICON + ICON_GAP if place is IconPlace.LEFT else 0
    lines = wrapped(text, size, room.weight, room.width - beside)
    below = wrapped(reason, Type.SMALLEST, MEDIUM, room.width) if reason else ()
    high = len(lines) * line_height(size) + len(below) * line_height(Type.SMALLEST)
    high += ICON if place is IconPlace.TOP else 0
    wide = max(widest(lines, size, room.weight) + beside, widest(below, Type.SMALLEST, MEDIUM))
    fits = wide <= room.width and high <= room.height and len(below) <= _MOST_REASON_LINES
    return Caption(size, place, lines, below, fits)

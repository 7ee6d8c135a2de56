"""Our own line icons on a grid of 24, stroked when painted in whatever colour is asked for."""

from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from dealer_assist.gui.stamps import stamp

GRID = 24
STROKE = 2.2


class Icon(StrEnum):
    """Each icon as its path.

    Absolute coordinates: M move, L line, H and V lines, C cubic curve, Z close, O circle
    (middle, radius), R rounded rectangle (corner, size, radius).
    """

    MENU = "M 4 7 H 20 M 4 12 H 20 M 4 17 H 20"
    UNDO = "M 9 14 L 4 9 L 9 4 M 4 9 H 14.5 C 17.5 9 20 11.5 20 14.5 C 20 17.5 17.5 20 14.5 20 H 11"
    REDO = "M 15 14 L 20 9 L 15 4 M 20 9 H 9.5 C 6.5 9 4 11.5 4 14.5 C 4 17.5 6.5 20 9.5 20 H 13"
    HELP = (
        "M 8.8 8.9 C 8.8 6.8 10.3 5.4 12.1 5.4 C 13.9 5.4 15.3 6.7 15.3 8.5 "
        "C 15.3 11 12 11.3 12 14 M 12 18.2 L 12 18.3"
    )
    CLOSE = "M 6 6 L 18 18 M 18 6 L 6 18"
    ARROW_RIGHT = "M 4.5 12 H 19.5 M 13.5 6 L 19.5 12 L 13.5 18"
    ARROW_LEFT = "M 19.5 12 H 4.5 M 10.5 6 L 4.5 12 L 10.5 18"
    CHEVRON_LEFT = "M 15 5 L 8 12 L 15 19"
    CHEVRON_RIGHT = "M 9 5 L 16 12 L 9 19"
    CHEVRON_DOWN = "M 5 9 L 12 16 L 19 9"
    BUST = "O 12 12 9 M 9 9 L 15 15 M 15 9 L 9 15"
    AWAY = "M 4 8 H 20 L 16 4 M 20 16 H 4 L 8 20"
    STRADDLE = "M 12 3.5 L 20.5 12 L 12 20.5 L 3.5 12 Z"
    KILL = "R 4 4 16 16 3 M 9.3 8.3 V 15.7 M 14.8 8.3 L 9.5 12.6 M 11.6 11 L 15 15.7"
    MORE = "O 5 12 0.6 O 12 12 0.6 O 19 12 0.6"
    MINUS = "M 5 12 H 19"
    PLUS = "M 5 12 H 19 M 12 5 V 19"
    CHECK = "M 5 12.5 L 10 17.5 L 19.5 7"
    UNEQUAL = "M 5 9 H 19 M 5 15 H 19 M 16 4.5 L 8 19.5"
    NONE = "O 12 12 9 M 5.8 5.8 L 18.2 18.2"
    HOME = "M 4 11 L 12 4 L 20 11 V 20 H 4 Z M 10 20 V 14.5 H 14 V 20"
    CHIP = "O 12 12 9 O 12 12 4 M 12 3 V 8 M 12 16 V 21 M 3 12 H 8 M 16 12 H 21"
    RIBBON = "O 12 9 6 M 8.5 14 L 7 21 L 12 18.5 L 17 21 L 15.5 14"
    TROPHY = (
        "M 7 4 H 17 V 10 C 17 13 15 15 12 15 C 9 15 7 13 7 10 Z M 12 15 V 19.5 M 8 20 H 16 "
        "M 7 6 H 4 V 8 C 4 10 5.2 11.2 7 11.4 M 17 6 H 20 V 8 C 20 10 18.8 11.2 17 11.4"
    )
    GLOBE = "O 12 12 9 M 3 12 H 21 M 12 3 C 8 7 8 17 12 21 M 12 3 C 16 7 16 17 12 21"
    GRID = "R 4 4 6.4 6.4 1 R 13.6 4 6.4 6.4 1 R 4 13.6 6.4 6.4 1 R 13.6 13.6 6.4 6.4 1"
    BOOK = (
        "M 7.5 4 H 18.5 V 20 H 7.5 C 6.4 20 5.5 19.1 5.5 18 V 6 C 5.5 4.9 6.4 4 7.5 4 Z "
        "M 5.5 18 C 5.5 16.9 6.4 16 7.5 16 H 18.5"
    )
    CLOCK = "O 12 12 9 M 12 7 V 12 L 15.5 14"
    LEAVE = (
        "M 10 4 H 6 C 5 4 4 5 4 6 V 18 C 4 19 5 20 6 20 H 10 M 10 12 H 20 M 16 8 L 20 12 L 16 16"
    )
    BACK = (
        "M 14 4 H 18 C 19 4 20 5 20 6 V 18 C 20 19 19 20 18 20 H 14 M 4 12 H 14 "
        "M 10 8 L 14 12 L 10 16"
    )
    WAIT = "M 7 4 H 17 M 7 20 H 17 M 8.5 4 V 7.5 L 15.5 16.5 V 20 M 15.5 4 V 7.5 L 8.5 16.5 V 20"
    PERSON_PLUS = (
        "O 9.5 8 4 M 2.5 20 C 2.5 16 5.5 14.5 9.5 14.5 C 13.5 14.5 16.5 16 16.5 20 "
        "M 19 8 V 14 M 16 11 H 22"
    )
    MOVE = "M 4 12 H 20 M 8 8 L 4 12 L 8 16 M 16 8 L 20 12 L 16 16"
    PENCIL = "M 4 20 L 5 15.5 L 16 4.5 L 19.5 8 L 8.5 19 Z M 13.5 7 L 17 10.5"
    BUTTON_HERE = (
        "O 12 12 9 M 9.6 8.2 V 15.8 H 11.5 C 14 15.8 15.4 14.2 15.4 12 C 15.4 9.8 14 8.2 11.5 8.2 Z"
    )
    CARD = "R 4 6 10.5 14 2 M 8 3.2 H 17.5 C 19 3.2 20 4.2 20 5.7 V 16.5"
    SUN = (
        "O 12 12 4 M 12 2.5 V 4.5 M 12 19.5 V 21.5 M 2.5 12 H 4.5 M 19.5 12 H 21.5 "
        "M 5.3 5.3 L 6.7 6.7 M 17.3 17.3 L 18.7 18.7 M 5.3 18.7 L 6.7 17.3 M 17.3 6.7 L 18.7 5.3"
    )
    MOON = (
        "M 20 14.5 C 18 18.5 13 20.5 8.8 18 C 4.6 15.5 3.8 9.5 7.5 6 C 8.3 5.2 9 4.7 10 4.3 "
        "C 9 8 10 11.5 12.8 13.5 C 15 15 17.8 15.3 20 14.5 Z"
    )
    FULLSCREEN = "M 4 9 V 4 H 9 M 15 4 H 20 V 9 M 20 15 V 20 H 15 M 9 20 H 4 V 15"
    FULLSCREEN_EXIT = "M 9 4 V 9 H 4 M 20 9 H 15 V 4 M 15 20 V 15 H 20 M 4 15 H 9 V 20"
    EYE = (
        "M 2.5 12 C 5 7.5 8.2 5.5 12 5.5 C 15.8 5.5 19 7.5 21.5 12 C 19 16.5 15.8 18.5 12 18.5 "
        "C 8.2 18.5 5 16.5 2.5 12 Z O 12 12 3"
    )
    HINT = (
        "M 9 17.5 C 9 15 6 14 6 9.8 C 6 6.4 8.7 4 12 4 C 15.3 4 18 6.4 18 9.8 "
        "C 18 14 15 15 15 17.5 Z M 10 21 H 14"
    )
    PREVIOUS = "M 18 5 L 9 12 L 18 19 Z M 5.5 5 V 19"
    NEXT = "M 6 5 L 15 12 L 6 19 Z M 18.5 5 V 19"
    PAUSE = "M 9 5.5 V 18.5 M 15 5.5 V 18.5"
    PLAY = "M 7.5 4.8 L 18.5 12 L 7.5 19.2 Z"
    RESTART = (
        "M 4.3 4.5 V 9.8 H 9.6 M 4.8 9.6 C 6.2 6.4 9 4.5 12.3 4.5 C 16.5 4.5 20 8 20 12.2 "
        "C 20 16.4 16.5 20 12.3 20 C 9.2 20 6.6 18.3 5.3 15.8"
    )
    TAP = (
        "M 9.5 14 V 5.8 C 9.5 4.8 10.2 4 11.1 4 C 12 4 12.7 4.8 12.7 5.8 V 11 L 17 12 "
        "C 18.3 12.3 19 13.2 18.8 14.5 L 18.2 18 C 17.9 19.8 16.5 21 14.7 21 H 13 "
        "C 11.7 21 10.6 20.4 9.8 19.3 L 6 14.5 C 6.8 13.3 8.3 13 9.5 14"
    )
    SLIDERS = "M 4 7 H 13 M 19 7 H 20 O 16 7 2.7 M 4 17 H 5 M 11 17 H 20 O 8 17 2.7"
    SOUND = (
        "M 4 9.5 H 7.5 L 12 5.5 V 18.5 L 7.5 14.5 H 4 Z M 15.5 9 C 17 10.8 17 13.2 15.5 15 "
        "M 18 6.5 C 21 9.6 21 14.4 18 17.5"
    )
    EXPORT = "M 12 4 V 15 M 7.5 10.5 L 12 15 L 16.5 10.5 M 4.5 20 H 19.5"
    FOLDER = "M 3.5 5.5 H 9.5 L 11.5 8.5 H 20.5 V 19 H 3.5 Z"
    WARNING = "M 12 4 L 21 19.5 H 3 Z M 12 10 V 13.5 M 12 16.6 L 12 16.7"
    RULING = "M 12 4 V 20 M 8 20 H 16 M 5 7 H 19 M 5 7 L 2.5 13 H 7.5 Z M 19 7 L 16.5 13 H 21.5 Z"
    COMPARE = "R 3.5 5 5 14 1 R 9.5 5 5 14 1 R 15.5 5 5 14 1"
    LIST = (
        "M 9 6 H 20 M 9 12 H 20 M 9 18 H 20 M 4.5 6 L 4.51 6 M 4.5 12 L 4.51 12 M 4.5 18 L 4.51 18"
    )
    TARGET = "O 12 12 9 O 12 12 4.5 M 12 12 L 12.01 12"
    FLAME = (
        "M 12 3.5 C 13 7 17.5 9 17.5 14 C 17.5 17.5 15 20.5 12 20.5 C 9 20.5 6.5 17.5 6.5 14.5 "
        "C 6.5 12 8 10.5 9 9 C 9.5 10.5 10.3 11.3 11.2 11.5 C 10.7 8.5 11 5.5 12 3.5 Z"
    )


_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0, "O": 3, "R": 5}


@lru_cache(maxsize=128)
def path(icon: Icon) -> QPainterPath:
    """Return the strokes of an icon on the grid of 24."""
    words = icon.value.split()
    result = QPainterPath()
    index = 0
    while index < len(words):
        command = words[index]
        end = index + 1 + _TAKES[command]
        _add(result, command, [float(word) for word in words[index + 1 : end]])
        index = end
    return result


def _add(line: QPainterPath, command: str, at: list[float]) -> None:
    match command:
        case "M":
            line.moveTo(*at)
        case "L":
            line.lineTo(*at)
        case "H":
            line.lineTo(at[0], line.currentPosition().y())
        case "V":
            line.lineTo(line.currentPosition().x(), at[0])
        case "C":
            line.cubicTo(*at)
        case "Z":
            line.closeSubpath()
        case "O":
            line.addEllipse(QPointF(at[0], at[1]), at[2], at[2])
        case _:
            line.addRoundedRect(QRectF(*at[:4]), at[4], at[4])


def paint_icon(painter: QPainter, icon: Icon, box: QRectF, ink: QColor) -> None:
    """Paint an icon into the largest square in the middle of a box."""
    side = min(box.width(), box.height())
    middle = box.center()
    corner = QPointF(middle.x() - side / 2, middle.y() - side / 2)
    stamp(painter, corner, (side, side), _draw_icon, icon, side, ink.rgba())


def _draw_icon(painter: QPainter, icon: Icon, side: float, rgba: int) -> None:
    ink = QColor.fromRgba(rgba)
    with_round_ends = QPen(ink, STROKE)
    with_round_ends.setCapStyle(Qt.PenCapStyle.RoundCap)
    with_round_ends.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / GRID, side / GRID)
    painter.setPen(with_round_ends)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path(icon))

"""What fits on a seat card: its markers, tag, note and ghosts, below number and name."""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt

from dealer_assist.gui import paint
from dealer_assist.gui.geometry import BADGE_RISE, LOW_BADGE_RISE
from dealer_assist.gui.paint import MarkerStyle
from dealer_assist.gui.style import Size, metrics
from dealer_assist.view.values import Marker, MarkerKind, SeatView, Tag

STACK = (19, 700)  # type of the chips behind
_ARROW = 24
_BETWEEN = 6
_LEAST_MARKER = 36
_LEAST_GHOST = 32
_LAST_SIZES = (32, 28)  # where own markers alone are wider than the card
_CUT_TAG = 44  # what a tag is never elided under
_TAG_EDGE = 4  # of a tag from the card's lower edge


class Placed(NamedTuple):
    """A marker on the card, in the card's own coordinates."""

    marker: Marker
    x: float
    y: float
    size: float
    how: MarkerStyle


class CardPlan(NamedTuple):
    """Where everything in a card's lower row lies."""

    markers: tuple[Placed, ...]
    arrow: float | None  # left edge of the arrow before the ghosts
    tag: tuple[float, float, float, float, int] | None  # box and letter size
    tag_text: str
    note: tuple[str, ...]
    note_x: float
    row_y: float


class _Form(NamedTuple):
    """How a tag is written."""

    size: int
    short: bool = False  # its last word only: SB+BB
    broken: bool = False  # on two lines


_WHOLE = (_Form(17), _Form(15), _Form(15, broken=True))
_SHORT = (_Form(15, short=True), _Form(15, short=True, broken=True))


class _Try(NamedTuple):
    marker: int
    ghost: int  # 0: ghosts show in the centre line only
    form: _Form
    said: bool  # whether room is kept for the note or the chips behind


def marker_size(width: float) -> int:
    """Return the size of markers on a card of that width."""
    if width >= 150:
        return 44
    return 40 if width >= 120 else 36


def marker_room(marker: Marker, size: float) -> float:
    """Return how wide a marker is: a diamond stands on its point and needs more."""
    return size * 1.12 if marker.kind is MarkerKind.STRADDLE else size


@lru_cache(maxsize=256)
def plan_card(
    seat: SeatView, width: float, height: float, past: tuple[Marker, ...] = ()
) -> CardPlan:
    """Find room for a card's markers, tag, note and ghosts.

    Ghosts shrink and vanish first, for the centre line says them too; then the tag breaks
    into two lines, the note goes and the tag is cut to its last word. Own markers go under
    ``_LEAST_MARKER`` only where three lie on one narrow card.
    """
    base = marker_size(width)
    inset = 9 if width >= 120 else 6
    own = tuple((marker, MarkerStyle.PAST) for marker in past)
    own += tuple((marker, MarkerStyle.SOLID) for marker in seat.markers)
    chosen = next(
        (one for one in _tries(base, seat) if _needed(seat, own, one) <= width - 2 * inset),
        _Try(_LAST_SIZES[-1], 0, _SHORT[-1], said=False),
    )
    row_y = height - (inset if width >= 120 else 4) - base / 2
    x: float = inset
    placed = []
    for marker, how in own:
        across = marker_room(marker, chosen.marker)
        placed.append(Placed(marker, x + across / 2, row_y, chosen.marker, how))
        x += across + _BETWEEN
    tag, text = None, ""
    if seat.tag is not None:
        tag_w = min(_tag_width(seat.tag, chosen.form), width - 4 - x)
        text = _cut(_tag_text(seat.tag, chosen.form), chosen.form.size, tag_w)
        top, tag_h = _tag_span(row_y, height, chosen.form)
        tag = (x, top, tag_w, tag_h, chosen.form.size)
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
    if seat.ghosts:
        for ghost in sorted({base, _LEAST_MARKER, _LEAST_GHOST}, reverse=True):
            yield _Try(base, ghost, _WHOLE[0], said=True)
    for forms, said in ((_WHOLE, True), (_WHOLE, False), (_SHORT, False)):
        for marker in (base, _LEAST_MARKER):
            for form in forms:
                yield _Try(marker, 0, form, said)
    for marker in _LAST_SIZES:
        yield _Try(marker, 0, _SHORT[-1], said=False)


def _needed(seat: SeatView, own: tuple[tuple[Marker, MarkerStyle], ...], one: _Try) -> float:
    parts = [marker_room(marker, one.marker) for marker, _ in own]
    if seat.tag is not None:
        least = _CUT_TAG if one.form == _SHORT[-1] else math.inf
        parts.append(min(least, _tag_width(seat.tag, one.form)))
    if one.said and seat.note:
        parts.append(14 + max(paint.text_width(word, 15, 600) for word in seat.note.split()))
    elif one.said and seat.stack:
        parts.append(14 + paint.text_width(seat.stack, *STACK))
    total = sum(parts) + _BETWEEN * max(0, len(parts) - 1)
    if one.ghost and seat.ghosts:
        total += _ARROW + sum(marker_room(marker, one.ghost) + 4 for marker in seat.ghosts) - 4
    return total


def _tag_text(tag: Tag, form: _Form) -> str:
    head, space, tail = tag.text.rpartition(" ")
    if form.short:
        return tail.replace("+", "+\n") if form.broken else tail
    return f"{head}\n{tail}" if form.broken and space else tag.text


def _tag_width(tag: Tag, form: _Form) -> float:
    lines = _tag_text(tag, form).split("\n")
    return max(paint.tag_width(line, form.size) for line in lines)


def _cut(text: str, size: int, width: float) -> str:
    """Elide a tag's lines where even its shortest form is wider than what is left."""
    room = width - paint.tag_width("", size) + 1
    lines = text.split("\n")
    elide = Qt.TextElideMode.ElideRight
    return "\n".join(metrics(size, 800).elidedText(line, elide, room) for line in lines)


def _tag_span(row_y: float, height: float, form: _Form) -> tuple[float, float]:
    """Return a tag's upper edge and height: two lines keep between name and lower edge."""
    if not form.broken:
        return row_y - Size.TAG / 2, float(Size.TAG)
    name_end = name_height(height, LOW_BADGE_RISE) + 9
    tall = min(40.0, height - _TAG_EDGE - name_end)
    return min(row_y - tall / 2, height - _TAG_EDGE - tall), tall


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
    return (stack,) if stack and paint.text_width(stack, *STACK) <= room else ()


def name_height(height: float, rise: float = BADGE_RISE) -> float:
    """Return how far below the card's edge the middle of the name is."""
    if height <= 80:
        return 25 if rise < BADGE_RISE and height == 80 else 21
    low = 4 if rise < BADGE_RISE and height >= 90 else 0
    return round(height * 0.28) + low

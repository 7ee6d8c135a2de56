"""Where chips and words find room on the felt between the cards: arithmetic, no Qt."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from dealer_assist.gui.geometry import EXPONENT, Box, Layout, Point, badge_room

CHIP_WIDTH, CHIP_HEIGHT = 40, 48
CHIP_GAP = 14
PILL_HEIGHT = 33
_CLEAR_SIDE, _CLEAR_END = 10, 6  # of a line of words from cards and chips
_SLOT = 4


class Facing(Enum):
    """Which edge of a card looks at the middle of the table."""

    RIGHT = (1, 0)
    LEFT = (-1, 0)
    DOWN = (0, 1)
    UP = (0, -1)


class Shape(Enum):
    """How a stack and its amount stand together."""

    BELOW = "below"
    BESIDE = "beside"
    PILL = "pill"  # the amount alone, where the felt is crowded


class ChipPlace(NamedTuple):
    """Where one stack stands with its amount."""

    box: Box
    shape: Shape


def facing(layout: Layout, seat: int) -> tuple[Facing, Facing]:
    """Return the edge of a card that looks at the middle, and the next best one."""
    at = layout.cards[seat - 1].centre
    across = (at.x - layout.centre.x) / layout.radius_x
    down = (at.y - layout.centre.y) / layout.radius_y
    side = Facing.LEFT if across > 0 else Facing.RIGHT
    end = Facing.UP if down > 0 else Facing.DOWN
    return (side, end) if abs(across) > abs(down) else (end, side)


def place_chips(
    layout: Layout,
    pills: Mapping[int, Sequence[float]],
    covers: Iterable[Box] = (),
    *,
    dense: bool = False,
) -> dict[int, tuple[ChipPlace, ...]]:
    """Find room on the felt for the stacks of each seat.

    Args:
        layout: The arrangement.
        pills: Per seat the width of the amount of each of its stacks.
        covers: What else lies on the felt.
        dense: Amounts without chips, for crowded tables.

    Returns:
        Per seat one place for each stack, clear of all cards, badges and each other where
        the felt has the room.
    """
    blocks = [card.grown(5) for card in layout.cards]
    blocks += covers
    blocks += [badge_room(layout, seat) for seat in range(1, len(layout.cards) + 1)]
    found: dict[int, tuple[ChipPlace, ...]] = {}
    for seat, widths in sorted(pills.items()):
        best: tuple[ChipPlace, ...] = ()
        fewest = 9 * len(blocks)
        for places in _candidates(layout, seat, widths, dense=dense):
            hits = _collisions(places, blocks)
            if hits < fewest:
                best, fewest = places, hits
            if not hits:
                break
        blocks += [place.box.grown(5) for place in best]
        found[seat] = best
    return found


def _collisions(places: tuple[ChipPlace, ...], blocks: Iterable[Box]) -> int:
    return sum(place.box.overlaps(block) for block in blocks for place in places)


def _candidates(
    layout: Layout, seat: int, widths: Sequence[float], *, dense: bool
) -> Iterator[tuple[ChipPlace, ...]]:
    card = layout.cards[seat - 1]
    for edge in facing(layout, seat):
        for shape, column in _forms(edge, len(widths), dense=dense):
            sizes = [_size(width, shape) for width in widths]
            for shift in range(0, int(card.w), 6):
                yield _group(layout, seat, edge, sizes, (shape, column, shift))


def _forms(edge: Facing, stacks: int, *, dense: bool) -> tuple[tuple[Shape, bool], ...]:
    """Return the shapes to try, each in a row (False) or in a column (True)."""
    at_side = edge in (Facing.LEFT, Facing.RIGHT)
    if dense:
        return ((Shape.PILL, at_side), (Shape.PILL, not at_side))
    if at_side and stacks > 1:
        return ((Shape.BESIDE, True), (Shape.BELOW, False))
    return ((Shape.BELOW, False),) if at_side else ((Shape.BESIDE, False),)


def _size(pill: float, shape: Shape) -> tuple[float, float]:
    if shape is Shape.PILL:
        return pill, PILL_HEIGHT
    if shape is Shape.BESIDE:
        return CHIP_WIDTH + 6 + pill, CHIP_HEIGHT
    return max(CHIP_WIDTH, pill), CHIP_HEIGHT + 3 + PILL_HEIGHT


def _group(
    layout: Layout,
    seat: int,
    edge: Facing,
    sizes: Sequence[tuple[float, float]],
    form: tuple[Shape, bool, int],
) -> tuple[ChipPlace, ...]:
    shape, column, shift = form
    widths, heights = [size[0] for size in sizes], [size[1] for size in sizes]
    between = 5 if column else 12
    total_w = max(widths) if column else sum(widths) + between * (len(sizes) - 1)
    total_h = sum(heights) + between * (len(sizes) - 1) if column else max(heights)
    corner = _corner(layout, seat, edge, (total_w, total_h), shift)
    x, y = corner
    places = []
    for width, height in sizes:
        left = corner.x + total_w - width if column and edge is Facing.LEFT else x
        places.append(ChipPlace(Box(left, y, width, height), shape))
        x, y = (x, y + height + between) if column else (x + width + between, y)
    return tuple(places)


def _corner(
    layout: Layout, seat: int, edge: Facing, size: tuple[float, float], shift: int
) -> Point:
    card = layout.cards[seat - 1]
    middle = card.centre
    inward_x = math.copysign(shift, layout.centre.x - middle.x)
    inward_y = math.copysign(shift, layout.centre.y - middle.y)
    match edge:
        case Facing.RIGHT:
            return Point(card.right + CHIP_GAP, middle.y - size[1] / 2 + inward_y)
        case Facing.LEFT:
            return Point(card.x - CHIP_GAP - size[0], middle.y - size[1] / 2 + inward_y)
        case Facing.DOWN:
            return Point(middle.x - size[0] / 2 + inward_x, card.bottom + CHIP_GAP)
        case Facing.UP:
            above = card.y - layout.badge_rise - 4 - size[1]
            return Point(middle.x - size[0] / 2 + inward_x, above)


class Spans(NamedTuple):
    """The free felt, slot by slot from top to bottom."""

    top: float
    lefts: tuple[float, ...]
    rights: tuple[float, ...]

    def width(self, middle: float, top: float, bottom: float) -> float:
        """Return how wide a line about ``middle`` may be between two heights; 0 for none."""
        first = math.floor((top - self.top) / _SLOT)
        last = math.ceil((bottom - self.top) / _SLOT)
        if first < 0 or last > len(self.lefts):
            return 0.0
        left, right = max(self.lefts[first:last]), min(self.rights[first:last])
        return max(0.0, 2 * min(middle - left, right - middle))


def free_spans(layout: Layout, blocks: Iterable[Box]) -> Spans:
    """Measure the felt between rail, cards and other boxes.

    Args:
        layout: The arrangement.
        blocks: What words must keep clear of besides the cards and the rail.

    Returns:
        Left and right ends of what is free about the middle of the table, with a margin.
    """
    felt = _between_cards(layout)
    return _without(felt, blocks, layout.centre.x)


@lru_cache(maxsize=8)
def _between_cards(layout: Layout) -> Spans:
    """Measure the felt between rail and cards, which stay where they are from hand to hand."""
    middle = layout.centre
    reach_x, reach_y = layout.radius_x - layout.rail - 10, layout.radius_y - layout.rail - 4
    lefts, rights = [], []
    top = middle.y - reach_y
    for index in range(int(2 * reach_y // _SLOT)):
        upper = top + index * _SLOT
        far = min(1.0, max(abs(upper - middle.y), abs(upper + _SLOT - middle.y)) / reach_y)
        half = reach_x * math.pow(1 - math.pow(far, EXPONENT), 1 / EXPONENT)
        lefts.append(middle.x - half)
        rights.append(middle.x + half)
    return _without(Spans(top, tuple(lefts), tuple(rights)), layout.cards, middle.x)


def _without(spans: Spans, blocks: Iterable[Box], middle: float) -> Spans:
    """Take boxes with their margins away, each from the side of the middle where it lies."""
    top, lefts, rights = spans.top, list(spans.lefts), list(spans.rights)
    for block in blocks:
        first = max(0, math.floor((block.y - _CLEAR_END - top) / _SLOT))
        last = max(first, math.ceil((block.bottom + _CLEAR_END - top) / _SLOT))
        if block.centre.x < middle:
            edge = block.right + _CLEAR_SIDE
            lefts[first:last] = [max(edge, left) for left in lefts[first:last]]
        else:
            edge = block.x - _CLEAR_SIDE
            rights[first:last] = [min(edge, right) for right in rights[first:last]]
    return Spans(top, tuple(lefts), tuple(rights))

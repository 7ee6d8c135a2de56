"""Where chips and words find room on the felt between the cards: arithmetic, no Qt."""

import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from dealer_assist.gui.geometry import EXPONENT, Box, Layout, Point, badge_room

CHIP_WIDTH, CHIP_HEIGHT = 40, 48
CHIP_GAP = 14
PILL_HEIGHT = 33
DOT_ROOM = 20  # of the small chip on a pill that stands for the whole stack
_LEAST_GAP = 8  # of a pill from its card where the felt is crowded
_APART, _PILLS_APART = 18, 8  # between the chips of two seats: stacks, pills alone
_SHIFT = 8  # between two places that are tried
_HIT = 3  # weighs more than a place that is off the felt and nearer to another card
_NEARER = 4  # to the own card than to any other
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
    PILL = "pill"  # the amount with one small chip, where the felt is crowded


class ChipPlace(NamedTuple):
    """Where one stack stands with its amount."""

    box: Box
    shape: Shape


class _Form(NamedTuple):
    """One way to lay the stacks of a seat before its card."""

    shape: Shape
    column: bool  # one below the other, else in a row
    shift: int  # from the middle of the edge, towards the middle of the table
    gap: int  # from the card


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
    badges: Mapping[int, Box] | None = None,
    *,
    dense: bool = False,
) -> dict[int, tuple[ChipPlace, ...]]:
    """Find room on the felt for the stacks of each seat.

    Args:
        layout: The arrangement.
        pills: Per seat the width of the amount of each of its stacks.
        covers: What else lies on the felt.
        badges: Where badges lie, by seat; without it room is kept for one on every card.
        dense: Pills at once, for crowded tables.

    Returns:
        Per seat one place for each stack, before its own card and nearer to it than to any
        other, clear of all cards, badges and each other; where whole stacks have no such
        place they shrink to pills.
    """
    if badges is None:
        badges = {seat: badge_room(layout, seat) for seat in range(1, len(layout.cards) + 1)}
    taken = _Taken(layout, tuple(covers), tuple(sorted(badges.items())))
    wanted = tuple((seat, tuple(widths)) for seat, widths in sorted(pills.items()))
    best: dict[int, tuple[ChipPlace, ...]] = {}
    fewest = math.inf
    for shrunk, apart in _rounds(dense=dense):
        found, faults = _place_in(wanted, taken._replace(apart=apart), dense=shrunk)
        if sum(faults.values()) < fewest:
            best, fewest = found, sum(faults.values())
        if not fewest:
            break
        # Who found no room chooses first.
        wanted = tuple(sorted(wanted, key=lambda one: not faults[one[0]]))
    return best


def _rounds(*, dense: bool) -> Iterator[tuple[bool, int]]:
    """Yield whether to shrink to pills and how far apart seats' chips are, the best first."""
    whole = () if dense else ((False, _APART),) * 2
    yield from (*whole, *((True, _PILLS_APART),) * 2)


class _Taken(NamedTuple):
    """What lies on the table before any chips do."""

    layout: Layout
    covers: tuple[Box, ...]
    badges: tuple[tuple[int, Box], ...]
    apart: int = _APART  # how far the chips of two seats keep from each other

    @property
    def blocks(self) -> list[Box]:
        """What no chips may lie on."""
        # Cards count twice: rather under a message that goes than under a card.
        cards = 2 * [card.grown(5) for card in self.layout.cards]
        return [*cards, *self.covers, *(badge.grown(3) for _, badge in self.badges)]

    def others(self, seat: int) -> list[Box]:
        """Return the cards and badges of all seats but one."""
        held = (*enumerate(self.layout.cards, 1), *self.badges)
        return [box for at, box in held if at != seat]


@lru_cache(maxsize=64)
def _place_in(
    wanted: tuple[tuple[int, tuple[float, ...]], ...], taken: _Taken, *, dense: bool
) -> tuple[dict[int, tuple[ChipPlace, ...]], dict[int, int]]:
    """Let the seats choose in turn; return their places and what is wrong with each."""
    layout, blocks = taken.layout, [_edges(block) for block in taken.blocks]
    found: dict[int, tuple[ChipPlace, ...]] = {}
    faults: dict[int, int] = {}
    for seat, widths in wanted:
        own, others = layout.cards[seat - 1], [_edges(other) for other in taken.others(seat)]
        for places in _candidates(layout, seat, widths, dense=dense):
            most = faults.get(seat, sys.maxsize)
            wrong = _count_hits(places, blocks, most)
            wrong += _count_lost(places, layout, own, others) if wrong < most else 0
            if wrong < most:
                found[seat], faults[seat] = places, wrong
            if not wrong:
                break
        blocks += [_edges(place.box.grown(taken.apart)) for place in found[seat]]
    return found, faults


class _Edges(NamedTuple):
    """A box by its four edges, for many comparisons."""

    left: float
    top: float
    right: float
    bottom: float


def _edges(box: Box) -> _Edges:
    return _Edges(box.x, box.y, box.x + box.w, box.y + box.h)


def _count_hits(places: tuple[ChipPlace, ...], blocks: Sequence[_Edges], most: int) -> int:
    """Weigh what the places lie on; stops where it is no better than what was found."""
    wrong = 0
    for place in places:
        left, top, right, bottom = _edges(place.box)
        for from_x, from_y, to_x, to_y in blocks:
            if left < to_x and from_x < right and top < to_y and from_y < bottom:
                wrong += _HIT
                if wrong >= most:
                    return wrong
    return wrong


def _count_lost(
    places: tuple[ChipPlace, ...], layout: Layout, own: Box, others: Sequence[_Edges]
) -> int:
    """Count the places that a glance would give to another seat, and those off the felt."""
    wrong = 0
    for place in places:
        reach = _edges(place.box.grown(place.box.distance(own) + _NEARER))
        wrong += any(
            reach.left < other.right
            and other.left < reach.right
            and reach.top < other.bottom
            and other.top < reach.bottom
            for other in others
        )
        wrong += not _on_felt(place.box, layout)
    return wrong


def _on_felt(box: Box, layout: Layout) -> bool:
    wide, high = layout.radius_x - layout.rail / 2, layout.radius_y - layout.rail / 2
    across = max(abs(x - layout.centre.x) for x in (box.x, box.right)) / wide
    down = max(abs(y - layout.centre.y) for y in (box.y, box.bottom)) / high
    return math.pow(across, EXPONENT) + math.pow(down, EXPONENT) <= 1


def _candidates(
    layout: Layout, seat: int, widths: Sequence[float], *, dense: bool
) -> Iterator[tuple[ChipPlace, ...]]:
    whole = () if dense else ((False, CHIP_GAP),)
    ways = (*whole, (True, CHIP_GAP), (True, _LEAST_GAP))
    for (shrunk, gap), edge in product(ways, facing(layout, seat)):
        for shape, column in _forms(edge, len(widths), dense=shrunk):
            sizes = [_size(width, shape) for width in widths]
            for shift in _shifts(layout.cards[seat - 1], edge):
                yield _group(layout, seat, edge, sizes, _Form(shape, column, shift, gap))


def _shifts(card: Box, edge: Facing) -> Iterator[int]:
    """Yield how far chips may lie from the middle of their edge, never wholly past its end."""
    half = int(card.h if edge in (Facing.LEFT, Facing.RIGHT) else card.w) // 2
    half += PILL_HEIGHT // 2 - 4
    yield from range(0, half, _SHIFT)
    yield from range(-_SHIFT, -half // 2, -_SHIFT)


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
        return pill + DOT_ROOM, PILL_HEIGHT
    if shape is Shape.BESIDE:
        return CHIP_WIDTH + 6 + pill, CHIP_HEIGHT
    return max(CHIP_WIDTH, pill), CHIP_HEIGHT + 3 + PILL_HEIGHT


def _group(
    layout: Layout,
    seat: int,
    edge: Facing,
    sizes: Sequence[tuple[float, float]],
    form: _Form,
) -> tuple[ChipPlace, ...]:
    column = form.column
    widths, heights = [size[0] for size in sizes], [size[1] for size in sizes]
    between = 5 if column else 12
    total_w = max(widths) if column else sum(widths) + between * (len(sizes) - 1)
    total_h = sum(heights) + between * (len(sizes) - 1) if column else max(heights)
    corner = _corner(layout, seat, edge, (total_w, total_h), form)
    x, y = corner
    places = []
    for width, height in sizes:
        left = corner.x + total_w - width if column and edge is Facing.LEFT else x
        places.append(ChipPlace(Box(left, y, width, height), form.shape))
        x, y = (x, y + height + between) if column else (x + width + between, y)
    return tuple(places)


def _corner(
    layout: Layout, seat: int, edge: Facing, size: tuple[float, float], form: _Form
) -> Point:
    card = layout.cards[seat - 1]
    middle = card.centre
    inward_x = form.shift * math.copysign(1, layout.centre.x - middle.x)
    inward_y = form.shift * math.copysign(1, layout.centre.y - middle.y)
    match edge:
        case Facing.RIGHT:
            return Point(card.right + form.gap, middle.y - size[1] / 2 + inward_y)
        case Facing.LEFT:
            return Point(card.x - form.gap - size[0], middle.y - size[1] / 2 + inward_y)
        case Facing.DOWN:
            return Point(middle.x - size[0] / 2 + inward_x, card.bottom + form.gap)
        case Facing.UP:
            above = card.y - max(form.gap, layout.badge_rise + 4) - size[1]
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

"""Where the cards, chips and words of a table lie: pure arithmetic, no Qt.

Logical pixels, y downwards, in the coordinates of the table's own area.
"""

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, pairwise, starmap
from typing import NamedTuple

import msgspec

EXPONENT = 2.6
WIDEST, NARROWEST, WIDTH_STEP = 168, 108, 4
_LAST_RESORT = 88  # narrower cards only where nothing else fits: a turned or tiny table
SMALL_CARD = (120, 80)
_WORDS = 344  # what two cards at the sides must leave for words and margins
SPACE = 8  # between two cards: each is grown by half of it
BADGE_RISE, LOW_BADGE_RISE = 15, 8
BADGE_HEIGHT, BADGE_INSET, LONGEST_BADGE = 30, 10, 108
_STEPS = 360
_GAPS = tuple(step / 20 for step in range(56, 19, -1))
_WIDE_GAP = 1.7  # in spacings; below it the dealer's place counts more than margins
_DEALER_ROOM = 3.0  # card widths of arc between the last seat and the first
_MARGINS = ((8, 30, 42), (8, 28, 24), (8, 26, 12), (8, 20, 4))  # sides, top, bottom
_CHOICES = (
    *((gap, margins) for margins in _MARGINS for gap in _GAPS if gap >= _WIDE_GAP),
    *((gap, margins) for gap in _GAPS if gap < _WIDE_GAP for margins in _MARGINS),
)


class Point(NamedTuple):
    """A place on the table."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def grown(self, by: float) -> "Box":
        """Return the same box with ``by`` more on each of its four sides."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlaps(self, other: "Box") -> bool:
        """Say whether the two share an area; touching edges do not count."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def distance(self, other: "Box") -> float:
        """Return how far apart the two are at their nearest; 0 where they touch."""
        across = max(self.x - other.right, other.x - self.right, 0)
        down = max(self.y - other.bottom, other.y - self.bottom, 0)
        return math.hypot(across, down)


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """One arrangement of a table; seats are counted from 1, so seat n is ``cards[n - 1]``."""

    area: Box
    cards: tuple[Box, ...]
    centre: Point
    radius_x: float  # of the ring through the middles of the cards, which is also the rail
    radius_y: float
    start: float  # arc length from the bottom, clockwise, of seat 1
    spacing: float  # arc length between neighbours
    badge_rise: float
    dealer: Point  # where the dealer's place is on the rail
    small: bool
    fits: bool = True  # whether no two cards touch

    @property
    def card_width(self) -> float:
        """Width of every card."""
        return self.cards[0].w

    @property
    def rail(self) -> float:
        """Thickness of the rail."""
        return 9 if self.small else 14


def ring_point(radius_x: float, radius_y: float, turn: float) -> Point:
    """Return the superellipse's point ``turn`` of a whole turn clockwise from the bottom."""
    angle = math.pi / 2 + 2 * math.pi * turn
    cos, sin = math.cos(angle), math.sin(angle)
    power = 2 / EXPONENT
    return Point(
        radius_x * math.copysign(abs(cos) ** power, cos),
        radius_y * math.copysign(abs(sin) ** power, sin),
    )


class Ring(NamedTuple):
    """A superellipse measured by arc length."""

    points: tuple[Point, ...]
    lengths: tuple[float, ...]

    @property
    def length(self) -> float:
        """All the way round."""
        return self.lengths[-1]

    def at(self, length: float) -> Point:
        """Return the point that far clockwise from the bottom, round and round."""
        wanted = length % self.length
        after = max(1, bisect_left(self.lengths, wanted))
        low, high = self.lengths[after - 1], self.lengths[after]
        part = (wanted - low) / (high - low)
        one, two = self.points[after - 1], self.points[after]
        return Point(one.x + (two.x - one.x) * part, one.y + (two.y - one.y) * part)


_UNIT = tuple(ring_point(1.0, 1.0, step / _STEPS) for step in range(_STEPS + 1))


@lru_cache(maxsize=64)
def ring(radius_x: float, radius_y: float) -> Ring:
    """Measure a superellipse once."""
    points = tuple([Point(x * radius_x, y * radius_y) for x, y in _UNIT])
    return Ring(points, tuple(accumulate(starmap(math.dist, pairwise(points)), initial=0.0)))


def card_height(width: float) -> int:
    """Return the height of a card of that width."""
    return max(72, round(0.62 * width))


class Frame(NamedTuple):
    """What a table is laid out for."""

    width: float
    height: float
    seats: int  # 2 to 12
    rotation: int = 0  # where the dealer sits: 0 below, 90 left, 180 above, 270 right
    small: bool = False  # fixed small cards on a narrow rail, as in Compare


@lru_cache(maxsize=64)
def arrange(frame: Frame) -> Layout:
    """Lay a table out in its frame.

    The widest card wins; among arrangements of that width one whose badges keep their full
    height above the card, then the roomiest margins and the widest place for the dealer.

    Args:
        frame: Area and number of seats.

    Returns:
        The arrangement; in an area too small for any the narrowest cards, overlapping.
    """
    room = max(NARROWEST, (frame.width - _WORDS) / 2)
    widths = range(WIDEST, _LAST_RESORT - 1, -WIDTH_STEP)
    sizes = [(width, card_height(width)) for width in widths if width <= room]
    if frame.small:
        sizes = [SMALL_CARD, (NARROWEST, card_height(NARROWEST))]
    for size in sizes:
        found = _first_fit(frame, size)
        if found is not None:
            return found
    last = _place(frame, sizes[-1], 1.0, _MARGINS[-1])
    return msgspec.structs.replace(last, fits=False)


def arrange_zoomed(frame: Frame, zoom: float) -> tuple[Layout, float]:
    """Lay a table out as large as a zoom asks for, or as large as the frame allows.

    Args:
        frame: Area in real pixels.
        zoom: What the user chose; at 1 or below it is kept as it is.

    Returns:
        The arrangement in pixels of its own, and the factor from these to real ones.
    """
    factor = zoom
    while True:
        found = arrange(frame._replace(width=frame.width / factor, height=frame.height / factor))
        if found.fits or factor <= 1:
            return found, factor
        factor = max(1.0, factor - 0.1)


def _first_fit(frame: Frame, size: tuple[int, int]) -> Layout | None:
    low = None
    for layout in _apart(frame, size):
        if _badges_clear(layout.cards, BADGE_RISE):
            return msgspec.structs.replace(layout, badge_rise=BADGE_RISE)
        if low is None and _badges_clear(layout.cards, LOW_BADGE_RISE):
            low = layout
    return low


def _apart(frame: Frame, size: tuple[int, int]) -> Iterator[Layout]:
    """Yield the arrangements with cards of a size that do not touch, the best one first."""
    widest, narrowest = _DEALER_ROOM * size[0], size[1] + SPACE
    for gap, margins in _CHOICES:
        spacing = _ring(frame, size, margins).length / (frame.seats - 1 + gap)
        if spacing < narrowest or (gap > 1 and gap * spacing > widest):
            continue
        layout = _place(frame, size, gap, margins)
        if _clear(layout.cards):
            yield layout


def _ring(frame: Frame, size: tuple[int, int], margins: tuple[int, int, int]) -> Ring:
    side, top, bottom = margins
    wide = max(1.0, (frame.width - 2 * side - size[0]) / 2)
    return ring(wide, max(1.0, (frame.height - top - bottom - size[1]) / 2))


def _clear(cards: Sequence[Box]) -> bool:
    pairs = combinations(cards, 2)
    return not any(one.grown(SPACE).overlaps(other) for one, other in pairs)


def _badges_clear(cards: Sequence[Box], rise: float) -> bool:
    badges = [_badge(card, rise) for card in cards]
    pairs = combinations(zip(cards, badges, strict=True), 2)
    return not any(
        badge.overlaps(other) or other_badge.overlaps(card)
        for (card, badge), (other, other_badge) in pairs
    )


def _badge(card: Box, rise: float) -> Box:
    width = min(LONGEST_BADGE, card.w * 0.62)
    return Box(card.right - BADGE_INSET - width, card.y - rise, width, BADGE_HEIGHT)


def _place(
    frame: Frame, size: tuple[int, int], gap: float, margins: tuple[int, int, int]
) -> Layout:
    (card_w, card_h), (side, top, bottom) = size, margins
    radius_x = max(1.0, (frame.width - 2 * side - card_w) / 2)
    radius_y = max(1.0, (frame.height - top - bottom - card_h) / 2)
    middle = Point(frame.width / 2, top + card_h / 2 + radius_y)
    around = ring(radius_x, radius_y)
    turned = around.length * (frame.rotation % 360) / 360
    spacing = around.length / (frame.seats - 1 + gap)
    start = turned + spacing * gap / 2
    cards = []
    for index in range(frame.seats):
        at = around.at(start + spacing * index)
        left, upper = middle.x + at.x - card_w / 2, middle.y + at.y - card_h / 2
        cards.append(Box(round(left), round(upper), card_w, card_h))
    dealer = around.at(turned)
    return Layout(
        area=Box(0, 0, frame.width, frame.height),
        cards=tuple(cards),
        centre=middle,
        radius_x=radius_x,
        radius_y=radius_y,
        start=start,
        spacing=spacing,
        badge_rise=LOW_BADGE_RISE,
        dealer=Point(middle.x + dealer.x, middle.y + dealer.y),
        small=frame.small,
    )


def glide_point(layout: Layout, seat_from: int, seat_to: int, part: float) -> Point:
    """Return the middle of a card on its way along the rail, the shorter way round."""
    around = ring(layout.radius_x, layout.radius_y)
    start = layout.start + layout.spacing * (seat_from - 1)
    way = layout.spacing * (seat_to - seat_from)
    if abs(way) > around.length / 2:
        way -= math.copysign(around.length, way)
    at = around.at(start + way * part)
    return Point(layout.centre.x + at.x, layout.centre.y + at.y)


def badge_room(layout: Layout, seat: int) -> Box:
    """Return the strip on a card's upper edge that a badge of any length may take."""
    return _badge(layout.cards[seat - 1], layout.badge_rise)

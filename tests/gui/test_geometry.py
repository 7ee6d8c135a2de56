"""UX.md section 2: cards, chips and words at every test size, by arithmetic alone."""

import itertools
from collections.abc import Mapping

import pytest

from dealer_assist.gui.geometry import (
    SPACE,
    Box,
    Frame,
    Layout,
    Point,
    arrange,
    arrange_zoomed,
    badge_room,
    glide_point,
    ring,
    ring_point,
)
from dealer_assist.gui.places import (
    CHIP_GAP,
    Facing,
    Shape,
    facing,
    free_spans,
    place_chips,
)

SIZES = (
    (1280, 800),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (1024, 768),
    (800, 1280),
    (768, 1024),
    (600, 960),
)
SEATS = range(2, 13)


def table_area(window: tuple[int, int]) -> tuple[int, int]:
    """Return what bars and the Why panel leave of a window."""
    width, height = window
    bars = 56 + 88
    return (width - 288, height - bars) if width > height else (width, height - bars - 224)


def layout_of(window: tuple[int, int], seats: int, rotation: int = 0) -> Layout:
    """Arrange a table in a window."""
    return arrange(Frame(*table_area(window), seats, rotation))


@pytest.mark.parametrize(
    ("window", "seats", "width"),
    [
        ((1280, 720), 10, 168),
        ((1280, 800), 10, 168),
        ((1366, 768), 10, 168),
        ((1920, 1080), 10, 168),
        ((800, 1280), 10, 168),
        ((1024, 768), 10, 144),
        ((600, 960), 10, 128),
        ((1024, 768), 12, 132),
        ((600, 960), 12, 108),
    ],
)
def test_card_widths_are_those_of_the_table_in_ux(
    window: tuple[int, int], seats: int, width: int
) -> None:
    assert layout_of(window, seats).card_width == width


@pytest.mark.parametrize("window", [(1280, 720), (1280, 800), (1366, 768), (800, 1280)])
def test_twelve_cards_are_156_wide_or_more(window: tuple[int, int]) -> None:
    assert layout_of(window, 12).card_width >= 156


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize("window", SIZES)
def test_no_two_cards_touch_when_grown_by_four(window: tuple[int, int], rotation: int) -> None:
    for seats in SEATS:
        layout = layout_of(window, seats, rotation)
        grown = [card.grown(SPACE / 2) for card in layout.cards]
        touching = [
            (one, two)
            for one, two in itertools.combinations(range(seats), 2)
            if grown[one].overlaps(grown[two])
        ]
        assert (layout.fits, touching) == (True, [])
        assert rotation or layout.card_width >= 108


@pytest.mark.parametrize("window", SIZES)
def test_cards_with_their_badges_lie_inside_and_are_targets(window: tuple[int, int]) -> None:
    for seats in SEATS:
        layout = layout_of(window, seats)
        for seat, card in enumerate(layout.cards, 1):
            assert card.x >= 4
            assert card.right <= layout.area.w - 4
            assert card.bottom <= layout.area.h - 4
            assert badge_room(layout, seat).y >= 0
            assert min(card.w, card.h) >= 48


@pytest.mark.parametrize("window", SIZES)
def test_no_badge_lies_on_another_card(window: tuple[int, int]) -> None:
    for seats in SEATS:
        layout = layout_of(window, seats)
        for seat, other in itertools.permutations(range(1, seats + 1), 2):
            assert not badge_room(layout, seat).overlaps(layout.cards[other - 1])


def test_seats_go_clockwise_from_the_dealers_left() -> None:
    layout = layout_of((1280, 800), 9)
    first, last = layout.cards[0].centre, layout.cards[-1].centre
    assert first.x < layout.centre.x < last.x
    assert first.y == last.y > layout.centre.y
    assert layout.cards[4].centre.y == min(card.centre.y for card in layout.cards)


def test_neighbours_are_equally_far_along_the_ring() -> None:
    around = ring(400, 240)
    lengths = [index * around.length / 7 for index in range(8)]
    walked = [
        sum(
            abs(complex(*around.at(a)) - complex(*around.at(a + 0.5)))
            for a in [low + step * 0.5 for step in range(int((high - low) * 2))]
        )
        for low, high in itertools.pairwise(lengths)
    ]
    assert max(walked) - min(walked) < 1


def test_the_ring_is_a_superellipse_of_exponent_2_6() -> None:
    for turn in (0.03, 0.2, 0.31, 0.77):
        x, y = ring_point(300, 200, turn)
        assert abs(x / 300) ** 2.6 + abs(y / 200) ** 2.6 == pytest.approx(1)
    assert ring_point(300, 200, 0) == pytest.approx(Point(0, 200), abs=0.001)
    assert ring_point(300, 200, 0.25).x == pytest.approx(-300)


@pytest.mark.parametrize(
    ("rotation", "side"), [(0, (0, 1)), (90, (-1, 0)), (180, (0, -1)), (270, (1, 0))]
)
def test_the_dealers_place_turns_with_the_table(rotation: int, side: tuple[int, int]) -> None:
    layout = layout_of((1280, 800), 9, rotation)
    away = (layout.dealer.x - layout.centre.x, layout.dealer.y - layout.centre.y)
    wanted = (side[0] * layout.radius_x, side[1] * layout.radius_y)
    assert away == pytest.approx(wanted, abs=1)


def test_a_small_table_has_the_cards_of_compare() -> None:
    layout = arrange(Frame(416, 300, 6, small=True))
    assert (layout.cards[0].w, layout.cards[0].h, layout.rail) == (120, 80, 9)


def test_an_area_without_any_room_says_so() -> None:
    layout = arrange(Frame(300, 200, 12))
    assert (layout.card_width, layout.fits) == (88, False)


def test_zoom_goes_as_far_as_the_frame_allows() -> None:
    big, factor = arrange_zoomed(Frame(1632, 936, 9), 1.5)
    assert (big.fits, factor) == (True, 1.5)
    tight, factor = arrange_zoomed(Frame(600, 592, 12), 1.5)
    assert tight.fits
    assert 1 <= factor < 1.5


def test_markers_glide_the_shorter_way_round() -> None:
    layout = layout_of((1280, 800), 9)
    halfway = glide_point(layout, 9, 1, 0.5)
    assert halfway.y > layout.cards[0].centre.y
    assert glide_point(layout, 3, 4, 0) == pytest.approx(layout.cards[2].centre, abs=1)
    assert glide_point(layout, 3, 4, 1) == pytest.approx(layout.cards[3].centre, abs=1)


def test_chips_stand_before_the_edge_that_faces_the_middle() -> None:
    layout = layout_of((1280, 800), 9)
    assert facing(layout, 3)[0] is Facing.RIGHT
    assert facing(layout, 7)[0] is Facing.LEFT
    assert facing(layout, 5)[0] is Facing.DOWN
    assert facing(layout, 1)[0] is Facing.UP
    found = place_chips(layout, {3: (34.0,), 5: (34.0,)})
    assert found[3][0].shape is Shape.BELOW
    assert found[3][0].box.x == layout.cards[2].right + CHIP_GAP
    assert found[5][0].shape is Shape.BESIDE
    assert found[5][0].box.y == layout.cards[4].bottom + CHIP_GAP


@pytest.mark.parametrize("window", SIZES)
def test_blinds_lie_clear_of_cards_and_of_each_other(window: tuple[int, int]) -> None:
    for seats, start in itertools.product(SEATS, range(0, 12, 2)):
        layout = layout_of(window, seats)
        posted = {(start + step) % seats + 1: (36.0,) for step in range(min(3, seats))}
        hits = [_hits(layout, posted, dense=dense) for dense in (False, True)]
        assert 0 in hits
        assert hits[0] == 0 or window[0] < 768


@pytest.mark.parametrize("window", SIZES)
def test_chips_lie_nearer_to_their_own_card_than_to_any_other(window: tuple[int, int]) -> None:
    for seats in SEATS:
        layout = layout_of(window, seats)
        badges = {at: _order_badge(layout, at) for at in range(1, seats + 1)}
        for first in range(1, seats + 1):
            second = first % seats + 1
            found = place_chips(layout, {first: (36.0,), second: (36.0,)}, (), badges)
            one, two = found[first][0].box, found[second][0].box
            assert not one.grown(8).overlaps(two)
            for seat, box in ((first, one), (second, two)):
                nearest = min(
                    range(1, seats + 1), key=lambda at: box.distance(layout.cards[at - 1])
                )
                assert nearest == seat
                assert box.distance(layout.cards[seat - 1]) <= 20
                assert not any(badge.overlaps(box) for badge in badges.values())


def _order_badge(layout: Layout, seat: int) -> Box:
    card = layout.cards[seat - 1]
    return Box(card.right - 44, card.y - layout.badge_rise, 34, 30)


def test_the_last_stack_to_find_no_room_chooses_before_the_others() -> None:
    layout = layout_of((600, 960), 9)
    found = place_chips(layout, dict.fromkeys(range(1, 10), (36.0,)))
    boxes = [place.box for places in found.values() for place in places]
    assert not any(one.overlaps(two) for one, two in itertools.combinations(boxes, 2))


def _hits(layout: Layout, posted: Mapping[int, tuple[float, ...]], *, dense: bool) -> int:
    found = place_chips(layout, posted, dense=dense)
    boxes = [place.box for places in found.values() for place in places]
    pairs = itertools.combinations((*layout.cards, *boxes), 2)
    return sum(one.overlaps(two) for one, two in pairs)


def test_free_felt_is_narrower_beside_cards_and_chips() -> None:
    layout = layout_of((1280, 800), 9)
    middle = layout.centre
    free = free_spans(layout, ())
    beside = free.width(middle.x, middle.y - 20, middle.y + 20)
    assert 0 < beside < 2 * layout.radius_x
    places = place_chips(layout, {2: (60.0,), 3: (60.0,)})
    blocked = free_spans(layout, [place.box for one in places.values() for place in one])
    assert blocked.width(middle.x, middle.y - 60, middle.y + 60) < beside
    assert free.width(middle.x, -50, -20) == 0

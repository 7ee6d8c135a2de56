"""A18: three blinds under the dead button, and the button's own blind."""

from typing import Any

import pytest

from dealer_assist.core.table import Table
from tests.support.tables import after_events, hand_at, table

UTG: dict[str, Any] = {"blinds": (1, 2, 5), "third_blind": "utg"}
BUTTON: dict[str, Any] = {"blinds": (1, 1, 2), "third_blind": "button"}


def places(there: Table) -> tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    hand = hand_at(there)
    return hand.button, hand.small_blinds, hand.big_blinds, hand.third_blinds


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ("", (2, (3,), (4,), (5,))),
        ("leave 2", (2, (3,), (4,), (5,))),
        ("leave 3", (2, (), (4,), (5,))),
        ("leave 4", (2, (3,), (), (5,))),
        ("leave 5", (2, (3,), (4,), (6,))),
        ("leave 2, leave 3, leave 4", (2, (), (), (5,))),
    ],
)
def test_a18_every_place_follows_the_third_blind(
    events: str, expected: tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
) -> None:
    there = after_events(table("B7 S1 b2 | 1-7", **UTG), f"hand, {events}")
    assert places(there) == expected


def test_a18_three_handed_the_button_has_the_third_blind() -> None:
    there = table("B3 S1 b2 | 1-3", **UTG)
    assert places(there) == (1, (2,), (3,), (1,))
    assert hand_at(there).first_order == (2, 3, 1)


@pytest.mark.parametrize(("gone", "expected"), [(1, (3, 2)), (2, (3, 1)), (3, (2, 1))])
def test_a18_heads_up_the_two_largest_blinds_are_posted(
    gone: int, expected: tuple[int, int]
) -> None:
    there = after_events(table("B2 S3 b1 | 1-3", **UTG), f"hand, leave {gone}")
    hand = hand_at(there)
    button, other = expected
    assert places(there) == (button, (), (button,), (other,))
    assert hand.small_blind_position == 0
    assert {post.seat: post.live for post in hand.posts} == {button: 2, other: 5}


def test_a18_whoever_comes_in_is_due_the_third_blind_before_the_next_player() -> None:
    there = after_events(table("B1 S2 b3 | 1-4, 5 -, 6, 7", **UTG), "join 5")
    assert places(there) == (2, (3,), (4,), (5,))


@pytest.mark.parametrize("seat", [2, 3, 4])
def test_a18_nobody_comes_in_between_button_and_big_blind(seat: int) -> None:
    there = after_events(table("B1 S2 b3 | 1-7", **UTG), f"leave {seat}, join {seat}")
    assert dict(hand_at(there).choices) == {seat: ("wait",)}


def test_a18_behind_the_third_blind_a_newcomer_posts_the_price() -> None:
    there = after_events(table("B1 S2 b3 | 1-6, 7 -", **UTG), "join 7 post")
    assert hand_at(there).live(7) == 5  # type: ignore[arg-type]


def test_a20_from_three_blinds_to_two_the_third_counts_as_the_big_one() -> None:
    there = after_events(table("B1 S2 b3 | 1-7", **UTG), "hand, house blinds=1/2")
    assert places(there) == (4, (5,), (6,), ())


def test_a18_by_hand_the_third_blind_follows() -> None:
    there = after_events(table("new game | 1-5", **UTG), "button 2")
    assert places(there) == (2, (3,), (4,), (5,))


def test_a18_the_button_posts_its_own_blind_unless_it_is_dead() -> None:
    there = table("B6 S1 b2 | 1-6", **BUTTON)
    assert places(there) == (1, (2,), (3,), (1,))
    dead = after_events(there, "leave 1")
    assert places(dead) == (1, (2,), (3,), ())

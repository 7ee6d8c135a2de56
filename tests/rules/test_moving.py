"""A2 and A3: the moving button, its several blinds and debts, and the simplified one."""

import pytest

from tests.support.tables import follow

# Seats of the hand check: X 1, Alice 2, Bob 3, Carol 4, David 5, Ellen 6, Fred 7.
HAND_CHECK = """moving B1 S2 b3 | 1 X, 2 Alice, 3 Bob, 4 Carol, 5 David, 6 Ellen, 7 Fred
"""


@pytest.mark.parametrize(
    "story",
    [
        """-> B2 SB3 BB4; first 5 6 7 1 2 3 4; later 3 4 5 6 7 1 2; debts 4:1
           hand -> B3 SB4 BB5""",
        """leave 2 -> B3 SB3 BB4,5; first 6 7 1 3 4 5; posts 3:1 4:2 5:2; debts 4:1 5:1
           hand -> B4 SB4,5 BB6; posts 4:1 5:1 6:2
           hand -> B5 SB6 BB7""",
        """leave 3 -> B2 SB- BB4,5; posts 4:2 5:2; debts 4:1 5:1
           hand -> B4 SB4,5 BB6
           hand -> B5 SB6 BB7""",
        """leave 2, leave 3 -> B4 SB- BB4,5,6; posts 4:2 5:2 6:2; debts 4:1 5:1 6:1
           hand -> B5 SB4,5,6 BB7; later 6 7 1 4 5; first 1 4 5 6 7
           hand -> B6 SB7 BB1""",
        """leave 4 -> B2 SB3 BB5
           hand -> B3 SB5 BB6""",
        """leave 1 -> B2 SB3 BB4""",
    ],
)
def test_a2_hand_check(story: str) -> None:
    follow(HAND_CHECK + story)


@pytest.mark.parametrize(
    ("conflict", "hand_3", "hand_5"),
    [
        ("queue", "B5 SB1,5 BB4; posts 1:1 4:2 5:1", "B4 SB4,5 BB1"),
        ("cap", "B5 SB1,5 BB4; posts 1:1 4:2 5:1", "B4 SB5 BB1"),
        ("both", "B5 SB1,5 BB4; posts 1:1 4:2+1 5:1", "B4 SB5 BB1"),
    ],
)
def test_a2_three_left(conflict: str, hand_3: str, hand_5: str) -> None:
    follow(
        f"""moving B1 S2 b3 | 1-5
            leave 2, leave 3 -> B4 SB- BB1,4,5; posts 1:2 4:2 5:2
            hand -> {hand_3}; call 2
            hand -> B1 SB4 BB5
            hand -> {hand_5}
            hand -> B5 SB1 BB4""",
        moving_conflict=conflict,
    )


def test_a2_on_button() -> None:
    follow(
        """moving B1 S2 b2 | 1-5
           -> B2 SB2 BB3; first 4 5 1 2 3; later 3 4 5 1 2
           leave 3 -> B2 SB2 BB4
           hand -> B4 SB4 BB5""",
        blinds_start="on_button",
    )


def test_a2_owed_blinds_use_the_amounts_of_today() -> None:
    follow(
        """moving B1 S2 b3 | 1-5
           hand, level 2 -> B3 SB4 BB5; posts 4:5 5:10""",
        levels=((1, 2, 0), (5, 10, 0)),
    )


def test_a6_moving_a_seat_the_front_has_passed_is_closed() -> None:
    follow("""moving B1 S2 b4 owed 3:1,4:1 | 1, 2, 3, 4, 5, 6
              leave 3, join 3 post -> B2 SB4 BB5; in 1 2 4 5 6; ways 3:wait
              hand -> B4 SB5 BB6; in 1 2 3 4 5 6; ways 3:post,wait; posts 3:2 5:1 6:2""")


@pytest.mark.parametrize(
    "story",
    [
        """moving B1 S2 b3 | 1-3
           leave 3, join 3 post -> B2 b1; in 1 2; ways 3:wait""",
        """moving B1 S3 b4 owed 3:1,4:1 | 1-4
           leave 3, leave 4, join 3 -> B2 b1; in 1 2; waits 3""",
        """moving B1 S3 b4 owed 3:1,4:1 | 1-4, 5 -
           leave 3, leave 4, join 3, join 5 -> B2 SB- BB1,5; in 1 2 5; waits 3""",
    ],
)
def test_a6_moving_with_two_continuing_a_seat_the_front_has_passed_is_closed(story: str) -> None:
    follow(story)


def test_a6_moving_due_entrants_are_admitted_clockwise_until_the_front_is_drawn_back() -> None:
    follow("""moving B1 S2 b3 | 1-3, 4 new, 5 new, 6 new, 7
              leave 2 -> B3 SB3 BB4,5; waits 6; ways 4:wait 5:wait 6:post,wait
              choose 6 post -> B3 SB3 BB4,5; posts 3:1 4:2 5:2 6:2""")


@pytest.mark.parametrize(
    "story",
    [
        """simplified B1 S2 b3 | 1-6
           -> B2 S3 b4; first 5 6 1 2 3 4; later 3 4 5 6 1 2
           leave 2 -> B3 S4 b5
           hand -> B4 S5 b6""",
        """simplified B1 S2 b3 | 1-6
           leave 3 -> B2 S4 b5""",
        """simplified B1 S2 b3 | 1-6
           leave 2, leave 3 -> B4 S5 b6; later 5 6 1 4""",
        """simplified B1 S2 b3 | 1-4, 5 -, 6
           leave 4, join 5 -> B2 S3 b5; in 1 2 3 5 6
           hand -> B3 S5 b6""",
        """simplified B1 S2 b3 | 1-4, 5 -, 6
           leave 4, join 4 post, join 5 post -> B2 S3 b4; posts 3:1 4:2 5:2""",
        """simplified B1 S2 b3 | 1, 2, 3, 4, 5
           leave 3, join 3 post -> B2 S4 b5; in 1 2 4 5; ways 3:wait
           hand -> B4 S5 b1; posts 1:2 3:2 5:1""",
    ],
)
def test_a3_simplified(story: str) -> None:
    follow(story)


def test_a3_on_button() -> None:
    follow(
        """simplified B1 S1 b2 | 1-5
           -> B2 S2 b3; first 4 5 1 2 3; later 3 4 5 1 2
           leave 2, leave 3 -> B4 S4 b5""",
        blinds_start="on_button",
    )

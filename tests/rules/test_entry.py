"""A5 and A6: the first button, and how newcomers and others who wait come in, zone by zone."""

from typing import Any

import pytest

from tests.support.tables import follow

TOURNAMENT: dict[str, Any] = {"context": "tournament", "straddle_seats": ()}
ROBERT: dict[str, Any] = {**TOURNAMENT, "tournament_entry": "robert"}
STRICT: dict[str, Any] = {"first_orbit": "strict"}


@pytest.mark.parametrize(
    ("cards", "first_button", "button"),
    [
        ("1=Kd 2=Ks 3=Qs", "high_card", 2),
        ("1=Ac 2=Ks 3=Qs", "high_card", 1),
        ("1=Kc 2=Kd 3=Kh", "high_card", 3),
        ("1=2c 2=Ad 3=3s", "low_card", 2),
        ("1=2d 2=2c 3=2s", "low_card", 2),
        ("1=Ts 2=9s 3=Jc", "high_card", 3),
    ],
)
def test_a5_draw(cards: str, first_button: str, button: int) -> None:
    after = {1: "S2 b3", 2: "S3 b1", 3: "S1 b2"}[button]
    follow(f"new game | 1-3\n draw {cards} -> B{button} {after}", first_button=first_button)


@pytest.mark.parametrize(
    ("story", "values"),
    [
        ("new game | 1-4\n button 2 -> B2 S3 b4; first 1 2 3 4; later 3 4 1 2", {}),
        ("simplified new game | 1-4\n button 2 -> B2 S3 b4", {}),
        (
            "moving new game | 1-4\n button 2 -> B2 SB3 BB4; debts 4:1\n hand -> B3 SB4 BB1",
            {},
        ),
        ("new game | 1-4\n button 2 -> B2 S2 b3; posts 2:1 3:2", {"blinds_start": "on_button"}),
        ("new game | 1, 4\n button 4 -> B4 b1", {}),
        ("new game | 1-3, 4 -, 5 -\n button 4 -> B4 dead S1 b2; later 1 2 3", {}),
    ],
)
def test_a5_first_hand(story: str, values: dict[str, Any]) -> None:
    follow(story, **values)


@pytest.mark.parametrize(
    ("seat", "cash", "tda", "robert"),
    [
        # Coming hand B1 S3 b6 with the seats 1 and 3 empty.
        (1, "waits", "in", "waits"),
        (2, "waits", "waits", "waits"),
        (3, "waits", "in", "waits"),
        (5, "big", "big", "big"),
        (7, "open", "in", "in"),
    ],
)
def test_a6_zones(seat: int, cash: str, tda: str, robert: str) -> None:
    story = f"""B9 S1 b3 | 1, 3, 4, 6, 8, 9
                leave 1, leave 3, leave 4, join {seat} -> """
    expected = {
        "waits": f"waits {seat}",
        "in": f"waits; in {' '.join(sorted(['6', '8', '9', str(seat)]))}",
        "big": f"B1 dead S3 dead b{seat}; waits",
        "open": f"waits {seat}; ways {seat}:post,wait",
    }
    follow(story + expected[cash])
    follow(story + expected[tda], **TOURNAMENT)
    follow(story + expected[robert], **ROBERT)


@pytest.mark.parametrize(
    ("seat", "hand_2", "hand_3"),
    [
        (1, "B3 dead S6 b8; posts 1:2 6:1 8:2", "B6 S8 b9"),
        (2, "B3 dead S6 b8; posts 2:2 6:1 8:2", "B6 S8 b9"),
        (3, "B3 dead S6 b8; waits 3", "B6 S8 b9; posts 3:2 8:1 9:2"),
    ],
)
def test_a6_a_closed_seat_is_open_once_the_button_has_passed(
    seat: int, hand_2: str, hand_3: str
) -> None:
    follow(f"""B9 S1 b3 | 1, 3, 4, 6, 8, 9
               leave 1, leave 3, leave 4, join {seat} post -> B1 dead S3 dead b6; waits {seat}
               hand -> {hand_2}
               hand -> {hand_3}""")


def test_a6_enter_on_button_takes_a_dead_button_as_if_it_were_open() -> None:
    follow(
        """B9 S1 b3 | 1, 3, 4, 6, 8, 9
           leave 1, leave 3, join 1, join 3 -> B1 dead S3 dead b4; ways 1:post,wait 3:wait
           choose 1 post -> B1 S3 dead b4; posts 1:2 4:2; later 4 6 8 9 1""",
        enter_on_button=True,
    )


@pytest.mark.parametrize(
    ("values", "ways", "posts"),
    [
        ({}, "post,wait", "3:1 4:2 6:2"),
        ({"new_player": "wait"}, "wait", "3:1 4:2"),
        ({"new_player": "free"}, "free", "3:1 4:2"),
        ({"new_player": "limit_posts"}, "free", "3:1 4:2"),
        ({"new_player": "limit_posts", "betting": "fixed_limit"}, "post,wait", "3:1 4:2 6:2"),
        ({"game": "lowball"}, "post,wait", "3:1 4:2 6:4"),
        ({"game": "lowball", "lowball_post": "single"}, "post,wait", "3:1 4:2 6:2"),
    ],
)
def test_a6_new_player(values: dict[str, Any], ways: str, posts: str) -> None:
    follow(f"B1 S2 b3 | 1-5, 6 -\n join 6 post -> ways 6:{ways}; posts {posts}", **values)


def test_a6_a_post_does_not_replace_the_big_blind() -> None:
    follow("""B1 S2 b3 | 1-4, 5 -
              join 5 post -> B2 S3 b4; posts 3:1 4:2 5:2
              hand -> B3 S4 b5; posts 4:1 5:2""")


def test_a6_waiting_while_the_button_passes_adds_nothing() -> None:
    follow("""B1 S2 b3 | 1-4, 5 -
              join 5 -> B2 S3 b4; waits 5; owes
              hand -> B3 S4 b5; posts 4:1 5:2; owes""")


def test_a6_the_first_orbit_lets_in_free_where_no_big_blind_has_been() -> None:
    opening = """new game | 1-5, 6 -, 7, 8 -
                 button 1, hand, join {} -> B2 S3 b4; {}"""
    follow(opening.format(6, "in 1 2 3 4 5 6 7; ways 6:free; posts 3:1 4:2"))
    follow(opening.format(6, "waits 6; ways 6:post,wait"), **STRICT)
    follow("""new game | 1, 2, 3 -, 4-7
              button 1, hand, join 3 -> B2 S4 b5; ways 3:wait
              hand -> B4 S5 b6; ways 3:post,wait""")


def test_a6_whoever_drew_owes_what_he_misses_in_the_first_orbit() -> None:
    follow("""new game | 1-6
              button 1, hand, away 5, hand, hand -> owes 5:big
              back 5 -> ways 5:wait""")


def test_a6_choices_that_are_closed_fall_back_to_waiting_and_say_so() -> None:
    follow("""B1 S2 b3 | 1-4, 5 -, 6
              join 5, away 6 -> B2 S3 b4; ways 5:post,wait
              choose 5 buy_button -> refused entry_not_open
              choose 5 post -> posts 3:1 4:2 5:2; closed
              button 4 -> B4 S1 b2; waits 5; closed 5
              hand -> B1 S2 b3; waits 5; closed""")

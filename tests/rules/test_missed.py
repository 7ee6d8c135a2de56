"""A7 and A14: missed-blind markers, what they cost, and stacks too short for it."""

from typing import Any

import pytest

from tests.support.tables import follow

LEVELS: dict[str, Any] = {"levels": ((1, 2, 0), (100, 200, 0))}


def test_a7_big_missed_then_back_in_the_closed_zone() -> None:
    follow("""B6 S1 b2 | 1-6
              hand, away 4 -> B2 S3 b5; owes
              deal -> owes 4:big
              end, back 4 post -> B3 S5 b6; waits 4; ways 4:wait
              deal -> owes 4:both
              end -> B5 S6 b1; ways 4:post,wait; posts 1:2 4:2+1 6:1
              hand -> B6 S1 b2; owes""")


def test_a7_small_missed() -> None:
    follow("""B6 S1 b2 | 1-6
              hand, away 3 -> B2 S3 dead b4
              hand -> B3 dead S4 b5; owes 3:small
              hand, back 3 post -> B4 S5 b6; posts 3:0+1 5:1 6:2
              hand -> B5 S6 b1; owes""")


@pytest.mark.parametrize(
    ("owes", "values", "posts"),
    [
        ("both", {}, "5:2+1"),
        ("big", {}, "5:2"),
        ("small", {}, "5:0+1"),
        ("small", {"missed_small": "live"}, "5:1"),
    ],
)
def test_a7_what_a_marker_costs(owes: str, values: dict[str, Any], posts: str) -> None:
    follow(
        f"""B1 S2 b3 | 1-4, 5 owes {owes}, 6
            -> B2 S3 b4; waits 5; ways 5:post,wait
            choose 5 post -> posts 3:1 4:2 {posts}; first 5 6 1 2 3 4
            hand -> B3 S4 b5; owes; posts 4:1 5:2""",
        **values,
    )


@pytest.mark.parametrize("method", ["dead", "moving", "simplified"])
def test_a7_waiting_for_the_big_blind_costs_the_big_blind_alone(method: str) -> None:
    follow(f"""{method} B1 S2 b3 | 1-3, 4 owes both, 5, 6
               -> in 1 2 3 4 5 6; posts 3:1 4:2; ways 4:wait
               hand -> owes""")


@pytest.mark.parametrize(
    ("stack", "short_post", "posts"),
    [
        (250, "live_first", "5:200+50"),
        (250, "dead_first", "5:150+100"),
        (80, "live_first", "5:80"),
        (80, "dead_first", "5:0+80"),
        (300, "live_first", "5:200+100"),
    ],
)
def test_a7_short_post(stack: int, short_post: str, posts: str) -> None:
    follow(
        f"""B1 S2 b3 | 1-4, 5 owes both {stack}, 6
            choose 5 post -> posts 3:100 4:200 {posts}; broke 5; call 200""",
        blinds=(100, 200),
        short_post=short_post,
    )


@pytest.mark.parametrize(
    ("missed_amount", "posts"), [("current", "4:200+100"), ("when_missed", "4:2+1")]
)
def test_a7_stakes_changed_while_away(missed_amount: str, posts: str) -> None:
    follow(
        f"""B1 S2 b3 | 1-6
            away 4, hand, level 2, hand, back 4 post -> B5 S6 b1; posts 1:200 {posts} 6:100""",
        missed_amount=missed_amount,
        **LEVELS,
    )


def test_a7_missing_the_button_alone_costs_nothing() -> None:
    follow("""B1 S2 b3 | 1-6
              hand -> B3 S4 b5
              away 3, hand -> B4 S5 b6; owes
              back 3 -> in 1 2 3 4 5 6; owes""")


def test_a7_several_orbits_owe_one_of_each_and_are_counted() -> None:
    follow("""B1 S2 b3 | 1-4
              away 4, hand, hand, hand, hand, hand, hand -> owes 4:both; gone 4:1
              hand, hand, hand -> owes 4:both; gone 4:2
              back 4 -> gone""")


def test_a7_a_busted_player_whose_seat_is_held_keeps_his_markers() -> None:
    follow("""B1 S2 b3 | 1-6 50
              bust 4, hand -> owes 4:big; waits
              hand, rebuy 4 100 -> owes 4:both; ways 4:post,wait
              leave 4, join 4 -> owes; ways 4:post,wait""")
    follow(
        "B1 S2 b3 | 1-6 50\n bust 4 -> waits; in 1 2 3 5 6\n rebuy 4 100 -> refused seat_empty",
        bust="leaves",
    )


def test_a7_a_waiting_newcomer_is_never_marked() -> None:
    follow("""B1 S2 b3 | 1-5, 6 -
              join 6, away 6, hand, hand, hand, hand -> owes""")


def test_a2_a_debt_of_the_moving_button_becomes_the_marker_small() -> None:
    follow("""moving B1 S2 b3 | 1-6
              away 3 -> B2 SB- BB4,5; debts 4:1 5:1
              hand -> B4 SB4,5 BB6; owes 3:small""")


def test_a7_moving_markers() -> None:
    follow("""moving B1 S2 b3 | 1-6
              away 4 -> B2 SB3 BB5
              hand -> B3 SB5 BB6; owes 4:big
              hand, back 4 post -> B5 SB6 BB1; owes 4:both; posts 1:2 4:2+1 6:1""")


def test_a10_an_absent_tournament_stack_posts_and_its_hand_is_killed() -> None:
    follow(
        """B1 S2 b3 | 1-6
           away 4, away 3 -> B2 S3 b4; in 1 2 3 4 5 6; posts 3:1 4:2; ways
           deal -> killed 3 4; owes
           end, hand -> killed; owes""",
        context="tournament",
        straddle_seats=(),
    )


@pytest.mark.parametrize(
    ("big", "small", "facts"),
    [
        (150, 500, "posts 3:100 4:150; call 200; raise 400; broke 4"),
        (500, 30, "posts 3:30 4:200; call 200; broke 3"),
        (200, 100, "posts 3:100 4:200; broke 3 4"),
    ],
)
def test_a14_short_blinds_leave_the_price(big: int, small: int, facts: str) -> None:
    follow(f"B1 S2 b3 | 1-2, 3 {small}, 4 {big}, 5\n -> {facts}", blinds=(100, 200))


def test_a14_short_entry_posts() -> None:
    follow("B1 S2 b3 | 1-5, 6 -\n join 6 1 post -> posts 3:1 4:2 6:1; broke 6")


def test_a14_a_player_pays_his_big_blind_before_his_owed_small_one() -> None:
    follow(
        """moving B4 S5 b1 owed 1:1,4:1,5:1 | 1, 4 2, 5
           -> B5 SB1,5 BB4; posts 1:1 4:2 5:1; broke 4""",
        moving_conflict="both",
    )

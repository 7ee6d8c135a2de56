"""A4: two players, how play becomes heads-up, and how it leaves it."""

from typing import Any

import pytest

from tests.support.tables import follow

TOURNAMENT: dict[str, Any] = {"context": "tournament", "straddle_seats": ()}
ROBERT: dict[str, Any] = {**TOURNAMENT, "tournament_entry": "robert"}
ON_BUTTON: dict[str, Any] = {"enter_on_button": True}


@pytest.mark.parametrize("method", ["dead", "moving", "simplified"])
@pytest.mark.parametrize(
    ("leaves", "big_blind_rotates", "button_rotates"),
    [(1, "B3 b2", "B2 b3"), (2, "B3 b1", "B3 b1"), (3, "B2 b1", "B2 b1")],
)
def test_a4_three_to_two(
    method: str, leaves: int, big_blind_rotates: str, button_rotates: str
) -> None:
    story = f"{method} B1 S2 b3 | 1-3\n leave {leaves} -> {{}}"
    follow(story.format(big_blind_rotates))
    follow(story.format(button_rotates), heads_up="button_rotates")


def test_a4_orders_between_two() -> None:
    follow("""B2 S2 b5 | 2, 5
              -> B5 b2; first 5 2; later 2 5; cards 2 5; posts 2:2 5:1
              hand -> B2 b5; first 2 5; later 5 2""")


def test_a4_button_rotates_may_leave_the_big_blind_where_it_was() -> None:
    follow(
        """B1 S2 b3 | 1-3
           leave 1 -> B2 b3
           hand -> B3 b2""",
        heads_up="button_rotates",
    )


def test_a4_moving_debts_are_dropped_between_two() -> None:
    follow("""moving B1 S2 b4 owed 3:1,4:1 | 1-4
              leave 1, leave 2 -> B4 b3; debts 3:1; posts 3:2 4:1
              hand -> B3 b4; debts 4:1""")


# Last hand: button P, big blind Q. N sits in arc(Q,P): P 3, Q 1, N 2; in arc(P,Q): P 1, Q 3, N 2.
BEHIND_Q = "{} B3 S3 b1 | 1, 2 -, 3, 4 -\n join 2 "
BEHIND_P = "{} B1 S1 b3 | 1, 2 -, 3, 4 -\n join 2 "


@pytest.mark.parametrize(
    ("story", "values"),
    [
        (BEHIND_Q.format("dead") + "-> B3 S1 b2; in 1 2 3", {}),
        (BEHIND_Q.format("dead") + "-> B3 S1 b2; in 1 2 3", TOURNAMENT),
        (BEHIND_Q.format("dead") + "-> B3 S1 b2; in 1 2 3", ROBERT),
        (BEHIND_Q.format("moving") + "-> B1 SB1 BB2,3; debts 2:1 3:1", {}),
        (
            BEHIND_Q.format("simplified")
            + """-> B1 b3; waits 2; ways 2:wait
                 hand -> B3 S1 b2; in 1 2 3""",
            {},
        ),
        (
            BEHIND_P.format("dead")
            + """post -> B3 b1; waits 2; ways 2:wait
                 hand -> B3 S1 b2; in 1 2 3; ways 2:wait""",
            {},
        ),
        (BEHIND_P.format("dead") + "-> B2 S3 b1; in 1 2 3; posts 1:2 3:1", TOURNAMENT),
        (
            BEHIND_P.format("dead")
            + """-> B3 b1; waits 2
                 hand -> B3 S1 b2""",
            ROBERT,
        ),
        (BEHIND_P.format("dead") + "-> B3 b1; waits 2; ways 2:post,wait", ON_BUTTON),
        (BEHIND_P.format("dead") + "post -> B2 S3 b1; posts 1:2 2:2 3:1", ON_BUTTON),
        (BEHIND_P.format("moving") + "-> B3 SB3 BB1,2", {}),
        (BEHIND_P.format("simplified") + "-> B3 S1 b2; in 1 2 3", {}),
    ],
)
def test_a4_two_to_three(story: str, values: dict[str, Any]) -> None:
    follow(story, **values)


@pytest.mark.parametrize("values", [{}, TOURNAMENT])
def test_a4_one_in_each_arc(values: dict[str, Any]) -> None:
    follow(
        """B1 S1 b3 | 1, 2 -, 3, 4 -
           join 2, join 4 -> B1 S3 b4; in 1 3 4; waits 2
           hand -> B3 S4 b1""",
        **values,
    )


def test_a4_two_newcomers_between_button_and_big_blind() -> None:
    newcomers = "B1 S1 b4 | 1, 2 -, 3 -, 4\n join 2, join 3 -> "
    follow(newcomers + "B3 S4 b1; in 1 2 3 4; posts 1:2 4:1; later 4 1 2 3", **TOURNAMENT)
    follow(
        newcomers
        + """B4 b1; waits 2 3
             hand -> B4 S1 b2; in 1 2 4; ways 2:wait 3:post,wait"""
    )


def test_a4_one_player_left_then_others() -> None:
    follow("""B1 S2 b3 | 1-4, 5 -
              leave 1, leave 2, away 3 -> nohand too_few_players
              deal -> refused too_few_players
              join 1 -> nohand no_button_yet
              back 3 -> B3 b4; waits 1""")


def test_a4_everybody_but_one_leaves_and_a_new_game_begins() -> None:
    follow("""B1 S2 b3 | 1-4
              leave 1, leave 2, leave 3, join 2 -> nohand no_button_yet
              deal -> refused no_button_yet
              button 4 -> B4 b2; in 2 4; ways
              hand -> B2 b4""")


def test_a4_a_new_game_voids_markers() -> None:
    follow("""B1 S2 b3 | 1-2, 3 owes both, 4 away owes big, 5 -
              leave 2, away 1, join 5, button 5 -> B5 b3; posts 3:2 5:1; owes 3:both 4:big
              draw 3=Kd 5=2c, hand -> owes""")


def test_a7_a_new_game_does_not_count_the_blinds_of_the_old_one() -> None:
    follow("""B1 S2 b3 | 1-3, 6 -
              leave 2, away 3, join 4, join 5, button 4, hand -> owes""")


def test_a4_the_same_two_go_on() -> None:
    follow("""B1 S2 b3 | 1-4
              leave 3, away 1, away 4 -> nohand too_few_players
              back 4 -> B2 b4
              back 1 -> B2 S3 dead b4""")

"""A1 and A1.1: the dead button, its departures, its newcomers, and the jump."""

from typing import Any

import pytest

from tests.support.tables import follow

TOURNAMENT: dict[str, Any] = {"context": "tournament", "straddle_seats": ()}
JUMP: dict[str, Any] = {**TOURNAMENT, "button_jump": "most_seated"}


@pytest.mark.parametrize("values", [{}, TOURNAMENT])
@pytest.mark.parametrize(
    "story",
    [
        """B1 S2 b3 | 1-6
           leave 2 -> B2 dead S3 b4; first 5 6 1 3 4; later 3 4 5 6 1; cards 3 4 5 6 1
           hand -> B3 S4 b5""",
        """B1 S2 b3 | 1-6
           leave 3 -> B2 S3 dead b4; posts 4:2
           hand -> B3 dead S4 b5; later 4 5 6 1 2
           hand -> B4 S5 b6""",
        """B1 S2 b3 | 1-6
           leave 2, leave 3 -> B2 dead S3 dead b4; pot 2; later 4 5 6 1
           hand -> B3 dead S4 b5
           hand -> B4 S5 b6""",
        """B1 S2 b3 | 1-6
           leave 1 -> B2 S3 b4; later 3 4 5 6 2""",
        """B1 S2 b3 | 1-6
           leave 4 -> B2 S3 b5; first 6 1 2 3 5""",
        """B1 S2 b3 | 1-6
           leave 1, leave 2, leave 3 -> B2 dead S3 dead b4; in 4 5 6; later 4 5 6""",
        """B5 S6 b1 | 1-6
           leave 2, leave 3 -> B6 S1 b4
           hand -> B1 S4 b5""",
    ],
)
def test_a1_departures_are_worked_off_in_two_hands(story: str, values: dict[str, Any]) -> None:
    follow(story, **values)


@pytest.mark.parametrize("values", [{}, TOURNAMENT])
def test_a1_twelve_seats_go_round(values: dict[str, Any]) -> None:
    follow(
        """B10 S11 b12 | 1-12
           -> B11 S12 b1; first 2 3 4 5 6 7 8 9 10 11 12 1; later 12 1 2 3 4 5 6 7 8 9 10 11
           hand, hand -> B1 S2 b3""",
        **values,
    )


def test_a1_a_position_outlives_its_seat() -> None:
    follow("""B7 S8 b9 | 1-9
              leave 8, leave 9, seats 7 -> B8 dead S9 dead b1; later 1 2 3 4 5 6 7
              hand -> B9 dead S1 b2
              hand, seats 9 -> B1 S2 b3""")


def test_a1_on_button() -> None:
    follow(
        """B3 S3 b4 | 1-6
           -> B4 S4 b5; first 6 1 2 3 4 5; later 5 6 1 2 3 4; posts 4:1 5:2
           leave 4 -> B4 dead S4 dead b5; later 5 6 1 2 3; posts 5:2
           hand -> B5 S5 b6""",
        blinds_start="on_button",
    )


def test_a1_the_first_entrant_of_those_passed_is_big_blind_and_the_rest_are_open() -> None:
    follow("""B1 S2 b3 | 1-3, 4 new, 5 new, 6
              choose 5 post -> B2 S3 b4; in 1 2 3 4 5 6; posts 3:1 4:2 5:2; ways 4:wait 5:post,wait
              hand -> B3 S4 b5; posts 4:1 5:2""")


def test_a1_two_players_back_between_button_and_big_blind_leave_heads_up() -> None:
    follow("""B1 S1 b4 | 1, 2 away, 3 away, 4
              back 2, back 3 -> B3 S4 b1; later 4 1 2 3; first 2 3 4 1; posts 1:2 4:1""")


@pytest.mark.parametrize(
    ("newcomers", "off", "jumped"),
    [
        ("join 4", "B2 dead S6 b7; in 1 6 7 8 9; waits 4", "B4 S6 b7; in 1 4 6 7 8 9; waits"),
        ("join 3, join 4", "B2 dead S6 b7; waits 3 4", "B4 S6 b7; in 1 3 4 6 7 8 9"),
        ("join 3, join 5", "B2 dead S6 b7; waits 3 5", "B5 S6 b7; in 1 3 5 6 7 8 9"),
        ("join 2", "B2 S6 b7; in 1 2 6 7 8 9", "B2 S6 b7; in 1 2 6 7 8 9"),
        ("join 2, join 5", "B2 S6 b7; waits 5", "B5 S6 b7; in 1 2 5 6 7 8 9"),
        ("seats 9", "B2 dead S6 b7", "B2 dead S6 b7"),
    ],
)
def test_a1_1_the_button_jumps_to_where_most_are_seated(
    newcomers: str, off: str, jumped: str
) -> None:
    story = "B1 S2 b6 | 1, 2, 3 -, 4 -, 5 -, 6-9\n bust 2, {} -> {}\n hand -> B6 S7 b8"
    follow(story.format(newcomers, off), **TOURNAMENT)
    follow(story.format(newcomers, jumped), **JUMP)


def test_a1_1_the_jump_stops_short_of_a_player() -> None:
    follow(
        """B1 S2 b6 | 1-3, 4 -, 5 -, 6-9
           leave 2, join 4 -> B2 dead S6 b7; waits 4""",
        **JUMP,
    )


def test_a1_1_a_robert_tournament_keeps_the_newcomer_off_the_button_he_would_jump_to() -> None:
    follow(
        """B1 S2 b6 | 1, 2, 3 -, 4 -, 5 -, 6-9
           leave 2, join 4 -> B5 dead S6 b7; in 1 4 6 7 8 9""",
        **JUMP,
        tournament_entry="robert",
    )

"""A19 and A20: changes of rules between hands, changes in a hand, and the button by hand."""

import pytest

from tests.support.tables import follow


@pytest.mark.parametrize(
    "story",
    [
        "dead B1 S2 b3 | 1-6\n house button=moving -> B2 SB3 BB4; debts 4:1",
        "dead B1 S2 b3 | 1-6\n leave 3, house button=moving -> B2 SB- BB4,5",
        "dead B1 S2 b3 | 1-6\n house button=simplified -> B2 S3 b4",
        "dead B1 S2 b3 | 1-6\n leave 2, house button=simplified -> B3 S4 b5",
        "simplified B1 S2 b3 | 1-6\n leave 2, house button=dead -> B2 dead S3 b4",
        "simplified B1 S2 b3 | 1-6\n house button=moving -> B2 SB3 BB4",
        "moving B1 S2 b3 | 1-6\n house button=dead -> B2 S3 b4",
        "moving B1 S2 b3 | 1-6\n house button=simplified -> B2 S3 b4",
        "moving B3 S4 b5 owed 4:1,5:1 | 1-6\n house button=dead -> B4 S5 b6; posts 5:1 6:2",
        "moving B1 S2 b3 | 1-6\n house button=dead, house button=moving -> B2 SB3 BB4; debts 4:1",
        "moving B1 S2 b3 | 1-6\n deal, house button=dead, end -> B3 S4 b5",
        "B1 S2 b3 | 1-6\n house blinds_start=on_button -> B3 S3 b4",
        "B3 S3 b4 | 1-6\n house blinds_start=left_of_button -> B3 S4 b5",
    ],
)
def test_a20_every_button_rule_goes_on_from_the_last_hand(story: str) -> None:
    values = {"blinds_start": "on_button"} if "B3 S3 b4 |" in story else {}
    follow(story, **values)


@pytest.mark.parametrize(("happens", "owes"), [("away 3", "3:small"), ("hand, away 4", "4:small")])
def test_a7_the_last_big_blind_of_a_moving_button_misses_his_small_one_under_a_dead_one(
    happens: str, owes: str
) -> None:
    follow(f"""moving B1 S2 b3 | 1-6
               house button=dead -> B2 S3 b4
               {happens}, hand -> owes {owes}""")


def test_a20_turning_away_from_the_moving_button_drops_the_other_debts() -> None:
    follow("""moving B1 S2 b3 | 1-6
              leave 2 -> B3 SB3 BB4,5; debts 4:1 5:1
              deal, house button=dead, away 4, end -> B4 dead S5 b6
              hand -> B5 S6 b1; owes""")


def test_a20_cash_to_tournament_voids_markers_and_makes_newcomers() -> None:
    follow("""B1 S2 b3 | 1-3, 4 -, 5 owes both, 6, 7 new
              -> B2 S3 b5; posts 3:1 5:2
              house context=tournament -> B2 S3 b5; in 1 2 3 5 6 7; owes; ways""")


def test_a20_tournament_to_cash() -> None:
    follow(
        """B1 S2 b3 | 1-6
           away 4 -> B2 S3 b4
           house context=cash -> B2 S3 b5; owes
           hand -> owes 4:big""",
        context="tournament",
    )


@pytest.mark.parametrize(
    "story",
    [
        "deal, leave 4 -> B2 S3 b4\n end -> B3 S4 dead b5",
        "deal, leave 4 now -> B2 S3 b5",
        "deal, away 2, leave 4 now -> B2 S3 b5; in 1 2 3 5 6\n end -> B3 S5 b6; in 1 3 5 6",
        "deal, house button=moving -> B2 S3 b4\n house button=moving now -> B2 SB3 BB4",
        "deal, away 3 now -> B2 S3 dead b4\n back 3 now -> B2 S3 b4",
        """deal, join 7 -> refused no_such_seat
           seats 7 now, join 7 now post -> B2 S3 b4; in 1 2 3 4 5 6 7; posts 3:1 4:2 7:2""",
        "deal, level 2 -> posts 3:1 4:2\n level 2 now -> posts 3:5 4:10\n end -> posts 4:5 5:10",
        "deal, button 4 -> B4 S5 b6\n end -> B5 S6 b1",
        "deal, leave 1, button 4 -> B4 S5 b6; in 1 2 3 4 5 6\n end -> B5 S6 b2",
        "deal, button 4, leave 5 now -> B4 S6 b1",
        "deal, leave 2, misdeal -> B2 S3 b4; in 1 2 3 4 5 6\n end -> B3 S4 b5; in 1 3 4 5 6",
        "deal, leave 4, join 4 -> in 1 2 3 4 5 6\n end -> B3 S4 dead b5; waits 4",
        "button 4 -> B4 S5 b6\n hand -> B5 S6 b1",
        "button 4 small=4 big=6 -> B4 S4 b6; posts 4:1 6:2\n hand -> B4 S6 b1",
        "leave 5, button 5 -> B5 dead S6 b1; later 6 1 2 3 4",
        "deal, deal -> refused hand_in_play",
        "end -> refused no_hand_in_play\n misdeal -> refused no_hand_in_play",
        "leave 4 now -> B2 S3 b5",
        """deal, leave 1 now, leave 2 now, leave 3 now, leave 4 now -> B6 b5
           leave 5 now -> refused too_few_players""",
    ],
)
def test_a19_changes_in_a_hand(story: str) -> None:
    follow("B1 S2 b3 | 1-6\n" + story, levels=((1, 2, 0), (5, 10, 0)))


def test_a19_a_big_blind_by_hand_may_be_somebody_who_waits() -> None:
    follow("""B1 S2 b3 | 1-4, 5 new, 6
              button 1 small=2 big=5 -> B1 S2 b5; posts 2:1 5:2""")


def test_a19_choices_for_the_hand_in_play() -> None:
    follow("""B1 S2 b3 | 1-4, 5 -, 6
              join 5, deal -> B2 S3 b4; waits 5
              choose 5 post now -> posts 3:1 4:2 5:2; in 1 2 3 4 5 6
              misdeal -> posts 3:1 4:2 5:2
              end -> B3 S4 b5""")


def test_a4_everybody_leaves() -> None:
    follow("""B1 S2 b3 | 1-3
              deal, leave 1, leave 2, leave 3, end -> nohand too_few_players
              join 1, join 2 -> nohand no_button_yet
              button 1, hand -> B2 b1""")

"""Actions that are refused, and why."""

import pytest

from dealer_assist.core.betting import Betting
from dealer_assist.core.events import Act, Action
from dealer_assist.core.values import Seat
from dealer_assist.rules.action import after_act
from tests.support.tables import after_events, follow, table

STACKS = "B1 S2 b3 | 1 100, 2 100, 3 100, 4 100"


def test_a_call_costs_what_it_costs() -> None:
    follow(f"""{STACKS}
        deal, act 1 action=call to=1 -> refused too_small
        act 1 action=call to=3 -> refused too_large
        act 1 action=call to=2 ->
    """)


def test_a_bet_needs_an_amount_within_its_bounds_tda_2024_43() -> None:
    follow(f"""{STACKS}
        deal, act 1 action=raise -> refused bad_amount
        act 1 action=raise to=3 -> refused too_small
        act 1 action=raise to=101 -> refused too_large
        act 1 action=check -> refused action_not_legal
        act 1 action=bet to=4 -> refused action_not_legal
        act 2 action=fold -> refused not_your_turn
        act 1 action=raise to=4 ->
    """)


def test_a_limit_raise_needs_no_amount() -> None:
    follow(f"""{STACKS}
        deal, act 1 action=raise, act 2 action=raise to=6 ->
        act 3 action=raise to=7 -> refused too_small
    """, betting="fixed_limit")  # fmt: skip


def test_an_all_in_of_chips_that_are_not_counted_is_told() -> None:
    follow("""B1 S2 b3 | 1-4
        deal, act 1 action=all_in -> refused bad_amount
        act 1 action=all_in to=30, act 2 action=all_in to=20 ->
    """)


def test_an_all_in_raise_must_be_allowed_tda_2024_47() -> None:
    follow("""B1 S2 b3 | 1 100, 2 7, 3 100, 4 100
        deal, act 1 action=raise to=6, act 2 action=all_in, act 3 action=fold, act 4 action=fold ->
        act 1 action=all_in -> refused not_reopened
        act 1 action=raise to=20 -> refused not_reopened
    """)


def test_an_all_in_beyond_the_limit_is_too_large() -> None:
    follow(f"""{STACKS}
        deal, act 1 action=all_in -> refused too_large
    """, betting="fixed_limit")  # fmt: skip


def test_amounts_are_whole_units_wikipedia_limits() -> None:
    follow("""B1 S2 b3 | 1 103, 2 100, 3 100, 4 100
        deal, act 1 action=raise to=22 -> refused not_in_units
        act 1 action=raise to=103 ->
        act 2 action=call, act 3 action=fold, act 4 action=fold, act 2 action=check
          -> refused round_over
    """.replace("\n          ->", " ->"), blinds=[5, 10], unit=5)  # fmt: skip


def test_an_owner_of_the_bring_in_without_chips_cannot_open_for_more_rulebook_5_14() -> None:
    stud = {"game": "stud", "betting": "fixed_limit", "blinds": [], "ante": 1, "bring_in": 2,
            "small_bet": 5, "big_bet": 10, "straddle_seats": []}  # fmt: skip
    follow("""new game | 1 3, 2 100, 3 100
        deal, upcards 1=2c 2=3c 3=4c, act 1 action=complete -> refused round_over
        act 2 action=call ->
    """, **stud)  # fmt: skip


def test_somebody_who_is_not_in_the_hand_does_not_act() -> None:
    there = after_events(table(STACKS), "deal")
    assert there.dealt is not None
    assert isinstance(there.betting, Betting)
    with pytest.raises(ValueError, match="seat 9 is not in the hand"):
        after_act(there.house, there.dealt, there.betting, Act(seat=Seat(9), action=Action.FOLD))

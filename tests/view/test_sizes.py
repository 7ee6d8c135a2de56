"""The two sums a dealer is asked for."""

import pytest

from dealer_assist.core.values import Chips
from dealer_assist.view.sizes import minimum_raise, pot_limit_maximum
from tests.support.tables import house
from tests.view.shown import ENGLISH, FRENCH


@pytest.mark.parametrize(
    ("numbers", "unit", "total", "formula"),
    [
        ((150, 50, 0), 1, 250, "Bet 50 + pot 150 + call 50 = 250"),
        ((15, 10, 5), 1, 30, "Bet 10 + pot 15 + call 5 = 30"),
        ((100, 0, 0), 1, 100, "As much as the pot: 100"),
        ((15, 10, 0), 10, 40, "Bet 10 + pot 20 + call 10 = 40"),
        ((17, 0, 0), 5, 20, "As much as the pot: 20"),
    ],
)
def test_the_largest_raise_is_the_pot_after_a_call(
    numbers: tuple[int, int, int], unit: int, total: int, formula: str
) -> None:
    """wsop-live-2026-190."""
    pot, bet, own = map(Chips, numbers)
    found = pot_limit_maximum(pot, bet, own, ENGLISH, unit=Chips(unit))
    assert (found.amount, found.text) == (total, str(total))
    assert (found.formula, found.problem) == (formula, "")


def test_the_sum_adds_up_in_french_money() -> None:
    texts = FRENCH.at(house(decimals=2, currency="€"))
    found = pot_limit_maximum(Chips(1500), Chips(500), Chips(0), texts)
    assert found.formula == (
        "Mise 5,00\u00a0€ + pot 15,00\u00a0€ + suivi 5,00\u00a0€ = 25,00\u00a0€"
    )


@pytest.mark.parametrize(
    ("pot", "bet", "own", "problem"),
    [
        (150, 50, 60, "The player has more in than the bet to call."),
        (40, 50, 0, "The pot holds less than the bets in it."),
        (55, 50, 10, "The pot holds less than the bets in it."),
    ],
)
def test_numbers_that_cannot_be_are_named(pot: int, bet: int, own: int, problem: str) -> None:
    found = pot_limit_maximum(Chips(pot), Chips(bet), Chips(own), ENGLISH)
    assert (found.amount, found.problem) == (0, problem)


def test_the_smallest_raise_adds_the_last_one() -> None:
    """tda-2024-43."""
    found = minimum_raise(Chips(600), Chips(400), ENGLISH)
    assert (found.amount, found.formula) == (1000, "Bet 600 + last raise 400 = 1,000")
    assert minimum_raise(Chips(600), Chips(0), FRENCH).problem == (
        "Une relance suppose une mise ou une blind avant elle."
    )

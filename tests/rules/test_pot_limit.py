"""The largest raise at pot limit where a blind is all gone into the ante."""

import pytest

from dealer_assist.rules.betting import opening, turn
from tests.support.tables import hand_at, table


@pytest.mark.parametrize(
    ("small_blind", "short_blind", "most"),
    # Antes of 3 from five and a big blind of 5: to 5 and the pot of 20 after a call of 5.
    [("as_big", "full", 35), ("as_big", "actual", 35), ("actual", "full", 32),
     ("actual", "actual", 30)],
)  # fmt: skip
def test_small_blind_all_in_for_the_ante_tda_2024_54b(
    small_blind: str, short_blind: str, most: int
) -> None:
    there = table(
        "B1 S2 b3 | 1 90, 2 90, 3 3, 4 90, 5 90",
        betting="pot_limit",
        blinds=[2, 5],
        ante=3,
        pot_limit_small_blind=small_blind,
        pot_limit_short_blind=short_blind,
    )
    hand = hand_at(there)
    now = turn(there.house, hand, opening(there, hand, ()))
    assert (now.seat, now.most) == (5, most)


def test_big_blind_all_in_for_the_ante_counts_in_full_tda_2024_54b() -> None:
    there = table(
        "B1 S2 b3 | 1 90, 2 90, 3 90, 4 3, 5 90",
        betting="pot_limit",
        blinds=[2, 5],
        ante=3,
        pot_limit_small_blind="actual",
    )
    hand = hand_at(there)
    now = turn(there.house, hand, opening(there, hand, ()))
    # Antes of 15, a small blind of 2, a big blind counted as 5, a call of 5, above a price of 5.
    assert (now.seat, now.most) == (5, 32)

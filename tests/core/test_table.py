"""Tables read from files, and the ring of seats."""

import msgspec
import pytest

from dealer_assist.core.table import after, between, clockwise, drawing, problems, within
from dealer_assist.core.values import Seat
from dealer_assist.rules.in_hand import deal
from tests.support.tables import table


def test_the_ring_goes_on_from_removed_seats() -> None:
    seats = (Seat(1), Seat(3), Seat(5))
    assert clockwise(Seat(9), seats) == (1, 3, 5)
    assert clockwise(Seat(3), seats) == (5, 1, 3)
    assert after(Seat(5), seats) == 1
    assert between(Seat(5), Seat(1), Seat(3))
    assert not between(Seat(3), Seat(3), Seat(3))
    assert within(Seat(5), Seat(1), Seat(1))


def test_nobody_is_after_a_seat_at_an_empty_table() -> None:
    with pytest.raises(ValueError, match="seat 4"):
        after(Seat(4), ())


def test_a_sound_table_has_no_problems() -> None:
    assert problems(table("B1 S2 b3 | 1-6")) == ()


def test_what_is_wrong_with_a_table_is_said() -> None:
    there = table("B1 S2 b3 | 1-6")
    assert there.last is not None
    far = msgspec.structs.replace(there.last, button=Seat(40))
    half = msgspec.structs.replace(deal(there), before=None, last=far, seats=())
    assert problems(half) == ("0 seats", "a position at seat 40", "half a hand")


def test_a_level_that_the_house_does_not_have_is_a_problem() -> None:
    there = table("B1 S2 b3 | 1-6", levels=((1, 2, 0),))
    assert problems(msgspec.structs.replace(there, level=3)) == ("level 3 of 1",)


def test_the_drawing_says_what_is_not_usual() -> None:
    text = drawing(table("moving B1 S2 b3 owed 3:1 | 1, 2 away, 3 new, 4 owes big, 5 200, 6 -, 7"))
    assert text.startswith("#0 moving B1 S2 b3 owed 3:1 between")
    for words in ("2 ? away", "3 ? new", "4 ? owes big", "5 ? 200", "6 -"):
        assert words in text

"""Winners pot by pot, as they are tapped."""

from dealer_assist.core.events import End
from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui.showdown import Showdown
from dealer_assist.view.values import PotView

MAIN, SIDE, LAST = (1, 2, 3), (2, 3), (3,)


def pots(*seats: tuple[int, ...]) -> tuple[PotView, ...]:
    return tuple(
        PotView(name="", amount=Chips(10), text="10", seats=tuple(map(Seat, who)), label="")
        for who in seats
    )


def test_the_winner_of_the_last_pot_wins_those_before_it() -> None:
    showdown = Showdown.of(pots(MAIN, SIDE)).tapped(Seat(2))
    assert showdown.complete
    assert showdown.event == End(winners=(Seat(2),))


def test_another_winner_of_the_main_pot_is_said_pot_by_pot() -> None:
    showdown = Showdown.of(pots(MAIN, SIDE)).tapped(Seat(2)).turned_to(0).tapped(Seat(1))
    assert showdown.winners(0) == (1,)
    assert showdown.event == End(winners=(Seat(1), Seat(2)), by_pot=((Seat(1),), (Seat(2),)))


def test_shares_that_the_winners_alone_tell_are_not_repeated() -> None:
    showdown = Showdown.of(pots(MAIN, SIDE)).tapped(Seat(2)).turned_to(0)
    showdown = showdown.tapped(Seat(1)).tapped(Seat(2))
    assert showdown.event == End(winners=(Seat(1), Seat(2)))


def test_a_second_tap_takes_the_pot_away_again() -> None:
    showdown = Showdown.of(pots(MAIN)).tapped(Seat(2)).tapped(Seat(2))
    assert not showdown.complete


def test_who_may_not_win_a_pot_is_not_taken() -> None:
    showdown = Showdown.of(pots(MAIN, SIDE))
    assert showdown.tapped(Seat(1)) is showdown


def test_nothing_is_paid_before_the_last_pot_has_a_winner() -> None:
    showdown = Showdown.of(pots(MAIN, SIDE, LAST)).turned_to(0).tapped(Seat(1))
    assert showdown.winners(0) == (1,)
    assert not showdown.complete

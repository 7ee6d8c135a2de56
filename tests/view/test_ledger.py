"""The fairness ledger: what the night has cost whom."""

import msgspec

from dealer_assist.core.table import Table, Tally
from dealer_assist.core.values import Chips
from dealer_assist.view.ledger import ledger
from tests.support.tables import after_events, table
from tests.view.shown import ENGLISH, FRENCH

FOUR = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4"


def with_tallies(there: Table, *tallies: Tally) -> Table:
    """The table with what its players have been dealt and have paid so far."""
    for (seat, player), tally in zip(tuple(there.players()), tallies, strict=True):
        there = there.with_player(seat, msgspec.structs.replace(player, tally=tally))
    return there


def test_every_player_has_a_row() -> None:
    shown = ledger(after_events(table(FOUR), "hand, hand, hand, hand, deal"), ENGLISH)
    assert shown.columns == (
        "Hands", "Big blinds", "Small blinds", "Buttons", "Dead chips", "Last to act",
    )  # fmt: skip
    assert [row.name for row in shown.rows] == ["Ann", "Bob", "Cid", "Seat 4"]
    assert shown.rows[3].numbers == (5, 2, 1, 1, 0, 1)
    assert shown.rows[3].cells == ("5", "2", "1", "1", "0", "1")
    assert shown.notes == ("Blinds and last action are shared evenly.",)


def test_dead_chips_are_amounts() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile owes both, 4-6", decimals=2, blinds=(50, 100))
    shown = ledger(after_events(there, "choose 3 post, deal"), FRENCH)
    assert shown.rows[2].cells[4] == "0,50"
    assert (shown.title, shown.player) == ("Équité", "Joueur")


def test_before_the_first_hand_there_is_nothing_to_compare() -> None:
    assert ledger(table("new game | 1-4"), ENGLISH).notes == ("No hand has been dealt yet.",)


def test_who_stands_out_is_named() -> None:
    tally = Tally(hands=20, big_blinds=5, small_blinds=5, last_to_act=5)
    more = Tally(hands=20, big_blinds=8, small_blinds=1, dead=Chips(3), last_to_act=7)
    shown = ledger(with_tallies(table(FOUR), tally, more, tally, tally), ENGLISH)
    assert shown.notes == (
        "Bob has paid 2 big blinds more than an equal share.",
        "Bob has paid 3 small blinds less than an equal share.",
        "Bob was last to act 1 time more than an equal share.",
    )
    french = ledger(with_tallies(table(FOUR), tally, more, tally, tally), FRENCH)
    assert french.notes[0] == "Bob a payé 2 grosses blinds de plus qu\u2019une part égale."


def test_somebody_who_was_away_is_held_against_the_hands_he_was_dealt() -> None:
    whole = Tally(hands=20, big_blinds=5, small_blinds=5, last_to_act=5)
    half = Tally(hands=10, big_blinds=2, small_blinds=3, last_to_act=2)
    shown = ledger(with_tallies(table(FOUR), whole, half, whole, whole), ENGLISH)
    assert shown.notes == ("Blinds and last action are shared evenly.",)

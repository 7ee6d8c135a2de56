"""Who gets the first card, who speaks first."""

from dealer_assist.core.table import Table, clockwise
from dealer_assist.core.values import Seat
from dealer_assist.rules.entry import Seating
from dealer_assist.rules.field import Placement
from dealer_assist.rules.kills import kill_order


def deal_order(placement: Placement, dealt_in: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Give the order of the cards: the button, or the player on its right, is served last.

    Without a button it starts at seat 1.

    Source:
        rulebook-5.1; between two the button gets the last card: tda-2024-34b.
    """
    return clockwise(placement.button, dealt_in)


def first_order(
    table: Table, placement: Placement, seating: Seating, kill: Seat
) -> tuple[Seat, ...]:
    """Give the acting order of the first round: left of the farthest blind, which is last.

    In stud the up cards decide it, or a kill, which then stands in for the bring-in.

    Source:
        rulebook-5.4, rulebook-5.5; a bought button acts last: wsop-live-2026-158.
    """
    dealt_in = seating.dealt_in
    if table.house.stud:
        return clockwise(kill, dealt_in) if kill else ()
    order = clockwise(seating.bought or placement.positions.front, dealt_in)
    return kill_order(table.house, order, kill) if kill else order


def later_order(table: Table, placement: Placement, dealt_in: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Give the acting order of later rounds: left of the button, which is last.

    Source:
        rulebook-5.1; a dead button leaves the last word to the player on its right.
    """
    return () if table.house.stud else clockwise(placement.button, dealt_in)

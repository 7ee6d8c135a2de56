"""Who gets the first card, who speaks first."""

from dealer_assist.core.table import clockwise
from dealer_assist.core.values import NOBODY, Seat
from dealer_assist.rules.field import Placement


def deal_order(placement: Placement, dealt_in: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Give the order of the cards: the button, or the player on its right, is served last.

    Source:
        rulebook-5.1; between two the button gets the last card: tda-2024-34b.
    """
    return clockwise(placement.button, dealt_in)


def first_order(
    placement: Placement, dealt_in: tuple[Seat, ...], bought: Seat = NOBODY
) -> tuple[Seat, ...]:
    """Give the acting order of the first round: left of the farthest blind, which is last.

    Source:
        rulebook-5.4, rulebook-5.5; a bought button acts last: wsop-live-2026-158.
    """
    return clockwise(bought or placement.positions.front, dealt_in)


def later_order(placement: Placement, dealt_in: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Give the acting order of later rounds: left of the button, which is last.

    Source:
        rulebook-5.1; a dead button leaves the last word to the player on its right.
    """
    return clockwise(placement.button, dealt_in)

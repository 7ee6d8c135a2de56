"""Antes and other dead money: who pays, and what comes first for a short stack."""

from collections.abc import Iterator

from dealer_assist.core.house_words import AnteFrom, AnteOrder
from dealer_assist.core.table import Post, PostKind, Table
from dealer_assist.core.values import NOBODY, Seat
from dealer_assist.rules.entry import Seating
from dealer_assist.rules.field import Placement


def with_antes(
    table: Table, placement: Placement, seating: Seating, blinds: list[Post]
) -> list[Post]:
    """Add antes and the button's dead blind to the blinds, in the order they are paid.

    Everybody's ante comes before the blinds. One payer for the table pays once, never
    reduced; a short one pays blind or ante first as the house says.

    Source:
        rulebook-5.9a, rulebook-5.9b, tda-2019-ante-first, tda-2024-rp11.
    """
    house, ante = table.house, table.house.ante_at(table.level)
    antes: list[Post] = []
    if ante and house.ante_from is AnteFrom.EVERYONE:
        antes = [Post(seat=s, kind=PostKind.ANTE, dead=ante) for s in seating.dealt_in]
    elif ante and (payer := _payer(table, placement, seating)):
        antes = [Post(seat=payer, kind=PostKind.TABLE_ANTE, dead=ante)]
    first = house.ante_from is AnteFrom.EVERYONE or house.ante_order is AnteOrder.ANTE_FIRST
    paid = [*antes, *blinds] if first else [*blinds, *antes]
    return [*paid, *_dead_blind(table, placement, seating)]


def _payer(table: Table, placement: Placement, seating: Seating) -> Seat:
    """The seat that antes for the table: the front big blind, or a live button.

    Whoever buys the button stands in for the big blind; where the second of three blinds is
    dead, the third pays.
    """
    if table.house.ante_from is AnteFrom.BUTTON:
        candidates = [placement.button]
    else:
        candidates = [seating.bought, placement.positions.big, placement.positions.third]
    return next((seat for seat in candidates if seat in seating.dealt_in), NOBODY)


def _dead_blind(table: Table, placement: Placement, seating: Seating) -> Iterator[Post]:
    amount = table.house.dead_blind
    if amount and placement.button in seating.dealt_in:
        yield Post(seat=placement.button, kind=PostKind.DEAD_BLIND, dead=amount)

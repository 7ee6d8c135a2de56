"""Betting rounds one after the other, and the up cards of stud that say who begins."""

import msgspec

from dealer_assist.core import events
from dealer_assist.core.betting import Betting
from dealer_assist.core.house import HouseRules
from dealer_assist.core.table import HandPlan, Post, PostKind, Table, clockwise
from dealer_assist.core.values import NOBODY, Chips, Seat
from dealer_assist.rules.betting import next_round
from dealer_assist.rules.changes import drawn_cards
from dealer_assist.rules.in_hand import first_round
from dealer_assist.rules.posts import all_in
from dealer_assist.rules.reasons_chips import bring_in_reason
from dealer_assist.rules.stud import brings_in, speaks_first

Boards = tuple[tuple[Seat, tuple[str, ...]], ...]
"""Up cards by seat, in order."""


def street(table: Table, event: events.Street) -> Table:
    """Begin the next betting round; in stud with the new up cards."""
    hand, betting = table.dealt, table.betting
    if hand is None or betting is None:
        return table
    boards = _boards(table, drawn_cards(event))
    order = hand.later_order
    if table.hand_house.stud:
        order = _board_order(table, hand, betting, boards)
        hand = msgspec.structs.replace(hand, later_order=order)
    then = next_round(table.hand_house, hand, betting, order)
    return msgspec.structs.replace(table, dealt=hand, boards=boards, betting=then)


def _boards(table: Table, cards: dict[Seat, str]) -> Boards:
    old = dict(table.boards)
    seats = sorted({*old, *cards})
    return tuple(
        (seat, (*old.get(seat, ()), *((cards[seat],) if seat in cards else ()))) for seat in seats
    )


def _board_order(
    table: Table, hand: HandPlan, betting: Betting, boards: Boards
) -> tuple[Seat, ...]:
    """Order of a later stud round: from the best board of a live hand."""
    folded = {bettor.seat for bettor in betting.bettors if bettor.folded}
    live = {seat: cards for seat, cards in boards if seat not in folded}
    house = table.hand_house
    first = speaks_first(live, house.game, house.context)
    ring = clockwise(first, hand.dealt_in)
    return (first, *ring[:-1])


def upcards(table: Table, event: events.Upcards) -> Table:
    """Turn the door cards: they say who brings it in.

    An owner with nothing left leaves it to the next player on his left who can bet.

    Source:
        rulebook-5-bring-in, rulebook-5.14.
    """
    hand = table.dealt
    if hand is None:
        return table
    cards = drawn_cards(event)
    boards = tuple((seat, (card,)) for seat, card in sorted(cards.items()))
    table = msgspec.structs.replace(table, boards=boards)
    if hand.kill:
        return table
    house = table.hand_house
    owner = brings_in(cards, house.game)
    amount = _bring_in(table, hand, house, owner)
    posts = hand.posts
    if amount:
        posts = (*posts, Post(seat=owner, kind=PostKind.BRING_IN, live=amount))
    hand = msgspec.structs.replace(
        hand,
        bring_in=owner if amount else NOBODY,
        posts=posts,
        first_order=clockwise(owner, hand.dealt_in),
        all_in=all_in(table, posts),
    )
    if amount:
        hand = msgspec.structs.replace(hand, why=(*hand.why, bring_in_reason(hand)))
    betting = first_round(table, hand, table.dead_hands)
    return msgspec.structs.replace(table, dealt=hand, betting=betting)


def _bring_in(table: Table, hand: HandPlan, house: HouseRules, owner: Seat) -> Chips:
    player = table.player(owner)
    if player is None or player.stack is None:
        return house.bring_in
    return Chips(min(house.bring_in, player.stack - hand.dead(owner)))

"""The hand that would be dealt now: places, orders, chips, choices, and why."""

from collections.abc import Callable

import msgspec

from dealer_assist.core.house_words import Betting, ButtonRule
from dealer_assist.core.table import HandPlan, Positions, Table
from dealer_assist.core.values import NOBODY, Chips, Code, Owes, Refusal, Seat, refuse
from dealer_assist.rules import dead, first, moving, order, simplified
from dealer_assist.rules.entry import Seating, admit, field_of
from dealer_assist.rules.field import Field, Placement
from dealer_assist.rules.markers import after_deal
from dealer_assist.rules.posts import all_in, posts
from dealer_assist.rules.reasons import reasons
from dealer_assist.rules.stakes import stakes_at
from dealer_assist.rules.unbuilt import unbuilt_house

METHODS: dict[ButtonRule, Callable[[Field], Placement]] = {
    ButtonRule.DEAD: dead.place,
    ButtonRule.MOVING: moving.place,
    ButtonRule.SIMPLIFIED: simplified.place,
}


def plan(table: Table) -> HandPlan | Refusal:
    """Plan the hand that would be dealt now.

    Args:
        table: Between hands.

    Returns:
        The whole hand as just dealt; a refusal when fewer than two players are there, when
        a new game has no button yet, or when the house plays what is not built.

    Raises:
        ValueError: A hand is in play: a caller's bug.
    """
    if table.dealt is not None:
        message = "a hand is in play"
        raise ValueError(message)
    field = field_of(table)
    if refusal := unbuilt_house(table.house) or _no_hand(table, field):
        return refusal
    placement = _place(table, field)
    seating = admit(table, field, placement)
    two = seating.dealt_in
    if len(two) == 2:
        placement = first.heads_up(field, placement, two, table.by_hand)
    if seating.bought:
        placement = _bought(placement, seating.bought)
    return _planned(table, field, placement, seating)


def _no_hand(table: Table, field: Field) -> Refusal | None:
    if len(field.continuing) < 2:
        return refuse(Code.TOO_FEW_PLAYERS, *field.continuing)
    if field.last is None and table.by_hand is None:
        return refuse(Code.NO_BUTTON_YET, rule="rulebook-5.1")
    return None


def _place(table: Table, field: Field) -> Placement:
    if table.by_hand is not None:
        return first.place_by_hand(field, table.by_hand)
    return METHODS[table.house.button](field)


def _bought(placement: Placement, buyer: Seat) -> Placement:
    """Spare the blinds of a bought hand: the next one starts from the buyer's small blind.

    Source:
        wsop-live-2026-158, angelo-buy-button.
    """
    small = placement.positions.small
    positions = Positions(button=placement.button, small=buyer, big=small, rule=ButtonRule.DEAD)
    return msgspec.structs.replace(placement, positions=positions, small_blinds=(), big_blinds=())


def _planned(table: Table, field: Field, placement: Placement, seating: Seating) -> HandPlan:
    dealt_in = seating.dealt_in
    posted = posts(table, placement, seating)
    stakes = stakes_at(table.house, table.level)
    blinds = {post.seat for post in posted}
    hand = HandPlan(
        hand=table.hand + 1,
        level=table.level,
        positions=placement.positions,
        small_blinds=tuple(s for s in placement.small_blinds if s in blinds),
        big_blinds=tuple(s for s in placement.big_blinds if s in dealt_in),
        small_blind_position=_small_position(placement),
        dealt_in=dealt_in,
        heads_up=len(dealt_in) == 2,
        deal_order=order.deal_order(placement, dealt_in),
        first_order=order.first_order(placement, dealt_in, seating.bought),
        later_order=order.later_order(placement, dealt_in),
        posts=posted,
        all_in=all_in(table, posted),
        price=stakes.price,
        step=_step(table, stakes.price),
        choices=seating.choices,
        bought=seating.bought,
        entry_closed=seating.entry_closed,
        limits=table.house.bets(table.level) if _fixed(table) else (),
    )
    return _with_outcome(table, field, placement, seating, hand)


def _small_position(placement: Placement) -> Seat:
    moving_button = placement.positions.rule is ButtonRule.MOVING
    return NOBODY if moving_button else placement.positions.small


def _fixed(table: Table) -> bool:
    return table.house.betting is Betting.FIXED_LIMIT


def _step(table: Table, price: Chips) -> Chips:
    """Smallest raise of the first round. Source: tda-2024-43; fixed limit: one small bet."""
    return table.house.bets(table.level)[0] if _fixed(table) else price


def _with_outcome(
    table: Table, field: Field, placement: Placement, seating: Seating, hand: HandPlan
) -> HandPlan:
    """Complete a plan with the markers its deal leaves, and with its reasons."""
    settled = after_deal(table, hand, fresh=field.last is None)
    hand = msgspec.structs.replace(
        hand,
        owes=tuple((s, p.owes) for s, p in settled.players() if p.owes is not Owes.NOTHING),
        absent_buttons=tuple(
            (seat, player.absent_buttons)
            for seat, player in settled.players()
            if player.absent_buttons
        ),
    )
    why = tuple(reasons(table, field, placement, seating, hand))
    return msgspec.structs.replace(hand, why=why)

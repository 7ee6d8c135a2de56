"""The hand that would be dealt now: places, orders, chips, choices, and why."""

from collections.abc import Callable

import msgspec

from dealer_assist.core.house_words import Betting, ButtonRule, KillRule, ThirdBlind
from dealer_assist.core.table import HandPlan, Positions, Table
from dealer_assist.core.values import NOBODY, Chips, Code, Entry, Owes, Refusal, Seat, refuse
from dealer_assist.rules import (
    antes_only,
    dead,
    first,
    kills,
    moving,
    order,
    simplified,
    straddles,
    stud,
    three,
)
from dealer_assist.rules.entry import Seating, admit, field_of
from dealer_assist.rules.field import Field, Placement
from dealer_assist.rules.markers import after_deal
from dealer_assist.rules.playing_over import owners_in_turn, with_owners
from dealer_assist.rules.posts import Posted, all_in, posts
from dealer_assist.rules.reasons import reasons
from dealer_assist.rules.reasons_chips import chip_reasons, with_straddles
from dealer_assist.rules.recent import remembered
from dealer_assist.rules.stakes import stakes_at

METHODS: dict[ButtonRule, Callable[[Field], Placement]] = {
    ButtonRule.DEAD: dead.place,
    ButtonRule.MOVING: moving.place,
    ButtonRule.SIMPLIFIED: simplified.place,
}


@remembered
def plan(table: Table) -> HandPlan | Refusal:
    """Plan the hand that would be dealt now.

    Args:
        table: Between hands.

    Returns:
        The whole hand as just dealt; a refusal when fewer than two players are there, or
        when a new game has no button yet.

    Raises:
        ValueError: A hand is in play: a caller's bug.
    """
    hand = without_straddles(table)
    if isinstance(hand, Refusal):
        return hand
    hand = _with_open_returns(table, hand)
    if not (table.straddles or returns_by_straddle(hand, table)):
        return hand
    standing = straddles.stand(table, hand, returns_by_straddle(hand, table))
    over = straddles.straddled(table, hand, standing)
    return msgspec.structs.replace(over, why=with_straddles(table.house, over))


def _with_open_returns(table: Table, hand: HandPlan) -> HandPlan:
    """Offer a way back by straddling only to whoever could really straddle there.

    Source:
        wsop-live-2026-160; the straddle itself: in full, and not in every hand.
    """
    for seat, ways in hand.choices:
        if Entry.STRADDLE in ways and not _could_return(table, seat):
            return _without_return(table, hand, seat)
    return hand


def _could_return(table: Table, seat: Seat) -> bool:
    asked = _entering(table, seat, Entry.STRADDLE)
    hand = without_straddles(asked)
    if isinstance(hand, Refusal):
        return False
    standing = straddles.stand(asked, hand, seat)
    return any(said.seat == seat for said in standing.straddles)


def _without_return(table: Table, hand: HandPlan, seat: Seat) -> HandPlan:
    """The hand with nobody straddling his way back at a seat: whoever wanted to waits."""
    player = table.player(seat)
    wanted = player is not None and player.entry is Entry.STRADDLE
    if wanted:
        waits = without_straddles(_entering(table, seat, Entry.WAIT))
        hand = hand if isinstance(waits, Refusal) else waits
    choices = tuple(
        (other, tuple(way for way in ways if way is not Entry.STRADDLE or other != seat))
        for other, ways in hand.choices
    )
    closed = (*hand.entry_closed, seat) if wanted else hand.entry_closed
    return msgspec.structs.replace(hand, choices=choices, entry_closed=closed)


def _entering(table: Table, seat: Seat, entry: Entry) -> Table:
    player = table.player(seat)
    if player is None:
        return table
    return table.with_player(seat, msgspec.structs.replace(player, entry=entry))


def returns_by_straddle(hand: HandPlan, table: Table) -> Seat:
    """Seat of the player who comes back by straddling on a planned hand, or nobody."""
    for seat, ways in hand.choices:
        player = table.player(seat)
        wants = player is not None and player.entry is Entry.STRADDLE
        if wants and Entry.STRADDLE in ways and seat in hand.dealt_in:
            return seat
    return NOBODY


@remembered
def without_straddles(table: Table) -> HandPlan | Refusal:
    """Plan the coming hand as it is before anybody straddles; like ``plan`` otherwise."""
    if table.dealt is not None:
        message = "a hand is in play"
        raise ValueError(message)
    field = field_of(table)
    if refusal := _no_hand(table, field):
        return refusal
    if field.last is None:
        table = kills.in_new_game(table)
    if table.house.stud:
        return _planned(table, field, stud.place(field), stud.seat_everybody(field))
    placement = place(table, field)
    seating = admit(table, field, placement)
    if len(seating.dealt_in) == 2 and table.house.blinds:
        placement = first.heads_up(field, placement, seating.dealt_in, table.by_hand)
    if seating.bought:
        placement = _bought(placement, seating.bought)
    elif owners := owners_in_turn(table, placement):
        hand = without_straddles(with_owners(table, owners))
        over = isinstance(hand, Refusal)
        return hand if over else msgspec.structs.replace(hand, took_over=owners)
    return _planned(table, field, placement, seating)


def no_hand(table: Table) -> Refusal | None:
    """Say why no hand can be dealt now; None if one can."""
    return _no_hand(table, field_of(table))


def _no_hand(table: Table, field: Field) -> Refusal | None:
    present = (*field.continuing, *field.entrants) if table.house.stud else field.continuing
    if len(present) < 2:
        return refuse(Code.TOO_FEW_PLAYERS, *present)
    if field.last is None and table.by_hand is None and not table.house.stud:
        return refuse(Code.NO_BUTTON_YET, rule="rulebook-5.1")
    return None


def place(table: Table, field: Field) -> Placement:
    """Place button and blinds: by hand, by the draw, or by the house's method."""
    hand = table.by_hand
    if not table.house.blinds:
        return antes_only.at(field, hand.button) if hand else antes_only.place(field)
    if hand is not None:
        return first.place_by_hand(field, hand)
    if table.house.three_blinds(ThirdBlind.UTG):
        return three.place(field)
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
    rule = _kill_rule(table, posted)
    forced = _forced_bet(table, posted, rule)
    limits = _limits(table, posted, rule)
    paying = {post.seat for post in posted.posts}
    hand = HandPlan(
        hand=table.hand + 1,
        level=table.level,
        positions=placement.positions,
        small_blinds=tuple(
            s
            for s in placement.small_blinds
            if s in paying and seating.way_of(s) is not Entry.BUY_BUTTON
        ),
        big_blinds=tuple(s for s in placement.big_blinds if s in dealt_in),
        third_blinds=_third_blinds(table, placement, dealt_in),
        small_blind_position=_small_position(table, placement),
        dealt_in=dealt_in,
        heads_up=len(dealt_in) == 2,
        deal_order=order.deal_order(placement, dealt_in),
        first_order=order.first_order(table, placement, seating, posted.kill),
        later_order=order.later_order(table, placement, dealt_in),
        posts=posted.posts,
        all_in=all_in(table, posted.posts),
        price=max(forced, _most_live(posted)),
        step=limits[0] if limits else forced or table.house.bets(table.level)[0],
        choices=seating.choices,
        bought=seating.bought,
        entry_closed=seating.entry_closed,
        kill=posted.kill,
        kill_by_post=posted.kill_by_post,
        deferred=posted.deferred,
        leg=table.leg,
        limits=limits,
    )
    return _with_outcome(table, field, placement, seating, hand)


def _kill_rule(table: Table, posted: Posted) -> KillRule:
    """How large the kill of this hand is: the house's, or full by a lowball double post."""
    if not posted.kill:
        return KillRule.OFF
    return KillRule.FULL if posted.kill_by_post else table.house.kill


def _most_live(posted: Posted) -> Chips:
    """The most live chips that one seat has put in."""
    live: dict[Seat, int] = {}
    for post in posted.posts:
        live[post.seat] = live.get(post.seat, 0) + post.live
    return Chips(max(live.values(), default=0))


def _forced_bet(table: Table, posted: Posted, rule: KillRule) -> Chips:
    """The full forced bet: the largest blind or the kill, in stud the bring-in."""
    if posted.kill:
        return kills.kill_amount(table.house, table.level, rule)
    return table.house.bring_in if table.house.stud else stakes_at(table.house, table.level).price


def _limits(table: Table, posted: Posted, rule: KillRule) -> tuple[Chips, ...]:
    if table.house.betting is not Betting.FIXED_LIMIT:
        return ()
    limits = table.house.bets(table.level)
    return kills.kill_limits(table.house, limits, rule) if posted.kill else limits


def _third_blinds(
    table: Table, placement: Placement, dealt_in: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    on_button = table.house.three_blinds(ThirdBlind.BUTTON)
    thirds = (placement.button,) if on_button else placement.third_blinds
    return tuple(seat for seat in thirds if seat in dealt_in)


def _small_position(table: Table, placement: Placement) -> Seat:
    positions = placement.positions
    heads_up_of_three = bool(positions.third) and positions.big == positions.button
    moving_button = positions.rule is ButtonRule.MOVING
    without = moving_button or heads_up_of_three or not table.house.blinds
    return NOBODY if without else positions.small


def _with_outcome(
    table: Table, field: Field, placement: Placement, seating: Seating, hand: HandPlan
) -> HandPlan:
    """Complete a plan with the markers its deal leaves, and with its reasons."""
    settled = after_deal(table, hand, fresh=field.last is None).players()
    hand = msgspec.structs.replace(
        hand,
        owes=tuple([(s, p.owes) for s, p in settled if p.owes is not Owes.NOTHING]),
        absent_buttons=tuple([(s, p.absent_buttons) for s, p in settled if p.absent_buttons]),
    )
    why = (*reasons(table, field, placement, seating, hand), *chip_reasons(table, hand))
    return msgspec.structs.replace(hand, why=why)

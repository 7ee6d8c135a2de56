"""What somebody who is not dealt in may do for the coming hand, in the rules' own words."""

from dealer_assist.core import events
from dealer_assist.core.events import Change, Event
from dealer_assist.core.table import HandPlan, Player, Table
from dealer_assist.core.values import Code, Owes, Presence, Refusal, Seat, Why
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import apply, coming

WAITING = {
    Code.WAITS_CLOSED,
    Code.WAITS_FOR_BIG_BLIND,
    Code.WAITS_HOUSE,
    Code.SEAT_CHANGE_WAITS,
}
"""Reasons to sit out a hand."""

COMING_IN = {
    Code.BIG_BLIND_ENTRANT,
    Code.BUTTON_TAKEN_BY_NEWCOMER,
    Code.BUYS_BUTTON,
    Code.DEALT_OFF,
    Code.ENTERS_FIRST_ORBIT,
    Code.ENTERS_FREE,
    Code.ENTERS_POSTING,
    Code.ENTERS_TOURNAMENT,
    Code.POSTS_MISSED,
    Code.RETURNS_AS_STRADDLE,
    Code.SEAT_CHANGE_FREE,
    Code.SEAT_CHANGE_POSTS,
}
"""Ways to be dealt in."""


def hand_after(table: Table, event: Event) -> HandPlan | Refusal:
    """The hand that an event counts for, as it then is: the coming one, or the one in play.

    Raises:
        ValueError: The event may not happen: a caller's bug.
    """
    then = apply(table, event)
    now = isinstance(event, Change) and event.now
    return then.dealt if now and then.dealt is not None else plan(coming(then))


def if_there(table: Table, seat: Seat) -> Table:
    """The coming table, with a player who is away or out of chips back in his chair."""
    then = coming(table)
    player = then.player(seat)
    if player is None or player.presence is Presence.HERE:
        return then
    if player.presence is Presence.AWAY:
        return apply(then, events.Back(seat=seat))
    return apply(then, events.Rebuy(seat=seat, stack=None))


def way_in(table: Table, seat: Seat) -> Why | None:
    """Say what the rules hold for a seat on the coming hand, were its player there.

    Returns:
        Why he waits, or how he comes in; None for somebody who is simply dealt in, and where
        no hand can be dealt.
    """
    hand = plan(if_there(table, seat))
    if isinstance(hand, Refusal):
        return None
    about = (why for why in hand.why if why.code in WAITING | COMING_IN and seat in why.seats)
    return next(about, None)


def hands_out(player: Player) -> int:
    """Hands that a player who changed seat still sits out; 0 for nobody else."""
    return max(0, player.move.hands) if player.move is not None else 0


def is_in_hand(table: Table, hand: HandPlan | Refusal, seat: Seat) -> bool:
    """Say whether the player in a seat has cards; not who has just taken a seat given up."""
    if isinstance(hand, Refusal) or seat not in hand.dealt_in:
        return False
    player = table.player(seat)
    return table.dealt is None or player is None or not player.new


def is_outside(table: Table, hand: HandPlan | Refusal, seat: Seat) -> bool:
    """Say whether a player has something to settle, or to wait for, before he gets cards."""
    player = table.player(seat)
    if player is None or is_in_hand(table, hand, seat):
        return False
    unsettled = player.new or player.owes is not Owes.NOTHING or player.move is not None
    return unsettled or player.presence is Presence.HERE

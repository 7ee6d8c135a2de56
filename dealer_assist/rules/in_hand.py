"""The hand in play: its deal, its actions, its rulings and its end."""

import msgspec

from dealer_assist.core import events
from dealer_assist.core.betting import Betting
from dealer_assist.core.table import (
    SEATS,
    FirstOrbitState,
    HandPlan,
    Table,
    Tally,
    within,
)
from dealer_assist.core.values import NO_CHIPS, NOBODY, Chips, Presence, Ruling, Seat
from dealer_assist.rules.action import after_act, opens_for_more, woken
from dealer_assist.rules.betting import next_index, opening
from dealer_assist.rules.changes import allowed
from dealer_assist.rules.field import is_new_game
from dealer_assist.rules.kills import after_pot, in_new_game
from dealer_assist.rules.markers import after_deal
from dealer_assist.rules.plan import plan
from dealer_assist.rules.playing_over import with_owners
from dealer_assist.rules.pots import in_the_middle, winnings


def deal(table: Table) -> Table:
    """Begin the hand that is planned: markers and waits change now, positions when it ends.

    Raises:
        ValueError: No hand can be dealt: a caller's bug.
    """
    hand = allowed(plan(table))
    fresh = is_new_game(table) and bool(hand.button)
    dead = killed_hands(table, hand)
    begun = in_new_game(table) if fresh else table
    then = msgspec.structs.replace(
        after_deal(with_owners(begun, hand.took_over), hand, fresh=fresh),
        dealt=hand,
        before=table,
        since=(),
        hand=table.hand + 1,
        by_hand=None if hand.button else table.by_hand,
        orbit=_orbit(table, hand, fresh=fresh) if hand.button else table.orbit,
        dead_hands=dead,
        ruling=None,
        straddles=(),
        kill_said=False,
        deferred=hand.deferred,
        boards=(),
        betting=first_round(table, hand, dead),
    )
    return _tallied(then, hand)


def killed_hands(table: Table, hand: HandPlan) -> tuple[Seat, ...]:
    """Hands of absent tournament stacks, dead once the deal ends. Source: tda-2024-30."""
    return tuple(
        seat
        for seat, player in table.players()
        if seat in hand.dealt_in and player.presence is not Presence.HERE
    )


def first_round(table: Table, hand: HandPlan, dead: tuple[Seat, ...]) -> Betting | None:
    """The first betting round as just dealt; None in stud until the up cards are known."""
    if not hand.first_order:
        return None
    return woken(table.hand_house, hand, opening(table, hand, dead))


def betting_now(table: Table, hand: HandPlan) -> Betting | None:
    """The betting of the hand in play, or of the planned one as it would be just dealt."""
    if table.dealt is not None:
        return table.betting
    return first_round(table, hand, killed_hands(table, hand))


def _orbit(table: Table, hand: HandPlan, *, fresh: bool) -> FirstOrbitState | None:
    """Follow a new game's first orbit: which seats the big blind has reached or passed.

    Source:
        robert-4-13.
    """
    front = hand.positions.front
    if fresh or table.last is None:
        passed = tuple(seat for seat in SEATS if within(hand.button, seat, front))
        return FirstOrbitState(button=hand.button, passed=passed)
    orbit, last = table.orbit, table.last
    if orbit is None:
        return None
    if table.by_hand is not None:
        # A button put right has not gone round the table.
        passed = (front,)
    elif within(last.button, orbit.button, hand.button):
        return None
    else:
        passed = tuple(seat for seat in SEATS if within(last.front, seat, front))
    return FirstOrbitState(button=orbit.button, passed=tuple(sorted({*orbit.passed, *passed})))


def _tallied(table: Table, hand: HandPlan) -> Table:
    """Count for each player what the hand gave and cost him."""
    dead = dict.fromkeys(hand.dealt_in, NO_CHIPS)
    for post in hand.posts:
        dead[post.seat] = Chips(dead[post.seat] + post.dead)
    seats = list(table.seats)
    for seat in hand.dealt_in:
        player = seats[seat - 1]
        if player is not None:
            tally = _counted(player.tally, hand, seat, dead[seat])
            seats[seat - 1] = msgspec.structs.replace(player, tally=tally)
    return msgspec.structs.replace(table, seats=tuple(seats))


def _counted(tally: Tally, hand: HandPlan, seat: Seat, dead: Chips) -> Tally:
    return Tally(
        hands=tally.hands + 1,
        big_blinds=tally.big_blinds + (seat in hand.big_blinds),
        small_blinds=tally.small_blinds + (seat in hand.small_blinds),
        buttons=tally.buttons + (seat == hand.button),
        dead=Chips(tally.dead + dead),
        last_to_act=tally.last_to_act + (hand.later_order[-1:] == (seat,)),
    )


def begin(table: Table, _event: events.Deal) -> Table:
    """Deal the coming hand."""
    return deal(table)


def whole(table: Table, _event: events.Hand) -> Table:
    """Deal the coming hand and end it."""
    return end(deal(table), events.End())


def misdeal(table: Table, _event: events.Misdeal) -> Table:
    """Deal the hand in play again from its start; later changes wait. Source: tda-2024-35c."""
    if table.before is None:
        return table
    hand = allowed(plan(table.before))
    dead = killed_hands(table.before, hand)
    return msgspec.structs.replace(
        table,
        dealt=hand,
        boards=(),
        dead_hands=dead,
        betting=first_round(table.before, hand, dead),
    )


def end(table: Table, event: events.End) -> Table:
    """Finish the hand in play: its positions are where the next one starts from.

    A hand whose betting was followed pays its pots; leg and kill follow from the winners.

    Raises:
        ValueError: No hand is in play: a caller's bug.
    """
    hand = table.dealt
    if hand is None:
        message = "no hand is in play"
        raise ValueError(message)
    winners = won_by(table, event)
    pot = event.pot if event.pot is not None else followed_pot(table)
    played = msgspec.structs.replace(table, house=table.hand_house, level=hand.level)
    state = after_pot(played, hand, tuple(_seat_now(table, seat) for seat in winners), pot)
    if not table.kill_said:
        table = msgspec.structs.replace(table, leg=state.leg, kill=state.kill)
    return msgspec.structs.replace(
        _paid(table, hand, winners, event.by_pot),
        last=hand.positions if hand.button else table.last,
        dealt=None,
        before=None,
        since=(),
        dead_hands=(),
        kill_said=False,
        boards=(),
        betting=None,
    )


def followed(table: Table) -> bool:
    """Say whether the betting of the hand in play is known to its end.

    So it is once an action is recorded, and where posting put everybody all in.
    """
    betting = table.betting
    if betting is None:
        return False
    decided = next_index(betting) < 0 and any(bettor.all_in for bettor in betting.bettors)
    return betting.acts > 0 or decided


def followed_pot(table: Table) -> Chips | None:
    """Size of all pots of a followed hand; None where nobody followed."""
    if table.betting is None or not followed(table):
        return None
    return in_the_middle(table.betting)


def won_by(table: Table, event: events.End) -> tuple[Seat, ...]:
    """Winners as said, or the only live hand of a followed one."""
    said = (*event.winners, *(seat for pot in event.by_pot for seat in pot))
    if said or table.betting is None or not followed(table):
        return tuple(dict.fromkeys(said))
    live = [bettor.seat for bettor in table.betting.bettors if not bettor.folded]
    return tuple(live) if len(live) == 1 else ()


def _paid(
    table: Table,
    hand: HandPlan,
    winners: tuple[Seat, ...],
    by_pot: tuple[tuple[Seat, ...], ...],
) -> Table:
    """Move the chips of a followed hand; without winners everybody takes his back."""
    betting = table.betting
    if betting is None or not winners or not followed(table):
        return table
    won = winnings(betting, winners, hand.button, by_pot) or {}
    seats = list(table.seats)
    for bettor in betting.bettors:
        seat = _seat_now(table, bettor.seat)
        player = table.player(seat) if seat else None
        if player is not None and player.stack is not None and bettor.left is not None:
            stack = Chips(bettor.left + won.get(bettor.seat, NO_CHIPS))
            seats[seat - 1] = msgspec.structs.replace(player, stack=stack)
    return msgspec.structs.replace(table, seats=tuple(seats))


def _seat_now(table: Table, seat: Seat) -> Seat:
    """Where a player of the hand sits by now; nobody's seat if he left or bought in again."""
    for event in table.since:
        if isinstance(event, events.Move) and event.seat == seat:
            seat = event.to
        elif isinstance(event, GONE) and event.seat == seat:
            return NOBODY
    return seat


GONE = (events.Leave, events.Bust, events.Rebuy)


def act(table: Table, event: events.Act) -> Table:
    """Record an action in turn."""
    hand, betting = table.dealt, table.betting
    if hand is None or betting is None:
        return table
    house = table.hand_house
    if opens_for_more(house, hand, betting, event):
        betting = msgspec.structs.replace(betting, full=NO_CHIPS)
    then = after_act(house, hand, betting, event)
    return _with_betting(table, hand, then)


def _with_betting(table: Table, hand: HandPlan, betting: Betting) -> Table:
    """Keep the betting; a sleeper that woke is one of the hand's straddles."""
    if betting.woken:
        known = dict(hand.straddles)
        new = tuple((seat, amount) for seat, amount in betting.woken if seat not in known)
        hand = msgspec.structs.replace(hand, straddles=(*hand.straddles, *new))
    return msgspec.structs.replace(table, dealt=hand, betting=betting)


def kill_hand(table: Table, seat: Seat) -> Table:
    """Kill a hand by a ruling: its chips stay, it acts no more."""
    betting = table.betting
    if betting is not None and table.dealt is not None:
        bettors = tuple(
            msgspec.structs.replace(bettor, folded=True) if bettor.seat == seat else bettor
            for bettor in betting.bettors
        )
        killed = msgspec.structs.replace(betting, bettors=bettors)
        betting = woken(table.hand_house, table.dealt, killed)
    dead = tuple(sorted({*table.dead_hands, seat}))
    return msgspec.structs.replace(table, dead_hands=dead, betting=betting, ruling=Ruling.HAND_DEAD)


def with_folds(table: Table, before: Betting | None) -> Table:
    """The hand dealt again, without those who had folded; the others act at the new price."""
    if before is None or table.betting is None:
        return table
    folded = {bettor.seat for bettor in before.bettors if bettor.folded}
    bettors = tuple(
        msgspec.structs.replace(bettor, folded=bettor.folded or bettor.seat in folded)
        for bettor in table.betting.bettors
    )
    acts = table.betting.acts + len(folded)
    betting = msgspec.structs.replace(table.betting, bettors=bettors, acts=acts)
    return msgspec.structs.replace(table, betting=betting)


def dead_hand(table: Table, event: events.DeadHand) -> Table:
    """Kill a hand."""
    return kill_hand(table, event.seat)

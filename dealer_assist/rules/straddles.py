"""Straddles: who may put in a voluntary blind, whose counts, and how high it is."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import (
    Betting,
    Restraddle,
    Sleeper,
    StraddleOrder,
    StraddlePriority,
    StraddleRaise,
    StraddleSeat,
)
from dealer_assist.core.table import (
    HandPlan,
    Player,
    Post,
    PostKind,
    StraddleSaid,
    Table,
    clockwise,
)
from dealer_assist.core.values import NO_CHIPS, NOBODY, Chips, Code, Refusal, Seat, refuse
from dealer_assist.rules.posts import all_in

Said = tuple[StraddleSaid, ...]


class Straddled(msgspec.Struct, frozen=True, kw_only=True):
    """The straddles that stand, lowest first, and the sleepers set aside."""

    straddles: Said = ()
    sleepers: Said = ()
    returning: Seat = NOBODY  # comes back by his straddle: it gives way to nobody's

    @property
    def all(self) -> Said:
        """Everything that stands, in the order it was said."""
        return (*self.straddles, *self.sleepers)


def stand(table: Table, hand: HandPlan, returning: Seat = NOBODY) -> Straddled:
    """Keep the straddles that are possible in the hand as it is planned without them.

    Args:
        table: Between hands, with what has been said.
        hand: The hand as planned without straddles.
        returning: A player who comes back by straddling and owes nothing more.
    """
    standing = Straddled(returning=returning)
    back = (StraddleSaid(seat=returning, amount=NO_CHIPS),) if returning else ()
    for said in (*back, *table.straddles):
        after = add(table, hand, standing, said)
        if isinstance(after, Straddled):
            standing = after
    return standing


def add(
    table: Table, hand: HandPlan, standing: Straddled, said: StraddleSaid
) -> Straddled | Refusal:
    """Add one straddle to those that stand, or say why it may not be.

    A first straddle can push out another where the house gives its seat priority; the other
    takes his chips back.

    Args:
        table: Between hands.
        hand: The hand as planned without straddles.
        standing: What stands already.
        said: With an amount of 0 for the default, twice the price so far.

    Source:
        wikipedia-straddle, rulebook-5-straddle, rulebook-5.17, wsop-live-2026-165.
    """
    if refusal := _no_straddles(table, hand, said.seat):
        return refusal
    if said.sleeper:
        return _add_sleeper(table, hand, standing, said)
    if any(other.seat == said.seat for other in standing.all):
        return refuse(Code.STRADDLE_TAKEN, said.seat)
    if not standing.straddles:
        return _add_first(table, hand, standing, said)
    over = _add_over(table, hand, standing, said)
    if isinstance(over, Straddled) or len(standing.straddles) > 1:
        return over
    return _compete(table, hand, standing, said, over)


def _no_straddles(table: Table, hand: HandPlan, seat: Seat) -> Refusal | None:
    """Refuse what no straddle is possible for at all."""
    if not table.house.cash:
        return refuse(Code.CASH_ONLY, seat, rule="rulebook-5.17")
    if seat not in hand.dealt_in:
        return refuse(Code.NOT_DEALT_IN, seat)
    if hand.heads_up:
        return refuse(Code.STRADDLE_HEADS_UP, seat)
    if hand.kill:
        return refuse(Code.STRADDLE_KILL_POT, seat, rule="wsop-live-2026-203")
    return None if hand.price else refuse(Code.STRADDLE_OFF, seat)


def _add_sleeper(
    table: Table, hand: HandPlan, standing: Straddled, said: StraddleSaid
) -> Straddled | Refusal:
    if table.house.sleeper is Sleeper.OFF:
        return refuse(Code.STRADDLE_OFF, said.seat, rule="rulebook-5.17")
    if said.seat == under_the_gun(hand):
        return refuse(Code.STRADDLE_SEAT, said.seat, rule="rulebook-5.17")
    if any(other.seat == said.seat for other in standing.all):
        return refuse(Code.STRADDLE_TAKEN, said.seat)
    if standing.sleepers:
        return refuse(Code.STRADDLE_LIMIT_REACHED, said.seat, number=1)
    sized = _sized(table, hand, said, _price(hand, standing))
    if isinstance(sized, Refusal):
        return sized
    return msgspec.structs.replace(standing, sleepers=(sized,))


def _add_first(
    table: Table, hand: HandPlan, standing: Straddled, said: StraddleSaid
) -> Straddled | Refusal:
    if not table.house.straddle_seats:
        return refuse(Code.STRADDLE_OFF, said.seat, rule=_off_rule(table.house))
    if said.seat not in first_seats(table.house, hand):
        return refuse(Code.STRADDLE_SEAT, said.seat, rule="rulebook-5.17")
    sized = _sized(table, hand, said, hand.price)
    if isinstance(sized, Refusal):
        return sized
    return msgspec.structs.replace(standing, straddles=(sized,))


def _add_over(
    table: Table, hand: HandPlan, standing: Straddled, said: StraddleSaid
) -> Straddled | Refusal:
    """Straddle the straddle, where the house lets that seat."""
    house = table.house
    if house.restraddle is Restraddle.OFF or len(standing.straddles) >= house.max_straddles:
        return refuse(Code.STRADDLE_LIMIT_REACHED, said.seat, number=house.max_straddles)
    last = standing.straddles[-1].seat
    neighbours = {
        Restraddle.LEFT: clockwise(last, hand.dealt_in)[0],
        Restraddle.RIGHT: clockwise(last, hand.dealt_in)[-2],
        Restraddle.ANY: said.seat,
    }
    if said.seat != neighbours[house.restraddle]:
        return refuse(Code.STRADDLE_SEAT, said.seat, rule="wikipedia-straddle")
    sized = _sized(table, hand, said, standing.straddles[-1].amount)
    if isinstance(sized, Refusal):
        return sized
    return msgspec.structs.replace(standing, straddles=(*standing.straddles, sized))


def _compete(
    table: Table, hand: HandPlan, standing: Straddled, said: StraddleSaid, over: Refusal
) -> Straddled | Refusal:
    """Let two seats want the first straddle: the house says whose counts."""
    first = standing.straddles[0].seat
    alone = msgspec.structs.replace(standing, straddles=())
    instead = _add_first(table, hand, alone, said)
    if isinstance(instead, Refusal):
        return over
    order = _priority(table.house.straddle_priority, hand)
    keeps = first == standing.returning or not order
    if not keeps and order.index(said.seat) < order.index(first):
        return instead
    if table.house.restraddle is not Restraddle.OFF:
        return over
    return refuse(Code.STRADDLE_TAKEN, said.seat, rule="wsop-live-2026-165")


def _priority(priority: StraddlePriority, hand: HandPlan) -> tuple[Seat, ...]:
    """Seats in the order in which their first straddle counts; empty: who said it first."""
    if priority is StraddlePriority.FIRST:
        return ()
    if priority is StraddlePriority.BUTTON:
        return tuple(reversed(clockwise(hand.button, hand.dealt_in)))
    return hand.first_order


def under_the_gun(hand: HandPlan) -> Seat:
    """The seat next after the last blind."""
    return hand.first_order[0]


def first_seats(house: HouseRules, hand: HandPlan) -> tuple[Seat, ...]:
    """Seats that may put in the first straddle.

    At fixed limit only the one under the gun; nobody straddles from a dead button.

    Source:
        rulebook-5.17, robert-4-16, wsop-live-2026-165.
    """
    return tuple(dict.fromkeys(_first_seats(house, hand)))


def _first_seats(house: HouseRules, hand: HandPlan) -> Iterator[Seat]:
    allowed = set(house.straddle_seats)
    if house.betting is Betting.FIXED_LIMIT:
        allowed &= {StraddleSeat.UTG}
    if StraddleSeat.ANY in allowed:
        yield from hand.dealt_in
    if StraddleSeat.UTG in allowed:
        yield under_the_gun(hand)
    if StraddleSeat.BUTTON in allowed and not hand.dead_button:
        yield hand.button
    if StraddleSeat.CUTOFF in allowed:
        ring = clockwise(hand.button, hand.dealt_in)
        yield ring[-1] if hand.dead_button else ring[-2]


def _off_rule(house: HouseRules) -> str:
    return "robert-4-16" if house.betting is Betting.FIXED_LIMIT else "rulebook-5.17"


def _price(hand: HandPlan, standing: Straddled) -> Chips:
    return standing.straddles[-1].amount if standing.straddles else hand.price


def _sized(
    table: Table, hand: HandPlan, said: StraddleSaid, price: Chips
) -> StraddleSaid | Refusal:
    """Check the amount: at least twice the price so far, in full."""
    amount = said.amount or Chips(2 * price)
    if amount % table.house.unit:
        return refuse(
            Code.NOT_IN_UNITS, said.seat, rule="wikipedia-limits", amount=table.house.unit
        )
    if amount < 2 * price:
        return refuse(
            Code.STRADDLE_TOO_SMALL, said.seat, rule="wikipedia-straddle", amount=2 * price
        )
    player = table.player(said.seat)
    if player is not None and not _covers(player, hand, said.seat, amount):
        return refuse(Code.STRADDLE_SHORT, said.seat, amount=amount)
    return msgspec.structs.replace(said, amount=amount)


def _covers(player: Player, hand: HandPlan, seat: Seat, amount: Chips) -> bool:
    return player.stack is None or player.stack >= amount + hand.dead(seat)


def straddled(table: Table, hand: HandPlan, standing: Straddled) -> HandPlan:
    """Plan a hand with its straddles: price, smallest raise, chips and first round.

    The highest straddle is last with the option. The first raise doubles it, or adds one
    big blind; at fixed limit one small bet.

    Source:
        rulebook-5-straddle, wsop-live-2023-161, wikipedia-straddle; both orders:
        lee-jones-straddle.
    """
    stands = {said.seat for said in standing.all}
    lost = tuple(said.seat for said in table.straddles if said.seat not in stands)
    sleepers = tuple((said.seat, said.amount) for said in standing.sleepers)
    hand = msgspec.structs.replace(hand, straddles_lost=lost, sleepers=sleepers)
    if not standing.straddles:
        return hand
    highest = standing.straddles[-1]
    chips = (*hand.posts, *_posts(hand, standing))
    return msgspec.structs.replace(
        hand,
        straddles=tuple((said.seat, said.amount) for said in standing.straddles),
        posts=chips,
        all_in=all_in(table, chips),
        price=highest.amount,
        step=raise_over(table.house, hand, highest.amount),
        first_order=_order(table.house, hand, highest.seat),
    )


def raise_over(house: HouseRules, hand: HandPlan, amount: Chips) -> Chips:
    """The smallest raise over a straddle of an amount; ``hand`` as planned without it."""
    if house.betting is Betting.FIXED_LIMIT or house.straddle_raise is StraddleRaise.PLUS_BIG_BLIND:
        return hand.step
    return amount


def _posts(hand: HandPlan, standing: Straddled) -> Iterator[Post]:
    """A blind or post of the seat is part of its straddle."""
    for said in standing.straddles:
        more = Chips(said.amount - hand.live(said.seat))
        yield Post(seat=said.seat, kind=PostKind.STRADDLE, live=more)


def _order(house: HouseRules, hand: HandPlan, seat: Seat) -> tuple[Seat, ...]:
    if house.straddle_order is StraddleOrder.LEFT_OF_STRADDLE:
        return clockwise(seat, hand.dealt_in)
    return (*(other for other in hand.first_order if other != seat), seat)

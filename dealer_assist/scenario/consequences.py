"""What a hand does to its players against the hand before: who pays twice, who escapes."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan, Positions, Table, Tally, between, within
from dealer_assist.core.values import NOBODY, Seat


class Effect(StrEnum):
    """What becomes of a player, or of a place; the weightiest first."""

    BIG_BLIND_AGAIN = "big_blind_again"  # pays it anew after the markers were set back
    BUYS_BUTTON = "buys_button"  # pays both blinds alone, the small one dead
    BIG_BLIND_TWICE = "big_blind_twice"  # pays one more than his round's
    NO_BIG_BLIND = "no_big_blind"  # pays none this round
    SMALL_BLIND_TWICE = "small_blind_twice"
    NO_SMALL_BLIND = "no_small_blind"
    SEVERAL_BIG_BLINDS = "several_big_blinds"  # all of them in one hand
    SMALL_BLIND_ON_BUTTON = "small_blind_on_button"  # pays it on the button or behind it
    DEAD_SMALL_BLIND = "dead_small_blind"  # falls on a place where nobody posts it
    DEAD_BUTTON = "dead_button"  # lies where nobody is dealt in
    LAST_AGAIN = "last_again"  # has the last word once more
    LAST_LESS = "last_less"  # has it once less
    PAYS_MORE = "pays_more"  # puts in more than he has to
    PAYS_LESS = "pays_less"


class Consequence(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One effect and whom it meets; seats in order, empty ones where a place is dead."""

    effect: Effect
    seats: tuple[Seat, ...]


class Shares(msgspec.Struct, frozen=True, kw_only=True):
    """Who paid the big blind and spoke last in a hand, and how far the big blind had come."""

    big_blinds: tuple[Seat, ...]
    last_to_act: Seat
    front: Seat
    placed: bool = False  # the markers were put by hand since


def shares_of(hand: HandPlan) -> Shares:
    """Read the shares of a hand that was dealt."""
    last = hand.later_order[-1] if hand.later_order else NOBODY
    return Shares(big_blinds=hand.big_blinds, last_to_act=last, front=hand.positions.front)


def shares_at(last: Positions) -> Shares:
    """Read the shares of a hand that is known by its places only."""
    bigs = tuple(last.owes) if last.rule is ButtonRule.MOVING else (last.big,)
    return Shares(big_blinds=bigs, last_to_act=last.button, front=last.front)


def consequences(
    earlier: Shares, hand: HandPlan, newcomers: tuple[Seat, ...]
) -> Iterator[Consequence]:
    """Say what a hand means to its players, the weightiest first.

    Args:
        earlier: Of the hand before.
        hand: The hand after it.
        newcomers: Seats that were not in the hand before: nothing passes them.

    Returns:
        Nothing for an ordinary hand and in a game without a button; of a bought hand, whose
        blinds are spared by rule, the buyer alone.
    """
    if hand.bought:
        yield Consequence(effect=Effect.BUYS_BUTTON, seats=(hand.bought,))
    if not hand.button or not hand.big_blinds:
        return
    seats = [seat for seat in hand.dealt_in if seat not in newcomers]
    if _set_back(earlier, hand):
        yield Consequence(effect=Effect.BIG_BLIND_AGAIN, seats=hand.big_blinds)
        seats = []
    for effect, met in (
        (Effect.BIG_BLIND_TWICE, [s for s in seats if _pays_twice(earlier, hand, s)]),
        (Effect.NO_BIG_BLIND, [s for s in seats if _is_passed(earlier, hand, s)]),
        (Effect.NO_SMALL_BLIND, [s for s in seats if _spared_small(earlier, hand, s)]),
        (Effect.SEVERAL_BIG_BLINDS, hand.big_blinds if len(hand.big_blinds) > 1 else ()),
        (Effect.SMALL_BLIND_ON_BUTTON, _smalls_not_behind_button(hand)),
        (Effect.DEAD_SMALL_BLIND, _dead_small(hand)),
        (Effect.DEAD_BUTTON, (hand.button,) if hand.dead_button else ()),
        (Effect.LAST_AGAIN, {earlier.last_to_act} & set(hand.later_order[-1:])),
    ):
        if met:
            yield Consequence(effect=effect, seats=tuple(sorted(met)))


def _set_back(earlier: Shares, hand: HandPlan) -> bool:
    """Say whether markers that were put by hand went back: no more seats lie that way."""
    if not earlier.placed:
        return False
    front = hand.positions.front
    passed = sum(between(earlier.front, seat, front) for seat in hand.dealt_in)
    again = sum(seat not in {earlier.front, front} for seat in hand.dealt_in) - passed
    return front == earlier.front or 0 < passed >= again


def _pays_twice(earlier: Shares, hand: HandPlan, seat: Seat) -> bool:
    return seat in earlier.big_blinds and seat in hand.big_blinds


def _is_passed(earlier: Shares, hand: HandPlan, seat: Seat) -> bool:
    if hand.heads_up:  # pays the next one
        return False
    passed = between(earlier.front, seat, hand.positions.front)
    return passed and seat not in hand.big_blinds


def _spared_small(earlier: Shares, hand: HandPlan, seat: Seat) -> bool:
    """Say whether somebody who paid the big blind neither pays nor goes on owing a small one."""
    pays = {*hand.small_blinds, *hand.big_blinds, *hand.positions.owes}
    return seat in earlier.big_blinds and seat not in pays


def _smalls_not_behind_button(hand: HandPlan) -> list[Seat]:
    """Small blinds on the button or behind it: paid late, for a big blind paid early."""
    if hand.heads_up:
        return []
    front = hand.positions.front
    return [seat for seat in hand.small_blinds if not within(hand.button, seat, front)]


def _dead_small(hand: HandPlan) -> tuple[Seat, ...]:
    dead = not hand.small_blinds and hand.small_blind_position
    return (hand.small_blind_position,) if dead else ()


def uncounted(table: Table) -> Table:
    """The table with every player's tally at nothing, so that what follows can be measured."""
    for seat, player in tuple(table.players()):
        owner = player.owner
        if owner is not None:
            owner = msgspec.structs.replace(owner, tally=Tally())
        fresh = msgspec.structs.replace(player, tally=Tally(), owner=owner)
        table = table.with_player(seat, fresh)
    return table


def tallies(table: Table) -> dict[Seat, Tally]:
    """What each player has been dealt and has paid, by seat."""
    return {seat: player.tally for seat, player in table.players()}

"""Three blinds left of the button, under the dead button."""

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import Positions, after, between, clockwise
from dealer_assist.core.values import Seat, Zone
from dealer_assist.rules.dead import due_seat
from dealer_assist.rules.field import Field, Placement


def place(field: Field) -> Placement:
    """Say where button and three blinds fall in the next hand.

    The third blind goes to whoever is due it and is always posted; big blind, small blind
    and button follow to where third, big and small blind were, on empty seats too.

    Args:
        field: With the positions of the hand before, and at least two continuing players.

    Returns:
        Places, 1-based; any of them but the third blind may be an empty seat.

    Raises:
        ValueError: No hand before, or nobody continues: a caller's bug.

    Source:
        *Derived* from robert-4-2b; sizes wsop-live-2026-192.
    """
    last = field.last
    if last is None:
        message = "a dead button needs the positions of a hand before"
        raise ValueError(message)
    big = last.third or after(last.big, field.continuing)
    third = due_seat(field, big, after(big, field.continuing))
    players = tuple({*field.continuing, third})
    pinched = last.big == third
    small = _small_in_order(players, last.big, big, third)
    button = _button_in_order(players, last.small, small, third)
    positions = Positions(button=button, small=small, big=big, third=third, rule=ButtonRule.DEAD)
    zones = (
        (seat, Zone.CLOSED if pinched else zone_of(seat, positions)) for seat in field.entrants
    )
    return Placement(
        positions=positions,
        small_blinds=(small,),
        big_blinds=(big,),
        third_blinds=(third,),
        zones=tuple(zones),
        pinched=pinched,
    )


def _small_in_order(players: tuple[Seat, ...], small: Seat, big: Seat, third: Seat) -> Seat:
    """Keep the small blind between third and big blind, going round; else just before the big."""
    if between(third, small, big):
        return small
    before = clockwise(big, (seat for seat in players if seat not in {third, big}))
    return before[-1] if before else small


def _button_in_order(players: tuple[Seat, ...], button: Seat, small: Seat, third: Seat) -> Seat:
    """Keep the button behind the small blind; three-handed it may be the third blind's seat."""
    if button == third or between(third, button, small):
        return button
    before = clockwise(small, (seat for seat in players if seat != small))
    return before[-1] if before else button


def zone_of(seat: Seat, positions: Positions) -> Zone:
    """Name the zone of an entrant with three blinds: small and big blind's places are alike."""
    if seat == positions.third:
        return Zone.DUE
    if seat in {positions.small, positions.big}:
        return Zone.SMALL_SEAT
    if seat == positions.button:
        return Zone.BUTTON_SEAT
    if between(positions.button, seat, positions.big):
        return Zone.CLOSED
    return Zone.OPEN

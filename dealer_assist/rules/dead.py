"""The dead button: the big blind goes to whoever is due, the rest to where it falls."""

from collections.abc import Iterable

from dealer_assist.core.house_words import BlindsStart, ButtonJump, ButtonRule
from dealer_assist.core.table import Positions, after, between, clockwise
from dealer_assist.core.values import Seat, Zone
from dealer_assist.rules.field import Field, Placement, waits_off_the_button, zones_behind


def place(field: Field) -> Placement:
    """Say where button and blinds fall in the next hand under the dead button.

    The big blind goes to the next player clockwise who may be dealt in, so nobody
    pays it twice running or escapes it. Small blind and button follow to the places
    the big and the small blind had, whether or not anybody is still there.

    Args:
        field: With the positions of the hand before, and at least two continuing players.

    Returns:
        Places, 1-based; any of them but the big blind may be an empty seat.

    Raises:
        ValueError: No hand before, or nobody continues: a caller's bug.

    Source:
        robert-4-2b, rulebook-5.1a, tda-2024-32; jumping ahead: tda-2026-36b.
    """
    last = field.last
    if last is None:
        message = "a dead button needs the positions of a hand before"
        raise ValueError(message)
    on_button = field.house.blinds_start is BlindsStart.ON_BUTTON
    small = last.big
    button = small if on_button else last.small
    big = due_seat(field, small, after(last.big, field.continuing))
    if button == big and not on_button:
        return _pinched(field, small, big)
    jumped = _jump(field, button, small)
    positions = Positions(button=jumped, small=small, big=big, rule=ButtonRule.DEAD)
    return Placement(
        positions=positions,
        small_blinds=(small,),
        big_blinds=(big,),
        zones=tuple(zones_behind(field.entrants, jumped, small, big)),
        jumped=jumped != button,
    )


def due_seat(field: Field, behind: Seat, due: Seat) -> Seat:
    """Give the blind that is due to the first entrant it would pass, if there is one."""
    passed = (seat for seat in field.entrants if between(behind, seat, due))
    return next(iter(clockwise(behind, passed)), due)


def _pinched(field: Field, small: Seat, big: Seat) -> Placement:
    """Find a button when the small blind of a heads-up hand is due the big blind.

    It goes to the last player between big and small blind. If only entrants sit there it
    goes to one who may have it; if nobody may, the hand is heads-up and they wait.
    """
    players = _in_gap(field.continuing, big, small)
    takers = _in_gap(field.takers, big, small)
    button = (players or takers or (big,))[-1]
    zones = dict(zones_behind(field.entrants, button, small, big))
    if not players:
        zones |= dict.fromkeys(_in_gap(field.entrants, big, small), Zone.GAP)
    return Placement(
        positions=Positions(button=button, small=small, big=big, rule=ButtonRule.DEAD),
        small_blinds=(small,),
        big_blinds=(big,),
        zones=tuple(zones.items()),
        pinched=True,
    )


def _in_gap(seats: Iterable[Seat], big: Seat, small: Seat) -> tuple[Seat, ...]:
    return clockwise(big, (seat for seat in seats if between(big, seat, small)))


def _jump(field: Field, button: Seat, small: Seat) -> Seat:
    """Move a dead button ahead, over seats without a player, to where most entrants get in.

    The blinds stay, so no big blind is missed or doubled. On a tie it moves least.
    """
    if field.house.button_jump is ButtonJump.OFF or button in field.continuing:
        return button
    ahead = clockwise(button, map(Seat, range(1, field.seats + 1)))
    candidates = [button]
    for seat in ahead:
        if seat in field.continuing or not between(button, seat, small):
            break
        candidates.append(seat)
    return max(candidates, key=lambda seat: _seated(field, seat, small))


def _seated(field: Field, button: Seat, small: Seat) -> int:
    """Count the entrants who are not shut out with the button at a seat."""
    on_it = button in field.entrants and waits_off_the_button(field.house)
    shut_out = sum(between(button, seat, small) for seat in field.entrants)
    return len(field.entrants) - shut_out - on_it

"""The moving button: always to the next player; whoever is jumped pays all the same."""

from collections.abc import Iterator

from dealer_assist.core.house_words import BlindsStart, ButtonRule, MovingConflict
from dealer_assist.core.table import Positions, after, between, clockwise, within
from dealer_assist.core.values import Seat, Zone
from dealer_assist.rules.field import Field, Placement


def place(field: Field) -> Placement:
    """Say where button and blinds fall in the next hand under the moving button.

    The player two left of the button posts a big blind, and so does everybody whom the
    farthest big blind has jumped since the hand before. Whoever posted a big blind posts
    a small one on the next hand, be he then ahead of the button, on it or behind it.

    Args:
        field: With the positions of the hand before, and at least two continuing players.

    Returns:
        Seats, 1-based; ``small_blinds`` and ``big_blinds`` hold any number of players.

    Raises:
        ValueError: No hand before, or nobody continues: a caller's bug.

    Source:
        wikipedia-moving-button, robert-4-2a, rulebook-5.1b.
    """
    if field.last is None:
        message = "a moving button needs the positions of a hand before"
        raise ValueError(message)
    front = field.last.big
    button = after(field.last.button, field.continuing)
    admitted = _with_due(field, button, front)
    reached = _front(field, button, admitted)
    jumped = tuple(seat for seat in sorted(admitted) if within(front, seat, reached))
    # Only a change of house rules lets the front stand still: it posts again then.
    bigs = jumped or (reached,)
    owed = carried_debts(field)
    smalls = tuple(seat for seat in sorted(owed) if seat not in bigs)
    both = field.house.moving_conflict is MovingConflict.BOTH
    conflict = tuple(seat for seat in bigs if seat in owed)
    paid = smalls + (conflict if both else ())
    positions = Positions(
        button=button,
        small=_small(field, button, admitted),
        big=reached,
        owed=_debts_after(field, owed, paid, bigs),
        rule=ButtonRule.MOVING,
    )
    return Placement(
        positions=positions,
        small_blinds=smalls,
        big_blinds=bigs,
        zones=tuple(_zones(field, button, front, reached, admitted)),
        owed_dead=conflict if both else (),
        owed_later=() if both else conflict,
    )


def carried_debts(field: Field) -> dict[Seat, int]:
    """Small blinds owed by players who go on; whoever left takes his debt with him."""
    owed = field.last.owes if field.last is not None else {}
    return {seat: count for seat, count in owed.items() if seat in field.continuing}


def _with_due(field: Field, button: Seat, front: Seat) -> tuple[Seat, ...]:
    """Admit, clockwise, the entrants whom the big blind reaches; each may draw it back."""
    admitted = field.continuing
    while True:
        reached = _front(field, button, admitted)
        waiting = (seat for seat in field.entrants if seat not in admitted)
        due = next(
            (s for s in clockwise(button, waiting) if _is_due(button, front, reached, s)), None
        )
        if due is None:
            return admitted
        admitted = (*admitted, due)


def _front(field: Field, button: Seat, players: tuple[Seat, ...]) -> Seat:
    """The seat the farthest big blind reaches: the second player left of the button."""
    first = after(button, players)
    if field.house.blinds_start is BlindsStart.ON_BUTTON:
        return first
    return after(first, players)


def _small(field: Field, button: Seat, players: tuple[Seat, ...]) -> Seat:
    """Where the small blind would fall: what another button rule would go on from."""
    on_button = field.house.blinds_start is BlindsStart.ON_BUTTON
    return button if on_button else after(button, players)


def _is_due(button: Seat, front: Seat, reached: Seat, seat: Seat) -> bool:
    # With two players the front comes round to the button: it passes every other seat.
    passed = reached == button or between(button, seat, reached)
    return passed and not _is_closed(button, front, reached, seat)


def _is_closed(button: Seat, front: Seat, reached: Seat, seat: Seat) -> bool:
    """The big blind was here or farther on the hand before: the seat has been passed."""
    # With two players every other seat is passed, so the last big blind is as well.
    passed = front != button if reached == button else between(button, front, reached)
    return passed and within(button, seat, front)


def _zones(
    field: Field, button: Seat, front: Seat, reached: Seat, admitted: tuple[Seat, ...]
) -> Iterator[tuple[Seat, Zone]]:
    for seat in field.entrants:
        if seat in admitted:
            yield seat, Zone.DUE
        elif _is_closed(button, front, reached, seat):
            yield seat, Zone.CLOSED
        else:
            yield seat, Zone.OPEN


def _debts_after(
    field: Field, owed: dict[Seat, int], paid: tuple[Seat, ...], bigs: tuple[Seat, ...]
) -> tuple[tuple[Seat, int], ...]:
    """Small blinds owed once this hand is over: less those paid, and one more a big blind."""
    left = {seat: owed.get(seat, 0) - (seat in paid) + (seat in bigs) for seat in {*owed, *bigs}}
    if field.house.moving_conflict is MovingConflict.CAP:
        left = {seat: min(count, 1) for seat, count in left.items()}
    return tuple(sorted((seat, count) for seat, count in left.items() if count))

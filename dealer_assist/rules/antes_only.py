"""A game with antes and no blinds: the button goes on to the next player, nobody owes."""

from dealer_assist.core.table import Positions, after
from dealer_assist.core.values import Seat, Zone
from dealer_assist.rules.field import Field, Placement


def place(field: Field) -> Placement:
    """Say where the button falls in a game without blinds.

    Args:
        field: With the positions of the hand before, and at least two continuing players.

    Returns:
        The button on a taken seat, and no blinds; entrants are dealt in wherever they sit.

    Raises:
        ValueError: No hand before, or nobody continues: a caller's bug.

    Source:
        *Derived* from rulebook-5.9: antes are dead, so there is no turn to keep.
    """
    if field.last is None:
        message = "the button needs a hand before to move on from"
        raise ValueError(message)
    return at(field, after(field.last.button, field.continuing))


def at(field: Field, button: Seat) -> Placement:
    """The placement with the button at a seat."""
    return Placement(
        positions=Positions(button=button, small=button, big=button, rule=field.house.button),
        small_blinds=(),
        big_blinds=(),
        zones=tuple((seat, Zone.OPEN) for seat in field.entrants),
    )

"""The simplified moving button: always to the next player, the blinds right behind it."""

from dealer_assist.core.house_words import BlindsStart, ButtonRule
from dealer_assist.core.table import Positions, after
from dealer_assist.rules.dead import due_seat
from dealer_assist.rules.field import Field, Placement, zones_behind


def place(field: Field) -> Placement:
    """Say where button and blinds fall in the next hand under the simplified button.

    Each goes to the next continuing player; nobody owes anything and players may skip
    blinds. An entrant who sits before the big blind takes it.

    Args:
        field: With the positions of the hand before, and at least two continuing players.

    Returns:
        Seats, 1-based, of button, one small and one big blind, all of them taken.

    Raises:
        ValueError: No hand before, or nobody continues: a caller's bug.

    Source:
        wikipedia-simplified, pokerstars-forward-button.
    """
    if field.last is None:
        message = "a moving button needs the positions of a hand before"
        raise ValueError(message)
    on_button = field.house.blinds_start is BlindsStart.ON_BUTTON
    button = after(field.last.button, field.continuing)
    small = button if on_button else after(button, field.continuing)
    big = due_seat(field, small, after(small, field.continuing))
    positions = Positions(button=button, small=small, big=big, rule=ButtonRule.SIMPLIFIED)
    return Placement(
        positions=positions,
        small_blinds=(small,),
        big_blinds=(big,),
        zones=tuple(zones_behind(field.entrants, button, small, big)),
    )

"""Which seats an armed button can be meant for: the others keep opening their sheets."""

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import Presence, Seat
from dealer_assist.rules.step import judge


def meant(table: Table, action: str) -> frozenset[int]:
    """List the seats that an action can be meant for; none where that cannot be said.

    Args:
        table: Live.
        action: Its id among the actions of the window.
    """
    return frozenset(int(seat) for seat in _seats(table) if _can_be(table, action, seat))


def _seats(table: Table) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(1, len(table.seats) + 1))


def _can_be(table: Table, action: str, seat: Seat) -> bool:
    player = table.player(seat)
    match action:
        case "put_button":
            # Once there has been a hand the floor may put it on an empty seat, too.
            here = player is not None and player.presence is Presence.HERE and player.has_chips
            return here or table.last is not None
        case "away":
            away = player is not None and player.presence is Presence.AWAY
            return away or _may(table, events.Away(seat=seat))
        case "bust":
            return _may(table, events.Bust(seat=seat))
        case "leave":
            return _may(table, events.Leave(seat=seat))
        case _:  # the rules name whoever may straddle or take the kill
            return player is not None


def _may(table: Table, event: Event) -> bool:
    return judge(table, event) is None

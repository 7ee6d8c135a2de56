"""Playing over an absent player, and the owner's way back into his seat."""

import msgspec

from dealer_assist.core.table import HandPlan, Player, Table
from dealer_assist.core.values import Entry, Presence, Seat
from dealer_assist.rules.field import Placement


def substitute(owner: Player, name: str) -> Player:
    """A player in an absent player's seat: he is new, the owner's marker rests.

    Source:
        robert-4-7, wsop-live-2026-68.
    """
    return Player(name=name, new=True, owner=owner)


def without_substitute(player: Player) -> Player | None:
    """Who has the seat once the player in it goes: nobody, or its absent or returned owner."""
    if player.owner is None:
        return None
    here = Presence.HERE if player.owner_back else player.owner.presence
    return msgspec.structs.replace(player.owner, presence=here, entry=Entry.WAIT, entry_kept=False)


def owners_in_turn(table: Table, placement: Placement) -> Table | None:
    """Give owners who are back their seats once the big blind is due there.

    Returns:
        The table with them in their seats, or None where nobody's turn has come.

    Source:
        wsop-live-2026-68.
    """
    due = _due(table, placement.third_blinds or placement.big_blinds)
    return _seated(table, due) if due else None


def take_turns(table: Table, hand: HandPlan) -> Table:
    """The table with the owners in their seats whose turn the hand was planned for."""
    return _seated(table, _due(table, hand.third_blinds or hand.big_blinds))


def _due(table: Table, front: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in table.players() if player.owner_back and seat in front)


def _seated(table: Table, seats: tuple[Seat, ...]) -> Table:
    for seat in seats:
        player = table.player(seat)
        if player is not None:
            table = table.with_player(seat, without_substitute(player))
    return table

"""Playing over an absent player, and the owner's way back into his seat."""

import msgspec

from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Entry, Presence, Seat
from dealer_assist.rules.field import Placement
from dealer_assist.rules.markers import settled


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


def owners_in_turn(table: Table, placement: Placement) -> tuple[Seat, ...]:
    """Seats whose owners are back and get them again, because the big blind is due there.

    Source:
        wsop-live-2026-68.
    """
    front = placement.third_blinds or placement.big_blinds
    return tuple(seat for seat, player in table.players() if player.owner_back and seat in front)


def with_owners(table: Table, seats: tuple[Seat, ...]) -> Table:
    """The table with the owners of some seats back in them: the big blind settles all."""
    for seat in seats:
        player = table.player(seat)
        owner = without_substitute(player) if player is not None else None
        if owner is not None:
            table = table.with_player(seat, settled(owner))
    return table

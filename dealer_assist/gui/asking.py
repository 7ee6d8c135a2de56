"""What a question about seats changes on their cards."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from dealer_assist.view.values import SeatView


class Asking(NamedTuple):
    """Seats that are chosen so far, seats that may be, and what they would lead to.

    Where no seat is named in ``among`` nothing is asked, or any seat may be tapped.
    """

    chosen: frozenset[int] = frozenset()
    among: frozenset[int] = frozenset()
    notes: Mapping[int, str] = MappingProxyType({})

    def shown(self, seat: SeatView) -> SeatView:
        """Return a card with its note, and without the outline that would pass for a choice."""
        if self.among or self.chosen:
            seat = replace(seat, first=False)
        return replace(seat, note=self.notes[seat.seat]) if seat.seat in self.notes else seat

    def offers(self, seat: int) -> bool:
        """Say whether a seat may be tapped."""
        return not self.among or seat in self.among

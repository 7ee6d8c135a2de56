"""Who wins which pot, as far as it has been tapped: the last side pot is asked for first."""

import msgspec

from dealer_assist.core.events import End
from dealer_assist.core.values import Seat
from dealer_assist.view.values import PotView


class Showdown(msgspec.Struct, frozen=True, kw_only=True):
    """Winners by pot, the main pot first.

    Whoever may win a side pot may win every pot before it. A pot that nothing was said about
    therefore goes to the winners of the one after it, and one tap names the winner of all.
    """

    pots: tuple[PotView, ...]
    named: tuple[tuple[Seat, ...], ...]  # as tapped; nothing where nothing was said
    at: int  # the pot whose winners are tapped

    @classmethod
    def of(cls, pots: tuple[PotView, ...]) -> "Showdown":
        """Begin with the last side pot; at least one pot."""
        return cls(pots=pots, named=((),) * len(pots), at=len(pots) - 1)

    @property
    def pot(self) -> PotView:
        """The pot whose winners are tapped."""
        return self.pots[self.at]

    def winners(self, number: int) -> tuple[Seat, ...]:
        """Winners of a pot as it stands."""
        return next((seats for seats in self.named[number:] if seats), ())

    @property
    def complete(self) -> bool:
        """Whether every pot has a winner."""
        return bool(self.named[-1])

    def turned_to(self, number: int) -> "Showdown":
        """Tap the winners of another pot."""
        return msgspec.structs.replace(self, at=number)

    def tapped(self, seat: Seat) -> "Showdown":
        """Let a seat win the pot, or no longer; a seat that may not win it changes nothing."""
        if seat not in self.pot.seats:
            return self
        seats = self.named[self.at]
        then = (
            tuple(other for other in seats if other != seat)
            if seat in seats
            else tuple(sorted((*seats, seat)))
        )
        named = (*self.named[: self.at], then, *self.named[self.at + 1 :])
        return msgspec.structs.replace(self, named=named)

    @property
    def event(self) -> End:
        """The end of the hand; pot by pot only where the winners alone do not say it."""
        by_pot = tuple(self.winners(number) for number in range(len(self.pots)))
        winners = tuple(sorted({seat for pot in by_pot for seat in pot}))
        alone = all(
            tuple(seat for seat in winners if seat in pot.seats) == won
            for pot, won in zip(self.pots, by_pot, strict=True)
        )
        return End(winners=winners, by_pot=() if alone else by_pot)

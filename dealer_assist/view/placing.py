"""Where somebody has put the markers of a hand, and how far he is."""

import msgspec

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan, Positions
from dealer_assist.core.values import Seat
from dealer_assist.view.values import MarkerKind


class Placement(msgspec.Struct, frozen=True, kw_only=True):
    """Button, small and big blinds of a hand, each list in order."""

    button: tuple[Seat, ...]
    small: tuple[Seat, ...]
    big: tuple[Seat, ...]


def placement_of(hand: HandPlan) -> Placement:
    """Read the markers of a hand."""
    return Placement(
        button=(hand.button,),
        small=tuple(sorted(hand.small_blinds)),
        big=tuple(sorted(hand.big_blinds)),
    )


def places(last: Positions) -> tuple[tuple[MarkerKind, tuple[Seat, ...]], ...]:
    """Say where the markers of a hand that is over lay, as far as its positions tell."""
    bigs = tuple(last.owes) if last.rule is ButtonRule.MOVING and last.owes else (last.big,)
    # Under the moving button the place of the small blind may hold a big one.
    small = () if last.small in bigs else (last.small,)
    kinds = (
        (MarkerKind.BUTTON, (last.button,)),
        (MarkerKind.SMALL_BLIND, small),
        (MarkerKind.BIG_BLIND, bigs),
        (MarkerKind.THIRD_BLIND, (last.third,)),
    )
    return tuple((kind, tuple(seat for seat in seats if seat)) for kind, seats in kinds)


class Placing(msgspec.Struct, frozen=True, kw_only=True):
    """Seats given for one question after the other; None where nothing is said yet.

    ``several`` names the questions that may have more than one seat: there a tap adds a seat
    or takes it back, elsewhere it moves the answer.
    """

    given: tuple[tuple[Seat, ...] | None, ...]
    several: tuple[bool, ...]
    at: int = 0

    @classmethod
    def blank(cls, several: tuple[bool, ...]) -> "Placing":
        """Nothing given yet, for as many questions."""
        return cls(given=(None,) * len(several), several=several)

    @property
    def complete(self) -> bool:
        """True once every question has an answer."""
        return None not in self.given

    def tap(self, seat: Seat) -> "Placing":
        """Answer the question at hand with a seat, and go on to the next that is open.

        The seat, taken or empty, may answer other questions as well: one seat carries several
        markers. ``choose`` turns to another question first.
        """
        before = self.given[self.at]
        if before is None:
            return self._with((seat,), onwards=True)
        if not self.several[self.at]:
            return self._with((seat,))
        seats = tuple(sorted({*before} ^ {seat}))
        return self._with(seats or None)

    def nobody(self) -> "Placing":
        """Answer that nobody has it: the small blind is dead or not posted."""
        return self._with((), onwards=True)

    def choose(self, index: int) -> "Placing":
        """Turn to a question, answered or not."""
        return msgspec.structs.replace(self, at=index)

    def _with(self, seats: tuple[Seat, ...] | None, *, onwards: bool = False) -> "Placing":
        given = (*self.given[: self.at], seats, *self.given[self.at + 1 :])
        ahead = (i for i in range(self.at + 1, len(given)) if given[i] is None)
        at = next(ahead, self.at) if onwards else self.at
        return msgspec.structs.replace(self, given=given, at=at)

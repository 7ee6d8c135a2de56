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

    def tap(self, seat: Seat, *, picked: bool = False) -> "Placing":
        """Answer the question at hand with a seat, and go on to the next that is open.

        Args:
            seat: Taken or empty.
            picked: The marker at hand was picked up before; otherwise, once everything is
                answered, a tap on another marker turns to that one.
        """
        before = self.given[self.at]
        if self.complete and not picked and (other := self._marker_on(seat)) is not None:
            return self.choose(other)
        if before is None:
            return self._with((seat,), onwards=True)
        if not self.several[self.at]:
            return self._with((seat,))
        seats = tuple(sorted({*before} ^ {seat}))
        return self._with(seats or None)

    def _marker_on(self, seat: Seat) -> int | None:
        """Another question than the one at hand that a seat answers."""
        others = (i for i, seats in enumerate(self.given) if i != self.at and seat in (seats or ()))
        return None if seat in (self.given[self.at] or ()) else next(others, None)

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

"""A betting round as a value: who has put in what, and what it costs to go on."""

import msgspec

from dealer_assist.core.values import Chips, Seat

NOT_ACTED = Chips(-1)


class Bettor(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player of the hand, in the betting.

    ``seen`` is the price when he last acted; ``NOT_ACTED`` if he has not since the last
    full bet or raise: posting is not acting.
    """

    seat: Seat
    put: Chips  # live, in this round
    before: Chips = Chips(0)  # live, in earlier rounds
    ante: Chips = Chips(0)  # his own ante, matched by the others'
    left: Chips | None = None  # behind; None: not counted, never short
    seen: Chips = NOT_ACTED
    acted: bool = False  # in this round
    folded: bool = False  # or his hand is dead

    @property
    def all_in(self) -> bool:
        """True with nothing left to bet."""
        return self.left == 0

    @property
    def can_bet(self) -> bool:
        """True for a live hand with chips behind."""
        return not self.folded and self.left != 0

    @property
    def total(self) -> Chips:
        """Everything of his that others must match, over all rounds."""
        return Chips(self.before + self.put + self.ante)


class Betting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The betting of a hand at one moment; bettors stand in acting order of the round."""

    round: int  # 1 is the first
    bettors: tuple[Bettor, ...]
    price: Chips  # what a hand must have in for this round
    step: Chips  # the last full bet or raise, or the smallest first one
    full: Chips  # total of the last full bet or raise
    opening: Chips = Chips(0)  # the price before anybody acted
    turn: int = -1  # index of the one who acted last
    raises: int = 0  # full raises after the first bet
    capped: bool = False
    two_at_start: bool = False  # two not all in when the round began
    dead: Chips = Chips(0)  # matched by nobody: dead blinds and posts, an ante for the table
    sleepers: tuple[tuple[Seat, Chips], ...] = ()
    woken: tuple[tuple[Seat, Chips], ...] = ()  # sleepers that have become straddles
    acts: int = 0  # actions recorded in the hand

    def bettor(self, seat: Seat) -> Bettor | None:
        """The player of a seat; None for one who was not dealt in."""
        return next((bettor for bettor in self.bettors if bettor.seat == seat), None)


class Pot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One pot: its chips, and the seats that may win it, in order."""

    amount: Chips
    seats: tuple[Seat, ...]

"""The one vocabulary: a tap, a journal line and a scenario step carry the same records.

A record is ``{ do = NAME, … }``; msgspec decodes it to one of the classes below and refuses
unknown names, unknown fields and wrong types. Whether it may happen is for the rules to say.
"""

from enum import StrEnum
from typing import Annotated

import msgspec

from dealer_assist.core.values import Chips, Entry, Seat

MAX_NAME = 60
MAX_AMOUNT = 10**12

SeatNumber = Annotated[Seat, msgspec.Meta(ge=1, le=12)]
SeatOrNone = Annotated[Seat, msgspec.Meta(ge=0, le=12)]
Amount = Annotated[Chips, msgspec.Meta(ge=0, le=MAX_AMOUNT)]
Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]
Card = Annotated[str, msgspec.Meta(min_length=2, max_length=2)]
SeatKey = Annotated[str, msgspec.Meta(pattern="^([1-9]|1[0-2])$")]
HouseItem = str | int | tuple[int, ...]
HouseValue = str | int | bool | tuple[HouseItem, ...] | None


class Choice(StrEnum):
    """What a player may choose; ``free`` is never a choice."""

    WAIT = "wait"
    POST = "post"
    BUY_BUTTON = "buy_button"
    STRADDLE = "straddle"

    @property
    def entry(self) -> Entry:
        """The entry it leads to."""
        return Entry(self.value)


class Action(StrEnum):
    """An action in turn."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    ALL_IN = "all_in"


class _Event(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="do",
):
    """What every record shares: its ``do``."""


class Change(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that counts from the next hand, or with ``now`` from the hand in play."""

    now: bool = False


class Join(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="join"):
    """A new player sits down."""

    seat: SeatNumber
    name: Name = ""
    stack: Amount | None = None
    entry: Choice = Choice.WAIT


class Choose(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="choose"):
    """How a new, returning or seat-changing player comes in."""

    seat: SeatNumber
    entry: Choice


class Leave(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="leave"):
    """Gives up the seat."""

    seat: SeatNumber


class Bust(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="bust"):
    """Out of chips; the house rule ``bust`` says what becomes of the seat."""

    seat: SeatNumber


class Rebuy(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="rebuy"):
    """Back with chips in the held seat."""

    seat: SeatNumber
    stack: Amount | None = None


class Away(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="away"):
    """Sits out and keeps the seat."""

    seat: SeatNumber


class Back(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="back"):
    """Returns from being away."""

    seat: SeatNumber
    entry: Choice = Choice.WAIT


class Move(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="move"):
    """Changes seat."""

    seat: SeatNumber
    to: SeatNumber
    entry: Choice = Choice.WAIT


class PlayOver(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="play_over"):
    """Somebody plays in an absent player's seat."""

    seat: SeatNumber
    name: Name = ""


class OwnerBack(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="owner_back"):
    """The owner of a seat that is played over is back."""

    seat: SeatNumber
    name: Name = ""


class Straddle(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="straddle"):
    """A voluntary blind before the deal; without an amount twice the price so far."""

    seat: SeatNumber
    amount: Amount | None = None
    sleeper: bool = False


class Unstraddle(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="unstraddle"):
    """Takes a straddle back before the deal."""

    seat: SeatNumber


class Kill(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="kill"):
    """Gives the kill to a seat by hand; 0 takes it away."""

    seat: SeatOrNone


class House(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="house"):
    """Other house rules; a ``preset`` among them replaces all keys first."""

    set: dict[str, HouseValue]


class Seats(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="seats"):
    """Adds or takes away empty seats at the end."""

    number: int


class Level(Change, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="level"):
    """Another blind level."""

    number: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Deal(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="deal"):
    """The hand begins."""


class Hand(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="hand"):
    """A hand with nothing of note in it: ``deal`` and ``end``."""


class End(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="end"):
    """The hand is over.

    ``by_pot`` names the winners of each pot of a followed hand, the main pot first, where one
    who may win a pot loses it to another winner; ``winners`` are then all of them.
    """

    winners: tuple[SeatNumber, ...] = ()
    by_pot: tuple[tuple[SeatNumber, ...], ...] = ()
    pot: Amount | None = None


class Misdeal(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="misdeal"):
    """The hand in play is void and is dealt again."""


class Button(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="button"):
    """Puts the button by hand; the blinds follow from the rules when left out."""

    seat: SeatNumber
    small: SeatNumber | None = None
    big: SeatNumber | None = None


class Draw(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="draw"):
    """The draw for the first button."""

    cards: dict[SeatKey, Card]


class Upcards(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="upcards"):
    """Stud: the door cards."""

    cards: dict[SeatKey, Card]


class Act(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="act"):
    """An action in turn; ``to`` is the total for the round."""

    seat: SeatNumber
    action: Action
    to: Amount | None = None


class Street(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="street"):
    """The next betting round; in stud with the new up cards."""

    cards: dict[SeatKey, Card] = {}


class DealtInOwing(
    _Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="dealt_in_owing"
):
    """Ruling on a player dealt in by mistake while owing blinds."""

    seat: SeatNumber
    looked: bool
    acted: bool


class WrongLevel(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="wrong_level"):
    """Ruling on a hand dealt at another level than ``number``."""

    number: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    substantial: bool


class DeadHand(_Event, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="dead_hand"):
    """A hand killed by a ruling."""

    seat: SeatNumber


Event = (
    Join | Choose | Leave | Bust | Rebuy | Away | Back | Move | PlayOver | OwnerBack
    | Straddle | Unstraddle | Kill | House | Seats | Level | Deal | Hand | End | Misdeal
    | Button | Draw | Upcards | Act | Street | DealtInOwing | WrongLevel | DeadHand
)  # fmt: skip
EVENTS: tuple[type[Event], ...] = Event.__args__

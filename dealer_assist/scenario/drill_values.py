"""What a drill is made of: topics, questions, answers."""

from enum import StrEnum

import msgspec

from dealer_assist.core.events import Event, Hand
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import Table
from dealer_assist.core.values import NOBODY, Chips, Owes, Ruling, Seat, Why


class Topic(StrEnum):
    """What a question is about, in the order in which it is learnt."""

    ROTATION = "rotation"  # nobody comes or goes
    HEADS_UP = "heads_up"
    SMALL_BLIND_LEAVES = "small_blind_leaves"
    BIG_BLIND_LEAVES = "big_blind_leaves"
    BOTH_BLINDS_LEAVE = "both_blinds_leave"
    BUTTON_LEAVES = "button_leaves"
    UNDER_THE_GUN_LEAVES = "under_the_gun_leaves"
    THREE_TO_TWO = "three_to_two"
    TWO_TO_THREE = "two_to_three"
    NEWCOMER = "newcomer"
    MISSED_BLINDS = "missed_blinds"
    DEALT_IN_OWING = "dealt_in_owing"
    CLOSED_ZONE = "closed_zone"  # between button and big blind; buying the button
    STRADDLE = "straddle"
    KILL = "kill"
    MOVED_PLAYER = "moved_player"
    SHORT_BLINDS = "short_blinds"
    ANTES = "antes"
    BRING_IN = "bring_in"
    RAISE_SIZES = "raise_sizes"
    POT_LIMIT = "pot_limit"
    MIXED = "mixed"  # any of the others


class Kind(StrEnum):
    """What is asked."""

    BUTTON = "button"  # its seat, taken or empty
    SMALL_BLIND = "small_blind"  # who posts one; nobody where it is dead
    BIG_BLIND = "big_blind"  # who posts one
    FIRST_TO_ACT = "first_to_act"  # on the first round
    LAST_TO_ACT = "last_to_act"  # on later rounds
    LAST_OF_FIRST_ROUND = "last_of_first_round"
    OWES = "owes"  # the marker of a seat
    DEALT_IN = "dealt_in"  # whether a seat is
    POSTS = "posts"  # live and dead chips of a seat before the first action
    SMALLEST_RAISE = "smallest_raise"  # of a seat, as a total for the round
    LARGEST_RAISE = "largest_raise"  # likewise, at pot limit
    BRING_IN = "bring_in"  # who brings it in
    RULING = "ruling"  # what becomes of a hand


MARKERS = (Kind.BUTTON, Kind.SMALL_BLIND, Kind.BIG_BLIND)
"""Asked together: where the three markers go."""


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to answer; ``seat`` is whom it is about, where it is about somebody."""

    kind: Kind
    seat: Seat = NOBODY


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to one ask: the fields its kind needs, the others as they are by default.

    Seats stand in order, none for nobody or a dead blind. ``chips`` are live chips, or a raise
    as a total; in the smallest chip.
    """

    seats: tuple[Seat, ...] = ()
    chips: Chips | None = None
    dead: Chips | None = None
    yes: bool | None = None
    owes: Owes | None = None
    ruling: Ruling | None = None


class Explained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ask with its one right answer and the reasons that name the same seats."""

    ask: Ask
    answer: Answer
    why: tuple[Why, ...]


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question as the engine made it: what was, what happens, what is asked, and the answer.

    ``table`` is the table after the events; what is asked is about the hand in play there, or
    about the one that would be dealt. ``topic`` is never ``mixed``: it is what the question is
    about.
    """

    topic: Topic
    asked_as: Topic  # the topic the question was drawn for: ``mixed`` or ``topic``
    method: ButtonRule
    seed: int
    before: Table
    events: tuple[Event, ...]
    table: Table
    parts: tuple[Explained, ...]

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What is to be answered, in this order."""
        return tuple(part.ask for part in self.parts)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The right answers, one for each ask."""
        return tuple(part.answer for part in self.parts)

    @property
    def why(self) -> tuple[Why, ...]:
        """Every reason, each once, in the order of the asks."""
        return tuple(dict.fromkeys(why for part in self.parts for why in part.why))

    @property
    def seen(self) -> Table:
        """The table whose last hand's markers are shown.

        Where somebody's own hands are the question, it is the table before the story; else the
        last hand of the story, or the one before it.
        """
        played = any(isinstance(event, Hand) for event in self.events)
        if self.asks[0].seat or not played:
            return self.before
        return self.table.before or self.table

    @property
    def code(self) -> str:
        """Four hexadecimal digits, such as ``4F2A``, from which the question is made again."""
        return code_of(self.seed)


SEEDS = 0x10000
"""How many seeds there are: four hexadecimal digits."""


def code_of(seed: int) -> str:
    """Write a seed as it is shown."""
    return f"{seed:04X}"


def seed_of(code: str) -> int | None:
    """Read a code such as ``#4f2a``; None for anything else."""
    digits = code.strip().removeprefix("#")
    if len(digits) != 4 or not all(digit in "0123456789abcdefABCDEF" for digit in digits):
        return None
    return int(digits, 16)

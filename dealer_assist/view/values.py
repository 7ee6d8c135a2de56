"""What a screen shows, as one immutable value: every widget renders from it and keeps no state.

All texts are ready to be painted, in one language; amounts are already formatted.
"""

from enum import StrEnum

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.values import Chips, Seat


class MarkerKind(StrEnum):
    """A disc, diamond or square on a seat card."""

    BUTTON = "button"
    SMALL_BLIND = "small_blind"
    DEAD_SMALL_BLIND = "dead_small_blind"  # struck out
    BIG_BLIND = "big_blind"
    THIRD_BLIND = "third_blind"
    BRING_IN = "bring_in"
    STRADDLE = "straddle"
    KILL = "kill"
    LEG = "leg"


class TagKind(StrEnum):
    """A coloured tag on a seat card."""

    OWES_SMALL = "owes_small"
    OWES_BIG = "owes_big"  # also for both
    NEW = "new"


class LineKind(StrEnum):
    """How loud a line in the middle of the table is."""

    SPOKEN = "spoken"
    FIRST_TO_ACT = "first_to_act"
    DETAIL = "detail"


class Marker(msgspec.Struct, frozen=True, kw_only=True):
    """One marker: its shape and the letters on it ("D", "SB", French "PB" as an option)."""

    kind: MarkerKind
    text: str


class Tag(msgspec.Struct, frozen=True, kw_only=True):
    """A tag such as OWES SB+BB."""

    kind: TagKind
    text: str


class Stack(msgspec.Struct, frozen=True, kw_only=True):
    """Chips on the felt before a seat; ``label`` is empty or says why they are dead ("ante")."""

    amount: Chips
    text: str
    label: str = ""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat card."""

    seat: Seat
    name: str  # "Alice", "Seat 3" or "Empty"
    empty: bool
    faded: bool  # away, busted with the seat held
    badge: str  # "3", "AWAY", "WAITS", "BUST", "SB MORTE" or ""
    first: bool  # first to act
    markers: tuple[Marker, ...]
    ghosts: tuple[Marker, ...]  # next hand's markers
    tag: Tag | None
    note: str  # words beside a marker: "Dead button"
    chips: tuple[Stack, ...]
    changed: bool
    spoken: str  # accessible name: the whole state in words


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line in the middle of the table."""

    kind: LineKind
    text: str


class NextMarker(msgspec.Struct, frozen=True, kw_only=True):
    """A marker of the coming hand and where it will be: shown in the centre line."""

    marker: Marker
    seats: str  # "3" or "4, 5"


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """One block of the Why panel."""

    marker: Marker | None
    tag: Tag | None
    title: str
    text: str
    rule: str  # id in resources/rules, "" for none
    citation: str  # "Robert's 4-2b", "" for none


class BarState(msgspec.Struct, frozen=True, kw_only=True):
    """Whether an action of the bars may be used now; ``reason`` is the second line if not."""

    action: str  # id in gui/actions.py: next_hand, bust, away, straddle, kill, misdeal …
    enabled: bool
    reason: str = ""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the table page shows."""

    language: str
    title: str  # "Hand 37"
    subtitle: str  # "Cash · Dead button"
    limit: str  # "No limit"
    stakes: str  # "1 / 2"
    in_hand: bool
    seats: tuple[SeatView, ...]
    lines: tuple[Line, ...]
    next_label: str  # "Next hand", "" when there is nothing to show
    next_markers: tuple[NextMarker, ...]
    why_title: str  # "Why"
    why_hand: str  # "Hand 37"
    reasons: tuple[Reason, ...]
    bar: tuple[BarState, ...]
    undo: str  # "Undo: seat 4 busts", "" when there is nothing to undo
    redo: str
    spoken: str  # what a screen reader announces after an entry


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a seat sheet: what a tap on it submits."""

    action: str  # icon name and object name: bust, leave, away, back, post, join …
    title: str
    detail: str  # what it leads to, or why it is impossible
    enabled: bool
    primary: bool
    events: tuple[Event, ...]
    asks: str = ""  # "" or what must be asked first: "name", "seat", "chips"
    group: int = 0  # a line is drawn between groups


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """The sheet that opens when a seat is tapped."""

    seat: Seat
    title: str  # "Émile" or "Seat 9, empty"
    tag: Tag | None
    status: str  # "away since hand 34", "dealt in"
    counts_from: bool  # in a hand before the first action: offers "This hand" and "Next hand"
    this_hand: bool  # which of the two is chosen
    rows: tuple[Row, ...]
    rules: tuple[tuple[str, str], ...]  # (rule id, citation) chips at the foot

"""What a screen shows, as one immutable value: every widget renders from it and keeps no state.

All texts are ready to be painted, in one language; amounts are already formatted.
"""

from enum import StrEnum

import msgspec

from dealer_assist.core.events import Act, Event, Move, Street
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
    """Chips on the felt before a seat; ``label`` is empty or says why they lie apart ("ante")."""

    amount: Chips
    text: str
    label: str = ""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat card."""

    seat: Seat
    name: str  # "Alice", "Player" or "Empty"
    empty: bool
    faded: bool  # away, busted with the seat held
    badge: str  # "3", "AWAY", "WAITS", "NEXT", "2 HANDS", "BUST", "FOLDED", "SB MORTE" or ""
    first: bool  # first to act, and nobody has acted yet
    markers: tuple[Marker, ...]
    ghosts: tuple[Marker, ...]  # next hand's markers
    tag: Tag | None
    note: str  # words beside a marker: "Dead button", "Sleeper 4"
    chips: tuple[Stack, ...]
    changed: bool
    turn: bool = False  # it is his turn in a hand whose betting is followed
    folded: bool = False  # no longer in the hand: folded, or a dead hand
    stack: str = ""  # chips behind, where they are counted
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
    asks: str = ""  # "" or what must be asked first: "name", "seat" (see ``Place``), "chips"
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


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that a player may change to, and what that costs."""

    seat: Seat
    text: str  # "free", "sits out 2 hands"
    event: Move


class Winners(msgspec.Struct, frozen=True, kw_only=True):
    """What has to be asked before a hand may end: who won, and perhaps how big the pot was."""

    seats: tuple[Seat, ...]  # who may have won
    title: str  # "Tap the winners of the pot"
    threshold: Chips = Chips(0)  # the pot must be larger than this to kill the next; 0: not asked
    question: str = ""  # "Was the pot larger than 40?"


class LedgerRow(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has been dealt and has paid; numbers and texts stand in column order."""

    seat: Seat
    name: str
    numbers: tuple[int, ...]
    cells: tuple[str, ...]


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """What the night has cost whom."""

    title: str
    player: str  # heads the names
    columns: tuple[str, ...]
    rows: tuple[LedgerRow, ...]
    notes: tuple[str, ...]  # what stands out, a sentence each; at least one


class Legal(msgspec.Struct, frozen=True, kw_only=True):
    """Something the player to act may do, as a button."""

    action: str  # fold, check, call, bet, raise, complete, all_in
    label: str  # "Raise to 4 … 12"
    event: Act  # ready; where an amount is asked for, with the smallest one in ``to``
    asks: bool = False  # an amount from ``least`` to ``most`` may be chosen, as a total
    least: Chips = Chips(0)
    most: Chips = Chips(0)  # 0: nothing bounds it


class QuickAmount(msgspec.Struct, frozen=True, kw_only=True):
    """An amount that is often wanted, as one tap."""

    label: str  # "Half pot"
    to: Chips  # total for the round
    text: str  # "12"
    event: Act


class PotView(msgspec.Struct, frozen=True, kw_only=True):
    """One pot and who may win it."""

    name: str  # "Main pot"
    amount: Chips
    text: str  # "81"
    seats: tuple[Seat, ...]
    label: str  # "Main pot: 81 — Ann, Cid."


class NextStreet(msgspec.Struct, frozen=True, kw_only=True):
    """The next betting round, as a button."""

    label: str  # "Flop"
    event: Street  # complete, but for the up cards
    cards: tuple[Seat, ...]  # seats whose new up card must be entered; none outside stud


class Follow(msgspec.Struct, frozen=True, kw_only=True):
    """The betting of the hand in play, for a dealer who follows it on the screen."""

    seat: Seat  # whose turn it is, 0 when the round is over
    street: str  # "Flop"
    title: str  # "To act: Ann." or what the round came to
    to_call: str  # "2 to call."; empty when the round is over
    legal: tuple[Legal, ...]
    quick: tuple[QuickAmount, ...]  # for the bet or raise among ``legal``
    note: str  # why no raise is possible, "" if it is
    pots: tuple[PotView, ...]  # without the chips of a round that goes on
    uncalled: str  # "20 goes back to Bob.", "" for nothing
    next_street: NextStreet | None
    showdown: tuple[PotView, ...]  # pots whose winners must be named, once no betting is left


class Sized(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of the bet-size helper, with the way to it; a problem instead of an answer."""

    amount: Chips = Chips(0)
    text: str = ""  # "250"
    formula: str = ""  # "Bet 50 + pot 150 + call 50 = 250"
    problem: str = ""

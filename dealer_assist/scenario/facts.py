"""Everything a scenario can expect, read off a table: one value, one key for each."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from dealer_assist.core.betting import Betting
from dealer_assist.core.events import (
    Action,
    Amount,
    DealtInOwing,
    Event,
    SeatNumber,
    SeatOrNone,
    WrongLevel,
)
from dealer_assist.core.table import HandPlan, Table, Tally
from dealer_assist.core.values import (
    NO_CHIPS,
    NOBODY,
    Chips,
    Code,
    Entry,
    Owes,
    Presence,
    Refusal,
    Seat,
)
from dealer_assist.rules.betting import may_raise, turn
from dealer_assist.rules.in_hand import betting_now, killed_hands
from dealer_assist.rules.pots import pots
from dealer_assist.scenario.reading import Piece

Expectations = dict[str, Any]
"""Values by key of ``Facts``, of the types that ``Facts`` gives them; and ``refused``."""


class Posted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Chips of one seat before the first action."""

    live: Amount = NO_CHIPS
    dead: Amount = NO_CHIPS


class Pot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A main or side pot, and who may win it."""

    amount: Amount
    seats: frozenset[SeatNumber]


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The hand in play, or, between hands, the one that would be dealt now.

    The names are the keys of SCENARIOS.md, in its order; what it compares as sets is a set.
    Nothing is left out: 0, false, an empty list or table stand where nothing applies.
    """

    hand: int = 0
    button: SeatOrNone = NOBODY
    dead_button: bool = False
    small_blinds: frozenset[SeatNumber] = frozenset()
    big_blinds: frozenset[SeatNumber] = frozenset()
    third_blinds: frozenset[SeatNumber] = frozenset()
    small_blind_position: SeatOrNone = NOBODY
    dealt_in: frozenset[SeatNumber] = frozenset()
    waiting: frozenset[SeatNumber] = frozenset()
    away: frozenset[SeatNumber] = frozenset()
    heads_up: bool = False
    deal_order: tuple[SeatNumber, ...] = ()
    first_order: tuple[SeatNumber, ...] = ()
    later_order: tuple[SeatNumber, ...] = ()
    posts: dict[SeatNumber, Posted] = {}
    pot: Chips = NO_CHIPS
    all_in: frozenset[SeatNumber] = frozenset()
    to_call: Chips = NO_CHIPS
    min_raise_to: Chips = NO_CHIPS
    max_raise_to: Chips = NO_CHIPS
    options: frozenset[SeatNumber] = frozenset()
    owes: dict[SeatNumber, Owes] = {}
    choices: dict[SeatNumber, frozenset[Entry]] = {}
    straddles: dict[SeatNumber, Chips] = {}
    kill: SeatOrNone = NOBODY
    leg: SeatOrNone = NOBODY
    limits: tuple[Chips, ...] = ()
    bring_in: SeatOrNone = NOBODY
    level: int = 0
    actor: SeatOrNone = NOBODY
    legal: frozenset[Action] = frozenset()
    call_amount: Chips = NO_CHIPS
    capped: bool = False
    pots: tuple[Pot, ...] = ()
    ruling: str = ""
    dead_hands: frozenset[SeatNumber] = frozenset()
    absent_buttons: dict[SeatNumber, int] = {}
    ledger: dict[SeatNumber, Tally] = {}


KEYS = tuple(field.name for field in msgspec.structs.fields(Facts))
KINDS: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(Facts)}
KINDS["refused"] = bool | Code


RULINGS = (DealtInOwing, WrongLevel)


def facts(table: Table, hand: HandPlan | Refusal, events: Iterable[Event] = ()) -> Facts:
    """Read every fact off a table.

    Args:
        table: Between hands or in a hand.
        hand: The hand in play, else the one that would be dealt now, or why there is none.
        events: Those of the step that led here; a ruling is told beside its event only.

    Returns:
        All facts; where no hand can be dealt, only where people are and what they owe.
    """
    of_hand = _of_hand(table, hand) if isinstance(hand, HandPlan) else {}
    ruled = any(isinstance(event, RULINGS) for event in events)
    ruling = table.ruling or "" if ruled else ""
    return Facts(**_of_table(table, hand), **of_hand, ruling=ruling)


def expectations(values: Mapping[str, object], piece: Piece) -> Expectations:
    """Read what a step expects.

    Args:
        values: The ``expect`` table.
        piece: Where it stands, to name the line of a fault.

    Raises:
        FileError: A key that is no fact, or a value of the wrong type.
    """
    expected: Expectations = {}
    for key, value in values.items():
        where = f"expect.{key}"
        if key not in KINDS:
            raise piece.fault("unknown key", key=where)
        expected[key] = piece.convert(value, KINDS[key], where)
    if "posts" in expected:
        expected["posts"] = {s: post for s, post in expected["posts"].items() if post != Posted()}
    return expected


def plain(found: Facts) -> dict[str, Any]:
    """Every fact as JSON has it, sets in ascending order; nothing is left out."""
    ledger = {seat: msgspec.structs.asdict(tally) for seat, tally in found.ledger.items()}
    values = {name: getattr(found, name) for name in KEYS} | {"ledger": ledger}
    return {name: plain_value(value) for name, value in values.items()}


def plain_value(value: Any) -> Any:
    """A fact or several as JSON has them."""
    return msgspec.to_builtins(value, str_keys=True, order="deterministic")


def _of_table(table: Table, hand: HandPlan | Refusal) -> dict[str, Any]:
    """Where people are and what they owe, hand or no hand."""
    cash = table.house.cash
    return {
        "waiting": frozenset(_waiting(table, hand)),
        "away": frozenset(s for s, p in table.players() if p.presence is Presence.AWAY),
        "owes": {s: p.owes for s, p in table.players() if p.owes is not Owes.NOTHING and cash},
        "absent_buttons": {
            s: p.absent_buttons for s, p in table.players() if p.absent_buttons and cash
        },
        "ledger": {s: p.tally for s, p in table.players()},
    }


def _waiting(table: Table, hand: HandPlan | Refusal) -> set[Seat]:
    """Seats in the game that are neither away nor dealt in.

    A newcomer waits also in a seat whose owner before him was dealt in and left.
    """
    dealt_in = hand.dealt_in if isinstance(hand, HandPlan) else ()
    in_play = table.dealt is not None
    return {
        seat
        for seat, player in table.players()
        if player.presence is not Presence.AWAY
        and (seat not in dealt_in or (in_play and player.new))
    }


def _of_hand(table: Table, hand: HandPlan) -> dict[str, Any]:
    seats = {post.seat for post in hand.posts}
    posts = {seat: Posted(live=hand.live(seat), dead=hand.dead(seat)) for seat in sorted(seats)}
    return {
        "hand": hand.hand,
        "button": hand.button,
        "dead_button": hand.dead_button,
        "small_blinds": frozenset(hand.small_blinds),
        "big_blinds": frozenset(hand.big_blinds),
        "third_blinds": frozenset(hand.third_blinds),
        "small_blind_position": hand.small_blind_position,
        "dealt_in": frozenset(hand.dealt_in),
        "heads_up": hand.heads_up,
        "deal_order": hand.deal_order,
        "first_order": hand.first_order,
        "later_order": hand.later_order,
        "posts": {seat: post for seat, post in posts.items() if post != Posted()},
        "pot": hand.pot,
        "all_in": frozenset(hand.all_in),
        "choices": {seat: frozenset(choices) for seat, choices in hand.choices},
        "kill": hand.kill,
        "leg": hand.leg,
        "limits": hand.limits,
        "bring_in": hand.bring_in,
        "level": hand.level,
        "dead_hands": frozenset(
            killed_hands(table, hand) if table.dealt is None else table.dead_hands
        ),
        **_of_betting(table, hand),
    }


def _of_betting(table: Table, hand: HandPlan) -> dict[str, Any]:
    """Whose turn it is, what may be done and for how much, and what may be won."""
    betting = betting_now(table, hand)
    if betting is None:
        return {"to_call": hand.price, "straddles": dict(hand.straddles)}
    now = turn(table.hand_house, hand, betting)
    return {
        "to_call": betting.price,
        "min_raise_to": now.least,
        "max_raise_to": now.most,
        "options": frozenset(_options(table, betting)),
        "straddles": dict((*hand.straddles, *betting.woken)),
        "actor": now.seat,
        "legal": frozenset(now.legal),
        "call_amount": now.call,
        "capped": betting.capped,
        "pots": tuple(Pot(amount=pot.amount, seats=frozenset(pot.seats)) for pot in pots(betting)),
    }


def _options(table: Table, betting: Betting) -> Iterator[Seat]:
    """Seats whose posts are the whole price and whose first turn is still to come."""
    for bettor in betting.bettors:
        waits = bettor.can_bet and not bettor.acted and bettor.put == betting.price > 0
        if waits and may_raise(table.hand_house, betting, bettor):
            yield bettor.seat

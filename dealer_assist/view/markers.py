"""Markers of a planned hand: which lie on a seat, and their letters and words."""

from collections.abc import Iterator

from dealer_assist.core.table import HandPlan
from dealer_assist.core.values import NOBODY, Owes, Seat
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Marker, MarkerKind, Tag, TagKind

WORDS: dict[MarkerKind, str] = {
    MarkerKind.BUTTON: N_("button"),
    MarkerKind.SMALL_BLIND: N_("small blind"),
    MarkerKind.DEAD_SMALL_BLIND: N_("dead small blind"),
    MarkerKind.BIG_BLIND: N_("big blind"),
    MarkerKind.THIRD_BLIND: N_("third blind"),
    MarkerKind.BRING_IN: N_("bring-in"),
    MarkerKind.STRADDLE: N_("straddle"),
    MarkerKind.KILL: N_("kill"),
    MarkerKind.LEG: N_("leg"),
}
"""What a screen reader says for a marker."""


LETTERS: dict[MarkerKind, str] = {
    MarkerKind.BUTTON: "D",
    MarkerKind.THIRD_BLIND: "3B",
    MarkerKind.BRING_IN: "BI",
    MarkerKind.STRADDLE: "ST",
    MarkerKind.KILL: "K",
    MarkerKind.LEG: "L",
}
"""What stands on a marker in every language."""


def marker(kind: MarkerKind, texts: Texts) -> Marker:
    """Make a marker with its letters."""
    if kind in LETTERS:
        return Marker(kind=kind, text=LETTERS[kind])
    big = kind is MarkerKind.BIG_BLIND
    return Marker(kind=kind, text=texts.letters.big if big else texts.letters.small)


def kinds_at(hand: HandPlan, seat: Seat) -> tuple[MarkerKind, ...]:
    """List the markers of a hand on one seat, the button first."""
    return tuple(kind for kind, seats in placed(hand) if seat in seats)


def ghosts_at(hand: HandPlan, seat: Seat, *, known: bool) -> tuple[MarkerKind, ...]:
    """List the markers that the next hand puts on a seat.

    Leg and kill wait for the winner of the hand in play unless they are ``known`` already.
    """
    return tuple(kind for kind in kinds_at(hand, seat) if known or kind not in WON)


WON = {MarkerKind.LEG, MarkerKind.KILL}
"""Markers that the winner of a pot decides."""


def placed(hand: HandPlan) -> Iterator[tuple[MarkerKind, tuple[Seat, ...]]]:
    """List every marker of a hand with the seats it lies on, in the order they are named."""
    dead_small = hand.small_blind_position
    if hand.small_blinds or hand.bought or hand.heads_up:
        dead_small = NOBODY
    yield MarkerKind.BUTTON, _there(hand.button)
    yield MarkerKind.SMALL_BLIND, hand.small_blinds
    yield MarkerKind.DEAD_SMALL_BLIND, _there(dead_small)
    yield MarkerKind.BIG_BLIND, hand.big_blinds
    yield MarkerKind.THIRD_BLIND, hand.third_blinds
    yield MarkerKind.BRING_IN, _there(hand.bring_in)
    yield MarkerKind.STRADDLE, tuple(seat for seat, _amount in hand.straddles)
    yield MarkerKind.KILL, _there(hand.kill)
    yield MarkerKind.LEG, _there(hand.leg)


def tag_of(owes: Owes, texts: Texts, *, new: bool) -> Tag | None:
    """Make the tag of a seat: what its player owes, or that he is new."""
    small, big = texts.letters.small, texts.letters.big
    owing = {
        Owes.SMALL: (TagKind.OWES_SMALL, small),
        Owes.BIG: (TagKind.OWES_BIG, big),
        Owes.BOTH: (TagKind.OWES_BIG, f"{small}+{big}"),
    }
    if owes in owing:
        kind, blinds = owing[owes]
        return Tag(kind=kind, text=texts.gettext("OWES {blinds}", blinds=blinds))
    return Tag(kind=TagKind.NEW, text=texts.gettext("NEW")) if new else None


def _there(seat: Seat) -> tuple[Seat, ...]:
    return (seat,) if seat != NOBODY else ()

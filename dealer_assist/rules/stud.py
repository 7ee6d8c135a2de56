"""Stud and razz: no button, no blinds; the up cards say who begins."""

from collections import Counter
from collections.abc import Mapping

from dealer_assist.core.cards import ACE_LOW, RANKS, strength
from dealer_assist.core.house_words import Context, Game
from dealer_assist.core.table import Positions
from dealer_assist.core.values import NOBODY, Entry, Seat, Zone
from dealer_assist.rules.entry import Seating
from dealer_assist.rules.field import Field, Placement


def place(field: Field) -> Placement:
    """The placement of a game without a button: nobody waits for a place.

    Source:
        rulebook-5.1; the button of other games stays where it is: tda-2024-11b.
    """
    return Placement(
        positions=Positions(button=NOBODY, small=NOBODY, big=NOBODY),
        small_blinds=(),
        big_blinds=(),
        zones=tuple((seat, Zone.OPEN) for seat in field.entrants),
    )


def seat_everybody(field: Field) -> Seating:
    """Deal in everybody present, for the ante."""
    return Seating(
        dealt_in=tuple(sorted((*field.continuing, *field.entrants))),
        entering=tuple((seat, Entry.FREE) for seat in field.entrants),
    )


def brings_in(cards: Mapping[Seat, str], game: Game) -> Seat:
    """Seat whose door card brings it in.

    Stud: the lowest card, suits clubs, diamonds, hearts, spades from below. Razz: the
    highest, aces low.

    Args:
        cards: One door card a seat; at least one.
        game: Stud or razz.

    Source:
        rulebook-5-bring-in, wikipedia-bring-in.
    """
    if game is Game.RAZZ:
        return max(cards, key=lambda seat: strength(cards[seat], ACE_LOW))
    return min(cards, key=lambda seat: strength(cards[seat], RANKS))


def speaks_first(boards: Mapping[Seat, tuple[str, ...]], game: Game, context: Context) -> Seat:
    """Seat that begins a later round: the best board, in razz the lowest.

    Equal boards: in a cash game the first clockwise from seat 1, in a tournament the one
    with the highest suit.

    Args:
        boards: Up cards of each live seat; at least one.
        game: Stud or razz.
        context: Cash or tournament.

    Source:
        rulebook-5-bring-in, tda-2024-rp10.
    """
    low = game is Game.RAZZ
    best = (min if low else max)(_board(cards, low=low) for cards in boards.values())
    level = [seat for seat in sorted(boards) if _board(boards[seat], low=low) == best]
    if context is Context.CASH:
        return level[0]
    return max(level, key=lambda seat: _suit(boards[seat], low=low))


def _board(cards: tuple[str, ...], *, low: bool) -> tuple[tuple[int, int], ...]:
    """Strength of up cards: pairs and better first, then by rank."""
    ranks = ACE_LOW if low else RANKS
    counts = Counter(ranks.index(card[0]) for card in cards)
    return tuple(sorted(((count, rank) for rank, count in counts.items()), reverse=True))


def _suit(cards: tuple[str, ...], *, low: bool) -> int:
    ranks = ACE_LOW if low else RANKS
    return strength(max(cards, key=lambda card: strength(card, ranks)), ranks)[1]

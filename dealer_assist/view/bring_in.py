"""Why somebody brings it in: his door card, and its suit where that decided."""

from dealer_assist.core.house_words import Game
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Names, Texts

RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
"""Labels of ranks and suits by their letters."""

LOWEST = (
    N_("{Player} shows the {card}, the lowest card, and brings it in."),
    N_("{Player} shows the {card}: lowest rank, and lowest suit among equals. It brings it in."),
)
HIGHEST = (
    N_("{Player} shows the {card}, the highest card, and brings it in."),
    N_("{Player} shows the {card}: highest rank, and highest suit among equals. It brings it in."),
)
"""Without and with the suit; in razz the highest card brings it in."""


def bring_in_text(table: Table, hand: HandPlan, texts: Texts, names: Names) -> str:
    """Name the card that brings it in; nothing while the door cards are not known."""
    doors = {seat: cards[0] for seat, cards in table.boards if cards}
    card = doors.get(hand.bring_in)
    if card is None:
        return ""
    equal = sum(door[0] == card[0] for door in doors.values()) > 1
    templates = HIGHEST if table.hand_house.game is Game.RAZZ else LOWEST
    return texts.gettext(
        templates[equal],
        Player=texts.player_first(hand.bring_in, names),
        card=card_name(card, texts),
    )


def card_name(card: str, texts: Texts) -> str:
    """Write a card in words: ``king of clubs``, ``10 of hearts``."""
    rank, suit = card[0].upper(), card[1].lower()
    shown = texts.label(RANKS[rank]) if rank in RANKS else "10" if rank == "T" else rank
    return texts.label("card_name", rank=shown, suit=texts.label(SUITS[suit]))

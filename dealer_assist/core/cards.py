"""Cards as two letters, rank and suit, and how they rank where single cards are compared."""

RANKS = "23456789TJQKA"
ACE_LOW = "A" + RANKS[:-1]
SUITS = "cdhs"  # clubs lowest, as in a tie of the draw


def is_card(card: str) -> bool:
    """Say whether two letters name a card: rank ``2`` to ``A`` and suit ``c d h s``."""
    return len(card) == 2 and card[0] in RANKS and card[1] in SUITS


def strength(card: str, ranks: str = RANKS) -> tuple[int, int]:
    """Rank, then suit, of a card as numbers that compare; ``ranks`` from the lowest."""
    return ranks.index(card[0]), SUITS.index(card[1])

"""What a hand history could not say about a hand."""

from enum import StrEnum

import msgspec


class Omitted(StrEnum):
    """One thing that is missing from an export, or written as something near it."""

    GAME = "game"  # the format has no code for the game: nothing is written
    ASSUMED_GAME = "assumed_game"  # written as the nearest game the format knows
    BETTING = "betting"  # spread limit is written as the nearest structure
    CARDS = "cards"  # hole cards and boards are not told to the program
    STACKS = "stacks"  # chips of some players are not counted
    ORDER = "order"  # the acting order of the first round follows no blind: kill, straddle
    PRICE = "price"  # a short blind leaves the price whole, a reader may lower it
    DEAD_CHIPS = "dead_chips"  # dead posts stand among the antes
    SLEEPER = "sleeper"  # a straddle that woke in the middle of the round
    RULING = "ruling"  # a hand killed by a ruling is written as a fold
    WINNERS = "winners"  # who won a showdown stands in the stacks only
    KILL = "kill"  # that a post is a kill
    TOURNAMENT = "tournament"  # the tournament's number, buy-in and speed
    CURRENCY = "currency"  # the house's money has no three-letter code here


class Exported(msgspec.Struct, frozen=True, kw_only=True):
    """A hand history as text, empty where the format cannot say the game; what is missing."""

    text: str
    omitted: tuple[Omitted, ...]

"""The smallest words of the field: seats, chips, codes, reasons."""

from enum import StrEnum
from typing import NewType

import msgspec

Seat = NewType("Seat", int)
"""A seat, counted clockwise from 1; 0 stands for none where a file needs a number."""

Chips = NewType("Chips", int)
"""An amount in the smallest chip; never a float."""

NOBODY = Seat(0)
NO_CHIPS = Chips(0)


class Presence(StrEnum):
    """Where the owner of a seat is now."""

    HERE = "here"  # in the chair, with chips
    AWAY = "away"  # sits out and keeps the seat
    BUSTED = "busted"  # out of chips, the seat is held for a rebuy


class Owes(StrEnum):
    """Missed-blind marker on a seat."""

    NOTHING = ""
    SMALL = "small"
    BIG = "big"
    BOTH = "both"


class Entry(StrEnum):
    """How somebody who is not yet dealt in wants to come in."""

    WAIT = "wait"  # comes in as soon as that costs nothing but a blind that is due
    POST = "post"  # puts in what is asked and is dealt in at once
    BUY_BUTTON = "buy_button"  # both blinds between button and big blind, for the next button
    STRADDLE = "straddle"  # comes back with a live straddle and owes nothing more
    FREE = "free"  # an answer of the rules, never a choice: dealt in without posting


class Ruling(StrEnum):
    """What the floor decided about the hand in play."""

    HAND_DEAD = "hand_dead"
    HAND_STANDS_POST_NEXT = "hand_stands_post_next"
    POST_NOW = "post_now"
    LEVEL_CORRECTED = "level_corrected"
    HAND_STANDS = "hand_stands"


class Zone(StrEnum):
    """Where an entrant sits as seen from button and blinds of the coming hand."""

    DUE = "due"  # the big blind reaches him
    OPEN = "open"  # behind the big blind and before the button
    CLOSED = "closed"  # between button and big blind
    SMALL_SEAT = "small_seat"  # on the place of the small blind
    BUTTON_SEAT = "button_seat"  # on the place of the button
    GAP = "gap"  # around heads-up: between big and small blind, no button yet


class Code(StrEnum):
    """Every reason the rules can give. A released code keeps its name."""

    # Where the markers are
    FIRST_BUTTON = "first_button"  # the draw, or the dealer, put the button here
    BUTTON_BY_HAND = "button_by_hand"  # the floor put the button here
    BUTTON_MOVES = "button_moves"  # the button went on to this player
    BUTTON_FOLLOWS = "button_follows"  # dead button: it goes where the small blind was
    DEAD_BUTTON = "dead_button"  # nobody dealt in sits at the button's place
    BUTTON_JUMPS = "button_jumps"  # it jumped ahead so that more entrants are dealt in
    BUTTON_IN_GAP = "button_in_gap"  # leaving heads-up it found a place behind the big blind
    BUTTON_TAKEN_BY_NEWCOMER = "button_taken_by_newcomer"
    SMALL_BLIND = "small_blind"  # last hand's big blind pays the small one
    SMALL_BLIND_NEXT = "small_blind_next"  # simplified: the next player left of the button
    SMALL_BLINDS_OWED = "small_blinds_owed"  # moving: who had a big blind pays a small one
    NO_SMALL_BLIND = "no_small_blind"  # moving: nobody owes one this hand
    SMALL_BLIND_WAITS = "small_blind_waits"  # moving: owed, but the big blind comes first
    SMALL_BLIND_PAID_DEAD = "small_blind_paid_dead"  # moving: owed and paid dead beside the big
    DEAD_SMALL_BLIND = "dead_small_blind"  # it falls on a seat where nobody is dealt in
    BIG_BLIND = "big_blind"  # the next player who is due
    BIG_BLINDS = "big_blinds"  # moving: everybody the front jumped
    BIG_BLIND_NEXT = "big_blind_next"  # simplified: the next player left of the small blind
    BIG_BLIND_ENTRANT = "big_blind_entrant"  # somebody who comes in takes the blind that is due
    THIRD_BLIND = "third_blind"
    BUTTON_BLIND = "button_blind"
    DEAD_BIG_BLIND = "dead_big_blind"
    HEADS_UP = "heads_up"  # two players: the button posts the small blind
    HEADS_UP_BUTTON_ROTATES = "heads_up_button_rotates"
    FIRST_TO_ACT = "first_to_act"
    BUTTON_FROZEN = "button_frozen"  # stud: the button waits where it is
    ANTES_ONLY = "antes_only"

    # Coming in and missing blinds
    WAITS_CLOSED = "waits_closed"  # nobody comes in between button and big blind
    WAITS_FOR_BIG_BLIND = "waits_for_big_blind"  # chose to wait, or has not chosen
    WAITS_HOUSE = "waits_house"  # this house lets nobody post in
    ENTERS_FREE = "enters_free"
    ENTERS_FIRST_ORBIT = "enters_first_orbit"
    ENTERS_TOURNAMENT = "enters_tournament"
    ENTERS_POSTING = "enters_posting"  # a newcomer's live big blind
    POSTS_MISSED = "posts_missed"  # live and dead chips for missed blinds
    ENTRY_CLOSED = "entry_closed"  # the chosen entry is no longer open: waits
    MISSED_BIG = "missed_big"  # the big blind passed an absent player
    MISSED_SMALL = "missed_small"
    MISSED_BOTH = "missed_both"
    ABSENT_PLAYS = "absent_plays"  # tournament: the stack is dealt in and posts
    ABSENT_LIMIT = "absent_limit"  # absent buttons have reached the house's limit
    BUYS_BUTTON = "buys_button"
    SEAT_CHANGE_WAITS = "seat_change_waits"
    SEAT_CHANGE_POSTS = "seat_change_posts"
    SEAT_CHANGE_FREE = "seat_change_free"
    DEALT_OFF = "dealt_off"  # had the button and moved: in free behind the button
    RETURNS_AS_STRADDLE = "returns_as_straddle"
    BUSTED_SEAT_HELD = "busted_seat_held"

    # Chips
    SHORT_BLIND = "short_blind"  # all in for less, the price stays
    ANTE_FROM_EVERYONE = "ante_from_everyone"
    ANTE_FOR_TABLE = "ante_for_table"
    DEAD_BLIND = "dead_blind"
    BRING_IN = "bring_in"
    STRADDLE = "straddle"
    STRADDLE_LOST = "straddle_lost"  # another straddle had priority, chips back
    SLEEPER = "sleeper"
    KILL = "kill"
    HALF_KILL = "half_kill"
    KILL_DEFERRED_BLIND = "kill_deferred_blind"
    KILL_BY_LOWBALL_POST = "kill_by_lowball_post"
    LEG = "leg"

    # Refusals: why nothing happened
    NOT_BUILT = "not_built"  # a mechanism this version does not know yet
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_EMPTY = "seat_empty"
    SEAT_TAKEN = "seat_taken"
    ALREADY_AWAY = "already_away"
    NOT_AWAY = "not_away"
    ALREADY_BUSTED = "already_busted"
    HAS_CHIPS = "has_chips"
    NEEDS_CHIPS = "needs_chips"
    TOO_FEW_PLAYERS = "too_few_players"
    NO_BUTTON_YET = "no_button_yet"  # draw for it or put it by hand
    HAND_IN_PLAY = "hand_in_play"
    NO_HAND_IN_PLAY = "no_hand_in_play"
    ACTION_STARTED = "action_started"  # too late for this hand
    NOT_ENTERING = "not_entering"  # the player is in the game already
    ENTRY_NOT_OPEN = "entry_not_open"  # that way in is closed for the coming hand
    SEATS_IN_USE = "seats_in_use"
    BAD_SEAT_COUNT = "bad_seat_count"
    DRAW_INCOMPLETE = "draw_incomplete"  # a player has no card, or a card has no player
    BAD_CARD = "bad_card"
    SAME_CARD_TWICE = "same_card_twice"
    BAD_NAME = "bad_name"
    BAD_AMOUNT = "bad_amount"
    BAD_POSITIONS = "bad_positions"
    UNKNOWN_HOUSE_KEY = "unknown_house_key"
    BAD_HOUSE_VALUE = "bad_house_value"
    SENSELESS_HOUSE = "senseless_house"  # two house rules that contradict each other
    ONE_BLIND_ALONE = "one_blind_alone"
    SMALL_BLIND_LARGER = "small_blind_larger"  # than the big blind
    THIRD_BLIND_SMALLER = "third_blind_smaller"  # than the big blind
    LEVEL_FALLS = "level_falls"  # its small blind is larger than its big one
    BAD_SPREAD = "bad_spread"  # not a smallest and a largest bet
    BETS_FALL = "bets_fall"  # the small bet is larger than the big one
    CASH_ONLY = "cash_only"
    STUD_ONLY = "stud_only"
    NO_SUCH_LEVEL = "no_such_level"
    NOT_DEALT_IN = "not_dealt_in"
    STRADDLE_OFF = "straddle_off"  # the house has none, or none here
    STRADDLE_HEADS_UP = "straddle_heads_up"
    STRADDLE_KILL_POT = "straddle_kill_pot"
    STRADDLE_SEAT = "straddle_seat"
    STRADDLE_LIMIT_REACHED = "straddle_limit_reached"
    STRADDLE_TOO_SMALL = "straddle_too_small"
    STRADDLE_SHORT = "straddle_short"  # it has to be put in whole
    STRADDLE_AFTER_DEAL = "straddle_after_deal"
    STRADDLE_TAKEN = "straddle_taken"
    NO_STRADDLE = "no_straddle"
    KILL_OFF = "kill_off"
    SAME_SEAT = "same_seat"
    CANNOT_MOVE = "cannot_move"  # busted, or in somebody else's seat
    OWNER_NOT_AWAY = "owner_not_away"
    NO_SUBSTITUTE = "no_substitute"
    NOT_OWING = "not_owing"
    NOT_YOUR_TURN = "not_your_turn"
    ROUND_OVER = "round_over"
    ROUND_NOT_OVER = "round_not_over"
    ACTION_NOT_LEGAL = "action_not_legal"
    TOO_SMALL = "too_small"
    TOO_LARGE = "too_large"
    NOT_IN_UNITS = "not_in_units"
    CAPPED = "capped"
    NOT_REOPENED = "not_reopened"
    NO_MORE_ROUNDS = "no_more_rounds"
    UPCARDS_INCOMPLETE = "upcards_incomplete"
    UPCARDS_MISSING = "upcards_missing"
    HAND_IS_DEAD = "hand_is_dead"
    NO_WINNER = "no_winner"


class Why(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One reason, as data: the sentence is made at the edge.

    ``rule`` is an id of ``resources/rules`` or empty where no book speaks;
    ``params`` are the words a template needs beside the seats.
    """

    code: Code
    rule: str = ""
    seats: tuple[Seat, ...] = ()
    params: tuple[tuple[str, str | int], ...] = ()


class Refusal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why an event may not happen: every reason, the chief one first."""

    reasons: tuple[Why, ...]

    @property
    def code(self) -> Code:
        """The code a scenario's ``refused`` is held against."""
        return self.reasons[0].code


def refuse(code: Code, *seats: Seat, rule: str = "", **params: str | int) -> Refusal:
    """Make a refusal with a single reason."""
    why = Why(code=code, rule=rule, seats=seats, params=tuple(sorted(params.items())))
    return Refusal(reasons=(why,))

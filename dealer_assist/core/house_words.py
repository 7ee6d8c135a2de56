"""The words a house rule may hold; the first of each is the default."""

from enum import StrEnum


class Context(StrEnum):
    """Money or tournament chips."""

    CASH = "cash"
    TOURNAMENT = "tournament"


class Game(StrEnum):
    """What is dealt; stud and razz have no button."""

    FLOP = "flop"
    DRAW = "draw"
    LOWBALL = "lowball"
    STUD = "stud"
    RAZZ = "razz"


class Betting(StrEnum):
    """The betting structure."""

    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    FIXED_LIMIT = "fixed_limit"
    SPREAD_LIMIT = "spread_limit"


class ThirdBlind(StrEnum):
    """Where a third blind sits."""

    UTG = "utg"
    BUTTON = "button"


class BlindsStart(StrEnum):
    """Where the small blind sits with three or more players."""

    LEFT_OF_BUTTON = "left_of_button"
    ON_BUTTON = "on_button"


class AnteFrom(StrEnum):
    """Who antes."""

    EVERYONE = "everyone"
    BIG_BLIND = "big_blind"
    BUTTON = "button"


class AnteOrder(StrEnum):
    """What a short payer of the table's ante pays first."""

    BLIND_FIRST = "blind_first"
    ANTE_FIRST = "ante_first"


class Uncapped(StrEnum):
    """When two players may raise without a cap."""

    ROUND_STARTS_HEADS_UP = "round_starts_heads_up"
    ANY_TIME = "any_time"
    NEVER = "never"


class AllInRaise(StrEnum):
    """What part of a raise re-opens the betting."""

    FULL_BET = "full_bet"
    HALF_BET = "half_bet"


class PotLimitSmallBlind(StrEnum):
    """How a small blind counts before the flop at pot limit."""

    AS_BIG = "as_big"
    ACTUAL = "actual"


class PotLimitShortBlind(StrEnum):
    """How a short or dead blind counts before the flop at pot limit."""

    FULL = "full"
    ACTUAL = "actual"


class ButtonRule(StrEnum):
    """How the button moves."""

    DEAD = "dead"
    MOVING = "moving"
    SIMPLIFIED = "simplified"


class ButtonJump(StrEnum):
    """Whether a dead button may jump ahead to seat more players."""

    OFF = "off"
    MOST_SEATED = "most_seated"


class HeadsUp(StrEnum):
    """What moves on when play becomes heads-up."""

    BIG_BLIND_ROTATES = "big_blind_rotates"
    BUTTON_ROTATES = "button_rotates"


class MovingConflict(StrEnum):
    """Moving button: a small blind owed and a big blind due in one hand."""

    QUEUE = "queue"
    CAP = "cap"
    BOTH = "both"


class FirstButton(StrEnum):
    """Which card of the draw takes the first button."""

    HIGH_CARD = "high_card"
    LOW_CARD = "low_card"


class NewPlayer(StrEnum):
    """What a newcomer does to be dealt in at once."""

    POST_OR_WAIT = "post_or_wait"
    WAIT = "wait"
    FREE = "free"
    LIMIT_POSTS = "limit_posts"


class LowballPost(StrEnum):
    """What a lowball newcomer posts."""

    DOUBLE = "double"
    SINGLE = "single"


class TournamentEntry(StrEnum):
    """Which seats a newcomer may be dealt in at."""

    TDA = "tda"
    ROBERT = "robert"


class MissedSmall(StrEnum):
    """What a missed small blind alone is worth."""

    DEAD = "dead"
    LIVE = "live"


class ShortPost(StrEnum):
    """What a returner too short for both parts pays first."""

    LIVE_FIRST = "live_first"
    DEAD_FIRST = "dead_first"


class MissedAmount(StrEnum):
    """Whose stakes count when they changed during an absence."""

    CURRENT = "current"
    WHEN_MISSED = "when_missed"


class FirstOrbit(StrEnum):
    """Whether a new game's first orbit is lenient to newcomers."""

    LENIENT = "lenient"
    STRICT = "strict"


class SeatChange(StrEnum):
    """What a seat change costs."""

    ROBERT = "robert"
    WSOP = "wsop"
    FREE = "free"


class BustRule(StrEnum):
    """What becomes of the seat of a player without chips."""

    LEAVES = "leaves"
    HOLDS_SEAT = "holds_seat"


class StraddleSeat(StrEnum):
    """Who may straddle first."""

    UTG = "utg"
    BUTTON = "button"
    CUTOFF = "cutoff"
    ANY = "any"


class StraddlePriority(StrEnum):
    """Whose straddle counts when two want the first."""

    BUTTON = "button"
    UTG = "utg"
    FIRST = "first"


class StraddleOrder(StrEnum):
    """Who acts first over a straddle."""

    LEFT_OF_STRADDLE = "left_of_straddle"
    UTG_FIRST = "utg_first"


class StraddleRaise(StrEnum):
    """The smallest raise over a straddle."""

    DOUBLE = "double"
    PLUS_BIG_BLIND = "plus_big_blind"


class Restraddle(StrEnum):
    """Who may straddle a straddle."""

    OFF = "off"
    LEFT = "left"
    RIGHT = "right"
    ANY = "any"


class Sleeper(StrEnum):
    """When a sleeper becomes a straddle."""

    OFF = "off"
    FOLDED_TO = "folded_to"
    UNRAISED = "unraised"


class KillRule(StrEnum):
    """How large a kill is."""

    OFF = "off"
    FULL = "full"
    HALF = "half"


class KillTrigger(StrEnum):
    """What makes the next pot a kill pot."""

    TWO_POTS = "two_pots"
    POT_SIZE = "pot_size"


class KillOrder(StrEnum):
    """When the killer acts first round."""

    IN_TURN = "in_turn"
    LAST = "last"


class KillInBlinds(StrEnum):
    """What a killer pays who is due a blind as well."""

    REPLACES = "replaces"
    BOTH = "both"
    DEFER = "defer"

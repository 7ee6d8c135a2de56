"""House rules as data: what a table plays, and which settings make no sense together."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import pairwise
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from dealer_assist.core.house_words import (
    AllInRaise,
    AnteFrom,
    AnteOrder,
    Betting,
    BlindsStart,
    BustRule,
    ButtonJump,
    ButtonRule,
    Context,
    FirstButton,
    FirstOrbit,
    Game,
    HeadsUp,
    KillInBlinds,
    KillOrder,
    KillRule,
    KillTrigger,
    LowballPost,
    MissedAmount,
    MissedSmall,
    MovingConflict,
    NewPlayer,
    PotLimitShortBlind,
    PotLimitSmallBlind,
    Restraddle,
    SeatChange,
    ShortPost,
    Sleeper,
    StraddleOrder,
    StraddlePriority,
    StraddleRaise,
    StraddleSeat,
    ThirdBlind,
    TournamentEntry,
    Uncapped,
)
from dealer_assist.core.values import Chips, Code, Refusal, Why, refuse

MAX_AMOUNT = 10**12
Amount = Annotated[Chips, msgspec.Meta(ge=0, le=MAX_AMOUNT)]
Positive = Annotated[Chips, msgspec.Meta(ge=1, le=MAX_AMOUNT)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All house rules of a table; HOUSE_RULES' names, in their order.

    ``None`` in ``small_bet``, ``big_bet`` and ``bust`` means the default that follows from
    other keys: ask ``bets`` and ``bust_rule``.
    """

    context: Context = Context.CASH
    game: Game = Game.FLOP
    betting: Betting = Betting.NO_LIMIT
    blinds: Annotated[tuple[Positive, ...], msgspec.Meta(max_length=3)] = (Chips(1), Chips(2))
    third_blind: ThirdBlind = ThirdBlind.UTG
    blinds_start: BlindsStart = BlindsStart.LEFT_OF_BUTTON
    dead_blind: Amount = Chips(0)
    ante: Amount = Chips(0)
    ante_from: AnteFrom = AnteFrom.EVERYONE
    ante_order: AnteOrder = AnteOrder.BLIND_FIRST
    bring_in: Amount = Chips(0)
    small_bet: Positive | None = None
    big_bet: Positive | None = None
    spread: Annotated[tuple[Positive, ...], msgspec.Meta(max_length=2)] = ()
    spread_last: Annotated[tuple[Positive, ...], msgspec.Meta(max_length=2)] = ()
    unit: Positive = Chips(1)
    raise_cap: Count = 3
    heads_up_uncapped: Uncapped = Uncapped.ROUND_STARTS_HEADS_UP
    all_in_raise: AllInRaise = AllInRaise.FULL_BET
    pot_limit_small_blind: PotLimitSmallBlind = PotLimitSmallBlind.AS_BIG
    pot_limit_short_blind: PotLimitShortBlind = PotLimitShortBlind.FULL
    levels: Annotated[
        tuple[tuple[Positive, Positive, Amount], ...], msgspec.Meta(max_length=100)
    ] = ()
    currency: Annotated[str, msgspec.Meta(max_length=8)] = ""
    decimals: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0

    button: ButtonRule = ButtonRule.DEAD
    button_jump: ButtonJump = ButtonJump.OFF
    heads_up: HeadsUp = HeadsUp.BIG_BLIND_ROTATES
    moving_conflict: MovingConflict = MovingConflict.QUEUE
    first_button: FirstButton = FirstButton.HIGH_CARD

    new_player: NewPlayer = NewPlayer.POST_OR_WAIT
    lowball_post: LowballPost = LowballPost.DOUBLE
    tournament_entry: TournamentEntry = TournamentEntry.TDA
    enter_on_button: bool = False
    buy_button: bool = False
    post_in_closed_zone: bool = False
    missed_small: MissedSmall = MissedSmall.DEAD
    short_post: ShortPost = ShortPost.LIVE_FIRST
    missed_amount: MissedAmount = MissedAmount.CURRENT
    return_as_straddle: bool = False
    first_orbit: FirstOrbit = FirstOrbit.LENIENT
    seat_change: SeatChange = SeatChange.ROBERT
    bust: BustRule | None = None
    absent_limit: Count = 0

    straddle_seats: tuple[StraddleSeat, ...] = (StraddleSeat.UTG,)
    straddle_priority: StraddlePriority = StraddlePriority.BUTTON
    straddle_order: StraddleOrder = StraddleOrder.LEFT_OF_STRADDLE
    straddle_raise: StraddleRaise = StraddleRaise.DOUBLE
    restraddle: Restraddle = Restraddle.OFF
    max_straddles: Annotated[int, msgspec.Meta(ge=1, le=12)] = 1
    sleeper: Sleeper = Sleeper.OFF
    kill: KillRule = KillRule.OFF
    kill_trigger: KillTrigger = KillTrigger.TWO_POTS
    kill_pot: Count = 10
    kill_on_split: bool = False
    kill_order: KillOrder = KillOrder.IN_TURN
    kill_in_blinds: KillInBlinds = KillInBlinds.REPLACES

    @property
    def cash(self) -> bool:
        """True for a cash game."""
        return self.context is Context.CASH

    @property
    def stud(self) -> bool:
        """True for a game without a button."""
        return self.game in {Game.STUD, Game.RAZZ}

    @property
    def bust_rule(self) -> BustRule:
        """What a bust does; by default a cash game holds the seat."""
        if self.bust is not None:
            return self.bust
        return BustRule.HOLDS_SEAT if self.cash else BustRule.LEAVES

    def blinds_at(self, level: int) -> tuple[Chips, ...]:
        """Blinds of a level, in the order of ``blinds``; empty in stud."""
        if self.stud:
            return ()
        if self.levels and self.blinds:
            return self.levels[level - 1][:2]
        return self.blinds

    def ante_at(self, level: int) -> Chips:
        """Ante of a level."""
        return self.levels[level - 1][2] if self.levels else self.ante

    def three_blinds(self, where: ThirdBlind) -> bool:
        """True when a third blind is played at that place."""
        return len(self.blinds) == 3 and not self.levels and self.third_blind is where

    def bets(self, level: int) -> tuple[Chips, Chips]:
        """Small and big bet: as set, else the big blind and twice it."""
        blinds = self.blinds_at(level)
        small = self.small_bet or Chips(blinds[-1] if blinds else max(self.bring_in, 1))
        return small, self.big_bet or Chips(2 * small)


FIELDS = {field.name: field for field in msgspec.structs.fields(HouseRules)}


def with_values(house: HouseRules, values: Mapping[str, Any]) -> HouseRules | Refusal:
    """Override single keys, all or nothing.

    A table that turns to tournament loses its straddles unless the same values name some.

    Returns:
        The new house rules, or a refusal that names each unknown key, each bad value with
        what is allowed there, or each pair that makes no sense.
    """
    reasons: list[Why] = []
    known: dict[str, Any] = {}
    for key, value in values.items():
        if key not in FIELDS:
            reasons += refuse(Code.UNKNOWN_HOUSE_KEY, key=key).reasons
            continue
        try:
            known[key] = msgspec.convert(value, FIELDS[key].type)
        except msgspec.ValidationError:
            allowed = _allowed(FIELDS[key].type)
            reasons += refuse(
                Code.BAD_HOUSE_VALUE, key=key, value=_shown(value), allowed=allowed
            ).reasons
    if reasons:
        return Refusal(reasons=tuple(reasons))
    turns = known.get("context") is Context.TOURNAMENT and house.cash
    if turns and "straddle_seats" not in known:
        known["straddle_seats"] = ()
    changed = msgspec.structs.replace(house, **known)
    contradictions = (
        Why(code=Code.SENSELESS_HOUSE, params=(("first", first), ("second", second)))
        for first, second in _senseless(changed)
    )
    senseless = (*contradictions, *_senseless_amounts(changed))
    return Refusal(reasons=senseless) if senseless else changed


def differences(house: HouseRules, other: HouseRules) -> tuple[str, ...]:
    """Keys in which two sets of house rules differ, in HOUSE_RULES' order."""
    return tuple(key for key in FIELDS if getattr(house, key) != getattr(other, key))


def written_out(house: HouseRules) -> dict[str, Any]:
    """Every key with its value, as plain data; ``None`` stands for a default that follows."""
    return {key: msgspec.to_builtins(getattr(house, key)) for key in FIELDS}


def allowed_values(key: str) -> tuple[str, ...]:
    """The words a key may hold, empty where it holds amounts or free text."""
    kind = FIELDS[key].type
    if kind is bool:
        return ("false", "true")
    for part in (kind, *get_args(kind)):
        if isinstance(part, type) and issubclass(part, StrEnum):
            return tuple(member.value for member in part)
    return ()


def _senseless(house: HouseRules) -> Iterator[tuple[str, str]]:
    """Pairs of settings that contradict each other, as ``key=value`` texts."""
    dead = house.button is ButtonRule.DEAD
    limit = house.betting in {Betting.FIXED_LIMIT, Betting.SPREAD_LIMIT}
    tournament = "context=tournament"
    button = f"button={house.button}"
    if not house.cash:
        yield from _not_in_a_tournament(house, tournament)
    if house.kill is not KillRule.OFF and not limit:
        yield f"kill={house.kill}", f"betting={house.betting}"
    if house.bring_in and not house.stud:
        yield "bring_in", f"game={house.game}"
    if len(house.blinds) == 3 and house.blinds_start is BlindsStart.ON_BUTTON:
        yield "blinds", "blinds_start=on_button"
    if house.three_blinds(ThirdBlind.UTG) and not dead:
        yield "third_blind=utg", button
    if house.button_jump is not ButtonJump.OFF and (not dead or house.cash):
        yield "button_jump=most_seated", button if not dead else "context=cash"
    for key in ("buy_button", "post_in_closed_zone"):
        if getattr(house, key) and not dead:
            yield f"{key}=true", button
    if house.restraddle is not Restraddle.OFF and house.max_straddles == 1:
        yield f"restraddle={house.restraddle}", "max_straddles=1"


def _not_in_a_tournament(house: HouseRules, tournament: str) -> Iterator[tuple[str, str]]:
    if house.straddle_seats:
        yield "straddle_seats", tournament
    if house.kill is not KillRule.OFF:
        yield f"kill={house.kill}", tournament
    if house.buy_button:
        yield "buy_button=true", tournament
    if house.post_in_closed_zone:
        yield "post_in_closed_zone=true", tournament


def _senseless_amounts(house: HouseRules) -> Iterator[Why]:
    """Amounts that belong together and do not rise."""
    blinds = house.blinds[1:] if house.three_blinds(ThirdBlind.BUTTON) else house.blinds
    if len(house.blinds) == 1:
        yield Why(code=Code.ONE_BLIND_ALONE)
    falls = (Code.SMALL_BLIND_LARGER, Code.THIRD_BLIND_SMALLER)
    for (lower, higher), code in zip(pairwise(blinds), falls, strict=False):
        if lower > higher:
            yield Why(code=code)
    for key in ("spread", "spread_last"):
        spread = getattr(house, key)
        if spread and (len(spread) != 2 or spread[0] > spread[1]):
            yield Why(code=Code.BAD_SPREAD, params=(("first", key),))
    for number, (small, big, _ante) in enumerate(house.levels, 1):
        if small > big:
            yield Why(code=Code.LEVEL_FALLS, params=(("number", number),))
    if house.small_bet and house.big_bet and house.small_bet > house.big_bet:
        yield Why(code=Code.BETS_FALL)


def _allowed(kind: Any) -> str:
    """What may stand in a key, as words that need no translation."""
    if kind is bool:
        return "true, false"
    if isinstance(kind, type):
        return ", ".join(kind) if issubclass(kind, StrEnum) else "abc"
    if get_origin(kind) is Annotated:
        meta = kind.__metadata__[0]
        return f"{meta.ge} … {meta.le}" if meta.ge is not None else _allowed(kind.__origin__)
    inner = _allowed(get_args(kind)[0])
    return inner if get_origin(kind) in {UnionType, Union} else f"[{inner}]"


def _shown(value: Any) -> str:
    """A value as it would stand in a file, shortened."""
    text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= 40 else text[:39] + "…"

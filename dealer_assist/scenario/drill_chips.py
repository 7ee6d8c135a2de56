"""Questions about chips and turns: straddles, kills, antes, bring-in, sizes of raises."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from dealer_assist.core.cards import RANKS, SUITS
from dealer_assist.core.events import Act, Action, Deal, Event, Kill, Straddle, Upcards
from dealer_assist.core.table import Table
from dealer_assist.core.values import Chips, Seat
from dealer_assist.rules.changes import allowed
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import replay
from dealer_assist.scenario.drill_answers import turn_at
from dealer_assist.scenario.drill_tables import WHERE, Chance, Scene, asks, seated
from dealer_assist.scenario.drill_values import Kind, Topic

DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)
TURN = (Kind.FIRST_TO_ACT, Kind.LAST_OF_FIRST_ROUND)


def straddle(chance: Chance) -> Scene:
    """Somebody straddles, under the gun or on the button."""
    order = chance.rng.choice(["left_of_straddle", "utg_first"])
    raised = chance.rng.choice(["double", "plus_big_blind"])
    game = chance.game(
        chance.layout(4, 10),
        chance.house(
            straddle_seats=["utg", "button"],
            straddle_order=order,
            straddle_raise=raised,
        ),
    )
    hand = allowed(plan(game.table))
    seat = chance.rng.choice((hand.first_order[0], hand.button))
    events = (Straddle(seat=seat), Deal())
    first = _first_to_act(game.table, events)
    kinds = asks(*TURN) + asks(Kind.SMALLEST_RAISE, seat=first) + asks(Kind.POSTS, seat=seat)
    return Scene(before=game.table, events=events, asks=kinds)


def kill(chance: Chance) -> Scene:
    """Somebody has to kill the next pot."""
    rng = chance.rng
    game = chance.game(
        chance.layout(4, 10),
        chance.house(
            betting="fixed_limit",
            straddle_seats=[],
            kill=rng.choice(["full", "half"]),
            kill_order=rng.choice(["in_turn", "last"]),
            kill_in_blinds=rng.choice(["replaces", "both"]),
        ),
    )
    seat = rng.choice(game.hand.dealt_in)
    events = (Kill(seat=seat), Deal())
    first = _first_to_act(game.table, events)
    kinds = asks(*TURN) + asks(Kind.SMALLEST_RAISE, seat=first) + asks(Kind.POSTS, seat=seat)
    return Scene(before=game.table, events=events, asks=kinds)


def short_blinds(chance: Chance) -> Scene:
    """The big blind is all in for less."""
    game = chance.game(chance.layout(3, 10))
    seat = allowed(plan(game.table)).big_blinds[0]
    big = game.table.house.blinds[-1]
    table = _with_stacks(game.table, {seat: Chips(chance.rng.randint(1, big - 1))})
    first = _first_to_act(table, (Deal(),))
    kinds = asks(Kind.POSTS, seat=seat) + asks(Kind.SMALLEST_RAISE, seat=first)
    return Scene(before=table, events=(Deal(),), asks=(*kinds, WHERE))


def antes(chance: Chance) -> Scene:
    """Everybody antes, or one player for the table, who may be short."""
    rng = chance.rng
    small, big = rng.choice([(50, 100), (100, 200), (200, 400), (500, 1000), (1000, 2000)])
    payer = rng.choice(["everyone", "big_blind", "button"])
    game = chance.game(
        chance.layout(3, 10),
        chance.house(
            context="tournament",
            blinds=[small, big],
            ante=big if payer != "everyone" else big // 10,
            ante_from=payer,
            ante_order=rng.choice(["blind_first", "ante_first"]),
        ),
    )
    hand = allowed(plan(game.table))
    seat = hand.button if payer == "button" else hand.big_blinds[0]
    short = Chips(big + rng.randint(1, 9) * big // 10)
    stacks = {seat: short} if payer == "big_blind" and rng.randrange(2) else {}
    table = _with_stacks(game.table, stacks)
    other = rng.choice(hand.dealt_in)
    kinds = asks(Kind.POSTS, seat=seat) + asks(Kind.POSTS, seat=other)
    return Scene(before=table, events=(), asks=kinds)


def bring_in(chance: Chance) -> Scene:
    """The door cards say who brings it in."""
    places = chance.layout(2, 8)
    ante = chance.rng.choice((1, 5, 10))
    house = chance.house(
        game=chance.rng.choice(["stud", "razz"]),
        betting="fixed_limit",
        blinds=[],
        straddle_seats=[],
        ante=ante,
        bring_in=2 * ante,
        small_bet=5 * ante,
        big_bet=10 * ante,
    )
    cards = chance.rng.sample(DECK, len(places.taken))
    shown = Upcards(cards={str(s): card for s, card in zip(places.taken, cards, strict=True)})
    table = seated(chance.rng, house, places)
    return Scene(before=table, events=(Deal(), shown), asks=asks(Kind.BRING_IN))


def raise_sizes(chance: Chance) -> Scene:
    """How little the next player may raise to, after a raise or two, perhaps a short one."""
    limit = chance.rng.randrange(4) == 0
    values: dict[str, Any] = {"betting": "fixed_limit", "straddle_seats": []} if limit else {}
    game = chance.game(chance.layout(4, 9), chance.house(**values))
    big = game.table.house.blinds[-1]
    seat = chance.rng.choice(allowed(plan(game.table)).first_order[:3])
    stack = Chips(big + chance.rng.randint(1, 3 * big))
    return _raising(chance, _with_stacks(game.table, {seat: stack}), Kind.SMALLEST_RAISE)


def pot_limit(chance: Chance) -> Scene:
    """How much the next player may raise to at pot limit."""
    counted = chance.rng.choice(["as_big", "actual"])
    game = chance.game(
        chance.layout(4, 9), chance.house(betting="pot_limit", pot_limit_small_blind=counted)
    )
    return _raising(chance, game.table, Kind.LARGEST_RAISE)


def _raising(chance: Chance, table: Table, kind: Kind) -> Scene:
    """Let up to three players act, and ask how much the next one may raise."""
    events: tuple[Event, ...] = (Deal(),)
    there = replay(table, events).table
    for _ in range(chance.rng.randrange(4)):
        act = _an_action(chance, there)
        events = (*events, act)
        there = replay(there, (act,)).table
    return Scene(before=table, events=events, asks=asks(kind, seat=turn_at(there).seat))


def _an_action(chance: Chance, table: Table) -> Act:
    """A fold, a call, a raise, or all the chips of the one player whose chips are counted."""
    now, player = turn_at(table), table.player(turn_at(table).seat)
    if player is not None and player.stack is not None:
        return Act(seat=now.seat, action=Action.ALL_IN)
    action = chance.rng.choice([Action.FOLD, Action.CALL, Action.RAISE, Action.RAISE])
    if action is not Action.RAISE:
        return Act(seat=now.seat, action=action)
    to = now.least + chance.rng.randrange(4) * table.house.blinds[0]
    return Act(seat=now.seat, action=action, to=Chips(min(to, now.most or to)))


def _first_to_act(table: Table, events: tuple[Event, ...]) -> Seat:
    return turn_at(replay(table, events).table).seat


def _with_stacks(table: Table, stacks: Mapping[Seat, Chips]) -> Table:
    """Count the chips of some players."""
    for seat, player in tuple(table.players()):
        if seat in stacks:
            counted = msgspec.structs.replace(player, stack=stacks[seat])
            table = table.with_player(seat, counted)
    return table


BUILDERS: dict[Topic, Callable[[Chance], Scene]] = {
    Topic.STRADDLE: straddle,
    Topic.KILL: kill,
    Topic.SHORT_BLINDS: short_blinds,
    Topic.ANTES: antes,
    Topic.BRING_IN: bring_in,
    Topic.RAISE_SIZES: raise_sizes,
    Topic.POT_LIMIT: pot_limit,
}

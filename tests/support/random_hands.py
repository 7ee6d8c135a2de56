"""Random hands in our engine alone: every structure and game, short posts, sleepers, rulings."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import assume

from dealer_assist.core import events
from dealer_assist.core.betting import Betting
from dealer_assist.core.events import Action
from dealer_assist.core.table import Player, Positions, Table, drawing
from dealer_assist.core.values import Chips, Refusal, Seat
from dealer_assist.rules.betting import RAISES, ROUNDS, Turn, turn
from dealer_assist.rules.step import step
from tests.support.tables import house

STUD: dict[str, Any] = {"blinds": [], "bring_in": 2, "small_bet": 5, "big_bet": 10, "ante": 1,
                        "betting": "fixed_limit", "straddle_seats": []}  # fmt: skip
GAMES: dict[str, dict[str, Any]] = {
    "no limit": {"betting": "no_limit", "sleeper": "unraised", "max_straddles": 2,
                 "restraddle": "any"},
    "no limit in units": {"betting": "no_limit", "unit": 5, "blinds": [5, 10], "ante": 3},
    "pot limit": {"betting": "pot_limit", "ante": 2, "ante_from": "big_blind"},
    "fixed limit": {"betting": "fixed_limit", "all_in_raise": "half_bet", "kill": "half"},
    "spread limit": {"betting": "spread_limit", "spread": [2, 6], "spread_last": [4, 12],
                     "all_in_raise": "half_bet", "heads_up_uncapped": "any_time"},
    "three blinds": {"betting": "no_limit", "blinds": [1, 2, 4]},
    "antes only": {"betting": "spread_limit", "blinds": [], "ante": 1, "spread": [1, 5],
                   "straddle_seats": []},
    "draw": {"betting": "pot_limit", "game": "draw"},
    "stud": {"game": "stud", **STUD},
    "razz": {"game": "razz", **STUD, "all_in_raise": "half_bet"},
}  # fmt: skip
MOST_ACTIONS = 400


def shuffled(chance: Random) -> list[str]:
    """Give a deck to take up cards from."""
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    chance.shuffle(deck)
    return deck


def new_table(name: str, stacks: list[int]) -> Table:
    """Give a table of one of the games, with a player in each seat."""
    rules = house(**{"straddle_seats": ["any"], **GAMES[name]})
    places = Positions(button=Seat(1), small=Seat(2), big=Seat(3 % len(stacks) or 1))
    if len(rules.blinds) == 3:
        places = Positions(button=Seat(1), small=Seat(2), big=Seat(3), third=Seat(4))
    seats = tuple(Player(stack=Chips(stack)) for stack in stacks)
    return Table(house=rules, seats=seats, last=places, kill=Seat(rules.kill != "off"))


def started(table: Table, chance: Random, deck: list[str]) -> Table:
    """Straddle perhaps, deal, and in stud turn the door cards."""
    for _ in range(chance.randrange(3)):
        seat = Seat(chance.randint(1, len(table.seats)))
        outcome = step(table, events.Straddle(seat=seat, sleeper=chance.random() < 0.5))
        table = table if isinstance(outcome, Refusal) else outcome.table
    outcome = step(table, events.Deal())
    assume(not isinstance(outcome, Refusal))
    assert not isinstance(outcome, Refusal)
    table = outcome.table
    if table.house.stud and table.dealt is not None:
        cards = {str(seat): deck.pop() for seat in table.dealt.dealt_in}
        return say(table, events.Upcards(cards=cards))
    return table


def say(table: Table, event: events.Event) -> Table:
    """Let something happen that the rules must allow."""
    outcome = step(table, event)
    assert not isinstance(outcome, Refusal), (event, outcome, drawing(table))
    return outcome.table


def turn_now(table: Table) -> tuple[Betting, Turn]:
    """Give the betting of the hand in play, and whose turn it is."""
    assert table.dealt is not None
    assert table.betting is not None
    return table.betting, turn(table.hand_house, table.dealt, table.betting)


def choose(betting: Betting, now: Turn, chance: Random, unit: int) -> events.Act:
    """Choose an action among those that are legal, for an amount that is."""
    bettor = betting.bettor(now.seat)
    assert bettor is not None
    word = chance.choice([*now.legal, *now.legal, Action.ALL_IN])
    if word is Action.FOLD and chance.random() < 0.5:
        word = Action.CALL
    if word is Action.ALL_IN and now.most != bettor.put + (bettor.left or 0):
        word = now.legal[0] if now.legal[0] not in RAISES else now.legal[1]
    if word not in RAISES:
        return events.Act(seat=now.seat, action=word)
    between = chance.randint(now.least, now.most) // unit * unit
    to = chance.choice([now.least, now.most, between if between >= now.least else now.least])
    return events.Act(seat=now.seat, action=word, to=Chips(to))


def told(table: Table, chance: Random, deck: list[str]) -> Iterator[tuple[events.Event, Table]]:
    """Play a hand to its last round or its last player.

    Yields:
        What is said, and the table after it.
    """
    for _ in range(MOST_ACTIONS):
        event = _next(table, chance, deck)
        if event is None:
            return
        table = say(table, event)
        yield event, table
    message = f"the hand does not end: {drawing(table)}"
    raise AssertionError(message)


def _next(table: Table, chance: Random, deck: list[str]) -> events.Event | None:
    betting, now = turn_now(table)
    live = live_seats(betting)
    if now.seat:
        if chance.random() < 0.02:
            return events.DeadHand(seat=chance.choice(live))
        return choose(betting, now, chance, table.house.unit)
    if len(live) < 2 or betting.round == ROUNDS[table.house.game]:
        return None
    shown = table.house.stud and betting.round < ROUNDS[table.house.game] - 1
    return events.Street(cards={str(seat): deck.pop() for seat in live} if shown else {})


def live_seats(betting: Betting) -> tuple[Seat, ...]:
    """Give the seats that have not folded."""
    return tuple(bettor.seat for bettor in betting.bettors if not bettor.folded)

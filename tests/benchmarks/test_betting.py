"""A whole nine-handed hand, action by action, in our engine and in PokerKit."""

import time
import timeit
from collections.abc import Callable

import msgspec
from pokerkit import Automation, Mode, NoLimitTexasHoldem

from dealer_assist.core.events import Act, Action, Deal, End, Event, Street
from dealer_assist.core.table import Table
from dealer_assist.core.values import Chips, Refusal, Seat
from dealer_assist.rules.step import step
from tests.benchmarks.conftest import Report
from tests.benchmarks.hands import nine_handed

HANDS = 10
ROUNDS = 30
STACK = 200
# By round and seat; the button is on seat 2. The last bet is not called, so that PokerKit has no
# hands to compare.
ROUNDS_PLAYED = (
    "5f 6r6 7c 8f 9c 1f 2c 3f 4r20 6c 7f 9c 2f",
    "4k 6k 9b40 4c 6f",
    "4k 9k",
    "4b60 9f",
)
BLINDS = (1, 2)


def actions() -> list[list[tuple[int, str, int]]]:
    """Read the rounds: seat, what it does, and the total of a bet or raise."""
    return [
        [(int(word[0]), word[1], int(word[2:] or 0)) for word in played.split()]
        for played in ROUNDS_PLAYED
    ]


WORDS = {"f": Action.FOLD, "c": Action.CALL, "k": Action.CHECK, "b": Action.BET, "r": Action.RAISE}


def events() -> list[Event]:
    """Give the hand as our engine is told of it."""
    said: list[Event] = [Deal()]
    for number, played in enumerate(actions()):
        if number:
            said.append(Street())
        for seat, word, to in played:
            total = Chips(to) if to else None
            said.append(Act(seat=Seat(seat), action=WORDS[word], to=total))
    return [*said, End()]


def table() -> Table:
    """Give nine players with stacks."""
    there = nine_handed()
    seats = tuple(
        None if player is None else msgspec.structs.replace(player, stack=Chips(STACK))
        for player in there.seats
    )
    return msgspec.structs.replace(there, seats=seats)


def ours(there: Table, said: list[Event]) -> list[int]:
    """Play the hand in our engine; give the stacks from the small blind on."""
    for event in said:
        outcome = step(there, event)
        assert not isinstance(outcome, Refusal), (event, outcome)
        there = outcome.table
    stacks = [player.stack or 0 for _seat, player in there.players()]
    return [*stacks[2:], *stacks[:2]]


def pokerkits(played: list[list[tuple[int, str, int]]]) -> list[int]:
    """Play the hand in PokerKit, which deals the cards by itself."""
    state = NoLimitTexasHoldem.create_state(
        tuple(Automation),
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=BLINDS,
        min_bet=BLINDS[-1],
        raw_starting_stacks=STACK,
        player_count=9,
        mode=Mode.CASH_GAME,
    )
    for one_round in played:
        for _seat, word, to in one_round:
            if word == "f":
                state.fold()
            elif to:
                state.complete_bet_or_raise_to(to)
            else:
                state.check_or_call()
    return [int(stack) for stack in state.stacks]


def test_a_nine_handed_hand_followed(report: Report) -> None:
    there, said, played = table(), events(), actions()
    assert ours(there, said) == pokerkits(played)
    mine, its = side_by_side(lambda: ours(there, said), lambda: pokerkits(played))
    report(
        f"hand of {len(said)} events: {mine * 1e3:.2f} ms, PokerKit {its * 1e3:.2f} ms,"
        f" ratio {mine / its:.2f} (aim 0.50)"
    )


def side_by_side(*what: Callable[[], object]) -> list[float]:
    """Give the seconds of processor time that each takes, measured in turns."""
    timers = [timeit.Timer(one, timer=time.process_time) for one in what]
    rounds = [[timer.timeit(HANDS) for timer in timers] for _ in range(ROUNDS)]
    # The least of several rounds: whatever else ran can only have added to the others.
    return [min(times) / HANDS for times in zip(*rounds, strict=True)]

"""Followed hands as Open Hand History: the specification's fields, and chips that add up."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dealer_assist.core import events
from dealer_assist.core.events import Action
from dealer_assist.core.table import Table
from dealer_assist.core.values import Chips, Refusal, Seat
from dealer_assist.session.followed import Followed, follow
from dealer_assist.session.ohh import ohh
from dealer_assist.session.omitted import Omitted
from tests.support.random_hands import (
    GAMES,
    live_seats,
    new_table,
    shuffled,
    started,
    turn_now,
)
from tests.support.random_hands import told as events_of
from tests.support.tables import after_events, table

HAND = {
    "spec_version", "site_name", "network_name", "internal_version", "tournament", "game_number",
    "start_date_utc", "table_name", "game_type", "bet_limit", "table_size", "currency",
    "dealer_seat", "small_blind_amount", "big_blind_amount", "ante_amount", "hero_player_id",
    "flags", "players", "rounds", "pots",
}  # fmt: skip
PLAYER = {"id", "seat", "name", "starting_stack"}
ROUND = {"id", "street", "cards", "actions"}
ACTION = {"action_number", "player_id", "action", "amount", "is_allin"}
WORDS = {
    "Post Ante", "Post SB", "Post BB", "Straddle", "Post Dead", "Post Extra Blind", "Fold",
    "Check", "Bet", "Raise", "Call",
}  # fmt: skip
POT = {"number", "amount", "rake", "player_wins"}
WHEN = 1_800_000_000


def followed(there: Table, *events_told: events.Event) -> Followed:
    hand = follow(there, events_told)
    assert not isinstance(hand, Refusal), hand
    return hand


def content(hand: Followed) -> Any:
    return json.loads(ohh(hand, at=WHEN, table="Kitchen", version="1.0").text)["ohh"]


def holds(hand: dict[str, Any]) -> None:
    """The fields are the specification's, every one of them there."""
    assert set(hand) == HAND
    assert set(hand["bet_limit"]) == {"bet_type", "bet_cap"}
    ids = {player["id"] for player in hand["players"]}
    assert all(set(player) == PLAYER for player in hand["players"])
    for number, one in enumerate(hand["rounds"]):
        assert set(one) == ROUND
        assert one["id"] == number
        assert [action["action_number"] for action in one["actions"]] == [
            *range(len(one["actions"]))
        ]
        for action in one["actions"]:
            assert set(action) == ACTION
            assert action["action"] in WORDS
            assert action["player_id"] in ids
            assert not (action["action"] == "Bet" and one["street"] == "Preflop")
    for number, pot in enumerate(hand["pots"]):
        assert set(pot) == POT
        assert pot["number"] == number


def put_in(hand: dict[str, Any]) -> dict[int, int]:
    """Chips that each player's actions add up to."""
    chips = {player["id"]: 0 for player in hand["players"]}
    for one in hand["rounds"]:
        for action in one["actions"]:
            chips[action["player_id"]] += action["amount"]
    return chips


@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(
    st.sampled_from(sorted(GAMES)),
    st.lists(st.integers(1, 12) | st.integers(1, 300), min_size=2, max_size=9),
    st.randoms(use_true_random=True),
)
def test_random_hands(name: str, stacks: list[int], chance: Random) -> None:
    deck = shuffled(chance)
    first = started(new_table(name, stacks), chance, deck)
    assert first.before is not None
    said_after: list[events.Event] = [events.Deal(), *_door_cards(first)]
    over = first
    for event, after in events_of(first, chance, deck):
        said_after.append(event)
        over = after
    betting, _now = turn_now(over)
    end = events.End(winners=live_seats(betting))
    exported = content(followed(first.before, *said_after, end))
    holds(exported)
    put = put_in(exported)
    assert put == {b.seat: stacks[b.seat - 1] - (b.left or 0) for b in betting.bettors}
    all_in = {
        action["player_id"]
        for one in exported["rounds"]
        for action in one["actions"]
        if action["is_allin"]
    }
    assert all_in == {bettor.seat for bettor in betting.bettors if bettor.left == 0}
    in_pots = sum(pot["amount"] for pot in exported["pots"])
    won = sum(win["win_amount"] for pot in exported["pots"] for win in pot["player_wins"])
    # What nobody called is in no pot: the largest stake less the second largest.
    assert in_pots == won
    assert 0 <= sum(put.values()) - in_pots <= max(put.values())


def _door_cards(table_dealt: Table) -> list[events.Event]:
    if not table_dealt.boards:
        return []
    return [events.Upcards(cards={str(seat): cards[0] for seat, cards in table_dealt.boards})]


def test_the_fields_of_a_hand() -> None:
    there = table("B1 S2 b3 | 1 Ann 5000, 2 5000, 3 Cid 5000, 4 Dan 700, 5 5000",
                  blinds=[50, 100], decimals=2, currency="€")  # fmt: skip
    there = after_events(there, "leave 2")
    hand = followed(
        there,
        events.Deal(),
        act(5, Action.RAISE, 300),
        act(1, Action.FOLD),
        act(3, Action.CALL),
        act(4, Action.RAISE, 700),
        act(5, Action.CALL),
        act(3, Action.FOLD),
        events.Street(),
        events.End(winners=(Seat(4),)),
    )
    exported = content(hand)
    holds(exported)
    # A dead button lies where nobody sits.
    assert exported["dealer_seat"] == 2
    assert exported["start_date_utc"] == "2027-01-15T08:00:00"
    assert (exported["game_type"], exported["currency"]) == ("Holdem", "EUR")
    assert exported["bet_limit"] == {"bet_type": "NL", "bet_cap": 0}
    assert [player["name"] for player in exported["players"]] == ["Ann", "Cid", "Dan", "Seat 5"]
    assert [tuple(action.values())[1:] for action in exported["rounds"][0]["actions"]] == [
        (3, "Post SB", 0.50, False),
        (4, "Post BB", 1.00, False),
        (5, "Raise", 3.00, False),
        (1, "Fold", 0, False),
        (3, "Call", 2.50, False),
        (4, "Raise", 6.00, True),
        (5, "Call", 4.00, False),
        (3, "Fold", 0, False),
    ]
    assert exported["rounds"][1] == {"id": 1, "street": "Flop", "cards": [], "actions": []}
    wins = [{"player_id": 4, "win_amount": 17.00}]
    assert exported["pots"] == [{"number": 0, "amount": 17.00, "rake": 0, "player_wins": wins}]


def act(seat: int, action: Action, to: int | None = None) -> events.Act:
    return events.Act(seat=Seat(seat), action=action, to=None if to is None else Chips(to))


def test_dead_posts_and_straddles_have_their_own_words() -> None:
    there = table("B1 S2 b3 | 1 100, 2 100, 3 100, 4 100, 5 100, 6 owes both 100")
    there = after_events(there, "choose 6 post, straddle 5")
    exported = content(followed(there, events.Deal(), act(6, Action.CALL)))
    posts = [tuple(action.values())[1:4] for action in exported["rounds"][0]["actions"]]
    assert posts == [
        (3, "Post SB", 1),
        (4, "Post BB", 2),
        (6, "Post Extra Blind", 2),
        (6, "Post Dead", 1),
        (5, "Straddle", 4),
        (6, "Call", 2),
    ]


def test_a_sleeper_straddles_where_it_wakes() -> None:
    there = table("B1 S2 b3 | 1 100, 2 100, 3 100, 4 100, 5 4", sleeper="unraised",
                  straddle_seats=["any"])  # fmt: skip
    there = after_events(there, "straddle 1 sleeper=true")
    hand = followed(there, events.Deal(), act(5, Action.CALL), act(2, Action.CALL))
    actions = content(hand)["rounds"][0]["actions"]
    assert [tuple(action.values())[1:4] for action in actions] == [
        (3, "Post SB", 1),
        (4, "Post BB", 2),
        (5, "Call", 2),
        (1, "Straddle", 4),
        (2, "Call", 4),
    ]


def test_the_bring_in_that_opens_for_the_full_bet_is_a_raise() -> None:
    there = table("new game | 1 100, 2 100", game="stud", betting="fixed_limit", blinds=[], ante=1,
                  bring_in=2, small_bet=5, big_bet=10, straddle_seats=[])  # fmt: skip
    up = events.Upcards(cards={"1": "4d", "2": "2c"})
    hand = followed(there, events.Deal(), up, act(2, Action.COMPLETE), act(1, Action.FOLD))
    actions = content(hand)["rounds"][0]["actions"]
    assert [tuple(action.values())[1:4] for action in actions] == [
        (1, "Post Ante", 1),
        (2, "Post Ante", 1),
        (2, "Raise", 5),
        (1, "Fold", 0),
    ]


@pytest.mark.parametrize(
    ("rules", "missing"),
    [
        ({"game": "draw"}, Omitted.ASSUMED_GAME),
        ({"betting": "spread_limit", "spread": [2, 6]}, Omitted.BETTING),
        ({"context": "tournament"}, Omitted.TOURNAMENT),
        ({"currency": "marks"}, Omitted.CURRENCY),
        ({"betting": "fixed_limit", "kill": "half"}, Omitted.KILL),
        ({}, Omitted.RULING),
        ({}, Omitted.STACKS),
    ],
)
def test_what_the_format_cannot_say_is_named(rules: dict[str, Any], missing: Omitted) -> None:
    stack = "" if missing is Omitted.STACKS else "100"
    seats = ", ".join(f"{seat} {stack}" for seat in range(1, 5))
    there = table(f"B1 S2 b3 | {seats}", **rules)
    there = after_events(there, "kill 1" if missing is Omitted.KILL else "")
    told: list[events.Event] = [events.Deal()]
    if missing is Omitted.RULING:
        told.append(events.DeadHand(seat=Seat(1)))
    exported = ohh(followed(there, *told), at=WHEN, table="Kitchen", version="1.0")
    assert missing in exported.omitted
    assert Omitted.CARDS in exported.omitted


def test_a_code_of_three_letters_is_the_currency() -> None:
    there = table("B1 S2 b3 | 1 100, 2 100, 3 100", currency="CHF")
    assert content(followed(there, events.Deal()))["currency"] == "CHF"

"""House rules from files and taps: what is refused, and in which words."""

from typing import Any

import pytest

from dealer_assist.core.house import (
    FIELDS,
    HouseRules,
    allowed_values,
    differences,
    with_values,
    written_out,
)
from dealer_assist.core.house_words import BustRule, Context
from dealer_assist.core.values import Code, Refusal


def refused(**values: Any) -> Refusal:
    found = with_values(HouseRules(), values)
    assert isinstance(found, Refusal), values
    return found


@pytest.mark.parametrize(
    ("values", "allowed"),
    [
        ({"button": "ded"}, "dead, moving, simplified"),
        ({"buy_button": 1}, "true, false"),
        ({"unit": 0}, "1 … 1000000000000"),
        ({"blinds": [1, -2]}, "[1 … 1000000000000]"),
        ({"straddle_seats": ["utg", "moon"]}, "[utg, button, cutoff, any]"),
        ({"bust": "stays"}, "leaves, holds_seat"),
        ({"currency": 5}, "abc"),
    ],
)
def test_a_bad_value_is_refused_with_what_is_allowed(values: dict[str, Any], allowed: str) -> None:
    why = refused(**values).reasons[0]
    assert why.code is Code.BAD_HOUSE_VALUE
    assert dict(why.params)["allowed"] == allowed
    assert dict(why.params)["key"] == next(iter(values))


def test_every_unknown_key_is_named() -> None:
    codes = [why.code for why in refused(buton="dead", blids=[1, 2]).reasons]
    assert codes == [Code.UNKNOWN_HOUSE_KEY, Code.UNKNOWN_HOUSE_KEY]


def test_a_long_value_is_shortened_in_the_reason() -> None:
    why = refused(button="x" * 200).reasons[0]
    assert len(str(dict(why.params)["value"])) == 40


@pytest.mark.parametrize(
    "values",
    [
        {"context": "tournament", "straddle_seats": ["utg"]},
        {"context": "tournament", "betting": "fixed_limit", "kill": "full"},
        {"context": "tournament", "buy_button": True},
        {"context": "tournament", "post_in_closed_zone": True},
        {"kill": "full"},
        {"bring_in": 2},
        {"blinds": [1, 2, 5], "blinds_start": "on_button"},
        {"blinds": [1, 2, 5], "button": "moving"},
        {"button_jump": "most_seated"},
        {"context": "tournament", "button": "moving", "button_jump": "most_seated"},
        {"button": "simplified", "buy_button": True},
        {"button": "moving", "post_in_closed_zone": True},
        {"restraddle": "left"},
        {"blinds": [2, 1]},
        {"blinds": [2]},
        {"spread": [5, 1]},
        {"spread_last": [5]},
        {"levels": [[4, 2, 0]]},
        {"small_bet": 10, "big_bet": 5},
    ],
)
def test_a_senseless_pair_is_refused(values: dict[str, Any]) -> None:
    assert refused(**values).reasons


def test_turning_to_tournament_takes_the_straddles_away() -> None:
    found = with_values(HouseRules(), {"context": "tournament"})
    assert isinstance(found, HouseRules)
    assert found.straddle_seats == ()


def test_the_bust_rule_follows_the_context() -> None:
    assert HouseRules().bust_rule is BustRule.HOLDS_SEAT
    assert HouseRules(context=Context.TOURNAMENT).bust_rule is BustRule.LEAVES
    assert HouseRules(bust=BustRule.LEAVES).bust_rule is BustRule.LEAVES


def test_written_out_rules_read_back() -> None:
    house = with_values(HouseRules(), {"levels": [[1, 2, 0]], "button": "moving"})
    assert isinstance(house, HouseRules)
    assert with_values(HouseRules(), written_out(house)) == house
    assert differences(house, HouseRules()) == ("levels", "button")


def test_words_of_a_key_are_listed_in_their_order() -> None:
    assert allowed_values("button") == ("dead", "moving", "simplified")
    assert allowed_values("bust") == ("leaves", "holds_seat")
    assert allowed_values("straddle_seats") == ("utg", "button", "cutoff", "any")
    assert allowed_values("buy_button") == ("false", "true")
    assert allowed_values("blinds") == ()
    assert set(FIELDS) == set(written_out(HouseRules()))

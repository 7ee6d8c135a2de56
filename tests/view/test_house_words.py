"""Every house rule and every value in words."""

import pytest

from dealer_assist.core.house import FIELDS, allowed_values
from dealer_assist.view.house_keys import KEYS
from dealer_assist.view.house_values import VALUES
from dealer_assist.view.house_words import (
    differing,
    key_label,
    key_sentence,
    meaning,
    setting,
    stakes,
    subtitle,
    value_label,
    value_sentence,
)
from dealer_assist.view.texts import Texts
from tests.support.tables import house
from tests.view.shown import BOTH, ENGLISH, FRENCH

WORDS = [(key, value) for key in FIELDS for value in allowed_values(key)]


def test_every_key_has_a_label_and_a_sentence() -> None:
    assert list(KEYS) == list(FIELDS)


@pytest.mark.parametrize("texts", BOTH.values(), ids=BOTH)
def test_a_key_is_named_and_explained(texts: Texts) -> None:
    for key in FIELDS:
        assert not key_label(key, texts).endswith(".")
        assert key_sentence(key, texts).endswith((".", "?"))


def test_every_value_that_is_a_word_has_a_label_and_a_sentence() -> None:
    straddles = {("straddle_seats", seat) for seat in ("utg", "button", "cutoff", "any")}
    booleans = {(key, value) for key, value in WORDS if value in {"true", "false"}}
    assert set(VALUES) == {*WORDS, *straddles} - booleans


@pytest.mark.parametrize("texts", BOTH.values(), ids=BOTH)
def test_a_value_is_named_and_explained(texts: Texts) -> None:
    for key, value in VALUES:
        assert not value_label(key, value, texts).endswith(".")
        assert value_sentence(key, value, texts).endswith(".")


@pytest.mark.parametrize("texts", BOTH.values(), ids=BOTH)
def test_two_values_of_a_key_never_look_alike(texts: Texts) -> None:
    labels = [(key, value_label(key, value, texts)) for key, value in VALUES]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("buy_button", True, "Yes"),
        ("buy_button", False, "No"),
        ("blinds", (1, 2), "1 / 2"),
        ("blinds", (), "None"),
        ("straddle_seats", ("utg", "button"), "Under the gun and Button"),
        ("levels", ((1, 2, 0), (2, 4, 0)), "2 levels"),
        ("raise_cap", 1000, "1,000"),
        ("ante", 1000, "1,000"),
        ("currency", "", "None"),
        ("currency", "$", "$"),
        ("small_bet", None, "None"),
    ],
)
def test_a_value_that_is_no_word(key: str, value: object, shown: str) -> None:
    assert value_label(key, value, ENGLISH) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("buy_button=true", "Buying the button: Yes"),
        ("button=moving", "Button: Moving button"),
        ("straddle_seats", "Straddle from"),
        ("big_bet=4", "Big bet: 4"),
        ("[2,1]", "[2,1]"),
    ],
)
def test_a_setting_of_a_refusal(text: str, shown: str) -> None:
    assert setting(text, ENGLISH) == shown


def test_differences_are_counted() -> None:
    assert differing(house(), house(), "Home game", ENGLISH) == "As Home game."
    one = differing(house(button="moving"), house(), "Home game", ENGLISH)
    assert one == "1 setting differs from Home game."
    two = differing(house(button="moving", ante=1), house(), "Partie entre amis", FRENCH)
    assert two == "2 réglages diffèrent de Partie entre amis."


def test_what_a_house_means_is_said_in_sentences() -> None:
    cash = meaning(house(button="moving"), ENGLISH)
    assert cash == (
        "The button always goes to the next player; blinds it jumps are posted together. "
        "A newcomer posts a big blind, or waits for it. "
        "The seat is held for a rebuy; blinds are missed meanwhile."
    )
    tournament = meaning(house(context="tournament"), ENGLISH)
    assert tournament.endswith("The seat is free at once.")


def test_the_top_bar_names_game_and_button() -> None:
    assert subtitle(house(), ENGLISH) == "Cash · Dead button"
    assert subtitle(house(context="tournament"), FRENCH) == "Tournoi · Bouton mort"
    assert subtitle(house(game="stud", blinds=()), ENGLISH) == "Cash · Stud"


def test_the_stakes_of_a_level() -> None:
    levels = ((100, 200, 0), (200, 400, 400))
    table = house(levels=levels)
    assert stakes(table, 1, ENGLISH) == "100 / 200"
    assert stakes(table, 2, ENGLISH) == "200 / 400, ante 400"
    assert stakes(house(game="stud", blinds=(), ante=1), 1, FRENCH) == "ante 1"

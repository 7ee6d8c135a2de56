"""Amounts, lists, names, plurals: what a language does with its parameters."""

import pytest

from dealer_assist.core.values import Seat
from dealer_assist.view.texts import LANGUAGES, Texts
from tests.support.tables import house
from tests.view.shown import BOTH, ENGLISH, FRENCH, LOCALE


@pytest.mark.parametrize(
    ("language", "values", "chips", "shown"),
    [
        ("en", {}, 2, "2"),
        ("en", {}, 12500, "12,500"),
        ("fr", {}, 12500, "12\u202f500"),
        ("en", {"decimals": 2}, 150, "1.50"),
        ("fr", {"decimals": 2}, 150, "1,50"),
        ("en", {"decimals": 2}, 5, "0.05"),
        ("en", {"decimals": 2, "currency": "$"}, 150, "$1.50"),
        ("fr", {"decimals": 2, "currency": "€"}, 150, "1,50\u00a0€"),
        ("fr", {"currency": "€"}, 1000, "1\u202f000\u00a0€"),
    ],
)
def test_an_amount_is_written_as_the_table_counts(
    language: str, values: dict[str, object], chips: int, shown: str
) -> None:
    assert BOTH[language].at(house(**values)).amount(chips) == shown


def test_a_table_does_not_change_the_texts_it_came_from() -> None:
    ENGLISH.at(house(currency="$"))
    assert ENGLISH.amount(2) == "2"


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ([], "", ""),
        (["Ann"], "Ann", "Ann"),
        (["Ann", "Bob"], "Ann and Bob", "Ann et Bob"),
        (["Ann", "Bob", "Cid"], "Ann, Bob and Cid", "Ann, Bob et Cid"),
    ],
)
def test_a_list_reads_as_words(items: list[str], english: str, french: str) -> None:
    assert ENGLISH.listed(items) == english
    assert FRENCH.listed(items) == french


def test_somebody_without_a_name_goes_by_the_seat() -> None:
    names = {Seat(1): "Ann"}
    assert ENGLISH.players([Seat(3), Seat(1)], names) == "seat 3 and Ann"
    assert ENGLISH.players_first([Seat(3), Seat(4)], names) == "Seat 3 and seat 4"
    assert FRENCH.players_first([Seat(3), Seat(4)], names) == "Siège 3 et siège 4"
    assert FRENCH.players_first([], names) == ""


@pytest.mark.parametrize("name", ["{seat}", "{0}", "{", "}}", "%s", "x" * 60])
def test_a_name_is_shown_as_it_was_given(name: str) -> None:
    sentence = ENGLISH.gettext("First to act: {player}.", player=name)
    assert sentence == f"First to act: {name}."


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "0 levels", "0 niveau"),
        (1, "1 level", "1 niveau"),
        (2, "2 levels", "2 niveaux"),
    ],
)
def test_nothing_is_singular_in_french_and_plural_in_english(
    count: int, english: str, french: str
) -> None:
    assert ENGLISH.ngettext("{count} level", "{count} levels", count) == english
    assert FRENCH.ngettext("{count} level", "{count} levels", count) == french


def test_one_english_word_may_have_two_french_ones() -> None:
    assert ENGLISH.label("bust") == ENGLISH.label("bust_tournament") == "Bust"
    assert FRENCH.label("bust") == "Décavé"
    assert FRENCH.label("bust_tournament") == "Éliminé"


def test_a_missing_parameter_is_a_bug() -> None:
    with pytest.raises(KeyError, match="hand"):
        ENGLISH.label("continue_hand")


def test_without_a_compiled_catalogue_the_texts_stay_english() -> None:
    assert Texts("fr", LOCALE / "nowhere").label("next_hand") == "Next hand"


def test_every_language_names_itself() -> None:
    assert LANGUAGES == {"en": "English", "fr": "Français"}

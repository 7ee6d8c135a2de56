"""Presets: the shipped ones, a broken one, and house rules made of them."""

from pathlib import Path

import pytest

from dealer_assist.core.events import House
from dealer_assist.core.house import HouseRules
from dealer_assist.core.values import Code, Refusal
from dealer_assist.scenario.presets import house_rules, load_presets
from dealer_assist.scenario.presets import written as written_out
from dealer_assist.scenario.reading import FileError
from dealer_assist.scenario.words import in_language
from tests.scenario.texts import PRESETS, written

CASH = {"home", "roberts", "roberts_limit", "wsop_2023", "wsop_2026", "moving", "online"}
OTHERS = {"tda_2019", "tda_2024", "tda_2026", "stud", "razz", "lowball"}


def test_every_preset_is_shipped_with_a_title_and_a_note_in_both_languages() -> None:
    assert PRESETS.keys() == CASH | OTHERS
    texts = [words for preset in PRESETS.values() for words in (preset.title, preset.note)]
    assert all(in_language(words, "en") for words in texts)
    assert all(in_language(words, "fr") for words in texts)
    assert in_language("said once", "fr") == "said once"


def test_the_preset_for_beginners_is_the_default() -> None:
    assert PRESETS["home"].house == HouseRules()


def test_without_a_preset_the_keys_change_the_defaults() -> None:
    house = house_rules({"blinds": [5, 10]}, PRESETS)
    assert house == house_rules({"preset": "home", "blinds": [5, 10]}, PRESETS)


@pytest.mark.parametrize("name", ["nowhere", 3])
def test_a_preset_that_does_not_exist_is_refused_with_those_that_do(name: object) -> None:
    house = house_rules({"preset": name}, PRESETS)
    assert isinstance(house, Refusal)
    assert house.code is Code.BAD_HOUSE_VALUE
    assert "tda_2024" in str(dict(house.reasons[0].params)["allowed"])


def test_an_event_without_a_preset_stays_as_it_is() -> None:
    event = House(set={"blinds": (5, 10)})
    assert written_out(event, PRESETS) is event


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('title = "T"', "house: this key is missing"),
        ('title = "T"\n[house]\nbutton = "lively"', "line 3: house.button: refused"),
        ('title = "T"\n[house]\nkill = "full"', "line 2: house: refused"),
        ('title = "T"\ncolour = 1\n[house]', "line 2: colour: unknown key"),
    ],
)
def test_a_broken_preset_is_named(text: str, words: str, tmp_path: Path) -> None:
    written(tmp_path, text, "mine.toml")
    with pytest.raises(FileError) as caught:
        load_presets(tmp_path)
    assert str(caught.value).endswith(words)
    assert "mine.toml" in str(caught.value)

"""Own house rules: written as a preset is, read again, numbered, and left out when damaged."""

from pathlib import Path

import pytest

from dealer_assist.core.house import HouseRules, with_values
from dealer_assist.scenario.own_presets import load_own, own_name, preset_text
from dealer_assist.scenario.presets import Preset, load_presets
from tests.support.paths import RESOURCES

SHIPPED = load_presets(RESOURCES / "presets")


def preset(name: str, title: str, house: HouseRules | None = None) -> Preset:
    return Preset(name=name, title=title, note="", house=house or HouseRules())


def save(folder: Path, made: Preset) -> None:
    (folder / f"{made.name}.toml").write_text(preset_text(made), encoding="utf-8")


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_written_is_read_again(name: str, tmp_path: Path) -> None:
    own = preset("own-1", "Chez Zoé", SHIPPED[name].house)
    save(tmp_path, own)
    assert load_own(tmp_path).presets == {"own-1": own}


def test_every_kind_of_value_is_read_again(tmp_path: Path) -> None:
    values = {
        "levels": [[1, 2, 0], [2, 4, 4]],
        "spread": [2, 10],
        "currency": '"€',
        "straddle_seats": ["utg", "button"],
        "buy_button": True,
        "small_bet": 4,
    }
    house = with_values(HouseRules(), values)
    assert isinstance(house, HouseRules)
    save(tmp_path, preset("own-1", "x", house))
    assert load_own(tmp_path).presets["own-1"].house == house


def test_they_come_in_the_order_in_which_they_were_saved(tmp_path: Path) -> None:
    for name in ("own-10", "own-2", "own-1"):
        save(tmp_path, preset(name, name))
    (tmp_path / "other.toml").write_text("", encoding="utf-8")
    assert list(load_own(tmp_path).presets) == ["own-1", "own-2", "own-10"]


@pytest.mark.parametrize("text", ["title =", 'title = "x"\n[house]\nkill = "full"\n', ""])
def test_a_damaged_one_is_left_out_and_named(text: str, tmp_path: Path) -> None:
    save(tmp_path, preset("own-2", "good"))
    (tmp_path / "own-1.toml").write_text(text, encoding="utf-8")
    found = load_own(tmp_path)
    assert list(found.presets) == ["own-2"]
    assert [Path(error.file).name for error in found.damaged] == ["own-1.toml"]


def test_a_folder_that_is_not_there_holds_none(tmp_path: Path) -> None:
    found = load_own(tmp_path / "nowhere")
    assert (found.presets, found.damaged) == ({}, ())


def test_the_same_title_keeps_its_file_and_another_gets_the_next_free_one() -> None:
    own = [preset("own-1", "Mine"), preset("own-3", "Club")]
    assert own_name("Club", own) == "own-3"
    assert own_name("New", own) == "own-2"
    assert own_name("New", []) == "own-1"

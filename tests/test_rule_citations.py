"""Every rule of the library is shown by an example, or marked as background to a default."""

from pathlib import Path

import pytest

from dealer_assist.scenario.files import read_scenario
from dealer_assist.scenario.presets import load_presets
from dealer_assist.scenario.runner import run
from dealer_assist.view.rules_text import RulesText

RESOURCES = Path(__file__).parents[1] / "resources"


@pytest.fixture(scope="module")
def cited() -> set[str]:
    """Ids of the rules that explain something in a bundled scenario."""
    presets = load_presets(RESOURCES / "presets")
    found: set[str] = set()
    for path in sorted((RESOURCES / "scenarios").glob("*.toml")):
        scenario = read_scenario(path, presets)
        for outcome in run(scenario.table, scenario.steps()):
            found |= {why.rule for why in outcome.why}
    return found - {""}


def test_every_rule_is_shown_by_an_example_or_is_background(cited: set[str]) -> None:
    library = RulesText(RESOURCES / "rules")
    background = {id_ for id_ in library.ids if library.is_background(id_)}
    assert cited | background == set(library.ids)
    assert not cited & background

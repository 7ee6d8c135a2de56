"""Every scenario is a test: those of the program, the worked examples, a folder of one's own."""

import os
from pathlib import Path

import pytest

from dealer_assist.scenario.files import read_scenario
from dealer_assist.scenario.presets import load_presets
from dealer_assist.scenario.runner import first_failure, report
from dealer_assist.scenario.words import Both
from tests.support.paths import RESOURCES, ROOT

PRESETS = load_presets(RESOURCES / "presets")
BUNDLED = sorted((RESOURCES / "scenarios").glob("*.toml"))
FOLDERS = [ROOT / "tests" / "cases", *map(Path, filter(None, [os.getenv("DEALER_ASSIST_CASES")]))]
FILES = BUNDLED + [path for folder in FOLDERS for path in sorted(folder.rglob("*.toml"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_step_holds(path: Path) -> None:
    failure = first_failure(read_scenario(path, PRESETS))
    if failure is not None:
        pytest.fail(report(failure[0]), pytrace=False)


@pytest.mark.parametrize("path", BUNDLED, ids=lambda path: path.stem)
def test_bundled_scenarios_name_their_source_and_speak_both_languages(path: Path) -> None:
    scenario = read_scenario(path, PRESETS)
    notes = [step.note for step in scenario.steps() if step.note]
    assert scenario.id == path.stem
    assert scenario.source
    assert scenario.topics
    assert notes
    assert [text for text in (scenario.title, *notes) if not isinstance(text, Both)] == []

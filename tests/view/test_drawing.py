"""The table page in characters."""

from dealer_assist.core.events import Deal, Event
from dealer_assist.rules.step import current, replay
from dealer_assist.view.drawing import drawing
from dealer_assist.view.screen import screen
from dealer_assist.view.texts import Texts
from tests.scenario.texts import SMALL, opened
from tests.support.paths import ROOT

TEXTS = Texts("en", ROOT / "build" / "locale")
OTHERS = 'away = [4]\nnew = [2]\nowes = { 4 = "both" }\n'


def drawn(text: str, *events: Event) -> list[str]:
    table = replay(opened(text).table, events).table
    return drawing(screen(table, current(table), TEXTS)).splitlines()


def test_a_hand_that_would_be_dealt() -> None:
    lines = drawn(SMALL.replace(OTHERS, ""))
    assert lines[0].startswith("Hand 1 · ")
    seats = lines[lines.index("") + 1 :][:6]
    assert [line.split() for line in seats] == [
        ["1", "Ann", "▶1"],
        ["2", "Bob", "2", "D"],
        ["3", "Cid", "3", "SB", "1"],
        ["4", "Dan", "4", "BB", "2"],
        ["5", "Empty"],
        ["6", "Empty"],
    ]
    assert len({line.index("SB" if "SB" in line else "BB") for line in seats[2:4]}) == 1
    assert any(line.startswith("- Button · ") and line.endswith("]") for line in lines)


def test_a_hand_that_nobody_can_be_dealt() -> None:
    lines = drawn(SMALL.replace(OTHERS, "away = [2, 3, 4]\n"))
    assert "Two players are needed to deal a hand." in "\n".join(lines)
    assert not [line for line in lines if line.startswith("- ")]


def test_a_hand_in_play_and_the_next_one() -> None:
    lines = drawn(SMALL.replace(OTHERS, ""), Deal())
    assert "Next hand · D 3, SB 4, BB 1" in lines

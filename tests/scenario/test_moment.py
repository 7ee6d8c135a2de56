"""A moment saved from a table is a scenario that leads to the same table."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from dealer_assist.core import events
from dealer_assist.core.house import written_out
from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Seat
from dealer_assist.rules.step import current
from dealer_assist.scenario.facts import facts
from dealer_assist.scenario.files import read_scenario
from dealer_assist.scenario.moment import cut, moment
from dealer_assist.scenario.play import position
from dealer_assist.scenario.runner import first_failure
from dealer_assist.scenario.saying import opening_of, started_anew
from dealer_assist.scenario.words import Both
from dealer_assist.session.log import SessionLog, entry
from tests.scenario.texts import PRESETS, SMALL, opened
from tests.support.paths import RESOURCES, ROOT
from tests.support.tables import after_events, house, said, table
from tests.test_properties import PLAIN, AnyNight

SCENARIOS = sorted(
    path
    for folder in (RESOURCES / "scenarios", ROOT / "tests" / "cases")
    for path in folder.glob("*.toml")
)
SIX = "B1 S2 b3 | 1 Ann, 2 Ben, 3 Cy, 4 Dee, 5 Eve, 6 Fay"


def night(start: Table, *taps: str) -> SessionLog:
    """A night at a table, each tap said in the notation of the stories."""
    log = SessionLog.begin(start)
    for tap in taps:
        outcome = log.submit(said(tap), at=0)
        assert isinstance(outcome, SessionLog), (tap, outcome)
        log = outcome
    return log


def saved(log: SessionLog) -> str:
    text = moment(log.start, log.done)
    assert text is not None
    return text


def same_moment(log: SessionLog) -> None:
    """Save the present moment, read it back, run it: it passes and is the same moment."""
    scenario = opened(saved(log))
    failure = first_failure(scenario)
    assert failure is None, failure
    there = position(scenario, 10_000).table
    assert told(there) == told(log.table)
    assert timeless(there) == timeless(log.table)


def told(there: Table) -> object:
    """Every fact but the two that a file counts anew."""
    return msgspec.structs.replace(facts(there, current(there)), hand=0, ledger={})


def timeless(there: Table) -> Table:
    """The table without what a file starts anew, in the hand before as well."""
    there = started_anew(there)
    plain = msgspec.to_builtins(there)
    without_numbers(plain)
    return msgspec.convert(plain, Table)


def without_numbers(plain: object) -> None:
    """Take hand numbers, tallies and rulings out of plain data."""
    if isinstance(plain, dict):
        for key in ("hand", "tally", "away_since", "ruling"):
            plain.pop(key, None)
        if "positions" in plain:
            plain["hand"] = 0
    if isinstance(plain, dict | list | tuple):
        for item in plain.values() if isinstance(plain, dict) else plain:
            without_numbers(item)


def test_a_table_between_hands_needs_no_event() -> None:
    log = night(table(SIX), "leave 2", "deal", "end")
    found = cut(log.start, log.done)
    assert found is not None
    assert found.events == ()
    assert found.opening["last"] == {"button": 2, "small": 3, "big": 4}
    same_moment(log)


def test_the_cut_falls_inside_the_tap_on_next_hand() -> None:
    log = night(table(SIX), "deal", "end, deal", "end, deal", "away 5")
    found = cut(log.start, log.done)
    assert found is not None
    assert found.events == (events.Deal(), events.Away(seat=Seat(5)))
    same_moment(log)


@pytest.mark.parametrize(
    ("taps", "since"),
    [
        (("hand", "away 4, hand", "back 4, hand"), 0),  # a marker can be said
        (("hand", "away 4, hand", "back 4 post"), 0 + 1),  # a choice cannot
        (("hand", "move 4 to=3", "hand"), 0),
        (("hand", "level 2", "hand"), 2),  # no level in a [table]
        (("hand", "bust 4", "hand"), 2),  # busted with the seat held
        (("button 5",), 1),  # put by hand
        (("away 4", "hand", "hand", "play_over 4", "hand"), 1 + 1),
    ],
)
def test_what_a_table_cannot_say_is_said_by_events(taps: tuple[str, ...], since: int) -> None:
    seats = SIX.replace("3 Cy", "3 -") if any("move" in tap for tap in taps) else SIX
    log = night(table(seats), *taps)
    found = cut(log.start, log.done)
    assert found is not None
    assert len(found.events) == since, found.events
    same_moment(log)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_is_saved_as_it_ends(path: Path) -> None:
    there = position(read_scenario(path, PRESETS), 10_000)
    log = SessionLog.begin(there.start)
    for event in there.events:
        outcome = log.submit([event], at=0)
        assert isinstance(outcome, SessionLog), (event, outcome)
        log = outcome
    assert log.table == there.table
    same_moment(log)


class SavedNight(AnyNight):
    """Any night, saved when it is over."""

    def teardown(self) -> None:
        """Save the last moment."""
        same_moment(self.log)


def test_every_night_is_saved_as_it_stands() -> None:
    run_state_machine_as_test(SavedNight, settings=settings(PLAIN, max_examples=60))


def test_a_preset_of_the_night_keeps_the_defaults_that_follow() -> None:
    keys = written_out(house(context="tournament", straddle_seats=(), ante=2))
    assert keys["bust"] is None
    change = msgspec.convert({"do": "house", "set": keys}, events.Event)
    start = table(SIX, bust="holds_seat")
    log = SessionLog.begin(start).submit([events.Deal(), change], 0)
    assert isinstance(log, SessionLog)
    assert 'preset = "home"' in saved(log)
    same_moment(log)


def test_words_of_the_author_stand_in_the_file_as_they_were_given() -> None:
    log = night(table(SIX), "deal", "leave 2")
    title = Both(en='Who "pays"?', fr="Qui \\ paie\x7f ?")
    text = moment(log.start, log.done, name="who-pays", title=title, note="Two\nlines")
    assert text is not None
    scenario = opened(text)
    assert (scenario.id, scenario.title) == ("who-pays", title)
    assert [step.note for step in scenario.steps()] == ["", "Two\nlines"]


def test_a_night_in_which_nothing_was_said_is_one_look_at_the_table() -> None:
    text = moment(table(SIX), ())
    assert text is not None
    (step,) = opened(text).steps()
    assert (step.events, step.expect["big_blinds"]) == ((), {4})


def test_a_table_in_the_middle_of_something_cannot_be_said() -> None:
    start = after_events(table(SIX), "deal")
    assert moment(start, ()) is None
    assert moment(start, night(start, "leave 2").done) is None
    log = night(start, "leave 2", "end")
    same_moment(log)


@pytest.mark.parametrize(
    "wrong",
    [
        msgspec.structs.replace(table(SIX), seats=()),
        msgspec.structs.replace(table(SIX), leg=Seat(3)),
        table(SIX).with_player(Seat(2), Player(name="x" * 61)),
    ],
)
def test_a_table_that_no_file_may_hold_cannot_be_said(wrong: Table) -> None:
    assert opening_of(wrong) is None


def test_what_an_entry_keeps_counts_more_than_what_the_rules_of_today_say() -> None:
    start = table(SIX)
    kept = after_events(start, "leave 2")
    log = SessionLog.of(start, [entry([events.Hand(), events.Deal()], 0, kept)], ())
    found = cut(log.start, log.done)
    assert found is not None
    assert (found.events, found.table) == ((), kept)


def test_an_event_that_the_rules_of_today_refuse_is_expected_to_be_refused() -> None:
    start = table(SIX)
    log = SessionLog.of(
        start,
        [
            entry(
                [events.Leave(seat=Seat(1)), events.Leave(seat=Seat(1))],
                0,
                after_events(start, "deal"),
            )
        ],
        (),
    )
    scenario = opened(saved(log))
    assert [step.refused for step in scenario.steps()] == [False, "seat_empty"]
    assert first_failure(scenario) is None


def test_a_step_in_the_middle_of_a_scenario_goes_on_as_a_table() -> None:
    scenario = opened(SMALL)
    assert position(scenario, 0).table == scenario.table == position(scenario, 1).table
    there = position(scenario, 2)
    assert there.events == said("back 4, leave 2")
    assert there.table == after_events(there.start, "back 4, leave 2")


def test_a_refused_event_of_a_scenario_is_no_part_of_the_table() -> None:
    step = '[[step]]\nevents = [ { do = "leave", seat = 5 } ]\nexpect = { refused = true }\n'
    there = position(opened(SMALL + step), 3)
    assert there.events == said("back 4, leave 2")

"""Running scenarios: what a step is held against, and how it is told."""

import json

import msgspec
import pytest

from dealer_assist.core.table import Table
from dealer_assist.core.values import Code, Why, refuse
from dealer_assist.scenario.facts import KEYS
from dealer_assist.scenario.runner import (
    Outcome,
    first_failure,
    json_line,
    mismatches,
    report,
    run,
)
from tests.scenario.texts import SMALL, opened

HEAD = SMALL[: SMALL.index("[[step]]")].replace(
    'away = [4]\nnew = [2]\nowes = { 4 = "both" }\n', ""
)

POSTED = '{"3": {"live": 1, "dead": 0}, "4": {"live": 2, "dead": 0}}'


def outcomes(steps: str, head: str = HEAD) -> list[Outcome]:
    scenario = opened(head + steps)
    return list(run(scenario.table, scenario.steps()))


def last_of(steps: str, head: str = HEAD) -> Outcome:
    return outcomes(steps, head)[-1]


def wrong(events: str, expect: str) -> tuple[str, ...]:
    return mismatches(last_of(f"[[step]]\nevents = [{events}]\nexpect = {{ {expect} }}\n"))


def code_of(why: Why, table: Table) -> str:
    return f"{why.code} of hand {table.hand}"


@pytest.mark.parametrize(
    ("events", "expect"),
    [
        ("", "button = 2, small_blinds = [3], big_blinds = [4]"),
        ("", "dealt_in = [4, 3, 2, 1], first_order = [1, 2, 3, 4]"),
        ("", "posts = { 1 = { live = 0 }, 3 = { live = 1 }, 4 = { live = 2, dead = 0 } }"),
        ("", "to_call = 2, min_raise_to = 4, options = [4], refused = false"),
        ("", 'actor = 1, call_amount = 2, legal = ["fold", "call", "raise"], max_raise_to = 200'),
        ("", "pots = [{ amount = 2, seats = [4, 3] }], ruling = '', capped = false, leg = 0"),
        ('{ do = "deal" }, { do = "act", seat = 1, action = "call" }', "actor = 2, options = [4]"),
        ('{ do = "deal" }, { do = "act", seat = 1, action = "raise", to = 6 }', "options = []"),
        ('{ do = "leave", seat = 6 }', "refused = true"),
        ('{ do = "leave", seat = 6 }', 'refused = "seat_empty", button = 2'),
        ('{ do = "deal" }, { do = "deal" }', 'refused = "hand_in_play", hand = 1, button = 2'),
        ('{ do = "join", seat = 6 }', 'choices = { 6 = ["wait", "post"] }, waiting = [6]'),
        ('{ do = "away", seat = 3 }, { do = "hand" }', 'owes = { 3 = "small" }, away = [3]'),
        ('{ do = "bust", seat = 3 }', "waiting = [3], dealt_in = [1, 2, 4]"),
    ],
)
def test_holds(events: str, expect: str) -> None:
    assert wrong(events, expect) == ()


@pytest.mark.parametrize(
    ("events", "expect", "said"),
    [
        ("", "small_blinds = []", ("small_blinds expected [], got [3]",)),
        (
            "",
            "button = 3, first_order = [2, 1, 3, 4]",
            (
                "button expected 3, got 2",
                "first_order expected [2, 1, 3, 4], got [1, 2, 3, 4]",
            ),
        ),
        ("", "dead_button = true", ("dead_button expected true, got false",)),
        (
            "",
            "posts = {}",
            (f"posts expected {{}}, got {POSTED}",),
        ),
        ("", "refused = true", ("refused expected true, got null",)),
        ('{ do = "hand" }', "refused = true", ("refused expected true, got null",)),
        (
            '{ do = "leave", seat = 6 }',
            "button = 2",
            ("refused expected false, got seat_empty seat 6",),
        ),
        (
            '{ do = "leave", seat = 6 }',
            'refused = "seat_taken"',
            ('refused expected "seat_taken", got seat_empty seat 6',),
        ),
        (
            '{ do = "leave", seat = 6 }, { do = "hand" }',
            "refused = true",
            ('event 1 of 2, { do = "leave", seat = 6 }, was refused: seat_empty seat 6',),
        ),
        (
            '{ do = "leave", seat = 2 }, { do = "leave", seat = 3 }, { do = "leave", seat = 4 }',
            "button = 2",
            ("button expected 2, got 0", "no hand: too_few_players seat 1"),
        ),
    ],
)
def test_says_what_does_not_hold(events: str, expect: str, said: tuple[str, ...]) -> None:
    assert wrong(events, expect) == said


def test_where_no_hand_can_be_dealt_people_are_still_somewhere() -> None:
    gone = ", ".join(f'{{ do = "leave", seat = {seat} }}' for seat in (2, 3))
    events = f'{gone}, {{ do = "away", seat = 4 }}'
    assert wrong(events, "waiting = [1], away = [4], dealt_in = [], hand = 0, level = 0") == ()


def test_a_newcomer_waits_in_the_seat_of_somebody_dealt_in() -> None:
    events = '{ do = "deal" }, { do = "leave", seat = 2 }, { do = "join", seat = 2, name = "Eve" }'
    assert wrong(events, "dealt_in = [1, 2, 3, 4], waiting = [2]") == ()


def test_a_refused_event_changes_nothing() -> None:
    before, after = outcomes(
        '[[step]]\nevents = [{ do = "deal" }]\n[[step]]\nevents = [{ do = "deal" }]\n'
    )
    assert (after.table, after.hand, after.done) == (before.table, before.hand, 0)


def test_events_behind_a_refused_one_do_not_happen() -> None:
    outcome = last_of('[[step]]\nevents = [{ do = "leave", seat = 6 }, { do = "hand" }]\n')
    assert (outcome.done, outcome.table.hand) == (0, 0)


def test_in_a_tournament_an_absent_player_is_dealt_in_and_marked_by_nothing() -> None:
    head = HEAD.replace('preset = "home"', 'preset = "tda_2024"')
    outcome = last_of(
        '[[step]]\nevents = [{ do = "away", seat = 4 }, { do = "hand" }]\n'
        "expect = { away = [4], dealt_in = [1, 2, 3, 4], owes = {}, absent_buttons = {} }\n",
        head,
    )
    assert mismatches(outcome) == ()


def test_what_is_not_built_satisfies_nobody() -> None:
    outcome = last_of(
        '[[step]]\nevents = [{ do = "leave", seat = 6 }]\nexpect = { refused = true }'
    )
    unbuilt = msgspec.structs.replace(outcome, problem=refuse(Code.NOT_BUILT, mechanism="leave"))
    assert mismatches(outcome) == ()
    assert mismatches(unbuilt) == (
        'event 1 of 1, { do = "leave", seat = 6 }, was refused: not_built mechanism=leave',
    )


def test_a_hand_that_is_not_built_meets_no_expectation() -> None:
    outcome = last_of("[[step]]\nexpect = { kill = 0 }\n")
    unbuilt = msgspec.structs.replace(outcome, hand=refuse(Code.NOT_BUILT, mechanism="kill"))
    assert mismatches(outcome) == ()
    assert mismatches(unbuilt) == ("no hand: not_built mechanism=kill",)


def test_stud_has_no_betting_before_its_up_cards() -> None:
    head = HEAD.replace('preset = "home"\nblinds = [1, 2]', 'preset = "stud"')
    outcome = last_of(
        '[[step]]\nevents = [{ do = "deal" }]\n'
        "expect = { actor = 0, first_order = [], pots = [], pot = 4, bring_in = 0 }\n",
        head.replace("button = 1, small = 2, big = 3", "button = 1"),
    )
    assert mismatches(outcome) == ()


@pytest.mark.parametrize("events", ["", '{ do = "deal" }'])
def test_an_absent_tournament_hand_is_dead(events: str) -> None:
    head = HEAD.replace('preset = "home"', 'preset = "tda_2024"')
    head = head.replace("stack = 200", "stack = 200\naway = [4]")
    outcome = last_of(f"[[step]]\nevents = [{events}]\nexpect = {{ dead_hands = [4] }}\n", head)
    assert mismatches(outcome) == ()


def test_a_ruling_is_told_beside_its_event_only() -> None:
    ruling = '{ do = "wrong_level", number = 2, substantial = true }'
    first, second = outcomes(
        f'[[step]]\nevents = [{{ do = "deal" }}, {ruling}]\n[[step]]\n',
        HEAD.replace("blinds = [1, 2]", "levels = [[1, 2, 0], [2, 4, 0]]"),
    )
    assert (first.facts.ruling, second.facts.ruling) == ("hand_stands", "")


def test_the_first_failure_names_its_step() -> None:
    steps = "[[step]]\n[[step]]\nexpect = { button = 5, hand = 2 }\n[[step]]\nexpect = { hand = 9 }"
    failure = first_failure(opened(HEAD + steps))
    assert failure is not None
    assert failure[0].step.number == 2
    assert failure[1] == "step 2: button expected 5, got 2; hand expected 2, got 1"


def test_a_line_of_json_holds_every_key() -> None:
    steps = '[[step]]\n[[step]]\nevents = [{ do = "hand" }, { do = "leave", seat = 6 }]\n'
    first, second = (json.loads(json_line(outcome, code_of)) for outcome in outcomes(steps))
    assert list(first) == ["step", *KEYS, "refused", "why"]
    assert (first["step"], first["refused"], second["step"]) == (1, None, 2)
    assert second["refused"] == "seat_empty"
    assert first["dealt_in"] == [1, 2, 3, 4]
    assert first["posts"] == {"3": {"live": 1, "dead": 0}, "4": {"live": 2, "dead": 0}}
    assert first["ledger"]["1"].keys() >= {"hands", "big_blinds", "last_to_act"}
    assert first["pots"] == [{"amount": 2, "seats": [3, 4]}]
    assert second["why"][0] == {
        "code": "seat_empty",
        "seats": [6],
        "rule": "",
        "text": "seat_empty of hand 1",
    }
    assert {"button_follows", "small_blind", "big_blind"} <= {why["code"] for why in first["why"]}


def test_a_report_shows_table_events_mismatch_and_reasons() -> None:
    outcome = last_of('[[step]]\nevents = [{ do = "leave", seat = 2 }]\nexpect = { button = 3 }\n')
    text = report(outcome)
    assert text.startswith("step 1 #0 dead B1 S2 b3 between | 1 Ann 200, 2 -, 3 Cid 20")
    assert '{ do = "leave", seat = 2 }' in text
    assert "button expected 3, got 2" in text
    assert "why: dead_button" in text
    assert "[robert-4-2b]" in text

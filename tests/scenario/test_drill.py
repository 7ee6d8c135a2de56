"""Questions: each has one right answer, and the explanation names the same seats."""

import os
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from dealer_assist.core.events import Act, Action, Deal
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan
from dealer_assist.core.values import Chips, Code, Owes, Refusal, Ruling, Seat
from dealer_assist.rules.step import current, judge, replay
from dealer_assist.scenario.drill import SUBJECTS, methods_of, question, seats_and_places
from dealer_assist.scenario.drill_answers import explained
from dealer_assist.scenario.drill_marking import mark
from dealer_assist.scenario.drill_tables import layout
from dealer_assist.scenario.drill_values import (
    MARKERS,
    Answer,
    Ask,
    Explained,
    Kind,
    Question,
    Topic,
    code_of,
    seed_of,
)
from dealer_assist.scenario.facts import facts
from tests.support.tables import after_events, table

ASKED = [(topic, method) for topic in Topic for method in methods_of(topic)]
EACH = int(os.getenv("DEALER_ASSIST_QUESTIONS", "1500")) // len(ASKED) + 1
"""Questions of each topic and method: 10,000 in all are what a release is held against."""

SEAT_KINDS = {
    *MARKERS,
    Kind.FIRST_TO_ACT,
    Kind.LAST_TO_ACT,
    Kind.LAST_OF_FIRST_ROUND,
    Kind.BRING_IN,
}
TWO_PARTS = {Code.DEAD_BUTTON, Code.HEADS_UP}


@pytest.mark.parametrize(("topic", "method"), ASKED)
def test_every_question_has_one_right_answer_and_reasons_that_name_its_seats(
    topic: Topic, method: ButtonRule
) -> None:
    for seed in range(EACH):
        asked = question(topic, method, seed)
        assert asked.parts
        assert asked.method is method
        assert asked.topic is topic or topic is Topic.MIXED
        assert replay(asked.before, asked.events).table == asked.table
        for part in asked.parts:
            agrees_with_the_facts(asked, part)
            named_in_the_reasons(part)
        if len(asked.parts) == 1 or seed % 10 == 0:  # an orbit is played for each wrong marker
            only_one_is_right(asked)


def agrees_with_the_facts(asked: Question, part: Explained) -> None:
    """Hold an answer against the facts that a scenario would be held against."""
    there, answer, seat = asked.table, part.answer, part.ask.seat
    found = facts(there, current(there), asked.events)
    posted = found.posts.get(seat)
    expected = {
        Kind.BUTTON: lambda: Answer(seats=(found.button,)),
        Kind.SMALL_BLIND: lambda: Answer(seats=tuple(sorted(found.small_blinds))),
        Kind.BIG_BLIND: lambda: Answer(seats=tuple(sorted(found.big_blinds))),
        Kind.FIRST_TO_ACT: lambda: Answer(seats=found.first_order[:1]),
        Kind.LAST_TO_ACT: lambda: Answer(seats=found.later_order[-1:]),
        Kind.LAST_OF_FIRST_ROUND: lambda: Answer(seats=found.first_order[-1:]),
        Kind.BRING_IN: lambda: Answer(seats=(found.bring_in,)),
        Kind.OWES: lambda: Answer(owes=found.owes.get(seat, Owes.NOTHING)),
        Kind.DEALT_IN: lambda: Answer(yes=seat in found.dealt_in),
        Kind.POSTS: lambda: Answer(chips=posted.live, dead=posted.dead) if posted else Answer(),
        Kind.SMALLEST_RAISE: lambda: Answer(chips=found.min_raise_to),
        Kind.LARGEST_RAISE: lambda: Answer(chips=found.max_raise_to),
        Kind.RULING: lambda: Answer(ruling=there.ruling),
    }[part.ask.kind]()
    assert answer == expected
    if part.ask.kind in {Kind.SMALLEST_RAISE, Kind.LARGEST_RAISE}:
        assert found.actor == seat
        assert judge(there, Act(seat=seat, action=Action.RAISE, to=answer.chips)) is None


def named_in_the_reasons(part: Explained) -> None:
    """The reasons name the seats of the answer, and of others only where a reason tells of two."""
    seats = {seat for why in part.why for seat in why.seats}
    if part.ask.kind not in SEAT_KINDS:
        assert all(part.ask.seat in why.seats for why in part.why)
        return
    dead = all(why.code in {Code.DEAD_SMALL_BLIND, Code.NO_SMALL_BLIND} for why in part.why)
    assert set(part.answer.seats) <= seats
    assert dead == (not part.answer.seats)
    if not dead and not any(why.code in TWO_PARTS for why in part.why):
        assert set(part.answer.seats) == seats


def only_one_is_right(asked: Question) -> None:
    """Whatever else might be answered to one of the asks is marked wrong."""
    for number, part in enumerate(asked.parts):
        for answer in others(asked, part):
            given = [*asked.answers[:number], answer, *asked.answers[number + 1 :]]
            marked = mark(asked, given)
            assert [one.right for one in marked.parts].index(False) == number
            assert sum(not one.right for one in marked.parts) == 1


def others(asked: Question, part: Explained) -> Iterator[Answer]:
    """Every other answer that can be tapped, and the next ones that can be typed."""
    right = part.answer
    seats = map(Seat, range(1, len(asked.table.seats) + 1))
    if part.ask.kind in SEAT_KINDS:
        taps = (Answer(), *(Answer(seats=(seat,)) for seat in seats))
        yield from (answer for answer in taps if answer != right)
    if right.chips is not None:
        yield from (msgspec.structs.replace(right, chips=Chips(right.chips + n)) for n in (-1, 1))
    if right.dead is not None:
        yield msgspec.structs.replace(right, dead=Chips(right.dead + 1))
    if right.yes is not None:
        yield Answer(yes=not right.yes)
    if right.owes is not None:
        yield from (Answer(owes=owes) for owes in Owes if owes is not right.owes)
    if right.ruling is not None:
        yield from (Answer(ruling=ruling) for ruling in Ruling if ruling is not right.ruling)


def test_a_right_answer_is_marked_right_in_any_order() -> None:
    for topic, method in ASKED:
        asked = question(topic, method, 7)
        given = [
            msgspec.structs.replace(answer, seats=answer.seats[::-1]) for answer in asked.answers
        ]
        marked = mark(asked, given)
        assert marked.right
        assert marked.consequences == ()


@pytest.mark.parametrize(("topic", "method"), ASKED)
def test_no_two_of_the_first_hundred_tables_are_the_same(topic: Topic, method: ButtonRule) -> None:
    tables = {seats_and_places(question(topic, method, seed)) for seed in range(100)}
    assert len(tables) == 100


def test_the_same_seed_makes_the_same_question() -> None:
    for topic, method in ASKED:
        assert question(topic, method, 0x4F2A) == question(topic, method, 0x4F2A)


def test_a_mixed_question_tells_what_it_is_about() -> None:
    asked = [question(Topic.MIXED, ButtonRule.DEAD, seed) for seed in range(300)]
    assert {one.topic for one in asked} == set(SUBJECTS)
    assert {one.asked_as for one in asked} == {Topic.MIXED}


def test_every_kind_is_asked_with_more_than_one_answer() -> None:
    seen: dict[Kind, set[Answer]] = {kind: set() for kind in Kind}
    for (topic, method), seed in product(ASKED, range(30)):
        for part in question(topic, method, seed).parts:
            seen[part.ask.kind].add(part.answer)
    assert {kind: len(answers) for kind, answers in seen.items() if len(answers) < 2} == {}
    assert seen[Kind.DEALT_IN] == {Answer(yes=True), Answer(yes=False)}
    assert len(seen[Kind.OWES]) == 3
    assert len(seen[Kind.RULING]) == 3
    assert Answer() in seen[Kind.SMALL_BLIND]


def test_a_topic_without_a_button_is_asked_once() -> None:
    assert methods_of(Topic.POT_LIMIT) == (ButtonRule.DEAD,)
    with pytest.raises(ValueError, match="pot_limit is not asked about moving"):
        question(Topic.POT_LIMIT, ButtonRule.MOVING, 1)


def test_a_question_has_a_code_of_four_digits() -> None:
    asked = question(Topic.KILL, ButtonRule.MOVING, 0xF2A)
    assert asked.code == "0F2A"
    assert len(asked.asks) == len(asked.answers) == len(asked.parts)
    assert asked.why


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("#4f2a", 0x4F2A),
        (" 0000 ", 0),
        ("FFFF", 65535),
        ("", None),
        ("12345", None),
        ("0x1f", None),
        ("٣٣٣٣", None),
    ],
)
def test_a_code_is_read_as_people_write_it(text: str, seed: int | None) -> None:
    assert seed_of(text) == seed
    if seed is not None:
        assert seed_of(code_of(seed)) == seed


def test_layouts_have_room_where_somebody_is_to_sit_down() -> None:
    for seed in range(200):
        places = layout(seed, 4, 9, room=True)
        assert 4 <= len(places.taken) <= 9
        assert places.empty
        assert sorted((*places.taken, *places.empty)) == list(range(1, places.seats + 1))


@pytest.mark.parametrize("kind", Kind)
def test_what_the_engine_gives_no_reason_for_is_not_asked(kind: Kind) -> None:
    nobody = table("new game | 1-2")
    assert isinstance(current(nobody), Refusal)
    assert explained(nobody, Ask(kind=kind, seat=Seat(1))) is None


def test_a_seat_that_has_nothing_to_do_with_it_is_not_asked_about() -> None:
    there = after_events(table("B1 S2 b3 | 1-6"), "deal")
    assert isinstance(current(there), HandPlan)
    for kind in (Kind.OWES, Kind.DEALT_IN, Kind.POSTS, Kind.RULING, Kind.LARGEST_RAISE):
        assert explained(there, Ask(kind=kind, seat=Seat(6))) is None
    between = table("B1 S2 b3 | 1-6")
    assert explained(between, Ask(kind=Kind.SMALLEST_RAISE, seat=Seat(5))) is None
    least = explained(there, Ask(kind=Kind.SMALLEST_RAISE, seat=Seat(5)))
    assert least is not None
    assert least.answer == Answer(chips=Chips(4))
    assert [why.code for why in least.why] == [Code.TOO_SMALL]
    assert explained(there, Ask(kind=Kind.SMALLEST_RAISE, seat=Seat(6))) is None
    assert replay(between, (Deal(),)).table == there

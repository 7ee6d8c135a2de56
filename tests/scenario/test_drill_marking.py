"""Marking: what is wrong, and what would follow from it."""

from collections.abc import Sequence
from random import Random

import pytest

from dealer_assist.core.table import Table
from dealer_assist.core.values import Chips, Seat
from dealer_assist.scenario.consequences import Consequence, Effect
from dealer_assist.scenario.drill import methods_of, question
from dealer_assist.scenario.drill_answers import explained
from dealer_assist.scenario.drill_marking import Hint, hint, mark
from dealer_assist.scenario.drill_tables import WHERE
from dealer_assist.scenario.drill_values import Answer, Ask, Kind, Question, Topic
from tests.support.tables import after_events, said, table

NINE = "B1 S2 b3 | 1 Ann, 2 Ben, 3 Cy, 4 Dee, 5 Eve, 6 Fay, 7 Gus, 8 -, 9 Ida"


def put(before: Table, story: str, asks: Sequence[Ask] = WHERE) -> Question:
    """Ask about a table and what happens at it."""
    there = after_events(before, story)
    parts = [explained(there, ask) for ask in asks]
    return Question(
        topic=Topic.ROTATION,
        asked_as=Topic.ROTATION,
        method=before.house.button,
        seed=0,
        before=before,
        events=said(story),
        table=there,
        parts=tuple(part for part in parts if part is not None),
    )


def seats(text: str) -> list[Answer]:
    """Read ``2 4 5,6``: button, small blind, big blinds; ``-`` for none."""
    return [
        Answer(seats=tuple(Seat(int(n)) for n in part.split(",") if n != "-"))
        for part in text.split()
    ]


def found(asked: Question, text: str) -> dict[Effect, tuple[Seat, ...]]:
    return {one.effect: one.seats for one in mark(asked, seats(text)).consequences}


@pytest.mark.parametrize(
    ("story", "given", "effects"),
    [
        # The example of the drill's mock: Cy, the big blind, busts.
        ("leave 3", "2 4 5", {Effect.NO_BIG_BLIND: (4,), Effect.LAST_LESS: (2,)}),
        ("leave 3", "1 - 4", {Effect.LAST_AGAIN: (1,), Effect.LAST_LESS: (2,)}),
        ("leave 3", "2 2 4", {Effect.SMALL_BLIND_TWICE: (2,)}),
        ("leave 3", "2 - -", {Effect.NO_BIG_BLIND: (4,)}),
        ("", "2 - 4", {Effect.NO_SMALL_BLIND: (3,)}),
        ("", "- 3 3", {Effect.BIG_BLIND_TWICE: (3,)}),
        (
            "",
            "1 2 3",
            {
                Effect.BIG_BLIND_TWICE: (3,),
                Effect.SMALL_BLIND_TWICE: (2,),
                Effect.LAST_AGAIN: (1,),
            },
        ),
    ],
)
def test_what_would_follow_is_played_out(
    story: str, given: str, effects: dict[Effect, tuple[Seat, ...]]
) -> None:
    got = found(put(table(NINE), story), given)
    assert effects.items() <= got.items(), got


def test_under_the_moving_button_a_blind_left_out_is_a_blind_not_paid() -> None:
    asked = put(table("moving " + NINE), "leave 2")
    assert [answer.seats for answer in asked.answers] == [(3,), (3,), (4, 5)]
    assert found(asked, "3 3 5")[Effect.NO_BIG_BLIND] == (4,)
    assert found(asked, "3 - 4,5") == {}  # he still owes it, and pays a hand later
    assert found(asked, "3 3 4") == {}  # the front comes to Eve a hand later


def test_each_part_is_marked_by_itself_and_the_solution_is_not_told() -> None:
    marked = mark(put(table(NINE), "leave 3"), seats("2 4 5"))
    assert [part.right for part in marked.parts] == [True, False, False]
    assert not marked.right
    assert [part.given.seats for part in marked.parts] == [(2,), (4,), (5,)]


def test_a_hand_in_play_is_played_again_from_its_deal() -> None:
    between, dealt = put(table(NINE), "leave 3"), put(table(NINE), "leave 3, deal")
    assert found(between, "2 4 5") == found(dealt, "2 4 5")


@pytest.mark.parametrize(
    ("chips", "dead", "effect"),
    [(2, 0, Effect.PAYS_LESS), (2, 2, Effect.PAYS_MORE), (3, 0, None), (1, 2, None)],
)
def test_who_puts_in_too_little_or_too_much_is_told(
    chips: int, dead: int, effect: Effect | None
) -> None:
    ask = Ask(kind=Kind.POSTS, seat=Seat(6))
    asked = put(table("B1 S2 b3 | 1-5, 6 owes both, 7"), "choose 6 post", [ask])
    assert asked.answers == (Answer(chips=Chips(2), dead=Chips(1)),)
    marked = mark(asked, [Answer(chips=Chips(chips), dead=Chips(dead))])
    assert not marked.right
    told = () if effect is None else (Consequence(effect=effect, seats=(Seat(6),)),)
    assert marked.consequences == told


def test_another_wrong_answer_has_no_consequence() -> None:
    asked = put(table(NINE), "", [Ask(kind=Kind.FIRST_TO_ACT)])
    marked = mark(asked, seats("4"))
    assert not marked.right
    assert marked.consequences == ()


def any_answer(rng: Random, number: int) -> Answer:
    """Up to two seats of a table, be they the same."""
    return Answer(seats=tuple(Seat(rng.randint(1, number)) for _ in range(rng.randrange(3))))


def test_any_answer_can_be_marked() -> None:
    rng = Random(4)  # noqa: S311 - no secret
    topics = [topic for topic in Topic if topic is not Topic.MIXED]
    for topic in topics:
        for method in methods_of(topic):
            asked = question(topic, method, rng.randrange(65536))
            number = len(asked.table.seats)
            for _ in range(5):
                given = [any_answer(rng, number) for _ in asked.parts]
                marked = mark(asked, given)
                assert len(marked.parts) == len(asked.parts)
                assert all(one.seats for one in marked.consequences)


def test_too_few_answers_are_a_bug() -> None:
    with pytest.raises(ValueError, match="shorter"):
        mark(put(table(NINE), ""), seats("2 3"))


def test_a_hint_tells_the_rule_and_no_seat() -> None:
    button, small, big = hint(put(table(NINE), "leave 3"))
    ask = Ask(kind=Kind.BUTTON)
    assert button == Hint(ask=ask, rule="robert-4-2b", heads_up=False)
    assert (small.ask.kind, big.ask.kind) == (Kind.SMALL_BLIND, Kind.BIG_BLIND)
    assert all(one.heads_up for one in hint(put(table("B1 S1 b2 | 1-2"), "")))


def test_two_players_are_marked_too() -> None:
    asked = put(table("B1 S1 b2 | 1-2"), "")
    assert [answer.seats for answer in asked.answers] == [(2,), (2,), (1,)]
    assert found(asked, "1 1 2")[Effect.BIG_BLIND_TWICE] == (2,)


def test_the_first_hand_of_a_moving_button_is_marked() -> None:
    asked = put(table("moving new game | 1-5"), "button 2", [])
    assert mark(asked, []).right

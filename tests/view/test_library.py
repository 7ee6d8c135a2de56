"""The library of examples in words, and examples step by step."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.values import Seat
from dealer_assist.scenario.files import Scenario, scenario_of
from dealer_assist.scenario.presets import load_presets
from dealer_assist.scenario.reading import Piece
from dealer_assist.view import lesson
from dealer_assist.view.library import (
    Grouping,
    read_library,
    shelves,
    source_in_words,
    topic_name,
)
from dealer_assist.view.library_words import OTHERS, TOPICS
from dealer_assist.view.placing import Placement, Placing
from dealer_assist.view.texts import Texts
from tests.support.paths import RESOURCES, ROOT

LOCALE = ROOT / "build" / "locale"
PRESETS = load_presets(RESOURCES / "presets")
LIBRARY = read_library(RESOURCES / "scenarios", PRESETS)
ENGLISH, FRENCH = Texts("en", LOCALE), Texts("fr", LOCALE)
HEAD = """
format = 1
id = "own"
[house]
preset = "home"
[table]
seats = 4
players = { 1 = "Ann", 2 = "Ben", 3 = "Cy", 4 = "Dee" }
last = { button = 1, small = 2, big = 3 }
"""


def scenario(steps: str = "", head: str = HEAD) -> Scenario:
    return scenario_of(Piece(file="own.toml", text=head + steps), PRESETS)


# --- the list


def test_every_shipped_topic_has_a_name() -> None:
    topics = {topic for one in LIBRARY.values() for topic in one.topics}
    assert topics - set(TOPICS) == set()
    assert topic_name("anything_else", ENGLISH) == "anything_else"


def test_every_example_stands_on_the_shelf_of_its_document() -> None:
    found = shelves(LIBRARY, Grouping.SOURCE, "", ENGLISH)
    assert sum(len(shelf.examples) for shelf in found) == len(LIBRARY)
    assert found[0].title == "Robert\u2019s Rules of Poker"
    assert found[-1].title == OTHERS


def test_an_example_stands_on_the_shelf_of_each_of_its_topics() -> None:
    found = shelves(LIBRARY, Grouping.TOPIC, "", FRENCH)
    assert sum(len(shelf.examples) for shelf in found) == sum(
        len(one.topics) for one in LIBRARY.values()
    )


@pytest.mark.parametrize("search", ["moving BOB", "bob moving leaves"])
def test_a_search_wants_every_word(search: str) -> None:
    found = shelves(LIBRARY, Grouping.SOURCE, search, ENGLISH)
    ids = {example.id for shelf in found for example in shelf.examples}
    assert "moving-button-big-blind-leaves" in ids
    assert len(ids) < 10


@pytest.mark.parametrize(
    ("source", "french"),
    [
        ("Rulebook 5.1", "Rulebook 5.1"),
        ("TDA 2024, 23 and 36", "TDA 2024, 23 et 36"),
        ("Rulebook 5: seat change", "Rulebook 5\u00a0: changement de siège"),
        ("Derived from TDA 2024, 10-A", "D\u2019après TDA 2024, 10-A"),
        ("Rulebook 5.5; TDA 2024, 30", "Rulebook 5.5 \u00b7 TDA 2024, 30"),
    ],
)
def test_sources_are_said_in_french(source: str, french: str) -> None:
    assert source_in_words(source, FRENCH) == french


@pytest.mark.parametrize("texts", [ENGLISH, FRENCH])
def test_every_step_of_every_example_can_be_shown(texts: Texts) -> None:
    for one in LIBRARY.values():
        shown = lesson.lesson(one)
        assert lesson.title(one, texts)
        assert lesson.source(one, texts)
        for index in range(shown.steps):
            page = lesson.page(shown, index, texts)
            assert page.note, (one.id, index)
            assert len(page.view.seats) == len(shown.outcomes[index].table.seats)


# --- one example


def test_a_scenario_without_words_still_says_what_happens() -> None:
    shown = lesson.lesson(scenario('[[step]]\nevents = [ { do = "leave", seat = 2 } ]\n'))
    page = lesson.page(shown, 0, ENGLISH)
    assert page.note == page.said == "Ben leaves."
    assert lesson.title(shown.scenario, ENGLISH) == "own"
    assert page.changes == ()


def test_a_scenario_without_steps_shows_its_opening() -> None:
    shown = lesson.lesson(scenario())
    assert shown.steps == 1
    assert lesson.page(shown, 0, ENGLISH).said == ""


def test_what_changed_is_told_from_step_to_step() -> None:
    steps = '[[step]]\n[[step]]\nevents = [ { do = "leave", seat = 3 } ]\n'
    page = lesson.page(lesson.lesson(scenario(steps)), 1, ENGLISH)
    assert [change.text.replace("\u00a0", " ") for change in page.changes] == [
        "Small blind: Cy 3 \u2192 nobody"
    ]
    assert [seat.seat for seat in page.view.seats if seat.changed] == [3]


def test_nothing_changed_where_no_hand_can_be_dealt() -> None:
    gone = ", ".join(f'{{ do = "leave", seat = {seat} }}' for seat in (1, 2, 3))
    steps = f"[[step]]\n[[step]]\nevents = [ {gone} ]\n"
    shown = lesson.lesson(scenario(steps))
    assert lesson.page(shown, 1, ENGLISH).changes == ()
    assert lesson.asked(shown, 1) is None


def test_a_refused_event_says_why() -> None:
    step = '[[step]]\nevents = [ { do = "back", seat = 2 } ]\nexpect = { refused = true }\n'
    page = lesson.page(lesson.lesson(scenario(step)), 0, ENGLISH)
    assert page.problem == "Ben is not away."
    assert page.said == ""


def test_seats_without_names_go_by_their_numbers() -> None:
    assert lesson.seats_in_words((Seat(3),), {}, ENGLISH) == "seat 3"
    assert lesson.seats_in_words((), {}, ENGLISH) == "nobody"


def test_history_is_what_happened_up_to_a_step() -> None:
    steps = (
        '[[step]]\nevents = [ { do = "leave", seat = 2 } ]\n'
        '[[step]]\nevents = [ { do = "hand" }, { do = "hand" } ]\n'
    )
    shown = lesson.lesson(scenario(steps))
    assert shown.history(0) == (events.Leave(seat=Seat(2)),)
    assert len(shown.history(1)) == 3


# --- trying


def test_the_markers_of_the_next_step_are_asked_for() -> None:
    steps = '[[step]]\n[[step]]\nevents = [ { do = "hand" } ]\n'
    shown = lesson.lesson(scenario(steps))
    assert lesson.asked(shown, 1) == Placement(button=(Seat(3),), small=(Seat(4),), big=(Seat(1),))
    assert lesson.asked(shown, 2) is None
    assert lesson.asked(shown, -1) is None


def test_nothing_is_asked_where_no_marker_moves() -> None:
    shown = lesson.lesson(scenario('[[step]]\n[[step]]\nevents = [ { do = "deal" } ]\n'))
    assert lesson.asked(shown, 1) is None


def test_a_tap_answers_and_goes_on() -> None:
    placing = Placing.blank((False, False, False))
    placing = placing.tap(Seat(1)).nobody().tap(Seat(3))
    assert placing.given == ((Seat(1),), (), (Seat(3),))
    assert placing.complete


def test_a_second_tap_moves_the_marker_at_hand() -> None:
    placing = Placing.blank((False,)).tap(Seat(1)).tap(Seat(2))
    assert placing.given == ((Seat(2),),)


def test_a_seat_carries_several_markers_in_whatever_order_they_are_put() -> None:
    blank = Placing.blank((False, False, True))
    one = blank.tap(Seat(3)).tap(Seat(3)).tap(Seat(4)).tap(Seat(3))
    other = blank.tap(Seat(3)).tap(Seat(3)).tap(Seat(3)).tap(Seat(4))
    assert one.given == other.given == ((Seat(3),), (Seat(3),), (Seat(3), Seat(4)))


def test_a_marker_is_moved_once_its_row_is_chosen() -> None:
    placing = Placing.blank((False, False)).tap(Seat(1)).tap(Seat(2))
    assert placing.choose(0).tap(Seat(2)).given == ((Seat(2),), (Seat(2),))


def test_several_seats_are_added_and_taken_back() -> None:
    placing = Placing.blank((True,)).tap(Seat(2)).tap(Seat(1))
    assert placing.given == ((Seat(1), Seat(2)),)
    assert placing.tap(Seat(1)).tap(Seat(2)).given == (None,)

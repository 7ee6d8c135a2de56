"""Three button methods side by side, in words; and what if, on the live table."""

from dealer_assist.core import events
from dealer_assist.core.house import with_values
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.step import current, replay
from dealer_assist.scenario.consequences import Consequence, Effect
from dealer_assist.scenario.presets import load_presets
from dealer_assist.session.log import SessionLog
from dealer_assist.view.compare_history import (
    LessonHistory,
    NightHistory,
    changes,
    spot_of_night,
    with_event,
)
from dealer_assist.view.compare_words import Spot, side_by_side
from dealer_assist.view.consequence_words import HAPPENS, happens, would
from dealer_assist.view.lesson import lesson
from dealer_assist.view.screen import screen
from dealer_assist.view.texts import Texts
from dealer_assist.view.what_if import what_if, what_if_events
from tests.support.paths import RESOURCES, ROOT
from tests.view.test_library import LIBRARY

LOCALE = ROOT / "build" / "locale"
ENGLISH, FRENCH = Texts("en", LOCALE), Texts("fr", LOCALE)
HOME = load_presets(RESOURCES / "presets")["home"].house
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay")


def table(names: tuple[str, ...] = NAMES, **house: object) -> Table:
    changed = with_values(HOME, house)
    assert not isinstance(changed, Refusal)
    return Table(house=changed, seats=tuple(Player(name=n) if n else None for n in names))


def seat(number: int) -> Seat:
    return Seat(number)


def night(start: Table, *entries: tuple[events.Event, ...]) -> SessionLog:
    log = SessionLog.begin(start)
    for entry in entries:
        after = log.submit(entry, 0)
        assert isinstance(after, SessionLog)
        log = after
    return log


def facts(spot: Spot, method: ButtonRule) -> list[str]:
    side = side_by_side(spot, ENGLISH)
    column = next(column for column in side.columns if column.method is method)
    return [fact.text.replace("\u00a0", " ") for fact in column.facts]


PLAYED = ((events.Button(seat=Seat(1)),), (events.Deal(),))
BUST = (events.Bust(seat=Seat(2)),)


ORDINARY = Spot(start=table(), events=PLAYED[0], latest=1)


def test_columns_say_where_the_markers_are_and_what_differs() -> None:
    log = night(table(), *PLAYED, BUST)
    spot = spot_of_night(log.start, log.done, 3)
    side = side_by_side(spot, ENGLISH)
    assert side.news == "Ben busts."
    assert [one.text.replace("\u00a0", " ") for one in side.before] == ["Ann 1", "Ben 2", "Cy 3"]
    assert [column.own for column in side.columns] == [True, False, False]
    assert facts(spot, ButtonRule.DEAD) == ["Ben 2", "Cy 3", "Dee 4", "Eve 5"]
    assert facts(spot, ButtonRule.MOVING) == ["Cy 3", "Cy 3", "Dee 4, Eve 5", "Fay 6"]
    moving = side.columns[1]
    assert [fact.differs for fact in moving.facts] == [True, False, True, True]
    assert moving.sentence.startswith("Dee and Eve post a big blind each")


def test_an_ordinary_hand_says_that_nobody_is_hurt() -> None:
    log = night(table(), *PLAYED)
    side = side_by_side(spot_of_night(log.start, log.done, 2), ENGLISH)
    assert side.columns[0].sentence == "Nobody pays twice or skips a blind."


def test_an_empty_seat_and_a_dead_blind_are_said() -> None:
    gone = (events.Leave(seat=Seat(2)), events.Leave(seat=Seat(3)))
    log = night(table(), *PLAYED, gone)
    assert facts(spot_of_night(log.start, log.done, 3), ButtonRule.DEAD)[:2] == [
        "Seat 2, empty",
        "Dead, seat 3",
    ]


def test_where_no_hand_can_be_dealt_the_column_says_why() -> None:
    side = side_by_side(Spot(start=table(), events=(), latest=0), ENGLISH)
    assert side.before == ()
    assert side.columns[0].facts == ()
    assert "button" in side.columns[0].sentence


def test_what_a_method_does_not_know_stands_in_its_footnote() -> None:
    start = table(buy_button=True)
    side = side_by_side(Spot(start=start, events=(), latest=0), ENGLISH)
    assert side.columns[0].footnote == ""
    assert side.columns[1].footnote == "Not with this button: Buying the button."


def test_a_third_blind_has_a_row_and_its_loss_is_said() -> None:
    start = table(blinds=(1, 2, 4))
    played = (*PLAYED[0], events.Hand())
    side = side_by_side(Spot(start=start, events=played, latest=1), ENGLISH)
    assert [fact.label for fact in side.columns[0].facts][3] == "Third blind"
    assert side.columns[1].facts[3].text == "Nobody"
    assert side.columns[1].footnote == "Three blinds need the dead button: two are compared."
    assert all(len(column.facts) == 4 for column in side_by_side(ORDINARY, ENGLISH).columns)
    bust = Spot(start=start, events=(*played, *BUST), latest=1)
    assert [one.marker.text for one in side_by_side(bust, ENGLISH).before][-1] == "3B"


def test_events_that_a_method_refuses_are_told() -> None:
    start = replay(table(buy_button=True), (*PLAYED[0], events.Hand(), events.Hand())).table
    start = replay(start, (events.Leave(seat=seat(4)),)).table
    bought = events.Join(seat=seat(4), name="New", entry=events.Choice.BUY_BUTTON)
    tried = events.Choose(seat=seat(4), entry=events.Choice.BUY_BUTTON)
    spot = Spot(start=start, events=(bought, tried), latest=2)
    footnotes = [column.footnote for column in side_by_side(spot, ENGLISH).columns]
    assert any("Left out here" in note for note in footnotes[1:])


# --- histories


def test_each_moment_of_a_night_starts_from_its_own_deal() -> None:
    next_hand = (events.End(), events.Deal())
    log = night(table(), *PLAYED, next_hand, BUST)
    history = NightHistory(start=log.start, entries=log.done)
    assert history.steps == 5
    assert history.name(ENGLISH) == ""
    assert history.spot(0) == Spot(start=log.start, events=(), latest=0)
    assert history.spot(1).events == PLAYED[0]
    spot = history.spot(4)
    assert spot.events == (events.Deal(), *BUST)
    assert spot.start.hand == 1
    assert spot.latest == 1
    assert history.spot(3).latest == 1


def test_an_example_is_compared_from_its_opening() -> None:
    shown = lesson(LIBRARY["moving-button-big-blind-leaves"])
    history = LessonHistory(lesson=shown)
    assert history.steps == 3
    assert history.name(ENGLISH) == "Moving button: Bob leaves"
    assert history.spot(1).events == shown.history(1)
    assert history.spot(1).latest == 1


def test_every_example_can_be_compared_in_both_languages() -> None:
    for one in LIBRARY.values():
        history = LessonHistory(lesson=lesson(one))
        for texts in (ENGLISH, FRENCH):
            side = side_by_side(history.spot(history.steps - 1), texts)
            assert all(column.sentence for column in side.columns), one.id


def test_what_might_happen_is_offered_for_each_seat() -> None:
    log = night(table(("Ann", "Ben", "Cy", "")), *PLAYED)
    spot = spot_of_night(log.start, log.done, 2)
    assert [type(one.event) for one in changes(spot, seat(2))] == [
        events.Bust,
        events.Leave,
        events.Away,
    ]
    (join,) = changes(spot, seat(4))
    assert join.event == events.Join(seat=seat(4))
    assert join.refusal is None
    after = with_event(spot, join.event)
    assert after.events[-1] == join.event
    assert after.latest == 1


# --- consequences


def test_every_effect_has_a_sentence_in_both_languages() -> None:
    assert set(HAPPENS) == set(Effect)
    for effect in Effect:
        for seats in ((seat(1),), (seat(1), seat(2))):
            one = Consequence(effect=effect, seats=seats)
            for texts in (ENGLISH, FRENCH):
                assert happens(one, texts, {seat(1): "Ann"}).endswith(".")
                assert would(one, texts, {seat(1): "Ann"}).endswith(".")
    twice = Consequence(effect=Effect.NO_BIG_BLIND, seats=(seat(4),))
    assert would(twice, ENGLISH, {}) == "Seat 4 would pay no big blind this round."


# --- what if


def test_what_if_shows_the_next_hand_as_ghosts() -> None:
    log = night(table(), *PLAYED)
    live = log.table
    view = screen(live, current(live), ENGLISH)
    shown = what_if(live, events.Leave(seat=seat(4)), view, ENGLISH)
    assert shown.title == "Dee leaves."
    ghosts = {s.seat: [ghost.text for ghost in s.ghosts] for s in shown.view.seats if s.ghosts}
    assert ghosts == {2: ["D"], 3: ["SB"], 5: ["BB"]}
    assert [s.seat for s in shown.view.seats if s.changed] == [4, 5]
    assert shown.view.lines[0].text == "What if? Dee leaves."


def test_what_if_nobody_is_left_to_play_says_so() -> None:
    log = night(table(("Ann", "Ben")), *PLAYED)
    view = screen(log.table, current(log.table), ENGLISH)
    shown = what_if(log.table, events.Leave(seat=seat(2)), view, ENGLISH)
    assert all(not s.ghosts for s in shown.view.seats)
    assert "Two players" in shown.view.lines[1].text


def test_what_can_be_looked_at_ahead() -> None:
    log = night(table(("Ann", "Ben", "Cy", "")), *PLAYED, (events.Bust(seat=Seat(3)),))
    assert [type(event) for event in what_if_events(log.table, seat(2))] == [
        events.Bust,
        events.Leave,
    ]
    assert [type(event) for event in what_if_events(log.table, seat(3))] == [events.Leave]
    assert what_if_events(log.table, seat(4)) == ()

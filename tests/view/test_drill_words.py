"""Questions of the drill in words: whole, in both languages, and silent about the answer."""

from collections.abc import Iterator

import msgspec
import pytest

from dealer_assist.core.events import Hand, Move
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.values import Chips, Seat
from dealer_assist.scenario.drill import SUBJECTS, methods_of, question
from dealer_assist.scenario.drill_marking import hint, mark
from dealer_assist.scenario.drill_run import Drill, Mode, Run, Scored
from dealer_assist.scenario.drill_values import MARKERS, Answer, Kind, Question, Topic
from dealer_assist.session.practice import Grade
from dealer_assist.session.progress import Exam, Learner
from dealer_assist.view import drill_words
from dealer_assist.view.drill_hints import hint_words, principle
from dealer_assist.view.drill_labels import METHODS, MODES, NAMES, QUESTIONS, TOPICS
from dealer_assist.view.drill_solution import RULED, solution
from dealer_assist.view.lesson_progress import report
from dealer_assist.view.texts import Texts
from tests.support.paths import ROOT

LOCALE = ROOT / "build" / "locale"
ENGLISH, FRENCH = Texts("en", LOCALE), Texts("fr", LOCALE)
LANGUAGES = pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=["en", "fr"])


def some() -> Iterator[Question]:
    for topic in SUBJECTS:
        for method in methods_of(topic):
            for seed in range(6):
                yield question(topic, method, seed)


QUESTIONS_MADE = tuple(some())


def find(kind: Kind, topic: Topic | None = None) -> Question:
    return next(
        q
        for q in QUESTIONS_MADE
        if kind in {ask.kind for ask in q.asks} and topic in {None, q.topic}
    )


def test_everything_that_can_be_chosen_has_words() -> None:
    assert set(TOPICS) == set(Topic)
    assert set(MODES) == set(Mode)
    assert set(METHODS) == {None, *ButtonRule}
    assert set(QUESTIONS) == set(NAMES) == set(Kind)


@LANGUAGES
def test_every_question_can_be_put_answered_and_explained(texts: Texts) -> None:
    for asked in QUESTIONS_MADE:
        sheet = drill_words.sheet(asked, texts)
        assert sheet.topic
        assert sheet.house
        for ask, right in zip(asked.asks, asked.answers, strict=True):
            assert drill_words.question(asked, ask, texts).endswith((".", "?"))
            words = drill_words.answered(asked, ask, right, texts)
            assert words.name
            assert words.value
            assert drill_words.answered(asked, ask, None, texts).value == ""
        for one in hint(asked):
            assert hint_words(asked, one, texts).endswith((".", "?"))
        reasons = solution(asked, texts)
        assert reasons
        assert all(reason.title and reason.text for reason in reasons)


def test_no_question_shows_its_markers() -> None:
    for asked in QUESTIONS_MADE:
        if asked.asks[0].kind in drill_words.IN_A_HAND:
            continue
        sheet = drill_words.sheet(asked, ENGLISH)
        assert not any(seat.markers or seat.chips or seat.tag for seat in sheet.seats)
        assert not any(seat.first or seat.ghosts for seat in sheet.seats)
        assert {seat.badge for seat in sheet.seats} <= {"", "AWAY", "BUST"}


def test_given_markers_lie_on_the_table() -> None:
    asked = find(Kind.BUTTON)
    sheet = drill_words.sheet(asked, ENGLISH)
    button = drill_words.answered(asked, asked.asks[0], None, ENGLISH).marker
    assert button is not None
    line = drill_words.spoken("Who?")
    view = drill_words.shown(sheet, (line, drill_words.detail("Grey")), {Seat(1): (button,)})
    assert view.seats[0].markers == (button,)
    assert view.lines[0] == line
    assert view.next_markers == ()


def test_door_cards_and_stacks_stand_on_the_cards() -> None:
    stud = drill_words.sheet(find(Kind.BRING_IN), ENGLISH)
    assert any(seat.note[-1:] in "\u2660\u2665\u2666\u2663" for seat in stud.seats if seat.note)
    short = drill_words.sheet(find(Kind.POSTS, Topic.SHORT_BLINDS), ENGLISH)
    assert any(seat.note.startswith("Stack ") for seat in short.seats)


def test_several_seats_are_asked_for_under_the_moving_button_only() -> None:
    for asked in QUESTIONS_MADE:
        for ask in asked.asks:
            may = asked.method is ButtonRule.MOVING and ask.kind in MARKERS[1:]
            assert drill_words.several(asked, ask) == may


def test_what_would_follow_from_a_wrong_answer_is_told() -> None:
    asked = find(Kind.BUTTON, Topic.ROTATION)
    button, small, big = asked.answers
    given = (button, big, small)
    told = drill_words.consequences(asked, mark(asked, given), ENGLISH)
    assert told
    assert all("would" in sentence for sentence in told)


def test_last_markers_of_a_new_game_are_nowhere() -> None:
    assert drill_words.last_markers(None, ENGLISH) == {}


def test_chips_are_said_as_live_and_dead() -> None:
    asked = find(Kind.POSTS)
    given = Answer(chips=Chips(200), dead=Chips(100))
    assert drill_words.answered(asked, asked.asks[0], given, ENGLISH).value == "200 live, 100 dead"


@LANGUAGES
def test_a_hint_names_nobody_and_no_seat(texts: Texts) -> None:
    for asked in QUESTIONS_MADE:
        names = {player.name for _seat, player in asked.before.players()}
        for one in hint(asked):
            words = principle(asked, one, texts)
            assert not names & set(words.replace(",", " ").replace(".", " ").split())
            assert not any(sign.isdigit() for sign in words)
            bare = msgspec.structs.replace(one, rule="")
            assert hint_words(asked, bare, texts) == words


def test_grey_markers_are_of_the_hand_that_is_named() -> None:
    for asked in QUESTIONS_MADE:
        sheet = drill_words.sheet(asked, ENGLISH)
        if not sheet.past:
            continue
        assert sheet.past_hand == f"Grey markers: hand {asked.seen.hand}."
        assert sheet.past == drill_words.last_markers(asked.seen.last, ENGLISH)
        played = any(isinstance(event, Hand) for event in asked.events)
        if played and asked.asks[0].kind in drill_words.BY_SEAT:
            assert f"Hand {asked.seen.hand} is played." in sheet.story
        else:
            assert asked.seen == asked.before


def test_a_mistaken_deal_is_told_with_its_facts_and_without_the_ruling() -> None:
    seen = set()
    for seed in range(40):
        asked = question(Topic.DEALT_IN_OWING, ButtonRule.DEAD, seed)
        told = drill_words.sheet(asked, ENGLISH).story
        assert "Ruling" not in told
        assert "looked at the cards" in told
        if asked.asks[0].kind is not Kind.RULING:
            continue
        (reason,) = solution(asked, ENGLISH)
        assert reason.citation.endswith("4-11")
        seen.add((asked.answers[0].ruling, reason.text))
    assert {ruling for ruling, _text in seen} == set(RULED)
    assert len(seen) == len(RULED)


@LANGUAGES
def test_stories_claim_no_posting(texts: Texts) -> None:
    claims = {"en": " and posts.", "fr": " et poste."}
    for asked in QUESTIONS_MADE:
        assert claims[texts.language] not in drill_words.sheet(asked, texts).story


def test_a_change_of_seat_tells_the_old_seat_and_what_the_player_wants() -> None:
    moved = [asked for asked in QUESTIONS_MADE if asked.topic is Topic.MOVED_PLAYER]
    assert moved
    for asked in moved:
        (move,) = asked.events
        assert isinstance(move, Move)
        sheet = drill_words.sheet(asked, ENGLISH)
        assert f"from seat {move.seat} to seat {move.to}" in sheet.story
        assert sheet.story.endswith(("wants to post.", "without posting."))
        assert any(rule.startswith("Seat change: ") for rule in sheet.rules)


def test_what_may_be_bet_is_told_where_sizes_are_asked() -> None:
    for asked in QUESTIONS_MADE:
        house, head = asked.table.hand_house, drill_words.sheet(asked, ENGLISH).house
        if house.betting is Structure.FIXED_LIMIT:
            small, big = house.bets(asked.table.level)
            assert head.endswith(f"Fixed limit \u00b7 bets {small:,} / {big:,}")
        elif asked.asks[0].kind in drill_words.IN_A_HAND:
            assert head.endswith(("No limit", "Pot limit"))


def test_sizes_of_raises_are_worked_out() -> None:
    sums = 0
    for asked in QUESTIONS_MADE:
        if asked.asks[0].kind in drill_words.IN_A_HAND:
            total = asked.answers[0].chips
            (reason,) = solution(asked, ENGLISH)
            left, _equals, right = reason.text.replace(",", "").partition(" = ")
            if right:
                sums += 1
                assert right.startswith(str(total))
                assert sum(int(sign) for sign in left.split() if sign.isdigit()) == total
    assert sums > 20


def test_a_wrong_answer_without_consequences_is_told_what_it_overlooks() -> None:
    asked = find(Kind.FIRST_TO_ACT)
    wrong = mark(asked, [Answer(seats=(Seat(1),))])
    if wrong.right:
        wrong = mark(asked, [Answer(seats=(Seat(2),))])
    assert drill_words.why_wrong(asked, wrong, ENGLISH).startswith("Find the blinds")
    posts = find(Kind.POSTS)
    live, dead = posts.answers[0].chips or Chips(0), posts.answers[0].dead or Chips(0)
    split = mark(posts, [Answer(chips=Chips(live - 1), dead=Chips(dead + 1))])
    assert split.consequences == ()
    assert drill_words.why_wrong(posts, split, ENGLISH).startswith("The sum is right")


@LANGUAGES
def test_what_an_exam_missed_is_listed_with_the_answers(texts: Texts) -> None:
    asked = find(Kind.BUTTON, Topic.ROTATION)
    good, bad = (
        Scored(topic=asked.topic, method=asked.method, code=asked.code, right=right)
        for right in (True, False)
    )
    drill = Drill(code="4F2A", topics=(asked.topic,), mode=Mode.EXAM)
    (line,) = drill_words.missed(Run(drill=drill, scored=(good, bad)), texts)
    for part in asked.parts:
        words = drill_words.answered(asked, part.ask, part.answer, texts)
        assert words.name in line
        assert words.value in line


# --- progress


@LANGUAGES
def test_a_report_sums_up_all_methods_and_exams(texts: Texts) -> None:
    learner = Learner(name="Nora")
    for method, grade in (("dead", Grade.GOOD), ("moving", Grade.MISSED), ("moving", Grade.GOOD)):
        learner = learner.answered("rotation", method, grade, 1_700_000_000)
    for passed in (False, True):
        exam = Exam(at=1_700_000_000, code="4F2A", right=18, asked=20, passed=passed)
        learner = learner.with_exam(exam)
    shown = report(learner, texts)
    bar = shown.bars[0]
    assert (bar.percent, bar.asked, bar.recent) == (66, 3, (True, False, True))
    assert [bar.asked for bar in shown.bars[1:]] == [0] * (len(SUBJECTS) - 1)
    assert len(shown.exams) == 2
    assert shown.exams[0] != shown.exams[1]
    assert all("#4F2A" in exam for exam in shown.exams)

"""Three button methods beside each other; the examples are those of RULES.md and of the mock."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan
from dealer_assist.core.values import Code, Refusal, Seat
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import coming
from dealer_assist.scenario.compare import Comparison, Course, Row, compare, house_for, what_if
from dealer_assist.scenario.consequences import Effect
from tests.support.tables import after_events, house, marks, said, table

SIX = "B1 S2 b3 | 1 Ann, 2 Ben, 3 Cy, 4 Dee, 5 Eve, 6 Fay"
DEAD, MOVING, SIMPLIFIED = ButtonRule


def compared(story: str, **values: object) -> Comparison:
    """Compare what happens at the table of six."""
    return compare(table(SIX, **values), said(story))


def drawn(course: Course) -> str:
    assert isinstance(course.hand, HandPlan)
    return marks(course.hand)


def effects(course: Course) -> dict[Effect, tuple[Seat, ...]]:
    return {one.effect: one.seats for one in course.consequences}


@pytest.mark.parametrize(
    ("story", "dead", "moving", "simplified"),
    [
        ("", "B2 S3 b4", "B2 SB3 BB4", "B2 S3 b4"),
        ("leave 2", "B2 dead S3 b4", "B3 SB3 BB4,5", "B3 S4 b5"),
        ("leave 3", "B2 S3 dead b4", "B2 SB- BB4,5", "B2 S4 b5"),
        ("leave 2, leave 3", "B2 dead S3 dead b4", "B4 SB- BB4,5,6", "B4 S5 b6"),
        ("leave 3, hand, hand", "B4 S5 b6", "B5 SB6 BB1", "B5 S6 b1"),
    ],
)
def test_the_same_history_leads_to_three_hands(
    story: str, dead: str, moving: str, simplified: str
) -> None:
    comparison = compared(story)
    assert drawn(comparison.course(DEAD)) == dead
    assert drawn(comparison.course(MOVING)) == moving
    assert drawn(comparison.course(SIMPLIFIED)) == simplified


def test_what_differs_from_the_table_s_own_method_is_marked() -> None:
    comparison = compared("leave 2")
    assert comparison.own is DEAD
    own, moving, simplified = comparison.courses
    assert (own.rows, own.seats) == ((), ())
    assert moving.rows == (Row.BUTTON, Row.BIG_BLIND, Row.FIRST_TO_ACT, Row.LAST_TO_ACT)
    assert moving.seats == (2, 3, 5, 6)
    assert Row.SMALL_BLIND in simplified.rows
    own_moving = compare(table("moving " + SIX), said("leave 2"))
    assert own_moving.own is MOVING
    assert own_moving.course(MOVING).rows == ()
    assert own_moving.course(DEAD).seats == moving.seats


def test_who_pays_more_and_who_is_spared_is_told() -> None:
    own, moving, simplified = compared("leave 2").courses
    assert effects(own) == {Effect.DEAD_BUTTON: (2,), Effect.LAST_AGAIN: (1,)}
    assert effects(moving) == {
        Effect.SEVERAL_BIG_BLINDS: (4, 5),
        Effect.SMALL_BLIND_ON_BUTTON: (3,),
    }
    assert effects(simplified) == {Effect.NO_BIG_BLIND: (4,), Effect.NO_SMALL_BLIND: (3,)}
    assert effects(compared("leave 3").course(DEAD)) == {Effect.DEAD_SMALL_BLIND: (3,)}
    assert [course.consequences for course in compared("hand").courses] == [(), (), ()]


def test_the_big_blind_may_come_twice_where_the_button_rotates_between_two() -> None:
    start = table("B1 S2 b3 | 1-3", heads_up="button_rotates")
    assert effects(compare(start, said("leave 1")).course(DEAD))[Effect.BIG_BLIND_TWICE] == (3,)


def test_what_was_paid_is_counted_from_the_same_history() -> None:
    own, moving, simplified = compared("leave 2, hand").courses
    assert own.tallies[Seat(4)].big_blinds == 1
    assert (moving.tallies[Seat(5)].big_blinds, moving.tallies[Seat(6)].big_blinds) == (1, 1)
    assert simplified.tallies[Seat(4)].big_blinds == 0
    assert {tally.hands for tally in own.tallies.values()} == {2}


def test_what_a_method_refuses_is_left_out_there_and_reported() -> None:
    start = table("B1 S2 b4 | 1-2, 3 -, 4-6", buy_button=True, post_in_closed_zone=True)
    own, moving, simplified = compare(start, said("join 3, choose 3 buy_button, hand")).courses
    assert own.skipped == ()
    assert [(one.number, one.refusal.code) for one in simplified.skipped] == [
        (2, Code.ENTRY_NOT_OPEN)
    ]
    assert moving.skipped
    assert simplified.dropped == ("buy_button", "post_in_closed_zone")
    assert own.dropped == ()


def test_a_followed_hand_ends_for_every_method() -> None:
    acts = [events.Act(seat=Seat(seat), action=events.Action.FOLD) for seat in (5, 6, 1, 3)]
    history = (*said("leave 2, deal"), *acts, events.End(winners=(Seat(4),)), *said("hand"))
    for course in compare(table(SIX), history).courses:
        assert isinstance(course.hand, HandPlan)
        assert course.hand.hand == 3
    assert compare(table(SIX), history).course(DEAD).skipped == ()


def test_winners_who_cannot_win_there_do_not_keep_a_hand_from_ending() -> None:
    start = table("B1 S2 b4 | 1-2, 3 -, 4-6", new_player="free", buy_button=True)
    history = (*said("join 3 buy_button, deal"), events.End(winners=(Seat(3),)), *said("end"))
    simplified = compare(start, history).course(SIMPLIFIED)
    assert [(one.number, one.refusal.code) for one in simplified.skipped] == [
        (3, Code.NOT_DEALT_IN),
        (4, Code.NO_HAND_IN_PLAY),
    ]
    assert simplified.table.dealt is None


def test_a_change_of_house_rules_keeps_the_method_that_is_looked_at() -> None:
    change = events.House(set={"button": "moving", "blinds": (2, 5)})
    senseless = events.House(set={"buy_button": True})
    comparison = compare(table(SIX), (change, change, *said("hand"), senseless, *said("hand")))
    assert comparison.own is MOVING
    assert [course.table.house.button for course in comparison.courses] == [*ButtonRule]
    assert {course.table.house.blinds for course in comparison.courses} == {(2, 5)}
    assert not any(course.table.house.buy_button for course in comparison.courses)
    assert [len(course.skipped) for course in comparison.courses] == [1, 1, 1]


def test_what_only_the_dead_button_has_is_switched_off() -> None:
    rules = house(blinds=[1, 2, 4], buy_button=True, post_in_closed_zone=True)
    other = house_for(rules, MOVING)
    assert other == house(button="moving", blinds=[1, 2])
    assert house_for(rules, DEAD) is rules
    on_button = house(blinds=[1, 1, 2], third_blind="button")
    assert house_for(on_button, SIMPLIFIED).blinds == (1, 1, 2)
    jump = house(context="tournament", button_jump="most_seated")
    assert house_for(jump, MOVING) == house(context="tournament", button="moving")


def test_a_hand_in_play_is_looked_beyond() -> None:
    there = after_events(table(SIX), "deal, leave 2")
    comparison = compare(there, said("leave 4"))
    assert comparison.course(DEAD).hand == plan(coming(after_events(there, "leave 4")))


def test_where_no_hand_can_be_dealt_the_reason_stands() -> None:
    comparison = compare(table("new game | 1-3"), said("leave 1, leave 2"))
    for course in comparison.courses:
        assert isinstance(course.hand, Refusal)
        assert (course.rows, course.seats, course.consequences) == ((), (), ())


def test_the_first_hand_of_a_game_has_no_hand_before_it() -> None:
    for course in compare(table("new game | 1-4"), said("button 2")).courses:
        assert isinstance(course.hand, HandPlan)
        assert course.consequences == ()
        assert course.tallies[Seat(2)].buttons == 1


def test_a_game_without_a_button_has_no_consequences() -> None:
    values = {"game": "stud", "blinds": [], "ante": 1, "bring_in": 2, "straddle_seats": []}
    start = table(SIX, betting="fixed_limit", small_bet=5, big_bet=10, **values)
    assert [course.consequences for course in compare(start, said("hand")).courses] == [(), (), ()]


def test_a_player_who_plays_over_and_its_owner_are_counted_from_the_start() -> None:
    there = after_events(table(SIX), "hand, away 5, play_over 5, hand, hand")
    own = compare(there, said("owner_back 5")).course(DEAD)
    owner = own.table.player(Seat(5))
    assert owner is not None
    assert owner.owner is not None
    assert owner.owner.tally.hands == 0


def test_what_if_shows_the_coming_hand_before_and_after() -> None:
    for there in (table(SIX), after_events(table(SIX), "deal")):
        for one in what_if(there, events.Leave(seat=Seat(3))):
            assert isinstance(one.before, HandPlan)
            assert isinstance(one.after, HandPlan)
            assert Seat(3) in one.before.dealt_in
            assert Seat(3) not in one.after.dealt_in
            assert one.refusal is None
    dead, moving, simplified = what_if(table(SIX), events.Leave(seat=Seat(3)))
    shown = [
        marks(one.after) for one in (dead, moving, simplified) if isinstance(one.after, HandPlan)
    ]
    assert shown == ["B2 S3 dead b4", "B2 SB- BB4,5", "B2 S4 b5"]


def test_what_cannot_happen_changes_no_plan() -> None:
    for one in what_if(table(SIX), events.Join(seat=Seat(3))):
        assert one.refusal is not None
        assert one.refusal.code is Code.SEAT_TAKEN
        assert one.after == one.before


STUD: dict[str, events.HouseValue] = {
    "game": "stud",
    "betting": "fixed_limit",
    "blinds": (),
    "ante": 1,
    "bring_in": 2,
    "straddle_seats": (),
    "small_bet": 5,
    "big_bet": 10,
}


def test_hands_without_blinds_pass_nobody() -> None:
    stud = events.House(set=STUD)
    dry = {"ante": 0, "bring_in": 0}
    holdem = events.House(set={"game": "flop", "betting": "no_limit", "blinds": (1, 2), **dry})
    history = (*said("hand"), stud, *said("hand, hand, hand"), holdem)
    for course in compare(table(SIX), history).courses:
        assert course.skipped == ()
        assert Effect.NO_BIG_BLIND not in effects(course)
        assert course.consequences == ()


def test_markers_that_are_set_back_have_somebody_pay_again() -> None:
    own = compared("hand, hand, hand, button 1").course(DEAD)
    assert drawn(own) == "B1 S2 b3"
    assert effects(own) == {Effect.BIG_BLIND_AGAIN: (3,)}
    ahead = compared("hand, button 4").course(DEAD)
    assert drawn(ahead) == "B4 S5 b6"
    assert effects(ahead)[Effect.NO_BIG_BLIND] == (5,)
    assert compared("hand, hand, button 4").course(DEAD).consequences == ()


def test_a_bought_button_names_its_buyer() -> None:
    start = table("B1 S2 b4 | 1-2, 3 -, 4-6", buy_button=True)
    own = compare(start, said("join 3, choose 3 buy_button")).course(DEAD)
    assert effects(own) == {Effect.BUYS_BUTTON: (3,)}


def test_of_two_players_nobody_escapes_who_pays_the_next_hand() -> None:
    for story in ("leave 1", "leave 2", "leave 3"):
        for course in compare(table("B1 S2 b3 | 1-3"), said(story)).courses:
            assert Effect.NO_BIG_BLIND not in effects(course)


def test_a_third_blind_is_a_row_of_its_own() -> None:
    start = table("B1 S2 b3 | 1-6", blinds=[1, 2, 4])
    own, moving, _ = compare(start, ()).courses
    assert moving.dropped == ("blinds",)
    assert Row.THIRD_BLIND in moving.rows
    assert Row.BIG_BLIND not in moving.rows
    assert own.rows == ()

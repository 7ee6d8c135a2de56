"""Followed hands as PHH, read back by PokerKit."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from pokerkit import State
from pokerkit.notation import HandHistory

from dealer_assist.core import events
from dealer_assist.core.events import Action
from dealer_assist.core.table import Table
from dealer_assist.core.values import Chips, Refusal, Seat
from dealer_assist.rules.pots import uncalled
from dealer_assist.session.followed import Followed, bettor_at, follow, last_hand
from dealer_assist.session.log import SessionLog
from dealer_assist.session.omitted import Omitted
from dealer_assist.session.phh import phh
from tests.support.oracle import Oracle, hole_cards
from tests.support.side_by_side import (
    COMMON,
    dealt,
    drawn_table,
    play,
    posts_agree,
    say,
    straddled,
    turn_now,
)
from tests.support.tables import after_events, table

# What PokerKit's reader plays, and no more: its own cap, blinds that count as they lie.
READABLE = {
    "no_limit": {**COMMON},
    "pot_limit": {**COMMON, "pot_limit_small_blind": ["actual"],
                  "pot_limit_short_blind": ["actual"], "straddle_raise": ["plus_big_blind"]},
    "fixed_limit": {**COMMON, "straddle_seats": [("utg",)], "heads_up_uncapped": ["never"],
                    "all_in_raise": ["full_bet"]},
}  # fmt: skip


def read(text: str) -> State:
    """Let PokerKit read a hand to its last action."""
    history = HandHistory.loads(text)
    left, state = len(history.actions), history.create_state()
    for reached, action in history.state_actions:
        state = reached
        left -= action is not None
        if not left:
            break
    assert not left
    # It asks the last player with chips to check against all-ins that he has matched.
    while state.actor_index is not None:
        state.check_or_call()
    return state


def read_on(text: str) -> State:
    """Let PokerKit read a hand that was folded to its end."""
    return tuple(HandHistory.loads(text))[-1]


def followed(there: Table, *told: events.Event) -> Followed:
    hand = follow(there, told)
    assert not isinstance(hand, Refusal), hand
    return hand


@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(st.data(), st.sampled_from(sorted(READABLE)), st.randoms(use_true_random=True))
def test_pokerkit_reads_random_hands(data: st.DataObject, structure: str, chance: Random) -> None:
    there = straddled(data, drawn_table(data, {**READABLE[structure], "betting": [structure]}))
    plan = dealt(there)
    assume(posts_agree(there, plan))
    oracle = Oracle(there, plan, hole_cards([4] * len(plan.dealt_in)))
    over, told = play(chance, say(there, events.Deal()), oracle)
    _hand, betting, _turn = turn_now(over)
    winner = next(bettor for bettor in betting.bettors if not bettor.folded)
    # The hand that may win every pot is the one with the most chips in.
    for bettor in betting.bettors:
        if not bettor.folded and bettor.total > winner.total:
            winner = bettor
    end = events.End(winners=(winner.seat,))
    hand = followed(there, events.Deal(), *told, end)
    text = phh(hand).text
    state = read(text)
    seats = hand.seats
    assert [int(chips) for chips in state.starting_stacks] == [hand.stack(seat) for seat in seats]
    live = [bettor for bettor in betting.bettors if not bettor.folded]
    if len(live) > 1:
        behind = {bettor.seat: bettor.left for bettor in betting.bettors}
        pots = [(int(p.amount), sorted(seats[i] for i in p.player_indices)) for p in state.pots]
        assert pots == [(pot.amount, list(pot.seats)) for pot in hand.pots]
        back, surplus = uncalled(betting)
        behind[back] = Chips((behind[back] or 0) + surplus)
        assert [int(chips) for chips in state.stacks] == [behind[seat] for seat in seats]
    else:
        paid = say(there, events.Deal(), *told, end)
        stacks = [player.stack for seat, player in sorted(paid.players()) if seat in seats]
        assert [hand.stack_after(seat) for seat in sorted(seats)] == stacks
        final = read_on(text)
        assert not final.status
        assert [int(chips) for chips in final.stacks] == [hand.stack_after(s) for s in seats]


def hand_of(there: Table, acts: str, *, ends: events.End | None = None) -> Followed:
    """Follow a hand told as ``3 raise 6, 4 fold, street``."""
    told: list[events.Event] = [events.Deal()]
    for words in (part.split() for part in acts.split(",")):
        if words == ["street"]:
            told.append(events.Street())
            continue
        to = Chips(int(words[2])) if len(words) > 2 else None
        told.append(events.Act(seat=Seat(int(words[0])), action=Action(words[1]), to=to))
    return followed(there, *told, *((ends,) if ends else ()))


def test_the_text_of_a_hand() -> None:
    there = table("B1 S2 b3 | 1 Ann 200, 2 Bob 200, 3 Cid 200, 4 Dan 200")
    acts = "1 raise 6, 2 fold, 3 call, 4 call, street, 3 check, 4 bet 12, 1 fold, 3 fold"
    hand = hand_of(there, acts, ends=events.End())
    exported = phh(hand)
    assert exported.omitted == (Omitted.CARDS,)
    assert (
        exported.text
        == """\
variant = "NT"
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0]
min_bet = 2
starting_stacks = [200, 200, 200, 200]
actions = [
  "d dh p1 ????",
  "d dh p2 ????",
  "d dh p3 ????",
  "d dh p4 ????",
  "p3 cbr 6",
  "p4 f",
  "p1 cc",
  "p2 cc",
  "d db ??????",
  "p1 cc",
  "p2 cbr 12",
  "p3 f",
  "p1 f",
]
hand = 1
level = 1
seats = [3, 4, 1, 2]
seat_count = 4
players = ["Cid", "Dan", "Ann", "Bob"]
finishing_stacks = [194, 212, 194, 200]
"""
    )
    assert [int(chips) for chips in read_on(exported.text).stacks] == [194, 212, 194, 200]


def test_a_dead_button_and_dead_posts_are_antes_with_a_note() -> None:
    there = after_events(
        table("B1 S2 b3 | 1 100, 2 100, 3 100, 4 100, 5 100, 6 owes both 100"),
        "leave 2, choose 6 post",
    )
    acts = "5 fold, 6 check, 1 fold, 3 fold, 4 check, street, 4 bet 2, 6 fold"
    exported = phh(hand_of(there, acts, ends=events.End()))
    assert Omitted.DEAD_CHIPS in exported.omitted
    history = HandHistory.loads(exported.text)
    # Seat 2 has the button and nobody in it; seat 6 makes up both blinds and does not begin.
    assert history.seats == [3, 4, 5, 6, 1]
    assert history.antes == [0, 0, 0, 1, 0]
    assert history.blinds_or_straddles == [1, 2, 0, -2, 0]
    assert [int(chips) for chips in read_on(exported.text).stacks] == [99, 104, 100, 97, 100]


def test_heads_up_lists_are_the_other_way_round() -> None:
    exported = phh(hand_of(table("B1 S1 b2 | 1 100, 2 100"), "2 raise 6, 1 call"))
    history = HandHistory.loads(exported.text)
    assert (history.seats, history.blinds_or_straddles) == ([1, 2], [1, 2])
    assert read_bets(exported.text) == [94, 94]


def test_stacks_that_are_not_counted_are_infinite() -> None:
    exported = phh(hand_of(table("B1 S2 b3 | 1-4"), "1 all_in 20, 2 fold, 3 fold, 4 call"))
    assert Omitted.STACKS in exported.omitted
    assert "starting_stacks = [inf, inf, 20, inf]" in exported.text


def test_cents_are_written_as_cents() -> None:
    there = table("B1 S2 b3 | 1 5000, 2 5000, 3 5000, 4 5000", blinds=[50, 100], decimals=2,
                  currency="€")  # fmt: skip
    text = phh(hand_of(there, "1 raise 250, 2 fold, 3 fold, 4 fold", ends=events.End())).text
    assert "blinds_or_straddles = [0.50, 1.00, 0.00, 0.00]" in text
    assert '"p3 cbr 2.50"' in text
    assert 'currency_symbol = "€"' in text
    assert [str(chips) for chips in read_on(text).stacks] == ["49.50", "49.00", "51.50", "50.00"]


def test_stud_tells_its_up_cards() -> None:
    there = table("new game | 1 100, 2 100, 3 100", game="stud", betting="fixed_limit", blinds=[],
                  ante=1, bring_in=2, small_bet=5, big_bet=10, straddle_seats=[])  # fmt: skip
    hand = followed(
        there,
        events.Deal(),
        events.Upcards(cards={"1": "4d", "2": "2c", "3": "Kh"}),
        events.Act(seat=Seat(3), action=Action.COMPLETE),
        events.Act(seat=Seat(1), action=Action.FOLD),
        events.Act(seat=Seat(2), action=Action.CALL),
        events.Street(cards={"2": "9c", "3": "Qh"}),
        events.Act(seat=Seat(3), action=Action.BET),
        events.Act(seat=Seat(2), action=Action.FOLD),
        events.End(),
    )
    exported = phh(hand)
    assert exported.omitted == (Omitted.CARDS,)
    assert [int(chips) for chips in read_on(exported.text).stacks] == [99, 94, 107]


def test_the_bring_in_that_opens_for_the_full_bet_is_no_bring_in() -> None:
    there = table("new game | 1 100, 2 100", game="razz", betting="fixed_limit", blinds=[], ante=1,
                  bring_in=2, small_bet=5, big_bet=10, straddle_seats=[])  # fmt: skip
    hand = followed(
        there,
        events.Deal(),
        events.Upcards(cards={"1": "4d", "2": "Kc"}),
        events.Act(seat=Seat(2), action=Action.COMPLETE),
        events.Act(seat=Seat(1), action=Action.FOLD),
        events.End(),
    )
    text = phh(hand).text
    assert "pb" not in text
    assert [int(chips) for chips in read_on(text).stacks] == [99, 101]


def test_a_hand_killed_by_a_ruling_folds_in_its_turn() -> None:
    there = table("B1 S2 b3 | 1 100, 2 100, 3 100, 4 100")
    hand = followed(
        there,
        events.Deal(),
        events.DeadHand(seat=Seat(2)),
        events.Act(seat=Seat(1), action=Action.RAISE, to=Chips(6)),
        events.Act(seat=Seat(3), action=Action.FOLD),
        events.Act(seat=Seat(4), action=Action.FOLD),
        events.End(),
    )
    exported = phh(hand)
    assert Omitted.RULING in exported.omitted
    assert [int(chips) for chips in read_on(exported.text).stacks] == [99, 98, 103, 100]


@pytest.mark.parametrize(
    ("rules", "missing"),
    [
        ({"game": "draw"}, Omitted.GAME),
        ({"betting": "spread_limit", "spread": [2, 6]}, Omitted.GAME),
        ({"betting": "pot_limit"}, Omitted.ASSUMED_GAME),
        ({"straddle_seats": ["button"], "straddle_order": "utg_first"}, Omitted.ORDER),
        ({"sleeper": "unraised", "straddle_seats": ["any"]}, Omitted.SLEEPER),
        ({"betting": "fixed_limit", "kill": "full"}, Omitted.KILL),
    ],
)
def test_what_the_format_cannot_say_is_named(rules: dict[str, Any], missing: Omitted) -> None:
    there = table("B1 S2 b3 | 1 100, 2 100, 3 100, 4 100, 5 100, 6 100", **rules)
    extra = {
        Omitted.ORDER: "straddle 2",
        Omitted.SLEEPER: "straddle 6 sleeper=true",
        Omitted.KILL: "kill 6",
    }.get(missing, "")
    exported = phh(hand_of(after_events(there, extra), "5 call"))
    assert missing in exported.omitted
    assert bool(exported.text) == (missing is not Omitted.GAME)


def test_the_last_hand_of_a_night() -> None:
    there = table("B1 S2 b3 | 1 100, 2 100, 3 100, 4 100")
    fold = events.Act(seat=Seat(2), action=Action.FOLD)
    night = SessionLog.begin(there)
    assert last_hand(night) is None
    for told in ((events.Hand(),), (events.Deal(),), (events.Misdeal(), fold),
                 (events.End(), events.Deal()), (events.Level(number=2),)):  # fmt: skip
        after = night.submit(told, at=0)
        assert isinstance(after, SessionLog), (told, after)
        night = after
    found = last_hand(night)
    assert found is not None
    assert found[0].hand == 2
    assert found[1] == (events.Deal(), events.Level(number=2))
    ended = night.submit((events.End(),), at=0)
    assert isinstance(ended, SessionLog)
    after = ended.submit((events.Level(number=3),), at=0)
    assert isinstance(after, SessionLog)
    assert last_hand(after) == (found[0], (*found[1], events.End()))
    earlier = night.undo()
    back = earlier.undo() if earlier is not None else None
    assert back is not None
    found = last_hand(back)
    assert found is not None
    hand = followed(found[0], *found[1])
    assert (hand.hand.hand, [moment.event for moment in hand.moments]) == (2, [fold])


def test_an_event_that_the_rules_forbid_is_no_hand() -> None:
    there = table("B1 S2 b3 | 1 100, 2 100, 3 100, 4 100")
    outcome = follow(there, (events.Deal(), events.Street()))
    assert isinstance(outcome, Refusal)
    with pytest.raises(ValueError, match="no hand begins"):
        follow(there, ())


def test_a_stud_hand_without_up_cards_has_no_betting() -> None:
    there = table("new game | 1 100, 2 100, 3 100", game="stud", betting="fixed_limit", blinds=[],
                  ante=1, bring_in=2, small_bet=5, big_bet=10, straddle_seats=[])  # fmt: skip
    hand = followed(there, events.Deal(), events.DeadHand(seat=Seat(2)))
    assert (hand.pots, hand.betting.bettors) == ((), ())
    assert "antes = [1, 1, 1]" in phh(hand).text
    with pytest.raises(ValueError, match="seat 2 is not in the hand"):
        bettor_at(hand.betting, Seat(2))


def read_bets(text: str) -> list[int]:
    return [int(chips) for chips in read(text).stacks]

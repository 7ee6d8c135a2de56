"""What holds for every night: a machine says whatever may be said, and some of what may not."""

import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dealer_assist.core import events
from dealer_assist.core.events import Choice, Event
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import (
    HandPlan,
    Player,
    Table,
    between,
    clockwise,
    drawing,
    problems,
    within,
)
from dealer_assist.core.values import Chips, Code, Entry, Refusal, Seat
from dealer_assist.rules import step as rules
from dealer_assist.session.log import SessionLog
from tests.support.paths import RESOURCES
from tests.support.tables import house

CITED = {
    rule["id"]
    for document in (RESOURCES / "rules").glob("*.toml")
    for rule in tomllib.loads(document.read_text(encoding="utf-8"))["rule"]
}
PLAIN = settings(
    max_examples=150,
    stateful_step_count=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
SEATS = st.integers(1, 12).map(Seat)
STACKS = st.none() | st.integers(1, 12).map(Chips)
CHOICES = st.sampled_from(Choice)
SETTINGS: dict[str, list[Any]] = {
    "button": list(ButtonRule),
    "heads_up": ["big_blind_rotates", "button_rotates"],
    "moving_conflict": ["queue", "cap", "both"],
    "blinds_start": ["left_of_button", "on_button"],
    "new_player": ["post_or_wait", "wait", "free", "limit_posts"],
    "betting": ["no_limit", "fixed_limit"],
    "game": ["flop", "lowball"],
    "enter_on_button": [False, True],
    "missed_small": ["dead", "live"],
    "missed_amount": ["current", "when_missed"],
    "short_post": ["live_first", "dead_first"],
    "first_orbit": ["lenient", "strict"],
    "bust": ["leaves", "holds_seat"],
    "buy_button": [False, True],
    "post_in_closed_zone": [False, True],
    "tournament_entry": ["tda", "robert"],
    "button_jump": ["off", "most_seated"],
    "context": ["cash", "tournament"],
    "blinds": [(1, 2), (2, 5), ()],
}


def one_setting() -> st.SearchStrategy[dict[str, Any]]:
    """Give one house rule with one of its values."""
    return st.sampled_from(sorted(SETTINGS)).flatmap(
        lambda key: st.sampled_from(SETTINGS[key]).map(lambda value: {key: value})
    )


class Night(RuleBasedStateMachine):
    """A table to which things are said; what each hand promises is looked at once it is dealt."""

    methods: tuple[ButtonRule, ...] = tuple(ButtonRule)

    def __init__(self) -> None:
        """Wait for the first table."""
        super().__init__()
        self.log = SessionLog.begin(Table(house=HouseRules(), seats=(None, None)))
        self.last_hand: HandPlan | None = None

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.log.table

    @initialize(data=st.data(), seats=st.integers(2, 12), empty=st.sets(SEATS, max_size=4))
    def sit_down(self, data: st.DataObject, seats: int, empty: set[Seat]) -> None:
        """Seat the players and put the button; nothing is dealt yet."""
        method = data.draw(st.sampled_from(self.methods))
        context = data.draw(st.sampled_from(["cash", "tournament"]))
        rules = house(button=method, context=context, straddle_seats=())
        player = Player(stack=data.draw(STACKS))
        players = tuple(player if n < 3 or n not in empty else None for n in range(1, seats + 1))
        self.log = SessionLog.begin(Table(house=rules, seats=players))
        self.say(events.Button(seat=self.seat(data.draw(SEATS))))

    def seat(self, drawn: Seat) -> Seat:
        """Give a seat that the table has for one drawn out of twelve."""
        return Seat((drawn - 1) % len(self.table.seats) + 1)

    def say(self, event: Event) -> Refusal | None:
        """Say something: it is accepted or refused, never an error, and refused changes nothing."""
        before = self.table
        refusal = rules.judge(before, event)
        outcome = self.log.submit([event], at=0)
        assert (refusal is None) == isinstance(outcome, SessionLog), (event, drawing(before))
        if isinstance(outcome, Refusal):
            assert outcome == refusal
            assert all(why.code in Code for why in outcome.reasons)
            return refusal
        assert rules.apply(before, event) == outcome.table, (event, drawing(before))
        self.log = outcome
        return None

    @rule(data=st.data())
    def say_what_is_offered(self, data: st.DataObject) -> None:
        """Say something from a seat's sheet; what is offered without a reason is accepted."""
        seat = self.seat(data.draw(SEATS))
        offered = [
            option
            for option in rules.options(self.table, seat)
            if not isinstance(option.event, events.Button)
        ]
        if offered:
            option = data.draw(st.sampled_from(offered))
            assert option.refusal is not None or self.say(option.event) is None

    @rule(
        kind=st.sampled_from([
            events.Leave, events.Bust, events.Away, events.Back, events.Rebuy, events.Join,
        ]),
        seat=SEATS,
        now=st.booleans(),
    )  # fmt: skip
    def say_anything(self, kind: Callable[..., Event], seat: Seat, *, now: bool) -> None:
        """Say something about any seat, whether it makes sense or not."""
        self.say(kind(seat=self.seat(seat), now=now))

    @rule(seat=SEATS, entry=CHOICES, stack=STACKS, now=st.booleans())
    def sit_or_choose(self, seat: Seat, entry: Choice, stack: Chips | None, *, now: bool) -> None:
        """Sit down at a seat, or choose how to come in."""
        seat = self.seat(seat)
        if self.table.player(seat) is None:
            self.say(events.Join(seat=seat, entry=entry, stack=stack, now=now))
        else:
            self.say(events.Choose(seat=seat, entry=entry, now=now))

    @rule(number=st.integers(0, 13), now=st.booleans())
    def change_seats(self, number: int, *, now: bool) -> None:
        """Add or take away seats."""
        self.say(events.Seats(number=number, now=now))

    @rule()
    def next_hand(self) -> None:
        """End the hand in play, if there is one, and deal the next."""
        if self.table.dealt is not None:
            self.end_hand()
        refusal = self.say(events.Deal())
        if refusal is not None and refusal.code is Code.NO_BUTTON_YET:
            self.last_hand = None
            self.say(events.Button(seat=Seat(1)))

    @rule()
    def another_hand(self) -> None:
        """The same: hands are what a night is made of."""
        self.next_hand()

    @precondition(lambda self: self.table.dealt is not None)
    @rule(misdealt=st.booleans())
    def end_or_misdeal(self, *, misdealt: bool) -> None:
        """End the hand in play, or deal it again: that leaves it as it was."""
        hand = self.table.dealt
        if misdealt:
            assert self.say(events.Misdeal()) is None
            assert self.table.dealt == hand
        else:
            self.end_hand()

    def end_hand(self) -> None:
        """End the hand in play; the button keeps its promises where two hands may be compared."""
        earlier, ended = self.last_hand, self.table.dealt
        assert ended is not None
        three = earlier is not None and min(len(earlier.dealt_in), len(ended.dealt_in)) >= 3
        if earlier is not None and three and not earlier.bought and not ended.bought:
            self.promised(earlier, ended)
        assert self.say(events.End()) is None
        self.last_hand = ended

    def promised(self, earlier: HandPlan, hand: HandPlan) -> None:
        """Hold what a button promises against two hands running; here nothing is."""

    @precondition(lambda self: len(self.log.done) > 0)
    @rule(times=st.integers(1, 4))
    def undo_and_redo(self, times: int) -> None:
        """Step back and forward again: nothing has changed."""
        log = self.log
        there = log
        for done in range(times):
            before = there.undo()
            if before is None:
                times = done
                break
            there = before
        for _ in range(times):
            after = there.redo()
            assert after is not None
            there = after
        assert there == log

    @invariant()
    def the_table_is_sound(self) -> None:
        """A table has no problems and reads back from its text as it was."""
        assert problems(self.table) == ()
        assert msgspec.json.decode(msgspec.json.encode(self.table), type=Table) == self.table

    @invariant()
    def the_hand_is_sound(self) -> None:
        """The hand in play, or the coming one, seats, orders, chips and reasons agree."""
        hand = rules.current(self.table)
        if isinstance(hand, HandPlan):
            sound(self.table if self.table.before is None else self.table.before, hand)

    def teardown(self) -> None:
        """At the end of the night its events lead from the first table to the last."""
        said = [event for entry in self.log.done for event in entry.events]
        again = rules.replay(self.log.start, said)
        assert again.problem is None
        assert again.done == len(said)
        assert again.table == self.table


def sound(before: Table, hand: HandPlan) -> None:
    """Hold what every hand promises against one; ``before`` is the table before its deal."""
    there = drawing(before)
    dealt_in = set(hand.dealt_in)
    assert len(dealt_in) >= 2, there
    for order in (hand.deal_order, hand.first_order, hand.later_order):
        assert sorted(order) == list(hand.dealt_in), there
    assert hand.pot == sum(hand.live(s) + hand.dead(s) for s in dealt_in), there
    for seat in dealt_in:
        player = before.player(seat)
        assert player is not None, there
        paid = hand.live(seat) + hand.dead(seat)
        assert player.stack is None or paid <= player.stack, there
        assert (seat in hand.all_in) == (player.stack == paid > 0), there
    assert {post.seat for post in hand.posts} <= dealt_in, there
    assert {*hand.small_blinds, *hand.big_blinds} <= dealt_in, there
    assert all(post.live >= 0 and post.dead >= 0 for post in hand.posts), there
    for seat, ways in hand.choices:
        if seat in dealt_in and ways == (Entry.WAIT,):
            assert seat in hand.big_blinds, there
        elif seat in dealt_in and Entry.FREE not in ways:
            assert hand.live(seat) + hand.dead(seat) > 0, there
    assert hand.big_blinds or hand.bought or not before.house.blinds, there
    assert hand.why, there
    assert {why.rule for why in hand.why} - {""} <= CITED, there


class DeadButton(Night):
    """The dead button, cash and tournament, without other house rules or corrections."""

    methods = (ButtonRule.DEAD,)

    def promised(self, earlier: HandPlan, hand: HandPlan) -> None:
        """Nobody dealt in throughout pays the big blind twice running or escapes it."""
        there = drawing(self.table)
        start, end = earlier.positions.big, hand.positions.big
        stayed = set(earlier.dealt_in) & set(hand.dealt_in)
        assert earlier.big_blinds != hand.big_blinds, there
        assert not [seat for seat in stayed if between(start, seat, end)], there
        button, small, big = hand.button, hand.positions.small, hand.positions.big
        assert clockwise(button, (button, small, big)) == (small, big, button), there


class MovingButton(Night):
    """The moving button without other house rules or corrections."""

    methods = (ButtonRule.MOVING,)

    def promised(self, earlier: HandPlan, hand: HandPlan) -> None:
        """Nobody has last action twice running; everybody whom the front reaches pays."""
        there = drawing(self.table)
        assert earlier.later_order[-1] != hand.later_order[-1], there
        start, end = earlier.positions.front, hand.positions.front
        reached = [seat for seat in hand.dealt_in if within(start, seat, end)]
        assert list(hand.big_blinds) == reached, there


class AnyNight(Night):
    """Every button, with other house rules, corrections and draws in between."""

    @rule(setting=one_setting(), now=st.booleans())
    def change_house(self, setting: dict[str, Any], *, now: bool) -> None:
        """Change a house rule."""
        self.say(events.House(set=setting, now=now))

    @rule(seat=SEATS, small=st.none() | SEATS, big=st.none() | SEATS)
    def put_the_button(self, seat: Seat, small: Seat | None, big: Seat | None) -> None:
        """Put the button, and perhaps the blinds, by hand."""
        self.say(events.Button(seat=seat, small=small, big=big))

    @rule(level=st.integers(1, 3), now=st.booleans())
    def change_level(self, level: int, *, now: bool) -> None:
        """Play another level."""
        self.say(events.Level(number=level, now=now))

    @rule(suit=st.sampled_from("cdhs"))
    def draw_for_the_button(self, suit: str) -> None:
        """Draw for the button: everybody with a card plays."""
        ranks = "23456789TJQKA"
        taken = [seat for seat, _player in self.table.players()]
        self.say(events.Draw(cards={str(s): ranks[s] + suit for s in taken}))

    @precondition(lambda self: len(self.log.done) > 1)
    @rule()
    def undo_one(self) -> None:
        """Take back what was said last, and go on from there."""
        log = self.log.undo()
        assert log is not None
        self.log = log


@pytest.mark.parametrize("night", [DeadButton, MovingButton, AnyNight])
def test_every_night_keeps_its_promises(night: type[Night]) -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(night, settings=PLAIN)

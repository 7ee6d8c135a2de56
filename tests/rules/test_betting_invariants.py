"""What holds in every hand that is followed, whatever the structure, the posts and the stacks."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dealer_assist.core import events
from dealer_assist.core.betting import NOT_ACTED, Betting
from dealer_assist.core.events import Action
from dealer_assist.core.table import Table, drawing
from dealer_assist.core.values import Chips, Refusal, Seat
from dealer_assist.rules.betting import RAISES, Turn
from dealer_assist.rules.pots import in_the_middle, pots, uncalled
from dealer_assist.rules.step import step
from tests.support.random_hands import (
    GAMES,
    live_seats,
    new_table,
    say,
    shuffled,
    started,
    told,
    turn_now,
)

HANDS = settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@HANDS
@given(
    st.sampled_from(sorted(GAMES)),
    st.lists(st.integers(1, 12) | st.integers(1, 300), min_size=2, max_size=9),
    st.randoms(use_true_random=True),
)
def test_every_followed_hand(name: str, stacks: list[int], chance: Random) -> None:
    deck = shuffled(chance)
    table = started(new_table(name, stacks), chance, deck)
    assert table.dealt is not None
    start = sum(stacks[seat - 1] for seat in table.dealt.dealt_in)
    hold(table, start)
    for _event, after in told(table, chance, deck):
        hold(after, start)
        wrong(after, turn_now(after)[1], chance)
        table = after
    after = say(table, events.End(winners=live_seats(turn_now(table)[0])))
    assert sum(player.stack or 0 for _seat, player in after.players()) == sum(stacks)


def hold(table: Table, start: int) -> None:
    """Chips are kept, pots go down to fewer and fewer, who is asked has a reason to be."""
    betting, now = turn_now(table)
    behind = sum(bettor.left or 0 for bettor in betting.bettors)
    put = betting.dead + sum(bettor.total for bettor in betting.bettors)
    assert behind + put == start
    assert all((bettor.left or 0) >= 0 for bettor in betting.bettors)
    _back, surplus = uncalled(betting)
    shared = pots(betting)
    assert sum(pot.amount for pot in shared) == in_the_middle(betting) == put - surplus
    live = {bettor.seat for bettor in betting.bettors if not bettor.folded}
    for pot, larger in zip(shared, ({*live}, *({*pot.seats} for pot in shared)), strict=False):
        assert pot.amount > 0
        assert {*pot.seats} == larger if larger is live else {*pot.seats} <= larger
    assert len({pot.seats for pot in shared}) == len(shared)
    if now.seat:
        asked(betting, now)


def asked(betting: Betting, now: Turn) -> None:
    bettor = betting.bettor(now.seat)
    assert bettor is not None
    assert bettor.can_bet
    assert bettor.put < betting.price or bettor.seen == NOT_ACTED
    raises = bool(set(now.legal) & set(RAISES))
    assert raises == (now.least > 0)
    assert not (betting.capped and raises)
    assert (Action.FOLD in now.legal) == (Action.CALL in now.legal) == (now.call > 0)
    if raises:
        assert betting.price < now.least <= now.most <= bettor.put + (bettor.left or 0)


def wrong(table: Table, now: Turn, chance: Random) -> None:
    """An action out of turn, and amounts beyond the bounds, are refused."""
    if not now.seat:
        return
    other = Seat(chance.randint(1, len(table.seats)))
    if other != now.seat:
        assert isinstance(step(table, events.Act(seat=other, action=Action.FOLD)), Refusal)
    word = next((word for word in now.legal if word in RAISES), None)
    for to in (now.least - 1, now.most + 1) if word else ():
        act = events.Act(seat=now.seat, action=word or Action.BET, to=Chips(to))
        assert isinstance(step(table, act), Refusal), (act, drawing(table))

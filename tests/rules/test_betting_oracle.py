"""Random hands in our engine and in PokerKit, compared before every action and at the end.

Spread limit is unknown to PokerKit; test_betting_invariants holds there too.
"""

from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from dealer_assist.core import events
from dealer_assist.core.table import Table, drawing
from dealer_assist.core.values import Seat
from dealer_assist.rules.pots import pots
from tests.support.oracle import Oracle, best, hole_cards
from tests.support.side_by_side import (
    BY_STRUCTURE,
    COMMON,
    dealt,
    drawn_table,
    play,
    posts_agree,
    say,
    straddled,
    turn_now,
)

HANDS = settings(
    max_examples=600,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@HANDS
@given(st.data(), st.sampled_from(sorted(BY_STRUCTURE)), st.randoms(use_true_random=True))
def test_hands_agree_with_pokerkit(data: st.DataObject, structure: str, chance: Random) -> None:
    values = {**COMMON, "betting": [structure], **BY_STRUCTURE[structure]}
    table = straddled(data, drawn_table(data, values))
    hand = dealt(table)
    assume(posts_agree(table, hand))
    cards = hole_cards([chance.randrange(5) for _seat in hand.later_order])
    table_dealt = say(table, events.Deal())
    oracle = Oracle(table, hand, cards)
    played, _said = play(chance, table_dealt, oracle)
    strengths = {
        seat: "AQJT".find(two[0]) % 5 for seat, two in zip(oracle.seats, cards, strict=True)
    }
    agree_at_the_end(played, oracle, strengths)


def agree_at_the_end(table: Table, oracle: Oracle, strengths: dict[Seat, int]) -> None:
    _hand, betting, _now = turn_now(table)
    ours = pots(betting)
    contested = sum(not bettor.folded for bettor in betting.bettors) > 1
    # With one player left it leaves his own last bet out of the pot; the stacks are the same.
    if contested:
        assert [(pot.amount, list(pot.seats)) for pot in ours] == oracle.pots
    by_pot = tuple(tuple(sorted(best(strengths, pot.seats))) for pot in ours)
    # It splits pots together once the losers have mucked, so odd chips fall otherwise.
    odd = any(pot.amount % len(won) for pot, won in zip(ours, by_pot, strict=True))
    if odd and len(ours) > 1:
        return
    after = say(table, events.End(by_pot=by_pot) if contested else events.End())
    paid = oracle.pay()
    stacks = {seat: player.stack for seat, player in after.players() if seat in paid}
    assert stacks == paid, drawing(table)

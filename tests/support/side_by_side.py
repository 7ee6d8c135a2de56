"""Random hands, drawn by hypothesis and played in our engine and in PokerKit side by side.

Where PokerKit is known to play by other rules the situation is left out, and the rule is named
beside the exception.
"""

from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from dealer_assist.core import events
from dealer_assist.core.betting import NOT_ACTED, Betting, Bettor
from dealer_assist.core.events import Action
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.house_words import PotLimitSmallBlind, Uncapped
from dealer_assist.core.table import HandPlan, Player, Positions, PostKind, Table, drawing
from dealer_assist.core.values import Chips, Owes, Refusal, Seat
from dealer_assist.rules.betting import RAISES, ROUNDS, Turn, turn
from dealer_assist.rules.plan import plan
from dealer_assist.rules.stakes import stakes_at
from dealer_assist.rules.step import step
from tests.support.oracle import Bounds, Oracle
from tests.support.tables import house

COMMON: dict[str, list[Any]] = {
    "blinds": [(1, 2), (2, 5), (5, 10)],
    "ante": [0, 0, 1, 3],
    "ante_from": ["everyone", "big_blind"],
    "straddle_seats": [("any",)],
    "straddle_raise": ["double", "plus_big_blind"],
    "max_straddles": [3],
    "restraddle": ["left"],
}
BY_STRUCTURE: dict[str, dict[str, list[Any]]] = {
    "no_limit": {},
    "pot_limit": {"pot_limit_small_blind": ["as_big", "actual"],
                  "pot_limit_short_blind": ["actual"]},
    "fixed_limit": {"straddle_seats": [("utg",)], "raise_cap": [3, 4],
                    "all_in_raise": ["half_bet", "full_bet"],
                    "heads_up_uncapped": ["never", "round_starts_heads_up", "any_time"]},
}  # fmt: skip


def say(table: Table, *said: events.Event) -> Table:
    """Let events happen, all of which the rules must allow."""
    for event in said:
        outcome = step(table, event)
        assert not isinstance(outcome, Refusal), (event, outcome, drawing(table))
        table = outcome.table
    return table


def drawn_table(data: st.DataObject, values: dict[str, list[Any]]) -> Table:
    """Draw two to nine players, some of them about to post what they owe.

    Args:
        data: Hypothesis' choices.
        values: What each house rule is drawn from.
    """
    rules = house(**{key: data.draw(st.sampled_from(some), key) for key, some in values.items()})
    unit = stakes_at(rules, 1).price
    number = data.draw(st.integers(2, 9), "players")
    size = data.draw(st.integers(max(2, number), 10), "seats")
    empty = data.draw(st.sets(st.integers(1, size), min_size=size - number,
                              max_size=size - number), "empty")  # fmt: skip
    stacks = st.integers(1, 4 * unit) | st.integers(1, 40 * unit)
    owing = st.sampled_from([*([Owes.NOTHING] * 7), Owes.BIG, Owes.BOTH])
    seats = tuple(
        None if n in empty else _player(data.draw(stacks, f"stack {n}"), data.draw(owing), rules)
        for n in range(1, size + 1)
    )
    button = data.draw(st.integers(1, size), "button")
    places = [Seat((button + ahead) % size + 1) for ahead in range(-1, 2)]
    last = Positions(button=places[0], small=places[1], big=places[2 if size > 2 else 0])
    return Table(house=rules, seats=seats, last=last)


def _player(stack: int, owes: Owes, rules: Any) -> Player:
    missed = stakes_at(rules, 1).amounts if owes else ()
    entry = events.Choice.POST.entry if owes else events.Choice.WAIT.entry
    return Player(stack=Chips(stack), owes=owes, missed=missed, entry=entry)


def straddled(data: st.DataObject, table: Table) -> Table:
    """Let up to three seats say that they straddle; what the house refuses is not said."""
    for seat in data.draw(st.lists(st.integers(1, len(table.seats)), max_size=3), "straddles"):
        outcome = step(table, events.Straddle(seat=Seat(seat)))
        table = table if isinstance(outcome, Refusal) else outcome.table
    return table


def dealt(table: Table) -> HandPlan:
    """Give the hand that would be dealt; another example where there is none."""
    hand = plan(table)
    assume(isinstance(hand, HandPlan))
    assert isinstance(hand, HandPlan)
    return hand


def turn_now(table: Table) -> tuple[HandPlan, Betting, Turn]:
    """Give the hand in play, its betting, and whose turn it is."""
    hand, betting = table.dealt, table.betting
    assert hand is not None
    assert betting is not None
    return hand, betting, turn(table.hand_house, hand, betting)


def actor_of(betting: Betting, now: Turn) -> Bettor:
    """Give the player whose turn it is."""
    bettor = betting.bettor(now.seat)
    assert bettor is not None
    return bettor


def known_difference(table: Table, oracle: Oracle) -> bool:
    """Say whether PokerKit plays by other rules as to who may raise here, and to what."""
    _hand, betting, now = turn_now(table)
    rules, bettor = table.hand_house, actor_of(betting, now)
    others = [other for other in betting.bettors if other is not bettor and other.can_bet]
    # It forbids a raise over players who cannot call it whole; A14.3 forbids it over all-ins.
    if not any(other.put + (other.left or 0) > betting.price for other in others):
        return True
    short = betting.price != betting.full
    # Short all-ins re-open by their sum since a player's own action: wsop-live-2026-177.
    if short and bettor.seen != NOT_ACTED:
        return True
    if rules.betting is not Structure.FIXED_LIMIT:
        return False
    # An all-in of half a bet counts as a whole one, a smaller one is completed and is nothing to
    # the cap: wsop-live-2026-133. It counts every one as a raise, and none as a whole one.
    if oracle.uneven:
        return True
    # It knows no heads-up exemption from the cap: robert-3-4.
    return betting.raises >= rules.raise_cap and rules.heads_up_uncapped is not Uncapped.NEVER


def more_by_small_blind(table: Table) -> int:
    """Chips by which the small blind counts for more at pot limit: wsop-live-2026-191."""
    hand, betting, _now = turn_now(table)
    rules = table.hand_house
    as_big = rules.pot_limit_small_blind is PotLimitSmallBlind.AS_BIG
    acted = any(b.acted for b in betting.bettors if b.seat in hand.big_blinds)
    if rules.betting is not Structure.POT_LIMIT or betting.round > 1 or not as_big or acted:
        return 0
    stakes = stakes_at(rules, 1)
    missed = sum(stakes.price - p.dead for p in hand.posts if p.kind == "missed" and p.dead)
    puts = [b.put for b in betting.bettors if b.seat in hand.small_blinds]
    return missed + sum(max(0, stakes.price - put) for put in puts)


def pointless_check(table: Table, oracle: Oracle) -> events.Act | None:
    """Give the check of a player whom PokerKit does not ask: nobody could call more of his.

    Only all-in opponents are a reason not to ask (A14.3); these have some chips left.
    """
    _hand, betting, now = turn_now(table)
    if not now.seat or now.call or oracle.turn() == now.seat:
        return None
    bettor = actor_of(betting, now)
    rivals = [b for b in betting.bettors if b is not bettor and not b.folded]
    assert all(b.put + (b.left or 0) <= betting.price for b in rivals), drawing(table)
    return events.Act(seat=now.seat, action=Action.CHECK)


def compare(table: Table, oracle: Oracle) -> Bounds:
    """Hold the two turns against each other; give the raise that both allow."""
    hand, betting, now = turn_now(table)
    assert oracle.turn() == now.seat, drawing(table)
    if not now.seat:
        return Bounds()
    bettor = actor_of(betting, now)
    assert oracle.call == now.call
    passive = {Action.CALL, Action.FOLD} if oracle.call else {Action.CHECK}
    assert set(now.legal) - set(RAISES) == passive
    assert bool(now.least) == bool(set(now.legal) & set(RAISES))
    theirs = oracle.bounds
    if not known_difference(table, oracle):
        ours = Bounds(least=now.least, most=now.most)
        total = bettor.put + (bettor.left or 0)
        more = more_by_small_blind(table)
        assert ours.least == theirs.least, drawing(table)
        assert ours.most == (min(total, theirs.most + more) if theirs.most else 0), hand
    least, most = max(now.least, theirs.least), min(now.most, theirs.most)
    return (
        Bounds(least=least, most=most) if theirs.least and now.least and least <= most else Bounds()
    )


def choose(chance: Random, now: Turn, bounds: Bounds, left: int) -> events.Act:
    """Choose an action that is legal in both; a fold is rare, so that hands go on."""
    wish = chance.randrange(10)
    if wish >= 6 and bounds.least:
        word = next(word for word in now.legal if word in RAISES)
        sizes = (bounds.least, bounds.most, chance.randint(bounds.least, bounds.most))
        return events.Act(seat=now.seat, action=word, to=Chips(chance.choice(sizes)))
    if wish == 0 and Action.FOLD in now.legal:
        return events.Act(seat=now.seat, action=Action.FOLD)
    word = Action.CALL if Action.CALL in now.legal else Action.CHECK
    if word is Action.CALL and now.call == left and wish % 2:
        word = Action.ALL_IN
    return events.Act(seat=now.seat, action=word)


def play(
    chance: Random, table: Table, oracle: Oracle
) -> tuple[Table, tuple[events.Act | events.Street, ...]]:
    """Play a hand that has been dealt in both, up to its last round or its last player.

    Returns:
        The table before the hand ends, and what was said.
    """
    said: list[events.Act | events.Street] = []
    while (event := _next(chance, table, oracle)) is not None:
        said.append(event)
        table = say(table, event)
    return table, tuple(said)


def _next(chance: Random, table: Table, oracle: Oracle) -> events.Act | events.Street | None:
    """Compare, choose what happens next, and tell PokerKit; None once the hand is over."""
    if check := pointless_check(table, oracle):
        return check
    bounds = compare(table, oracle)
    _hand, betting, now = turn_now(table)
    if now.seat:
        act = choose(chance, now, bounds, actor_of(betting, now).left or 0)
        oracle.act("call" if act.action is Action.ALL_IN else act.action.value, act.to or 0)
        return act
    live = [bettor for bettor in betting.bettors if not bettor.folded]
    if len(live) < 2 or betting.round == ROUNDS[table.hand_house.game]:
        return None
    oracle.next_round()
    return events.Street()


def posts_agree(table: Table, hand: HandPlan) -> bool:
    """Say whether PokerKit can lay the forced bets of a hand as we do."""
    own = any(post.kind is PostKind.ANTE for post in hand.posts)
    other = any(post.dead and post.kind is not PostKind.ANTE for post in hand.posts)
    # It matches all dead chips by level or none: with antes from everyone no others.
    if own and other:
        return False
    # Its price is what lies there: a short big blind lowers it, ours stays whole (A14.1).
    return hand.live(hand.first_order[-1]) == hand.price

"""Pots whose winners are named pot by pot: A14, rulebook-5.9."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.table import Table
from dealer_assist.core.values import Code, Refusal, Seat
from dealer_assist.rules.step import step
from dealer_assist.session.followed import follow
from dealer_assist.session.ohh import ohh
from tests.support.tables import after_events, table

OPENING = "B1 S2 b3 | 1 Ann 10, 2 Bob 60, 3 Cid 60, 4 Dan 90"
ALL_IN = "act 1 action=all_in, act 2 action=all_in, act 3 action=all_in, act 4 action=fold"


@pytest.fixture
def showdown() -> Table:
    return after_events(table(OPENING), f"deal, {ALL_IN}")


def end(*pots: tuple[int, ...]) -> events.End:
    by_pot = tuple(tuple(map(Seat, pot)) for pot in pots)
    winners = tuple(dict.fromkeys(seat for pot in by_pot for seat in pot))
    return events.End(winners=winners, by_pot=by_pot)


def test_whoever_wins_a_side_pot_may_lose_the_main_one(showdown: Table) -> None:
    outcome = step(showdown, end((1,), (2,)))
    assert not isinstance(outcome, Refusal)
    stacks = {seat: player.stack for seat, player in outcome.table.players()}
    assert stacks == {1: 32, 2: 100, 3: 0, 4: 88}


def test_named_together_they_share_every_pot_they_may_win(showdown: Table) -> None:
    outcome = step(showdown, events.End(winners=(Seat(1), Seat(2))))
    assert not isinstance(outcome, Refusal)
    stacks = {seat: player.stack for seat, player in outcome.table.players()}
    assert stacks == {1: 16, 2: 116, 3: 0, 4: 88}


@pytest.mark.parametrize("pots", [((1,),), ((1,), ()), ((1,), (1,)), ((4,), (2,))])
def test_every_pot_needs_winners_who_may_win_it(
    showdown: Table, pots: tuple[tuple[int, ...], ...]
) -> None:
    outcome = step(showdown, end(*pots))
    assert isinstance(outcome, Refusal)
    assert outcome.code is Code.NO_WINNER


def test_an_export_pays_pot_by_pot() -> None:
    opening = table(OPENING)
    told = [events.Deal(), *_acts(), end((1,), (2,))]
    found = follow(opening, told)
    assert not isinstance(found, Refusal)
    assert [found.stack_after(Seat(seat)) for seat in (1, 2, 3)] == [32, 100, 0]
    text = ohh(found, at=0, table="t", version="1").text
    assert '"player_wins":[{"player_id":1,"win_amount":32}]' in text
    assert '"player_wins":[{"player_id":2,"win_amount":100}]' in text


def _acts() -> list[events.Event]:
    fold = events.Act(seat=Seat(4), action=events.Action.FOLD)
    ins = [events.Act(seat=Seat(seat), action=events.Action.ALL_IN) for seat in (1, 2, 3)]
    return [*ins, fold]

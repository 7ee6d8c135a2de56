"""Random nights: whatever happens at a table can be shown, and what is offered is accepted."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.step import apply, judge, step
from dealer_assist.view.bar import straddlers, winners
from dealer_assist.view.deeds import said, undo_label
from dealer_assist.view.follow import follow
from dealer_assist.view.ledger import ledger
from dealer_assist.view.moves import places
from dealer_assist.view.sheet import sheet
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Follow
from tests.support.tables import table
from tests.view.shown import BOTH, ENGLISH, view

HOUSES: dict[str, dict[str, Any]] = {
    "home": {"straddle_seats": ("any",), "sleeper": "unraised", "buy_button": True},
    "wsop": {"straddle_seats": ("utg", "button"), "seat_change": "wsop", "buy_button": True,
             "return_as_straddle": True, "post_in_closed_zone": True, "absent_limit": 1},
    "limit": {"betting": "fixed_limit", "kill": "full", "kill_in_blinds": "defer"},
    "spread": {"betting": "spread_limit", "spread": (2, 8), "kill": "half"},
    "pot": {"betting": "pot_limit", "ante": 1, "restraddle": "left", "max_straddles": 3},
    "three": {"blinds": (1, 2, 4)},
    "moving": {"button": "moving", "ante": 2, "ante_from": "big_blind"},
    "antes": {"blinds": (), "ante": 1},
    "lowball": {"game": "lowball", "betting": "fixed_limit"},
    "stud": {"game": "stud", "betting": "fixed_limit", "blinds": (), "ante": 1, "bring_in": 2,
             "small_bet": 5, "big_bet": 10, "straddle_seats": ()},
    "tournament": {"context": "tournament", "levels": ((1, 2, 0), (2, 4, 4))},
}  # fmt: skip
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def opened(values: dict[str, Any], stack: str) -> Table:
    """A table of seven, one seat empty, before its first hand."""
    rules = dict(values)
    method = rules.pop("button", "")
    return table(f"new game {method} | 1 Ann{stack}, 2{stack}, 3 Cid{stack}, 4{stack}, 5 -, 6, 7",
                 **rules)  # fmt: skip


def dealt_up(there: Table, seats: tuple[Seat, ...], chance: Random) -> dict[str, str]:
    """A card that lies before nobody yet for each seat."""
    shown = {card for _seat, board in there.boards for card in board}
    free = [card for card in CARDS if card not in shown]
    return {str(seat): card for seat, card in zip(seats, chance.sample(free, 12), strict=False)}


def offered(there: Table, found: Follow | None, chance: Random) -> Iterator[Event]:
    """Everything that the screen would submit, one tap each."""
    for seat in map(Seat, range(1, len(there.seats) + 1)):
        for row in sheet(there, seat, ENGLISH, this_hand=chance.random() < 0.3).rows:
            yield from row.events if row.enabled and row.asks != "chips" else ()
    yield from straddlers(there)
    if found is not None:
        yield from (legal.event for legal in found.legal)
        yield from (amount.event for amount in found.quick)
        if found.next_street is not None:
            cards = dealt_up(there, found.next_street.cards, chance)
            yield events.Street(cards=cards)


def tap(there: Table, found: Follow | None, chance: Random) -> Event:
    """One thing that happens: mostly play goes on, sometimes something is said about a seat."""
    hand = there.dealt
    if hand is not None and there.hand_house.stud and not there.boards and chance.random() < 0.7:
        return events.Upcards(cards=dealt_up(there, hand.dealt_in, chance))
    if found is not None and chance.random() < 0.6:
        acts: list[Event] = [legal.event for legal in found.legal]
        if found.next_street is not None:
            acts.append(events.Street(cards=dealt_up(there, found.next_street.cards, chance)))
        if acts:
            return chance.choice(acts)
    if hand is not None and chance.random() < 0.3:
        asked = winners(there, ENGLISH)
        return events.End(winners=tuple(chance.sample(asked.seats, 1)) if asked else ())
    if hand is None and chance.random() < 0.6:
        return events.Deal()
    return chance.choice([*offered(there, found, chance)])


def shown_well(there: Table, found: Follow | None, texts: Texts) -> None:
    """Everything on the screen has its words, filled in."""
    page = view(there, texts)
    assert msgspec.json.encode(page)
    words = [line.text for line in page.lines] + [state.reason for state in page.bar]
    words += [seat.spoken for seat in page.seats] + [*ledger(there, texts).notes]
    if found is not None:
        words += [found.title, found.note, *(legal.label for legal in found.legal)]
    assert [text for text in words if "{" in text] == []


@pytest.mark.parametrize("stack", ["", " 30"], ids=["uncounted", "counted"])
@pytest.mark.parametrize("name", HOUSES)
def test_a_night_can_be_shown_and_what_is_offered_is_accepted(name: str, stack: str) -> None:
    chance = Random(f"{name}{stack}")  # noqa: S311 - no secret
    there = apply(opened(HOUSES[name], stack), events.Button(seat=Seat(2)))
    for _tap in range(80):
        texts = chance.choice([*BOTH.values()])
        found = follow(there, texts)
        shown_well(there, found, texts)
        for event in offered(there, found, chance):
            assert judge(there, event) is None, event
        for place in places(there, Seat(1), texts):
            assert judge(there, place.event) is None
        event = tap(there, found, chance)
        if judge(there, event) is None:
            assert said([event], there, texts)
            assert undo_label([event], there, texts)
            outcome = step(there, event)
            assert not isinstance(outcome, Refusal)
            there = outcome.table
    assert there.hand > 1

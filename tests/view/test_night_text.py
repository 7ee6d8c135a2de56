"""A night as text, and what a hand history could not say."""

import pytest

from dealer_assist.core import events
from dealer_assist.core.values import Seat
from dealer_assist.rules.step import replay
from dealer_assist.session.omitted import Omitted
from dealer_assist.view.night_text import Told, night_text
from dealer_assist.view.omitted import omitted_sentence
from dealer_assist.view.texts import Texts
from tests.support.tables import table
from tests.view.shown import BOTH, ENGLISH

DEAL, END = events.Deal(), events.End()
ENTRIES: tuple[tuple[events.Event, ...], ...] = (
    (DEAL,),
    (events.Bust(seat=Seat(4)),),
    (END, DEAL),
)


def told() -> list[Told]:
    there, found = table("B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan"), []
    for at, entry in enumerate(ENTRIES):
        after = replay(there, entry).table
        found.append(Told(at=at, events=entry, before=there, after=after))
        there = after
    return found


def test_each_entry_is_a_line_and_each_deal_says_who_posts() -> None:
    lines = list(night_text(told(), "{:02}:00".format, ENGLISH))
    assert lines == [
        "00:00  Hand 1 is dealt.",
        "       Button: Bob. Small blind Cid, big blind Dan. First to act: Ann.",
        "01:00  Dan busts.",
        "02:00  Hand 2 is dealt.",
        "       Button: Cid. Dead small blind at seat 4. Big blind: Ann. First to act: Bob.",
    ]


@pytest.mark.parametrize("texts", BOTH.values(), ids=BOTH)
@pytest.mark.parametrize("omitted", Omitted)
def test_everything_that_may_be_missing_is_a_sentence(texts: Texts, omitted: Omitted) -> None:
    sentence = omitted_sentence(omitted, texts)
    assert sentence.endswith(".")
    assert (sentence == omitted_sentence(omitted, ENGLISH)) is (texts is ENGLISH)

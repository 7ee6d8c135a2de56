"""A night as text: what was said and when, and for each hand what the dealer says aloud."""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.view.deeds import said
from dealer_assist.view.lines import aloud, lines
from dealer_assist.view.say import names_of
from dealer_assist.view.texts import Texts

_INDENT = "       "  # below a time such as 21:14


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a night with the tables round it, everybody under his name of now."""

    at: int  # Unix seconds
    events: tuple[Event, ...]
    before: Table
    after: Table


def night_text(told: Iterable[Told], clock: Callable[[int], str], texts: Texts) -> Iterator[str]:
    """Write a night line by line.

    Args:
        told: Its entries, the first one first.
        clock: Writes Unix seconds as the clock at the table showed them: ``21:14``.
        texts: The language; amounts follow each hand's house rules.
    """
    for entry in told:
        deed = said(entry.events, entry.before, texts.at(entry.before.house))
        yield f"{clock(entry.at)}  {deed}"
        if entry.after.dealt is not None and entry.after.hand != entry.before.hand:
            yield from _dealt(entry.after, texts)


def _dealt(table: Table, texts: Texts) -> Iterator[str]:
    hand = table.dealt
    if hand is not None:
        shown = lines(table, hand, texts.at(table.hand_house), names_of(table))
        yield f"{_INDENT}{aloud(shown)}"

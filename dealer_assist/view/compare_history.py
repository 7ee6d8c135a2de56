"""What can be compared: each moment of a live night, or each step of an example."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from dealer_assist.core import events as said
from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.step import coming, judge, replay
from dealer_assist.view.compare_words import Spot
from dealer_assist.view.lesson import Lesson, title
from dealer_assist.view.texts import Texts


class Entry(Protocol):
    """One entry of a night: what was said, and the table it led to."""

    @property
    def events(self) -> tuple[Event, ...]:
        """One event or more, in order."""

    @property
    def table(self) -> Table:
        """The whole table after them."""


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """Something that might happen instead: who, and what."""

    event: Event
    refusal: Refusal | None


def spot_of_night(start: Table, entries: Sequence[Entry], position: int) -> Spot:
    """The moment after ``position`` entries of a night.

    All methods start from the places of the last hand that was dealt before it, so that what
    is compared is this spot and not a night that went its own way long ago.
    """
    events: tuple[Event, ...] = ()
    news = entries[position - 1].events if position else ()
    for index in range(position - 1, -1, -1):
        before = entries[index - 1].table if index else start
        events = (*entries[index].events, *events)
        if before.dealt is None and any(map(_deals, entries[index].events)):
            return Spot(start=before, events=events, latest=len(news))
        if before.dealt is not None and any(map(_deals, entries[index].events)):
            return _from_deal(before, events, len(news))
    return Spot(start=start, events=events, latest=len(news))


def spot_of_lesson(shown: Lesson, index: int) -> Spot:
    """Step ``index`` of an example, counted from 0, with its whole history."""
    step = shown.outcomes[index]
    return Spot(start=shown.scenario.table, events=shown.history(index), latest=step.done)


def with_event(spot: Spot, event: Event) -> Spot:
    """A spot in which something else happens last."""
    return Spot(start=spot.start, events=(*spot.events, event), latest=1)


def changes(spot: Spot, seat: Seat) -> tuple[Changed, ...]:
    """What might happen at a seat: a bust and a leave, or a newcomer."""
    table = coming(replay(spot.start, spot.events).table)
    if table.player(seat) is None:
        possible: tuple[Event, ...] = (said.Join(seat=seat),)
    else:
        possible = (said.Bust(seat=seat), said.Leave(seat=seat), said.Away(seat=seat))
    return tuple(Changed(event=event, refusal=judge(table, event)) for event in possible)


def _deals(event: Event) -> bool:
    return isinstance(event, said.Deal | said.Hand)


def _from_deal(before: Table, events: tuple[Event, ...], latest: int) -> Spot:
    """A spot whose last deal ended the hand before it in the same entry."""
    cut = next(number for number, event in enumerate(events) if _deals(event))
    start = replay(before, events[:cut]).table
    return Spot(start=start, events=events[cut:], latest=min(latest, len(events) - cut))


class History(Protocol):
    """Moments that can be compared one after the other."""

    @property
    def steps(self) -> int:
        """How many there are; one at least."""

    def name(self, texts: Texts) -> str:
        """What is compared: the title of an example, "" for the table itself."""

    def spot(self, index: int) -> Spot:
        """The moment of a step, counted from 0."""


class NightHistory(msgspec.Struct, frozen=True, kw_only=True):
    """A live night: its first moment, and one after each entry."""

    start: Table
    entries: tuple[Entry, ...]

    @property
    def steps(self) -> int:
        """One more than there are entries."""
        return len(self.entries) + 1

    def name(self, _texts: Texts) -> str:
        """Nothing: it is the table."""
        return ""

    def spot(self, index: int) -> Spot:
        """The moment after so many entries."""
        return spot_of_night(self.start, self.entries, index)


class LessonHistory(msgspec.Struct, frozen=True, kw_only=True):
    """An example with its steps."""

    lesson: Lesson

    @property
    def steps(self) -> int:
        """As many as the example has."""
        return self.lesson.steps

    def name(self, texts: Texts) -> str:
        """The title of the example."""
        return title(self.lesson.scenario, texts)

    def spot(self, index: int) -> Spot:
        """The moment after a step."""
        return spot_of_lesson(self.lesson, index)

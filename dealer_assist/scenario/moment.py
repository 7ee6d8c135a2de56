"""A moment of a live table as a scenario: the opening that can be said, and what came after."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

from dealer_assist.core.events import Event, House
from dealer_assist.core.house import HouseRules, written_out
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Refusal
from dealer_assist.rules.step import current, step
from dealer_assist.scenario.facts import Facts, facts, plain_value
from dealer_assist.scenario.files import FORMAT
from dealer_assist.scenario.presets import PRESET
from dealer_assist.scenario.saying import Plain, house_of, opening_of
from dealer_assist.scenario.words import Both, Words
from dealer_assist.scenario.writing import toml_lines

OF_TABLE = ("away", "waiting", "owes")
OF_HAND = (
    "button",
    "dead_button",
    "small_blinds",
    "big_blinds",
    "dealt_in",
    "first_order",
    "later_order",
    "posts",
)
IF_ANY = (
    "third_blinds",
    "straddles",
    "kill",
    "leg",
    "limits",
    "bring_in",
    "dead_hands",
    "absent_buttons",
    "ruling",
)
WHOLE_HOUSE = "home"
"""A preset whose ``small_bet``, ``big_bet`` and ``bust`` are the defaults that follow."""


class Said(Protocol):
    """One entry of a night: what was said, and the table it led to."""

    @property
    def events(self) -> tuple[Event, ...]:
        """One event or more, in order."""

    @property
    def table(self) -> Table:
        """The whole table after them."""


class Cut(msgspec.Struct, frozen=True, kw_only=True):
    """Where a night is cut: an opening that can be said, and what was said since."""

    opening: Plain
    table: Table  # as a reader of the opening has it
    events: tuple[Event, ...]


def moment(
    start: Table,
    entries: Sequence[Said],
    *,
    name: str = "moment",
    title: Words = "",
    note: Words = "",
) -> str | None:
    """Write the present moment of a night as a scenario that ``check`` runs.

    Args:
        start: The table before the first entry.
        entries: What was said since, those undone left out.
        name: The scenario's id: letters, digits, points and hyphens.
        title: Of the scenario.
        note: Stands at its last step.

    Returns:
        The text of a file: an opening, cut at the latest hand from which ``[table]`` can say
        everything, and each event since as a step with the main facts after it. None where
        not even ``start`` can be said, which no night that began with a hand can.
    """
    found = cut(start, entries)
    if found is None:
        return None
    head = {"format": FORMAT, "id": name, "title": _words(title)}
    house = house_of(found.table.house)
    parts = [
        toml_lines({key: value for key, value in head.items() if value}),
        f"[house]\n{toml_lines(house)}",
        f"[table]\n{toml_lines(found.opening)}",
        *_steps(found, _words(note)),
    ]
    return "\n".join(parts)


def cut(start: Table, entries: Sequence[Said]) -> Cut | None:
    """Cut a night at its latest sayable hand; None where it has none."""
    since: tuple[Event, ...] = ()
    for index in range(len(entries) - 1, -1, -1):
        before = entries[index - 1].table if index else start
        for table, rest in reversed(_points(before, entries[index])):
            if found := _said(table, (*rest, *since)):
                return found
        since = (*entries[index].events, *since)
    return _said(start, since)


def _points(before: Table, entry: Said) -> list[tuple[Table, tuple[Event, ...]]]:
    """The tables inside an entry, each with the events still to come.

    What the entry keeps is what happened: where the rules of today lead elsewhere, only the
    table at its end is one.
    """
    points: list[tuple[Table, tuple[Event, ...]]] = []
    for done, event in enumerate(entry.events, 1):
        after = step(before, event)
        before = before if isinstance(after, Refusal) else after.table
        points.append((before, entry.events[done:]))
    return points if before == entry.table else [(entry.table, ())]


def _said(table: Table, since: tuple[Event, ...]) -> Cut | None:
    said = opening_of(table)
    return Cut(opening=said[0], table=said[1], events=since) if said is not None else None


def _steps(found: Cut, note: Any) -> Iterator[str]:
    """One step for each event, or a single look at the opening where nothing was said since."""
    table = found.table
    if not found.events:
        yield _step(note, (), expected(table, ()))
    for number, event in enumerate(found.events, 1):
        after = step(table, event)
        table = table if isinstance(after, Refusal) else after.table
        expect = expected(table, (event,))
        if isinstance(after, Refusal):
            expect["refused"] = after.code.value
        words = note if number == len(found.events) else ""
        yield _step(words, (_written(event, table.house),), expect)


def _step(note: Any, events: tuple[Event, ...], expect: Plain) -> str:
    values = {
        "note": note,
        "events": [msgspec.to_builtins(event) for event in events],
        "expect": expect,
    }
    return f"[[step]]\n{toml_lines({key: value for key, value in values.items() if value})}"


def expected(table: Table, events: tuple[Event, ...]) -> Plain:
    """The main facts of a table, as an ``expect`` says them: where people are, and the hand."""
    hand = current(table)
    found = facts(table, hand, events)
    neutral = Facts()
    keys = [key for key in IF_ANY if getattr(found, key) != getattr(neutral, key)]
    of_hand = OF_HAND if isinstance(hand, HandPlan) else ()
    return {key: plain_value(getattr(found, key)) for key in (*of_hand, *OF_TABLE, *keys)}


def _written(event: Event, house: HouseRules) -> Event:
    """An event as TOML can say it: defaults that follow from other keys come with a preset."""
    if not isinstance(event, House) or None not in event.set.values():
        return event
    keys = {key: value for key, value in written_out(house).items() if value is not None}
    return msgspec.structs.replace(event, set={PRESET: WHOLE_HOUSE, **keys})


def _words(words: Words) -> Any:
    return msgspec.to_builtins(words) if isinstance(words, Both) else words

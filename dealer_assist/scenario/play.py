"""Play from here: a scenario goes on as a live table."""

from itertools import islice

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.table import Table
from dealer_assist.scenario.files import Scenario
from dealer_assist.scenario.runner import run


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A point of a scenario: its opening, what happened since, and the table that led to.

    A night that begins with ``start`` and says ``events`` can be saved as a moment again: an
    opening can always be said, a table in the middle of something cannot.
    """

    start: Table
    events: tuple[Event, ...]  # those that were refused left out
    table: Table


def position(scenario: Scenario, step: int) -> Position:
    """Play a scenario up to a step.

    Args:
        scenario: Opened from its file.
        step: The last one to be played, from 1; 0 for the opening. Beyond the last step it
            is the end of the scenario.

    Raises:
        FileError: A step up to there is damaged.
    """
    table, events = scenario.table, list[Event]()
    for outcome in run(table, islice(scenario.steps(), step)):
        table = outcome.table
        events += outcome.step.events[: outcome.done]
    return Position(start=scenario.table, events=tuple(events), table=table)

"""What was just worked out about a table is not worked out again."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from dealer_assist.core.table import Table

Answer = TypeVar("Answer")

KEPT = 2
"""A deal is judged, done and shown from one plan; a change in a hand is judged beside it."""


def remembered(about: Callable[[Table], Answer]) -> Callable[[Table], Answer]:
    """Let a pure function answer at once about the tables it was asked about last.

    A table is frozen, so the same object has the same answer. Equal tables are not looked
    for: to compare two takes as long as to plan a hand.

    Args:
        about: A pure function.

    Returns:
        The same function. It holds on to ``KEPT`` tables and their answers, never to more.
    """
    known: tuple[tuple[Table, Answer], ...] = ()

    @wraps(about)
    def answer(table: Table) -> Answer:
        nonlocal known
        for there, found in known:
            if there is table:
                return found
        found = about(table)
        known = ((table, found), *known[: KEPT - 1])
        return found

    return answer

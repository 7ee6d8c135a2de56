"""A hand is planned once for its table, and no table is held on to for long."""

import gc
import weakref

from msgspec.structs import replace

from dealer_assist.core.table import Player, Table
from dealer_assist.rules.plan import plan
from dealer_assist.rules.recent import KEPT, remembered
from tests.benchmarks.hands import nine_handed


def test_a_table_is_planned_once_and_an_equal_one_alike() -> None:
    table = nine_handed()
    assert plan(table) is plan(table)
    again = plan(replace(table))
    assert again == plan(table)
    assert again is not plan(table)


def test_only_the_latest_tables_are_remembered() -> None:
    asked: list[Table] = []

    @remembered
    def seats(table: Table) -> int:
        asked.append(table)
        return len(table.seats)

    first = replace(nine_handed(), seats=(Player(), Player()))
    others = [nine_handed() for _ in range(KEPT)]
    assert seats(first) == seats(first) == 2
    assert [seats(other) for other in others] == [9] * KEPT
    assert seats(first) == 2
    assert [table is first for table in asked] == [True, *[False] * KEPT, True]


def test_a_forgotten_answer_is_let_go() -> None:
    class Note:
        pass

    @remembered
    def note(_table: Table) -> Note:
        return Note()

    answer = weakref.ref(note(nine_handed()))
    for _ in range(KEPT):
        note(nine_handed())
    gc.collect()
    assert answer() is None

"""The plan of a nine-handed hand, everything the rules decide before the first card."""

import timeit
from collections import deque

from msgspec.structs import replace

from dealer_assist.rules.plan import plan
from tests.benchmarks.conftest import Report
from tests.benchmarks.hands import nine_handed

CALLS = 1000
ROUNDS = 9


def test_plan_of_a_nine_handed_hand(report: Report) -> None:
    table = nine_handed()
    # Each its own object: the same one would not be planned again.
    tables = [replace(table) for _ in range(CALLS)]
    # The least of several rounds: whatever else ran can only have added to the others.
    rounds = timeit.repeat(lambda: deque(map(plan, tables), maxlen=0), number=1, repeat=ROUNDS)
    best = min(rounds) / CALLS
    report(f"plan of a nine-handed hand: {best * 1e6:.1f} µs (aim 40)")

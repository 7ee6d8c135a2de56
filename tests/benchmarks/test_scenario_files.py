"""The longest scenario there may be: reading it, and running it."""

import time
from collections import deque

from dealer_assist.scenario.files import MAX_STEPS
from dealer_assist.scenario.runner import run
from tests.benchmarks.conftest import Report
from tests.scenario.texts import SMALL, opened

STEP = '[[step]]\nevents = [ { do = "hand" } ]\nexpect = { owes = {}, heads_up = false }\n'


def test_a_file_of_the_most_steps(report: Report) -> None:
    scenario = opened(SMALL[: SMALL.index("[[step]]")] + STEP * MAX_STEPS)
    start = time.perf_counter()
    deque(scenario.steps(), maxlen=0)
    read = time.perf_counter()
    deque(run(scenario.table, scenario.steps()), maxlen=0)
    ran = time.perf_counter()
    report(f"{MAX_STEPS:,} scenario steps read: {read - start:.1f} s (aim 3)")
    report(f"{MAX_STEPS:,} scenario steps read and run: {ran - read:.1f} s")

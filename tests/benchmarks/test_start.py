"""Start to first paint, and memory, against a bare PySide6 window in the same run."""

import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from dealer_assist.session.journal import Journal
from tests.benchmarks.conftest import Report
from tests.benchmarks.hands import night
from tests.support.program import environment

ROUNDS = 7
HANDS = 37
BARE = ("tests.benchmarks.bare_window",)
PROGRAM = ("dealer_assist", "--quit-after-first-paint", "--config-dir")


class Run(NamedTuple):
    """One start: seconds until the process ended, those of a processor, and bytes at the peak."""

    seconds: float
    processor: float
    peak: int


def start(folder: Path, *module: str) -> Run:
    """Run a module to its end; its byte code is kept, as that of any program is."""
    out = folder / "measured"
    kept = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-m", "tests.benchmarks.measured", str(out), *module]
    before = time.perf_counter()
    environ = environment(QT_QPA_PLATFORM="offscreen", **kept)
    # Without a time-out, for which Python would look only every 50 ms whether it has ended.
    subprocess.run(command, env=environ, check=True)  # noqa: S603 - our own modules
    seconds = time.perf_counter() - before
    processor, peak = out.read_text(encoding="ascii").split()
    return Run(seconds, float(processor), int(peak))


def table_of_the_night(folder: Path) -> Path:
    """Leave a night in a folder, for the next start to go on with."""
    log = night(HANDS)
    journal = Journal.new(folder / "night.journal", log.start)
    for entry in log.done:
        assert journal.append(entry) is None
    return folder


def test_first_paint_and_memory(tmp_path: Path, report: Report) -> None:
    table = table_of_the_night(tmp_path / "night")
    runs: dict[str, list[Run]] = {"bare window": [], "first page": [], "table": []}
    # In turn, so that whatever else the machine does slows all; the first of each warms up.
    for number in range(ROUNDS + 1):
        program = (*PROGRAM, str(tmp_path / "settings"), "--data-dir")
        runs["bare window"].append(start(tmp_path, *BARE))
        runs["first page"].append(start(tmp_path, *program, str(tmp_path / f"new{number}")))
        runs["table"].append(start(tmp_path, *program, str(table)))
    found = {name: _median(some[1:]) for name, some in runs.items()}
    bare = found.pop("bare window")
    for name, run in found.items():
        report(
            f"start to first paint, {name}: {run.seconds * 1000:.0f} ms,"
            f" bare window {bare.seconds * 1000:.0f} ms, ratio {run.seconds / bare.seconds:.2f},"
            f" of processor time {run.processor / bare.processor:.2f} (aim 2.0)"
        )
        if bare.peak:
            report(
                f"memory, {name}: {run.peak / 2**20:.0f} MiB,"
                f" bare window {bare.peak / 2**20:.0f} MiB, ratio {run.peak / bare.peak:.2f}"
                " (aim 1.6)"
            )


def _median(runs: list[Run]) -> Run:
    seconds, processor, peaks = zip(*runs, strict=True)
    return Run(median(seconds), median(processor), round(median(peaks)))

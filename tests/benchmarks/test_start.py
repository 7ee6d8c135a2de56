"""Start to first paint, and memory, against a bare PySide6 window in the same run."""

import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.benchmarks.conftest import Report
from tests.support.program import environment

ROUNDS = 7
BARE = ("tests.benchmarks.bare_window",)
PROGRAM = ("dealer_assist", "--quit-after-first-paint")


class Run(NamedTuple):
    """One start: seconds from the start of the process to its end, and bytes at the peak."""

    seconds: float
    peak: int


def start(out: Path, *module: str) -> Run:
    command = [sys.executable, "-m", "tests.benchmarks.measured", str(out), *module]
    before = time.perf_counter()
    subprocess.run(command, env=environment(QT_QPA_PLATFORM="offscreen"), check=True, timeout=60)  # noqa: S603 - our own modules
    return Run(time.perf_counter() - before, int(out.read_text(encoding="ascii")))


def test_first_paint_and_memory(tmp_path: Path, report: Report) -> None:
    bare: list[Run] = []
    program: list[Run] = []
    # In turn, so that whatever else the machine does slows both; the first of each warms up.
    for number in range(ROUNDS + 1):
        bare.append(start(tmp_path / "bare", *BARE))
        data = str(tmp_path / f"data{number}")
        program.append(start(tmp_path / "program", *PROGRAM, "--data-dir", data))
    ours, theirs = (median(run.seconds for run in runs[1:]) for runs in (program, bare))
    report(
        f"start to first paint: {ours * 1000:.0f} ms, bare window {theirs * 1000:.0f} ms,"
        f" ratio {ours / theirs:.2f} (aim 2.0)"
    )
    ours, theirs = (median(run.peak for run in runs[1:]) / 2**20 for runs in (program, bare))
    if theirs:
        report(
            f"memory: {ours:.0f} MiB, bare window {theirs:.0f} MiB,"
            f" ratio {ours / theirs:.2f} (aim 1.6)"
        )

"""What one entry costs on the disk: the journal line, and the fsync apart."""

import os
import time
from pathlib import Path
from statistics import median

import pytest

from dealer_assist.session.journal import Journal
from tests.benchmarks.conftest import Report
from tests.benchmarks.hands import night

HANDS = 100


def append_hands(path: Path) -> float:
    log = night(HANDS)
    journal = Journal.new(path, log.start)
    assert journal.save() is None
    times = []
    for entry in log.done:
        before = time.perf_counter()
        assert journal.append(entry) is None
        times.append(time.perf_counter() - before)
    return median(times)


def test_journal_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, report: Report) -> None:
    synced = append_hands(tmp_path / "synced" / "night")
    monkeypatch.setattr(os, "fsync", lambda _: None)
    written = append_hands(tmp_path / "written" / "night")
    report(
        f"journal line: {written * 1e6:.0f} µs written,"
        f" and {(synced - written) * 1e6:.0f} µs to sync it on this disk"
    )

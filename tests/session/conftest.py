"""What the tests of a night share."""

import os
from pathlib import Path

import pytest

from tests.session.disk import Disk


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Give the disk that everything is written to."""
    disk = Disk()
    monkeypatch.setattr(os, "write", disk.write)
    monkeypatch.setattr(os, "fsync", disk.fsync)
    return disk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Give a place for the file of a night; its folder is not there yet."""
    return tmp_path / "nights" / "2026-11-29-211405.journal"

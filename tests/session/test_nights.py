import os
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from dealer_assist.session.nights import Night, Nights
from dealer_assist.session.records import Closed
from tests.session.nights import AWAY, write_night

EVENING = datetime(2026, 11, 29, 21, 14, 5, tzinfo=timezone(timedelta(hours=1)))


@pytest.fixture
def nights(tmp_path: Path) -> Nights:
    return Nights(folder=tmp_path / "nights")


def night(nights: Nights, name: str, *, written: int, closed: bool = True) -> Night:
    """Write a small night and say when it was last written."""
    path = nights.folder / f"{name}.journal"
    write_night(path, *([AWAY, Closed()] if closed else [AWAY]))
    os.utime(path, (written, written))
    return Night(path=path, written=written, closed=closed)


def test_a_new_night_is_named_by_the_dealers_clock(nights: Nights) -> None:
    assert nights.free(EVENING) == nights.folder / "2026-11-29-211405.journal"


def test_no_name_is_given_twice(nights: Nights) -> None:
    names = []
    for _ in range(3):
        path = nights.free(EVENING)
        write_night(path)
        names.append(path.stem)
    assert names == ["2026-11-29-211405", "2026-11-29-211405-2", "2026-11-29-211405-3"]


def test_a_folder_that_is_not_there_holds_no_night(nights: Nights) -> None:
    assert nights.recent() == ()
    assert nights.unfinished() is None


def test_recent_nights_come_newest_first_whatever_they_are_called(nights: Nights) -> None:
    old = night(nights, "c", written=1_000)
    new = night(nights, "a", written=3_000, closed=False)
    middle = night(nights, "b", written=2_000)
    assert nights.recent() == (new, middle, old)
    assert nights.recent(2) == (new, middle)


def test_nothing_but_nights_is_listed(nights: Nights) -> None:
    only = night(nights, "a", written=1_000)
    (nights.folder / "a.journal.damaged-1").write_bytes(b"x")
    (nights.folder / "b.journal").mkdir()
    (nights.folder / "c.journal").symlink_to("nowhere")
    (nights.folder / "progress.json").write_bytes(b"{}")
    assert nights.recent() == (only,)


def test_the_newest_night_is_unfinished_until_it_is_closed(nights: Nights) -> None:
    night(nights, "a", written=1_000)
    killed = night(nights, "b", written=2_000, closed=False)
    assert nights.unfinished() == killed
    night(nights, "c", written=3_000)
    assert nights.unfinished() is None


def test_a_night_that_goes_on_after_it_was_closed_is_unfinished(nights: Nights) -> None:
    path = nights.free(EVENING)
    write_night(path, Closed(), AWAY)
    unfinished = nights.unfinished()
    assert unfinished is not None
    assert unfinished.path == path


@pytest.mark.parametrize("content", [b"", b"x", b'00000000 {"closed":1}\n'])
def test_a_file_without_a_whole_last_line_is_unfinished(nights: Nights, content: bytes) -> None:
    nights.folder.mkdir()
    (nights.folder / "a.journal").write_bytes(content)
    assert nights.unfinished() is not None


def test_a_night_that_may_not_be_read_is_listed_all_the_same(
    nights: Nights, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_(_path: Path, _mode: str) -> None:
        raise PermissionError

    night(nights, "a", written=1_000)
    monkeypatch.setattr(Path, "open", open_)
    assert [night.closed for night in nights.recent()] == [False]

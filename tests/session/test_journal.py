import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist import __version__
from dealer_assist.core.events import Deal
from dealer_assist.session.journal import (
    MAX_BYTES,
    Journal,
    Problem,
    Recovered,
    Unreadable,
    Unsaved,
    recover,
)
from dealer_assist.session.log import SessionLog, entry
from dealer_assist.session.records import (
    MAX_LINE,
    Closed,
    Damage,
    Note,
    Opening,
    Record,
    Redone,
    Undone,
    to_line,
)
from dealer_assist.session.store import Trouble
from tests.session.disk import Disk
from tests.session.nights import ANN_AWAY, AWAY, BACK, CLOCK, RECORDS, START, write_night
from tests.support.program import environment

LINES = [to_line(record) for record in (Opening(version=__version__, table=START), *RECORDS)]


def night(path: Path) -> Recovered:
    """Give the night at ``path``, which must be one."""
    recovered = recover(path)
    assert isinstance(recovered, Recovered)
    return recovered


def log_after(records: int) -> SessionLog:
    """Give the log after the first of ``RECORDS``, counted by hand."""
    done, undone = [
        ((), ()),
        ((AWAY,), ()),
        ((), (AWAY,)),
        ((AWAY,), ()),
        ((AWAY, BACK), ()),
        ((AWAY, BACK), ()),
        ((AWAY,), (BACK,)),
        ((AWAY,), (BACK,)),
    ][records]
    return SessionLog.of(START, done, undone)


def test_a_night_is_read_back_as_it_was_played(path: Path) -> None:
    write_night(path, *RECORDS)
    assert recover(path) == Recovered(
        log=log_after(len(RECORDS)),
        notes=(CLOCK,),
        closed=True,
        kept=path.stat().st_size,
        dropped=0,
        damage=None,
    )
    assert path.read_bytes() == b"".join(LINES)


def test_what_was_done_and_undone_before_can_be_undone_and_redone_after(path: Path) -> None:
    write_night(path, AWAY, BACK, Undone())
    log = night(path).log
    assert log.table == ANN_AWAY
    redone = log.redo()
    assert redone is not None
    assert redone.table == START
    undone = log.undo()
    assert undone is not None
    assert undone.table == START
    assert undone.undo() is None


def test_a_new_entry_leaves_nothing_to_redo(path: Path) -> None:
    write_night(path, AWAY, Undone(), BACK)
    assert night(path).log == SessionLog.of(START, (BACK,), ())


def test_a_night_that_goes_on_is_not_closed(path: Path) -> None:
    write_night(path, Closed())
    recovered = night(path)
    assert recovered.closed
    assert Journal.resume(path, recovered).append(CLOCK) is None
    assert not night(path).closed


def test_a_journal_cut_at_any_byte_recovers_what_was_whole(path: Path) -> None:
    write_night(path, *RECORDS)
    ends = [sum(map(len, LINES[: count + 1])) for count in range(len(LINES))]
    for size in range(path.stat().st_size, -1, -1):
        os.truncate(path, size)
        recovered = recover(path)
        whole = sum(end <= size for end in ends)
        if not whole:
            assert recovered == Unreadable(problem=Problem.NOT_A_JOURNAL)
            continue
        assert isinstance(recovered, Recovered)
        assert recovered.log == log_after(whole - 1)
        assert (recovered.kept, recovered.dropped) == (ends[whole - 1], size - ends[whole - 1])
        assert recovered.damage is (Damage.CUT_SHORT if recovered.dropped else None)


def test_a_byte_flipped_anywhere_ends_the_night_before_its_line(path: Path) -> None:
    write_night(path, *RECORDS)
    start = 0
    with path.open("r+b", buffering=0) as file:
        for number, line in enumerate(LINES):
            for place in range(len(line)):
                file.seek(start + place)
                file.write(bytes([line[place] ^ 0x20]))
                recovered = recover(path)
                file.seek(start + place)
                file.write(line[place : place + 1])
                if number == 0:
                    assert recovered == Unreadable(problem=Problem.NOT_A_JOURNAL)
                else:
                    assert isinstance(recovered, Recovered)
                    assert recovered.damage is not None
                    assert recovered.log == log_after(number - 1)
                    assert recovered.kept == start
            start += len(line)


@pytest.mark.parametrize(
    ("records", "kept"),
    [
        ((Undone(),), 0),
        ((AWAY, Redone()), 1),
        ((AWAY, Undone(), Undone()), 2),
        ((AWAY, Opening(version="1", table=START), BACK), 1),
    ],
    ids=["undo", "redo", "undo twice", "opening"],
)
def test_a_record_that_makes_no_sense_here_ends_the_night(
    path: Path, records: tuple[Record, ...], kept: int
) -> None:
    write_night(path, *records)
    recovered = night(path)
    assert recovered.damage is Damage.UNKNOWN_RECORD
    assert recovered.kept == len(LINES[0]) + sum(len(to_line(record)) for record in records[:kept])


def test_an_endless_line_ends_the_night(path: Path) -> None:
    write_night(path, AWAY)
    with path.open("ab") as file:
        file.write(b"0" * (2 * MAX_LINE))
    recovered = night(path)
    assert recovered.damage is Damage.LINE_TOO_LONG
    assert recovered.dropped == 2 * MAX_LINE


def test_a_newer_format_is_refused_by_name(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'94558ab4 {"format":2,"version":"2.0","tables":[]}\n')
    assert recover(path) == Unreadable(problem=Problem.NEWER_FORMAT, format=2, version="2.0")


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"Dear diary,\n", to_line(AWAY), b"\0" * (MAX_LINE + 9)]
)
def test_another_file_is_no_journal(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert recover(path) == Unreadable(problem=Problem.NOT_A_JOURNAL)
    assert path.read_bytes() == content


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    assert recover(tmp_path) == Unreadable(problem=Problem.NOT_A_JOURNAL)


def test_a_file_that_is_not_there_is_told(path: Path) -> None:
    assert recover(path) == Unreadable(problem=Problem.CANNOT_READ, trouble=Trouble.GONE)


def test_a_file_beyond_all_measure_is_not_read(path: Path) -> None:
    write_night(path, AWAY)
    os.truncate(path, MAX_BYTES + 1)  # a hole: it takes no place on the disk
    assert recover(path) == Unreadable(problem=Problem.TOO_LARGE)


def test_a_damaged_tail_is_kept_beside_the_file_and_cut_off(path: Path) -> None:
    write_night(path, AWAY, BACK)
    tail = to_line(BACK)[:-5]
    os.truncate(path, path.stat().st_size - 5)
    journal = Journal.resume(path, night(path))
    assert journal.damaged == path.with_name(f"{path.name}.damaged-1")
    assert not journal.damaged.exists()
    assert journal.save() is None
    assert journal.damaged.read_bytes() == tail
    assert path.read_bytes() == LINES[0] + to_line(AWAY)
    assert journal.append(BACK) is None
    assert night(path).log == SessionLog.of(START, (AWAY, BACK), ())


def test_every_damaged_tail_is_kept(path: Path) -> None:
    write_night(path, AWAY)
    for tail in (b"one", b"two"):
        with path.open("ab") as file:
            file.write(tail)
        assert Journal.resume(path, night(path)).append(CLOCK) is None
    kept = sorted(path.parent.glob("*.damaged-*"))
    assert [other.read_bytes() for other in kept] == [b"one", b"two"]
    assert night(path).notes == (CLOCK, CLOCK)


def test_a_whole_night_is_left_as_it_is_when_opened(path: Path) -> None:
    write_night(path, AWAY)
    os.utime(path, (1_000, 1_000))
    journal = Journal.resume(path, night(path))
    assert journal.damaged is None
    assert journal.save() is None
    assert path.stat().st_mtime == 1_000
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_a_tail_that_cannot_be_kept_is_not_cut_off(path: Path, disk: Disk) -> None:
    write_night(path, AWAY)
    with path.open("ab") as file:
        file.write(b"tail")
    before = path.read_bytes()
    journal = Journal.resume(path, night(path))
    disk.room = 0
    assert journal.append(BACK) == Unsaved(trouble=Trouble.FULL, records=1)
    assert path.read_bytes() == before
    disk.room = None
    assert journal.save() is None
    assert night(path).log == SessionLog.of(START, (AWAY, BACK), ())


def test_a_record_is_on_disk_before_append_returns(path: Path, disk: Disk) -> None:
    journal = write_night(path)
    disk.calls.clear()
    journal.append(AWAY)
    assert disk.calls == ["write", "fsync file"]


@pytest.mark.parametrize("room", [0, 1, len(to_line(AWAY)) - 1])
def test_a_full_disk_loses_nothing(path: Path, disk: Disk, room: int) -> None:
    journal = write_night(path)
    disk.room = room
    assert journal.append(AWAY) == Unsaved(trouble=Trouble.FULL, records=1)
    assert night(path).log == SessionLog.begin(START)
    assert journal.append(BACK) == Unsaved(trouble=Trouble.FULL, records=2)
    disk.room = None
    assert journal.append(CLOCK) is None
    assert path.read_bytes() == LINES[0] + to_line(AWAY) + to_line(BACK) + to_line(CLOCK)


def test_what_a_failed_fsync_left_is_written_once_more(path: Path, disk: Disk) -> None:
    journal = write_night(path)
    disk.fsync_fails(errno.EIO)
    assert journal.append(AWAY) == Unsaved(trouble=Trouble.FAILED, records=1)
    disk.fsync_fails(0)
    disk.calls.clear()
    assert journal.save() is None
    assert disk.calls == ["write", "fsync file"]
    assert night(path).log == SessionLog.of(START, (AWAY,), ())


def test_a_night_can_begin_without_a_disk(path: Path) -> None:
    path.parent.write_bytes(b"a file where the folder should be")
    journal = Journal.new(path, START)
    assert journal.save() is not None
    assert journal.append(AWAY) == Unsaved(trouble=Trouble.FAILED, records=2)
    path.parent.unlink()
    assert journal.append(BACK) is None
    assert night(path).log == SessionLog.of(START, (AWAY, BACK), ())


def test_a_file_that_is_taken_away_is_noticed_and_found_again(path: Path) -> None:
    journal = write_night(path)
    elsewhere = path.rename(path.with_name("elsewhere"))
    assert journal.append(AWAY) == Unsaved(trouble=Trouble.GONE, records=1)
    elsewhere.rename(path)
    assert journal.append(BACK) is None
    assert night(path).log == SessionLog.of(START, (AWAY, BACK), ())


def test_a_file_that_lost_its_end_is_not_written_on(path: Path) -> None:
    journal = write_night(path, AWAY)
    os.truncate(path, len(LINES[0]))
    assert journal.append(BACK) == Unsaved(trouble=Trouble.GONE, records=1)
    assert path.read_bytes() == LINES[0]


def test_nothing_is_written_that_could_not_be_read_again(path: Path) -> None:
    journal = write_night(path, AWAY)
    before = path.read_bytes()
    refused = journal.append(Note(note={"text": "a" * MAX_LINE}))
    assert refused == Unsaved(trouble=Trouble.TOO_LARGE, records=1)
    assert path.read_bytes() == before


def test_a_journal_does_not_grow_beyond_what_is_read(path: Path) -> None:
    write_night(path)
    os.truncate(path, MAX_BYTES - 10)  # a hole: it takes no place on the disk
    journal = Journal(path, size=MAX_BYTES - 10)
    assert journal.append(Closed()) == Unsaved(trouble=Trouble.TOO_LARGE, records=1)
    assert path.stat().st_size == MAX_BYTES - 10


WRITER = """
import sys
from pathlib import Path
from dealer_assist.core.events import Deal
from dealer_assist.session.log import entry
from tests.session.nights import START, write_night

journal = write_night(Path(sys.argv[1]))
for hand in range(1_000_000):
    journal.append(entry([Deal()], hand, START))
    print(hand, flush=True)
"""


def test_a_killed_program_loses_nothing_it_had_written(path: Path) -> None:
    with subprocess.Popen(  # noqa: S603 - our own interpreter and program
        [sys.executable, "-c", WRITER, path],
        env=environment(),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as writer:
        assert writer.stdout is not None
        shown = [int(writer.stdout.readline()) for _ in range(50)]
        writer.kill()
        shown += map(int, writer.stdout.read().split())
    recovered = night(path)
    assert not recovered.closed
    hands = [done.at for done in recovered.log.done]
    assert hands[: len(shown)] == shown
    assert len(hands) <= len(shown) + 1
    assert Journal.resume(path, recovered).append(entry([Deal()], 0, START)) is None
    assert night(path).damage is None

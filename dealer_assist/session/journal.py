"""The file of a night: append-only, one line a record, every record on disk before it is shown."""

import errno
import os
import stat
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import BinaryIO

import msgspec

from dealer_assist import __version__
from dealer_assist.core.table import Table
from dealer_assist.session.log import Entry, SessionLog
from dealer_assist.session.records import (
    MAX_LINE,
    Closed,
    Damage,
    Note,
    Opening,
    Record,
    Redone,
    Undone,
    from_line,
    newer_format,
    to_line,
)
from dealer_assist.session.store import Trouble, trouble, write_all, write_whole

MAX_BYTES = 512 * 1024 * 1024


class Problem(StrEnum):
    """Why a file gives no night at all."""

    CANNOT_READ = "cannot_read"  # the disk refused; ``trouble`` says more
    NOT_A_JOURNAL = "not_a_journal"  # or its first line is damaged
    NEWER_FORMAT = "newer_format"  # ``format`` and ``version`` name it
    TOO_LARGE = "too_large"  # more than ``MAX_BYTES``


class Unreadable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file that gives no night, and why; it is left as it is."""

    problem: Problem
    trouble: Trouble | None = None
    format: int = 0
    version: str = ""  # of the program that wrote it


class Recovered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A night as far as its file is whole."""

    log: SessionLog  # with everything that can be undone and redone
    notes: tuple[Note, ...]  # in the order they were written
    closed: bool  # nothing came after it was left in good order
    kept: int  # bytes of whole records
    dropped: int  # bytes after them
    damage: Damage | None  # why reading stopped there; None at the end of the file


class Unsaved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The disk refused: what waits will be written with the next record, or by ``save``."""

    trouble: Trouble
    records: int  # that are not on disk


def recover(path: Path) -> Recovered | Unreadable:
    """Read a night back; the file is not changed.

    Reading stops at the first line that is not whole and never guesses what stood there. Every
    table is decoded once, so that no later undo meets one that cannot be read.

    Returns:
        The night up to there with every undo and redo it had, or why there is none. Whatever
        the file holds and whether it is there or not, nothing is raised.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return Unreadable(problem=Problem.NOT_A_JOURNAL)
        if status.st_size > MAX_BYTES:
            return Unreadable(problem=Problem.TOO_LARGE)
        with path.open("rb") as file:
            first = file.readline(MAX_LINE + 1)
            opening = from_line(first)
            if isinstance(opening, Opening):
                return _recovered(opening.table, file, kept=len(first), size=status.st_size)
    except OSError as error:
        return Unreadable(problem=Problem.CANNOT_READ, trouble=trouble(error))
    newer = newer_format(first)
    if newer is None:
        return Unreadable(problem=Problem.NOT_A_JOURNAL)
    return Unreadable(problem=Problem.NEWER_FORMAT, format=newer[0], version=newer[1])


def _recovered(start: Table, file: BinaryIO, *, kept: int, size: int) -> Recovered:
    done: list[Entry] = []
    undone: list[Entry] = []
    notes: list[Note] = []
    closed = False
    damage = None
    for line in iter(partial(file.readline, MAX_LINE + 1), b""):
        record = from_line(line)
        match record:
            case Damage():
                damage = record
            case Entry():
                done.append(record)
                undone.clear()
            case Undone() if done:
                undone.append(done.pop())
            case Redone() if undone:
                done.append(undone.pop())
            case Note():
                notes.append(record)
            case Closed():
                pass
            case _:  # a second opening, or nothing there to undo or redo
                damage = Damage.UNKNOWN_RECORD
        if damage:
            break
        kept += len(line)
        closed = isinstance(record, Closed)
    return Recovered(
        log=SessionLog.of(start, done, undone),
        notes=tuple(notes),
        closed=closed,
        kept=kept,
        dropped=size - kept,
        damage=damage,
    )


class Journal:
    """The open file of a night.

    It always holds whole records in the order they were given, but for the one being written
    when the program is killed. It is opened for each record anew: a file that was moved away is
    noticed, and one that comes back is found.
    """

    def __init__(self, path: Path, *, size: int, waiting: bytes = b"", damaged: Path | None = None):
        """Take up a file of ``size`` whole bytes; use ``new`` or ``resume``."""
        self.path = path
        # Where what stood behind the last whole record is kept; None where nothing did.
        self.damaged = damaged
        self._tail_kept = damaged is None
        self._size = size
        self._waiting = [waiting] if waiting else []

    @classmethod
    def new(cls, path: Path, table: Table) -> "Journal":
        """Begin the file of a night that starts from ``table``; ``save`` makes it."""
        return cls(path, size=0, waiting=to_line(Opening(version=__version__, table=table)))

    @classmethod
    def resume(cls, path: Path, recovered: Recovered) -> "Journal":
        """Go on with the file that ``recover`` read; ``save`` cuts its damaged tail off."""
        damaged = _beside(path) if recovered.dropped else None
        return cls(path, size=recovered.kept, damaged=damaged)

    def append(self, record: Record) -> Unsaved | None:
        """Write a record: once None is returned it survives a kill and a loss of power.

        Returns:
            None, or what keeps the disk from it. Then the record waits and nothing is lost
            while the program runs.
        """
        self._waiting.append(to_line(record))
        return self.save()

    def save(self) -> Unsaved | None:
        """Write what waits and cut a damaged tail off; the answer is that of ``append``."""
        try:
            self._keep_tail()
            if self._waiting:
                self._write(b"".join(self._waiting))
        except OSError as error:
            return Unsaved(trouble=trouble(error), records=len(self._waiting))
        self._waiting.clear()
        return None

    def _keep_tail(self) -> None:
        """Keep what is damaged in a file beside this one, then cut it off."""
        if self._tail_kept or self.damaged is None:
            return
        with self.path.open("r+b", buffering=0) as file:
            file.seek(self._size)
            write_whole(self.damaged, file.readall())
            file.truncate(self._size)
            os.fsync(file.fileno())
        self._tail_kept = True

    def _write(self, data: bytes) -> None:
        longest = max(map(len, self._waiting))
        if longest > MAX_LINE or self._size + len(data) > MAX_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self.path))
        if self._size == 0:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, data)
        else:
            self._extend(data)
        self._size += len(data)

    def _extend(self, data: bytes) -> None:
        with self.path.open("r+b", buffering=0) as file:
            end = file.seek(0, os.SEEK_END)
            if end < self._size:
                raise OSError(errno.ESTALE, os.strerror(errno.ESTALE), str(self.path))
            # What stands behind the last whole record is our own, half written to a full disk;
            # after a failed fsync nobody knows what is on it, so it is written once more.
            if end > self._size:
                file.truncate(self._size)
                file.seek(self._size)
            write_all(file.fileno(), data)
            os.fsync(file.fileno())


def _beside(path: Path) -> Path:
    number = 1
    while (place := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return place

"""The system's write and fsync, as on a disk that fills up or fails."""

import errno
import os
import stat


class Disk:
    """Stands before ``os.write`` and ``os.fsync``: notes the calls, and refuses when told to."""

    def __init__(self) -> None:
        """Let everything through."""
        self.calls: list[str] = []
        self.room: int | None = None  # bytes until the disk is full
        self.at_most: int | None = None  # bytes that one call takes
        self._failing: dict[bool, int] = {}
        self._write = os.write
        self._fsync = os.fsync

    def fsync_fails(self, number: int, *, folder: bool = False) -> None:
        """Let each fsync of a file, or of a folder, fail with an error number; 0 ends it."""
        self._failing[folder] = number

    def write(self, handle: int, data: bytes | memoryview) -> int:
        """Write as much as there is room for; without any raise ENOSPC, as the system does."""
        self.calls.append("write")
        data = memoryview(data)[: self.at_most]
        if self.room is not None:
            if self.room == 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            data = data[: self.room]
            self.room -= len(data)
        return self._write(handle, data)

    def fsync(self, handle: int) -> None:
        """Sync, or fail as told."""
        folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        self.calls.append("fsync folder" if folder else "fsync file")
        if number := self._failing.get(folder):
            raise OSError(number, os.strerror(number))
        self._fsync(handle)

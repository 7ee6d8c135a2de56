"""Writing to a disk that may be full, slow, or pulled out."""

import contextlib
import errno
import os
import tempfile
from enum import StrEnum
from pathlib import Path


class Trouble(StrEnum):
    """Why a disk refused."""

    FULL = "full"  # no space, or no more for this user
    NOT_ALLOWED = "not_allowed"  # no right to write there, or a disk that is only read
    GONE = "gone"  # the file or its folder is not there, or is not the one that was written
    TOO_LARGE = "too_large"  # the file would be larger than anything may read again
    FAILED = "failed"  # anything else


_TROUBLES = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.NOT_ALLOWED,
    errno.EPERM: Trouble.NOT_ALLOWED,
    errno.EROFS: Trouble.NOT_ALLOWED,
    errno.ENOENT: Trouble.GONE,
    errno.ENOTDIR: Trouble.GONE,
    errno.ESTALE: Trouble.GONE,
    errno.EFBIG: Trouble.TOO_LARGE,
}


def trouble(error: OSError) -> Trouble:
    """Name what kept a disk from reading or writing."""
    return _TROUBLES.get(error.errno or 0, Trouble.FAILED)


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file, or make it: whoever reads it, at any moment, finds all old or all new.

    Once it returns, the new file survives a loss of power. A link stays a link.

    Raises:
        OSError: The disk refused. The old file is untouched and nothing lies beside it; only if
            the folder's own sync fails is the new file there already, whole.

    Source:
        Picard's ``atomic_write``, with the fsync that it leaves out.
    """
    target = path.resolve()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb", buffering=0) as file:
            write_all(file.fileno(), data)
            os.fsync(file.fileno())
        temporary.chmod(_mode(target))
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def write_all(handle: int, data: bytes) -> None:
    """Write all of ``data``: one call of the system may take only a part of it.

    Raises:
        OSError: The disk refused; a part may be written.
    """
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _mode(target: Path) -> int:
    """The rights of the file that is replaced; of a new one those any program would give it."""
    try:
        return target.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0o077)
        os.umask(mask)
        return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    # As PostgreSQL's fsync_fname: some systems open no folder (Windows), some sync none.
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in {errno.EBADF, errno.EINVAL}:
            raise
    finally:
        os.close(handle)

"""The folder of nights: a name for a new one, the newest, those played recently."""

import os
from datetime import datetime
from pathlib import Path

import msgspec

from dealer_assist.session.records import Closed, to_line

SUFFIX = ".journal"
_LAST_LINE = to_line(Closed())


class Night(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A night in the folder, as far as that is known without reading it."""

    path: Path
    written: int  # Unix seconds, when something was last said
    closed: bool  # left in good order, not killed


class Nights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The folder where nights are kept; it need not exist before the first one is saved."""

    folder: Path

    def free(self, when: datetime) -> Path:
        """Name the file of a night that starts at ``when``; nothing is there yet.

        Args:
            when: Local time as the dealer's clock shows it; it becomes the name.
        """
        name = f"{when:%Y-%m-%d-%H%M%S}"
        path = self.folder / f"{name}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"{name}-{number}{SUFFIX}"
        return path

    def recent(self, number: int = 10) -> tuple[Night, ...]:
        """List the nights something was last said in, newest first, ``number`` at most."""
        found = [
            (path.stat().st_mtime_ns, path)
            for path in self.folder.glob(f"*{SUFFIX}")
            if path.is_file()
        ]
        return tuple(
            Night(path=path, written=written // 10**9, closed=_is_closed(path))
            for written, path in sorted(found, reverse=True)[:number]
        )

    def unfinished(self) -> Night | None:
        """Give the newest night if it was not left in good order, else None."""
        newest = self.recent(1)
        return newest[0] if newest and not newest[0].closed else None


def _is_closed(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            file.seek(-min(len(_LAST_LINE), path.stat().st_size), os.SEEK_END)
            return file.read() == _LAST_LINE
    except OSError:  # whoever opens it is told why it cannot be read
        return False

"""Keeps the screen on while a table is open."""

import logging
from contextlib import AbstractContextManager
from typing import Any

log = logging.getLogger(__name__)


class Awake:
    """One request to the system; the library for it is imported when first needed."""

    def __init__(self) -> None:
        """Ask for nothing yet."""
        self._mode: AbstractContextManager[Any] | None = None
        self.active = False

    def keep(self, *, on: bool) -> bool:
        """Ask the system to keep the screen on, or let it sleep again.

        Returns:
            Whether the screen is kept on now; False where the system cannot.
        """
        if on == self.active:
            return self.active
        if on:
            self._start()
        else:
            self._stop()
        return self.active

    def _start(self) -> None:
        from wakepy import keep

        mode = keep.presenting(on_fail="pass")
        entered = mode.__enter__()
        self._mode = mode
        self.active = bool(entered.active)
        if not self.active:
            log.info("the screen cannot be kept on: %s", entered.result)
            self._stop()

    def _stop(self) -> None:
        if self._mode is not None:
            self._mode.__exit__(None, None, None)
        self._mode = None
        self.active = False

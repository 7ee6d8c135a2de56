"""Nothing is logged by accident: a stray warning fails its test."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


class StrayRecords(logging.Handler):
    """Collects the records of WARNING and above that a test did not announce.

    A test announces them with ``caplog.at_level`` at exactly the level that it waits for.
    """

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        """Listen beside ``caplog``, whose level tells what was announced."""
        super().__init__(logging.WARNING)
        self.messages: list[str] = []
        self._caplog = caplog

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record unless it was announced."""
        if self._caplog.handler.level != record.levelno:
            self.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@contextmanager
def no_stray_records(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail the test at its end if it logged a warning or worse."""
    stray = StrayRecords(caplog)
    logging.getLogger().addHandler(stray)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(stray)
    if stray.messages:
        pytest.fail("logged by accident: " + "; ".join(stray.messages))

"""The log fixture itself: a stray warning is kept against a test, an announced one is not."""

import logging

import pytest

from tests.support.logs import StrayRecords


def warning(text: str) -> logging.LogRecord:
    return logging.LogRecord("dealer_assist", logging.WARNING, __file__, 1, text, None, None)


def test_a_stray_warning_is_kept(caplog: pytest.LogCaptureFixture) -> None:
    stray = StrayRecords(caplog)
    stray.handle(warning("disk full"))
    assert stray.messages == ["WARNING dealer_assist: disk full"]


def test_an_announced_warning_passes(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        logging.getLogger("dealer_assist").warning("disk full")
    assert caplog.messages == ["disk full"]


def test_information_passes() -> None:
    logging.getLogger("dealer_assist").info("night opened")

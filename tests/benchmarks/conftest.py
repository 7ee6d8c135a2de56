"""Collects what the benchmarks found and prints it at the end of the run."""

from collections.abc import Callable

import pytest

Report = Callable[[str], None]

_lines = pytest.StashKey[list[str]]()


@pytest.fixture
def report(pytestconfig: pytest.Config) -> Report:
    """Give a function that adds a line to what is printed at the end."""
    return pytestconfig.stash.setdefault(_lines, []).append


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the lines."""
    terminalreporter.section("benchmarks")
    for line in config.stash.get(_lines, []):
        terminalreporter.write_line(line)

"""Starting without a display and without Qt: the terminal, a server, a broken installation."""

from pathlib import Path

import pytest

from dealer_assist import __version__
from tests.support.program import run_program

WITHOUT_QT = [("--version",), ("--help",), ("--doctor",), ("check",)]


def imported(importtime: str) -> set[str]:
    """Name the top-level modules in what ``-X importtime`` prints."""
    lines = (line for line in importtime.splitlines() if line.startswith("import time:"))
    return {line.rsplit("|", 1)[-1].strip().split(".")[0] for line in lines}


@pytest.mark.parametrize("arguments", WITHOUT_QT, ids=" ".join)
def test_these_import_no_qt(arguments: tuple[str, ...]) -> None:
    result = run_program(*arguments, python=("-X", "importtime"))
    assert result.stdout
    assert not imported(result.stderr) & {"PySide6", "shiboken6"}


def test_version() -> None:
    result = run_program("--version")
    assert (result.returncode, result.stdout.strip()) == (0, f"dealer-assist {__version__}")


def test_doctor_reports_versions_and_says_whether_something_is_missing() -> None:
    result = run_program("--doctor")
    assert f"dealer-assist {__version__}\n" in result.stdout
    assert "PySide6-Essentials " in result.stdout
    nothing = "Nothing is missing." in result.stdout
    assert (result.returncode, result.stderr) == (0 if nothing else 1, "")


def test_the_bundled_scenarios_hold() -> None:
    result = run_program("check")
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.splitlines()[-1].endswith(" passed, 0 failed")


@pytest.mark.skipif("sys.platform != 'linux'")
def test_a_window_without_a_display_is_refused_in_one_sentence(data_dir: Path) -> None:
    result = run_program("--data-dir", data_dir)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert "libxcb" not in result.stderr


def test_an_unknown_option_is_refused() -> None:
    result = run_program("--no-such-option")
    assert result.returncode == 2
    assert "Traceback" not in result.stderr


def test_the_window_paints_and_quits(data_dir: Path) -> None:
    result = run_program(
        "--data-dir", data_dir, "--quit-after-first-paint", QT_QPA_PLATFORM="offscreen"
    )
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr

"""What the command line can open to learn from."""

from pathlib import Path

import pytest

from dealer_assist import cli
from tests.support.program import run_program


def test_an_example_and_a_drill_can_be_asked_for() -> None:
    command = cli.parse(["--example", "antes-only", "--drill", "4F2A"])
    assert isinstance(command, cli.Window)
    assert (command.example, command.drill) == ("antes-only", "4F2A")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--example", "no-such-example"], "no-such-example"),
        (["--example", "../presets/home"], "../presets/home"),
        (["--drill", "XYZ"], "XYZ"),
    ],
)
def test_what_is_not_there_is_named(arguments: list[str], named: str) -> None:
    done = run_program(*arguments)
    assert done.returncode == 2
    assert named in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--example", "antes-only"], ["--drill", "#4f2a"]])
def test_the_window_opens_on_what_was_asked_for(arguments: list[str], tmp_path: Path) -> None:
    folders = ["--data-dir", str(tmp_path / "data"), "--config-dir", str(tmp_path / "config")]
    done = run_program(
        *arguments, *folders, "--quit-after-first-paint", QT_QPA_PLATFORM="offscreen"
    )
    assert (done.returncode, done.stderr) == (0, "")

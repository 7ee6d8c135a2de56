"""The command line, as its user meets it: lines, exit codes, sentences."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scenario.texts import SMALL, changed, written
from tests.support.paths import ROOT
from tests.support.program import environment, run_program

HOLDS = SMALL
FAILS = changed("expect = { away = [4] }", "expect = { away = [3] }")
BROKEN = changed("expect = { away = [4] }", "expect = { awya = [4] }")


def test_a_file_that_holds(tmp_path: Path) -> None:
    result = run_program("check", written(tmp_path, HOLDS))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "ok small\n1 passed, 0 failed\n"


def test_a_file_that_fails(tmp_path: Path) -> None:
    result = run_program("check", written(tmp_path, FAILS))
    assert (result.returncode, result.stderr) == (1, "")
    assert result.stdout == "FAIL small step 1: away expected [3], got [4]\n0 passed, 1 failed\n"


def test_a_broken_file_is_named_and_the_others_are_run(tmp_path: Path) -> None:
    broken = written(tmp_path, BROKEN, "a.toml")
    written(tmp_path, FAILS, "b.toml")
    (tmp_path / "deeper").mkdir()
    written(tmp_path / "deeper", HOLDS, "c.toml")
    written(tmp_path, "no scenario", "readme.txt")
    result = run_program("check", tmp_path)
    assert result.returncode == 2
    assert result.stderr == f"dealer-assist: {broken}: line 23: expect.awya: unknown key\n"
    assert result.stdout.splitlines() == [
        "FAIL small step 1: away expected [3], got [4]",
        "ok small",
        "1 passed, 1 failed",
    ]


def test_a_file_that_fails_and_is_broken_farther_on_is_broken(tmp_path: Path) -> None:
    result = run_program("check", written(tmp_path, FAILS + "\n[[step]]\nevents = 3\n"))
    assert (result.returncode, result.stdout) == (2, "0 passed, 0 failed\n")
    assert "line 31: events" in result.stderr


@pytest.mark.parametrize(
    ("path", "sentence"), [("nowhere", "No such file"), ("empty", "no scenario in this folder")]
)
def test_a_path_without_scenarios(path: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    good = written(tmp_path, HOLDS)
    result = run_program("check", tmp_path / path, good)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stdout == "ok small\n1 passed, 0 failed\n"


def test_refused_house_rules_are_explained_in_the_chosen_language(tmp_path: Path) -> None:
    path = written(tmp_path, changed("blinds = [1, 2]", 'button = "lively"'))
    english = run_program("check", "--lang", "en", path)
    french = run_program("check", "--lang", "fr", path)
    assert english.returncode == french.returncode == 2
    assert "line 9: house.button: " in english.stderr
    assert "dead, moving, simplified" in english.stderr
    assert english.stderr != french.stderr


DEALT = "[[step]]\nevents = [{ do = 'deal' }, { do = 'act', seat = 1, action = 'call' }]\n"


def test_a_refusal_nobody_expected_is_told_in_the_chosen_language(tmp_path: Path) -> None:
    path = written(tmp_path, HOLDS + "[[step]]\nevents = [{ do = 'leave', seat = 6 }]\n")
    english, french = (run_program("check", "--lang", lang, path) for lang in ("en", "fr"))
    assert english.stdout.startswith(
        "FAIL small step 3: refused expected false, got Seat 6 is empty. [seat_empty]\n"
    )
    assert "[seat_empty]" in french.stdout
    assert "Seat 6 is empty" not in french.stdout


def test_show_tells_the_pots_and_what_goes_back(tmp_path: Path) -> None:
    small = written(tmp_path, HOLDS.replace('owes = { 4 = "both" }\n', "") + DEALT)
    assert "Pot: 5" not in run_program("show", small).stdout


def test_show_prints_a_line_of_json_for_each_step(tmp_path: Path) -> None:
    result = run_program("show", "--json", written(tmp_path, FAILS))
    assert (result.returncode, result.stderr) == (0, "")
    first, second = map(json.loads, result.stdout.splitlines())
    assert (first["step"], first["away"], first["refused"]) == (1, [4], None)
    assert (second["step"], second["away"]) == (2, [])
    assert all(why["text"] for why in first["why"])


def test_show_draws_the_table(tmp_path: Path) -> None:
    result = run_program("show", written(tmp_path, HOLDS))
    assert (result.returncode, result.stderr) == (0, "")
    assert "1. As it is." in result.stdout
    assert "Dan is back." in result.stdout
    assert "4  Dan" in result.stdout


def test_show_speaks_french_before_and_behind_the_command(tmp_path: Path) -> None:
    path = written(tmp_path, HOLDS)
    behind = run_program("show", path, "--lang", "fr")
    before = run_program("--lang", "fr", "show", path)
    by_locale = run_program("show", path, LC_ALL="fr_FR.UTF-8")
    assert behind.stdout == before.stdout == by_locale.stdout
    assert behind.stdout != run_program("show", path).stdout


def test_show_tells_what_it_reached_before_the_fault(tmp_path: Path) -> None:
    result = run_program("show", "--json", written(tmp_path, HOLDS + "\n[[step]]\nx = 1\n"))
    assert result.returncode == 2
    assert [json.loads(line)["step"] for line in result.stdout.splitlines()] == [1, 2]
    assert "line 31: x: unknown key" in result.stderr


def test_show_paints_the_last_step(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    result = run_program("show", written(tmp_path, HOLDS), "--png", out)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert out.read_bytes().startswith(b"\x89PNG\r\n")


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "table.png"
    result = run_program("show", written(tmp_path, HOLDS), "--png", out)
    assert (result.returncode, len(result.stderr.splitlines())) == (2, 1)
    assert str(out) in result.stderr


def test_no_picture_of_a_broken_file(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    result = run_program("show", written(tmp_path, BROKEN), "--png", out)
    assert (result.returncode, out.exists()) == (2, False)
    assert "line 23" in result.stderr


def test_an_unknown_preset_is_refused_by_name(data_dir: Path) -> None:
    result = run_program("--data-dir", data_dir, "--preset", "nowhere")
    assert (result.returncode, result.stdout) == (2, "")
    assert "nowhere" in result.stderr
    assert "roberts" in result.stderr


@pytest.mark.parametrize("arguments", [("--theme", "pink"), ("--lang", "xx"), ("show",), ("fly",)])
def test_senseless_arguments(arguments: tuple[str, ...]) -> None:
    result = run_program(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert "Traceback" not in result.stderr


def endless(tmp_path: Path) -> subprocess.Popen[bytes]:
    """Start a program that prints far more than a pipe holds."""
    path = written(tmp_path, HOLDS + "\n[[step]]\n" * 20_000)
    command = [sys.executable, "-m", "dealer_assist", "show", "--json", str(path)]
    return subprocess.Popen(  # noqa: S603 - our own interpreter and arguments
        command,
        env=environment(),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_a_reader_that_stops_reading_is_no_error(tmp_path: Path) -> None:
    with endless(tmp_path) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 141


@pytest.mark.skipif("sys.platform == 'win32'")
def test_an_interrupt_leaves_no_traceback(tmp_path: Path) -> None:
    with endless(tmp_path) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.send_signal(signal.SIGINT)
        program.stdout.read()
        assert program.stderr.read() == b""
    assert program.returncode == 130


@pytest.mark.skipif("not __import__('pathlib').Path('/dev/full').exists()")
def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(  # noqa: S603 - our own interpreter and arguments
            [sys.executable, "-m", "dealer_assist", "check", str(written(tmp_path, HOLDS))],
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert (result.returncode, len(result.stderr.splitlines())) == (2, 1)

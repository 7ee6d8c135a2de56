"""What ``--doctor`` says where something is missing."""

import re
from importlib import metadata
from pathlib import Path

import pytest

from dealer_assist import doctor, resources
from tests.support.paths import ROOT

WAYLAND = doctor.LIBRARIES[-2:]


@pytest.fixture(autouse=True)
def _linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")


def without(monkeypatch: pytest.MonkeyPatch, *sonames: str) -> None:
    """Pretend that only these system libraries are missing."""

    def load(soname: str) -> None:
        if soname in sonames:
            raise OSError(soname)

    monkeypatch.setattr("ctypes.CDLL", load)
    monkeypatch.setattr(doctor, "FONT_FOLDERS", (ROOT,))


def with_managers(monkeypatch: pytest.MonkeyPatch, *managers: str) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name in managers else None)


def test_nothing_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch)
    assert doctor.run({"Data": Path("there")}) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Data: there" in lines
    assert lines[-1] == "Nothing is missing."


def test_a_missing_library_is_named_with_its_package_and_its_cure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch, "libxcb-cursor.so.0")
    with_managers(monkeypatch, "apt-get")
    assert doctor.run({}) == 1
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "Missing: libxcb-cursor.so.0 (Debian package libxcb-cursor0)",
        "Install with:",
        "  sudo apt-get install libxcb-cursor0",
    ]


def test_other_systems_are_not_asked_for_linux_libraries(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    without(monkeypatch, *(library.soname for library in doctor.LIBRARIES))
    assert doctor.run({}) == 0
    assert "Install with" not in capsys.readouterr().out


def test_a_system_without_any_font(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    without(monkeypatch)
    monkeypatch.setattr(doctor, "FONT_FOLDERS", (tmp_path, tmp_path / "none"))
    assert doctor.missing_libraries() == (doctor.FONT,)


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt-get", "sudo apt-get install libwayland-client0 libwayland-cursor0"),
        ("dnf", "sudo dnf install libwayland-client libwayland-cursor"),
        ("pacman", "sudo pacman -S wayland"),
    ],
)
def test_the_line_is_the_one_of_the_package_manager_here(
    manager: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_managers(monkeypatch, manager)
    assert doctor.install_lines(WAYLAND) == (line,)


def test_all_three_lines_where_no_package_manager_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    with_managers(monkeypatch)
    assert len(doctor.install_lines(WAYLAND)) == 3


def test_a_missing_python_package_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch)
    monkeypatch.setattr(doctor, "DISTRIBUTIONS", ("no-such-package",))
    assert doctor.run({}) == 1
    out = capsys.readouterr().out
    assert "no-such-package not installed\n" in out
    assert "Missing: the Python package no-such-package." in out


@pytest.mark.parametrize(
    ("python", "qt", "code"),
    [((3, 11, 9), "6.12.0", 1), ((3, 11, 9), "6.11.3", 0), ((3, 12, 1), "6.12.0", 0)],
)
def test_the_pairing_that_crashes_is_named(
    python: tuple[int, int, int], qt: str, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch)
    monkeypatch.setattr("sys.version_info", python)
    monkeypatch.setattr(metadata, "version", lambda _: qt)
    assert doctor.run({}) == code


def test_missing_resources_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    without(monkeypatch)
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    assert doctor.run({}) == 1
    assert "Missing: no resources in " in capsys.readouterr().out


def test_the_readme_installs_what_the_doctor_looks_for() -> None:
    line = re.search(
        r"^sudo apt-get update .* install -y (.*)$", (ROOT / "README.md").read_text("utf-8"), re.M
    )
    assert line
    looked_for = {library.apt for library in (*doctor.LIBRARIES, doctor.FONT)}
    assert set(line[1].split()) == looked_for | {"python3-venv"}

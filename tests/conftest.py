"""Nothing passes by accident: no stray warning, log record, window, timer or file."""

import os
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.logs import no_stray_records
from tests.support.paths import ROOT

# Before Qt is imported; .ci may ask for another platform.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The same texts, sizes and numbers on every machine.
for variable in ("LANGUAGE", "LANG", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE"):
    os.environ.pop(variable, None)
os.environ["LC_ALL"] = "C.UTF-8"

# A busy machine is no failure, and every run draws the same examples.
settings.register_profile(
    "project", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("project")


def pytest_sessionstart() -> None:
    """Compile the translations, so that no test sees a catalogue older than its source."""
    hook = runpy.run_path(str(ROOT / "packaging" / "hatch_build.py"))
    hook["compile_catalogues"](ROOT)


@pytest.fixture(autouse=True)
def _no_stray_logs(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with no_stray_records(caplog):
        yield


@pytest.fixture(autouse=True)
def data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Send whatever the program keeps to a folder of this test alone.

    Returns:
        The folder to give as ``--data-dir``; it does not exist yet.
    """
    for name in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    return tmp_path / "data" / "dealer-assist"


@pytest.fixture(autouse=True)
def _nothing_left(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if "qapp" in request.fixturenames:
        from tests.support.leaks import clean_up

        if left := clean_up():
            pytest.fail("left after the test: " + "; ".join(left))

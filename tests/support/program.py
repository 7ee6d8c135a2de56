"""The program as its user starts it: another process, from any folder."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.paths import ROOT

# Whatever would lead Qt to a display.
_DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def environment(**more: str) -> dict[str, str]:
    """Give this process's environment without a display, importing from the checkout."""
    kept = {name: value for name, value in os.environ.items() if name not in _DISPLAY}
    return kept | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"} | more


def run_program(
    *arguments: str | Path, python: tuple[str, ...] = (), **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run ``python -m dealer_assist`` to its end.

    Args:
        *arguments: Of the program.
        python: Options of the interpreter, such as ``("-X", "importtime")``.
        **environ: Set besides, such as ``QT_QPA_PLATFORM="offscreen"``.
    """
    return subprocess.run(  # noqa: S603 - our own interpreter and arguments
        [sys.executable, *python, "-m", "dealer_assist", *map(str, arguments)],
        env=environment(**environ),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )

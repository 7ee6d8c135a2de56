"""Starts the program: the terminal's part first, Qt only where something is painted."""

import gc
import io
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import resources

if TYPE_CHECKING:
    from dealer_assist import cli

INTERRUPTED = 128 + 2  # as shells report the two signals
PIPE_CLOSED = 128 + 13
REFUSED = 2


def main() -> int:
    """Run the program with the arguments of the command line.

    Returns:
        The exit code: that of the command, or 2 if it was refused.
    """
    arguments = sys.argv[1:]
    if "--doctor" in arguments:
        # Before anything is imported that may be what is missing.
        from dealer_assist import doctor

        return _in_terminal(partial(doctor.run, _kept()))
    from dealer_assist import cli

    command = cli.parse(arguments)
    try:
        place = cli.Place(resources=resources.folder(), locale=resources.locale_folder())
    except FileNotFoundError as error:
        return _refuse(f"{error}; install the program again")
    if isinstance(command, cli.Window):
        return _window(command, place)
    if isinstance(command, cli.Check):
        return _in_terminal(partial(cli.check, command, place))
    return _show(command, place)


def _kept() -> dict[str, Path]:
    """Where tables and settings are kept; unknown while platformdirs is missing."""
    try:
        from platformdirs import user_config_path, user_data_path
    except ModuleNotFoundError:
        return {}
    return {
        "Tables": user_data_path("dealer-assist", appauthor=False),
        "Settings": user_config_path("dealer-assist", appauthor=False),
    }


def _show(command: "cli.Show", place: "cli.Place") -> int:
    """Print a scenario, paint it, or both."""
    from dealer_assist import cli

    code = 0
    if command.json or command.png is None:
        code = _in_terminal(partial(cli.show, command, place))
    return code or (_picture(command, command.png, place) if command.png else 0)


def _in_terminal(command: Callable[[], int]) -> int:
    """Run a command that prints, though nobody may be reading or somebody may stop it."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # The interpreter flushes once more at its end, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return PIPE_CLOSED
        return _refuse(f"cannot print: {error.strerror}")
    return code


def _picture(command: "cli.Show", out: Path, place: "cli.Place") -> int:
    """Paint the table of a scenario's last step, without a screen."""
    from dealer_assist import cli

    view = cli.last_view(command, place)
    if view is None:
        return REFUSED
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from dealer_assist.gui import app

    dealer = cli.texts_of(command, place).label("dealer")
    if not app.render_png(view, out, place.resources, dealer=dealer):
        return _refuse(f"{out}: the picture cannot be written")
    return 0


def _window(command: "cli.Window", place: "cli.Place") -> int:
    """Open the window."""
    if command.preset is not None and command.preset not in place.presets():
        return _refuse(f"no preset is called {command.preset}: {', '.join(place.presets())}")
    if lacking := _not_to_learn(command, place):
        return _refuse(lacking)
    if not _has_display():
        return _refuse("no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set")
    # What is imported here stays to the end: the collector would walk through all of it in vain,
    # now, in the middle of later taps, and once more at the exit.
    gc.disable()
    from dealer_assist.gui import app

    gc.freeze()
    gc.enable()
    return app.run(command, place.resources, place.locale)


def _not_to_learn(command: "cli.Window", place: "cli.Place") -> str:
    """Say what is wrong with the example or the drill that is asked for; nothing if all is well."""
    examples = (path.stem for path in place.scenarios.glob("*.toml"))
    if command.example is not None and command.example not in examples:
        return f"no example is called {command.example}: their names stand in {place.scenarios}"
    if command.drill is not None:
        from dealer_assist.scenario.drill_values import seed_of

        if seed_of(command.drill) is None:
            return f"{command.drill} is no code of a drill: four signs, 0 to 9 and A to F"
    return ""


def _has_display() -> bool:
    """Whether Qt will find a screen; on Linux it aborts the process where there is none."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(map(os.environ.get, variables))


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"dealer-assist: {sentence}\n")
    return REFUSED


if __name__ == "__main__":
    sys.exit(main())

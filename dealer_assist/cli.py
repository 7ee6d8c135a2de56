"""The command line: its arguments, and everything that needs a terminal only.

What runs scenarios is imported by the commands that do: a window opens without it.
"""

import os
import sys
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from dealer_assist import __version__
from dealer_assist.core.table import Table
from dealer_assist.core.values import Why
from dealer_assist.rules.step import apply, current
from dealer_assist.scenario.presets import Presets, load_presets
from dealer_assist.scenario.reading import FileError
from dealer_assist.scenario.words import in_language
from dealer_assist.view.deeds import said
from dealer_assist.view.say import say
from dealer_assist.view.screen import hand_names, screen
from dealer_assist.view.texts import LANGUAGES, Texts
from dealer_assist.view.values import View

if TYPE_CHECKING:
    from dealer_assist.scenario.runner import Outcome

HELD, FAILED, UNREADABLE = 0, 1, 2
THEMES = ("dark", "light", "high_contrast", "system")


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """Run scenario files; without a path those that come with the program."""

    paths: tuple[Path, ...] = ()
    lang: str | None = None


class Show(msgspec.Struct, frozen=True, kw_only=True):
    """Print each step of a scenario, or paint the table its last one leads to."""

    file: Path
    json: bool = False
    png: Path | None = None
    lang: str | None = None


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """Open the window; ``None`` leaves a choice to the settings."""

    lang: str | None = None
    preset: str | None = None
    new: bool = False
    data_dir: Path | None = None
    config_dir: Path | None = None
    fullscreen: bool = False
    theme: str | None = None
    animations: bool = True
    quit_after_first_paint: bool = False
    example: str | None = None  # id of an example to show
    drill: str | None = None  # code of a drill to start


Command = Check | Show | Window


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where the program's own files are."""

    resources: Path
    locale: Path

    @property
    def scenarios(self) -> Path:
        """The scenarios that come with the program."""
        return self.resources / "scenarios"

    def presets(self) -> Presets:
        """Read the presets."""
        return load_presets(self.resources / "presets")


def parse(arguments: Sequence[str]) -> Command:
    """Understand the arguments.

    Raises:
        SystemExit: They make no sense (code 2), or asked for help or the version (code 0).
    """
    values = vars(_parser().parse_args(arguments))
    kinds: dict[str | None, type[Command]] = {None: Window, "check": Check, "show": Show}
    kind = kinds[values["command"]]
    return kind(**{name: values[name] for name in kind.__struct_fields__})


def check(command: Check, place: Place) -> int:
    """Run files and folders, and print a line for each file and one with the sums.

    Returns:
        The exit code: 0 if all held, 1 if something failed, 2 if a file could not be read.
    """
    from dealer_assist.scenario.files import read_scenario
    from dealer_assist.scenario.runner import first_failure

    presets = place.presets()
    texts = texts_of(command, place)
    passed = failed = unread = 0

    def coded(why: Why, table: Table) -> str:
        return f"{_sentence(why, table, texts)} [{why.code}]"

    for path in command.paths or (place.scenarios,):
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            complain(FileError("no scenario in this folder", file=str(path)), texts)
            unread += 1
        for file in files:
            try:
                scenario = read_scenario(file, presets)
                failure = first_failure(scenario, coded)
            except FileError as error:
                complain(error, texts)
                unread += 1
                continue
            passed, failed = passed + (failure is None), failed + (failure is not None)
            _print(f"FAIL {scenario.id} {failure[1]}" if failure else f"ok {scenario.id}")
    _print(f"{passed} passed, {failed} failed")
    if unread:
        return UNREADABLE
    return FAILED if failed else HELD


def show(command: Show, place: Place) -> int:
    """Print every step as it is reached: a drawing, or a line of JSON.

    Returns:
        The exit code: 2 if the file could not be read to its end, else 0.
    """
    from dealer_assist.scenario.files import read_scenario
    from dealer_assist.scenario.runner import json_line, run

    texts = texts_of(command, place)
    try:
        scenario = read_scenario(command.file, place.presets())
        before = scenario.table
        for outcome in run(before, scenario.steps()):
            if command.json:
                _print(json_line(outcome, lambda why, table: _sentence(why, table, texts)))
            else:
                _print(_step_text(outcome, before, texts))
            before = outcome.table
    except FileError as error:
        complain(error, texts)
        return UNREADABLE
    return HELD


def last_view(command: Show, place: Place) -> View | None:
    """Play a scenario to its end.

    Returns:
        What a screen would show then; None after the complaint that the file cannot be read.
    """
    from dealer_assist.scenario.files import read_scenario
    from dealer_assist.scenario.runner import run

    texts = texts_of(command, place)
    try:
        scenario = read_scenario(command.file, place.presets())
        table = scenario.table
        for outcome in run(table, scenario.steps()):
            table = outcome.table
    except FileError as error:
        complain(error, texts)
        return None
    return screen(table, current(table), texts)


def texts_of(command: Command, place: Place) -> Texts:
    """The texts of the chosen language, else of the terminal's."""
    return Texts(command.lang or language(), place.locale)


def complain(error: FileError, texts: Texts) -> None:
    """Say on stderr what is wrong with a file: the file, the line, the key, a sentence."""
    sentence = " ".join(say(why, texts, {}) for why in error.reasons) or error.sentence
    _print_error(error.say(sentence))


def language() -> str:
    """The language of the terminal, English if there are no texts in it."""
    import locale

    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    named = next(filter(None, map(os.environ.get, variables)), locale.getlocale()[0])
    code = (named or "")[:2].lower()
    return code if code in LANGUAGES else "en"


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="dealer-assist",
        description="Button, blinds, acting order, and why. Without a command the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    # Answered before the arguments are read; here for --help.
    parser.add_argument("--doctor", action="store_true", help="say what is missing, if anything")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), help="language of all texts")
    parser.add_argument("--preset", metavar="NAME", help="house rules of a new table")
    parser.add_argument("--example", metavar="ID", help="show an example")
    parser.add_argument("--drill", metavar="CODE", help="start the drill of a code such as 4F2A")
    parser.add_argument("--new", action="store_true", help="start a new table")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where the tables are kept")
    parser.add_argument(
        "--config-dir", type=Path, metavar="DIR", help="where the settings are kept"
    )
    parser.add_argument("--fullscreen", action="store_true", help="open in full screen")
    parser.add_argument("--theme", choices=THEMES, help="colours of the window")
    parser.add_argument(
        "--no-animations", dest="animations", action="store_false", help="nothing glides"
    )
    parser.add_argument(
        "--quit-after-first-paint", action="store_true", help="for measuring how long a start takes"
    )
    _add_commands(parser)
    return parser


def _add_commands(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    check = commands.add_parser(
        "check",
        help="run scenario files",
        description="Run scenario files and folders; without a path those of the program.",
        epilog="Exit code: 0 all held, 1 something failed, 2 a file could not be read.",
    )
    check.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    show = commands.add_parser(
        "show",
        help="show what a scenario file leads to",
        description="Draw each step of a scenario file as text.",
    )
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("--json", action="store_true", help="one JSON object a step, with every key")
    show.add_argument("--png", type=Path, metavar="OUT", help="paint the table of the last step")
    for command in (check, show):
        # A default would overwrite what stands before the command.
        command.add_argument("--lang", choices=tuple(LANGUAGES), default=SUPPRESS)


def _sentence(why: Why, table: Table, texts: Texts) -> str:
    return say(why, texts.at(table.house), hand_names(table))


def _step_text(outcome: "Outcome", before: Table, texts: Texts) -> str:
    """A step in words and characters: its note, what happened or did not, the table."""
    from dealer_assist.view.drawing import drawing

    step = outcome.step
    done = step.events[: outcome.done]
    tables = accumulate(done, apply, initial=before)
    problem = outcome.problem.reasons if outcome.problem else ()
    lines = [
        f"{step.number}. {in_language(step.note, texts.language)}".rstrip(),
        *(said([event], table, texts) for event, table in zip(done, tables, strict=False)),
        *(_sentence(why, outcome.table, texts) for why in problem),
        "",
        drawing(screen(outcome.table, outcome.hand, texts)),
        *_pots(outcome.table, texts),
        "",
    ]
    return "\n".join(lines)


def _pots(table: Table, texts: Texts) -> Sequence[str]:
    """The pots with who may win them, and once a round is over what goes back."""
    from dealer_assist.view.follow import follow

    shown = follow(table, texts)
    if shown is None:
        return ()
    lines = [pot.label for pot in shown.pots] + [shown.uncalled]
    return ["", *filter(None, lines)] if any(lines) else ()


def _print(text: str) -> None:
    sys.stdout.write(text + "\n")


def _print_error(text: str) -> None:
    sys.stdout.flush()
    sys.stderr.write(f"dealer-assist: {text}\n")

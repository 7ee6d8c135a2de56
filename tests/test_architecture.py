"""The shape that STYLE asks for, where no other tool can check it."""

import ast
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.paths import PACKAGE, ROOT

MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST_FILE = 400
TOP_LEVEL = {
    "LICENSE",
    "README.md",
    "dealer_assist",
    "packaging",
    "pyproject.toml",
    "resources",
    "tests",
}

# Whatever puts a text before the user; it must come from the catalogue.
SHOWS_TEXT = {
    "QAction",
    "QCheckBox",
    "QGroupBox",
    "QLabel",
    "QMenu",
    "QPushButton",
    "QRadioButton",
    "QToolButton",
    "addAction",
    "addButton",
    "addItem",
    "addItems",
    "addMenu",
    "addRow",
    "addTab",
    "drawText",
    "insertItem",
    "setAccessibleDescription",
    "setAccessibleName",
    "setHeaderLabels",
    "setHtml",
    "setInformativeText",
    "setLabelText",
    "setPlaceholderText",
    "setPlainText",
    "setStatusTip",
    "setTabText",
    "setText",
    "setTitle",
    "setToolTip",
    "setWhatsThis",
    "setWindowTitle",
    "showMessage",
}

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), relative(path))


def public(body: list[ast.stmt]) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """Name what others may use: no underscore, and no name that Qt chose (``paintEvent``)."""
    for node in body:
        match node:
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield node
                yield from public(node.body)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if (
                name.islower() and not name.startswith("_")
            ):
                yield node
            case _:
                pass


def undocumented(path: Path) -> Iterator[str]:
    module = parse(path)
    if not ast.get_docstring(module):
        yield relative(path)
    for node in public(module.body):
        if not ast.get_docstring(node):
            yield f"{relative(path)}:{node.lineno} {node.name}"


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def literal_texts(call: ast.Call) -> Iterator[str]:
    """Find words written into a call; a sign without letters, such as "▶", is none."""
    for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
        for node in ast.walk(argument):
            match node:
                case ast.Call():  # a look-up or a conversion, with arguments of its own
                    break
                case ast.Constant(value=str(text)) if any(map(str.isalpha, text)):
                    yield text
                case _:
                    pass


def untranslated(path: Path) -> Iterator[str]:
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Call) and called(node) in SHOWS_TEXT:
            for text in literal_texts(node):
                yield f"{relative(path)}:{node.lineno} {called(node)}({text!r})"


def test_every_public_thing_has_a_docstring() -> None:
    assert [line for path in MODULES for line in undocumented(path)] == []


def test_no_file_holds_more_than_one_idea() -> None:
    lengths = {relative(path): len(path.read_bytes().splitlines()) for path in MODULES}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_text_of_the_window_is_written_in_the_code() -> None:
    paths = [path for path in MODULES if PACKAGE / "gui" in path.parents]
    assert [line for path in paths for line in untranslated(path)] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('label.setText("Next hand")', 1),
        ('menu.addAction(icon, "Undo")', 1),
        ('label.setText(f"Seat {number}")', 1),
        ('QLabel(text="Away" if away else view.title)', 1),
        ('label.setText(texts("next_hand"))', 0),
        ('label.setText("▶")', 0),
        ("label.setText(view.title)", 0),
        ('label.setObjectName("title")', 0),
    ],
)
def test_the_search_for_literal_texts_finds(code: str, found: int, tmp_path: Path) -> None:
    call = next(node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call))
    assert len([*literal_texts(call)] if called(call) in SHOWS_TEXT else []) == found


def test_imports_follow_the_layers() -> None:
    program = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert program, "import-linter is not installed beside this Python"
    result = subprocess.run(  # noqa: S603 - a tool of the test environment
        [program, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_no_rule_is_switched_off_for_single_files() -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert not {"per-file-ignores", "extend-per-file-ignores"} & tools["ruff"]["lint"].keys()
    assert "overrides" not in tools["mypy"]
    assert "omit" not in tools["coverage"]["run"]
    assert all("ignore_imports" not in contract for contract in tools["importlinter"]["contracts"])


def test_the_top_level_stays_as_it_is() -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(  # noqa: S603 - git, with constant arguments
        [git, "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    names = {line.split("/")[0] for line in listing.splitlines()}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL

"""The window's texts by name."""

import ast
from collections.abc import Iterator

from dealer_assist.view.labels import LABELS
from tests.support.paths import PACKAGE


def asked_for() -> Iterator[str]:
    """Names that some code gives to ``label`` as they are."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="label"), args=[ast.Constant(value=name), *_]
                ):
                    yield str(name)
                case _:
                    pass


def test_every_label_that_the_code_asks_for_exists() -> None:
    assert set(asked_for()) - set(LABELS) == set()

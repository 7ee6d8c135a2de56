"""Plain data as TOML, in the shape of a scenario written by hand."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_value(value: Any) -> str:
    """One value in one line: a text, a whole number, true or false, a list, a table.

    Raises:
        TypeError: A value that TOML does not have, ``None`` among them: a caller's bug.
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _text(value)
        case int():
            return str(value)
        case Mapping():
            inner = ", ".join(f"{_key(key)} = {toml_value(item)}" for key, item in value.items())
            return f"{{ {inner} }}" if inner else "{}"
        case Sequence():
            return f"[{', '.join(map(toml_value, value))}]"
        case _:
            message = f"TOML has no {type(value).__name__}"
            raise TypeError(message)


def toml_lines(values: Mapping[str, Any]) -> str:
    """Keys with their values, one a line, each line ended."""
    return "".join(f"{_key(key)} = {toml_value(value)}\n" for key, value in values.items())


def _key(key: object) -> str:
    name = str(key)
    return name if _BARE.fullmatch(name) else _text(name)


def _text(value: str) -> str:
    # JSON leaves DEL as it is, which TOML does not allow.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")

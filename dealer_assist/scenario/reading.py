"""Text of a file and its faults: what every TOML file of the program is read with."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from dealer_assist.core.events import EVENTS
from dealer_assist.core.values import Why

MAX_BYTES = 32 * 2**20

Kind = TypeVar("Kind")

EVENT_NAMES = tuple(str(kind.__struct_config__.tag) for kind in EVENTS)
"""What ``do`` may hold."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_IN_KEY = "`key` in "
_PLAIN = {
    "int": "a whole number",
    "float": "a number with a point",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


class FileError(Exception):
    """A file that cannot be used, and why, in one sentence.

    ``line`` and ``key`` are 0 and empty where they are not known. ``reasons`` are there when the
    rules refuse what stands in the file: the view has better sentences for them.
    """

    def __init__(
        self,
        sentence: str,
        *,
        file: str,
        line: int = 0,
        key: str = "",
        reasons: tuple[Why, ...] = (),
    ) -> None:
        """Keep each part, so that a caller may say it in its own words."""
        super().__init__(sentence)
        self.sentence = sentence
        self.file = file
        self.line = line
        self.key = key
        self.reasons = reasons

    def __str__(self) -> str:
        """Name file, line and key before the sentence."""
        return self.say(self.sentence)

    def say(self, sentence: str) -> str:
        """Name file, line and key before a sentence, all in one line."""
        parts = (self.file, f"line {self.line}" if self.line else "", self.key, sentence)
        # A key may hold line ends, or what a terminal takes for orders.
        return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", ": ".join(filter(None, parts)))


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a file that is TOML by itself; ``line`` is its first, 0 if not known."""

    file: str
    text: str
    line: int = 1

    def parse(self) -> dict[str, Any]:
        """Read the text as TOML.

        Raises:
            FileError: With the line that TOML stumbles over.
        """
        try:
            return tomllib.loads(self.text)
        except RecursionError:
            raise self.fault("lists or tables stand in each other too deeply") from None
        except ValueError as error:
            raise self._syntax_fault(str(error)) from None

    def convert(self, value: object, kind: type[Kind], key: str = "") -> Kind:
        """Make a value of the field's vocabulary from plain data.

        Args:
            value: As TOML gives it.
            kind: What it must be.
            key: Where ``value`` stands, such as ``table``.

        Raises:
            FileError: Unknown keys, wrong types and what is out of range.
        """
        try:
            return msgspec.convert(value, kind, str_keys=True)
        except msgspec.ValidationError as error:
            where, sentence = _explained(str(error))
            raise self.fault(sentence, key=_joined(key, where)) from None

    def fault(self, sentence: str, *, key: str = "", reasons: tuple[Why, ...] = ()) -> FileError:
        """Make the fault of a key, with the line it most likely stands in."""
        line = self.line and self.line_of(key)
        return FileError(sentence, file=self.file, line=line, key=key, reasons=reasons)

    def line_of(self, key: str) -> int:
        """Find the line that names a key such as ``events[1].seat``: its last name found in turn.

        tomllib keeps no lines; where a name cannot be found, the line of the one before it.
        """
        place = 0
        for name, number in re.findall(r"([\w-]+)|\[(\d+)\]", key):
            # An item of a list has no name of its own; a record of a list has its ``do``.
            count = int(number) + 1 if number else 1
            sign = re.escape(name) if name else "do"
            found = re.compile(rf"(?<![\w-]){sign}(?![\w-])").finditer(self.text, place)
            starts = [match.start() for match, _ in zip(found, range(count), strict=False)]
            if len(starts) < count:
                break
            place = self.text.rfind("\n", 0, starts[-1]) + 1 if number else starts[-1]
        return self.line + self.text.count("\n", 0, place)

    def _syntax_fault(self, message: str) -> FileError:
        found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", message)
        sentence = message[: found.start()] if found else message
        if found and found[1]:
            line = self.line + int(found[1]) - 1
            sentence = f"{sentence}, at column {found[2]}"
        else:
            line = self.line + self.text.count("\n", 0, len(self.text.rstrip()))
        sentence = sentence[:1].lower() + sentence[1:]
        return FileError(f"not TOML: {sentence}", file=self.file, line=line if self.line else 0)


def read_text(path: Path) -> Piece:
    """Read a whole file.

    Returns:
        Its text, as one piece that starts in line 1.

    Raises:
        FileError: It is not there, may not be read, is no UTF-8 or larger than 32 MiB.
    """
    file = str(path)
    try:
        with path.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise FileError(f"cannot be read ({error.strerror})", file=file) from None
    if len(content) > MAX_BYTES:
        raise FileError("larger than 32 MiB", file=file)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FileError("not a text in UTF-8", file=file, line=line) from None
    return Piece(file=file, text=text)


def _explained(message: str) -> tuple[str, str]:
    """Split what msgspec says into the key and a sentence."""
    sentence, _, place = message.partition(" - at ")
    where = place.removeprefix(_IN_KEY).strip("`").removeprefix("$").removeprefix(".")
    where = where.partition("[...]")[0]
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", sentence):
        return _joined(where, found[1]), "unknown key"
    if found := re.fullmatch(r"Object missing required field `(.*)`", sentence):
        return _joined(where, found[1]), "this key is missing"
    if found := re.fullmatch(r"Invalid (?:enum )?value (.*)", sentence):
        allowed = f"; allowed: {', '.join(EVENT_NAMES)}" if where.endswith("].do") else ""
        return where, f"the value {found[1]} is not known here{allowed}"
    if place.startswith(_IN_KEY):
        return where, "the names in this table are seats, from 1 to 12"
    sentence = re.sub(r"`([^`]*)`", lambda match: _plain(match[1]), sentence)
    return where, sentence[:1].lower() + sentence[1:]


def _plain(kinds: str) -> str:
    return " or ".join(_PLAIN.get(kind, f"a {kind}") for kind in kinds.split(" | "))


def _joined(key: str, more: str) -> str:
    return f"{key}.{more}" if key and more and not more.startswith("[") else key + more

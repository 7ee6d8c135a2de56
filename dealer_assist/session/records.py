"""The lines of a journal: CRC-32 of the record, a space, the record as JSON, a newline.

The first key of a record tells its kind. Whatever an older program could not read, a new field
of the table included, raises ``FORMAT``.
"""

import zlib
from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec

from dealer_assist.core.table import Table, problems
from dealer_assist.session.log import Entry

FORMAT: Final = 1
MAX_LINE = 1024 * 1024
"""Bytes of the longest line, its newline included."""

NoteValue = str | int | bool


class Opening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """First line: who wrote the file, and the table the night starts from.

    The house rules stand in it key by key, since presets change.
    """

    format: Literal[1] = FORMAT
    version: str  # of the program
    table: Table


class Undone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last entry was taken back."""

    undo: Literal[1] = 1


class Redone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The entry taken back last counts again."""

    redo: Literal[1] = 1


class Note(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to remember that no undo touches: the level clock, a name."""

    note: dict[str, NoteValue]


class Closed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The night was left in good order; whatever is appended later opens it again."""

    closed: Literal[1] = 1


Record = Opening | Entry | Undone | Redone | Note | Closed


class Damage(StrEnum):
    """Why reading stopped before the end of a journal."""

    CUT_SHORT = "cut_short"  # the last line has no newline: it was being written
    WRONG_SUM = "wrong_sum"  # the line is not what was written
    LINE_TOO_LONG = "line_too_long"
    UNKNOWN_RECORD = "unknown_record"  # as it was written, but it means nothing here


class _Head(msgspec.Struct, frozen=True, kw_only=True):
    """What the first line of every format holds; whatever else it holds may be new."""

    format: Annotated[int, msgspec.Meta(ge=1)]
    version: str


_encoder = msgspec.json.Encoder()
_head_decoder = msgspec.json.Decoder(_Head)
_decoders: dict[bytes, msgspec.json.Decoder[Record]] = {
    b"format": msgspec.json.Decoder(Opening),
    b"at": msgspec.json.Decoder(Entry),
    b"undo": msgspec.json.Decoder(Undone),
    b"redo": msgspec.json.Decoder(Redone),
    b"note": msgspec.json.Decoder(Note),
    b"closed": msgspec.json.Decoder(Closed),
}


def to_line(record: Record) -> bytes:
    """Give the line that ``from_line`` reads back."""
    content = _encoder.encode(record)
    return b"%b%b\n" % (_sum(content), content)


def from_line(line: bytes) -> Record | Damage:
    """Read one line back.

    Args:
        line: With its newline; its first ``MAX_LINE`` + 1 bytes where it is longer.

    Returns:
        The record, whose table has been decoded once and is sound, or why there is none.
    """
    content = _content(line)
    if isinstance(content, Damage):
        return content
    decoder = _decoders.get(content[2 : content.find(b'"', 2)])
    if decoder is None:
        return Damage.UNKNOWN_RECORD
    try:
        record = decoder.decode(content)
        sound = not isinstance(record, Opening | Entry) or not problems(record.table)
    except (msgspec.DecodeError, RecursionError):
        return Damage.UNKNOWN_RECORD
    return record if sound else Damage.UNKNOWN_RECORD


def newer_format(line: bytes) -> tuple[int, str] | None:
    """Look whether a first line was written by a newer program.

    Returns:
        Its format and program version; None for a format known here, or for no such line.
    """
    content = _content(line)
    if isinstance(content, Damage):
        return None
    try:
        head = _head_decoder.decode(content)
    except (msgspec.DecodeError, RecursionError):
        return None
    return (head.format, head.version) if head.format > FORMAT else None


def _content(line: bytes) -> bytes | Damage:
    if len(line) > MAX_LINE:
        return Damage.LINE_TOO_LONG
    if not line.endswith(b"\n"):
        return Damage.CUT_SHORT
    content = line[9:-1]
    return content if line[:9] == _sum(content) else Damage.WRONG_SUM


def _sum(content: bytes) -> bytes:
    return b"%08x " % zlib.crc32(content)

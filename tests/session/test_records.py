import zlib

import msgspec
import pytest

from dealer_assist.core.house import FIELDS
from dealer_assist.session.records import (
    FORMAT,
    MAX_LINE,
    Closed,
    Damage,
    Note,
    Opening,
    Record,
    from_line,
    newer_format,
    to_line,
)
from tests.session.nights import AWAY, RECORDS, START

OPENING = Opening(version="1.2.3", table=START)


def line_of(content: bytes) -> bytes:
    """Give a line whose sum is right, whatever it says."""
    return b"%08x %b\n" % (zlib.crc32(content), content)


def entry_with(table: str) -> bytes:
    return b'{"at":1,"events":[{"do":"deal"}],"table":%b}' % table.encode()


@pytest.mark.parametrize("record", [OPENING, *RECORDS], ids=lambda record: type(record).__name__)
def test_every_record_is_read_back_from_its_line(record: Record) -> None:
    assert from_line(to_line(record)) == record


def test_the_lines_are_as_the_format_says() -> None:
    assert to_line(Closed()) == b'5b942245 {"closed":1}\n'
    assert to_line(AWAY)[9:].startswith(b'{"at":1000,"events":[{"do":"away","seat":1}],"table":{')
    assert to_line(OPENING)[9:].startswith(b'{"format":1,"version":"1.2.3","table":{')


def test_the_house_rules_are_written_out() -> None:
    house = msgspec.json.decode(to_line(OPENING)[9:])["table"]["house"]
    assert list(house) == list(FIELDS)


@pytest.mark.parametrize("flip", [1, 0x20, 0x80, 0xFF])
def test_no_flipped_byte_passes(flip: int) -> None:
    line = to_line(AWAY)
    for place in range(len(line)):
        damaged = bytearray(line)
        damaged[place] ^= flip
        assert isinstance(from_line(bytes(damaged)), Damage), f"byte {place}"


def test_a_line_without_its_newline_is_cut_short() -> None:
    line = to_line(Closed())
    assert {from_line(line[:end]) for end in range(len(line))} == {Damage.CUT_SHORT}


def test_a_line_that_is_too_long_is_not_read() -> None:
    assert from_line(to_line(Note(note={"text": "a" * MAX_LINE}))) is Damage.LINE_TOO_LONG


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[1]",
        b'"at"',
        b"not json",
        b'{"undo":2}',
        b'{"undo":1,"redo":1}',
        b'{"closed":true}',
        b'{"hovercraft":1}',
        b'{"note":{"text":[]}}',
        b'{"note":{"text":"\xff"}}',
        b'{"at":1,"events":[],"table":{"house":{},"seats":[null,null]}}',
        b'{"at":-1,"events":[{"do":"deal"}],"table":{"house":{},"seats":[null,null]}}',
        b'{"at":1,"events":[{"do":"sing"}],"table":{"house":{},"seats":[null,null]}}',
        entry_with('{"house":{},"seats":[null]}'),
        entry_with('{"house":{},"seats":[null,null],"colour":"green"}'),
        entry_with('{"house":{"button":"alive"},"seats":[null,null]}'),
        entry_with('{"house":{},"seats":[],"before":' * 9_999 + "null" + "}" * 9_999),
        b'{"format":2,"version":"9","table":{"house":{},"seats":[null,null]}}',
    ],
    ids=lambda content: repr(content[:60]),
)
def test_a_right_sum_is_not_enough(content: bytes) -> None:
    assert from_line(line_of(content)) is Damage.UNKNOWN_RECORD


def test_a_table_of_the_smallest_kind_is_enough() -> None:
    content = entry_with('{"house":{},"seats":[null,null]}')
    assert not isinstance(from_line(line_of(content)), Damage)


def test_a_newer_format_is_known_by_its_first_line() -> None:
    line = line_of(b'{"format":7,"version":"3.0","tables":[{}]}')
    assert newer_format(line) == (7, "3.0")


@pytest.mark.parametrize(
    "line",
    [
        to_line(OPENING),
        to_line(Closed()),
        line_of(b'{"format":%d,"version":"0"}' % FORMAT),
        line_of(b'{"format":"7","version":"3.0"}'),
        line_of(b'{"format":7,"version":"3.0"}')[:-1],
        line_of(b'{"format":7,"version":"3.0","more":' + b"[" * 9_999 + b"]" * 9_999 + b"}"),
        b"00000000" + line_of(b'{"format":7,"version":"3.0"}')[8:],
    ],
    ids=["ours", "closed", "no table", "text", "cut", "deep", "sum"],
)
def test_nothing_else_passes_for_a_newer_format(line: bytes) -> None:
    assert newer_format(line) is None

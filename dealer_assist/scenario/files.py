"""Scenario files: read strictly, step by step, with line and key for every fault."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec

from dealer_assist.core.events import Event, House
from dealer_assist.core.table import Table
from dealer_assist.core.values import Code, Refusal
from dealer_assist.scenario.facts import Expectations, expectations
from dealer_assist.scenario.opening import Opening, opening_table
from dealer_assist.scenario.presets import Presets, house_fault, house_rules, written
from dealer_assist.scenario.reading import FileError, Piece, read_text
from dealer_assist.scenario.words import Line, Words

FORMAT = 1
MAX_STEPS = 100_000

_STEP = "step"
_STEP_LINE = re.compile(r"^\[\[step\]\]", re.MULTILINE)
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What happens, and what must then be so.

    ``refused`` is what the last event must meet: True for any refusal, a code for that one,
    False for none.
    """

    number: int  # from 1
    note: Words
    events: tuple[Event, ...]
    expect: Expectations
    refused: bool | Code


class _Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: int
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    title: Words = ""
    source: Words = ""
    topics: tuple[Line, ...] = ()
    house: dict[str, Any] = {}
    table: Opening


class _StepTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    note: Words = ""
    events: tuple[Event, ...] = ()
    expect: dict[str, Any] = {}


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario whose opening has been read and whose steps are read when they are asked for."""

    id: str
    title: Words
    source: Words
    topics: tuple[str, ...]
    table: Table
    body: "Body"

    def steps(self) -> Iterator[Step]:
        """Read the steps one by one, from the first.

        Raises:
            FileError: A step is damaged, or there are more than 100,000. The steps before it
                have been given.
        """
        return self.body.steps()


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """The text of a file, cut where steps begin.

    tomllib reads nothing piecemeal and takes far more than its share on a long file, so every
    step is read as a file of its own. A cut may fall into a text of several lines: a piece that
    does not read by itself has the file read as a whole, which also finds the right fault.
    """

    whole: Piece
    cuts: tuple[int, ...]
    presets: Presets

    def head(self) -> tuple[Piece, dict[str, Any]]:
        """Read what stands before the steps, and give the piece it was read from."""
        start = self.cuts[0] if self.cuts else len(self.whole.text)
        piece = msgspec.structs.replace(self.whole, text=self.whole.text[:start])
        values = _parsed(piece)
        if values is None or _STEP in values:
            piece, values = self.whole, self.whole.parse()
            values.pop(_STEP, None)
        return piece, values

    def steps(self) -> Iterator[Step]:
        """Read the steps one by one."""
        for number, (piece, values) in enumerate(self._tables(), 1):
            if number > MAX_STEPS:
                raise piece.fault(f"more than {MAX_STEPS:,} steps")
            yield self._step(piece, values, number)

    def _tables(self) -> Iterator[tuple[Piece, object]]:
        """Give each step as plain data, beside the piece it stands in."""
        count = 0
        for piece in self._pieces():
            values = _parsed(piece)
            if values is None:
                yield from self._steps_from(count)
                return
            steps = _steps_in(piece, values)
            for step in steps:
                yield piece, step
            count += len(steps)
        if not self.cuts:
            yield from self._steps_from(0)

    def _pieces(self) -> Iterator[Piece]:
        text, line, before = self.whole.text, 1, 0
        for start, end in pairwise((*self.cuts, len(text))):
            line += text.count("\n", before, start)
            before = start
            yield Piece(file=self.whole.file, text=text[start:end], line=line)

    def _steps_from(self, count: int) -> Iterator[tuple[Piece, object]]:
        """Give the steps after the first ``count`` out of the file as a whole."""
        values = self.whole.parse()
        head = self.head()[1]
        steps = _steps_in(self.whole, {k: v for k, v in values.items() if k not in head})
        # Which line a step begins in is what could not be told.
        unknown = msgspec.structs.replace(self.whole, line=0)
        for step in steps[count:]:
            yield unknown, step

    def _step(self, piece: Piece, values: object, number: int) -> Step:
        table = piece.convert(values, _StepTable)
        expect = expectations(table.expect, piece)
        return Step(
            number=number,
            note=table.note,
            events=tuple(
                self._with_preset(event, piece, i) for i, event in enumerate(table.events)
            ),
            refused=expect.pop("refused", False),
            expect=expect,
        )

    def _with_preset(self, event: Event, piece: Piece, number: int) -> Event:
        if not isinstance(event, House):
            return event
        resolved = written(event, self.presets)
        if isinstance(resolved, Refusal):
            key = f"events[{number}].set.preset"
            raise piece.fault("no such preset", key=key, reasons=resolved.reasons)
        return resolved


def read_scenario(path: Path, presets: Presets) -> Scenario:
    """Open a scenario.

    Args:
        path: A TOML file as SCENARIOS.md describes it.
        presets: What ``preset`` may name.

    Returns:
        The scenario; its steps are not looked at yet.

    Raises:
        FileError: The file cannot be read, is too large, or its opening is damaged.
    """
    return scenario_of(read_text(path), presets)


def scenario_of(whole: Piece, presets: Presets) -> Scenario:
    """Open a scenario that is a text already."""
    cuts = tuple(found.start() for found in _STEP_LINE.finditer(whole.text))
    body = Body(whole=whole, cuts=cuts, presets=presets)
    piece, values = body.head()
    if values.get("format", FORMAT) != FORMAT:
        raise piece.fault(f"this version reads format {FORMAT}", key="format")
    head = piece.convert(values, _Head)
    if not _ID.fullmatch(head.id):
        raise piece.fault("only letters, digits, points and hyphens stand in an id", key="id")
    return Scenario(
        id=head.id,
        title=head.title,
        source=head.source,
        topics=head.topics,
        table=_table(head, piece, presets),
        body=body,
    )


def _table(head: _Head, piece: Piece, presets: Presets) -> Table:
    house = house_rules(head.house, presets)
    if isinstance(house, Refusal):
        raise house_fault(house, piece)
    return opening_table(head.table, house, piece)


def _parsed(piece: Piece) -> dict[str, Any] | None:
    """The piece as plain data, or nothing if it does not read by itself."""
    try:
        return piece.parse()
    except FileError:
        return None


def _steps_in(piece: Piece, values: Mapping[str, Any]) -> list[Any]:
    """The steps of a piece, which may hold nothing else: the head has been read by then."""
    steps = values.get(_STEP, [])
    if not isinstance(steps, list):
        raise piece.fault("expected [[step]] tables", key=_STEP)
    if others := [key for key in values if key != _STEP]:
        raise piece.fault("has to stand before the first [[step]]", key=others[0])
    return steps

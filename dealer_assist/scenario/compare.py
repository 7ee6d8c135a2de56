"""The same history under the dead, the moving and the simplified button."""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from dealer_assist.core import events as said
from dealer_assist.core.events import Event, HouseValue
from dealer_assist.core.house import HouseRules, differences, with_values, written_out
from dealer_assist.core.house_words import ButtonJump, ButtonRule, ThirdBlind
from dealer_assist.core.table import HandPlan, Table, Tally
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.field import entrant_seats
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import coming, step
from dealer_assist.scenario.consequences import (
    Consequence,
    Shares,
    consequences,
    shares_at,
    shares_of,
    tallies,
    uncounted,
)


class Row(StrEnum):
    """What two hands are compared by."""

    BUTTON = "button"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    THIRD_BLIND = "third_blind"
    FIRST_TO_ACT = "first_to_act"
    LAST_TO_ACT = "last_to_act"  # on later rounds
    DEALT_IN = "dealt_in"


class Skipped(msgspec.Struct, frozen=True, kw_only=True):
    """An event of the history that this button method refuses."""

    number: int  # of the event, from 1
    event: Event
    refusal: Refusal


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """A history under one button method, and the hand it leads to."""

    method: ButtonRule
    dropped: tuple[str, ...]  # house rules that make no sense with this method
    table: Table  # reached, with tallies counted since the start of the history
    hand: HandPlan | Refusal  # the coming one, or why there is none
    skipped: tuple[Skipped, ...]
    tallies: dict[Seat, Tally]  # since the start, the coming hand counted in
    consequences: tuple[Consequence, ...]  # of the coming hand, the weightiest first
    rows: tuple[Row, ...] = ()  # in which it differs from the table's own method
    seats: tuple[Seat, ...] = ()  # whose markers differ from it


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """The three courses of a history: dead, moving, simplified."""

    own: ButtonRule  # what the table plays
    courses: tuple[Course, ...]

    def course(self, method: ButtonRule) -> Course:
        """The history under one method."""
        return next(course for course in self.courses if course.method is method)


class WhatIf(msgspec.Struct, frozen=True, kw_only=True):
    """The coming hand of one method, without and with something that might happen."""

    method: ButtonRule
    before: HandPlan | Refusal
    after: HandPlan | Refusal
    refusal: Refusal | None = None  # why it cannot happen; ``after`` is then ``before``


def compare(start: Table, events: Iterable[Event]) -> Comparison:
    """Run a history under all three button methods.

    Args:
        start: Before the history; with a hand in play it starts from that hand's deal.
        events: As they were said at the table. One that a method refuses is left out there
            and reported; a hand whose winners do not fit ends without them.

    Returns:
        The courses, marked where their coming hands differ from that of the method which the
        table plays at the end of the history.
    """
    if start.before is not None:
        events = (said.Deal(), *start.since, *events)
        start = start.before
    history = tuple(events)
    own = _house_said(start, history).button
    courses = [_course(start, history, method) for method in ButtonRule]
    reference = next(course.hand for course in courses if course.method is own)
    return Comparison(own=own, courses=tuple(_marked(course, reference) for course in courses))


def what_if(table: Table, event: Event) -> tuple[WhatIf, ...]:
    """Look at the coming hand of each method with and without a bust, leave, join or the like.

    Each method starts from the places of the last hand at this table.
    """
    return tuple(_what_if(table, event, method) for method in ButtonRule)


def house_for(house: HouseRules, method: ButtonRule) -> HouseRules:
    """House rules with another button method; what makes no sense with it is switched off.

    Of three blinds left of the button, which only the dead button has, two are left.
    """
    if method is house.button:
        return house
    three = house.three_blinds(ThirdBlind.UTG)
    return msgspec.structs.replace(
        house,
        button=method,
        blinds=house.blinds[:2] if three else house.blinds,
        button_jump=ButtonJump.OFF,
        buy_button=False,
        post_in_closed_zone=False,
    )


def _house_said(start: Table, history: tuple[Event, ...]) -> HouseRules:
    """House rules at the end of a history, as they were said at the table."""
    house = start.house
    for event in history:
        house = _changed(house, event)
    return house


def _changed(house: HouseRules, event: Event) -> HouseRules:
    if not isinstance(event, said.House):
        return house
    changed = with_values(house, event.set)
    return house if isinstance(changed, Refusal) else changed


class _Run(msgspec.Struct, frozen=True, kw_only=True):
    """A history on its way through one method."""

    table: Table
    method: ButtonRule
    house: HouseRules  # as said at the table, whatever this method makes of it
    earlier: Shares | None  # of the last hand dealt
    skipped: tuple[Skipped, ...] = ()


def _course(start: Table, history: tuple[Event, ...], method: ButtonRule) -> Course:
    run = _Run(
        table=uncounted(msgspec.structs.replace(start, house=house_for(start.house, method))),
        method=method,
        house=start.house,
        earlier=shares_at(start.last) if start.last is not None else None,
    )
    for number, event in enumerate(history, 1):
        run = _said(run, number, event)
    then = coming(run.table)
    hand = plan(then)
    dealt = step(then, said.Deal())
    return Course(
        method=method,
        dropped=_dropped(run.house, method),
        table=run.table,
        hand=hand,
        skipped=run.skipped,
        tallies=tallies(then if isinstance(dealt, Refusal) else dealt.table),
        consequences=_consequences(run.earlier, hand, entrant_seats(then)),
    )


def _said(run: _Run, number: int, event: Event) -> _Run:
    """Let an event happen, or note why it cannot; a hand ends all the same."""
    here = _here(run, event)
    after = here if isinstance(here, Refusal) else step(run.table, here)
    skipped = run.skipped
    if isinstance(after, Refusal):
        skipped = (*skipped, Skipped(number=number, event=event, refusal=after))
        after = step(run.table, said.End())
    if isinstance(after, Refusal) or (len(skipped) > len(run.skipped) and not _ends(event)):
        return msgspec.structs.replace(run, skipped=skipped)
    dealt = plan(run.table) if isinstance(event, said.Hand) else after.table.dealt
    return msgspec.structs.replace(
        run,
        table=after.table,
        house=_changed(run.house, event),
        earlier=_earlier(run.earlier, event, dealt),
        skipped=skipped,
    )


def _earlier(
    earlier: Shares | None, event: Event, dealt: HandPlan | Refusal | None
) -> Shares | None:
    """What the coming hand is held against: a hand without blinds, as in stud, changes nothing."""
    if isinstance(dealt, HandPlan) and dealt.big_blinds:
        return shares_of(dealt)
    if isinstance(event, said.Button) and earlier is not None:
        return msgspec.structs.replace(earlier, placed=True)
    return earlier


def _ends(event: Event) -> bool:
    return isinstance(event, said.End)


def _here(run: _Run, event: Event) -> Event | Refusal:
    """What was said, in words that this method has; a refusal that the table met with too."""
    if not isinstance(event, said.House):
        return event
    house = with_values(run.house, event.set)
    if isinstance(house, Refusal):
        return house
    keys = written_out(house_for(house, run.method))
    return said.House(set=msgspec.convert(keys, dict[str, HouseValue]), now=event.now)


def _consequences(
    earlier: Shares | None, hand: HandPlan | Refusal, newcomers: tuple[Seat, ...]
) -> tuple[Consequence, ...]:
    if earlier is None or isinstance(hand, Refusal):
        return ()
    return tuple(consequences(earlier, hand, newcomers))


def _dropped(house: HouseRules, method: ButtonRule) -> tuple[str, ...]:
    keys = differences(house, house_for(house, method))
    return tuple(key for key in keys if key != "button")


def _marked(course: Course, reference: HandPlan | Refusal) -> Course:
    """Mark what differs from the hand of the table's own method."""
    here, there = _shown(course.hand), _shown(reference)
    rows = tuple(row for row in Row if here.get(row) != there.get(row))
    return msgspec.structs.replace(
        course, rows=rows, seats=_seats_marked_otherwise(course.hand, reference)
    )


def _shown(hand: HandPlan | Refusal) -> dict[Row, object]:
    if isinstance(hand, Refusal):
        return {}
    return {
        Row.BUTTON: (hand.button, hand.dead_button),
        Row.SMALL_BLIND: hand.small_blinds or (hand.small_blind_position, "dead"),
        Row.BIG_BLIND: hand.big_blinds,
        Row.THIRD_BLIND: hand.third_blinds,
        Row.FIRST_TO_ACT: hand.first_order[:1],
        Row.LAST_TO_ACT: hand.later_order[-1:],
        Row.DEALT_IN: hand.dealt_in,
    }


def _seats_marked_otherwise(
    hand: HandPlan | Refusal, reference: HandPlan | Refusal
) -> tuple[Seat, ...]:
    here, there = _markers(hand), _markers(reference)
    return tuple(sorted({seat for seat, _row in here ^ there}))


def _markers(hand: HandPlan | Refusal) -> set[tuple[Seat, Row]]:
    """Every marker on the table: whose seat, and which."""
    if isinstance(hand, Refusal):
        return set()
    small = hand.small_blinds or (hand.small_blind_position,)
    lists = (
        (Row.BUTTON, (hand.button,)),
        (Row.SMALL_BLIND, small),
        (Row.BIG_BLIND, hand.big_blinds),
        (Row.THIRD_BLIND, hand.third_blinds),
        (Row.FIRST_TO_ACT, hand.first_order[:1]),
    )
    return {(seat, row) for row, seats in lists for seat in seats if seat}


def _what_if(table: Table, event: Event, method: ButtonRule) -> WhatIf:
    then = coming(table)
    then = msgspec.structs.replace(then, house=house_for(then.house, method))
    before = plan(then)
    after = step(then, event)
    if isinstance(after, Refusal):
        return WhatIf(method=method, before=before, after=before, refusal=after)
    return WhatIf(method=method, before=before, after=plan(coming(after.table)))

"""The same history under three button methods, as three columns to look at."""

from collections.abc import Sequence

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.step import coming, replay
from dealer_assist.scenario.compare import Comparison, Course, Row, compare
from dealer_assist.view.consequence_words import happens
from dealer_assist.view.house_words import key_label
from dealer_assist.view.lesson import seats_in_words, told
from dealer_assist.view.lines import first_to_act
from dealer_assist.view.markers import marker
from dealer_assist.view.marks import N_
from dealer_assist.view.placing import places
from dealer_assist.view.say import names_of, say
from dealer_assist.view.screen import screen
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.values import Marker, MarkerKind, SeatView, View

TITLES: dict[ButtonRule, tuple[str, str]] = {
    ButtonRule.DEAD: (N_("Dead button"), ""),
    ButtonRule.MOVING: (N_("Moving button"), ""),
    ButtonRule.SIMPLIFIED: (N_("Simplified"), N_("online style")),
}
"""What a column is called, and a smaller word beside it."""

SHOWN: dict[Row, tuple[MarkerKind | None, str]] = {
    Row.BUTTON: (MarkerKind.BUTTON, "marker_button"),
    Row.SMALL_BLIND: (MarkerKind.SMALL_BLIND, "marker_small"),
    Row.BIG_BLIND: (MarkerKind.BIG_BLIND, "marker_big"),
    Row.THIRD_BLIND: (MarkerKind.THIRD_BLIND, "marker_third"),
    Row.FIRST_TO_ACT: (None, "first_to_act"),
}
"""Rows of a column with their marker and the name of their label; the third blind's only where
there is one."""

_MOST_SENTENCES = 2


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """Something to compare: a table between hands, and what was said since."""

    start: Table
    events: tuple[Event, ...]  # the whole history
    latest: int  # events at its end that are told as the news


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a column."""

    row: Row
    marker: Marker | None  # None: the sign of who acts first
    label: str
    text: str
    differs: bool


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """One method."""

    method: ButtonRule
    title: str
    aside: str
    own: bool  # what the table plays
    view: View  # seats that differ are marked as changed
    facts: tuple[Fact, ...]  # none where no hand can be dealt
    sentence: str  # what becomes of the players
    footnote: str  # house rules and events that this method does not know, "" for none


class Before(msgspec.Struct, frozen=True, kw_only=True):
    """A marker of the hand before and who had it."""

    marker: Marker
    text: str


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """Three columns side by side, and what leads to them."""

    before: tuple[Before, ...]
    news: str  # "Ben busts."
    columns: tuple[Column, ...]


def side_by_side(spot: Spot, texts: Texts) -> Side:
    """Compare a spot and put everything into words."""
    comparison = compare(spot.start, spot.events)
    told_from, news = _news(spot)
    texts = texts.at(spot.start.house)
    return Side(
        before=tuple(_before(comparison, told_from, texts)),
        news=told(news, told_from, texts),
        columns=tuple(_column(course, comparison, texts) for course in comparison.courses),
    )


def _news(spot: Spot) -> tuple[Table, tuple[Event, ...]]:
    """The latest events, and the table they met under the table's own method."""
    cut = len(spot.events) - spot.latest
    return replay(spot.start, spot.events[:cut]).table, spot.events[cut:]


def _before(comparison: Comparison, table: Table, texts: Texts) -> Sequence[Before]:
    """The markers of the hand before the news."""
    last = table.dealt.positions if table.dealt is not None else table.last
    if last is None:
        return ()
    names = names_of(table)
    return [
        Before(marker=marker(kind, texts), text=seats_in_words(seats, names, texts))
        for kind, seats in places(last)
        if seats
    ]


def _column(course: Course, comparison: Comparison, texts: Texts) -> Column:
    then = coming(course.table)
    names = names_of(then)
    title, aside = TITLES[course.method]
    view = screen(then, course.hand, texts)
    seats = tuple(_card(seat, changed=seat.seat in course.seats) for seat in view.seats)
    return Column(
        method=course.method,
        title=texts.gettext(title),
        aside=texts.gettext(aside) if aside else "",
        own=course.method is comparison.own,
        view=msgspec.structs.replace(view, seats=seats),
        facts=_facts(course, texts, names, third=_any_third(comparison)),
        sentence=_sentence(course, texts, names),
        footnote=_footnote(course, texts, names),
    )


def _card(seat: SeatView, *, changed: bool) -> SeatView:
    """A card for a small table: of all badges that of the first to act alone."""
    badge = "" if seat.badge.isdecimal() and not seat.first else seat.badge
    return msgspec.structs.replace(seat, changed=changed, badge=badge, tag=None, chips=())


def _any_third(comparison: Comparison) -> bool:
    hands = (course.hand for course in comparison.courses)
    return any(isinstance(hand, HandPlan) and hand.third_blinds for hand in hands)


def _facts(course: Course, texts: Texts, names: Names, *, third: bool) -> tuple[Fact, ...]:
    hand = course.hand
    if isinstance(hand, Refusal):
        return ()
    values = {
        Row.BUTTON: _button(hand, texts, names),
        Row.SMALL_BLIND: _small(hand, texts, names),
        Row.BIG_BLIND: seats_in_words(hand.big_blinds, names, texts),
        Row.THIRD_BLIND: seats_in_words(hand.third_blinds, names, texts),
        Row.FIRST_TO_ACT: seats_in_words((first_to_act(hand),), names, texts),
    }
    return tuple(
        Fact(
            row=row,
            marker=marker(kind, texts) if kind else None,
            label=texts.label(label),
            text=values[row][:1].upper() + values[row][1:],
            differs=row in course.rows,
        )
        for row, (kind, label) in SHOWN.items()
        if third or row is not Row.THIRD_BLIND
    )


def _button(hand: HandPlan, texts: Texts, names: Names) -> str:
    if hand.dead_button and hand.button not in names:
        return texts.gettext("Seat {seat}, empty", seat=hand.button)
    return seats_in_words((hand.button,), names, texts)


def _small(hand: HandPlan, texts: Texts, names: Names) -> str:
    if not hand.small_blinds and hand.small_blind_position:
        return texts.gettext("dead, seat {seat}", seat=hand.small_blind_position)
    return seats_in_words(hand.small_blinds, names, texts)


def _sentence(course: Course, texts: Texts, names: dict[Seat, str]) -> str:
    if isinstance(course.hand, Refusal):
        return " ".join(say(why, texts, names) for why in course.hand.reasons)
    weightiest = course.consequences[:_MOST_SENTENCES]
    if not weightiest:
        return texts.gettext("Nobody pays twice or skips a blind.")
    return " ".join(happens(consequence, texts, names) for consequence in weightiest)


def _footnote(course: Course, texts: Texts, names: Names) -> str:
    sentences = []
    if "blinds" in course.dropped:
        sentences.append(texts.gettext("Three blinds need the dead button: two are compared."))
    if dropped := [key for key in course.dropped if key != "blinds"]:
        keys = texts.listed([key_label(key, texts) for key in dropped])
        sentences.append(texts.gettext("Not with this button: {rules}.", rules=keys))
    if course.skipped:
        reason = say(course.skipped[-1].refusal.reasons[0], texts, names)
        sentences.append(texts.gettext("Left out here: {reason}", reason=reason))
    return " ".join(sentences)

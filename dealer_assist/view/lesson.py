"""An example step by step: table, note, what changed, why."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, islice

import msgspec

from dealer_assist.core.events import Event
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.step import apply, current
from dealer_assist.scenario.files import Scenario, Step
from dealer_assist.scenario.runner import Outcome, run
from dealer_assist.scenario.words import in_language
from dealer_assist.view.deeds import said
from dealer_assist.view.library import source_in_words
from dealer_assist.view.lines import first_to_act
from dealer_assist.view.markers import marker
from dealer_assist.view.placing import Placement, placement_of
from dealer_assist.view.say import names_of, say
from dealer_assist.view.screen import hand_names, screen
from dealer_assist.view.texts import NO_BREAK_SPACE, Names, Texts
from dealer_assist.view.values import Marker, MarkerKind, SeatView, View

MOST_STEPS = 500
"""Steps of an example that are shown; a longer file is a test, not a lesson."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """Where a marker was and where it is: ``Button: Alice 2 → Bob 3``."""

    marker: Marker | None  # None: the sign of who acts first
    text: str


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """One step as it is shown."""

    view: View  # seats that differ from the step before are marked as changed
    note: str
    said: str  # what happened, in a sentence an event; "" for nothing
    problem: str  # why the last event did not happen, "" if all did
    changes: tuple[Change, ...]


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """An example that has been played through."""

    scenario: Scenario
    outcomes: tuple[Outcome, ...]  # one for each step

    @property
    def steps(self) -> int:
        """How many there are; one at least."""
        return len(self.outcomes)

    def before(self, index: int) -> Table:
        """The table that step ``index``, counted from 0, starts from."""
        return self.outcomes[index - 1].table if index else self.scenario.table

    def history(self, index: int) -> tuple[Event, ...]:
        """Everything that happened from the opening to step ``index``, counted from 0."""
        played = self.outcomes[: index + 1]
        return tuple(event for one in played for event in one.step.events[: one.done])


def lesson(scenario: Scenario) -> Lesson:
    """Play an example through; one without steps shows its opening.

    Raises:
        FileError: A step is damaged.
    """
    opening = Step(number=1, note="", events=(), expect={}, refused=False)
    steps = tuple(islice(scenario.steps(), MOST_STEPS)) or (opening,)
    return Lesson(scenario=scenario, outcomes=tuple(run(scenario.table, steps)))


def title(scenario: Scenario, texts: Texts) -> str:
    """Name an example; one without a title goes by its id."""
    return in_language(scenario.title, texts.language) or scenario.id


def source(scenario: Scenario, texts: Texts) -> str:
    """Say where an example comes from."""
    return source_in_words(in_language(scenario.source, texts.language), texts)


def note(shown: Lesson, index: int, texts: Texts) -> str:
    """The author's words to a step, counted from 0; what happens where he has none."""
    words = in_language(shown.outcomes[index].step.note, texts.language)
    return words or told(shown.outcomes[index].step.events, shown.before(index), texts)


def page(shown: Lesson, index: int, texts: Texts) -> Page:
    """Say everything about a step, counted from 0."""
    outcome = shown.outcomes[index]
    before = shown.before(index)
    view = _quiet(screen(outcome.table, outcome.hand, texts), texts)
    if index:
        old = shown.outcomes[index - 1]
        view = _with_changes(screen(old.table, old.hand, texts), view)
    here = texts.at(outcome.table.house)
    problem = outcome.problem.reasons if outcome.problem else ()
    return Page(
        view=view,
        note=note(shown, index, texts),
        said=told(outcome.step.events[: outcome.done], before, texts),
        problem=" ".join(say(why, here, names_of(outcome.table)) for why in problem),
        changes=tuple(_changes(before, outcome, texts)) if index else (),
    )


def told(happened: Sequence[Event], before: Table, texts: Texts) -> str:
    """Tell events one after the other, each for the table it met."""
    tables = accumulate(happened, apply, initial=before)
    pairs = zip(happened, tables, strict=False)
    sentences = (said([event], table, texts) for event, table in pairs)
    return " ".join(dict.fromkeys(filter(None, sentences)))


def asked(shown: Lesson, index: int) -> Placement | None:
    """What "Try it yourself" asks about step ``index``: the markers of its hand.

    Returns:
        None where no markers move: no hand, no button, or the hand that was there already.
    """
    if not 0 <= index < shown.steps:
        return None
    hand, before = shown.outcomes[index].hand, current(shown.before(index))
    if isinstance(hand, Refusal) or not hand.button or not hand.big_blinds or hand.bought:
        return None
    same = isinstance(before, HandPlan) and placement_of(before) == placement_of(hand)
    return None if same else placement_of(hand)


def _quiet(view: View, texts: Texts) -> View:
    """A view without the line that tells a dealer what to tap."""
    tap = texts.gettext("Next hand deals.")
    lines = tuple(line for line in view.lines if line.text != tap)
    return msgspec.structs.replace(view, lines=lines)


def _with_changes(before: View, after: View) -> View:
    old = {seat.seat: _looks(seat) for seat in before.seats}
    seats = tuple(
        msgspec.structs.replace(seat, changed=old.get(seat.seat) != _looks(seat))
        for seat in after.seats
    )
    return msgspec.structs.replace(after, seats=seats)


def _looks(seat: SeatView) -> tuple[object, ...]:
    """What a seat shows without the orders, which change for everybody."""
    return seat.name, seat.empty, seat.faded, seat.folded, seat.markers, seat.tag


def _changes(before: Table, outcome: Outcome, texts: Texts) -> Iterator[Change]:
    earlier, hand = current(before), outcome.hand
    if isinstance(earlier, Refusal) or isinstance(hand, Refusal):
        return
    names = names_of(before) | hand_names(outcome.table)
    for kind, label, old, new in (
        (MarkerKind.BUTTON, "marker_button", (earlier.button,), (hand.button,)),
        (MarkerKind.SMALL_BLIND, "marker_small", earlier.small_blinds, hand.small_blinds),
        (MarkerKind.BIG_BLIND, "marker_big", earlier.big_blinds, hand.big_blinds),
        (None, "first_to_act", (first_to_act(earlier),), (first_to_act(hand),)),
    ):
        if old != new:
            places = (seats_in_words(seats, names, texts) for seats in (old, new))
            way = texts.gettext(
                "{key}: {value}", key=texts.label(label), value=" \u2192 ".join(places)
            )
            yield Change(marker=marker(kind, texts) if kind else None, text=way)


def seats_in_words(seats: Sequence[Seat], names: Names, texts: Texts) -> str:
    """List seats with the names of who sits there: ``Bob 3, 4``; ``nobody`` for none."""
    taken = [seat for seat in seats if seat]
    if not taken:
        return texts.label("nobody")
    said = (
        f"{names[seat]}{NO_BREAK_SPACE}{seat}" if seat in names else _bare(seat, texts)
        for seat in taken
    )
    return ", ".join(said)


def _bare(seat: Seat, texts: Texts) -> str:
    return texts.gettext("seat {seat}", seat=seat)

"""Guessing the next step of an example before it is shown: the table is tapped, then marked."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.values import Seat
from dealer_assist.gui.answers import AnswerRow, RowState
from dealer_assist.gui.card import Verdict
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.style import Size, Type
from dealer_assist.gui.table import TableView
from dealer_assist.gui.widgets import PushButton
from dealer_assist.rules.step import current
from dealer_assist.scenario.drill_values import MARKERS, Kind
from dealer_assist.view import lesson
from dealer_assist.view.drill_labels import NAMES, QUESTIONS, SEVERAL
from dealer_assist.view.drill_words import MARKER_KINDS, PartWords, detail, last_markers, spoken
from dealer_assist.view.lesson import Lesson, seats_in_words
from dealer_assist.view.markers import marker
from dealer_assist.view.placing import Placement, Placing
from dealer_assist.view.say import names_of
from dealer_assist.view.screen import screen
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Marker, View

NOBODY_ROW, CHECK = "nobody", "check"


class Trying(msgspec.Struct, frozen=True, kw_only=True):
    """A guess on its way: where button, small and big blind go in the next step."""

    lesson: Lesson
    index: int  # of the step that is guessed, counted from 0
    right: Placement
    placing: Placing
    over: bool = False  # it has been marked

    @classmethod
    def of(cls, shown: Lesson, index: int) -> "Trying":
        """Start guessing a step that ``lesson.asked`` asks about.

        Raises:
            ValueError: Nothing is asked about it: a caller's bug.
        """
        right = lesson.asked(shown, index)
        if right is None:
            message = f"nothing to guess in step {index + 1}"
            raise ValueError(message)
        several = shown.outcomes[index].table.house.button is ButtonRule.MOVING
        placing = Placing.blank((False, several, several))
        return cls(lesson=shown, index=index, right=right, placing=placing)

    # --- taps

    def tap(self, seat: int) -> "Trying":
        """Put the marker at hand on a seat; the last one ends the guess, if there is one each."""
        placing = self.placing.tap(Seat(seat))
        over = placing.complete and not any(placing.several)
        return msgspec.structs.replace(self, placing=placing, over=over)

    def press(self, button: str) -> "Trying":
        """Say that nobody posts the small blind, or that the guess is complete."""
        if button == CHECK:
            return msgspec.structs.replace(self, over=True)
        placing = self.placing.nobody()
        over = placing.complete and not any(placing.several)
        return msgspec.structs.replace(self, placing=placing, over=over)

    def choose(self, row: str) -> "Trying":
        """Turn to another marker."""
        kinds = [kind.value for kind in MARKERS]
        if self.over or row not in kinds:
            return self
        return msgspec.structs.replace(self, placing=self.placing.choose(kinds.index(row)))

    # --- what is shown

    @property
    def _parts(self) -> Iterator[tuple[Kind, tuple[Seat, ...] | None, tuple[Seat, ...]]]:
        right = (self.right.button, self.right.small, self.right.big)
        return zip(MARKERS, self.placing.given, right, strict=True)

    def show(self, table: TableView, texts: Texts) -> None:
        """Show the table with the markers that were put, marked once the guess is over."""
        put: dict[Seat, list[Marker]] = {}
        for kind, given, _right in self._parts:
            for seat in given or ():
                put.setdefault(seat, []).append(marker(MARKER_KINDS[kind], texts))
        table.mark(self._verdicts() if self.over else {}, self._past(texts))
        table.show_view(self._view(put, texts))

    def _view(self, put: dict[Seat, list[Marker]], texts: Texts) -> View:
        before = self.lesson.before(self.index)
        after = self.lesson.outcomes[self.index].table
        shown = screen(after, current(after), texts)
        seats = tuple(
            msgspec.structs.replace(
                seat,
                badge=seat.badge if seat.faded else "",
                first=False,
                markers=tuple(put.get(seat.seat, ())),
                ghosts=(),
                tag=None,
                note="",
                chips=(),
            )
            for seat in shown.seats
        )
        events = self.lesson.outcomes[self.index].step.events
        story = lesson.told(events, before, texts)
        lines = [spoken(story)] if story and len(story) <= 90 else []
        if self.over:
            lines.append(spoken(texts.label("right" if self.is_right else "not_quite")))
        else:
            lines.append(spoken(self._question(texts)))
        lines.append(detail(texts.label("grey_is_last")))
        return msgspec.structs.replace(
            shown, seats=seats, lines=tuple(lines), next_label="", next_markers=()
        )

    def _past(self, texts: Texts) -> dict[int, tuple[Marker, ...]]:
        after = self.lesson.outcomes[self.index].table
        return {int(s): m for s, m in last_markers((after.before or after).last, texts).items()}

    @property
    def is_right(self) -> bool:
        """True if every marker lies where it belongs."""
        return all(given == right for _kind, given, right in self._parts)

    def _verdicts(self) -> dict[int, Verdict]:
        found: dict[int, Verdict] = {}
        for _kind, given, right in self._parts:
            for seat in given or ():
                good = seat in right and found.get(seat) is not Verdict.WRONG
                found[int(seat)] = Verdict.RIGHT if good else Verdict.WRONG
        return found

    def _question(self, texts: Texts) -> str:
        kind = MARKERS[self.placing.at]
        several = self.placing.several[self.placing.at]
        return texts.gettext(SEVERAL[kind] if several else QUESTIONS[kind])

    def sentences(self, texts: Texts) -> Iterator[str]:
        """What happens, and what is asked or how it went."""
        outcome, before = self.lesson.outcomes[self.index], self.lesson.before(self.index)
        if story := lesson.told(outcome.step.events, before, texts):
            yield story
        if self.over:
            yield texts.label("right" if self.is_right else "not_quite")

    def rows(self, texts: Texts) -> Iterator[AnswerRow]:
        """One row for each marker, with the seat it was put on."""
        names = names_of(self.lesson.before(self.index))
        names |= names_of(self.lesson.outcomes[self.index].table)
        for number, (kind, given, right) in enumerate(self._parts):
            words = PartWords(
                marker=marker(MARKER_KINDS[kind], texts),
                name=texts.gettext(NAMES[kind]),
                value=_value(given, names, texts),
            )
            state = RowState.NOW if number == self.placing.at else RowState.PLAIN
            if self.over:
                state = RowState.RIGHT if given == right else RowState.WRONG
            row = AnswerRow(words, state, texts)
            row.setObjectName(kind.value)
            yield row

    def buttons(self, texts: Texts) -> Iterator[PushButton]:
        """None/dead while the small blind is asked for, and Check where several may be put."""
        if self.over:
            return
        if MARKERS[self.placing.at] is Kind.SMALL_BLIND:
            yield _button(NOBODY_ROW, Icon.NONE, texts.label("none_dead"))
        if self.placing.complete:
            yield _button(CHECK, Icon.CHECK, texts.label("check"))


def _button(name: str, icon: Icon, text: str) -> PushButton:
    button = PushButton(icon, height=Size.ROW, size=Type.LABEL)
    button.setObjectName(name)
    button.say(text)
    return button


def _value(given: tuple[Seat, ...] | None, names: dict[Seat, str], texts: Texts) -> str:
    said = "" if given is None else seats_in_words(given, names, texts)
    return said[:1].upper() + said[1:]

"""A learner in the middle of a drill: the question, what was answered, how it was marked."""

from enum import StrEnum

import msgspec

from dealer_assist.core.values import Seat
from dealer_assist.scenario.drill_marking import Hint, Marked, hint, mark
from dealer_assist.scenario.drill_run import Drill, Mode, Run, Scored, next_question
from dealer_assist.scenario.drill_values import Answer, Kind, Question
from dealer_assist.session.practice import Grade
from dealer_assist.view.drill_words import BY_SEAT, several
from dealer_assist.view.placing import Placing


class Phase(StrEnum):
    """How far a question has come."""

    ASKING = "asking"
    WRONG = "wrong"  # marked; it can be tried again
    RIGHT = "right"
    SHOWN = "shown"  # the answer was asked for
    OVER = "over"  # an exam has ended: there is no question


class Learnt(msgspec.Struct, frozen=True, kw_only=True):
    """What a scored question says about the learner."""

    topic: str
    method: str
    grade: Grade


class DrillState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the drill's page is painted from; each tap makes another one."""

    run: Run
    asked: Question | None  # None once an exam is over
    placing: Placing
    answer: Answer | None = None  # to a question that no seat answers
    phase: Phase = Phase.ASKING
    tries: int = 0
    hints: tuple[Hint, ...] = ()
    marked: Marked | None = None
    touched: bool = True  # changed since it was marked
    learnt: tuple[Learnt, ...] = ()  # of every scored question, in order

    @classmethod
    def begin(cls, drill: Drill) -> "DrillState":
        """Ask the first question of a drill."""
        return _ask(Run(drill=drill), ())

    # --- what is asked

    @property
    def mode(self) -> Mode:
        """Learn, practice or exam."""
        return self.run.drill.mode

    @property
    def question(self) -> Question:
        """The question.

        Raises:
            ValueError: The exam is over: a caller's bug.
        """
        if self.asked is None:
            message = "no question after an exam"
            raise ValueError(message)
        return self.asked

    @property
    def by_seat(self) -> bool:
        """Whether seats are tapped for the answer."""
        return self.asked is not None and self.asked.asks[0].kind in BY_SEAT

    @property
    def answers(self) -> tuple[Answer | None, ...]:
        """What was given for each ask; None where nothing is said yet."""
        if not self.by_seat:
            return (self.answer,)
        given = self.placing.given
        return tuple(None if seats is None else Answer(seats=seats) for seats in given)

    @property
    def open(self) -> bool:
        """Whether an answer may be changed."""
        return self.phase in {Phase.ASKING, Phase.WRONG}

    @property
    def may_check(self) -> bool:
        """Whether there is something new to mark."""
        return self.open and self.touched and None not in self.answers

    @property
    def may_be_nobody(self) -> bool:
        """Whether nobody is an answer to what is asked now."""
        asks = self.asked.asks if self.asked is not None else ()
        return self.open and self.by_seat and asks[self.placing.at].kind is Kind.SMALL_BLIND

    @property
    def may_hint(self) -> bool:
        """Whether a hint can be had about what is asked now."""
        if not self.open or self.mode is Mode.EXAM:
            return False
        return hint(self.question)[self._asked_now] not in self.hints

    @property
    def _asked_now(self) -> int:
        return self.placing.at if self.by_seat else 0

    # --- taps

    def tap(self, seat: int) -> "DrillState":
        """Answer what is asked now with a seat, whatever else lies there."""
        if not (self.open and self.by_seat):
            return self
        placing = self.placing.tap(Seat(seat))
        return self if placing == self.placing else self._touched(placing=placing)

    def nobody(self) -> "DrillState":
        """Answer that nobody posts the small blind."""
        return self._touched(placing=self.placing.nobody()) if self.may_be_nobody else self

    def choose(self, index: int) -> "DrillState":
        """Turn to one of several asks."""
        if not (self.open and self.by_seat):
            return self
        return msgspec.structs.replace(self, placing=self.placing.choose(index))

    def say(self, answer: Answer) -> "DrillState":
        """Answer with something else than a seat."""
        return self._touched(answer=answer) if self.open else self

    def hint(self) -> "DrillState":
        """Ask for a hint about what is asked now."""
        if not self.may_hint:
            return self
        one = hint(self.question)[self._asked_now]
        return msgspec.structs.replace(self, hints=(*self.hints, one))

    def check(self) -> "DrillState":
        """Mark the answer; an exam goes on at once, whatever it was."""
        if not self.may_check:
            return self
        marked = mark(self.question, [given for given in self.answers if given is not None])
        tried = msgspec.structs.replace(
            self, marked=marked, tries=self.tries + 1, touched=False, phase=Phase.WRONG
        )
        if marked.right:
            return tried.scored(right=True, phase=Phase.RIGHT)
        if self.mode is Mode.EXAM or self.question.asks[0].kind is Kind.DEALT_IN:
            return tried.scored(right=False, phase=Phase.SHOWN)  # yes or no: nothing to try again
        return tried.choose([part.right for part in marked.parts].index(False))

    def show_answer(self) -> "DrillState":
        """Give up and look at the answer."""
        if self.phase is not Phase.WRONG:
            return self
        return self.scored(right=False, phase=Phase.SHOWN)

    def skip(self) -> "DrillState":
        """Go on without an answer, or when the time is up; it counts as missed."""
        if not self.open:
            return self
        return msgspec.structs.replace(self, tries=0).scored(right=False, phase=Phase.SHOWN).next()

    def next(self) -> "DrillState":
        """Ask the next question."""
        return self if self.open or self.asked is None else _ask(self.run, self.learnt)

    def scored(self, *, right: bool, phase: Phase) -> "DrillState":
        """Count the question; an exam then asks the next one."""
        asked = self.question
        known = {(one.topic, one.method, one.code) for one in self.run.scored}
        score = Scored(
            topic=asked.asked_as,
            method=asked.method,
            code=asked.code,
            right=right,
            tries=self.tries,
            hints=len(self.hints),
            again=(asked.asked_as, asked.method, asked.code) in known,
        )
        grade = Grade.GOOD if score.at_once else Grade.HARD if right else Grade.MISSED
        learnt = Learnt(topic=asked.topic.value, method=asked.method.value, grade=grade)
        after = msgspec.structs.replace(
            self,
            run=self.run.with_scored(score),
            learnt=(*self.learnt, learnt),
            phase=phase,
        )
        return after.next() if self.mode is Mode.EXAM else after

    def _touched(
        self, *, placing: Placing | None = None, answer: Answer | None = None
    ) -> "DrillState":
        return msgspec.structs.replace(
            self,
            placing=placing or self.placing,
            answer=answer or self.answer,
            touched=True,
            phase=Phase.ASKING,
            marked=None,
        )


def _ask(run: Run, learnt: tuple[Learnt, ...]) -> DrillState:
    asked = next_question(run)
    asks = asked.asks if asked is not None else ()
    marks = tuple(asked is not None and several(asked, ask) for ask in asks)
    return DrillState(
        run=run,
        asked=asked,
        placing=Placing.blank(marks),
        phase=Phase.ASKING if asked is not None else Phase.OVER,
        learnt=learnt,
    )

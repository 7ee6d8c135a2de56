"""What the actions about the drill do, and who has learnt what."""

import secrets
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.gui.drill_state import DrillState
from dealer_assist.gui.entry import Pad
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.window import Window
from dealer_assist.scenario.drill import SUBJECTS, methods_of
from dealer_assist.scenario.drill_run import EXAM_QUESTIONS, Drill, Item
from dealer_assist.scenario.drill_values import SEEDS, Topic, code_of, seed_of
from dealer_assist.session import progress as kept
from dealer_assist.session.progress import Exam, Fault, Learner, Progress, export_csv, name_fits
from dealer_assist.session.store import trouble, write_whole
from dealer_assist.view.lesson_progress import report

if TYPE_CHECKING:
    from dealer_assist.gui.drill import DrillPage
    from dealer_assist.gui.drill_setup import DrillSetupPage
    from dealer_assist.gui.drill_sheets import CodeSheet, LearnersSheet
    from dealer_assist.gui.entry import NameSheet, NumberSheet
    from dealer_assist.gui.progress import ProgressPage


class DrillCommands(QObject):
    """One method for each action about the drill, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._clock = window.services.clock
        self._code = ""  # of the drill that will start; "" for any
        self._name = ""  # who learns; "" for the first one

    # --- pages and sheets, made when they are first shown

    @cached_property
    def setup_page(self) -> "DrillSetupPage":
        """What is chosen before a drill."""
        from dealer_assist.gui.drill_setup import DrillSetupPage

        made = DrillSetupPage(self._window.look, self._clock.ticks, self._window.texts)
        made.started.connect(self._start)
        made.progress_asked.connect(self.progress)
        made.learner_asked.connect(self._ask_learner)
        made.code_asked.connect(self._ask_code)
        made.left.connect(self._window.leave_learning)
        self._window.add_learning(made)
        return made

    @cached_property
    def drill_page(self) -> "DrillPage":
        """The questions."""
        from dealer_assist.gui.drill import DrillPage

        made = DrillPage(self._window.look, self._clock.ticks, self._window.texts)
        made.learnt.connect(self._learn)
        made.amounts_asked.connect(self._ask_amounts)
        made.rule_tapped.connect(self._window.rule_asked)
        made.progress_asked.connect(self.progress)
        made.again_asked.connect(self._start)
        made.left.connect(self.drill)
        self._window.add_learning(made)
        return made

    @cached_property
    def progress_page(self) -> "ProgressPage":
        """What has been learnt."""
        from dealer_assist.gui.progress import ProgressPage

        made = ProgressPage(self._window.look, self._clock.ticks, self._window.texts)
        made.learner_asked.connect(self._ask_learner)
        made.exported.connect(self._export)
        made.drill_asked.connect(self.drill)
        made.left.connect(self._window.leave_learning)
        self._window.add_learning(made)
        return made

    @cached_property
    def learners_sheet(self) -> "LearnersSheet":
        """Who learns."""
        from dealer_assist.gui.drill_sheets import LearnersSheet

        made = LearnersSheet(self._window, self._window.look)
        made.chosen.connect(self._choose_learner)
        made.new_asked.connect(self._ask_name)
        return made

    @cached_property
    def code_sheet(self) -> "CodeSheet":
        """The code of a drill."""
        from dealer_assist.gui.drill_sheets import CodeSheet

        made = CodeSheet(self._window, self._window.look)
        made.entered.connect(self._set_code)
        return made

    @cached_property
    def name_sheet(self) -> "NameSheet":
        """The name of somebody new."""
        from dealer_assist.gui.entry import NameSheet

        made = NameSheet(self._window, self._window.look)
        made.entered.connect(self._add_learner)
        return made

    @cached_property
    def number_sheet(self) -> "NumberSheet":
        """Chips for an answer."""
        from dealer_assist.gui.entry import NumberSheet

        made = NumberSheet(self._window, self._window.look)
        made.entered.connect(self.drill_page.enter)
        return made

    # --- the drill

    def drill(self) -> None:
        """Show what is chosen before a drill."""
        self._show_who()
        self._window.show_page(self.setup_page)

    def begin(self, code: str) -> None:
        """Start the drill of a code at once, with every topic.

        Raises:
            ValueError: It is no code: a caller's bug.
        """
        seed = seed_of(code)
        if seed is None:
            message = f"no code of a drill: {code}"
            raise ValueError(message)
        self._code = code_of(seed)
        self._start()

    def _start(self) -> None:
        page = self.setup_page
        code = self._code or code_of(secrets.randbelow(SEEDS))
        drill = Drill(
            code=code,
            topics=page.chosen_topics,
            method=page.method,
            mode=page.mode,
            due=() if self._code else self._due(),
        )
        self._code = ""
        self.drill_page.begin(drill)
        self._window.show_page(self.drill_page)
        self.drill_page.run_clock()

    def _due(self) -> tuple[Item, ...]:
        items = [(topic.value, method.value) for topic in SUBJECTS for method in methods_of(topic)]
        found = self.learner.due(items, self._now())
        return tuple((Topic(topic), ButtonRule(method)) for topic, method in found)

    def _ask_amounts(self, labels: list[str], values: list[int]) -> None:
        state, texts = self.drill_page.state, self._window.texts
        assert state is not None
        here = texts.at(state.question.table.house)
        pad = Pad(zeros=len(labels) if len(labels) > 1 else 0)
        self.number_sheet.ask(texts.label("enter_amount"), labels, values, here, pad)

    def _set_code(self, code: str) -> None:
        self._code = code
        self._show_who()

    def _ask_code(self) -> None:
        self.code_sheet.ask(self._code, self._window.texts)

    # --- who learns

    @property
    def _path(self) -> Path:
        return self._window.controller.nights.folder / kept.FILE

    @cached_property
    def _loaded(self) -> list[Progress]:
        """What is kept, as the one item of a list; nobody where it cannot be read."""
        found = kept.load(self._path)
        self._readable = not isinstance(found, Fault)
        if isinstance(found, Fault):
            texts = self._window.texts
            said = texts.label("progress_unreadable", file=self._path.name)
            self._window.notices.say(Subject.UNREADABLE, said, texts.label("ok"))
            found = Progress()
        return [found]

    @property
    def kept_progress(self) -> Progress:
        """What everybody has learnt."""
        return self._loaded[0]

    @property
    def learner(self) -> Learner:
        """Who learns now."""
        progress = self.kept_progress
        if not self._name:
            first = next(iter(progress.learners), None)
            self._name = first.name if first else self._window.texts.label("first_learner")
        return progress.learner(self._name)

    def _keep(self, learner: Learner) -> None:
        self._loaded[0] = self.kept_progress.with_learner(learner)
        if not self._readable:
            return
        texts, notices = self._window.texts, self._window.notices
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            kept.save(self._path, self.kept_progress)
        except OSError as error:
            reason = texts.label(f"trouble_{trouble(error).value}")
            said = texts.label("save_failed", file=self._path.name, reason=reason)
            notices.say(Subject.UNREADABLE, said, texts.label("ok"))

    def _learn(self, state: DrillState) -> None:
        """Keep what the last question says about the learner, and an exam that is over."""
        last = state.learnt[-1]
        learner = self.learner.answered(last.topic, last.method, last.grade, self._now())
        if state.run.over:
            right = sum(scored.at_once for scored in state.run.scored)
            exam = Exam(
                at=self._now(),
                code=state.run.drill.code,
                right=right,
                asked=EXAM_QUESTIONS,
                passed=state.run.passed,
            )
            learner = learner.with_exam(exam)
        self._keep(learner)

    def _now(self) -> int:
        return int(self._clock.now().timestamp())

    def _show_who(self) -> None:
        self.setup_page.show_who(self.learner.name, self._code)
        if "progress_page" in self.__dict__:
            self.progress_page.show_learner(self.learner)

    def _ask_learner(self) -> None:
        names = [learner.name for learner in self.kept_progress.learners] or [self.learner.name]
        self.learners_sheet.show_learners(names, self.learner.name, self._window.texts)

    def _choose_learner(self, name: str) -> None:
        self._name = name
        self._show_who()

    def _ask_name(self) -> None:
        texts = self._window.texts
        self.name_sheet.ask(texts.label("new_learner"), "", texts)

    def _add_learner(self, name: str) -> None:
        if name_fits(name):
            self._keep(self.kept_progress.learner(name))
            self._choose_learner(name)

    # --- progress

    def progress(self) -> None:
        """Show what has been learnt."""
        self.progress_page.show_learner(self.learner)
        self._window.show_page(self.progress_page)

    def _export(self, kind: str) -> None:
        window, texts = self._window, self._window.texts
        name = f"{texts.label('progress').lower()}.{kind}"
        label = texts.label(f"{kind}_file")
        there = window.services.ask_where(window, texts.label(f"export_{kind}"), name, label)
        if there is None:
            return
        learner = self.learner
        if kind == "csv":
            progress = self.kept_progress.with_learner(learner)
            data = export_csv(progress, [learner.name]).encode("utf-8-sig")
        else:
            data = self._pdf(learner)
        self._write(there, data)

    def _pdf(self, learner: Learner) -> bytes:
        from dealer_assist.gui.progress_pdf import progress_pdf

        label = self._window.texts.label
        shown = report(learner, self._window.texts)
        return progress_pdf(shown, label("progress"), label("progress_topics"), label("exams"))

    def _write(self, there: Path, data: bytes) -> None:
        texts, notices = self._window.texts, self._window.notices
        try:
            write_whole(there, data)
        except OSError as error:
            reason = texts.label(f"trouble_{trouble(error).value}")
            said = texts.label("save_failed", file=there.name, reason=reason)
            notices.say(Subject.UNREADABLE, said, texts.label("ok"))
        else:
            notices.say(Subject.SAVED, texts.label("saved_as", file=there.name), texts.label("ok"))

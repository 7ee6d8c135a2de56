"""Before a drill: how it is taken, under which button, about what, by whom, with which code."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.gui.bars import Ticks
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.learn_page import LearnPage
from dealer_assist.gui.rows import RowButton, Segmented
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type, color
from dealer_assist.gui.widgets import Box, Frame, PushButton, Words, dress, paint_frame
from dealer_assist.gui.words import BOLD, MEDIUM
from dealer_assist.scenario.drill import SUBJECTS, methods_of
from dealer_assist.scenario.drill_run import Mode
from dealer_assist.scenario.drill_values import Topic
from dealer_assist.view.drill_labels import METHODS, MODES, TOPICS
from dealer_assist.view.texts import Texts

EVERY = "every"
_COLUMN = 300


class TopicButton(PushButton):
    """A topic that is asked about, or not."""

    def __init__(self, topic: Topic, parent: QWidget | None = None) -> None:
        """Make the button of a topic."""
        super().__init__(height=Size.TARGET, size=Type.REASON, parent=parent)
        self.topic = topic
        self.setObjectName(f"topic-{topic.value}")
        self.setCheckable(True)

    def ink(self) -> QColor:
        """Return the colour of the words."""
        palette = self.look.palette
        return color(palette.panel if self.isChecked() else palette.text)

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        """Fill a chosen one with the colour of text, as segments are."""
        palette = self.look.palette
        if self.isChecked():
            paint_frame(painter, box, Frame(self.ground(palette.text), None))
        else:
            super().paint_ground(painter, box)


class DrillSetupPage(LearnPage):
    """Everything has a default: Start alone is enough."""

    started = Signal()
    progress_asked = Signal()
    learner_asked = Signal()
    code_asked = Signal()

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make the page with every topic chosen."""
        super().__init__(look, ticks, texts)
        self.mode = Mode.LEARN
        self.method: ButtonRule | None = None
        self.topics: frozenset[Topic] = frozenset()  # none chosen alone: all of them
        self.modes = Segmented(tuple(Mode))
        self.modes.chosen.connect(self._choose_mode)
        self.mode_note = Words(Type.REASON, MEDIUM, second=True, wrap=True)
        self.methods = Segmented((EVERY, *ButtonRule))
        self.methods.chosen.connect(self._choose_method)
        self.titles = {name: Words(Type.BUTTON, BOLD, wrap=True) for name in
                       ("how", "button_method", "topics")}  # fmt: skip
        self.every_topic = RowButton(height=Size.TARGET)
        self.every_topic.setCheckable(True)
        self.every_topic.setObjectName("every_topic")
        self.every_topic.clicked.connect(self._choose_every)
        self.topic_buttons = [TopicButton(topic) for topic in SUBJECTS]
        for button in self.topic_buttons:
            button.clicked.connect(self._toggle)
        self.learner = RowButton(Icon.PERSON_PLUS)
        self.learner.setObjectName("learner")
        self.learner.clicked.connect(self.learner_asked)
        self.code = RowButton(Icon.PENCIL)
        self.code.setObjectName("code")
        self.code.clicked.connect(self.code_asked)
        self.bar.add("start", Icon.ARROW_RIGHT, primary=True, share=5)
        self.bar.add("progress", Icon.RIBBON, share=3)
        self.bar.add("back", Icon.ARROW_LEFT, share=3)
        self.bar.tapped.connect(self._tap_bar)
        self._lay_out()
        self.show_texts(texts)

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, Size.GRID)
        column.setSpacing(Size.GRID)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(Size.GRID)
        self._top.addWidget(_box(self.titles["how"], self.modes, self.mode_note), 1)
        self._top.addWidget(_box(self.titles["button_method"], self.methods), 1)
        column.addLayout(self._top)
        self._who = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._who.setSpacing(Size.GRID)
        self._who.addWidget(self.learner, 1)
        self._who.addWidget(self.code, 1)
        column.addLayout(self._who)
        topics = _box(self.titles["topics"], self.every_topic)
        self._grid = QGridLayout()
        self._grid.setSpacing(Size.GRID)
        inner = topics.layout()
        assert isinstance(inner, QVBoxLayout)
        inner.addLayout(self._grid)
        column.addWidget(topics)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(Scroll(content), 1)
        outer.addWidget(self.bar)

    @property
    def heading(self) -> tuple[str, str]:
        """Title of the page."""
        return self.texts.label("drill"), ""

    @property
    def chosen_topics(self) -> tuple[Topic, ...]:
        """The chosen topics in the order in which they are learnt."""
        return tuple(topic for topic in SUBJECTS if topic in self.topics) or SUBJECTS

    @property
    def possible(self) -> bool:
        """Whether any chosen topic is asked about the chosen method."""
        return any(
            self.method is None or self.method in methods_of(topic) for topic in self.chosen_topics
        )

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        super().show_texts(texts)
        label = texts.label
        for name, title in self.titles.items():
            title.setText(label("drill_how" if name == "how" else name))
        for mode, words in MODES.items():
            self.modes.segments[mode].say(texts.gettext(words[0]))
        for method, word in METHODS.items():
            self.methods.segments[method or EVERY].say(texts.gettext(word))
        self.every_topic.say(label("every_topic"))
        for button in self.topic_buttons:
            button.say(texts.gettext(TOPICS[button.topic]))
        self.name_buttons({n: label("back_out" if n == "back" else n) for n in self.bar.buttons})
        self._show()

    def show_who(self, learner: str, code: str) -> None:
        """Show who learns, and the code of the drill that will start; "" for any."""
        label = self.texts.label
        self.learner.say(learner, label("learner"))
        self.code.say(f"#{code}" if code else label("any_code"), label("code_note"))
        dress(self, self.look)

    def _show(self) -> None:
        texts = self.texts
        self.modes.choose(self.mode)
        self.mode_note.setText(texts.gettext(MODES[self.mode][1]))
        self.methods.choose(self.method or EVERY)
        self.every_topic.setChecked(not self.topics)
        for button in self.topic_buttons:
            button.setChecked(button.topic in self.topics)
            button.update()
        self.every_topic.update()
        reason = None if self.possible else texts.label("topics_without_button")
        self.bar.set_state("start", reason)
        dress(self, self.look)

    def _choose_mode(self, value: str) -> None:
        self.mode = Mode(value)
        self._show()

    def _choose_method(self, value: str) -> None:
        self.method = None if value == EVERY else ButtonRule(value)
        self._show()

    def _toggle(self) -> None:
        button = self.sender()
        assert isinstance(button, TopicButton)
        self.topics ^= {button.topic}
        self._show()

    def _choose_every(self) -> None:
        self.topics = frozenset()
        self._show()

    def _tap_bar(self, name: str) -> None:
        {"start": self.started, "progress": self.progress_asked, "back": self.left}[name].emit()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Use the width there is."""
        flow, wide = QBoxLayout.Direction, self.width() >= 900
        self._top.setDirection(flow.LeftToRight if wide else flow.TopToBottom)
        self._who.setDirection(flow.LeftToRight if self.width() >= 700 else flow.TopToBottom)
        columns = max(2, self.width() // self.scaled(_COLUMN))
        for index, button in enumerate(self.topic_buttons):
            self._grid.addWidget(button, index // columns, index % columns)
        for column in range(8):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self.name_buttons({name: b.text() for name, b in self.bar.buttons.items()})


def _box(*widgets: QWidget) -> Box:
    box = Box()
    column = QVBoxLayout(box)
    column.setContentsMargins(Size.PANEL_PADDING, 12, Size.PANEL_PADDING, 12)
    column.setSpacing(Size.GRID)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return box

"""The progress page: who has learnt what, as a chart for each topic."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dealer_assist.gui.bars import Ticks
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.learn_page import LearnPage
from dealer_assist.gui.rows import RowButton
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Palette, Size, Type, color
from dealer_assist.gui.widgets import Box, Dressed, Frame, Words, dress, paint_frame, pen
from dealer_assist.gui.words import BOLD, MEDIUM, SEMIBOLD, Face, line_height, paint_lines, widest
from dealer_assist.session.progress import Learner
from dealer_assist.view.lesson_progress import RECENT, Report, TopicBar, report
from dealer_assist.view.texts import Texts

_BAR, _DOT = 18, 12
_ROOMY = 480
_GAP = 10
PASS = 90
"""Percent at which a topic is well known."""


def row_height(size: int) -> float:
    """Height of one topic of the chart in type of a size: its name, and its bar below."""
    return line_height(size) + _BAR + 16


def paint_topic(painter: QPainter, bar: TopicBar, box: QRectF, palette: Palette, size: int) -> None:
    """Paint one topic: name, numbers, a bar with a mark at 90 %, the last answers as discs."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    step = line_height(size)
    ink = color(palette.text if bar.asked else palette.text_second)
    paint_lines(painter, (bar.name,), box, Face(size, SEMIBOLD, ink))
    said = f"{bar.percent} % \u00b7 {bar.text}" if bar.asked else bar.text
    wide = widest((said,), size, MEDIUM)
    place = QRectF(box.right() - wide, box.y(), wide, step)
    paint_lines(painter, (said,), place, Face(size, MEDIUM, color(palette.text_second)))
    discs = len(bar.recent) * (_DOT + 3)
    roomy = box.width() > _ROOMY
    room = box.width() - RECENT * (_DOT + 3) - 12 if roomy else box.width()
    ground = QRectF(box.x(), box.y() + step + 2, room, _BAR)
    paint_frame(painter, ground, Frame(palette.card, pen(palette.button_border, 1), _BAR / 2))
    if bar.asked and bar.percent:
        full = QRectF(ground)
        full.setWidth(max(_BAR, ground.width() * bar.percent / 100))
        fill = palette.right if bar.percent >= PASS else palette.text_second
        paint_frame(painter, full, Frame(fill, None, _BAR / 2))
    mark = ground.x() + ground.width() * PASS / 100
    painter.setPen(pen(palette.text, 2))
    painter.drawLine(QPointF(mark, ground.y() - 3), QPointF(mark, ground.bottom() + 3))
    if roomy:
        _paint_recent(painter, bar, QPointF(box.right() - discs, ground.center().y()), palette)


def _paint_recent(painter: QPainter, bar: TopicBar, at: QPointF, palette: Palette) -> None:
    """Paint the last answers: right ones filled, wrong ones crossed rings."""
    for number, right in enumerate(bar.recent):
        middle = at + QPointF(number * (_DOT + 3) + _DOT / 2, 0)
        ink = palette.right if right else palette.wrong
        painter.setPen(pen(ink, 2))
        painter.setBrush(color(ink) if right else color(palette.panel))
        painter.drawEllipse(middle, _DOT / 2 - 1, _DOT / 2 - 1)
        if not right:
            painter.drawLine(middle + QPointF(-2, -2), middle + QPointF(2, 2))


class ProgressChart(Dressed, QWidget):
    """A bar for each topic."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty chart."""
        super().__init__(parent)
        self.bars: tuple[TopicBar, ...] = ()

    def show_bars(self, bars: tuple[TopicBar, ...]) -> None:
        """Show topics."""
        self.bars = bars
        self.setAccessibleName("\n".join(f"{bar.name}: {bar.text}" for bar in bars))
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.scaled(Type.REASON)

    def _columns(self) -> int:
        return 2 if self.width() >= self.scaled(900) else 1

    def _high(self) -> int:
        rows = -(-len(self.bars) // self._columns())
        return round(rows * row_height(self._size))

    def sizeHint(self) -> QSize:
        """Return the height of all topics."""
        return QSize(320, self._high())

    def minimumSizeHint(self) -> QSize:
        """Return the same: the page scrolls."""
        return self.sizeHint()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Ask for another height where the columns change."""
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bars."""
        columns = self._columns()
        rows = -(-len(self.bars) // columns)
        wide = (self.width() - (columns - 1) * 4 * _GAP) / columns
        high = row_height(self._size)
        with QPainter(self) as painter:
            for number, bar in enumerate(self.bars):
                column, row = divmod(number, max(1, rows))
                box = QRectF(column * (wide + 4 * _GAP), row * high, wide, high)
                paint_topic(painter, bar, box, self.look.palette, self._size)


class ProgressPage(LearnPage):
    """One learner at a time."""

    learner_asked = Signal()
    exported = Signal(str)  # "pdf" or "csv"
    drill_asked = Signal()

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make a page without a learner."""
        super().__init__(look, ticks, texts)
        self._learner: Learner | None = None
        self.report: Report | None = None
        self.learner = RowButton(Icon.PERSON_PLUS)
        self.learner.setObjectName("learner")
        self.learner.clicked.connect(self.learner_asked)
        self.topics = Words(Type.BUTTON, BOLD, wrap=True)
        self.chart = ProgressChart()
        self.exams_title = Words(Type.BUTTON, BOLD, wrap=True)
        self.exams = Words(Type.REASON, MEDIUM, wrap=True)
        self.bar.add("drill", Icon.TARGET, primary=True, share=4)
        self.bar.add("export_pdf", Icon.EXPORT, share=3)
        self.bar.add("export_csv", Icon.EXPORT, share=3)
        self.bar.add("back", Icon.ARROW_LEFT, share=3)
        self.bar.tapped.connect(self._tap_bar)
        self._lay_out()
        self.show_texts(texts)

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, Size.GRID)
        column.setSpacing(Size.GRID)
        column.addWidget(self.learner)
        for title, widget in ((self.topics, self.chart), (self.exams_title, self.exams)):
            box = Box()
            inner = QVBoxLayout(box)
            inner.setContentsMargins(Size.PANEL_PADDING, 12, Size.PANEL_PADDING, 12)
            inner.setSpacing(Size.GRID)
            inner.addWidget(title)
            inner.addWidget(widget)
            column.addWidget(box)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(Scroll(content), 1)
        outer.addWidget(self.bar)

    @property
    def heading(self) -> tuple[str, str]:
        """Title of the page and who it is about."""
        return self.texts.label("progress"), self._learner.name if self._learner else ""

    def show_learner(self, learner: Learner) -> None:
        """Show somebody's progress."""
        self._learner = learner
        shown = self.report = report(learner, self.texts)
        self.learner.say(shown.name, shown.summary)
        self.chart.show_bars(shown.bars)
        self.exams.setText("\n".join(shown.exams) or self.texts.label("no_exam"))
        dress(self, self.look)
        self.headed.emit()

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        super().show_texts(texts)
        label = texts.label
        self.topics.setText(label("progress_topics"))
        self.exams_title.setText(label("exams"))
        self.name_buttons({n: label("back_out" if n == "back" else n) for n in self.bar.buttons})
        if self._learner is not None:
            self.show_learner(self._learner)

    def _tap_bar(self, name: str) -> None:
        if name == "back":
            self.left.emit()
        elif name == "drill":
            self.drill_asked.emit()
        else:
            self.exported.emit(name.removeprefix("export_"))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Name the buttons as there is room for."""
        self.name_buttons({name: b.text() for name, b in self.bar.buttons.items()})

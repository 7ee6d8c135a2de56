"""What the pages to learn from share: a bar below, words for the bar above, a table and a panel."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from dealer_assist.gui.bars import Bar, Ticks
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.table import TableView
from dealer_assist.gui.widgets import Box, Dressed, Frame, Pressable, Words, dress, paint_frame, pen
from dealer_assist.gui.words import SEMIBOLD
from dealer_assist.view.texts import Texts

NARROW = 700
_UNLIMITED = 16_777_215


class LearnPage(Dressed, QWidget):
    """A page of its own beside the table; Esc and its back button leave it."""

    left = Signal()
    headed = Signal()  # the words for the bar above have changed

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make an empty page with an empty bar."""
        super().__init__()
        self.look = look
        self.texts = texts
        self.bar = Bar(ticks)
        self.aside: QWidget | None = None  # stands in the bar above while this page is shown

    @property
    def heading(self) -> tuple[str, str]:
        """Title and subtitle for the bar above."""
        return "", ""

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        self.texts = texts

    def name_buttons(self, labels: dict[str, str]) -> None:
        """Name the buttons of the bar; a narrow one has the icons above the words."""
        narrow = self.width() < NARROW
        for name, text in labels.items():
            button = self.bar.buttons[name]
            button.stacked = narrow and not button.primary
            button.say(text, button.reason)
            button.update()


class SplitPage(LearnPage):
    """A table, and a panel at its right or below it."""

    side = 344  # width of the panel at the right
    below = 0.42  # of the height, for a panel below the table

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make both, the panel empty: ``self.column`` takes what stands in it."""
        super().__init__(look, ticks, texts)
        self.table = TableView(look)
        self.panel = Box()
        self.column = QVBoxLayout(self.panel)
        self.column.setContentsMargins(12, 12, 12, 12)
        self.column.setSpacing(Size.GRID)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(Size.GRID)
        self._middle.addWidget(self.table, 1)
        self._middle.addWidget(self.panel)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(self._middle, 1)
        outer.addWidget(self.bar)

    @property
    def upright(self) -> bool:
        """Whether the panel lies below the table."""
        return self.width() < self.height()

    def set_look(self, look: Look) -> None:
        """Wear another look; the table paints itself."""
        super().set_look(look)
        self.table.set_look(look)

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        super().show_texts(texts)
        self.table.set_dealer(texts.label("dealer"))
        self.table.setAccessibleName(texts.label("table_of_seats"))

    def arrange(self) -> None:
        """Put the panel where it fits."""
        flow, edge = QBoxLayout.Direction, int(Size.GRID)
        below = self.upright
        self._middle.setDirection(flow.TopToBottom if below else flow.LeftToRight)
        self._middle.setContentsMargins(edge if below else 0, 0 if below else edge, edge, edge)
        if below:
            self.panel.setMinimumWidth(0)
            self.panel.setMaximumWidth(_UNLIMITED)
            self.panel.setFixedHeight(round(self.below * self.height()))
        else:
            self.panel.setMinimumHeight(0)
            self.panel.setMaximumHeight(_UNLIMITED)
            self.panel.setFixedWidth(min(self.scaled(self.side), round(0.36 * self.width())))
        settle(self)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the panel where it fits."""
        self.arrange()
        self.show_texts(self.texts)

    def minimumSizeHint(self) -> QSize:
        """Let the window be as small as the smallest test size."""
        return QSize(320, 320)


class Marked(Dressed, QWidget):
    """A sentence on a ground of its own: the one that is read now has a yellow frame."""

    def __init__(self, text: str, *, now: bool, parent: QWidget | None = None) -> None:
        """Show a sentence."""
        super().__init__(parent)
        self._now = now
        self.words = Words(Type.LABEL, SEMIBOLD, second=not now, wrap=True)
        self.words.setText(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10 if now else 2, 12, 10 if now else 2)
        column.addWidget(self.words)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame."""
        if not self._now:
            return
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            edge = palette.text if palette.light else palette.primary
            paint_frame(painter, box, Frame(palette.card, pen(edge, 2), 12))
            bar = QRectF(box.x() + 2, box.y() + 10, 5, box.height() - 20)
            paint_frame(painter, bar, Frame(palette.primary, None, 2))


class Steps(Dressed, QWidget):
    """How far an example has come: a piece for each step."""

    _HIGH = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing."""
        super().__init__(parent)
        self.steps, self.at = 1, 0
        self.setFixedHeight(self._HIGH)

    def show_step(self, at: int, steps: int) -> None:
        """Show step ``at``, counted from 0."""
        self.at, self.steps = at, steps
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pieces: done, now, to come."""
        palette = self.look.palette
        gap = Size.GRID if self.steps <= 12 else 2
        wide = (self.width() - gap * (self.steps - 1)) / self.steps
        with QPainter(self) as painter:
            for number in range(self.steps):
                done = palette.text_second if number < self.at else palette.panel_line
                fill = palette.primary if number == self.at else done
                line = pen(palette.text, 1) if number == self.at and palette.light else None
                box = QRectF(number * (wide + gap), 0, wide, self._HIGH)
                paint_frame(painter, box, Frame(fill, line, self._HIGH / 2))


def settle(page: QWidget) -> None:
    """Lay a page out at once, so that whatever is focused on it has its place already."""
    layout = page.layout()
    if layout is not None:
        layout.activate()


def focus_nobody(page: QWidget) -> None:
    """Let no key press a button by accident."""
    focused = page.window().focusWidget()
    if isinstance(focused, Pressable):
        focused.clearFocus()


def dressed(page: Dressed, widget: QWidget) -> None:
    """Give something new on a page the page's look."""
    dress(widget, page.look)

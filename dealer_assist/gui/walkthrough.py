"""An example step by step: table, note, what changed, why; or try it before it is shown."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.gui import icons, paint
from dealer_assist.gui.answers import beside
from dealer_assist.gui.bars import Ticks
from dealer_assist.gui.icons import Icon, paint_icon
from dealer_assist.gui.learn_page import Marked, SplitPage, Steps
from dealer_assist.gui.panels import ReasonBlock
from dealer_assist.gui.rows import Segmented
from dealer_assist.gui.seat_sheet import Line, clear
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type, color
from dealer_assist.gui.trying import Trying
from dealer_assist.gui.widgets import Dressed, PushButton, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM, SEMIBOLD, Face, line_height, paint_lines, wrapped
from dealer_assist.view import lesson
from dealer_assist.view.lesson import Change, Lesson
from dealer_assist.view.texts import LANGUAGES, Texts
from dealer_assist.view.values import View

_SIGN = 32
_LABEL = 118
_REST = ("previous", "restart", "try_it")


class ChangeRow(Dressed, QWidget):
    """A marker, what it is called, and where it was and is."""

    def __init__(self, change: Change, parent: QWidget | None = None) -> None:
        """Show a change."""
        super().__init__(parent)
        self.change = change
        self.setAccessibleName(change.text)

    def sizeHint(self) -> QSize:
        """Return the height of one line."""
        return QSize(200, self.heightForWidth(300))

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words."""
        return max(_SIGN + 4, round(len(self._lines(width)) * line_height(self._size)) + 8)

    @property
    def _size(self) -> int:
        return self.scaled(Type.REASON)

    def _lines(self, width: int) -> tuple[str, ...]:
        return wrapped(self.change.text, self._size, SEMIBOLD, width - _SIGN - 12)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign and the words."""
        palette = self.look.palette
        middle = QPointF(_SIGN / 2 + 1, self.height() / 2)
        with QPainter(self) as painter:
            if self.change.marker is not None:
                paint.draw_marker(painter, self.change.marker, paint.Spot(middle, _SIGN), palette)
            else:
                box = QRectF(middle.x() - 12, middle.y() - 12, 24, 24)
                paint_icon(painter, Icon.PLAY, box, color(palette.text))
            lines = self._lines(self.width())
            high = len(lines) * line_height(self._size)
            place = QRectF(_SIGN + 12, (self.height() - high) / 2, self.width(), high)
            face = Face(self._size, SEMIBOLD, color(palette.text))
            paint_lines(painter, lines, place, face)


class Legend(Dressed, QWidget):
    """What the pink sign means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str) -> None:
        """Say which step is compared with."""
        self._text = text
        wide = paint.text_width(text, Type.SMALLEST, MEDIUM)
        self.resize(round(wide) + 56, 34)
        self.setAccessibleName(text)
        self.update()

    @property
    def said(self) -> bool:
        """Whether there is anything to say."""
        return bool(self._text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the disc and the words."""
        palette = self.look.palette
        with QPainter(self) as painter:
            spot = paint.Spot(QPointF(17, 17), 28)
            paint.draw_sign(painter, spot, icons.path(Icon.UNEQUAL), palette.changed, palette)
            high = line_height(Type.SMALLEST)
            place = QRectF(42, 17 - high / 2, self.width(), high)
            face = Face(Type.SMALLEST, MEDIUM, color(palette.text_second))
            paint_lines(painter, (self._text,), place, face)


class WalkPage(SplitPage):
    """One example, one step at a time."""

    side = 400
    rule_tapped = Signal(str)
    play_asked = Signal(int)  # step, counted from 1
    compare_asked = Signal(int)  # step, counted from 0
    language_chosen = Signal(str)

    def __init__(self, look: Look, ticks: Ticks, texts: Texts) -> None:
        """Make a page without an example."""
        super().__init__(look, ticks, texts)
        self.lesson: Lesson | None = None
        self.at = 0
        self.trying: Trying | None = None
        self._opening_tried = False  # the markers of the first step were asked for
        self.title = Words(Type.PRIMARY, BOLD, wrap=True)
        self.pieces = Steps()
        self.number = Words(Type.SMALLEST, SEMIBOLD, second=True)
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(4, 4, 4, 4)
        self.body.setSpacing(Size.GRID)
        self.area = Scroll(content)
        self.play = PushButton(Icon.BACK, height=Size.ROW, size=Type.LABEL)
        self.compare = PushButton(Icon.COMPARE, height=Size.ROW, size=Type.LABEL)
        self.play.setObjectName("play_from_here")
        self.compare.setObjectName("compare")
        self.play.clicked.connect(self._play)
        self.compare.clicked.connect(self._compare)
        self.languages = Segmented(tuple(LANGUAGES))
        self.languages.setFixedWidth(136)
        self.languages.chosen.connect(self.language_chosen)
        self.aside = self.languages
        self.legend = Legend(self.table)
        self.bar.add("next_step", Icon.ARROW_RIGHT, primary=True, share=6)
        self.bar.add("previous", Icon.CHEVRON_LEFT, share=4)
        self.bar.add("restart", Icon.RESTART, share=4)
        self.bar.add("try_it", Icon.TAP, share=6)
        self.bar.tapped.connect(self._tap_bar)
        self.table.seat_tapped.connect(self._tap_seat)
        self._lay_out()
        self.show_texts(texts)

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.setSpacing(6)
        for widget in (self.title, self.pieces, self.number):
            head.addWidget(widget)
        self.column.addLayout(head)
        self.column.addWidget(self.area, 1)
        feet = QHBoxLayout()
        feet.setSpacing(Size.GRID)
        feet.addWidget(self.play, 3)
        feet.addWidget(self.compare, 2)
        self.column.addLayout(feet)

    @property
    def heading(self) -> tuple[str, str]:
        """Title of the page and where the example comes from."""
        words = lesson.source(self.lesson.scenario, self.texts) if self.lesson else ""
        return self.texts.label("example"), words

    def show_lesson(self, shown: Lesson) -> None:
        """Start an example from its first step."""
        self.lesson = shown
        self._opening_tried = False
        self.go(0)

    def go(self, index: int) -> None:
        """Show a step, counted from 0; whatever was being tried is over."""
        self.at = index
        self.trying = None
        self._show()
        self.area.verticalScrollBar().setValue(0)

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        super().show_texts(texts)
        for name, segment in self.languages.segments.items():
            segment.say(name.upper())
        self.languages.choose(texts.language)
        self.languages.setAccessibleName(texts.label("language"))
        self.play.say(texts.label("play_from_here"))
        self.compare.say(texts.label("compare"))
        self._name_buttons()
        if self.lesson is not None:
            self._show()

    def _name_buttons(self) -> None:
        label = self.texts.label
        names = ("next_step", *_REST)
        short = self.width() < 700
        words = {n: label(f"{n}_short" if short and n in _REST else n) for n in names}
        self.name_buttons(words)

    # --- what is shown

    def _show(self) -> None:
        assert self.lesson is not None
        if self.trying is not None:
            self._show_try(self.trying)
        else:
            self._show_step(self.lesson)
        self._show_bar(self.lesson)
        self.headed.emit()

    def _show_bar(self, shown: Lesson) -> None:
        label = self.texts.label
        after = self.trying.index if self.trying is not None else self.at + 1
        last = label("last_step") if after >= shown.steps else None
        self.bar.set_state("next_step", last)
        first = label("first_step") if self.at == 0 and self.trying is None else None
        self.bar.set_state("previous", first)
        self.bar.set_state("restart", first)
        asked = self._asked(shown)
        nothing = None if lesson.asked(shown, asked) else label("nothing_moves")
        self.bar.set_state("try_it", (last if asked else None) or nothing)

    def _show_step(self, shown: Lesson) -> None:
        texts = self.texts
        page = lesson.page(shown, self.at, texts)
        self.table.mark({}, {})
        self.table.arm("")
        self.table.show_view(page.view)
        changed = any(seat.changed for seat in page.view.seats)
        self.legend.say(texts.label("changed_since", step=self.at) if changed else "")
        self._place_legend()
        self._head(shown)
        for index in range(self.at):
            self.body.addWidget(Marked(lesson.note(shown, index, texts), now=False))
        self.body.addWidget(Marked(page.note, now=True))
        if page.problem:
            self._add(page.problem, Type.LABEL, BOLD)
        if page.changes:
            self._add(texts.label("what_changed", step=self.at), Type.LABEL, BOLD)
            for change in page.changes:
                self.body.addWidget(ChangeRow(change))
        self._add_reasons(page.view)
        self.body.addWidget(Line())
        self._add(lesson.source(shown.scenario, texts), Type.SMALLEST, MEDIUM, second=True)
        self.body.addStretch(1)
        dress(self.panel, self.look)

    def _add_reasons(self, view: View) -> None:
        if view.reasons:
            self._add(self.texts.label("why"), Type.LABEL, BOLD)
        for number, reason in enumerate(view.reasons):
            block = ReasonBlock(reason, size=Type.REASON)
            block.lined = number > 0
            block.clicked.connect(self._tap_reason)
            self.body.addWidget(block)

    def _head(self, shown: Lesson) -> None:
        clear(self.body)
        self.title.setText(lesson.title(shown.scenario, self.texts))
        self.pieces.show_step(self.at, shown.steps)
        self.number.setText(self.texts.label("step_of", step=self.at + 1, steps=shown.steps))

    def _add(self, text: str, size: int, weight: int, *, second: bool = False) -> None:
        words = Words(size, weight, second=second, wrap=True)
        words.setContentsMargins(8, 4, 8, 0)
        words.setText(text)
        self.body.addWidget(words)

    # --- try it yourself

    def _show_try(self, trying: Trying) -> None:
        assert self.lesson is not None
        self._head(self.lesson)
        self.legend.say("")
        self.legend.hide()
        trying.show(self.table, self.texts)
        for sentence in trying.sentences(self.texts):
            self.body.addWidget(Marked(sentence, now=True))
        rows = list(trying.rows(self.texts))
        for row in rows:
            row.clicked.connect(self._tap_row)
        self.body.addLayout(beside(rows, wide=self.upright))
        for button in trying.buttons(self.texts):
            button.clicked.connect(self._tap_nobody)
            self.body.addWidget(button)
        if trying.over:
            self._add(self.texts.label("then_next_step"), Type.LABEL, MEDIUM, second=True)
        if trying.over and not trying.is_right:
            self._add_reasons(lesson.page(self.lesson, trying.index, self.texts).view)
        self.body.addStretch(1)
        dress(self.panel, self.look)

    def _asked(self, shown: Lesson) -> int:
        """Which step is asked about: the one after, but before it the first one itself."""
        opening = self.at == 0 and not self._opening_tried and lesson.asked(shown, 0)
        return 0 if opening else self.at + 1

    def _try(self) -> None:
        assert self.lesson is not None
        asked = self._asked(self.lesson)
        self.trying = Trying.of(self.lesson, asked)
        self._opening_tried = self._opening_tried or asked == 0
        self._show()

    def _tap_seat(self, seat: int) -> None:
        if self.trying is not None and not self.trying.over:
            self.trying = self.trying.tap(seat)
            self._show()

    def _tap_nobody(self) -> None:
        if self.trying is not None:
            self.trying = self.trying.press(self.sender().objectName())
            self._show()

    def _tap_row(self) -> None:
        if self.trying is not None:
            self.trying = self.trying.choose(self.sender().objectName())
            self._show()

    # --- taps

    def _tap_bar(self, name: str) -> None:
        after = self.trying.index if self.trying is not None else self.at + 1
        steps: Mapping[str, int] = {"next_step": after, "restart": 0}
        if name == "try_it":
            self._try()
        elif name == "previous":
            self.go(self.at if self.trying is not None else self.at - 1)
        else:
            self.go(steps[name])

    def _tap_reason(self) -> None:
        block = self.sender()
        assert isinstance(block, ReasonBlock)
        if block.shown.rule:
            self.rule_tapped.emit(block.shown.rule)

    def _play(self) -> None:
        self.play_asked.emit(self.at + 1)

    def _compare(self) -> None:
        self.compare_asked.emit(self.at)

    def _place_legend(self) -> None:
        """Lie in the corner of the table, where no card lies."""
        self.legend.move(Size.GRID, self.table.height() - self.legend.height() - 4)
        self.legend.raise_()
        place = self.legend.geometry()
        cards = [self.table.seat_rect(n + 1) for n in range(self.table.seats)]
        free = not any(card.intersects(place) for card in cards)
        self.legend.setVisible(free and self.legend.said)

    def arrange(self) -> None:
        """Put the panel and the legend where they fit."""
        super().arrange()
        self._place_legend()

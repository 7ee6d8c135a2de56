"""What the comparison is made of: columns, rows of facts, the table of differences."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.gui import icons, paint
from dealer_assist.gui.compare_table import CompareTable
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.seat_sheet import Line, clear
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import OUTLINE, Look, Palette, Size, Type, color
from dealer_assist.gui.widgets import (
    Dressed,
    Frame,
    Pressable,
    Words,
    chosen_pen,
    dress,
    paint_dark_lines,
    paint_frame,
    pen,
)
from dealer_assist.gui.words import BOLD, MEDIUM, SEMIBOLD, Face, line_height, paint_lines, wrapped
from dealer_assist.view.compare_words import Before, Column, Fact
from dealer_assist.view.texts import Texts

_MARKER = 28
_ROW = 34
_GAP = 12


def paint_sign(painter: QPainter, fact: Fact, at: QPointF, palette: Palette) -> None:
    """Paint a row's marker, or the sign of who acts first."""
    if fact.marker is not None:
        paint.draw_marker(painter, fact.marker, paint.Spot(at, _MARKER), palette)
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(OUTLINE, 2))
    painter.setBrush(color(palette.primary))
    painter.drawEllipse(at, _MARKER / 2 - 1, _MARKER / 2 - 1)
    paint.draw_play(painter, at, 9, color(palette.on_primary))


class FactRow(Dressed, QWidget):
    """A marker, its name and who has it; pink with a sign where it differs."""

    def __init__(self, fact: Fact, texts: Texts, parent: QWidget | None = None) -> None:
        """Show a fact."""
        super().__init__(parent)
        self.fact = fact
        said = f"{fact.label}: {fact.text}"
        self.setAccessibleName(f"{said}, {texts.label('differs')}" if fact.differs else said)

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words."""
        label, text = self._lines(width)
        most = max(len(label) * line_height(self._small), len(text) * line_height(self._large))
        return max(_ROW, round(most) + 8)

    def sizeHint(self) -> QSize:
        """Return the height of one line."""
        return QSize(300, self.heightForWidth(max(200, self.width())))

    @property
    def _small(self) -> int:
        return self.scaled(Type.REASON)

    @property
    def _large(self) -> int:
        return self.scaled(Type.LABEL)

    def _columns(self, width: int) -> tuple[float, float]:
        """Width of the name and of the answer."""
        room = width - _MARKER - 3 * _GAP - 30
        name = min(0.42 * room, 7.2 * self._small)
        return name, room - name

    def _lines(self, width: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        name, text = self._columns(width)
        return (
            wrapped(self.fact.label, self._small, MEDIUM, name),
            wrapped(self.fact.text, self._large, BOLD, text),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row."""
        palette = self.look.palette
        box = QRectF(self.rect())
        name, _text = self._columns(self.width())
        label, text = self._lines(self.width())
        with QPainter(self) as painter:
            if self.fact.differs:
                line = pen(palette.changed, 1) if palette.contrast else None
                paint_frame(painter, box.adjusted(0, 1, 0, -1), Frame(palette.changed_row, line, 8))
            paint_sign(painter, self.fact, QPointF(_MARKER / 2 + 4, box.center().y()), palette)
            left = _MARKER + 4 + _GAP
            self._words(painter, label, left, Face(self._small, MEDIUM, color(palette.text_second)))
            self._words(
                painter, text, left + name + _GAP, Face(self._large, BOLD, color(palette.text))
            )
            if self.fact.differs:
                sign = QRectF(box.right() - 30, box.center().y() - 11, 22, 22)
                icons.paint_icon(painter, Icon.UNEQUAL, sign, color(palette.changed))

    def _words(self, painter: QPainter, lines: Sequence[str], left: float, face: Face) -> None:
        high = len(lines) * line_height(face.size)
        place = QRectF(left, (self.height() - high) / 2, self.width(), high)
        paint_lines(painter, lines, place, face)


class Tag(Dressed, QWidget):
    """A light pill: this is how the table plays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty pill."""
        super().__init__(parent)
        self._text = ""

    def say(self, text: str) -> None:
        """Say something, or hide."""
        self._text = text
        self.setVisible(bool(text))
        self.setFixedSize(round(paint.text_width(text, Type.SMALLEST, SEMIBOLD)) + 26, 32)
        self.setAccessibleName(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            paint_frame(painter, box, Frame(palette.text, None, box.height() / 2))
            high = line_height(Type.SMALLEST)
            place = QRectF(0, (box.height() - high) / 2, box.width(), high)
            face = Face(Type.SMALLEST, SEMIBOLD, color(palette.panel))
            paint_lines(painter, (self._text,), place, face, centred=True)


class ColumnBox(Pressable):
    """One method: its table, its facts, and what becomes of the players; a tap chooses it."""

    def __init__(self, method: ButtonRule, look: Look, parent: QWidget | None = None) -> None:
        """Make the column of a method."""
        super().__init__(parent)
        self.method = method
        self.setObjectName(f"column-{method.value}")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.own = False
        self.title = Words(Type.PRIMARY - 1, BOLD)
        self.aside = Words(Type.REASON, MEDIUM, second=True)
        self.tag = Tag()
        self.table = CompareTable(look)
        self.facts: list[FactRow] = []
        self.sentence = Words(Type.LABEL, MEDIUM, wrap=True)
        self.footnote = Words(Type.SMALLEST, MEDIUM, second=True, wrap=True)
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(0, 0, 4, 0)
        self.body.setSpacing(2)
        self.area = Scroll(content)
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.addWidget(self.title)
        head.addWidget(self.aside)
        head.addStretch(1)
        head.addWidget(self.tag)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.table, 6)
        column.addWidget(self.area, 5)
        for widget in (self.title, self.aside, content, self.area.viewport(), self.area):
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_look(self, look: Look) -> None:
        """Wear another look."""
        super().set_look(look)
        self.table.set_look(look)

    def sizeHint(self) -> QSize:
        """Return a usual column."""
        return QSize(416, 560)

    def show_column(self, column: Column, texts: Texts, *, differences: bool) -> None:
        """Show a column; with ``differences`` only the facts that differ."""
        self.own = column.own
        self.title.setText(column.title)
        self.aside.setText(column.aside)
        self.tag.say(texts.label("this_table") if column.own else "")
        self.table.show_view(column.view)
        facts = [f for f in column.facts if f.differs or column.own or not differences]
        fill_facts(self.body, facts, column, texts)
        self.setAccessibleName(" ".join(filter(None, (column.title, column.sentence))))
        dress(self, self.look)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground: the own method has a light border, the chosen one a yellow one."""
        palette = self.look.palette
        box = QRectF(self.rect())
        with QPainter(self) as painter:
            border = pen(palette.card_border, 2) if self.own else pen(palette.panel_line, 1)
            border = chosen_pen(palette) if self.isChecked() else border
            paint_frame(painter, box, Frame(self.ground(palette.panel), border, Size.PANEL_RADIUS))
            if self.isChecked() and palette.light:
                paint_dark_lines(painter, box, Size.PANEL_RADIUS)


def fill_facts(body: QVBoxLayout, facts: Sequence[Fact], column: Column, texts: Texts) -> None:
    """Put facts, sentence and footnote of a column below each other."""
    clear(body)
    for fact in facts:
        body.addWidget(FactRow(fact, texts))
    if facts:
        body.addWidget(Line())
    for text, size, second in ((column.sentence, Type.LABEL, False),
                               (column.footnote, Type.SMALLEST, True)):  # fmt: skip
        if text:
            words = Words(size, MEDIUM, second=second, wrap=True)
            words.setContentsMargins(8, 2, 8, 2)
            words.setText(text)
            body.addWidget(words)
    body.addStretch(1)


class BeforeStrip(Dressed, QWidget):
    """Where the markers were, and what happens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty strip."""
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._before: tuple[Before, ...] = ()
        self._label = self._news = ""

    def say(self, label: str, before: tuple[Before, ...], news: str) -> None:
        """Set everything."""
        self._label, self._before, self._news = label, before, news
        markers = ", ".join(f"{one.marker.text} {one.text}" for one in before)
        self.setAccessibleName(" ".join(filter(None, (label, markers, news))))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height: one line, or the news below."""
        beside, lines = self._news_lines(width)
        step = line_height(self.scaled(Type.LABEL))
        return round(max(44, 10 + len(lines) * step) if beside else 44 + len(lines) * step)

    def sizeHint(self) -> QSize:
        """Return one line."""
        return QSize(400, self.heightForWidth(max(400, self.width())))

    def _markers_width(self) -> float:
        size = self.scaled(Type.REASON)
        words = sum(paint.text_width(one.text, size, BOLD) + _MARKER + 26 for one in self._before)
        return paint.text_width(self._label, size, MEDIUM) + 20 + words + 28

    def _news_lines(self, width: int) -> tuple[bool, tuple[str, ...]]:
        """Whether the news stands beside the markers, and its lines."""
        size, room = self.scaled(Type.LABEL), width - 24 - self._markers_width()
        if not self._news:
            return True, ()
        if room >= 260:
            return True, wrapped(self._news, size, BOLD, room)
        return False, wrapped(self._news, size, BOLD, width - 24)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint markers and news."""
        palette, size = self.look.palette, self.scaled(Type.REASON)
        beside, lines = self._news_lines(self.width())
        high = self.height() if beside else 44
        with QPainter(self) as painter:
            x = self._text(painter, self._label, 12, high, Face(size, MEDIUM,
                           color(palette.text_second))) + 20  # fmt: skip
            for one in self._before:
                spot = paint.Spot(QPointF(x + _MARKER / 2, high / 2), _MARKER)
                paint.draw_marker(painter, one.marker, spot, palette)
                face = Face(size, BOLD, color(palette.text))
                x = self._text(painter, one.text, x + _MARKER + 8, high, face) + 18
            step = line_height(self.scaled(Type.LABEL))
            top = (high - len(lines) * step) / 2 if beside else high - 4
            if beside and self._news:
                arrow = QRectF(x - 4, high / 2 - 10, 20, 20)
                icons.paint_icon(painter, Icon.ARROW_RIGHT, arrow, color(palette.text_second))
            place = QRectF(x + 24 if beside else 12, top, self.width(), len(lines) * step)
            face = Face(self.scaled(Type.LABEL), BOLD, color(palette.text))
            paint_lines(painter, lines, place, face)

    def _text(self, painter: QPainter, text: str, x: float, high: float, face: Face) -> float:
        step = line_height(face.size)
        paint_lines(painter, (text,), QRectF(x, (high - step) / 2, 0, step), face)
        return x + paint.text_width(text, face.size, face.weight)


class DifferencesTable(Dressed, QWidget):
    """All methods beside each other in words: a row for each marker."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self._columns: tuple[Column, ...] = ()
        self._rows: tuple[int, ...] = ()

    def show_columns(self, columns: tuple[Column, ...], *, differences: bool) -> None:
        """Show all facts, or those that differ somewhere."""
        self._columns = tuple(column for column in columns if column.facts)
        count = len(self._columns[0].facts) if self._columns else 0
        self._rows = tuple(
            row
            for row in range(count)
            if not differences or any(column.facts[row].differs for column in self._columns)
        )
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.scaled(Type.SMALLEST)

    def _cell(self, width: int) -> float:
        return (width - _MARKER - 20) / max(1, len(self._columns))

    def _lines(self, column: Column, row: int, width: int) -> tuple[str, ...]:
        return wrapped(column.facts[row].text, self._size, BOLD, self._cell(width) - 36)

    def _row_height(self, row: int, width: int) -> float:
        most = max(len(self._lines(column, row, width)) for column in self._columns)
        return max(_ROW + 2, most * line_height(self._size) + 10)

    def _titles(self, column: Column, width: int) -> tuple[str, ...]:
        return wrapped(column.title, self._size, SEMIBOLD, self._cell(width) - 12)

    def _head(self, width: int) -> float:
        most = max((len(self._titles(column, width)) for column in self._columns), default=0)
        return most * line_height(self._size) + 4

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the heading and all rows."""
        rows = sum(self._row_height(row, width) for row in self._rows)
        return round(rows + self._head(width) + 4)

    def sizeHint(self) -> QSize:
        """Return the height at the present width."""
        return QSize(400, self.heightForWidth(max(400, self.width())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint heading and rows."""
        palette, wide = self.look.palette, self._cell(self.width())
        left, step = _MARKER + 16.0, line_height(self._size)
        with QPainter(self) as painter:
            for number, column in enumerate(self._columns):
                lines = self._titles(column, self.width())
                place = QRectF(left + number * wide + 8, 0, wide, 2 * step)
                paint_lines(painter, lines, place, Face(self._size, SEMIBOLD,
                            color(palette.text_second)))  # fmt: skip
            y = self._head(self.width())
            for row in self._rows:
                high = self._row_height(row, self.width())
                self._paint_row(painter, row, QRectF(left, y, wide, high))
                y += high

    def _paint_row(self, painter: QPainter, row: int, box: QRectF) -> None:
        palette, step = self.look.palette, line_height(self._size)
        first = self._columns[0].facts[row]
        paint_sign(painter, first, QPointF(_MARKER / 2 + 4, box.center().y()), palette)
        for number, column in enumerate(self._columns):
            cell = box.translated(number * box.width(), 0)
            differs = column.facts[row].differs
            if differs:
                line = pen(palette.changed, 1) if palette.contrast else None
                ground = cell.adjusted(1, 1, -1, -1)
                paint_frame(painter, ground, Frame(palette.changed_row, line, 8))
                sign = QRectF(cell.right() - 26, cell.center().y() - 10, 20, 20)
                icons.paint_icon(painter, Icon.UNEQUAL, sign, color(palette.changed))
            lines = self._lines(column, row, self.width())
            top = cell.center().y() - len(lines) * step / 2
            place = QRectF(cell.x() + 8, top, cell.width(), len(lines) * step)
            paint_lines(painter, lines, place, Face(self._size, BOLD, color(palette.text)))

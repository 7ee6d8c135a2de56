"""How a drill goes, in the bar above: a disc for each of the last questions, score and streak."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dealer_assist.gui.icons import Icon, paint_icon
from dealer_assist.gui.paint import text_width
from dealer_assist.gui.style import OUTLINE, Size, Type, color
from dealer_assist.gui.widgets import Dressed, pen
from dealer_assist.gui.words import BOLD, MEDIUM, Face, line_height, paint_lines
from dealer_assist.scenario.drill_run import EXAM_QUESTIONS, Mode, Run
from dealer_assist.view.texts import Texts

_DISC, _APART = 22, 26
_MOST = 10
_GROUP = 12
_ROOMY, _TIGHT, _NARROW = 1000, 780, 640


class DrillStrip(Dressed, QWidget):
    """Says nothing that the run does not say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make a strip without a run."""
        super().__init__(parent)
        self._run: Run | None = None
        self._parts: tuple[tuple[str, int, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_run(self, run: Run, texts: Texts) -> None:
        """Show how a run goes."""
        self._run = run
        number = len(run.scored) + (not run.over)
        exam = run.drill.mode is Mode.EXAM
        label = texts.label
        place = label("question_number", number=number)
        if exam:
            place = label("of_twenty", number=number, all=EXAM_QUESTIONS)
        half = texts.number(run.halves // 2) + ("\u00bd" if run.halves % 2 else "")
        best = texts.number(run.streak)
        self._parts = (
            (place, Type.LABEL, BOLD),
            (label("score"), Type.LABEL, MEDIUM),
            (half, Type.AMOUNT, BOLD),
            (label("streak"), Type.LABEL, MEDIUM),
            (best, Type.AMOUNT, BOLD),
        )
        said = (place, f"{label('score')} {half}", f"{label('streak')} {best}")
        self.setAccessibleName(", ".join(said))
        self.updateGeometry()
        self.update()

    @property
    def _discs(self) -> int:
        return _MOST if self.window().width() >= _ROOMY else 0

    @property
    def _shown(self) -> tuple[tuple[str, int, int], ...]:
        wide = self.window().width()
        if wide >= _TIGHT:
            return self._parts
        return self._parts[:3] if wide >= _NARROW else self._parts[:1]

    def sizeHint(self) -> QSize:
        """Return the width of what there is room for."""
        words = sum(text_width(text, size, weight) + 10 for text, size, weight in self._shown)
        groups = _GROUP * (len(self._shown) // 2)
        return QSize(round(words) + self._discs * _APART + groups + 8, Size.TARGET)

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint number, discs, score and streak."""
        palette = self.look.palette
        x = 0.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index, (text, size, weight) in enumerate(self._shown):
                high = line_height(size)
                x += _GROUP if index % 2 else 0  # before each label
                place = QRectF(x, (self.height() - high) / 2, 0, high)
                ink = color(palette.text if weight == BOLD else palette.text_second)
                paint_lines(painter, (text,), place, Face(size, weight, ink))
                x += text_width(text, size, weight) + 10
                if index == 0:
                    x = self._paint_discs(painter, x)

    def _paint_discs(self, painter: QPainter, x: float) -> float:
        palette = self.look.palette
        over = self._run is not None and self._run.over
        scored = self._run.scored[-(_MOST - (not over)) :] if self._run else ()
        for number in range(self._discs):
            middle = QPointF(x + _DISC / 2, self.height() / 2)
            now = number == len(scored)
            right = number < len(scored) and scored[number].at_once
            ink = palette.panel_line if number >= len(scored) else palette.wrong
            ink = palette.right if right else ink
            painter.setPen(pen(OUTLINE if now else ink, 2))
            painter.setBrush(color(palette.primary) if now else color(palette.bar))
            painter.drawEllipse(middle, _DISC / 2 - 1, _DISC / 2 - 1)
            if number < len(scored):
                icon = Icon.CHECK if right else Icon.CLOSE
                box = QRectF(middle.x() - 7, middle.y() - 7, 14, 14)
                paint_icon(painter, icon, box, color(ink))
            x += _APART
        return x


class TimeBar(Dressed, QWidget):
    """How much of a question's time is left; it gets shorter, and says the seconds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing."""
        super().__init__(parent)
        self._part, self._text = 1.0, ""
        self.setFixedHeight(32)

    def show_left(self, part: float, text: str) -> None:
        """Show what is left: a part of 1, and in words."""
        self._part, self._text = max(0.0, part), text
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar; in the last third it is red and striped by its border."""
        palette = self.look.palette
        late = self._part < 1 / 3
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(palette.wrong if late else palette.button_border, 2, dashed=late))
            painter.setBrush(color(palette.panel))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, 10, 10)
            full = QRectF(box.adjusted(3, 3, -3, -3))
            full.setWidth(full.width() * self._part)
            painter.setPen(pen(palette.panel_line, 1))
            painter.setBrush(color(palette.panel_line))
            painter.drawRoundedRect(full, 7, 7)
            high = line_height(Type.REASON)
            place = QRectF(0, (self.height() - high) / 2, self.width(), high)
            face = Face(Type.REASON, BOLD, color(palette.text))
            paint_lines(painter, (self._text,), place, face, centred=True)

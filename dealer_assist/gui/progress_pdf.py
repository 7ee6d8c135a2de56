"""A learner's progress on paper, for a trainer."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from dealer_assist.gui.progress import paint_topic, row_height
from dealer_assist.gui.style import LIGHT, Type, color
from dealer_assist.gui.words import BOLD, MEDIUM, Face, line_height, paint_lines
from dealer_assist.view.lesson_progress import Report

_DOTS = 96  # an inch of the screen; the page is laid out in these
_MARGIN = 15  # millimetres
_FINE = 1200  # dots an inch of the printer


def progress_pdf(report: Report, title: str, topics: str, exams: str) -> bytes:
    """Print a report.

    Args:
        report: Of one learner.
        title: Of the page.
        topics: Heads the chart.
        exams: Heads the exams.

    Returns:
        A PDF whose text stays text: A4, as many pages as it takes.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(f"{title}: {report.name}")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setResolution(_FINE)
    with QPainter(writer) as painter:
        scale = _FINE / _DOTS
        painter.scale(scale, scale)
        page = _Page(writer, painter, writer.width() / scale, writer.height() / scale)
        page.line(f"{title}: {report.name}", Type.TITLE, BOLD)
        page.line(report.summary, Type.REASON, MEDIUM)
        page.line(topics, Type.BUTTON, BOLD, above=12)
        high = row_height(Type.SMALLEST)
        for bar in report.bars:
            paint_topic(painter, bar, page.room(high), LIGHT, Type.SMALLEST)
        page.line(exams, Type.BUTTON, BOLD, above=12)
        for exam in report.exams:
            page.line(exam, Type.REASON, MEDIUM)
    buffer.close()
    return bytes(data.data())


class _Page:
    """Hands out the height of a page from the top down, and begins another one."""

    def __init__(self, writer: QPdfWriter, painter: QPainter, wide: float, high: float) -> None:
        self._writer, self._painter = writer, painter
        self._wide, self._high = wide, high
        self._y = 0.0

    def room(self, high: float) -> QRectF:
        if self._y + high > self._high:
            self._writer.newPage()
            self._y = 0.0
        box = QRectF(0, self._y, self._wide, high)
        self._y += high
        return box

    def line(self, text: str, size: int, weight: int, *, above: float = 0) -> None:
        box = self.room(line_height(size) + above)
        box.setTop(box.top() + above)
        paint_lines(self._painter, (text,), box, Face(size, weight, color(LIGHT.text)))

"""The table painted for a file: as a picture, or as a page whose text stays text."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter

from dealer_assist.gui import card, centre, felt
from dealer_assist.gui.card import CardState
from dealer_assist.gui.centre import Row, RowKind, Words
from dealer_assist.gui.geometry import Frame, arrange
from dealer_assist.gui.paint import draw_text, text_width
from dealer_assist.gui.pots import draw_pot
from dealer_assist.gui.scene import compose_scene
from dealer_assist.gui.style import Palette, Type, color, font
from dealer_assist.view.values import PotView, View

SIZE = QSize(1280, 800)
"""Of every picture, in logical pixels."""

_RATIO = 2
_DPI = 96  # at which a logical pixel is one
_POINTS = 72
_MARGIN, _HEAD = 20, 28


class _PlainPainter(QPainter):
    """Writes with the plain glyphs of a font.

    Qt tells a PDF no characters for tabular figures and contextual forms: whoever copies or
    searches the page would find "Hand" without its number.
    """

    def setFont(self, face: QFont | str | Sequence[str], /) -> None:  # noqa: N802 - Qt's name
        plain = QFont(face)
        plain.clearFeatures()
        plain.setFeature(QFont.Tag("calt"), 0)
        super().setFont(plain)


def table_png(view: View, pots: tuple[PotView, ...], palette: Palette, dealer: str) -> bytes:
    """Paint the table of a view as a PNG of twice its size.

    Args:
        view: What is shown.
        pots: In the middle, the main pot first.
        palette: Colours.
        dealer: The word at the dealer's place.
    """
    image = QImage(SIZE * _RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_RATIO)
    with QPainter(image) as painter:
        paint_table(painter, view, pots, palette, dealer)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def table_pdf(view: View, pots: tuple[PotView, ...], palette: Palette, dealer: str) -> bytes:
    """Paint the table of a view as a page of a PDF; names, amounts and sentences are text."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(view.title)
    page = QSizeF(SIZE) * _POINTS / _DPI
    writer.setPageSize(QPageSize(page, QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(_DPI * _RATIO)
    with _PlainPainter(writer) as painter:
        painter.scale(_RATIO, _RATIO)
        paint_table(painter, view, pots, palette, dealer)
    return bytes(buffer.data().data())


def paint_table(
    painter: QPainter, view: View, pots: tuple[PotView, ...], palette: Palette, dealer: str
) -> None:
    """Paint room, felt, chips, words and cards, and in a corner the hand and its stakes."""
    layout = arrange(Frame(SIZE.width(), SIZE.height(), len(view.seats)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    ground = felt.table_picture(layout, palette, _RATIO)
    painter.drawPixmap(QRectF(0, 0, SIZE.width(), SIZE.height()), ground, QRectF(ground.rect()))
    words = Words(view.lines, view.next_label, view.next_markers, pots)
    scene = compose_scene(words, view, layout, dealer)
    word = felt.dealer_box(layout, dealer)
    if word is not None:
        felt.draw_dealer(painter, word, palette, dealer)
    for place, stack in scene.stacks:
        felt.draw_stack(painter, place, stack, palette)
    centre.draw_centre(painter, scene.rows, palette)
    for row in scene.rows:
        if row.kind is RowKind.POT:
            _paint_pot(painter, row, palette)
    for seat, spot in zip(view.seats, layout.cards, strict=True):
        box, state = QRectF(*spot), CardState(seat=seat)
        card.draw_surround(painter, box, state, palette)
        card.draw_card(painter, box, state, palette)
        card.draw_name(painter, box, state, palette, layout.badge_rise)
        card.draw_signs(painter, box, state, palette, layout.badge_rise)
    _paint_head(painter, view, palette)


def _paint_pot(painter: QPainter, row: Row, palette: Palette) -> None:
    if row.pot is not None:
        box = QRectF(0, 0, row.width, centre.POT_HEIGHT)
        box.moveCenter(QPointF(*row.at))
        draw_pot(painter, box, row.pot, palette)


def _paint_head(painter: QPainter, view: View, palette: Palette) -> None:
    """Write in the free corners of the room what the top bar of the window says."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ink, quiet = color(palette.text), color(palette.text_second)
    title, stakes = font(Type.PRIMARY, 700), font(Type.AMOUNT, 700)
    small = font(Type.LABEL, 500)
    draw_text(painter, QPointF(_MARGIN, _HEAD), view.title, title, ink)
    draw_text(painter, QPointF(_MARGIN, 2 * _HEAD), view.subtitle, small, quiet)
    right = SIZE.width() - _MARGIN
    left = right - text_width(view.stakes, Type.AMOUNT, 700)
    draw_text(painter, QPointF(left, _HEAD), view.stakes, stakes, ink)
    left = right - text_width(view.limit, Type.LABEL, 500)
    draw_text(painter, QPointF(left, 2 * _HEAD), view.limit, small, quiet)

"""LOOK.md's palette: the contrast it promises, computed; and the shipped fonts."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter
from PySide6.QtWidgets import QApplication

from dealer_assist.gui import icons, style
from dealer_assist.gui.style import CONTRAST, DARK, LIGHT, PALETTES, Palette, Theme
from dealer_assist.view.values import MarkerKind, TagKind
from tests.support.paths import RESOURCES


def contrast(one: str, two: str) -> float:
    """Return the ratio of WCAG 1.4.3."""
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(value: str) -> float:
    channels = [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST])
def test_words_have_at_least_4_5_to_1(palette: Palette) -> None:
    pairs = [
        (palette.text, palette.card),
        (palette.text_second, palette.card),
        (palette.text_second, palette.away),
        (palette.text_second, palette.bar),
        (palette.text, palette.button),
        (palette.disabled_text, palette.disabled),
        (palette.on_primary, palette.primary),
        (palette.on_felt, palette.felt_centre),
        (palette.on_felt_second, palette.felt_centre),
        (palette.rule, palette.panel),
        (palette.wrong, palette.card),
        (palette.right, palette.card),
        (palette.text, palette.changed_row),
    ]
    assert min(contrast(*pair) for pair in pairs) >= 4.5


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST])
def test_shapes_have_at_least_3_to_1(palette: Palette) -> None:
    pairs = [
        (palette.card_border, palette.felt_centre),
        (palette.away_border, palette.felt_middle),
        (palette.button_border, palette.bar),
        (palette.focus, palette.bar),
        (palette.focus, palette.felt_middle),
        (palette.changed, palette.felt_centre),
    ]
    assert min(contrast(*pair) for pair in pairs) >= 3


def test_the_measured_ratios_are_those_of_the_page() -> None:
    assert contrast(DARK.text, DARK.card) == pytest.approx(13.2, abs=0.1)
    assert contrast(LIGHT.text, LIGHT.card) == pytest.approx(17.7, abs=0.1)
    assert contrast(LIGHT.primary, LIGHT.felt_centre) < 3  # so it lies between dark lines
    assert contrast(DARK.focus, DARK.felt_middle) == pytest.approx(5.6, abs=0.1)


def test_letters_on_markers_and_tags_can_be_read() -> None:
    fills = [fill for kind, fill in style.MARKER_FILLS.items() if kind is not MarkerKind.KILL]
    fills += style.TAG_FILLS.values()
    assert min(contrast(style.LETTERS, fill) for fill in fills) >= 4.5
    assert set(style.MARKER_FILLS) == set(MarkerKind)
    assert {*style.TAG_FILLS, TagKind.NEW} == set(TagKind)


def test_there_is_a_palette_for_every_theme() -> None:
    assert set(PALETTES) == set(Theme)


def test_pressed_is_lighter_but_darker_in_light() -> None:
    assert _luminance(style.pressed(DARK.card, DARK)) > _luminance(DARK.card)
    assert _luminance(style.pressed(LIGHT.card, LIGHT)) < _luminance(LIGHT.card)


@pytest.mark.usefixtures("qapp")
def test_the_shipped_faces_are_used_in_each_weight() -> None:
    assert {"Inter", "Inter Display"} <= set(style.load_fonts(RESOURCES))
    for size, family in ((17, "Inter"), (23, "Inter"), (24, "Inter Display")):
        for weight in (400, 500, 600, 700, 800):
            info = QFontInfo(style.font(size, weight))
            assert (info.family(), info.weight()) == (family, weight)


@pytest.mark.usefixtures("qapp")
def test_figures_are_equally_wide_and_signs_are_there() -> None:
    style.load_fonts(RESOURCES)
    measure = style.metrics(21, 700)
    widths = [measure.horizontalAdvance(digit) for digit in "0123456789"]
    assert max(widths) - min(widths) < 0.1
    for sign in "\u00a0\u202f\u2019\u201c\u2260\u2713\u2717\u2192\u2212\u0153\u00c9":
        assert measure.inFontUcs4(ord(sign))


def test_qt_widgets_get_the_same_colours(qapp: QApplication) -> None:
    assert qapp is not None
    colours = style.qt_palette(LIGHT)
    assert colours.window().color() == QColor(LIGHT.room_top)
    assert colours.highlight().color() == QColor(LIGHT.primary)


@pytest.mark.usefixtures("qapp")
def test_each_icon_has_strokes_inside_its_grid() -> None:
    for icon in icons.Icon:
        box = icons.path(icon).boundingRect()
        assert box.left() >= 1
        assert box.top() >= 1
        assert max(box.right(), box.bottom()) <= 23


@pytest.mark.usefixtures("qapp")
def test_each_icon_leaves_ink_in_its_box() -> None:
    for icon in icons.Icon:
        picture = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        with QPainter(picture) as painter:
            icons.paint_icon(painter, icon, QRectF(0, 0, 48, 48), QColor("#FFFFFF"))
        assert any(byte for byte in bytes(picture.constBits())), icon

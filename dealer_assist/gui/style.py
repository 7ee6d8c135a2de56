"""Palettes, sizes, type and fonts: the only place where colours and measures are written."""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

import msgspec
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette

from dealer_assist.view.values import MarkerKind, TagKind


class Theme(StrEnum):
    """Which palette the user chose."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


class Palette(msgspec.Struct, frozen=True, kw_only=True):
    """Every colour of one theme by its role, as #RRGGBB."""

    theme: Theme
    room_top: str
    room_bottom: str
    bar: str
    panel: str
    panel_line: str
    felt_centre: str
    felt_middle: str
    felt_rim: str
    rail_top: str
    rail_bottom: str
    card: str
    card_border: str
    away: str
    away_border: str
    text: str
    text_second: str
    on_felt: str
    on_felt_second: str
    button: str
    button_border: str
    disabled: str
    disabled_text: str
    focus: str
    changed: str
    changed_row: str
    wrong: str
    right: str
    rule: str  # rule chips and the NEW tag
    primary: str = "#F0E442"  # also what is selected
    on_primary: str = "#17170B"

    @property
    def light(self) -> bool:
        """Whether yellow needs dark lines about it and is never text."""
        return self.theme is Theme.LIGHT

    @property
    def contrast(self) -> bool:
        """Whether depth and shades are left out for lines."""
        return self.theme is Theme.CONTRAST


DARK = Palette(
    theme=Theme.DARK,
    room_top="#101715",
    room_bottom="#0A0F0E",
    bar="#121917",
    panel="#151D1B",
    panel_line="#33423D",
    felt_centre="#1A6038",
    felt_middle="#14532D",
    felt_rim="#0D3A20",
    rail_top="#4B4038",
    rail_bottom="#2A231E",
    card="#1E2A26",
    card_border="#9FB8AC",
    away="#161D1B",
    away_border="#90A89D",
    text="#F4F2EA",
    text_second="#B7C7BF",
    on_felt="#FFFFFF",
    on_felt_second="#D3E4D9",
    button="#24322D",
    button_border="#6F877D",
    disabled="#161E1C",
    disabled_text="#8FA199",
    focus="#8FD3FF",
    changed="#F3A6CF",
    changed_row="#3A2433",
    wrong="#FF9B7A",
    right="#7FE0AE",
    rule="#A9DCFF",
)
LIGHT = Palette(
    theme=Theme.LIGHT,
    room_top="#EDEAE2",
    room_bottom="#E2DED4",
    bar="#F8F6F1",
    panel="#FCFBF8",
    panel_line="#C9C4B7",
    felt_centre="#DCEBDF",
    felt_middle="#CFE2D4",
    felt_rim="#BAD3C2",
    rail_top="#8A7868",
    rail_bottom="#6B5B4D",
    card="#FFFFFF",
    card_border="#3F4A45",
    away="#E4E1D8",
    away_border="#5F6963",
    text="#151917",
    text_second="#46524C",
    on_felt="#10201A",
    on_felt_second="#2A4437",
    button="#FFFFFF",
    button_border="#6A736D",
    disabled="#ECE9E1",
    disabled_text="#5C635E",
    focus="#0B57D0",
    changed="#8B2C66",
    changed_row="#F7E3EE",
    wrong="#A8330F",
    right="#0B6B43",
    rule="#0B57D0",
)
CONTRAST = Palette(
    theme=Theme.CONTRAST,
    room_top="#000000",
    room_bottom="#000000",
    bar="#000000",
    panel="#000000",
    panel_line="#FFFFFF",
    felt_centre="#001A0E",
    felt_middle="#00120A",
    felt_rim="#000000",
    rail_top="#FFFFFF",
    rail_bottom="#FFFFFF",
    card="#000000",
    card_border="#FFFFFF",
    away="#000000",
    away_border="#BFBFBF",
    text="#FFFFFF",
    text_second="#FFFFFF",
    on_felt="#FFFFFF",
    on_felt_second="#FFFFFF",
    button="#000000",
    button_border="#FFFFFF",
    disabled="#000000",
    disabled_text="#BFBFBF",
    focus="#00E5FF",
    changed="#F3A6CF",
    changed_row="#2A0A1E",
    wrong="#FF9B7A",
    right="#7FE0AE",
    rule="#A9DCFF",
)
PALETTES: Mapping[Theme, Palette] = MappingProxyType(
    {palette.theme: palette for palette in (DARK, LIGHT, CONTRAST)}
)

OUTLINE = "#0A0D0C"  # of every marker, in all themes
PAST = "#8C9993"  # the last hand's markers in a drill
LETTERS = "#000000"
MARKER_FILLS: Mapping[MarkerKind, str] = MappingProxyType(
    {
        MarkerKind.BUTTON: "#FFFFFF",
        MarkerKind.SMALL_BLIND: "#56B4E9",
        MarkerKind.DEAD_SMALL_BLIND: "#56B4E9",
        MarkerKind.BIG_BLIND: "#F0E442",
        MarkerKind.BRING_IN: "#F0E442",
        MarkerKind.THIRD_BLIND: "#009E73",
        MarkerKind.STRADDLE: "#CC79A7",
        MarkerKind.KILL: "#000000",
        MarkerKind.LEG: "#FFFFFF",
    }
)
TAG_FILLS: Mapping[TagKind, str] = MappingProxyType(
    {TagKind.OWES_SMALL: "#E69F00", TagKind.OWES_BIG: "#D55E00"}
)
CHIP_COLOURS: tuple[tuple[int, str], ...] = (
    (500, "#6C4A9E"),
    (100, "#2B2F2E"),
    (25, "#1F7A4A"),
    (5, "#B5432B"),
    (1, "#F3EEDF"),
)


class Size(IntEnum):
    """Measures that more than one widget shares."""

    GRID = 8
    TOP_BAR = 56
    BOTTOM_BAR = 88
    BAR_BUTTON = 72
    TARGET = 48
    ROW = 56
    PANEL_SIDE = 288
    PANEL_BELOW = 224
    PANEL_PADDING = 20
    SHEET = 472
    CARD = 168
    RADIUS = 14
    ICON_RADIUS = 12
    PANEL_RADIUS = 16
    SHEET_RADIUS = 20
    TAG = 32
    TAG_RADIUS = 7
    ICON = 24
    FOCUS_WIDTH = 3
    FOCUS_GAP = 3


class Type(IntEnum):
    """The type scale in pixels."""

    SMALLEST = 15
    REASON = 16
    REASON_TALL = 17
    LABEL = 17
    BUTTON = 20
    NAME = 21
    AMOUNT = 22
    PRIMARY = 24
    TITLE = 26
    SPOKEN = 32


class Motion(IntEnum):
    """How long things move, in milliseconds."""

    CHIPS = 160
    SHEET = 180
    MARKER = 220
    CHANGED = 600
    TOAST = 8000


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What the user chose about looks, handed to every widget that paints itself."""

    palette: Palette = DARK
    zoom: float = 1.0
    motion: bool = True


_DISPLAY_FROM = 24
_FALLBACK = ["DejaVu Sans", "sans-serif"]


def load_fonts(resources: Path) -> tuple[str, ...]:
    """Make the shipped fonts known to Qt.

    Args:
        resources: The folder that holds ``fonts/``.

    Returns:
        The families found, sorted; none where the files are missing, and Qt falls back.
    """
    families: set[str] = set()
    for path in sorted((resources / "fonts").glob("*.otf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families.update(QFontDatabase.applicationFontFamilies(number) if number >= 0 else ())
    return tuple(sorted(families))


@lru_cache(maxsize=256)
def font(size: float, weight: int = 500) -> QFont:
    """Return the face for a size in pixels: Inter, from 24 up Inter Display; tabular figures."""
    family = "Inter Display" if size >= _DISPLAY_FROM else "Inter"
    face = QFont([family, "Inter", *_FALLBACK])
    face.setPixelSize(round(size))
    face.setWeight(QFont.Weight(weight))
    face.setFeature(QFont.Tag("tnum"), 1)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return face


@lru_cache(maxsize=256)
def metrics(size: float, weight: int = 500) -> QFontMetricsF:
    """Return the measures of ``font`` with the same arguments."""
    return QFontMetricsF(font(size, weight))


def color(value: str, alpha: float = 1.0) -> QColor:
    """Return a palette value as a colour, with an opacity from 0 to 1."""
    result = QColor(value)
    result.setAlphaF(alpha)
    return result


def mix(one: str, two: str, part: float) -> str:
    """Return the colour ``part`` of the way from one to two."""
    first, second = QColor(one), QColor(two)
    channels = (
        round(a + (b - a) * part)
        for a, b in zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[index]
    )
    return "#" + "".join(f"{channel:02X}" for channel in channels)


def pressed(fill: str, palette: Palette) -> str:
    """Return a fill as it looks under the finger: 8 % lighter, in the light theme darker."""
    return mix(fill, "#000000" if palette.light else "#FFFFFF", 0.08)


def qt_palette(palette: Palette) -> QPalette:
    """Return the colours for Qt's own widgets (line edits, lists, message texts)."""
    roles = {
        QPalette.ColorRole.Window: palette.room_top,
        QPalette.ColorRole.WindowText: palette.text,
        QPalette.ColorRole.Base: palette.panel,
        QPalette.ColorRole.AlternateBase: palette.card,
        QPalette.ColorRole.Text: palette.text,
        QPalette.ColorRole.PlaceholderText: palette.text_second,
        QPalette.ColorRole.Button: palette.button,
        QPalette.ColorRole.ButtonText: palette.text,
        QPalette.ColorRole.ToolTipBase: palette.panel,
        QPalette.ColorRole.ToolTipText: palette.text,
        QPalette.ColorRole.Highlight: palette.primary,
        QPalette.ColorRole.HighlightedText: palette.on_primary,
        QPalette.ColorRole.Link: palette.rule,
        QPalette.ColorRole.Mid: palette.panel_line,
    }
    result = QPalette()
    for role, value in roles.items():
        result.setColor(role, QColor(value))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.disabled_text))
    return result

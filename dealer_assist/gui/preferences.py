"""What the user chose about the window, kept in an INI file."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
from PySide6.QtCore import QLocale, QSettings, Qt
from PySide6.QtWidgets import QApplication

from dealer_assist.gui.style import PALETTES, Look, Theme

ZOOMS = (80, 90, 100, 110, 125, 150)


class Explanation(StrEnum):
    """Where the Why panel stands."""

    RIGHT = "right"
    BELOW = "below"
    HIDDEN = "hidden"


class ThemeChoice(StrEnum):
    """Which colours are shown."""

    SYSTEM = "system"
    DARK = "dark"
    LIGHT = "light"
    HIGH_CONTRAST = "high_contrast"


_THEMES = {
    ThemeChoice.DARK: Theme.DARK,
    ThemeChoice.LIGHT: Theme.LIGHT,
    ThemeChoice.HIGH_CONTRAST: Theme.CONTRAST,
}


class Animations(StrEnum):
    """Whether things move."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """All settings."""

    language: str = ""  # as the system where empty
    theme: ThemeChoice = ThemeChoice.SYSTEM
    explanation: Explanation | None = None  # None: as it fits the window
    animations: Animations = Animations.SYSTEM
    zoom: Annotated[int, msgspec.Meta(ge=ZOOMS[0], le=ZOOMS[-1])] = 100  # per cent
    rotation: int = 0  # degrees the table is turned by: 0, 90, 180 or 270
    single_letters: bool = True  # are shortcuts
    keep_awake: bool = True
    follow: bool = False  # the betting is followed on the screen

    @property
    def spoken(self) -> str:
        """The language to speak: the chosen one, else the system's if there are texts in it."""
        return self.language or ("fr" if QLocale().language() is QLocale.Language.French else "en")

    @property
    def shown_theme(self) -> Theme:
        """The theme to show: the chosen one, else the system's, else the dark one."""
        if self.theme is not ThemeChoice.SYSTEM:
            return _THEMES[self.theme]
        light = QApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
        return Theme.LIGHT if light else Theme.DARK

    @property
    def look(self) -> Look:
        """What widgets need to paint themselves."""
        return Look(palette=PALETTES[self.shown_theme], zoom=self.zoom / 100, motion=self._moves())

    def _moves(self) -> bool:
        if self.animations is Animations.SYSTEM:
            # Qt tells what the system wants from 6.12 on.
            asked = getattr(QApplication.styleHints(), "motionPreference", None)
            return asked is None or asked().name != "ReducedMotion"
        return self.animations is Animations.ON


_FIELDS = msgspec.structs.fields(Preferences)


def load(path: Path) -> Preferences:
    """Read the settings; what is missing or senseless there keeps its default."""
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    known: dict[str, Any] = {}
    for field in _FIELDS:
        value = stored.value(field.name)
        if value is None or value == "":
            continue
        try:
            known[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            continue
    return Preferences(**known)


def save(path: Path, preferences: Preferences) -> bool:
    """Write the settings.

    Returns:
        False where the disk refuses; the old file then stays.
    """
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    for field in _FIELDS:
        value = msgspec.to_builtins(getattr(preferences, field.name))
        stored.setValue(field.name, "" if value is None else value)
    stored.sync()
    return stored.status() is QSettings.Status.NoError


def zoomed(percent: int, steps: int) -> int:
    """Return the zoom some steps larger (or, below 0, smaller), as far as there are any."""
    nearest = min(range(len(ZOOMS)), key=lambda index: abs(ZOOMS[index] - percent))
    return ZOOMS[max(0, min(len(ZOOMS) - 1, nearest + steps))]

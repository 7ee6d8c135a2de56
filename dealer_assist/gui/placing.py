"""Where the window was left: kept with the settings, and taken up at the next start."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

_KEY = "window"


def remember(window: QWidget, settings: Path) -> None:
    """Note size and place of a window; a disk that refuses costs nothing but them."""
    QSettings(str(settings), QSettings.Format.IniFormat).setValue(_KEY, window.saveGeometry())


def restore(window: QWidget, settings: Path) -> bool:
    """Give a window the size and place it was left in, as far as today's screens allow.

    Returns:
        False where nothing was noted, or nothing that Qt understands.
    """
    noted = QSettings(str(settings), QSettings.Format.IniFormat).value(_KEY)
    return isinstance(noted, QByteArray) and window.restoreGeometry(noted)

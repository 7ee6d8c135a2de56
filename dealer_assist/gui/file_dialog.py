"""Asking where a file is to be written: the one dialog that belongs to the system."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

AskWhere = Callable[[QWidget, str, str, str], Path | None]
"""Window, title, a name to start from, what kind of file; the answer, or nothing."""

AskWhich = Callable[[QWidget, str, str, str], Path | None]
"""Window, title, what kind of file, its ending; the answer, or nothing."""


def ask_which(parent: QWidget, title: str, kind: str, ending: str) -> Path | None:
    """Let the user choose a file to read.

    Args:
        parent: The window.
        title: Of the dialog.
        kind: What such a file is called.
        ending: Of its name, without the point.

    Returns:
        None where the user closed the dialog.
    """
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getOpenFileName(parent, title, "", f"{kind} (*.{ending})")
    return Path(chosen) if chosen else None


def ask_where(parent: QWidget, title: str, name: str, kind: str) -> Path | None:
    """Let the user say where a file is to be written.

    Args:
        parent: The window.
        title: Of the dialog.
        name: Offered in the folder of documents; its ending stands for the kind.
        kind: What such a file is called.

    Returns:
        None where the user closed the dialog.
    """
    from PySide6.QtWidgets import QFileDialog

    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    there = str(Path(folder or Path.home()) / name)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, there, f"{kind} (*{Path(name).suffix})")
    return Path(chosen) if chosen else None

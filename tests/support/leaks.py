"""What a GUI test left behind.

pytest-qt calls ``deleteLater`` but nobody delivers it: windows pile up until the collector kills
one in the middle of another test.
"""

import gc
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

Kind = TypeVar("Kind", bound=QObject)


def clean_up() -> list[str]:
    """Close and delete every top-level widget.

    Returns:
        A line for each top-level widget, active timer and running animation that is still there.
    """
    for widget in QApplication.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    # deleteLater may post more of its kind: a window deletes its panels.
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    return [
        *(f"top-level widget: {widget!r}" for widget in QApplication.topLevelWidgets()),
        *(f"active timer: {timer!r}" for timer in _alive(QTimer) if timer.isActive()),
        *(
            f"running animation: {animation!r}"
            for animation in _alive(QAbstractAnimation)
            if animation.state() == QAbstractAnimation.State.Running
        ),
    ]


def _alive(kind: type[Kind]) -> list[Kind]:
    # By type, not isinstance: that would wake lazy proxies among all the objects there are.
    return [
        thing
        for thing in gc.get_objects()
        if issubclass(type(thing), kind) and shiboken6.isValid(thing)
    ]

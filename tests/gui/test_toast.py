"""The message in the dealer's gap: its size, and what stands on it."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.gui.style import Look
from dealer_assist.gui.toast import Toast


@pytest.fixture
def toast(qtbot: QtBot) -> Callable[[float], Toast]:
    """Give a function that makes a toast for a zoom."""
    felt = QWidget()
    qtbot.addWidget(felt)
    return lambda zoom: Toast(Look(zoom=zoom, motion=False), felt)


def test_it_grows_with_the_zoom_and_its_target_never_shrinks(
    toast: Callable[[float], Toast],
) -> None:
    sizes = {}
    for zoom in (0.8, 1.0, 1.5):
        made = toast(zoom)
        made.tell("Seat 4 busts.", "Undo", "Undo: seat 4 busts")
        sizes[zoom] = made.fit(round(420 * max(1.0, zoom)))
        assert made.button.sizeHint().height() >= 48
        made.dismiss()
    assert sizes[0.8] == sizes[1.0]
    assert sizes[1.5].height() == pytest.approx(1.5 * sizes[1.0].height(), abs=1)
    assert sizes[1.5].width() == pytest.approx(1.5 * sizes[1.0].width(), abs=2)


def test_it_says_a_refusal_without_undo(toast: Callable[[float], Toast]) -> None:
    made = toast(1.0)
    sentence = "Seat 4 is empty, and nobody who is not there can be sent away."
    made.tell(sentence)
    assert made.button.isHidden()
    without = made.fit(420).height()
    made.tell(sentence, "Undo", "Undo: seat 4 busts")
    assert not made.button.isHidden()
    assert made.fit(420).height() >= without
    made.dismiss()

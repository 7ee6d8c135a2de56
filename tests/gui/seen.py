"""What a test sees of the table that is drawn."""

from PySide6.QtWidgets import QWidget

from dealer_assist.gui.card import CardState
from dealer_assist.gui.widgets import Words
from tests.gui.parts import Program


def card(program: Program, seat: int) -> CardState:
    """Return what a seat's button paints."""
    state = program.window.table_page.table.seat_button(seat).state
    assert state is not None
    return state


def _seats(program: Program) -> range:
    return range(1, program.window.table_page.table.seats + 1)


def markers(program: Program) -> dict[str, list[int]]:
    """Return the seats of the letters that are painted."""
    found: dict[str, list[int]] = {}
    for seat in _seats(program):
        for marker in card(program, seat).seat.markers:
            found.setdefault(marker.text, []).append(seat)
    return found


def badge(program: Program, seat: int) -> str:
    """Return the badge of a seat."""
    return card(program, seat).seat.badge


def tag(program: Program, seat: int) -> str:
    """Return the tag of a seat, or nothing."""
    shown = card(program, seat).seat.tag
    return shown.text if shown is not None else ""


def chips(program: Program) -> dict[int, list[str]]:
    """Return the amounts that lie before seats, each with its label."""
    return {
        seat: [f"{stack.text} {stack.label}".strip() for stack in card(program, seat).seat.chips]
        for seat in _seats(program)
        if card(program, seat).seat.chips
    }


def chosen(program: Program) -> list[int]:
    """Return the seats that are marked as selected."""
    return [seat for seat in _seats(program) if card(program, seat).selected]


def words_in(widget: QWidget | None) -> str:
    """Return every text that can be seen in a widget, a line each."""
    assert widget is not None
    return "\n".join(words.text() for words in widget.findChildren(Words) if words.isVisible())


def why(program: Program) -> str:
    """Return the titles and texts of the Why panel."""
    blocks = program.window.table_page.why.blocks
    return "\n".join(f"{block.text()}: {block.reason}" for block in blocks)

"""What the screen shows of a table, in both languages."""

from dealer_assist.core.table import Table
from dealer_assist.core.values import Seat
from dealer_assist.rules.step import current
from dealer_assist.view.screen import screen
from dealer_assist.view.sheet import sheet
from dealer_assist.view.texts import LANGUAGES, Texts
from dealer_assist.view.values import LineKind, Reason, Row, SeatView, View
from tests.support.paths import ROOT

LOCALE = ROOT / "build" / "locale"
BOTH = {language: Texts(language, LOCALE) for language in LANGUAGES}
ENGLISH, FRENCH = BOTH["en"], BOTH["fr"]


def view(table: Table, texts: Texts = ENGLISH) -> View:
    """Everything the screen shows."""
    return screen(table, current(table), texts)


def spoken(table: Table, texts: Texts = ENGLISH) -> list[str]:
    """The large lines in the middle of the table."""
    shown = view(table, texts).lines
    return [line.text for line in shown if line.kind is not LineKind.DETAIL]


def details(table: Table, texts: Texts = ENGLISH) -> list[str]:
    """The small lines below them."""
    shown = view(table, texts).lines
    return [line.text for line in shown if line.kind is LineKind.DETAIL]


def card(table: Table, seat: int, texts: Texts = ENGLISH) -> SeatView:
    """The card of a seat."""
    return view(table, texts).seats[seat - 1]


def reason(table: Table, title: str, texts: Texts = ENGLISH) -> Reason:
    """The block of the Why panel under a title."""
    found = [block for block in view(table, texts).reasons if block.title == title]
    assert len(found) == 1, [block.title for block in view(table, texts).reasons]
    return found[0]


def rows(table: Table, seat: int, texts: Texts = ENGLISH, *, this_hand: bool = False) -> list[Row]:
    """The rows of a seat's sheet."""
    return list(sheet(table, Seat(seat), texts, this_hand=this_hand).rows)


def row(table: Table, seat: int, action: str, *, this_hand: bool = False) -> Row:
    """One row of a seat's sheet."""
    found = [r for r in rows(table, seat, this_hand=this_hand) if r.action == action]
    assert len(found) == 1, [r.action for r in rows(table, seat, this_hand=this_hand)]
    return found[0]

"""Writing a table, a night or a hand in other formats: where to, what it says, what it cannot."""

from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from dealer_assist import __version__
from dealer_assist.core.values import Refusal
from dealer_assist.gui.saving import save
from dealer_assist.gui.window import Window
from dealer_assist.session.last_followed import LastFollowed, last_followed

if TYPE_CHECKING:
    from dealer_assist.gui.export_sheet import ExportSheet
    from dealer_assist.gui.reading import ReadingSheet
    from dealer_assist.session.omitted import Exported
    from dealer_assist.view.values import PotView, View


class Format(StrEnum):
    """What can be written; the value is the id of its label."""

    PNG = "export_picture"
    PDF = "export_page"
    TEXT = "export_night"
    PHH = "export_phh"
    OHH = "export_ohh"


class Suffix(NamedTuple):
    """How a format's files end, and the id of what they are called."""

    ending: str
    kind: str


SUFFIXES = {
    Format.PNG: Suffix(".png", "picture_file"),
    Format.PDF: Suffix(".pdf", "page_file"),
    Format.TEXT: Suffix(".txt", "night_file"),
    Format.PHH: Suffix(".phh", "phh_file"),
    Format.OHH: Suffix(".json", "ohh_file"),
}
OF_A_HAND = (Format.PHH, Format.OHH)
"""Formats that hold the hand followed last."""


class ExportCommands(QObject):
    """The export action, and a method for each format; what it needs is imported when used."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller

    @cached_property
    def export_sheet(self) -> "ExportSheet":
        """The formats to choose from."""
        from dealer_assist.gui.export_sheet import ExportSheet

        made = ExportSheet(self._window, self._window.look)
        made.chosen.connect(self.write)
        return made

    @cached_property
    def notes_sheet(self) -> "ReadingSheet":
        """What a format could not say."""
        from dealer_assist.gui.reading import ReadingSheet
        from dealer_assist.gui.sheets import Side

        return ReadingSheet(self._window, self._window.look, Side.MIDDLE)

    def export(self) -> None:
        """Offer the formats."""
        if not self._window.ready():
            return
        followed = last_followed(self._controller.log)
        texts = self._window.texts
        reason = "" if followed is not None else texts.label("no_hand_followed")
        self.export_sheet.show_formats(
            [(kind, reason if kind in OF_A_HAND else "") for kind in Format], texts
        )

    def write(self, name: str) -> None:
        """Make a file of a format where the user wants it."""
        kind = Format(name)
        if kind in OF_A_HAND:
            self._write_hand(kind)
            return
        makers: dict[Format, Callable[[], bytes]] = {
            Format.PNG: self._png,
            Format.PDF: self._pdf,
            Format.TEXT: self._text,
        }
        about = "" if kind is Format.TEXT else self._controller.view.title
        if there := self._ask(kind, about):
            save(self._window, there, makers[kind]())

    def _ask(self, kind: Format, about: str) -> Path | None:
        """Ask where to, with a name that says which night and which hand."""
        texts, suffix = self._window.texts, SUFFIXES[kind]
        name = " ".join(filter(None, (self._stem, about))) + suffix.ending
        title = texts.label(kind.value)
        return self._window.services.ask_where(self._window, title, name, texts.label(suffix.kind))

    @property
    def _stem(self) -> str:
        path = self._controller.path
        return path.stem if path is not None else ""

    # --- a picture, a page, a text

    def _png(self) -> bytes:
        from dealer_assist.gui.picture import table_png

        dealer = self._window.texts.label("dealer")
        view, pots = self._seen()
        return table_png(view, pots, self._window.look.palette, dealer)

    def _pdf(self) -> bytes:
        from dealer_assist.gui.picture import table_pdf
        from dealer_assist.gui.style import LIGHT

        # Paper is white: the light colours, whatever the window wears.
        dealer = self._window.texts.label("dealer")
        view, pots = self._seen()
        return table_pdf(view, pots, LIGHT, dealer)

    def _seen(self) -> "tuple[View, tuple[PotView, ...]]":
        """The table as the window shows it, with the pots where the betting is followed."""
        from dealer_assist.gui.scene import gathered
        from dealer_assist.view.follow import follow

        view, on = self._controller.view, self._window.preferences.follow
        now = follow(self._controller.table, self._window.texts) if on else None
        if now is None:
            return view, ()
        return view if now.seat else gathered(view), now.pots

    def _text(self) -> bytes:
        from dealer_assist.view.night_text import night_text

        view = self._controller.view
        head = f"{self._stem} · {view.subtitle} · {view.limit} {view.stakes}"
        told = night_text(self._controller.told(), _clock, self._window.texts)
        return ("\n".join((head, "", *told)) + "\n").encode()

    # --- a hand

    def _write_hand(self, kind: Format) -> None:
        found = last_followed(self._controller.log)
        if found is None:
            return
        exported = self._exported(kind, found)
        if not exported.text:
            self._show_notes(kind, exported)
            return
        texts = self._window.texts
        there = self._ask(kind, texts.label("hand_number", hand=texts.number(found.hand)))
        if there and save(self._window, there, exported.text.encode()) and exported.omitted:
            self._show_notes(kind, exported)

    def _exported(self, kind: Format, found: LastFollowed) -> "Exported":
        from dealer_assist.session.followed import follow
        from dealer_assist.session.ohh import ohh
        from dealer_assist.session.phh import phh

        hand = follow(self._controller.named(found.opening, found.position), found.events)
        # The night was judged when it was said, so nothing of it is refused.
        assert not isinstance(hand, Refusal)
        if kind is Format.PHH:
            return phh(hand)
        return ohh(hand, at=found.at, table=self._stem, version=__version__)

    def _show_notes(self, kind: Format, exported: "Exported") -> None:
        from dealer_assist.gui.reading import Paragraph
        from dealer_assist.view.omitted import omitted_sentence

        texts = self._window.texts
        notes = [Paragraph("", "", omitted_sentence(one, texts)) for one in exported.omitted]
        self.notes_sheet.show_text(texts.label(SUFFIXES[kind].kind), notes, texts)


def _clock(seconds: int) -> str:
    """Write a moment as the clock at the table showed it."""
    return f"{datetime.fromtimestamp(seconds).astimezone():%H:%M}"

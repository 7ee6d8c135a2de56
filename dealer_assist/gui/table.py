"""The table: a ring of seat buttons, and between them the felt with chips and words."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.gui import card, centre, felt, paint
from dealer_assist.gui.asking import Asking
from dealer_assist.gui.card import CardState, Verdict
from dealer_assist.gui.geometry import Box, Frame, Layout, arrange_zoomed
from dealer_assist.gui.glide import MarkerGlide, flights, spot_of
from dealer_assist.gui.pots import PotButtons
from dealer_assist.gui.scene import compose_scene, gathered
from dealer_assist.gui.seat import SeatButton, current_state
from dealer_assist.gui.style import Look, Palette
from dealer_assist.gui.toast import Toast, place_toast
from dealer_assist.view.values import (
    Line,
    LineKind,
    Marker,
    MarkerKind,
    PotView,
    SeatView,
    View,
)

__all__ = ["MarkerGlide", "SeatButton", "TableView", "Toast"]


class TableView(QWidget):
    """The table of one View; keeps nothing that a view does not say but what is selected."""

    seat_tapped = Signal(int)
    undo_clicked = Signal()  # Undo in the toast
    pot_tapped = Signal(int)  # its number, the main pot being 0
    relaid = Signal()  # cards lie elsewhere

    def __init__(self, look: Look, parent: QWidget | None = None, *, small: bool = False) -> None:
        """Build an empty table.

        Args:
            look: Colours, zoom, motion.
            parent: Owner.
            small: Small cards without room or centre words, as in Compare.
        """
        super().__init__(parent)
        self._look = look
        self._small = small
        self._view: View | None = None
        self._layout: Layout | None = None
        self._scale = 1.0
        self._sized = False
        self._cover: Box | None = None  # the toast, where it lies on the felt
        self._word_covered = False  # the dealer's word, by the toast
        self._buttons: list[SeatButton] = []
        self._glides: list[MarkerGlide] = []
        self._picture = QPixmap()  # felt, chips and words, painted when they are to be seen
        self._stale = True
        self._felt = QPixmap()
        self._felt_key: tuple[Layout, Palette, float] | None = None
        self._dealer = ""
        self._prompt = ""
        self._selected = 0
        self._asking = Asking()
        self._held: QRect | None = None
        self._rotation = 0
        self._verdicts: Mapping[int, Verdict] = {}
        self._past: Mapping[int, tuple[Marker, ...]] = {}
        self._flying: dict[int, frozenset[MarkerKind]] = {}
        self._pots: tuple[PotView, ...] = ()
        self._gathered = False
        self.pots = PotButtons(look, self)
        self.pots.tapped.connect(self.pot_tapped)
        self.toast = Toast(look, self)
        self.toast.undo_clicked.connect(self.undo_clicked)
        self.toast.gone.connect(self._place_toast)

    # --- what the pages call

    def show_view(self, view: View) -> None:
        """Show another state: at once, then the markers glide to where they already are."""
        self._stop_glides()
        before, self._view = self._view, view
        old_layout = self._layout
        self._fill_ring(len(view.seats))
        self._relayout()
        self._repaint()
        if before is not None and self._layout is old_layout and self._look.motion:
            self._start_glides(before, view)
        self._push_states()

    def select(self, seat: int) -> None:
        """Mark a seat as selected, 0 for none."""
        self._selected = seat
        self._push_states()

    def show_pots(self, pots: tuple[PotView, ...], *, gathered: bool = False) -> None:
        """Lay pots in the middle, the main pot first; gathered, no chips lie before the seats."""
        if (pots, gathered) != (self._pots, self._gathered):
            self._pots, self._gathered = pots, gathered
            self._repaint()

    def ask(self, asking: Asking) -> None:
        """Mark the seats of a question, beside the one that ``select`` marks."""
        self._asking = asking
        self._push_states()

    def hold(self, place: QRect | None) -> None:
        """Keep the words clear of something that lies on the felt."""
        self._held = place
        self._place_toast()

    def arm(self, prompt: str) -> None:
        """Ask for a seat: the centre says the prompt; "" gives it back to the view."""
        self._prompt = prompt
        self._repaint()
        self._push_states()

    def mark(self, verdicts: Mapping[int, Verdict], past: Mapping[int, tuple[Marker, ...]]) -> None:
        """Show how an answer was marked and where the last hand's markers lay, by seat."""
        self._verdicts, self._past = verdicts, past
        self._push_states()

    def set_look(self, look: Look) -> None:
        """Take other colours, zoom or motion."""
        self._look = look
        self.toast.set_look(msgspec.structs.replace(look, zoom=self._scale))
        self.pots.set_look(look)
        for button in self._buttons:
            button.look = look
        self._relayout()
        self._repaint()

    def set_dealer(self, word: str) -> None:
        """Name the dealer's place."""
        self._dealer = word
        self._repaint()

    def set_rotation(self, degrees: int) -> None:
        """Turn the table: the dealer sits below (0), left (90), above (180), right (270)."""
        self._rotation = degrees
        self._relayout()

    def show_toast(self, text: str, undo: str, undo_name: str) -> None:
        """Say in the dealer's gap what was entered, with Undo for eight seconds."""
        self.toast.tell(text, undo, undo_name)
        self._place_toast()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self._buttons)

    @property
    def felt_middle(self) -> QPoint:
        """The middle of the felt."""
        if self._layout is None:
            return self.rect().center()
        middle = self._layout.centre
        return QPoint(round(middle.x * self._scale), round(middle.y * self._scale))

    def seat_button(self, seat: int) -> SeatButton:
        """Return a seat's button."""
        return self._buttons[seat - 1]

    def seat_rect(self, seat: int) -> QRect:
        """Return a seat's card with everything that lies round it."""
        out = round(card.OUTSIDE * self._scale)
        return self._buttons[seat - 1].geometry().adjusted(-out, -out, out, out)

    def focus_ring(self) -> None:
        """Give the keyboard to the ring."""
        self._current().setFocus(Qt.FocusReason.TabFocusReason)

    def finish_motion(self) -> None:
        """End everything that moves; what it moves to is shown already."""
        self._stop_glides()
        self._push_states()

    # --- Qt

    def sizeHint(self) -> QSize:
        """Return the size of the smallest tested table."""
        return QSize(400, 260) if self._small else QSize(736, 576)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._sized = True
        self._relayout()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Leave nothing moving on a hidden page."""
        self.finish_motion()
        self.toast.dismiss()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt, chips and words from one picture, then what lies round the cards."""
        if self._layout is None or self._view is None:
            return
        if self._stale or self._picture.devicePixelRatio() != self._ratio:
            self._paint_picture(self._layout, self._view)
        palette = self._look.palette
        with QPainter(self) as painter:
            painter.scale(self._scale, self._scale)
            painter.drawPixmap(0, 0, self._picture)
            for button, place in zip(self._buttons, self._layout.cards, strict=True):
                state = current_state(button)
                if state is None or not self.seat_rect(button.seat).intersects(event.rect()):
                    continue
                box = QRectF(*place)
                card.draw_surround(painter, box, state, palette)
                card.draw_signs(painter, box, state, palette, button.rise)
            painter.resetTransform()
            if not self.toast.isHidden():
                paint.draw_shadow(painter, QRectF(self.toast.geometry()), 12, palette=palette)

    # --- ring

    def _fill_ring(self, seats: int) -> None:
        while len(self._buttons) > seats:
            gone = self._buttons.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._buttons) < seats:
            button = SeatButton(len(self._buttons) + 1, self._look, self)
            button.tapped.connect(self._tap)
            button.stepped.connect(self._step)
            button.entered.connect(self._enter)
            button.surround_changed.connect(self._update_seat)
            button.show()
            self._buttons.append(button)
        self._selected = self._selected if self._selected <= seats else 0
        self._enter(self._current().seat)

    def _current(self) -> SeatButton:
        stops = (b for b in self._buttons if b.focusPolicy() == Qt.FocusPolicy.StrongFocus)
        return next(stops, self._buttons[0])

    def _enter(self, seat: int) -> None:
        """Make a seat the ring's one tab stop."""
        for button in self._buttons:
            here = button.seat == seat
            policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _step(self, step: int) -> None:
        index = (self._current().seat - 1 + step) % len(self._buttons)
        self._buttons[index].setFocus(Qt.FocusReason.OtherFocusReason)

    def _tap(self, seat: int) -> None:
        self.finish_motion()
        self.seat_tapped.emit(seat)

    def _update_seat(self, seat: int) -> None:
        if seat <= len(self._buttons):
            self._buttons[seat - 1].update()
            self.update(self.seat_rect(seat))

    def _push_states(self) -> None:
        if self._view is None:
            return
        for button, seat in zip(self._buttons, self._view.seats, strict=True):
            before = button.state
            button.set_state(self._state(seat))
            if button.state != before:
                self._update_seat(button.seat)

    def _state(self, seat: SeatView) -> CardState:
        return CardState(
            seat=self._asking.shown(seat),
            selected=seat.seat == self._selected or seat.seat in self._asking.chosen,
            armed=bool(self._prompt) and self._asking.offers(seat.seat),
            verdict=self._verdicts.get(seat.seat, Verdict.NONE),
            past=self._past.get(seat.seat, ()),
            flying=self._flying.get(seat.seat, frozenset()),
        )

    # --- layout and picture

    def _relayout(self) -> None:
        if self._view is None or len(self._view.seats) < 2:
            return
        if not self._sized:
            return  # Qt has not told yet how large it is
        seats = len(self._view.seats)
        frame = Frame(self.width(), self.height(), seats, self._rotation, self._small)
        found = arrange_zoomed(frame, self._look.zoom)
        if found == (self._layout, self._scale):
            return
        self._layout, self._scale = found
        for button, box in zip(self._buttons, self._layout.cards, strict=True):
            button.rise, button.scale = self._layout.badge_rise, self._scale
            button.setGeometry(self._real(box))
        self._place_toast()
        self._repaint()
        self.relaid.emit()

    def _real(self, box: Box) -> QRect:
        scaled = [round(part * self._scale) for part in box]
        return QRect(*scaled)

    def _own(self, box: QRect) -> Box:
        by = self._scale
        return Box(box.x() / by, box.y() / by, box.width() / by, box.height() / by)

    def _repaint(self) -> None:
        self._stale = True
        self.update()

    @property
    def _ratio(self) -> float:
        """Physical pixels for one of the layout's."""
        return self.devicePixelRatioF() * self._scale

    def _paint_picture(self, layout: Layout, view: View) -> None:
        self._stale = False
        palette = self._look.palette
        key = (layout, palette, self._ratio)
        if key != self._felt_key:
            self._felt_key, self._felt = key, felt.table_picture(*key)
        self._picture = self._felt.copy()
        if self._small:
            return
        lying = gathered(view) if self._gathered else view
        scene = compose_scene(self._words(view), lying, layout, self._dealer, self._cover)
        with QPainter(self._picture) as painter:
            for place, stack in scene.stacks:
                felt.draw_stack(painter, place, stack, palette)
            centre.draw_centre(painter, scene.rows, palette)
            word = felt.dealer_box(layout, self._dealer)
            if word is not None and not self._word_covered:
                felt.draw_dealer(painter, word, palette, self._dealer)
        self.pots.place(scene.rows, self._scale)

    def _words(self, view: View) -> centre.Words:
        if self._prompt:
            asked = Line(kind=LineKind.SPOKEN, text=self._prompt)
            return centre.Words((asked,), pots=self._pots)
        return centre.Words(view.lines, view.next_label, view.next_markers, self._pots)

    # --- toast and motion

    def _place_toast(self) -> None:
        """Lay the toast into the dealer's gap, or on the felt where there is none."""
        cover = None if self._held is None else self._own(self._held)
        over_word = False
        if self._layout is not None and not self.toast.isHidden():
            # Never larger than the cards, which may have no room for what the zoom asks.
            self.toast.set_look(msgspec.structs.replace(self._look, zoom=self._scale))
            side, above = round(6 * self._scale), round(18 * self._scale)
            cards = [b.geometry().adjusted(-side, -above, side, side) for b in self._buttons]
            middle = round(self._layout.centre.x * self._scale)
            place = place_toast(self.toast, self.size(), middle, cards)
            self.toast.setGeometry(place.box)
            lies = self._own(place.box)
            if place.on_felt:
                cover = lies
            word = felt.dealer_box(self._layout, self._dealer)
            over_word = word is not None and word.grown(4).overlaps(lies)
        if (cover, over_word) != (self._cover, self._word_covered):
            self._cover, self._word_covered = cover, over_word
            self._repaint()
        self.update()

    def _start_glides(self, before: View, after: View) -> None:
        layout = self._layout
        if layout is None or len(before.seats) != len(after.seats) or not self.isVisible():
            return
        for index, flight in enumerate(flights(before, after)):
            if index == len(self._glides):
                glide = MarkerGlide(self)
                glide.landed.connect(self._land)
                self._glides.append(glide)
            kind = flight.marker.kind
            start = spot_of(before.seats[flight.seat_from - 1], kind, layout)
            end = spot_of(after.seats[flight.seat_to - 1], kind, layout)
            there = self._flying.get(flight.seat_to, frozenset())
            self._flying[flight.seat_to] = there | {kind}
            self._glides[index].set_look(self._look)
            self._glides[index].fly(flight, (start, end), layout, self._scale)

    def _land(self) -> None:
        if not any(glide.flying for glide in self._glides):
            self._flying.clear()
            self._push_states()

    def _stop_glides(self) -> None:
        for glide in self._glides:
            glide.stop()
        self._flying.clear()

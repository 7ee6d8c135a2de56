"""The table: a ring of seat buttons, and between them the felt with chips and words."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.gui import card, centre, felt, paint
from dealer_assist.gui.card import CardState, Verdict
from dealer_assist.gui.geometry import Box, Frame, Layout, arrange_zoomed
from dealer_assist.gui.glide import MarkerGlide, flights, spot_of
from dealer_assist.gui.scene import compose_scene
from dealer_assist.gui.seat import SeatButton, current_state
from dealer_assist.gui.style import Look, Palette
from dealer_assist.gui.toast import Toast, place_toast
from dealer_assist.view.values import Line, LineKind, Marker, MarkerKind, SeatView, View

__all__ = ["MarkerGlide", "SeatButton", "TableView", "Toast"]


class TableView(QWidget):
    """The table of one View; keeps nothing that a view does not say but what is selected."""

    seat_tapped = Signal(int)
    undo_clicked = Signal()  # Undo in the toast

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
        self._cover: Box | None = None  # the toast, where it lies on the felt
        self._buttons: list[SeatButton] = []
        self._glides: list[MarkerGlide] = []
        self._picture = QPixmap()  # felt, chips and words
        self._felt = QPixmap()
        self._felt_key: tuple[Layout, Palette, str, float] | None = None
        self._dealer = ""
        self._prompt = ""
        self._selected = 0
        self._rotation = 0
        self._verdicts: Mapping[int, Verdict] = {}
        self._past: Mapping[int, tuple[Marker, ...]] = {}
        self._flying: dict[int, frozenset[MarkerKind]] = {}
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
        if before is not None and self._layout is old_layout and self._look.motion:
            self._start_glides(before, view)
        self._push_states()

    def select(self, seat: int) -> None:
        """Mark a seat as selected, 0 for none."""
        self._selected = seat
        self._push_states()

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
        self.toast.set_look(look)
        for button in self._buttons:
            button.look = look
        self._relayout()

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
        self._relayout()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Leave nothing moving on a hidden page."""
        self.finish_motion()
        self.toast.dismiss()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt, chips and words from one picture, then what lies round the cards."""
        if self._layout is None or self._view is None:
            return
        if self._picture.devicePixelRatio() != self.devicePixelRatioF() * self._scale:
            self._paint_picture()
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
            seat=seat,
            selected=seat.seat == self._selected,
            armed=bool(self._prompt),
            verdict=self._verdicts.get(seat.seat, Verdict.NONE),
            past=self._past.get(seat.seat, ()),
            flying=self._flying.get(seat.seat, frozenset()),
        )

    # --- layout and picture

    def _relayout(self) -> None:
        if self._view is None or len(self._view.seats) < 2:
            return
        seats = len(self._view.seats)
        frame = Frame(self.width(), self.height(), seats, self._rotation, self._small)
        self._layout, self._scale = arrange_zoomed(frame, self._look.zoom)
        for button, box in zip(self._buttons, self._layout.cards, strict=True):
            button.rise, button.scale = self._layout.badge_rise, self._scale
            button.setGeometry(self._real(box))
        self._place_toast()
        self._repaint()

    def _real(self, box: Box) -> QRect:
        scaled = [round(part * self._scale) for part in box]
        return QRect(*scaled)

    def _own(self, box: QRect) -> Box:
        by = self._scale
        return Box(box.x() / by, box.y() / by, box.width() / by, box.height() / by)

    def _repaint(self) -> None:
        if self._layout is not None:
            self._paint_picture()
            self.update()

    def _paint_picture(self) -> None:
        layout, view, palette = self._layout, self._view, self._look.palette
        if layout is None or view is None:
            return
        ratio = self.devicePixelRatioF() * self._scale
        key = (layout, palette, self._dealer, ratio)
        if key != self._felt_key:
            self._felt_key, self._felt = key, felt.table_picture(*key)
        self._picture = self._felt.copy()
        if self._small:
            return
        scene = compose_scene(self._words(view), view, layout, self._dealer, self._cover)
        with QPainter(self._picture) as painter:
            for place, stack in scene.stacks:
                felt.draw_stack(painter, place, stack, palette)
            centre.draw_centre(painter, scene.rows, palette)

    def _words(self, view: View) -> centre.Words:
        if self._prompt:
            return centre.Words((Line(kind=LineKind.SPOKEN, text=self._prompt),))
        return centre.Words(view.lines, view.next_label, view.next_markers)

    # --- toast and motion

    def _place_toast(self) -> None:
        """Lay the toast into the dealer's gap, or on the felt where there is none."""
        cover = None
        if self._layout is not None and not self.toast.isHidden():
            cards = [button.geometry().adjusted(-6, -18, 6, 6) for button in self._buttons]
            middle = round(self._layout.centre.x * self._scale)
            place = place_toast(self.toast, self.size(), middle, cards)
            self.toast.setGeometry(place.box)
            if place.on_felt:
                cover = self._own(place.box)
        if cover != self._cover:
            self._cover = cover
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

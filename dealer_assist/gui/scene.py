"""Chips and words of one view together: amounts lose their chips before words lose size."""

from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from dealer_assist.gui import felt
from dealer_assist.gui.card import badge_box
from dealer_assist.gui.centre import Row, RowKind, Words, compose, compose_some
from dealer_assist.gui.chips import pill_width
from dealer_assist.gui.geometry import Box, Layout
from dealer_assist.gui.places import ChipPlace, place_chips
from dealer_assist.view.values import Stack, View

ENOUGH = 26  # spoken lines that amounts need not lose their chips for
_KEPT = (200, 110)  # of the felt's middle, for words
_LOUD = (RowKind.SPOKEN, RowKind.FIRST)


class Scene(NamedTuple):
    """What lies on the felt."""

    stacks: tuple[tuple[ChipPlace, Stack], ...]
    rows: tuple[Row, ...]

    @property
    def size(self) -> int:
        """Size of the spoken lines; 0 where there are none."""
        return max((row.size for row in self.rows if row.kind in _LOUD), default=0)

    @property
    def blocks(self) -> tuple[Box, ...]:
        """What the stacks take of the felt."""
        return tuple(felt.stack_box(place, stack) for place, stack in self.stacks)


def gathered(view: View) -> View:
    """Return a view without the chips before the seats: they lie in the pots."""
    return replace(view, seats=tuple(replace(seat, chips=()) for seat in view.seats))


def compose_scene(
    words: Words, view: View, layout: Layout, dealer: str, cover: Box | None = None
) -> Scene:
    """Find room for the stacks of a view and for the words between them.

    Args:
        words: What the middle says.
        view: Its seats' chips.
        layout: The table.
        dealer: The word at the dealer's place, which words keep clear of.
        cover: Something else that lies on the felt.

    Returns:
        Places and rows; where both cannot be shown whole, details are left to the panel.
    """
    word = felt.dealer_box(layout, dealer)
    own = tuple(box for box in (word, cover) if box is not None)
    best = dense = Scene((), ())
    for few in (False, True):
        dense = Scene(_stacks(view, layout, own, dense=few), ())
        if not few and _crowded(dense.blocks, layout):
            continue
        rows = compose(words, layout, (*dense.blocks, *own))
        found = dense._replace(rows=rows or ())
        best = found if found.size > best.size else best
        if best.size >= ENOUGH:
            break
    if best.rows:
        return best
    last = dense._replace(rows=compose_some(words, layout, (*dense.blocks, *own)))
    if last.rows or not words.lines:
        return last
    # Who acts first is said even if chips must lie closer together than they should.
    kept = Box(layout.centre.x - _KEPT[0] / 2, layout.centre.y - _KEPT[1] / 2, *_KEPT)
    dense = Scene(_stacks(view, layout, (*own, kept), dense=True), ())
    return dense._replace(rows=compose_some(words, layout, (*dense.blocks, *own)))


def _crowded(blocks: tuple[Box, ...], layout: Layout) -> bool:
    pairs = combinations((*layout.cards, *blocks), 2)
    return any(one.overlaps(two) for one, two in pairs)


def _stacks(
    view: View, layout: Layout, covers: tuple[Box, ...], *, dense: bool
) -> tuple[tuple[ChipPlace, Stack], ...]:
    chips = {int(seat.seat): seat.chips for seat in view.seats if seat.chips}
    widths = {seat: [pill_width(stack) for stack in stacks] for seat, stacks in chips.items()}
    found = place_chips(layout, widths, covers, _badges(view, layout), dense=dense)
    return tuple(
        pair for seat, places in found.items() for pair in zip(places, chips[seat], strict=True)
    )


def _badges(view: View, layout: Layout) -> dict[int, Box]:
    """Return where the cards that have a badge have it."""
    found = {}
    for seat, card in zip(view.seats, layout.cards, strict=True):
        if seat.badge or seat.turn:
            box = badge_box(QRectF(*card), seat, layout.badge_rise)
            found[int(seat.seat)] = Box(box.x(), box.y(), box.width(), box.height())
    return found

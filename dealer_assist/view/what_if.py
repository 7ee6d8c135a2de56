"""What would be so if somebody busted or left: ghosts on the live table, and a sentence."""

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import apply, coming, judge
from dealer_assist.view.deeds import said
from dealer_assist.view.lines import lines, next_hand
from dealer_assist.view.markers import ghosts_at, marker
from dealer_assist.view.say import names_of
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Line, LineKind, MarkerKind, SeatView, View


class WhatIf(msgspec.Struct, frozen=True, kw_only=True):
    """Something that might happen, and how the table would look."""

    event: Event
    view: View  # with the markers of the next hand as ghosts; seats that differ are marked
    title: str  # "Ben busts."


def what_if_events(table: Table, seat: Seat) -> tuple[Event, ...]:
    """What can be looked at ahead for a seat: a bust, a leave; nothing for an empty seat."""
    if table.player(seat) is None:
        return ()
    possible = (events.Bust(seat=seat), events.Leave(seat=seat))
    return tuple(event for event in possible if judge(table, event) is None)


def what_if(table: Table, event: Event, view: View, texts: Texts) -> WhatIf:
    """Show the next hand as an event would make it.

    Args:
        table: Live, in a hand or between hands.
        event: Allowed now; it counts from the next hand.
        view: What the table page shows.
        texts: The language.
    """
    after = coming(apply(table, event))
    without, hand = plan(coming(table)), plan(after)
    names = names_of(table)
    title = said([event], table, texts)
    label, markers = next_hand(hand, texts, names)
    spoken = lines(after, hand, texts.at(after.house), names)
    seats = tuple(_seat(seat, without, hand, texts) for seat in view.seats)
    shown = msgspec.structs.replace(
        view,
        seats=seats,
        lines=(
            Line(kind=LineKind.FIRST_TO_ACT, text=texts.gettext("What if? {said}", said=title)),
            *(line for line in spoken if line.kind is LineKind.SPOKEN),
        ),
        next_label=label,
        next_markers=markers,
    )
    return WhatIf(event=event, view=shown, title=title)


def _seat(
    seat: SeatView, without: HandPlan | Refusal, hand: HandPlan | Refusal, texts: Texts
) -> SeatView:
    before = _ghosts(without, seat.seat)
    after = _ghosts(hand, seat.seat)
    ghosts = tuple(marker(kind, texts) for kind in after)
    return msgspec.structs.replace(seat, ghosts=ghosts, changed=before != after)


def _ghosts(hand: HandPlan | Refusal, seat: Seat) -> tuple[MarkerKind, ...]:
    return ghosts_at(hand, seat, known=False) if isinstance(hand, HandPlan) else ()

"""Seat changes: which seats a player may take, and what each costs."""

from collections.abc import Iterator

from dealer_assist.core import events
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Code, Entry, Refusal, Seat, Why
from dealer_assist.rules.step import judge
from dealer_assist.view.entries import COMING_IN, WAITING, hand_after
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Place

COSTS: dict[Code, str] = {
    Code.BIG_BLIND_ENTRANT: N_("takes the big blind"),
    Code.WAITS_CLOSED: N_("waits until the button has passed"),
    Code.WAITS_FOR_BIG_BLIND: N_("waits or posts what is owed"),
    Code.WAITS_HOUSE: N_("waits for the big blind"),
}
"""What a new seat may cost besides hands to sit out."""


def places(table: Table, seat: Seat, texts: Texts, *, this_hand: bool = False) -> tuple[Place, ...]:
    """List the empty seats that a player may change to, with what each costs him.

    Args:
        table: Live.
        seat: Of the player who moves.
        texts: The language; amounts follow the table's house rules.
        this_hand: Whether the move counts for the hand in play.
    """
    return tuple(_places(table, seat, texts.at(table.house), this_hand=this_hand))


def _places(table: Table, seat: Seat, texts: Texts, *, this_hand: bool) -> Iterator[Place]:
    for number in range(1, len(table.seats) + 1):
        event = events.Move(seat=seat, to=Seat(number), now=this_hand)
        if table.player(Seat(number)) is None and judge(table, event) is None:
            yield Place(seat=Seat(number), text=_cost(table, event, texts), event=event)


def costs_in_words(found: tuple[Place, ...], texts: Texts) -> str:
    """Sum up what the seats cost, in the detail of a sheet's row."""
    by_cost: dict[str, list[str]] = {}
    for place in found:
        by_cost.setdefault(place.text, []).append(str(place.seat))
    if len(by_cost) > 2:
        return texts.gettext("What it costs depends on the seat.")
    return " ".join(
        texts.ngettext(
            "Seat {seats}: {cost}.",
            "Seats {seats}: {cost}.",
            len(seats),
            seats=texts.listed(seats),
            cost=cost,
        )
        for cost, seats in by_cost.items()
    )


def _cost(table: Table, event: events.Move, texts: Texts) -> str:
    hand = hand_after(table, event)
    if isinstance(hand, Refusal):
        return texts.gettext("free")
    about = (why for why in hand.why if why.code in WAITING | COMING_IN and event.to in why.seats)
    why = next(about, None)
    if why is not None and why.code is Code.SEAT_CHANGE_WAITS:
        return _hands(hand, event.to, why, texts)
    return texts.gettext(COSTS.get(why.code, N_("free")) if why is not None else N_("free"))


def _hands(hand: HandPlan, seat: Seat, why: Why, texts: Texts) -> str:
    count = int(dict(why.params)["hands"])
    if Entry.POST in dict(hand.choices).get(seat, ()):
        return texts.ngettext(
            "sits out {count} hand, or posts", "sits out {count} hands, or posts", count
        )
    return texts.ngettext("sits out {count} hand", "sits out {count} hands", count)

"""Button and blinds by the draw or by hand, and play between two."""

import msgspec

from dealer_assist.core.cards import ACE_LOW, strength
from dealer_assist.core.house_words import BlindsStart, ButtonRule, FirstButton, HeadsUp, ThirdBlind
from dealer_assist.core.table import ByHand, Positions, after
from dealer_assist.core.values import NOBODY, Seat
from dealer_assist.rules import three
from dealer_assist.rules.dead import due_seat
from dealer_assist.rules.field import Field, Placement, zones_behind


def drawn_button(cards: dict[Seat, str], first_button: FirstButton) -> Seat:
    """Seat that takes the first button by the draw.

    The highest card has it, ace high; where the house plays for low, the lowest, ace low.
    Ties go by suit: spades, hearts, diamonds, clubs from the top.

    Args:
        cards: One card a seat, such as ``Kd``; at least one.
        first_button: Whether high or low card has it.

    Source:
        rulebook-5.1.
    """
    if first_button is FirstButton.HIGH_CARD:
        return max(cards, key=lambda seat: strength(cards[seat]))
    return min(cards, key=lambda seat: strength(cards[seat], ACE_LOW))


def place_by_hand(field: Field, hand: ByHand) -> Placement:
    """Say where the blinds fall with the button put down at a seat.

    What the dealer left out follows from the button: the small blind is the next player,
    the big blind the one after, or an entrant the big blind would pass.

    Source:
        rulebook-5.1, rulebook-5.4; corrections: tda-2024-34a.
    """
    players = field.continuing
    on_button = field.house.blinds_start is BlindsStart.ON_BUTTON
    small = hand.small or (hand.button if on_button else after(hand.button, players))
    big = hand.big if hand.big in {*players, *field.entrants} else NOBODY
    big = big or due_seat(field, small, after(small, players))
    positions = Positions(
        button=hand.button,
        small=small,
        big=big,
        third=_third(field, big),
        owed=((big, 1),) if field.house.button is ButtonRule.MOVING else (),
        rule=field.house.button,
    )
    if positions.third:
        zones = tuple((seat, three.zone_of(seat, positions)) for seat in field.entrants)
    else:
        zones = tuple(zones_behind(field.entrants, hand.button, small, big))
    return Placement(
        positions=positions,
        small_blinds=(small,),
        big_blinds=(big,),
        third_blinds=(positions.third,) if positions.third else (),
        zones=zones,
    )


def _third(field: Field, big: Seat) -> Seat:
    if not field.house.three_blinds(ThirdBlind.UTG):
        return NOBODY
    return due_seat(field, big, after(big, field.continuing))


def heads_up(
    field: Field, placement: Placement, two: tuple[Seat, ...], hand: ByHand | None
) -> Placement:
    """Place button and blinds for two players: the button posts the small blind.

    When play becomes heads-up the big blind goes on to the next of the two, so that nobody
    has it twice running, and the other takes the button; or, where the house says so, the
    button goes on and the big blind may be doubled. Of three blinds the two largest are
    posted, the button the smaller of them.

    Source:
        robert-4-4, rulebook-5.5, tda-2024-34b, wikipedia-heads-up.
    """
    if hand is not None or field.last is None:
        front = _front_by_hand(placement.button, two, hand)
    elif field.house.heads_up is HeadsUp.BUTTON_ROTATES:
        front = after(after(field.last.button, two), two)
    else:
        front = after(field.last.front, two)
    button = after(front, two)
    three_blinds = field.house.three_blinds(ThirdBlind.UTG)
    positions = Positions(
        button=button,
        small=button,
        big=button if three_blinds else front,
        third=front if three_blinds else NOBODY,
        owed=((front, 1),) if field.house.button is ButtonRule.MOVING else (),
        rule=field.house.button,
    )
    return msgspec.structs.replace(
        placement,
        positions=positions,
        small_blinds=() if three_blinds else (button,),
        big_blinds=(positions.big,),
        third_blinds=(front,) if three_blinds else (),
        owed_dead=(),
        owed_later=(),
        jumped=False,
    )


def _front_by_hand(button: Seat, two: tuple[Seat, ...], hand: ByHand | None) -> Seat:
    """The larger blind of two players when the button was drawn or put by hand."""
    if hand is not None and hand.big in two and hand.big != hand.button:
        return hand.big
    return after(button if button in two else after(button, two), two)

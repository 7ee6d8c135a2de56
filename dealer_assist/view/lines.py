"""What a dealer says aloud, one sentence a line, and the smaller lines below."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.events import Change, Event, Join
from dealer_assist.core.table import HandPlan, PostKind, Table
from dealer_assist.core.values import NOBODY, Refusal, Seat
from dealer_assist.view.chip_lines import ante_sentences, betting_sentence, details
from dealer_assist.view.deeds import said
from dealer_assist.view.markers import marker, placed
from dealer_assist.view.net import net
from dealer_assist.view.say import say
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.turns import betting_followed, turn_now, whose_turn
from dealer_assist.view.values import Line, LineKind, MarkerKind, NextMarker

NEXT_HAND_MARKERS = {MarkerKind.BUTTON, MarkerKind.SMALL_BLIND, MarkerKind.DEAD_SMALL_BLIND,
                     MarkerKind.BIG_BLIND, MarkerKind.THIRD_BLIND}  # fmt: skip


def lines(table: Table, hand: HandPlan | Refusal, texts: Texts, names: Names) -> tuple[Line, ...]:
    """Write the middle of the table: the hand in play, or the one that would be dealt.

    Between hands the last line says what to do; where no hand can be dealt, the lines say why.
    """
    if isinstance(hand, Refusal):
        return tuple(_line(LineKind.SPOKEN, say(why, texts, names)) for why in hand.reasons)
    followed = betting_followed(table)
    detail = (
        [*details(table, hand, texts, names)]
        if followed is None
        else [betting_sentence(table, followed, texts)]
    )
    if table.dealt is None:
        detail.append(texts.gettext("Nothing is dealt yet: Next hand deals."))
    elif changes := _changes(table, texts):
        detail.append(texts.gettext("From the next hand: {changes}", changes=changes))
    first = tuple(_line(LineKind.FIRST_TO_ACT, text) for text in _first(table, hand, texts, names))
    spoken = tuple(_line(LineKind.SPOKEN, text) for text in _spoken(table, hand, texts, names))
    return (*spoken, *first, *(_line(LineKind.DETAIL, text) for text in detail))


def aloud(shown: tuple[Line, ...]) -> str:
    """Join what a screen reader announces: the lines without the details."""
    return " ".join(line.text for line in shown if line.kind is not LineKind.DETAIL)


def next_hand(
    hand: HandPlan | Refusal, texts: Texts, names: Names
) -> tuple[str, tuple[NextMarker, ...]]:
    """Say where the markers of the coming hand will lie, or why there is none."""
    if isinstance(hand, Refusal):
        reason = say(hand.reasons[0], texts, names)
        return texts.gettext("No next hand yet. {reason}", reason=reason), ()
    found = tuple(
        NextMarker(marker=marker(kind, texts), seats=", ".join(map(str, seats)))
        for kind, seats in placed(hand)
        if seats and kind in NEXT_HAND_MARKERS
    )
    return texts.label("next_hand") if found else "", found


def _line(kind: LineKind, text: str) -> Line:
    return Line(kind=kind, text=text)


def _spoken(table: Table, hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Button and blinds; without blinds what takes their place."""
    if hand.button != NOBODY:
        yield from _button_and_blinds(hand, texts, names)
    if not table.hand_house.blinds_at(hand.level):
        yield from ante_sentences(hand, texts, names)
    if hand.bring_in:
        amount = sum(post.live for post in hand.posts if post.kind is PostKind.BRING_IN)
        yield texts.gettext(
            "{Player} brings it in for {amount}.",
            Player=texts.player_first(hand.bring_in, names),
            amount=texts.amount(amount),
        )


def _button_and_blinds(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Button and blinds; small and big blind share a line while there is one of each."""
    on_button = hand.small_blinds == (hand.button,) and len(hand.big_blinds) == 1
    if hand.dead_button:
        yield texts.gettext("Dead button at seat {seat}.", seat=hand.button)
    elif on_button:
        yield texts.gettext(
            "Button and small blind: {player}.", player=texts.player(hand.button, names)
        )
    else:
        yield texts.gettext("Button: {player}.", player=texts.player(hand.button, names))
    if hand.bought:
        yield texts.gettext("{Player} buys the button: no other blinds.",
                            Player=texts.player_first(hand.bought, names))  # fmt: skip
    elif not on_button and len(hand.small_blinds) == len(hand.big_blinds) == 1:
        yield texts.gettext(
            "Small blind {small}, big blind {big}.",
            small=texts.player(hand.small_blinds[0], names),
            big=texts.player(hand.big_blinds[0], names),
        )
    else:
        alone = on_button or hand.heads_up
        yield from _blinds_apart(hand, texts, names, with_small=not alone)
    if hand.third_blinds:
        third = texts.players(hand.third_blinds, names)
        if hand.positions.third:
            yield texts.gettext("Third blind: {player}.", player=third)
        else:
            yield texts.gettext("Blind on the button: {player}.", player=third)


def _blinds_apart(hand: HandPlan, texts: Texts, names: Names, *, with_small: bool) -> Iterator[str]:
    """Small and big blinds in a line each: one is dead, there are several, or none."""
    if with_small and hand.small_blinds:
        yield texts.ngettext(
            "Small blind: {players}.",
            "Small blinds: {players}.",
            len(hand.small_blinds),
            players=texts.players(hand.small_blinds, names),
        )
    elif with_small and hand.small_blind_position:
        yield texts.gettext("Dead small blind at seat {seat}.", seat=hand.small_blind_position)
    elif with_small and hand.big_blinds:
        yield texts.gettext("No small blind.")
    if hand.big_blinds:
        yield texts.ngettext(
            "Big blind: {players}.",
            "Big blinds: {players}.",
            len(hand.big_blinds),
            players=texts.players(hand.big_blinds, names),
        )
    elif hand.positions.third:
        yield texts.gettext("Dead big blind at seat {seat}.", seat=hand.positions.big)


def first_to_act(hand: HandPlan) -> Seat:
    """Seat that speaks first: the first in order who still has chips; nobody in stud."""
    return next((seat for seat in hand.first_order if seat not in hand.all_in), NOBODY)


def _first(table: Table, hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Who speaks first; in a followed hand who speaks now; in stud that the cards decide."""
    betting, seat = betting_followed(table), first_to_act(hand)
    if betting is not None:
        yield whose_turn(betting, turn_now(table, betting), texts, names)
    elif table.hand_house.stud and table.dealt is not None and not table.boards:
        yield texts.gettext("Turn the up cards.")
    elif seat != NOBODY:
        yield texts.gettext("First to act: {player}.", player=texts.player(seat, names))


def _changes(table: Table, texts: Texts) -> str:
    """What has been changed since the deal and counts from the next hand, in order."""
    waiting = net(
        _named(event, table) for event in table.since if isinstance(event, Change) and not event.now
    )
    return said(waiting, table.before, texts) if waiting and table.before is not None else ""


def _named(event: Event, table: Table) -> Event:
    """The event, with the name of now for somebody who sits down."""
    player = table.player(event.seat) if isinstance(event, Join) else None
    return msgspec.structs.replace(event, name=player.name) if player is not None else event

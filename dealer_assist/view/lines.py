"""What a dealer says aloud, one sentence a line, and the smaller lines below."""

from collections.abc import Iterator

from dealer_assist.core.events import Change
from dealer_assist.core.table import HandPlan, PostKind, Table
from dealer_assist.core.values import NOBODY, Refusal, Seat
from dealer_assist.view.deeds import said
from dealer_assist.view.markers import marker, placed
from dealer_assist.view.say import say
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.values import Line, LineKind, MarkerKind, NextMarker

ENTRY_POSTS = {PostKind.MISSED, PostKind.ENTRY, PostKind.BOUGHT_BUTTON, PostKind.OWED_SMALL}
"""Chips that the dealer has to ask for beside blinds and antes."""

NEXT_HAND_MARKERS = {MarkerKind.BUTTON, MarkerKind.SMALL_BLIND, MarkerKind.DEAD_SMALL_BLIND,
                     MarkerKind.BIG_BLIND, MarkerKind.THIRD_BLIND}  # fmt: skip


def lines(table: Table, hand: HandPlan | Refusal, texts: Texts, names: Names) -> tuple[Line, ...]:
    """Write the middle of the table: the hand in play, or the one that would be dealt.

    Between hands the last line says what to do; where no hand can be dealt, the lines say why.
    """
    if isinstance(hand, Refusal):
        return tuple(_line(LineKind.SPOKEN, say(why, texts, names)) for why in hand.reasons)
    detail = [*_details(hand, texts, names)]
    if table.dealt is None:
        detail.append(texts.gettext("Next hand deals."))
    elif changes := _changes(table, texts):
        detail.append(texts.gettext("From the next hand: {changes}", changes=changes))
    first = tuple(_line(LineKind.FIRST_TO_ACT, text) for text in _first(hand, texts, names))
    spoken = tuple(_line(LineKind.SPOKEN, text) for text in _spoken(hand, texts, names))
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


def _spoken(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Button and blinds; small and big blind share a line while there is one of each."""
    on_button = hand.small_blinds == (hand.button,) and len(hand.big_blinds) == 1
    if hand.dead_button:
        yield texts.gettext("Dead button at seat {seat}.", seat=hand.button)
    elif on_button:
        yield texts.gettext(
            "Button and small blind: {player}.", player=texts.player(hand.button, names)
        )
    elif hand.button != NOBODY:
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
        yield from _blinds_apart(hand, texts, names, with_small=not on_button)
    if hand.third_blinds:
        third = texts.players(hand.third_blinds, names)
        if hand.third_blinds == (hand.button,):
            yield texts.gettext("Blind on the button: {player}.", player=third)
        else:
            yield texts.gettext("Third blind: {player}.", player=third)


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


def first_to_act(hand: HandPlan) -> Seat:
    """Seat that speaks first: the first in order who still has chips; nobody in stud."""
    return next((seat for seat in hand.first_order if seat not in hand.all_in), NOBODY)


def _first(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    seat = first_to_act(hand)
    if seat != NOBODY:
        yield texts.gettext("First to act: {player}.", player=texts.player(seat, names))


def _details(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Who posts beside the blinds, and the price where it is no longer plain."""
    seats = dict.fromkeys(post.seat for post in hand.posts if post.kind in ENTRY_POSTS)
    for seat in seats:
        yield _post_sentence(hand, seat, texts, names)
    for seat, amount in hand.straddles:
        player, chips = texts.player_first(seat, names), texts.amount(amount)
        yield texts.gettext("{Player} straddles {chips}.", Player=player, chips=chips)
    if hand.kill:
        player = texts.player_first(hand.kill, names)
        chips = texts.amount(hand.live(hand.kill))
        yield texts.gettext("{Player} kills for {chips}.", Player=player, chips=chips)
    if hand.price and (seats or hand.straddles or hand.kill or hand.all_in):
        yield _price(hand, texts)


def _price(hand: HandPlan, texts: Texts) -> str:
    price, least = texts.amount(hand.price), texts.amount(hand.price + hand.step)
    if hand.limits:
        return texts.gettext("To call {price}, raise to {least}.", price=price, least=least)
    return texts.gettext("To call {price}, raise to {least} or more.", price=price, least=least)


def _post_sentence(hand: HandPlan, seat: Seat, texts: Texts, names: Names) -> str:
    player = texts.player_first(seat, names)
    live, dead = (texts.amount(part) for part in (hand.live(seat), hand.dead(seat)))
    if not hand.dead(seat):
        return texts.gettext("{Player} posts {live}.", Player=player, live=live)
    if not hand.live(seat):
        return texts.gettext("{Player} posts {dead} dead.", Player=player, dead=dead)
    return texts.gettext(
        "{Player} posts {live} live and {dead} dead.", Player=player, live=live, dead=dead
    )


def _changes(table: Table, texts: Texts) -> str:
    """What was said since the deal and counts from the next hand, in order."""
    waiting = [event for event in table.since if isinstance(event, Change) and not event.now]
    if not waiting or table.before is None:
        return ""
    return said(waiting, table.before, texts)

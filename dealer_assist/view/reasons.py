"""The Why panel: button, blinds, other chips, who acts first, then who comes in, waits or owes."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.table import HandPlan, Player, Table
from dealer_assist.core.values import Code, Presence, Refusal, Seat, Why
from dealer_assist.view.bring_in import bring_in_text
from dealer_assist.view.citations import citation
from dealer_assist.view.entries import WAITING, is_outside, way_in
from dealer_assist.view.markers import marker, tag_of
from dealer_assist.view.say import names_of, say, say_away, title
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.values import MarkerKind, Reason

MARKERS: dict[Code, MarkerKind] = {
    Code.FIRST_BUTTON: MarkerKind.BUTTON,
    Code.BUTTON_BY_HAND: MarkerKind.BUTTON,
    Code.BUTTON_MOVES: MarkerKind.BUTTON,
    Code.BUTTON_FOLLOWS: MarkerKind.BUTTON,
    Code.DEAD_BUTTON: MarkerKind.BUTTON,
    Code.BUTTON_JUMPS: MarkerKind.BUTTON,
    Code.BUTTON_IN_GAP: MarkerKind.BUTTON,
    Code.BUTTON_TAKEN_BY_NEWCOMER: MarkerKind.BUTTON,
    Code.BUTTON_FROZEN: MarkerKind.BUTTON,
    Code.HEADS_UP: MarkerKind.BUTTON,
    Code.HEADS_UP_BUTTON_ROTATES: MarkerKind.BUTTON,
    Code.SMALL_BLIND: MarkerKind.SMALL_BLIND,
    Code.SMALL_BLIND_NEXT: MarkerKind.SMALL_BLIND,
    Code.SMALL_BLINDS_OWED: MarkerKind.SMALL_BLIND,
    Code.SMALL_BLIND_WAITS: MarkerKind.SMALL_BLIND,
    Code.SMALL_BLIND_PAID_DEAD: MarkerKind.SMALL_BLIND,
    Code.DEAD_SMALL_BLIND: MarkerKind.DEAD_SMALL_BLIND,
    Code.BIG_BLIND: MarkerKind.BIG_BLIND,
    Code.BIG_BLINDS: MarkerKind.BIG_BLIND,
    Code.BIG_BLIND_NEXT: MarkerKind.BIG_BLIND,
    Code.BIG_BLIND_ENTRANT: MarkerKind.BIG_BLIND,
    Code.THIRD_BLIND: MarkerKind.THIRD_BLIND,
    Code.BRING_IN: MarkerKind.BRING_IN,
    Code.BUTTON_BLIND: MarkerKind.THIRD_BLIND,
    Code.STRADDLE: MarkerKind.STRADDLE,
    Code.STRADDLE_LOST: MarkerKind.STRADDLE,
    Code.SLEEPER: MarkerKind.STRADDLE,
    Code.RETURNS_AS_STRADDLE: MarkerKind.STRADDLE,
    Code.KILL: MarkerKind.KILL,
    Code.HALF_KILL: MarkerKind.KILL,
    Code.KILL_DEFERRED_BLIND: MarkerKind.KILL,
    Code.KILL_BY_LOWBALL_POST: MarkerKind.KILL,
    Code.LEG: MarkerKind.LEG,
}
"""The marker that heads a reason."""


def _headed_by(*kinds: MarkerKind) -> frozenset[Code]:
    return frozenset(code for code, kind in MARKERS.items() if kind in kinds)


PLACES: tuple[frozenset[Code], ...] = (
    _headed_by(MarkerKind.BUTTON),
    _headed_by(MarkerKind.SMALL_BLIND, MarkerKind.DEAD_SMALL_BLIND) | {Code.NO_SMALL_BLIND},
    _headed_by(MarkerKind.BIG_BLIND) | {Code.DEAD_BIG_BLIND},
    _headed_by(MarkerKind.THIRD_BLIND),
    _headed_by(MarkerKind.STRADDLE, MarkerKind.KILL, MarkerKind.LEG, MarkerKind.BRING_IN)
    | {
        Code.ANTES_ONLY,
        Code.ANTE_FROM_EVERYONE,
        Code.ANTE_FOR_TABLE,
        Code.DEAD_BLIND,
        Code.SHORT_BLIND,
    },
    frozenset({Code.FIRST_TO_ACT}),
)
"""The order of the panel, the order in which a dealer sets up a hand; players come after it."""

MISSED = {Code.MISSED_BIG, Code.MISSED_SMALL, Code.MISSED_BOTH}
"""Told by the block of the player who owes."""


def reasons(
    table: Table, hand: HandPlan | Refusal, texts: Texts, names: Names
) -> tuple[Reason, ...]:
    """Explain a hand in the order of ``PLACES``, then players who come in, wait, owe, are out.

    Args:
        table: With the hand in play, or between hands with the one that would be dealt.
        hand: That hand, or why there is none.
        texts: The language.
        names: What the players of the hand are called.

    Returns:
        Nothing where no hand can be dealt: the lines say why.
    """
    if isinstance(hand, Refusal):
        return ()
    outside = {seat: player for seat, player in table.players() if is_outside(table, hand, seat)}
    told = sorted((why for why in hand.why if not _is_told_by_player(why, outside)), key=_place)
    markers = tuple(
        _bring_in(_reason(why, texts, names), table, hand, texts, names)
        if why.code is Code.BRING_IN
        else _reason(why, texts, names)
        for why in told
    )
    return (*markers, *_players(table, outside, texts), *_held(outside, texts, names_of(table)))


def _place(why: Why) -> int:
    return next((n for n, codes in enumerate(PLACES) if why.code in codes), len(PLACES))


def _is_told_by_player(why: Why, outside: dict[Seat, Player]) -> bool:
    about = why.code in WAITING | MISSED | {Code.ENTRY_CLOSED}
    return why.code is Code.BUSTED_SEAT_HELD or (
        about and any(seat in outside for seat in why.seats)
    )


def _reason(why: Why, texts: Texts, names: Names) -> Reason:
    kind = MARKERS.get(why.code)
    return Reason(
        marker=marker(kind, texts) if kind else None,
        tag=None,
        title=title(why, texts, names),
        text=say(why, texts, names),
        rule=why.rule,
        citation=citation(why.rule, texts),
    )


def _bring_in(block: Reason, table: Table, hand: HandPlan, texts: Texts, names: Names) -> Reason:
    text = bring_in_text(table, hand, texts, names) or block.text
    return msgspec.structs.replace(block, text=text)


def _players(table: Table, outside: dict[Seat, Player], texts: Texts) -> Iterator[Reason]:
    """A block for everybody with chips who is not dealt in and has to settle something first."""
    names = names_of(table)
    for seat, player in outside.items():
        why = way_in(table, seat) if player.presence is not Presence.BUSTED else None
        if why is not None:
            in_words = say_away if player.presence is Presence.AWAY else say
            yield msgspec.structs.replace(
                _reason(why, texts, names),
                marker=None,
                text=in_words(why, texts, names),
                tag=tag_of(player.owes, texts, new=player.new),
                title=texts.player_first(seat, names),
            )


def _held(outside: dict[Seat, Player], texts: Texts, names: Names) -> Iterator[Reason]:
    """One block for all seats held for a rebuy whose players owe something."""
    busted = {s: player for s, player in outside.items() if player.presence is Presence.BUSTED}
    if busted:
        why = Why(code=Code.BUSTED_SEAT_HELD, rule="robert-4-12", seats=tuple(busted))
        owes = [player.owes for player in busted.values()]
        tag = tag_of(owes[0], texts, new=False) if len(owes) == 1 else None
        yield msgspec.structs.replace(_reason(why, texts, names), tag=tag)

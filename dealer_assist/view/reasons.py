"""The Why panel: what is out of the ordinary first, then each player who waits or owes."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.table import HandPlan, Player, Table
from dealer_assist.core.values import Code, Presence, Refusal, Seat, Why
from dealer_assist.view.citations import citation
from dealer_assist.view.entries import WAITING, is_outside, way_in
from dealer_assist.view.markers import marker, tag_of
from dealer_assist.view.say import names_of, say, title
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

ORDINARY = {
    Code.BUTTON_MOVES,
    Code.BUTTON_FOLLOWS,
    Code.SMALL_BLIND,
    Code.SMALL_BLIND_NEXT,
    Code.BIG_BLIND,
    Code.BIG_BLIND_NEXT,
    Code.FIRST_TO_ACT,
}
"""What every dealer knows: it comes last."""

MISSED = {Code.MISSED_BIG, Code.MISSED_SMALL, Code.MISSED_BOTH, Code.BUSTED_SEAT_HELD}
"""Told by the block of the player who owes."""


def reasons(
    table: Table, hand: HandPlan | Refusal, texts: Texts, names: Names
) -> tuple[Reason, ...]:
    """Explain a hand: markers, then players who come in, owe or wait, then the ordinary.

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
    told = [why for why in hand.why if not _is_told_by_player(why, outside)]
    first = [_reason(why, texts, names) for why in told if why.code not in ORDINARY]
    last = [_reason(why, texts, names) for why in told if why.code in ORDINARY]
    return (*first, *_players(table, outside, texts), *last)


def _is_told_by_player(why: Why, outside: dict[Seat, Player]) -> bool:
    about = why.code in WAITING | MISSED | {Code.ENTRY_CLOSED}
    return about and any(seat in outside for seat in why.seats)


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


def _players(table: Table, outside: dict[Seat, Player], texts: Texts) -> Iterator[Reason]:
    """A block for everybody who is not dealt in and has to settle something first."""
    names = names_of(table)
    for seat, player in outside.items():
        why = way_in(table, seat)
        if player.presence is Presence.BUSTED:
            why = Why(code=Code.BUSTED_SEAT_HELD, rule="robert-4-12", seats=(seat,))
        if why is not None:
            yield msgspec.structs.replace(
                _reason(why, texts, names),
                marker=None,
                tag=tag_of(player.owes, texts, new=player.new),
                title=texts.player_first(seat, names),
            )

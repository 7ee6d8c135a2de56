"""The sheet of a seat: what can be said about it, and why some of it cannot happen."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Change
from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Code, Owes, Presence, Refusal, Seat
from dealer_assist.rules.step import Option, current, judge, options
from dealer_assist.view.citations import citation
from dealer_assist.view.entries import is_in_hand, way_in
from dealer_assist.view.markers import tag_of
from dealer_assist.view.say import names_of, say
from dealer_assist.view.sheet_words import RENAME_GROUP, RowWords, words_of
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Row, Sheet


def sheet(
    table: Table,
    seat: Seat,
    texts: Texts,
    *,
    this_hand: bool = False,
) -> Sheet:
    """List what can be said about a seat.

    Args:
        table: Live.
        seat: One of the table's.
        texts: The language; amounts follow the table's house rules.
        this_hand: Whether changes count for the hand in play; ignored between hands.
    """
    texts = texts.at(table.house)
    player = table.player(seat)
    may_choose = _may_count_now(table)
    owes = player.owes if player is not None else Owes.NOTHING
    new = player is not None and player.new
    return Sheet(
        seat=seat,
        title=_title(player, seat, texts),
        tag=tag_of(owes, texts, new=new),
        status=_status(table, seat, player, texts),
        counts_from=may_choose,
        this_hand=may_choose and this_hand,
        rows=tuple(_rows(table, seat, texts, this_hand=may_choose and this_hand)),
        rules=tuple(_rules(table, seat, texts)),
    )


def _may_count_now(table: Table) -> bool:
    """Say whether a change may still count for the hand in play; seats as they are change none."""
    if table.dealt is None:
        return False
    refusal = judge(table, events.Seats(number=len(table.seats), now=True))
    return refusal is None or refusal.code is not Code.ACTION_STARTED


def _title(player: Player | None, seat: Seat, texts: Texts) -> str:
    if player is None:
        return texts.gettext("Seat {seat}, empty", seat=seat)
    return player.name or texts.gettext("Seat {seat}", seat=seat)


def _status(table: Table, seat: Seat, player: Player | None, texts: Texts) -> str:
    if player is None:
        return ""
    if player.presence is Presence.BUSTED:
        return texts.gettext("out of chips, the seat is held")
    if player.presence is Presence.AWAY and player.away_since:
        return texts.gettext("away since hand {hand}", hand=texts.number(player.away_since))
    if player.presence is Presence.AWAY:
        return texts.gettext("away")
    hand = current(table)
    if isinstance(hand, Refusal):
        return ""
    dealt_in = is_in_hand(table, hand, seat)
    return texts.gettext("dealt in") if dealt_in else texts.gettext("waits")


def _rows(table: Table, seat: Seat, texts: Texts, *, this_hand: bool) -> Iterator[Row]:
    """One row for each thing that can be said; the first that leads in is the primary one."""
    primary_left = True
    for option in options(table, seat):
        counted = _counted(table, option, this_hand=this_hand)
        words = words_of(table, counted, texts)
        if words is None:
            continue
        primary = words.leads_in and counted.refusal is None and primary_left
        primary_left = primary_left and not primary
        yield _row(table, counted, words, texts, primary=primary)
    if table.player(seat) is not None:
        title = texts.gettext("Rename")
        yield Row(
            action="rename", title=title, detail="", enabled=True, primary=False, events=(),
            asks="name", group=RENAME_GROUP,
        )  # fmt: skip


def _counted(table: Table, option: Option, *, this_hand: bool) -> Option:
    """The option as it counts for the hand in play, judged anew."""
    if not this_hand or not isinstance(option.event, Change):
        return option
    event = msgspec.structs.replace(option.event, now=True)
    return Option(event=event, refusal=judge(table, event))


def _row(table: Table, option: Option, words: RowWords, texts: Texts, *, primary: bool) -> Row:
    refusal = option.refusal
    reason = say(refusal.reasons[0], texts, names_of(table)) if refusal else ""
    return Row(
        action=words.action,
        title=words.title,
        detail=reason or words.detail,
        enabled=refusal is None,
        primary=primary,
        events=(option.event,),
        asks=words.asks,
        group=words.group,
    )


def _rules(table: Table, seat: Seat, texts: Texts) -> Iterator[tuple[str, str]]:
    why = way_in(table, seat) if table.player(seat) is not None else None
    if why is not None and why.rule:
        yield why.rule, citation(why.rule, texts)

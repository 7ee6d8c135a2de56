"""The sheet of a seat: what can be said about it, and why some of it cannot happen."""

from collections.abc import Iterator

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Code, Owes, Presence, Refusal, Seat
from dealer_assist.rules.step import Option, current, judge
from dealer_assist.view.citations import citation
from dealer_assist.view.entries import hands_out, is_in_hand, way_in
from dealer_assist.view.markers import tag_of
from dealer_assist.view.offers import offers
from dealer_assist.view.row_words import SEAT_GROUP, RowWords
from dealer_assist.view.say import names_of, say
from dealer_assist.view.sheet_entries import why_closed
from dealer_assist.view.sheet_words import words_of
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
    if player.presence is not Presence.HERE:
        return _absence(player, texts)
    hand = current(table)
    if isinstance(hand, Refusal):
        return ""
    if is_in_hand(table, hand, seat):
        return texts.gettext("dealt in")
    if hands := hands_out(player):
        return texts.ngettext("sits out {count} hand", "sits out {count} hands", hands)
    return texts.gettext("waits")


def _absence(player: Player, texts: Texts) -> str:
    if player.presence is Presence.BUSTED:
        return texts.gettext("out of chips, the seat is held")
    if player.away_since:
        return texts.gettext("away since hand {hand}", hand=texts.number(player.away_since))
    return texts.gettext("away")


def _rows(table: Table, seat: Seat, texts: Texts, *, this_hand: bool) -> Iterator[Row]:
    """One row for each thing that can be said; the first that leads in is the primary one."""
    offered = offers(table, seat, this_hand=this_hand)
    worded = [(option, words_of(table, option, texts)) for option in offered]
    worded.sort(key=lambda row: ORDER.index(type(row[0].event)))
    worded.sort(key=lambda row: row[1].group)
    leads = [option for option, words in worded if words.leads_in and option.refusal is None]
    rows = [_row(table, opt, words, texts, primary=opt in leads[:1]) for opt, words in worded]
    if table.player(seat) is not None:
        rename = Row(
            action="rename", title=texts.gettext("Rename"), detail="", enabled=True,
            primary=False, events=(), asks="name", group=SEAT_GROUP,
        )  # fmt: skip
        rows.insert(1 + max(i for i, row in enumerate(rows) if row.group <= SEAT_GROUP), rename)
    yield from rows


ORDER: tuple[type, ...] = (
    events.Join,
    events.Back,
    events.Choose,
    events.Rebuy,
    events.OwnerBack,
    events.Bust,
    events.Away,
    events.Leave,
    events.Straddle,
    events.Unstraddle,
    events.Kill,
    events.PlayOver,
    events.Move,
    events.Button,
    events.DealtInOwing,
    events.DeadHand,
)
"""What a dealer says most often comes first within its group."""


def _row(table: Table, option: Option, words: RowWords, texts: Texts, *, primary: bool) -> Row:
    refusal = option.refusal
    reason = _reason(table, option.event, refusal, texts) if refusal else ""
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


def _reason(table: Table, event: Event, refusal: Refusal, texts: Texts) -> str:
    if isinstance(event, events.Join | events.Back | events.Choose):
        return why_closed(table, event, refusal, texts)
    return say(refusal.reasons[0], texts, names_of(table))


def _rules(table: Table, seat: Seat, texts: Texts) -> Iterator[tuple[str, str]]:
    why = way_in(table, seat) if table.player(seat) is not None else None
    if why is not None and why.rule:
        yield why.rule, citation(why.rule, texts)

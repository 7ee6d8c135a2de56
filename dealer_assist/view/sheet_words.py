"""How each row of a seat's sheet is worded: what is said, and what it leads to."""

from collections.abc import Callable

from dealer_assist.core import events
from dealer_assist.core.house_words import BustRule
from dealer_assist.core.table import Table
from dealer_assist.rules.step import Option
from dealer_assist.view.moves import costs_in_words, places
from dealer_assist.view.row_words import ENTRY_GROUP, SEAT_GROUP, RowWords
from dealer_assist.view.sheet_chips import CHIP_WORDS
from dealer_assist.view.sheet_entries import entry_words
from dealer_assist.view.sheet_rulings import RULING_WORDS
from dealer_assist.view.texts import Texts


def words_of(table: Table, option: Option, texts: Texts) -> RowWords:
    """Word one option of a seat.

    Raises:
        KeyError: Nothing of that kind is said about a seat: a caller's bug.
    """
    event = option.event
    if isinstance(event, events.Join | events.Back | events.Choose):
        return entry_words(table, option, event, texts)
    return WORDS[type(event)](table, option, texts)


def _leave(_table: Table, _option: Option, texts: Texts) -> RowWords:
    return RowWords(
        action="leave",
        title=texts.gettext("Leaves the table"),
        detail=texts.gettext("The seat becomes free; a return counts as new."),
    )


def _bust(table: Table, _option: Option, texts: Texts) -> RowWords:
    cash = table.house.cash
    held = table.house.bust_rule is BustRule.HOLDS_SEAT
    detail = (
        texts.gettext("The seat is held for a rebuy.")
        if held
        else texts.gettext("The seat becomes free.")
    )
    title = texts.label("busts") if cash else texts.label("busts_tournament")
    return RowWords(action="bust", title=title, detail=detail)


def _rebuy(table: Table, option: Option, texts: Texts) -> RowWords:
    seat = getattr(option.event, "seat", None)
    player = table.player(seat) if seat is not None else None
    counted = player is not None and player.stack is not None
    return RowWords(
        action="rebuy",
        title=texts.gettext("Rebuys"),
        detail=texts.gettext("Blinds missed meanwhile stay owed."),
        leads_in=True,
        asks="chips" if counted else "",
        group=ENTRY_GROUP,
    )


def _away(table: Table, _option: Option, texts: Texts) -> RowWords:
    detail = (
        texts.gettext("Blinds that pass this seat will be owed.")
        if table.house.cash
        else texts.gettext("The stack is dealt in and posts.")
    )
    return RowWords(action="away", title=texts.gettext("Goes away"), detail=detail)


def _button(table: Table, _option: Option, texts: Texts) -> RowWords:
    first = table.last is None and table.by_hand is None and table.dealt is None
    return RowWords(
        action="button",
        title=texts.gettext("Button here"),
        leads_in=first,
        group=SEAT_GROUP,
    )


def _play_over(_table: Table, _option: Option, texts: Texts) -> RowWords:
    return RowWords(
        action="play_over",
        title=texts.gettext("Somebody plays over"),
        detail=texts.gettext("The substitute comes in as a new player."),
        asks="name",
    )


def _owner_back(_table: Table, _option: Option, texts: Texts) -> RowWords:
    return RowWords(
        action="owner_back",
        title=texts.gettext("The owner is back"),
        detail=texts.gettext("Takes the seat when the big blind is due there."),
    )


def _move(table: Table, option: Option, texts: Texts) -> RowWords:
    detail = ""
    if isinstance(option.event, events.Move) and option.refusal is None:
        found = places(table, option.event.seat, texts, this_hand=option.event.now)
        detail = costs_in_words(found, texts)
    title = texts.gettext("Changes seat")
    return RowWords(action="move", title=title, detail=detail, asks="seat")


WORDS: dict[type, Callable[[Table, Option, Texts], RowWords]] = {
    events.Leave: _leave,
    events.Bust: _bust,
    events.Rebuy: _rebuy,
    events.Away: _away,
    events.Button: _button,
    events.PlayOver: _play_over,
    events.OwnerBack: _owner_back,
    events.Move: _move,
    **CHIP_WORDS,
    **RULING_WORDS,
}

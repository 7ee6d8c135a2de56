"""What was said, in words: the toast after a tap, and what undo and redo would do."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from dealer_assist.core import events
from dealer_assist.core.events import Choice, Event
from dealer_assist.core.table import Table
from dealer_assist.core.values import NOBODY, Seat
from dealer_assist.view.marks import N_, pgettext
from dealer_assist.view.say import names_of
from dealer_assist.view.texts import Texts


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Three whole sentences about one kind of event."""

    said: str
    undo: str
    redo: str


DEEDS: dict[str, Deed] = {
    # Players come and go
    "join": Deed(
        said=N_("{Player} sits down."),
        undo=N_("Undo: {player} sits down"),
        redo=N_("Redo: {player} sits down"),
    ),
    "join_post": Deed(
        said=N_("{Player} sits down and posts."),
        undo=N_("Undo: {player} sits down and posts"),
        redo=N_("Redo: {player} sits down and posts"),
    ),
    "join_buy_button": Deed(
        said=N_("{Player} sits down and buys the button."),
        undo=N_("Undo: {player} sits down and buys the button"),
        redo=N_("Redo: {player} sits down and buys the button"),
    ),
    "join_straddle": Deed(
        said=N_("{Player} sits down with a straddle."),
        undo=N_("Undo: {player} sits down with a straddle"),
        redo=N_("Redo: {player} sits down with a straddle"),
    ),
    "leave": Deed(
        said=N_("{Player} leaves."),
        undo=N_("Undo: {player} leaves"),
        redo=N_("Redo: {player} leaves"),
    ),
    "bust": Deed(
        said=pgettext("cash", "{Player} busts."),
        undo=pgettext("cash", "Undo: {player} busts"),
        redo=pgettext("cash", "Redo: {player} busts"),
    ),
    "bust_tournament": Deed(
        said=pgettext("tournament", "{Player} busts."),
        undo=pgettext("tournament", "Undo: {player} busts"),
        redo=pgettext("tournament", "Redo: {player} busts"),
    ),
    "rebuy": Deed(
        said=N_("{Player} rebuys."),
        undo=N_("Undo: {player} rebuys"),
        redo=N_("Redo: {player} rebuys"),
    ),
    "away": Deed(
        said=N_("{Player} goes away."),
        undo=N_("Undo: {player} goes away"),
        redo=N_("Redo: {player} goes away"),
    ),
    "back": Deed(
        said=N_("{Player} is back."),
        undo=N_("Undo: {player} is back"),
        redo=N_("Redo: {player} is back"),
    ),
    "back_post": Deed(
        said=N_("{Player} is back and posts."),
        undo=N_("Undo: {player} is back and posts"),
        redo=N_("Redo: {player} is back and posts"),
    ),
    "back_buy_button": Deed(
        said=N_("{Player} is back and buys the button."),
        undo=N_("Undo: {player} is back and buys the button"),
        redo=N_("Redo: {player} is back and buys the button"),
    ),
    "back_straddle": Deed(
        said=N_("{Player} is back with a straddle."),
        undo=N_("Undo: {player} is back with a straddle"),
        redo=N_("Redo: {player} is back with a straddle"),
    ),
    "choose_wait": Deed(
        said=N_("{Player} waits for the big blind."),
        undo=N_("Undo: {player} waits"),
        redo=N_("Redo: {player} waits"),
    ),
    "choose_post": Deed(
        said=N_("{Player} posts."),
        undo=N_("Undo: {player} posts"),
        redo=N_("Redo: {player} posts"),
    ),
    "choose_buy_button": Deed(
        said=N_("{Player} buys the button."),
        undo=N_("Undo: {player} buys the button"),
        redo=N_("Redo: {player} buys the button"),
    ),
    "choose_straddle": Deed(
        said=N_("{Player} comes back with a straddle."),
        undo=N_("Undo: {player} comes back with a straddle"),
        redo=N_("Redo: {player} comes back with a straddle"),
    ),
    "move": Deed(
        said=N_("{Player} moves to seat {to}."),
        undo=N_("Undo: {player} moves to seat {to}"),
        redo=N_("Redo: {player} moves to seat {to}"),
    ),
    "play_over": Deed(
        said=N_("{Player} plays over in seat {seat}."),
        undo=N_("Undo: somebody plays over in seat {seat}"),
        redo=N_("Redo: somebody plays over in seat {seat}"),
    ),
    "owner_back": Deed(
        said=N_("The owner of seat {seat} is back."),
        undo=N_("Undo: the owner of seat {seat} is back"),
        redo=N_("Redo: the owner of seat {seat} is back"),
    ),
    # The hand
    "deal": Deed(
        said=N_("Hand {hand} is dealt."),
        undo=N_("Undo: hand {hand} is dealt"),
        redo=N_("Redo: hand {hand} is dealt"),
    ),
    "end": Deed(
        said=N_("Hand {hand} is over."),
        undo=N_("Undo: hand {hand} is over"),
        redo=N_("Redo: hand {hand} is over"),
    ),
    "hand": Deed(
        said=N_("Hand {hand} is played."),
        undo=N_("Undo: hand {hand} is played"),
        redo=N_("Redo: hand {hand} is played"),
    ),
    "misdeal": Deed(
        said=N_("Misdeal: hand {hand} is dealt again."),
        undo=N_("Undo: misdeal in hand {hand}"),
        redo=N_("Redo: misdeal in hand {hand}"),
    ),
    "button": Deed(
        said=N_("Button at seat {seat}."),
        undo=N_("Undo: button at seat {seat}"),
        redo=N_("Redo: button at seat {seat}"),
    ),
    "draw": Deed(
        said=N_("The button was drawn."),
        undo=N_("Undo: draw for the button"),
        redo=N_("Redo: draw for the button"),
    ),
    "upcards": Deed(
        said=N_("The door cards are out."),
        undo=N_("Undo: door cards"),
        redo=N_("Redo: door cards"),
    ),
    "act": Deed(
        said=N_("{Player} acts."),
        undo=N_("Undo: {player} acts"),
        redo=N_("Redo: {player} acts"),
    ),
    "street": Deed(
        said=N_("Next betting round."),
        undo=N_("Undo: next betting round"),
        redo=N_("Redo: next betting round"),
    ),
    "dealt_in_owing": Deed(
        said=N_("Ruling: {player} was dealt in owing blinds."),
        undo=N_("Undo: ruling about {player}"),
        redo=N_("Redo: ruling about {player}"),
    ),
    "wrong_level": Deed(
        said=N_("Ruling: the hand belongs to level {number}."),
        undo=N_("Undo: ruling about the level"),
        redo=N_("Redo: ruling about the level"),
    ),
    "dead_hand": Deed(
        said=N_("The hand of {player} is dead."),
        undo=N_("Undo: dead hand of {player}"),
        redo=N_("Redo: dead hand of {player}"),
    ),
    # The game
    "straddle": Deed(
        said=N_("{Player} straddles."),
        undo=N_("Undo: {player} straddles"),
        redo=N_("Redo: {player} straddles"),
    ),
    "unstraddle": Deed(
        said=N_("{Player} takes the straddle back."),
        undo=N_("Undo: {player} takes the straddle back"),
        redo=N_("Redo: {player} takes the straddle back"),
    ),
    "kill": Deed(
        said=N_("{Player} kills the next pot."),
        undo=N_("Undo: {player} kills the next pot"),
        redo=N_("Redo: {player} kills the next pot"),
    ),
    "no_kill": Deed(
        said=N_("The kill is taken away."),
        undo=N_("Undo: kill taken away"),
        redo=N_("Redo: kill taken away"),
    ),
    "house": Deed(
        said=N_("The house rules change."),
        undo=N_("Undo: house rules"),
        redo=N_("Redo: house rules"),
    ),
    "seats": Deed(
        said=N_("The table has {number} seats."),
        undo=N_("Undo: table of {number} seats"),
        redo=N_("Redo: table of {number} seats"),
    ),
    "level": Deed(
        said=N_("Level {number} from the next hand."),
        undo=N_("Undo: level {number}"),
        redo=N_("Redo: level {number}"),
    ),
}


def said(entry: Sequence[Event], before: Table, texts: Texts) -> str:
    """Say what an entry of the log did, in one sentence an event.

    Args:
        entry: The events of one tap; at least one.
        before: The table just before them, which still names whoever leaves.
        texts: The language.
    """
    return " ".join(
        texts.gettext(_deed(event, before).said, **_words(event, before, texts))
        for event in _telling(entry)
    )


def undo_label(entry: Sequence[Event], before: Table, texts: Texts) -> str:
    """Name what undo would take back: ``Undo: seat 4 busts``."""
    event = _telling(entry)[-1]
    return texts.gettext(_deed(event, before).undo, **_words(event, before, texts))


def redo_label(entry: Sequence[Event], before: Table, texts: Texts) -> str:
    """Name what redo would bring back: ``Redo: seat 4 busts``."""
    event = _telling(entry)[-1]
    return texts.gettext(_deed(event, before).redo, **_words(event, before, texts))


def _telling(entry: Sequence[Event]) -> tuple[Event, ...]:
    """The events of an entry worth telling: next hand is the deal, not the end before it."""
    others = tuple(event for event in entry if not isinstance(event, events.End))
    return others or tuple(entry)


def _deed(event: Event, before: Table) -> Deed:
    case = CASES.get(type(event))
    return DEEDS[case(event, before) if case else str(event.__struct_config__.tag)]


def _join_case(event: events.Join, _before: Table) -> str:
    return "join" if event.entry is Choice.WAIT else f"join_{event.entry.value}"


def _back_case(event: events.Back, _before: Table) -> str:
    return "back" if event.entry is Choice.WAIT else f"back_{event.entry.value}"


def _choose_case(event: events.Choose, _before: Table) -> str:
    return f"choose_{event.entry.value}"


def _bust_case(_event: events.Bust, before: Table) -> str:
    return "bust" if before.house.cash else "bust_tournament"


def _kill_case(event: events.Kill, _before: Table) -> str:
    return "kill" if event.seat != NOBODY else "no_kill"


CASES: dict[type, Callable[[Any, Table], str]] = {
    events.Join: _join_case,
    events.Back: _back_case,
    events.Choose: _choose_case,
    events.Bust: _bust_case,
    events.Kill: _kill_case,
}
"""Kinds of event with more than one sentence."""


def _words(event: Event, before: Table, texts: Texts) -> dict[str, object]:
    """Everything a sentence about an event may name."""
    starts = isinstance(event, events.Deal | events.Hand)
    words: dict[str, object] = {"hand": before.hand + starts}
    words |= {
        field: getattr(event, field) for field in ("seat", "to", "number") if hasattr(event, field)
    }
    seat = Seat(getattr(event, "seat", NOBODY))
    names = names_of(before)
    if isinstance(event, events.Join | events.PlayOver | events.OwnerBack) and event.name:
        names[seat] = event.name
    return {
        **words,
        "player": texts.player(seat, names),
        "Player": texts.player_first(seat, names),
    }

"""What was said, in words: the toast after a tap, and what undo and redo would do."""

from collections.abc import Callable, Sequence
from typing import Any

from dealer_assist.core import events
from dealer_assist.core.events import Action, Choice, Event
from dealer_assist.core.house import differences, with_values
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import NO_CHIPS, NOBODY, Refusal, Seat
from dealer_assist.rules.step import judge
from dealer_assist.view.deed_words import DEEDS, Deed
from dealer_assist.view.entries import hand_after
from dealer_assist.view.house_words import key_label, value_label
from dealer_assist.view.say import names_of
from dealer_assist.view.streets import STREETS, street_name
from dealer_assist.view.texts import Names, Texts


def said(entry: Sequence[Event], before: Table, texts: Texts) -> str:
    """Say what an entry of the log did, in one sentence an event.

    Args:
        entry: The events of one tap; at least one.
        before: The table just before them, which still names whoever leaves.
        texts: The language.
    """
    names: Names = names_of(before)
    sentences = []
    for event in _telling(entry):
        words = _words(event, before, texts, names)
        sentences.append(texts.gettext(_deed(event, before).said, **words))
        names = _names_after(event, names)
    return " ".join(sentences)


def undo_label(entry: Sequence[Event], before: Table, texts: Texts) -> str:
    """Name what undo would take back: ``Undo: seat 4 busts``."""
    event, names = _telling(entry)[-1], names_of(before)
    return texts.gettext(_deed(event, before).undo, **_words(event, before, texts, names))


def redo_label(entry: Sequence[Event], before: Table, texts: Texts) -> str:
    """Name what redo would bring back: ``Redo: seat 4 busts``."""
    event, names = _telling(entry)[-1], names_of(before)
    return texts.gettext(_deed(event, before).redo, **_words(event, before, texts, names))


def _telling(entry: Sequence[Event]) -> tuple[Event, ...]:
    """The events of an entry worth telling: next hand is the deal, not a plain end before it."""
    plain = [event for event in entry if isinstance(event, events.End) and not event.winners]
    others = tuple(event for event in entry if event not in plain)
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


def _end_case(event: events.End, _before: Table) -> str:
    return "end_won" if event.winners else "end"


def _straddle_case(event: events.Straddle, before: Table) -> str:
    if event.sleeper:
        return "sleeper"
    return "straddle_amount" if straddle_amount(event, before) else "straddle"


def _act_case(event: events.Act, _before: Table) -> str:
    sized = event.to is not None and event.action in SIZED
    return f"act_{event.action.value}{'_to' if sized else ''}"


def _street_case(_event: events.Street, before: Table) -> str:
    return "street_named" if _street_number(before) else "street"


def _owing_case(event: events.DealtInOwing, _before: Table) -> str:
    if event.acted:
        return "dealt_in_owing_acted"
    return "dealt_in_owing_looked" if event.looked else "dealt_in_owing"


def _house_case(event: events.House, before: Table) -> str:
    changed = len(_changed_rules(event, before))
    if changed > FEW:
        return "house_many"
    return "house_few" if changed else "house"


def _level_case(event: events.WrongLevel, _before: Table) -> str:
    return "wrong_level_substantial" if event.substantial else "wrong_level"


SIZED = {Action.BET, Action.RAISE, Action.COMPLETE, Action.ALL_IN}
"""Actions with an amount."""

CASES: dict[type, Callable[[Any, Table], str]] = {
    events.Join: _join_case,
    events.Back: _back_case,
    events.Choose: _choose_case,
    events.Bust: _bust_case,
    events.Kill: _kill_case,
    events.End: _end_case,
    events.House: _house_case,
    events.Straddle: _straddle_case,
    events.Act: _act_case,
    events.Street: _street_case,
    events.DealtInOwing: _owing_case,
    events.WrongLevel: _level_case,
}
"""Kinds of event with more than one sentence."""


def straddle_amount(event: events.Straddle, before: Table) -> int:
    """How high a straddle is: as said, or twice the price so far; 0 where nobody can say."""
    if event.amount is not None or judge(before, event) is not None:
        return event.amount or NO_CHIPS
    hand = hand_after(before, event)
    return dict(hand.straddles).get(event.seat, NO_CHIPS) if isinstance(hand, HandPlan) else 0


FEW = 4
"""So many changed house rules are told one by one."""


def _changed_rules(event: events.House, before: Table) -> dict[str, object]:
    """The house rules that an event changes; nothing for one that cannot be."""
    house = with_values(before.house, event.set)
    if isinstance(house, Refusal):
        return {}
    return {key: getattr(house, key) for key in differences(house, before.house)}


def _house_words(event: events.House, before: Table, texts: Texts) -> dict[str, object]:
    changed = _changed_rules(event, before)
    settings = (
        texts.gettext(
            "{key}: {value}", key=key_label(key, texts), value=value_label(key, value, texts)
        )
        for key, value in changed.items()
    )
    return {"rules": ", ".join(settings), "count": texts.number(len(changed))}


def _street_number(before: Table) -> int:
    """Number of the round that a street begins; 0 where there is none."""
    number = before.betting.round + 1 if before.betting is not None else 0
    return number if number <= len(STREETS[before.hand_house.game]) else 0


def _names_after(event: Event, names: Names) -> Names:
    """What players are called after an event, for what is told next."""
    match event:
        case events.Leave(seat=seat):
            return {other: name for other, name in names.items() if other != seat}
        case events.Join(seat=seat, name=name) | events.PlayOver(seat=seat, name=name):
            return {**names, seat: name}
        case events.Move(seat=seat, to=to):
            return {**names, seat: "", to: names.get(seat, "")}
        case _:
            return names


def _words(event: Event, before: Table, texts: Texts, names: Names) -> dict[str, object]:
    """Everything a sentence about an event may name."""
    texts = texts.at(before.hand_house)
    starts = isinstance(event, events.Deal | events.Hand)
    words: dict[str, object] = {"hand": texts.number(before.hand + starts)}
    words |= {
        field: getattr(event, field) for field in ("seat", "to", "number") if hasattr(event, field)
    }
    seat = Seat(getattr(event, "seat", NOBODY))
    if isinstance(event, events.Join | events.PlayOver | events.OwnerBack) and event.name:
        names = {**names, seat: event.name}
    return {
        **words,
        **_of_the_hand(event, before, texts, names),
        "player": texts.player(seat, names),
        "Player": texts.player_first(seat, names),
    }


def _of_the_hand(event: Event, before: Table, texts: Texts, names: Names) -> dict[str, object]:
    """Amounts, winners and streets."""
    match event:
        case events.House():
            return _house_words(event, before, texts)
        case events.Act():
            return {"amount": texts.amount(event.to or NO_CHIPS)}
        case events.Straddle():
            return {"amount": texts.amount(straddle_amount(event, before))}
        case events.End():
            return {"winners": texts.players(event.winners, names)}
        case events.Street() if number := _street_number(before):
            return {"street": street_name(before.hand_house.game, number, texts)}
        case _:
            return {}

"""Tables, events and hands as short texts, so that no test builds a table field by field.

A story is a table and what happens at it, in the notation of the rules::

    B1 S2 b3 | 1-6
    leave 2 -> B2 dead S3 b4; later 3 4 5 6 1
    hand    -> B3 S4 b5

Its first line is a table: the button method unless it is the dead button; the places of the last
hand or ``new game``; perhaps ``owed 3:1``, small blinds owed; the seats, each with what is not
usual about it (``Ann``, ``new``, ``away``, ``busted``, ``owes big``, a stack, ``-`` for empty).
``drawing`` prints the same. Every other line says events, then what must be true of the hand in
play, or of the one that would be dealt; see ``facts`` for the words.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from dealer_assist.core.events import Choice, Event
from dealer_assist.core.house import HouseRules, with_values
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan, Player, Positions, Table, drawing
from dealer_assist.core.values import Chips, Owes, Presence, Refusal, Seat
from dealer_assist.rules.stakes import stakes_at
from dealer_assist.rules.step import current, step

_PLACES = re.compile(r"B(\d+) S(\d+) b(\d+)")
_OWED = re.compile(r"owed (\S+)")
_NUMBERED = {"level", "seats", "wrong_level"}
_NAMED = {"house": "set", "draw": "cards", "upcards": "cards", "street": "cards"}


def house(**values: Any) -> HouseRules:
    """Give house rules that differ from the defaults by ``values``, which may be plain words."""
    rules = with_values(HouseRules(), values)
    assert isinstance(rules, HouseRules), rules
    return rules


def table(text: str, **values: Any) -> Table:
    """Read a table between hands; ``values`` are its house rules."""
    head, _, seats = text.partition("|")
    method = next((word for word in head.split() if word in tuple(ButtonRule)), ButtonRule.DEAD)
    rules = house(button=str(method), **values)
    taken = dict(_seats(seats, rules))
    return Table(
        house=rules,
        seats=tuple(taken.get(Seat(n)) for n in range(1, max(taken) + 1)),
        last=_places(head, rules.button),
    )


def _places(head: str, method: ButtonRule) -> Positions | None:
    found = _PLACES.search(head)
    if found is None:
        return None
    button, small, big = (Seat(int(number)) for number in found.groups())
    owed: tuple[tuple[Seat, int], ...] = ()
    if method is ButtonRule.MOVING:
        debts = _OWED.search(head)
        pairs = debts[1].split(",") if debts else [f"{big}:1"]
        owed = tuple((Seat(int(seat)), int(n)) for seat, _, n in (p.partition(":") for p in pairs))
    return Positions(button=button, small=small, big=big, owed=owed, rule=method)


def _seats(text: str, rules: HouseRules) -> Iterator[tuple[Seat, Player | None]]:
    for part in text.split(","):
        numbers, *words = part.split()
        for seat in _range(numbers):
            yield seat, None if words == ["-"] else _player(words, rules)


def _range(text: str) -> Iterable[Seat]:
    first, _, last = text.partition("-")
    return map(Seat, range(int(first), int(last or first) + 1))


def _player(words: list[str], rules: HouseRules) -> Player:
    known: dict[str, Any] = {}
    for word in words:
        if word.isdigit():
            known["stack"] = Chips(int(word))
        elif word == "new":
            known["new"] = True
        elif word in tuple(Presence):
            known["presence"] = Presence(word)
        elif word in tuple(Owes):
            known |= {"owes": Owes(word), "missed": stakes_at(rules, 1).amounts}
        elif word != "owes":
            known["name"] = word
    return Player(**known)


def said(text: str) -> tuple[Event, ...]:
    """Read events such as ``leave 2, join 4 200 post, away 5 now, house button=moving, hand``.

    The first number is the seat, or of ``level`` and ``seats`` theirs; the second is a stack.
    """
    return tuple(_event(part.split()) for part in text.split(",") if part.strip())


def _event(words: list[str]) -> Event:
    name, *rest = words
    record: dict[str, Any] = {"do": name}
    pairs = (word.partition("=") for word in rest if "=" in word)
    settings = {key: _value(value) for key, _, value in pairs}
    if name in _NAMED:
        record[_NAMED[name]] = settings
    else:
        record |= settings
    for word in rest:
        if word.isdigit():
            kind = "number" if name in _NUMBERED else "stack" if "seat" in record else "seat"
            record[kind] = int(word)
        elif word in tuple(Choice):
            record["entry"] = word
        elif word == "now":
            record["now"] = True
    event: Event = msgspec.convert(record, Event)
    return event


def _value(text: str) -> Any:
    if "/" in text:
        return [_value(part) for part in text.split("/")]
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if text.isdigit() else text


def hand_at(there: Table) -> HandPlan:
    """Give the hand in play or the one that would be dealt; the test fails where there is none."""
    hand = current(there)
    assert isinstance(hand, HandPlan), (hand, drawing(there))
    return hand


def after_events(there: Table, text: str) -> Table:
    """Let events happen, all of which the rules must allow."""
    for event in said(text):
        outcome = step(there, event)
        assert not isinstance(outcome, Refusal), (event, outcome, drawing(there))
        there = outcome.table
    return there


def follow(story: str, **values: Any) -> Table:
    """Hold a story against the engine, line by line, and give the table at its end."""
    opening, *lines = (line.strip() for line in story.strip().splitlines())
    there = table(opening, **values)
    for line in lines:
        happens, _, expected = line.partition("->")
        there = _held(there, line, happens, expected)
    return there


def _held(there: Table, line: str, happens: str, expected: str) -> Table:
    wanted = dict(_fact(part) for part in expected.split(";") if part.strip())
    events = said(happens)
    got: dict[str, str] = {"refused": ""}
    for number, event in enumerate(events, 1):
        outcome = step(there, event)
        if isinstance(outcome, Refusal):
            assert number == len(events), (line, event, outcome, drawing(there))
            got["refused"] = str(outcome.code)
        else:
            there = outcome.table
    wanted.setdefault("refused", "")
    hand = current(there)
    got |= {"nohand": str(hand.code)} if isinstance(hand, Refusal) else facts(there, hand)
    differs = [f"{k} is {got.get(k)!r}" for k, value in wanted.items() if got.get(k) != value]
    assert not differs, f"{line}: {'; '.join(differs)}; {drawing(there)}"
    return there


def _fact(part: str) -> tuple[str, str]:
    part = part.strip()
    if part[0] == "B":
        return "marks", part
    key, _, value = part.partition(" ")
    return key, value.strip()


def facts(there: Table, hand: HandPlan) -> dict[str, str]:
    """Say by word what is true of a hand and its table.

    Seats in order, apart by a space; ``4:2+1`` is two live chips and a dead one of seat 4.
    ``marks`` needs no word in a story: ``B2 dead S3 b4``, under the moving button ``B4 SB1,5 BB4``,
    between two ``B3 b2``, on a bought hand ``B2 bought 3``.
    """
    texts: dict[str, Callable[[], str]] = {
        "marks": lambda: marks(hand),
        "in": lambda: _list(hand.dealt_in),
        "waits": lambda: _list(
            s for s, p in there.players() if p.presence is Presence.HERE and s not in hand.dealt_in
        ),
        "cards": lambda: _list(hand.deal_order),
        "first": lambda: _list(hand.first_order),
        "later": lambda: _list(hand.later_order),
        "posts": lambda: _list(f"{s}:{chips}" for s in hand.dealt_in if (chips := _posts(hand, s))),
        "pot": lambda: str(hand.pot),
        "call": lambda: str(hand.price),
        "raise": lambda: str(hand.price + hand.step),
        "broke": lambda: _list(hand.all_in),
        "owes": lambda: _list(f"{s}:{p.owes}" for s, p in there.players() if p.owes),
        "debts": lambda: _list(f"{s}:{n}" for s, n in hand.positions.owed),
        "ways": lambda: _list(f"{seat}:{','.join(ways)}" for seat, ways in hand.choices),
        "closed": lambda: _list(hand.entry_closed),
        "gone": lambda: _list(f"{s}:{p.absent_buttons}" for s, p in there.players()
                              if p.absent_buttons),
        "killed": lambda: _list(there.dead_hands),
        "hand": lambda: str(hand.hand),
        "why": lambda: _list(sorted({str(why.code) for why in hand.why})),
    }  # fmt: skip
    return {word: text() for word, text in texts.items()}


def marks(hand: HandPlan) -> str:
    """Draw button and blinds of a hand as the rules write them."""
    button = f"B{hand.button}{' dead' * hand.dead_button}"
    if hand.bought:
        return f"{button} bought {hand.bought}"
    if hand.heads_up:
        return f"{button} b{_seats_text(hand.big_blinds)}"
    if hand.positions.rule is ButtonRule.MOVING:
        return f"{button} SB{_seats_text(hand.small_blinds)} BB{_seats_text(hand.big_blinds)}"
    small = f"S{hand.small_blind_position}{' dead' * (not hand.small_blinds)}"
    return f"{button} {small} b{_seats_text(hand.big_blinds)}"


def _posts(hand: HandPlan, seat: Seat) -> str:
    live, dead = hand.live(seat), hand.dead(seat)
    return f"{live}+{dead}" if dead else str(live) if live else ""


def _list(things: Iterable[object]) -> str:
    return " ".join(map(str, things))


def _seats_text(seats: tuple[Seat, ...]) -> str:
    return ",".join(map(str, seats)) or "-"

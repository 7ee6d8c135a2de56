"""A question of the drill in words and on the table: what was, what happens, what is asked."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from dealer_assist.core.events import Upcards
from dealer_assist.core.house import HouseRules, differences
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import Player, Positions
from dealer_assist.core.values import Seat
from dealer_assist.rules.step import current
from dealer_assist.scenario.drill_marking import Marked, chips_of, hint
from dealer_assist.scenario.drill_run import Run
from dealer_assist.scenario.drill_values import Answer, Ask, Kind, Question, Topic
from dealer_assist.view.consequence_words import would
from dealer_assist.view.drill_hints import principle
from dealer_assist.view.drill_labels import NAMES, OWED, QUESTIONS, RULINGS, SEVERAL, TOPICS
from dealer_assist.view.drill_story import story
from dealer_assist.view.house_words import key_label, stakes, subtitle, value_label
from dealer_assist.view.lesson import seats_in_words
from dealer_assist.view.markers import marker
from dealer_assist.view.placing import places
from dealer_assist.view.say import names_of
from dealer_assist.view.screen import hand_names, screen
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Line, LineKind, Marker, MarkerKind, SeatView, View

MARKER_KINDS: dict[Kind, MarkerKind] = {
    Kind.BUTTON: MarkerKind.BUTTON,
    Kind.SMALL_BLIND: MarkerKind.SMALL_BLIND,
    Kind.BIG_BLIND: MarkerKind.BIG_BLIND,
    Kind.BRING_IN: MarkerKind.BRING_IN,
}
"""Markers that an answer puts on the table."""

BY_SEAT = {*MARKER_KINDS, Kind.FIRST_TO_ACT, Kind.LAST_TO_ACT, Kind.LAST_OF_FIRST_ROUND}
"""Kinds that are answered by tapping a seat."""

BY_AMOUNT = {Kind.POSTS, Kind.SMALLEST_RAISE, Kind.LARGEST_RAISE}
"""Kinds that are answered on the number pad."""

IN_A_HAND = {Kind.SMALLEST_RAISE, Kind.LARGEST_RAISE}
"""Kinds about a hand whose chips and folds have to be seen."""

TOPIC_KEYS: dict[Topic, tuple[str, ...]] = {
    Topic.THREE_TO_TWO: ("heads_up",),
    Topic.MISSED_BLINDS: ("missed_small",),
    Topic.CLOSED_ZONE: ("post_in_closed_zone", "buy_button"),
    Topic.STRADDLE: ("straddle_order", "straddle_raise"),
    Topic.KILL: ("kill", "kill_order", "kill_in_blinds"),
    Topic.MOVED_PLAYER: ("seat_change",),
    Topic.POT_LIMIT: ("pot_limit_small_blind",),
}
"""House rules that a topic is about: told even where they are the usual ones."""

_UNTOLD = {
    "ante",
    "betting",
    "big_bet",
    "blinds",
    "bust",
    "button",
    "context",
    "game",
    "small_bet",
    "straddle_seats",
}
_SUITS = {"s": "\u2660", "h": "\u2665", "d": "\u2666", "c": "\u2663"}


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A question as it is put; nothing in it gives the answer away."""

    topic: str
    house: str  # "Cash · Dead button · 1 / 2"
    rules: tuple[str, ...]  # house rules that the answer may depend on
    story: str  # what happens, "" for nothing
    seats: tuple[SeatView, ...]  # without markers
    past: Mapping[Seat, tuple[Marker, ...]]  # of a hand that is over
    past_hand: str  # which hand that is
    view: View


class PartWords(msgspec.Struct, frozen=True, kw_only=True):
    """One part of an answer in words."""

    marker: Marker | None
    name: str  # "Small blind"
    value: str  # "Dee 4", "" while nothing is said


def several(asked: Question, ask: Ask) -> bool:
    """Say whether a question may have more than one seat for its answer."""
    return asked.method is ButtonRule.MOVING and ask.kind in SEVERAL


def sheet(asked: Question, texts: Texts) -> Sheet:
    """Put a question."""
    house = asked.table.hand_house
    here = texts.at(house)
    view = screen(asked.table, current(asked.table), texts)
    in_hand = asked.asks[0].kind in IN_A_HAND
    seats = tuple(_seat(seat, asked, here, in_hand=in_hand) for seat in view.seats)
    seen = asked.seen
    return Sheet(
        topic=texts.gettext(TOPICS[asked.topic]),
        house=" \u00b7 ".join(_head(asked, house, here)),
        rules=tuple(_rules(asked, house, here)),
        story=story(asked.events, asked.before, texts),
        seats=seats,
        past={} if in_hand else last_markers(seen.last, texts),
        past_hand=texts.gettext("Grey markers: hand {hand}.", hand=texts.number(seen.hand)),
        view=view,
    )


def question(asked: Question, ask: Ask, texts: Texts) -> str:
    """Ask one thing, such as ``Who acts first?``."""
    words = SEVERAL[ask.kind] if several(asked, ask) else QUESTIONS[ask.kind]
    return texts.gettext(words, player=texts.player(ask.seat, _names(asked)))


def answered(asked: Question, ask: Ask, given: Answer | None, texts: Texts) -> PartWords:
    """Say an answer, given or right; None while nothing is said."""
    kind, here = MARKER_KINDS.get(ask.kind), texts.at(asked.table.house)
    return PartWords(
        marker=marker(kind, texts) if kind else None,
        name=texts.gettext(NAMES[ask.kind]),
        value="" if given is None else _first_up(_value(asked, ask, given, here)),
    )


def consequences(asked: Question, marked: Marked, texts: Texts) -> tuple[str, ...]:
    """Say what would follow from a wrong answer, the weightiest first, two at most."""
    names = _names(asked)
    return tuple(would(one, texts, names) for one in marked.consequences[:2])


def why_wrong(asked: Question, marked: Marked, texts: Texts) -> str:
    """Say what a wrong answer overlooks, without the right one; for one without consequences."""
    pairs = zip(marked.parts, asked.answers, hint(asked), strict=True)
    given, right, clue = next(pair for pair in pairs if not pair[0].right)
    if given.ask.kind is Kind.POSTS and chips_of(given.given) == chips_of(right):
        return texts.gettext("The sum is right, but not what of it is live and what is dead.")
    return principle(asked, clue, texts)


def missed(run: Run, texts: Texts) -> tuple[str, ...]:
    """Say every question of a run that was not right at once, and its answer."""
    return tuple(
        " ".join(filter(None, (sheet(asked, texts).story, *_question_and_answer(asked, texts))))
        for scored in run.scored
        if not scored.at_once and (asked := scored.question) is not None
    )


def _question_and_answer(asked: Question, texts: Texts) -> Iterator[str]:
    alone = len(asked.parts) == 1
    for part in asked.parts:
        words = answered(asked, part.ask, part.answer, texts)
        if alone:
            yield question(asked, part.ask, texts)
            yield f"{words.value}."
        else:
            told = texts.gettext("{key}: {value}", key=words.name, value=words.value)
            yield f"{told}."


def shown(sheet: Sheet, lines: Sequence[Line], given: Mapping[Seat, tuple[Marker, ...]]) -> View:
    """The table of a question with other words in its middle and markers that were put."""
    seats = tuple(
        msgspec.structs.replace(seat, markers=given.get(seat.seat, ()) or seat.markers)
        for seat in sheet.seats
    )
    return msgspec.structs.replace(
        sheet.view, seats=seats, lines=tuple(lines), next_label="", next_markers=()
    )


def spoken(text: str) -> Line:
    """A loud line."""
    return Line(kind=LineKind.SPOKEN, text=text)


def detail(text: str) -> Line:
    """A quiet line."""
    return Line(kind=LineKind.DETAIL, text=text)


def _seat(seat: SeatView, asked: Question, texts: Texts, *, in_hand: bool) -> SeatView:
    """A seat as it stands, without what would tell the answer."""
    stack = _stack_note(asked, seat.seat, texts)
    if in_hand:
        badge = seat.badge if seat.folded or seat.turn else ""
        return msgspec.structs.replace(seat, badge=badge, first=False, ghosts=(), note=stack)
    return msgspec.structs.replace(
        seat,
        badge=seat.badge if seat.faded else "",
        first=False,
        turn=False,
        markers=(),
        ghosts=(),
        tag=None,
        note=_card_of(asked, seat.seat) or stack,
        chips=(),
        spoken=f"{seat.seat} {seat.name}",
    )


def _stack_note(asked: Question, seat: Seat, texts: Texts) -> str:
    """What a player has whose chips are counted, before the hand."""
    player: Player | None = asked.before.player(seat)
    if player is None or player.stack is None:
        return ""
    return texts.gettext("Stack {amount}", amount=texts.amount(player.stack))


def _card_of(asked: Question, seat: Seat) -> str:
    """The door card of a seat, as it looks."""
    for event in asked.events:
        if isinstance(event, Upcards) and (card := event.cards.get(str(seat))):
            return card[0].replace("T", "10") + _SUITS[card[1]]
    return ""


def last_markers(last: Positions | None, texts: Texts) -> dict[Seat, tuple[Marker, ...]]:
    """Say where the last hand's markers lie; nowhere in a new game."""
    if last is None:
        return {}
    found: dict[Seat, tuple[Marker, ...]] = {}
    for kind, seats in places(last):
        for seat in seats:
            found[seat] = (*found.get(seat, ()), marker(kind, texts))
    return found


def _head(asked: Question, house: HouseRules, texts: Texts) -> Iterator[str]:
    """Game, button and stakes; what may be bet where that is asked, or is not no limit."""
    yield subtitle(house, texts)
    yield stakes(house, asked.table.level, texts)
    if asked.asks[0].kind in IN_A_HAND or house.betting is not Structure.NO_LIMIT:
        yield value_label("betting", house.betting, texts)
    if house.betting is Structure.FIXED_LIMIT:
        small, big = (texts.amount(bet) for bet in house.bets(asked.table.level))
        yield texts.gettext("bets {small} / {big}", small=small, big=big)


def _rules(asked: Question, house: HouseRules, texts: Texts) -> Iterator[str]:
    """House rules that are not the usual ones, and those the topic is about."""
    told = dict.fromkeys((*TOPIC_KEYS.get(asked.topic, ()), *differences(house, HouseRules())))
    for key in told:
        if key not in _UNTOLD:
            value = value_label(key, getattr(house, key), texts)
            yield texts.gettext("{key}: {value}", key=key_label(key, texts), value=value)


def _names(asked: Question) -> dict[Seat, str]:
    return names_of(asked.before) | hand_names(asked.table)


def _first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def _value(asked: Question, ask: Ask, given: Answer, texts: Texts) -> str:
    match ask.kind:
        case Kind.OWES:
            return texts.gettext(OWED[given.owes]) if given.owes is not None else ""
        case Kind.DEALT_IN:
            return texts.label("yes" if given.yes else "no")
        case Kind.RULING:
            return texts.gettext(RULINGS[given.ruling]) if given.ruling is not None else ""
        case Kind.POSTS:
            live, dead = texts.amount(given.chips or 0), texts.amount(given.dead or 0)
            return texts.gettext("{live} live, {dead} dead", live=live, dead=dead)
        case Kind.SMALLEST_RAISE | Kind.LARGEST_RAISE:
            return texts.amount(given.chips or 0)
        case _:
            return seats_in_words(given.seats, _names(asked), texts)

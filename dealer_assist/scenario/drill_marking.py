"""Marking: which part of an answer is wrong, and what would follow from it at the table."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from dealer_assist.core.events import Deal, Hand
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import HandPlan, Positions, Table, Tally, clockwise
from dealer_assist.core.values import NO_CHIPS, Code, Seat
from dealer_assist.rules.changes import allowed, player_at
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import coming, replay
from dealer_assist.scenario.consequences import Consequence, Effect, tallies, uncounted
from dealer_assist.scenario.drill_values import MARKERS, Answer, Ask, Kind, Question


class MarkedPart(msgspec.Struct, frozen=True, kw_only=True):
    """One part of an answer."""

    ask: Ask
    given: Answer
    right: bool


class Marked(msgspec.Struct, frozen=True, kw_only=True):
    """An answer as it was marked; the solution is not in it.

    ``consequences`` tell, the weightiest first, what would follow from a wrong answer,
    measured against the right one; none where nobody would pay or speak out of turn.
    """

    parts: tuple[MarkedPart, ...]
    consequences: tuple[Consequence, ...] = ()

    @property
    def right(self) -> bool:
        """True if every part is."""
        return all(part.right for part in self.parts)


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What to think of, without the answer."""

    ask: Ask
    rule: str  # of the chief reason
    heads_up: bool  # the rules for two players decide


def mark(question: Question, given: Sequence[Answer]) -> Marked:
    """Mark an answer.

    Args:
        question: As it was put.
        given: One answer for each ask, in their order; seats in any order.

    Raises:
        ValueError: Too few answers, or too many: a caller's bug.
    """
    parts = tuple(
        MarkedPart(ask=part.ask, given=answer, right=_sorted(answer) == _sorted(part.answer))
        for part, answer in zip(question.parts, given, strict=True)
    )
    if all(part.right for part in parts):
        return Marked(parts=parts)
    return Marked(parts=parts, consequences=tuple(_consequences(question, parts)))


def hint(question: Question) -> tuple[Hint, ...]:
    """Give a hint for each ask."""
    return tuple(
        Hint(
            ask=part.ask,
            rule=part.why[0].rule,
            heads_up=any(why.code is Code.HEADS_UP for why in question.why),
        )
        for part in question.parts
    )


def _sorted(answer: Answer) -> Answer:
    return msgspec.structs.replace(answer, seats=tuple(sorted(answer.seats)))


def _consequences(question: Question, parts: tuple[MarkedPart, ...]) -> Iterator[Consequence]:
    given = {part.ask.kind: part.given for part in parts}
    if given.keys() >= set(MARKERS):
        yield from _of_placement(question.table, given)
    for part, right in zip(parts, question.answers, strict=True):
        if part.ask.kind is Kind.POSTS and not part.right:
            more = chips_of(part.given) - chips_of(right)
            if more:  # the same sum, wrongly split, costs nobody anything
                effect = Effect.PAYS_MORE if more > 0 else Effect.PAYS_LESS
                yield Consequence(effect=effect, seats=(part.ask.seat,))


def chips_of(answer: Answer) -> int:
    """Chips of an answer, live and dead."""
    return (answer.chips or NO_CHIPS) + (answer.dead or NO_CHIPS)


def _of_placement(table: Table, given: dict[Kind, Answer]) -> Iterator[Consequence]:
    """Play on for an orbit from the markers as they were placed, and as they should be.

    Who is ahead, or behind, in what he has paid for half the orbit or longer pays once more, or
    once less; who is so for a hand or two pays early, or late. Of two players, whose orbit is
    two hands, only who is behind in both pays less.
    """
    before = uncounted(table.before or table)
    hand = allowed(plan(before))
    right = coming(replay(before, (Deal(),)).table)
    rights = _orbit(right, len(hand.dealt_in))
    wrongs = _orbit(_placed(before, right, hand, given), len(hand.dealt_in))
    for count, more, less in COUNTED:
        for effect, sign in ((more, 1), (less, -1)):
            seats = tuple(
                seat
                for seat in hand.dealt_in
                if 2
                * sum(
                    _ahead(count, r[seat], w[seat]) == sign
                    for r, w in zip(rights, wrongs, strict=True)
                )
                >= (len(rights) if sign > 0 else max(len(rights), 4))
            )
            if seats:
                yield Consequence(effect=effect, seats=seats)


COUNTED: tuple[tuple[Callable[[Tally], int], Effect, Effect], ...] = (
    (lambda tally: tally.big_blinds, Effect.BIG_BLIND_TWICE, Effect.NO_BIG_BLIND),
    (lambda tally: tally.small_blinds, Effect.SMALL_BLIND_TWICE, Effect.NO_SMALL_BLIND),
    (lambda tally: tally.last_to_act, Effect.LAST_AGAIN, Effect.LAST_LESS),
)
"""What is counted over an orbit, and what more or less of it is called."""


def _ahead(count: Callable[[Tally], int], right: Tally, wrong: Tally) -> int:
    """1 where the wrong course has counted more so far, -1 where less, else 0."""
    return (count(wrong) > count(right)) - (count(wrong) < count(right))


def _orbit(table: Table, hands: int) -> list[dict[Seat, Tally]]:
    """What everybody has had after the first hand of an orbit, which is over, and each other."""
    found = [tallies(table)]
    for _ in range(hands - 1):
        table = replay(table, (Hand(),)).table
        found.append(tallies(table))
    return found


def _placed(before: Table, right: Table, hand: HandPlan, given: dict[Kind, Answer]) -> Table:
    """The table after a hand with the markers as they were placed.

    The event ``button`` would put one big blind only, and deal in others: here the same
    players have had the hand.
    """
    buttons, smalls, bigs = (given[kind].seats for kind in MARKERS)
    button = buttons[0] if buttons else hand.button
    last = clockwise(button, hand.dealt_in)[-1]
    wrong = right
    for seat in hand.dealt_in:
        tally = Tally(
            hands=1,
            big_blinds=int(seat in bigs),
            small_blinds=int(seat in smalls),
            last_to_act=int(seat == last),
        )
        player = player_at(wrong, seat)
        wrong = wrong.with_player(seat, msgspec.structs.replace(player, tally=tally))
    places = msgspec.structs.replace(
        hand.positions,
        button=button,
        small=smalls[0] if smalls else hand.positions.small,
        big=clockwise(button, bigs)[-1] if bigs else hand.positions.big,
        owed=_owed(before.last, smalls, bigs),
    )
    return msgspec.structs.replace(wrong, last=places)


def _owed(
    last: Positions | None, smalls: tuple[Seat, ...], bigs: tuple[Seat, ...]
) -> tuple[tuple[Seat, int], ...]:
    """Small blinds owed after the markers as they were placed: under the moving button only."""
    if last is None or last.rule is not ButtonRule.MOVING:
        return ()
    owed = {s: last.owes.get(s, 0) - (s in smalls) + (s in bigs) for s in {*last.owes, *bigs}}
    return tuple(sorted((seat, count) for seat, count in owed.items() if count > 0))

"""A hand that was followed action by action, taken out of the night for an export."""

from collections.abc import Iterable

import msgspec

from dealer_assist.core import events
from dealer_assist.core.betting import Betting, Bettor, Pot
from dealer_assist.core.events import Action, Event
from dealer_assist.core.house import HouseRules
from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import NO_CHIPS, Chips, Refusal, Seat
from dealer_assist.rules.in_hand import won_by
from dealer_assist.rules.pots import pots, winnings
from dealer_assist.rules.step import replay, step
from dealer_assist.session.log import SessionLog

NO_BETTING = Betting(round=0, bettors=(), price=NO_CHIPS, step=NO_CHIPS, full=NO_CHIPS)
"""What stands in a stud hand before its up cards."""

TOLD = (events.Act, events.Street, events.Upcards, events.DeadHand)


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened in the hand, and the betting around it."""

    event: Event
    before: Betting
    after: Betting


class Followed(msgspec.Struct, frozen=True, kw_only=True):
    """One hand from its deal on: the table it was dealt from, its plan, and what happened."""

    opening: Table
    hand: HandPlan
    moments: tuple[Moment, ...]
    betting: Betting  # as it stands at the end
    winners: tuple[Seat, ...] = ()  # none where nobody said
    by_pot: tuple[tuple[Seat, ...], ...] = ()  # where they were named pot by pot
    ended: bool = False

    @property
    def house(self) -> HouseRules:
        """House rules of the hand."""
        return self.opening.house

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats dealt in: from the one left of the button, in stud from the lowest."""
        return self.hand.dealt_in if self.house.stud else self.hand.later_order

    @property
    def bettors(self) -> dict[Seat, Bettor]:
        """The players as the hand left them."""
        return {bettor.seat: bettor for bettor in self.betting.bettors}

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots as they stand at the end."""
        return pots(self.betting) if self.betting.bettors else ()

    def name(self, seat: Seat) -> str:
        """Name of a player; ``Seat 3`` where he has none."""
        player = self.opening.player(seat)
        return (player.name if player is not None else "") or f"Seat {seat}"

    def stack(self, seat: Seat) -> Chips | None:
        """Chips of a player before the posts; None where they are not known.

        A player whose chips are not counted and who is all in had what he put in.
        """
        player, bettor = self.opening.player(seat), self.bettors.get(seat)
        if player is not None and player.stack is not None:
            return player.stack
        if bettor is None or bettor.left != 0:
            return None
        return Chips(bettor.before + bettor.put + self.hand.dead(seat))

    def stack_after(self, seat: Seat) -> Chips | None:
        """Chips of a player once the pots are paid; None where they are not known."""
        before, bettor = self.stack(seat), self.bettors.get(seat)
        if before is None or bettor is None or not self.winners or not self.betting.acts:
            return before
        won = winnings(self.betting, self.winners, self.hand.button, self.by_pot) or {}
        put = bettor.before + bettor.put + self.hand.dead(seat)
        return Chips(before - put + won.get(seat, NO_CHIPS))


def follow(table: Table, said: Iterable[Event]) -> Followed | Refusal:
    """Play a hand again to export it.

    Args:
        table: Between hands, before the deal.
        said: Everything from ``deal`` on, to ``end`` or as far as the hand has come.

    Returns:
        The hand; after a misdeal what was dealt again, with a change that counted at once as
        if it had been said before the deal. A refusal where the rules forbid an event.

    Raises:
        ValueError: No hand begins: a caller's bug.
    """
    moments: list[Moment] = []
    for event in said:
        if table.dealt is not None and isinstance(event, events.End):
            return _followed(table, moments, event)
        outcome = step(table, event)
        if isinstance(outcome, Refusal):
            return outcome
        if isinstance(event, events.Misdeal):
            moments = []
        elif isinstance(event, TOLD):
            before, after = table.betting or NO_BETTING, outcome.table.betting or NO_BETTING
            moments.append(Moment(event=event, before=before, after=after))
        table = outcome.table
    return _followed(table, moments, None)


def _followed(table: Table, moments: list[Moment], end: events.End | None) -> Followed:
    if table.dealt is None or table.before is None:
        message = "no hand begins"
        raise ValueError(message)
    return Followed(
        opening=table.before,
        hand=table.dealt,
        moments=tuple(moments),
        betting=table.betting or NO_BETTING,
        winners=won_by(table, end) if end is not None else (),
        by_pot=end.by_pot if end is not None else (),
        ended=end is not None,
    )


def last_hand(log: SessionLog) -> tuple[Table, tuple[Event, ...]] | None:
    """Find the last hand of a night for ``follow``.

    Returns:
        The table before its deal, and everything said from the deal to its end or until now;
        None where no hand was dealt.
    """
    for number in reversed(range(len(log.done))):
        told = log.done[number].events
        deals = [place for place, event in enumerate(told) if isinstance(event, events.Deal)]
        if deals:
            table = log.done[number - 1].table if number else log.start
            table = replay(table, told[: deals[-1]]).table
            later = [event for entry in log.done[number + 1 :] for event in entry.events]
            return table, _to_its_end((*told[deals[-1] :], *later))
    return None


def _to_its_end(said: tuple[Event, ...]) -> tuple[Event, ...]:
    for place, event in enumerate(said, 1):
        if isinstance(event, events.End):
            return said[:place]
    return said


def bettor_at(betting: Betting, seat: Seat) -> Bettor:
    """Give a player at a moment.

    Raises:
        ValueError: He is not in the hand: a caller's bug.
    """
    bettor = betting.bettor(seat)
    if bettor is None:
        message = f"seat {seat} is not in the hand"
        raise ValueError(message)
    return bettor


def chips_in(moment: Moment, seat: Seat) -> Chips:
    """Chips that a player put in at a moment."""
    return Chips(bettor_at(moment.after, seat).put - bettor_at(moment.before, seat).put)


def opened_for_more(followed: Followed) -> bool:
    """Say whether the owner of the bring-in opened for the full bet instead of bringing it in."""
    acts = (moment.event for moment in followed.moments if isinstance(moment.event, events.Act))
    first = next(acts, None)
    owner = followed.hand.bring_in
    return first is not None and first.seat == owner and first.action is Action.COMPLETE

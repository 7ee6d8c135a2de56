"""May this happen in the hand in play?"""

from collections import Counter

from dealer_assist.core import events
from dealer_assist.core.betting import Betting
from dealer_assist.core.cards import is_card
from dealer_assist.core.table import Table
from dealer_assist.core.values import Code, Owes, Refusal, Seat, refuse
from dealer_assist.rules.action import judge_act
from dealer_assist.rules.betting import ROUNDS, next_index
from dealer_assist.rules.changes import drawn_cards
from dealer_assist.rules.in_hand import followed, won_by
from dealer_assist.rules.plan import no_hand
from dealer_assist.rules.pots import winnings


def deal(table: Table, _event: events.Deal | events.Hand) -> Refusal | None:
    """A hand begins between hands, with two players and a button."""
    return refuse(Code.HAND_IN_PLAY) if table.dealt is not None else no_hand(table)


def end(table: Table, event: events.End) -> Refusal | None:
    """A hand ends at any time; the pots of a followed one need winners who may win them."""
    if table.dealt is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    winners = won_by(table, event)
    others = [seat for seat in winners if seat not in table.dealt.dealt_in]
    if others:
        return refuse(Code.NOT_DEALT_IN, *others)
    dead = [seat for seat in winners if seat in table.dead_hands]
    if dead:
        return refuse(Code.HAND_IS_DEAD, *dead)
    if table.betting is None or not winners or not followed(table):
        return None
    paid = winnings(table.betting, winners, table.dealt.button, event.by_pot)
    return None if paid is not None else refuse(Code.NO_WINNER, *winners)


def misdeal(table: Table, _event: events.Misdeal) -> Refusal | None:
    """Only a hand in play can be void."""
    return None if table.dealt is not None else refuse(Code.NO_HAND_IN_PLAY)


def act(table: Table, event: events.Act) -> Refusal | None:
    """An action needs its turn, and an amount that the betting structure allows."""
    hand = table.dealt
    if hand is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    if event.seat not in hand.dealt_in:
        return refuse(Code.NOT_DEALT_IN, event.seat)
    if event.seat in table.dead_hands:
        return refuse(Code.HAND_IS_DEAD, event.seat)
    if table.betting is None:
        return refuse(Code.UPCARDS_MISSING)
    return judge_act(table.hand_house, hand, table.betting, event)


def street(table: Table, event: events.Street) -> Refusal | None:
    """A new round follows one that is over; in stud its up cards come with it."""
    hand, betting = table.dealt, table.betting
    if hand is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    if betting is None:
        return refuse(Code.UPCARDS_MISSING)
    index = next_index(betting)
    if index >= 0:
        return refuse(Code.ROUND_NOT_OVER, betting.bettors[index].seat)
    live = [bettor.seat for bettor in betting.bettors if not bettor.folded]
    if betting.round >= ROUNDS[table.hand_house.game] or len(live) < 2:
        return refuse(Code.NO_MORE_ROUNDS)
    return _street_cards(table, betting, live, drawn_cards(event))


def _street_cards(
    table: Table, betting: Betting, live: list[Seat], cards: dict[Seat, str]
) -> Refusal | None:
    """Third to sixth street show a card of each live hand; the last one is dealt face down."""
    if not table.hand_house.stud:
        return refuse(Code.STUD_ONLY, *cards) if cards else None
    last = betting.round + 1 == ROUNDS[table.hand_house.game]
    missing = [seat for seat in live if seat not in cards]
    if missing and not last:
        return refuse(Code.UPCARDS_INCOMPLETE, *missing)
    shown = [card for _seat, board in table.boards for card in board]
    return cards_problem(cards, live, shown)


def upcards(table: Table, event: events.Upcards) -> Refusal | None:
    """The door cards come once, one for each player."""
    hand = table.dealt
    if hand is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    if not table.hand_house.stud:
        return refuse(Code.STUD_ONLY)
    if table.boards:
        return refuse(Code.ACTION_STARTED)
    cards = drawn_cards(event)
    missing = [seat for seat in hand.dealt_in if seat not in cards]
    if missing:
        return refuse(Code.UPCARDS_INCOMPLETE, *missing)
    return cards_problem(cards, hand.dealt_in, ())


def cards_problem(
    cards: dict[Seat, str], seats: tuple[Seat, ...] | list[Seat], shown: list[str] | tuple[()]
) -> Refusal | None:
    """Say what is wrong with cards laid before seats, if anything."""
    bad = [seat for seat, card in cards.items() if not is_card(card)]
    if bad:
        return refuse(Code.BAD_CARD, *bad, card=cards[bad[0]])
    others = [seat for seat in cards if seat not in seats]
    if others:
        return refuse(Code.NOT_DEALT_IN, *others)
    counts = Counter([*cards.values(), *shown])
    twice = [seat for seat, card in cards.items() if counts[card] > 1]
    return refuse(Code.SAME_CARD_TWICE, *twice, card=cards[twice[0]]) if twice else None


def dealt_in_owing(table: Table, event: events.DealtInOwing) -> Refusal | None:
    """The ruling is about a player who owed blinds when the hand was dealt."""
    if not table.house.cash:
        return refuse(Code.CASH_ONLY, event.seat)
    if table.dealt is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    player = table.player(event.seat)
    if player is None:
        return refuse(Code.SEAT_EMPTY, event.seat)
    return refuse(Code.NOT_OWING, event.seat) if player.owes is Owes.NOTHING else None


def wrong_level(table: Table, event: events.WrongLevel) -> Refusal | None:
    """The ruling is about the hand in play and a level there is."""
    if table.dealt is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    levels = len(table.house.levels)
    if levels and event.number > levels:
        return refuse(Code.NO_SUCH_LEVEL, number=event.number, levels=levels)
    return None


def dead_hand(table: Table, event: events.DeadHand) -> Refusal | None:
    """Only a live hand can be killed."""
    if table.dealt is None:
        return refuse(Code.NO_HAND_IN_PLAY)
    if event.seat not in table.dealt.dealt_in:
        return refuse(Code.NOT_DEALT_IN, event.seat)
    return refuse(Code.HAND_IS_DEAD, event.seat) if event.seat in table.dead_hands else None

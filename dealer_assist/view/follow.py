"""Following the betting on the screen: whose turn, what is legal, how much, which pot."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.betting import Betting, Pot
from dealer_assist.core.events import Street
from dealer_assist.core.table import Table
from dealer_assist.core.values import NO_CHIPS, NOBODY, Code, Why
from dealer_assist.rules.betting import ROUNDS, Turn
from dealer_assist.rules.pots import pots, uncalled
from dealer_assist.view.legal import legal, opening_completion, quick_amounts
from dealer_assist.view.marks import N_
from dealer_assist.view.say import say
from dealer_assist.view.screen import hand_names
from dealer_assist.view.streets import street_name
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.turns import live_seats, turn_now, whose_turn
from dealer_assist.view.values import Follow, NextStreet, PotView

SIDE_POTS = (N_("First side pot"), N_("Second side pot"), N_("Third side pot"))
"""Names of several side pots: a number beside the amount would be misread."""


def follow(table: Table, texts: Texts) -> Follow | None:
    """Say where the betting of the hand in play stands.

    Args:
        table: Live.
        texts: The language; amounts follow the table's house rules.

    Returns:
        None between hands, and in stud until the up cards are entered. Totals are for the
        betting round, in the smallest chip. While a round goes on its chips lie before the
        seats and are in no pot; so do antes and dead chips in the first.
    """
    hand, betting = table.dealt, table.betting
    if hand is None or betting is None:
        return None
    texts, names = texts.at(table.hand_house), hand_names(table)
    now = turn_now(table, betting)
    buttons = (
        *legal(table, hand, betting, now, texts),
        *opening_completion(table, hand, betting, texts, names),
    )
    shared = tuple(_pots(betting, now, texts, names))
    return Follow(
        seat=now.seat,
        street=street_name(table.hand_house.game, betting.round, texts),
        title=whose_turn(betting, now, texts, names),
        to_call=_to_call(now, texts),
        legal=buttons,
        quick=quick_amounts(table, betting, now, texts),
        note=_note(betting, now, texts, names),
        pots=shared,
        uncalled=_uncalled(betting, now, texts, names),
        next_street=_next_street(table, betting, now, texts),
        showdown=shared if _is_showdown(table, betting, now) else (),
    )


def _to_call(now: Turn, texts: Texts) -> str:
    if now.seat == NOBODY:
        return ""
    if not now.call:
        return texts.gettext("Nothing to call.")
    return texts.gettext("{amount} to call.", amount=texts.amount(now.call))


def _note(betting: Betting, now: Turn, texts: Texts, names: Names) -> str:
    """Say why the player to act may not raise, where his chips and the others' would let him."""
    bettor = betting.bettor(now.seat)
    if bettor is None or now.least or bettor.left == now.call:
        return ""
    if betting.capped:
        return say(Why(code=Code.CAPPED), texts, names)
    answers = any(other.can_bet for other in betting.bettors if other is not bettor)
    return say(Why(code=Code.NOT_REOPENED, seats=(now.seat,)), texts, names) if answers else ""


def _gathered(betting: Betting) -> Betting:
    """The betting without the chips that still lie before the seats: those of the round."""
    bettors = tuple(msgspec.structs.replace(b, put=NO_CHIPS) for b in betting.bettors)
    return msgspec.structs.replace(betting, bettors=bettors)


def _pots(betting: Betting, now: Turn, texts: Texts, names: Names) -> Iterator[PotView]:
    if now.seat != NOBODY and betting.round == 1:
        return
    shared = pots(betting if now.seat == NOBODY else _gathered(betting))
    for number, pot in enumerate(shared):
        name = _pot_name(number, len(shared), texts)
        yield _pot(pot, name, texts, names)


def _pot_name(number: int, count: int, texts: Texts) -> str:
    if count == 1:
        return texts.gettext("Pot")
    if number == 0:
        return texts.gettext("Main pot")
    if count == 2:
        return texts.gettext("Side pot")
    if number <= len(SIDE_POTS):
        return texts.gettext(SIDE_POTS[number - 1])
    return texts.gettext("Side pot no. {number}", number=number)


def _pot(pot: Pot, name: str, texts: Texts, names: Names) -> PotView:
    amount = texts.amount(pot.amount)
    players = ", ".join(texts.player(seat, names) for seat in pot.seats)
    label = texts.gettext("{pot}: {amount} — {players}.", pot=name, amount=amount, players=players)
    return PotView(name=name, amount=pot.amount, text=amount, seats=pot.seats, label=label)


def _uncalled(betting: Betting, now: Turn, texts: Texts, names: Names) -> str:
    seat, surplus = uncalled(betting)
    if now.seat != NOBODY or not surplus:
        return ""
    return texts.gettext(
        "{amount} goes back to {player}.",
        amount=texts.amount(surplus),
        player=texts.player(seat, names),
    )


def _next_street(table: Table, betting: Betting, now: Turn, texts: Texts) -> NextStreet | None:
    house = table.hand_house
    live, number = live_seats(betting), betting.round + 1
    if now.seat != NOBODY or len(live) < 2 or number > ROUNDS[house.game]:
        return None
    shown = house.stud and number < ROUNDS[house.game]
    label = street_name(house.game, number, texts)
    return NextStreet(label=label, event=Street(), cards=live if shown else ())


def _is_showdown(table: Table, betting: Betting, now: Turn) -> bool:
    """Say whether no betting is left and several hands are."""
    live = [bettor for bettor in betting.bettors if not bettor.folded]
    if now.seat != NOBODY or len(live) < 2:
        return False
    can_bet = sum(bettor.can_bet for bettor in live)
    return betting.round == ROUNDS[table.hand_house.game] or can_bet < 2

"""A followed hand as Open Hand History (JSON)."""

from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import msgspec

from dealer_assist.core import events
from dealer_assist.core.betting import Pot
from dealer_assist.core.events import Action
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.house_words import Game
from dealer_assist.core.table import Post, PostKind, clockwise
from dealer_assist.core.values import Chips, Seat
from dealer_assist.session.followed import (
    Followed,
    Moment,
    bettor_at,
    chips_in,
    opened_for_more,
)
from dealer_assist.session.omitted import Exported, Omitted

SPECIFICATION = "1.4.7"
GAMES = {
    Game.FLOP: "Holdem",
    Game.DRAW: "Draw",
    Game.LOWBALL: "Draw",
    Game.STUD: "Stud",
    Game.RAZZ: "Stud",
}
LIMITS = {
    Structure.NO_LIMIT: "NL",
    Structure.POT_LIMIT: "PL",
    Structure.FIXED_LIMIT: "FL",
    Structure.SPREAD_LIMIT: "FL",
}
STREETS = ("Preflop", "Flop", "Turn", "River", "River")  # by round
POSTS = {
    PostKind.ANTE: "Post Ante",
    PostKind.TABLE_ANTE: "Post Ante",
    PostKind.SMALL_BLIND: "Post SB",
    PostKind.BIG_BLIND: "Post BB",
    PostKind.STRADDLE: "Straddle",
}  # live chips of any other kind are "Post Extra Blind", dead ones "Post Dead"
CURRENCIES = {"$": "USD", "€": "EUR", "£": "GBP", "": "XPM"}  # XPM: play money

Record = dict[str, Any]
_encoder = msgspec.json.Encoder(decimal_format="number")


def ohh(followed: Followed, *, at: int, table: str, version: str) -> Exported:
    """Write a followed hand as Open Hand History.

    Every player is one whose cards nobody saw; a dead button is the ``dealer_seat`` that no
    player has. Amounts of actions are chips added, those of pots leave out what nobody called.

    Args:
        followed: The hand.
        at: When it was dealt, in Unix seconds.
        table: Name of the table.
        version: Of the program.

    Returns:
        One JSON object; several of them in a file are separated by an empty line. Not said:

        * cards, and so no hands shown;
        * lowball from draw, razz from stud, Omaha from hold'em; streets of draw and stud have
          the names of a board game, the last two of stud the same one;
        * spread limit, written as fixed limit;
        * that an extra blind is a kill, a post to come in or a bring-in;
        * a stack that is not counted, written as what the player put in;
        * that a hand was killed by a ruling: it is folded in its turn;
        * a tournament's number, buy-in and speed.

    Source:
        hh-specs.handhistory.org, version 1.4.7.
    """
    hand, house = followed.hand, followed.house
    small, big = _blinds(followed)
    content: Record = {
        "spec_version": SPECIFICATION,
        "site_name": "dealer-assist",
        "network_name": "dealer-assist",
        "internal_version": version,
        "tournament": not house.cash,
        "game_number": str(hand.hand),
        "start_date_utc": datetime.fromtimestamp(at, tz=UTC).strftime("%Y-%m-%dT%H:%M:%S"),
        "table_name": table,
        "game_type": GAMES[house.game],
        "bet_limit": {"bet_type": LIMITS[house.betting], "bet_cap": 0},
        "table_size": len(followed.opening.seats),
        "currency": _currency(followed),
        "dealer_seat": hand.button,
        "small_blind_amount": _amount(followed, small),
        "big_blind_amount": _amount(followed, big),
        "ante_amount": _amount(followed, house.ante_at(hand.level)),
        "hero_player_id": None,
        "flags": ["Observed"],
        "players": [_player(followed, seat) for seat in sorted(followed.seats)],
        "rounds": _rounds(followed),
        "pots": [_pot(followed, number, pot) for number, pot in enumerate(followed.pots)],
    }
    text = _encoder.encode({"ohh": content}).decode()
    return Exported(text=text, omitted=tuple(_omitted(followed)))


def _amount(followed: Followed, chips: int) -> int | Decimal:
    places = followed.house.decimals
    return Decimal(chips).scaleb(-places) if places else chips


def _blinds(followed: Followed) -> tuple[Chips, Chips]:
    """Small and big blind, of the nearest two where three are played."""
    blinds = followed.house.blinds_at(followed.hand.level)
    return (blinds[-2], blinds[-1]) if blinds else (Chips(0), Chips(0))


def _currency(followed: Followed) -> str:
    money = followed.house.currency
    if len(money) == 3 and money.isascii() and money.isupper():
        return money
    return CURRENCIES.get(money, CURRENCIES[""])


def _player(followed: Followed, seat: Seat) -> Record:
    stack, bettor = followed.stack(seat), followed.bettors.get(seat)
    if stack is None:
        put = bettor.before + bettor.put if bettor is not None else 0
        stack = Chips(put + followed.hand.dead(seat))
    return {
        "id": seat,
        "seat": seat,
        "name": followed.name(seat),
        "starting_stack": _amount(followed, stack),
    }


def _rounds(followed: Followed) -> list[Record]:
    """Every betting round with its actions, numbered from 0 in each."""
    rounds: list[list[Record]] = [list(_posts(followed))]
    for moment in followed.moments:
        if isinstance(moment.event, events.Street):
            rounds.append([])
        elif isinstance(moment.event, events.Act):
            rounds[-1].append(_act(followed, moment, moment.event))
            rounds[-1].extend(_woken(followed, moment))
        elif isinstance(moment.event, events.DeadHand):
            rounds[-1].append(_action(followed, moment.event.seat, "Fold"))
    return [
        {
            "id": number,
            "street": STREETS[number],
            "cards": [],
            "actions": [{"action_number": place, **one} for place, one in enumerate(actions)],
        }
        for number, actions in enumerate(rounds)
    ]


def _action(
    followed: Followed, seat: Seat, word: str, chips: int = 0, *, all_in: bool = False
) -> Record:
    amount = _amount(followed, chips)
    return {"player_id": seat, "action": word, "amount": amount, "is_allin": all_in}


def _posts(followed: Followed) -> Iterator[Record]:
    """Chips before the first action, the last of an all-in player marked as such."""
    posts = list(_posted(followed))
    for place, (post, word, chips) in enumerate(posts):
        later = any(other.seat == post.seat for other, _word, _chips in posts[place + 1 :])
        all_in = post.seat in followed.hand.all_in and not later
        yield _action(followed, post.seat, word, chips, all_in=all_in)


def _posted(followed: Followed) -> Iterator[tuple[Post, str, Chips]]:
    opened = opened_for_more(followed)
    for post in followed.hand.posts:
        if post.kind is PostKind.BRING_IN and opened:
            continue
        if post.kind in POSTS:
            yield post, POSTS[post.kind], Chips(post.live + post.dead)
            continue
        if post.live:
            yield post, "Post Extra Blind", post.live
        if post.dead:
            yield post, "Post Dead", post.dead


def _act(followed: Followed, moment: Moment, event: events.Act) -> Record:
    before, bettor = moment.before, bettor_at(moment.after, event.seat)
    if event.action is Action.FOLD:
        return _action(followed, event.seat, "Fold")
    chips = chips_in(moment, event.seat)
    if event.seat == followed.hand.bring_in and before.acts == 0 and opened_for_more(followed):
        chips = bettor.put
    if not chips:
        return _action(followed, event.seat, "Check")
    if bettor.put <= before.price:
        word = "Call"
    else:
        # The specification knows no bet on the first round: blinds and bring-ins are bets.
        word = "Bet" if before.round > 1 and not before.price else "Raise"
    return _action(followed, event.seat, word, chips, all_in=bettor.all_in)


def _woken(followed: Followed, moment: Moment) -> Iterator[Record]:
    """The straddle of a sleeper that the last action woke."""
    for seat, _amount_awake in moment.after.woken:
        if not moment.before.woken:
            bettor = bettor_at(moment.after, seat)
            chips = chips_in(moment, seat)
            yield _action(followed, seat, "Straddle", chips, all_in=bettor.all_in)


def _pot(followed: Followed, number: int, pot: Pot) -> Record:
    """One pot, its winners as they are paid: odd chips to the first left of the button."""
    named = followed.by_pot[number] if followed.by_pot else followed.winners
    won = clockwise(followed.hand.button, set(named) & set(pot.seats))
    share, odd = divmod(pot.amount, len(won)) if won else (0, 0)
    return {
        "number": number,
        "amount": _amount(followed, pot.amount),
        "rake": 0,
        "player_wins": [
            {"player_id": seat, "win_amount": _amount(followed, share + (place < odd))}
            for place, seat in enumerate(won)
        ],
    }


def _omitted(followed: Followed) -> Iterator[Omitted]:
    house, hand = followed.house, followed.hand
    if house.game is not Game.FLOP:
        yield Omitted.ASSUMED_GAME
    if house.betting is Structure.SPREAD_LIMIT:
        yield Omitted.BETTING
    yield Omitted.CARDS
    if any(followed.stack(seat) is None for seat in followed.seats):
        yield Omitted.STACKS
    if hand.kill:
        yield Omitted.KILL
    if any(isinstance(moment.event, events.DeadHand) for moment in followed.moments):
        yield Omitted.RULING
    if not house.cash:
        yield Omitted.TOURNAMENT
    if house.currency and house.currency not in CURRENCIES and _currency(followed) == "XPM":
        yield Omitted.CURRENCY

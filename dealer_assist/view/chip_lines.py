"""The smaller lines about chips: who posts beside the blinds, and what a call costs."""

from collections.abc import Iterator

from dealer_assist.core.betting import Betting
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.table import HandPlan, PostKind, Table
from dealer_assist.core.values import NOBODY, Seat
from dealer_assist.rules.betting import spread
from dealer_assist.rules.pots import in_the_middle
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.turns import turn_now

ENTRY_POSTS = {
    PostKind.MISSED,
    PostKind.ENTRY,
    PostKind.BOUGHT_BUTTON,
    PostKind.OWED_SMALL,
    PostKind.DEFERRED,
}
"""Chips that the dealer has to ask for beside blinds and antes."""


def details(table: Table, hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Say who posts beside the blinds, and the price where it is no longer plain.

    The price shares the line of the last post.
    """
    sentences = [
        *(ante_sentences(hand, texts, names) if table.hand_house.blinds_at(hand.level) else ()),
        *_dead_blinds(hand, texts, names),
        *_entries(hand, texts, names),
        *_volunteers(hand, texts, names),
    ]
    if hand.price and (hand.all_in or _is_out_of_the_ordinary(hand)):
        price = _price_sentence(table, hand, texts)
        sentences[-1:] = [" ".join([*sentences[-1:], price])]
    yield from sentences


def _is_out_of_the_ordinary(hand: HandPlan) -> bool:
    entries = any(post.kind in ENTRY_POSTS for post in hand.posts)
    return entries or bool(hand.straddles or hand.kill or hand.bring_in)


def least_raise(house: HouseRules, hand: HandPlan) -> int:
    """The smallest raise of the first round as a total, whatever anybody's stack is."""
    if house.betting is Structure.SPREAD_LIMIT:
        low, high = spread(house, hand, 1)
        return hand.price + min(max(hand.step, low), high)
    return hand.price + hand.step


def _price_sentence(table: Table, hand: HandPlan, texts: Texts) -> str:
    """Say what a call costs and what the smallest raise is, both as totals for the round."""
    price = texts.amount(hand.price)
    if hand.bring_in and hand.limits and hand.price < hand.step:
        least = texts.amount(hand.step)
        return texts.gettext("To call {price}, complete to {least}.", price=price, least=least)
    least = texts.amount(least_raise(table.hand_house, hand))
    if hand.limits:
        return texts.gettext("To call {price}, raise to {least}.", price=price, least=least)
    return texts.gettext("To call {price}, raise to {least} or more.", price=price, least=least)


def betting_sentence(table: Table, betting: Betting, texts: Texts) -> str:
    """Say what lies in the middle of a followed hand, and what the player to act has to put in."""
    now = turn_now(table, betting)
    if now.seat == NOBODY:
        return texts.gettext("Pot {pot}.", pot=texts.amount(in_the_middle(betting)))
    pot = texts.amount(betting.dead + sum(bettor.total for bettor in betting.bettors))
    if not now.call:
        return texts.gettext("Pot {pot}. Nothing to call.", pot=pot)
    return texts.gettext("Pot {pot}. {amount} to call.", pot=pot, amount=texts.amount(now.call))


def ante_sentences(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Say who antes, and how much."""
    own = [post.dead for post in hand.posts if post.kind is PostKind.ANTE]
    if own:
        yield texts.gettext("Everybody antes {amount}.", amount=texts.amount(max(own)))
    for post in hand.posts:
        if post.kind is PostKind.TABLE_ANTE:
            player = texts.player_first(post.seat, names)
            amount = texts.amount(post.dead)
            yield texts.gettext(
                "{Player} antes {amount} for the table.", Player=player, amount=amount
            )


def _dead_blinds(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    for post in hand.posts:
        if post.kind is PostKind.DEAD_BLIND:
            player, amount = texts.player_first(post.seat, names), texts.amount(post.dead)
            yield texts.gettext("{Player} posts {dead} dead.", Player=player, dead=amount)


def _entries(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    for seat in dict.fromkeys(post.seat for post in hand.posts if post.kind in ENTRY_POSTS):
        yield _post_sentence(hand, seat, texts, names)


def _post_sentence(hand: HandPlan, seat: Seat, texts: Texts, names: Names) -> str:
    """What a seat posts to come in or makes up, without its antes and its own blind."""
    posts = [post for post in hand.posts if post.seat == seat and post.kind in ENTRY_POSTS]
    player = texts.player_first(seat, names)
    live, dead = sum(post.live for post in posts), sum(post.dead for post in posts)
    words = {"Player": player, "live": texts.amount(live), "dead": texts.amount(dead)}
    if not dead:
        return texts.gettext("{Player} posts {live}.", **words)
    if not live:
        return texts.gettext("{Player} posts {dead} dead.", **words)
    return texts.gettext("{Player} posts {live} live and {dead} dead.", **words)


def _volunteers(hand: HandPlan, texts: Texts, names: Names) -> Iterator[str]:
    """Straddles, sleepers and the kill."""
    for seat, amount in hand.straddles:
        player, chips = texts.player_first(seat, names), texts.amount(amount)
        yield texts.gettext("{Player} straddles {chips}.", Player=player, chips=chips)
    for seat, amount in hand.sleepers:
        player, chips = texts.player_first(seat, names), texts.amount(amount)
        yield texts.gettext("{Player} has a sleeper of {chips}.", Player=player, chips=chips)
    if hand.kill and hand.live(hand.kill) and not hand.kill_by_post:
        player = texts.player_first(hand.kill, names)
        chips = texts.amount(hand.live(hand.kill))
        yield texts.gettext("{Player} kills for {chips}.", Player=player, chips=chips)

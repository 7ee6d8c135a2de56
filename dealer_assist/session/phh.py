"""A followed hand as PHH, the poker hand history of the University of Toronto (TOML)."""

from collections.abc import Iterable, Iterator

from dealer_assist.core import events
from dealer_assist.core.betting import Betting, Bettor
from dealer_assist.core.events import Action
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.house_words import Game
from dealer_assist.core.table import PostKind
from dealer_assist.core.values import Seat
from dealer_assist.session.followed import (
    Followed,
    Moment,
    bettor_at,
    chips_in,
    opened_for_more,
)
from dealer_assist.session.omitted import Exported, Omitted

VARIANTS = {
    (Game.FLOP, Structure.NO_LIMIT): "NT",
    (Game.FLOP, Structure.FIXED_LIMIT): "FT",
    (Game.FLOP, Structure.POT_LIMIT): "PO",
    (Game.STUD, Structure.FIXED_LIMIT): "F7S",
    (Game.RAZZ, Structure.FIXED_LIMIT): "FR",
}
HOLE_CARDS = {"PO": 4}
BOARD = {2: 3, 3: 1, 4: 1}  # cards by round
UNKNOWN = "??"
POSTED_TO_ENTER = {PostKind.ENTRY, PostKind.MISSED, PostKind.DEFERRED}
DEAD_POSTS = {PostKind.MISSED, PostKind.OWED_SMALL, PostKind.DEAD_BLIND, PostKind.BOUGHT_BUTTON}


def phh(followed: Followed) -> Exported:
    """Write a followed hand as PHH.

    Players are numbered from the one left of the button, in stud from the lowest seat. Dead
    chips stand in ``antes``, live ones in ``blinds_or_straddles``, where a post that does not
    decide who begins is negative, as PokerKit reads it; between two players PokerKit takes
    both lists the other way round. Cards are ``??``. Unknown stacks are ``inf``.

    Returns:
        The text of a ``.phh`` file, with what it does not say:

        * draw games, lowball and spread limit have no code: no text at all;
        * pot limit is only known as Omaha, and is written as that;
        * cards, but for up cards in stud;
        * that a dead post is one, and not an ante; that a post is a kill;
        * a first round that begins elsewhere than left of the largest live post;
        * a sleeper that woke in the middle of the round;
        * a price that a short blind leaves whole;
        * who won a showdown: only the stacks at the end say it. PokerKit reads such a hand to
          its last action, and would then need the cards.

    Source:
        phh.readthedocs.io, required and optional fields; pokerkit.notation.HandHistory.
    """
    variant = VARIANTS.get((followed.house.game, followed.house.betting))
    if variant is None:
        return Exported(text="", omitted=(Omitted.GAME,))
    fields = {
        "variant": _quoted(variant),
        **_forced(followed, variant),
        "starting_stacks": _amounts(followed, (followed.stack(s) for s in followed.seats)),
        "actions": _column(_quoted(action) for action in _actions(followed, variant)),
        **_about(followed),
    }
    text = "".join(f"{key} = {value}\n" for key, value in fields.items())
    return Exported(text=text, omitted=tuple(_omitted(followed, variant)))


def _quoted(text: str) -> str:
    """Write a TOML string; a name has no control characters."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _list(items: Iterable[object]) -> str:
    return "[" + ", ".join(map(str, items)) + "]"


def _column(items: Iterable[str]) -> str:
    return "[\n" + "".join(f"  {item},\n" for item in items) + "]"


def _amount(followed: Followed, chips: int | None) -> str:
    if chips is None:
        return "inf"
    places = followed.house.decimals
    whole, part = divmod(abs(chips), 10**places)
    sign = "-" if chips < 0 else ""
    return f"{sign}{whole}.{part:0{places}d}" if places else f"{sign}{whole}"


def _amounts(followed: Followed, chips: Iterable[int | None]) -> str:
    return _list(_amount(followed, some) for some in chips)


def _forced(followed: Followed, variant: str) -> dict[str, str]:
    """Antes, blinds or bring-in, and the sizes of bets."""
    hand, house, seats = followed.hand, followed.house, followed.seats
    antes: list[int] = [hand.dead(seat) for seat in seats]
    blinds = _blinds(followed)
    if len(seats) == 2 and not house.stud:
        antes.reverse()
        blinds.reverse()
    fields = {"antes": _amounts(followed, antes)}
    if any(post.kind is PostKind.ANTE for post in hand.posts):
        fields["ante_trimming_status"] = "true"
    if house.stud:
        fields["bring_in"] = _amount(followed, house.bring_in)
    else:
        fields["blinds_or_straddles"] = _amounts(followed, blinds)
    small, big = hand.limits or house.bets(hand.level)
    if variant in {"NT", "PO"}:
        least = max(house.blinds_at(hand.level), default=small)
        return {**fields, "min_bet": _amount(followed, least)}
    return {**fields, "small_bet": _amount(followed, small), "big_bet": _amount(followed, big)}


def _blinds(followed: Followed) -> list[int]:
    """Live posts by player; negative what must not decide who begins."""
    hand, seats = followed.hand, followed.seats
    if followed.house.stud or not hand.first_order:
        return [0] * len(seats)
    front = hand.first_order[-1]
    entered = {post.seat for post in hand.posts if post.kind in POSTED_TO_ENTER}
    rank = {seat: (hand.live(seat), place) for place, seat in enumerate(seats)}
    return [
        -hand.live(seat)
        if seat != front and (seat in entered or rank[seat] > rank[front])
        else hand.live(seat)
        for seat in seats
    ]


def _actions(followed: Followed, variant: str) -> Iterator[str]:
    numbers = {seat: number for number, seat in enumerate(followed.seats, 1)}
    if not followed.house.stud:
        for number in numbers.values():
            yield f"d dh p{number} {UNKNOWN * HOLE_CARDS.get(variant, 2)}"
    killed: list[Seat] = []
    for moment in followed.moments:
        event = moment.event
        if isinstance(event, events.DeadHand):
            killed.append(event.seat)
        elif isinstance(event, events.Act):
            yield from _folds(moment.before, killed, numbers, event.seat)
            yield from _act(followed, moment, event, numbers[event.seat])
        elif isinstance(event, events.Upcards):
            yield from _door_cards(followed, event, numbers)
        elif isinstance(event, events.Street):
            yield from _folds(moment.before, killed, numbers, None)
            yield from _street(followed, moment, event, numbers)


def _folds(
    betting: Betting, killed: list[Seat], numbers: dict[Seat, int], until: Seat | None
) -> Iterator[str]:
    """Fold the hands killed by a ruling as the turn passes them."""
    ring = [bettor.seat for bettor in betting.bettors]
    start = betting.turn + 1
    for seat in (*ring[start:], *ring[:start]):
        if seat == until:
            return
        if seat in killed:
            killed.remove(seat)
            yield f"p{numbers[seat]} f"


def _act(followed: Followed, moment: Moment, event: events.Act, number: int) -> Iterator[str]:
    after = bettor_at(moment.after, event.seat)
    if event.action is Action.FOLD:
        yield f"p{number} f"
    elif after.put > moment.before.price:
        yield f"p{number} cbr {_amount(followed, after.put)}"
    elif chips_in(moment, event.seat) or _may_be_raised(moment.before, after):
        yield f"p{number} cc"


def _may_be_raised(betting: Betting, bettor: Bettor) -> bool:
    """Say whether a check decides anything; PokerKit does not ask where nobody can bet more."""
    return any(
        other.left is None or other.put + other.left > betting.price
        for other in betting.bettors
        if other.seat != bettor.seat and not other.folded
    )


def _door_cards(
    followed: Followed, event: events.Upcards, numbers: dict[Seat, int]
) -> Iterator[str]:
    for seat, number in numbers.items():
        yield f"d dh p{number} {UNKNOWN * 2}{event.cards[str(seat)]}"
    owner = followed.hand.bring_in
    if owner in numbers and not opened_for_more(followed):
        yield f"p{numbers[owner]} pb"


def _street(
    followed: Followed, moment: Moment, event: events.Street, numbers: dict[Seat, int]
) -> Iterator[str]:
    betting = moment.after
    if _nobody_can_bet(moment.before):
        return
    if not followed.house.stud:
        yield f"d db {UNKNOWN * BOARD[betting.round]}"
        return
    live = {bettor.seat for bettor in betting.bettors if not bettor.folded}
    for seat, number in numbers.items():
        if seat in live:
            yield f"d dh p{number} {event.cards.get(str(seat), UNKNOWN)}"


def _nobody_can_bet(betting: Betting) -> bool:
    """Say whether hands are shown before the next cards: one player at most is not all in."""
    return sum(bettor.can_bet for bettor in betting.bettors) < 2


def _about(followed: Followed) -> dict[str, str]:
    """The optional fields: who sat where, and what they had at the end."""
    seats = followed.seats
    fields = {
        "hand": str(followed.hand.hand),
        "level": str(followed.hand.level),
        "seats": _list(seats),
        "seat_count": str(len(followed.opening.seats)),
        "players": _list(_quoted(followed.name(seat)) for seat in seats),
    }
    if followed.house.currency:
        fields["currency_symbol"] = _quoted(followed.house.currency)
    after = [followed.stack_after(seat) for seat in seats]
    if followed.ended and followed.winners and None not in after:
        fields["finishing_stacks"] = _amounts(followed, after)
    return fields


def _omitted(followed: Followed, variant: str) -> Iterator[Omitted]:
    hand = followed.hand
    if variant == "PO":
        yield Omitted.ASSUMED_GAME
    yield Omitted.CARDS
    if any(followed.stack(seat) is None for seat in followed.seats):
        yield Omitted.STACKS
    if any(post.dead and post.kind in DEAD_POSTS for post in hand.posts):
        yield Omitted.DEAD_CHIPS
    if hand.kill:
        yield Omitted.KILL
    if not followed.house.stud and not _begins_by_blinds(followed):
        yield Omitted.ORDER
    if hand.first_order and hand.live(hand.first_order[-1]) < hand.price:
        yield Omitted.PRICE
    if followed.betting.woken:
        yield Omitted.SLEEPER
    if any(isinstance(moment.event, events.DeadHand) for moment in followed.moments):
        yield Omitted.RULING
    if followed.ended and sum(not bettor.folded for bettor in followed.bettors.values()) > 1:
        yield Omitted.WINNERS


def _begins_by_blinds(followed: Followed) -> bool:
    """Say whether the first round goes round from the largest live post."""
    seats, order = followed.seats, followed.hand.first_order
    start = seats.index(order[0])
    in_turn = (*seats[start:], *seats[:start]) == order
    blinds = [max(0, live) for live in _blinds(followed)]
    front = max(range(len(seats)), key=lambda place: (blinds[place], place))
    return in_turn and seats[front] == order[-1]

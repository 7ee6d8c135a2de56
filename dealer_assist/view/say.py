"""A reason in words: the only place where codes become sentences."""

from collections.abc import Mapping

from dealer_assist.core.table import Table
from dealer_assist.core.values import Code, Seat, Why
from dealer_assist.view.explanations import AWAY, AWAY_POSTS, EXPLANATIONS, PLAYER, POSTS, TITLES
from dealer_assist.view.house_words import setting
from dealer_assist.view.refusals import REFUSALS
from dealer_assist.view.texts import Names, Template, Texts

AMOUNTS = {"amount", "dead", "live", "price"}
"""Parameters that are chips; all other numbers are shown as they are."""

SETTINGS = {"first", "second"}
"""Parameters that are house rules, as ``key=value``."""


class _Params(dict[str, object]):
    """Parameters of a reason: one that is missing, in an old journal, must not stop play."""

    def __missing__(self, key: str) -> str:
        return "…"


def names_of(table: Table) -> dict[Seat, str]:
    """What the players of a table are called, without those who gave no name."""
    return {seat: player.name for seat, player in table.players() if player.name}


def say(why: Why, texts: Texts, names: Names) -> str:
    """Say a reason, an explanation or a refusal alike, in one or two whole sentences.

    Args:
        why: From a plan or a refusal; never refused here, whatever its parameters are.
        texts: The language, with the table's currency.
        names: What players are called; others go by their seat.
    """
    params = _params(why, texts, names)
    return texts.fill(_template(why), params, _count(why))


def say_away(why: Why, texts: Texts, names: Names) -> str:
    """Say what coming back would cost somebody away, from what ``why`` holds were he there."""
    if why.code in AWAY:
        return texts.fill(AWAY[why.code], _params(why, texts, names))
    if why.code is Code.WAITS_FOR_BIG_BLIND:
        return texts.fill(AWAY_POSTS[_posted(why)], _params(why, texts, names))
    return say(why, texts, names)


def title(why: Why, texts: Texts, names: Names) -> str:
    """Head a reason in the Why panel: ``Dead button``, or the player it is about."""
    words = TITLES.get(why.code, PLAYER)
    if words == PLAYER:
        return texts.players_first(why.seats, names)
    return texts.gettext(words)


def _template(why: Why) -> Template:
    if why.code in POSTS:
        return POSTS[why.code][_posted(why)]
    return EXPLANATIONS[why.code] if why.code in EXPLANATIONS else REFUSALS[why.code]


def _posted(why: Why) -> int:
    """What is posted: 0 nothing, 1 live, 2 dead, 3 both."""
    params = dict(why.params)
    return bool(params.get("live")) + 2 * bool(params.get("dead"))


def _count(why: Why) -> int:
    """What a plural is about: hands to sit out, otherwise the players."""
    if why.code is Code.SEAT_CHANGE_WAITS:
        hands = dict(why.params).get("hands", 1)
        return hands if isinstance(hands, int) else 1
    return len(why.seats)


def _params(why: Why, texts: Texts, names: Names) -> Mapping[str, object]:
    params = _Params(count=texts.number(_count(why)))
    for name, value in why.params:
        if name in AMOUNTS and isinstance(value, int):
            params[name] = texts.amount(value)
        else:
            params[name] = setting(str(value), texts) if name in SETTINGS else value
    for key, seat in zip(("player", "other"), why.seats, strict=False):
        params[key] = texts.player(seat, names)
        params[key.title()] = texts.player_first(seat, names)
    if why.seats:
        params["seat"] = why.seats[0]
        params["players"] = texts.players(why.seats, names)
        params["Players"] = texts.players_first(why.seats, names)
    return params

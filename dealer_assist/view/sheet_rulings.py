"""How a sheet words the rulings about a player of the hand in play."""

from collections.abc import Callable

from dealer_assist.core import events
from dealer_assist.core.table import Table
from dealer_assist.rules.step import Option
from dealer_assist.view.marks import N_
from dealer_assist.view.row_words import RULINGS_GROUP, RowWords
from dealer_assist.view.texts import Texts

OWING: dict[tuple[bool, bool], tuple[str, str, str]] = {
    (False, False): (
        "owing_unseen",
        N_("Dealt in owing, cards not seen"),
        N_("Posts now and plays."),
    ),
    (True, False): (
        "owing_looked",
        N_("Dealt in owing, has looked"),
        N_("The hand is dead; the blinds stay owed."),
    ),
    (True, True): (
        "owing_acted",
        N_("Dealt in owing, has acted"),
        N_("The hand stands; posts on the next one."),
    ),
}
"""Action, title and what follows, by whether the player has looked and has acted."""


def _dealt_in_owing(_table: Table, option: Option, texts: Texts) -> RowWords:
    event = option.event
    acted = isinstance(event, events.DealtInOwing) and event.acted
    looked = acted or (isinstance(event, events.DealtInOwing) and event.looked)
    action, title, detail = OWING[looked, acted]
    return RowWords(
        action=action,
        title=texts.gettext(title),
        detail=texts.gettext(detail),
        group=RULINGS_GROUP,
    )


def _dead_hand(_table: Table, _option: Option, texts: Texts) -> RowWords:
    return RowWords(
        action="dead_hand",
        title=texts.gettext("The hand is dead"),
        detail=texts.gettext("A ruling: its chips stay in the pot."),
        group=RULINGS_GROUP,
    )


RULING_WORDS: dict[type, Callable[[Table, Option, Texts], RowWords]] = {
    events.DealtInOwing: _dealt_in_owing,
    events.DeadHand: _dead_hand,
}
"""Events worded here."""

"""What happens before a question of the drill, told without what the engine makes of it."""

from collections.abc import Sequence
from itertools import accumulate

from dealer_assist.core.events import Back, Choice, DealtInOwing, Event, House, Join, Move
from dealer_assist.core.table import Table
from dealer_assist.rules.step import apply
from dealer_assist.view.deeds import said
from dealer_assist.view.marks import N_
from dealer_assist.view.say import names_of
from dealer_assist.view.texts import Texts

WANTS: dict[tuple[type[Event], Choice], str] = {
    (Join, Choice.POST): N_("{Player} sits down and wants to post."),
    (Join, Choice.BUY_BUTTON): N_("{Player} sits down and wants to buy the button."),
    (Back, Choice.POST): N_("{Player} is back and wants to post."),
    (Back, Choice.BUY_BUTTON): N_("{Player} is back and wants to buy the button."),
    (Move, Choice.POST): N_("{Player} moves from seat {seat} to seat {to} and wants to post."),
    (Move, Choice.WAIT): N_("{Player} moves from seat {seat} to seat {to}, without posting."),
}
"""What somebody asks for; whether it is possible is for the learner to say."""

OWING: dict[tuple[bool, bool], str] = {
    (False, False): N_(
        "{Player} is dealt in by mistake without posting, and has not looked at the cards."
    ),
    (True, False): N_(
        "{Player} is dealt in by mistake without posting, and has looked at the cards, "
        "but not acted."
    ),
    (True, True): N_(
        "{Player} is dealt in by mistake without posting, has looked at the cards and acted."
    ),
}
"""A mistake by whether the player has looked and acted; the ruling is for the learner to say."""


def story(happened: Sequence[Event], before: Table, texts: Texts) -> str:
    """Tell what happens from a table on, each event for the table it met; "" for nothing."""
    tables = accumulate(happened, apply, initial=before)
    pairs = zip(happened, tables, strict=False)
    sentences = (_told(event, table, texts) for event, table in pairs)
    return " ".join(dict.fromkeys(filter(None, sentences)))


def _told(event: Event, table: Table, texts: Texts) -> str:
    template = None
    match event:
        case House():
            return ""
        case DealtInOwing():
            template = OWING[event.looked or event.acted, event.acted]
        case Join() | Back() | Move():
            template = WANTS.get((type(event), event.entry))
        case _:
            pass
    if template is None:
        return said([event], table, texts)
    assert isinstance(event, DealtInOwing | Join | Back | Move)
    names = names_of(table)
    if isinstance(event, Join) and event.name:
        names[event.seat] = event.name
    places = {"seat": event.seat, "to": event.to} if isinstance(event, Move) else {}
    return texts.gettext(template, Player=texts.player_first(event.seat, names), **places)

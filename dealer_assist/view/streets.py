"""What the betting rounds of a game are called."""

from dealer_assist.core.house_words import Game
from dealer_assist.view.marks import N_, pgettext
from dealer_assist.view.texts import Texts

_BUTTON_GAME = (N_("Before the flop"), N_("Flop"), N_("Turn"), N_("River"))
_DRAW_GAME = (N_("Before the draw"), pgettext("street", "Draw"))
_STUD_GAME = (
    N_("Third street"),
    N_("Fourth street"),
    N_("Fifth street"),
    N_("Sixth street"),
    N_("Seventh street"),
)

STREETS: dict[Game, tuple[str, ...]] = {
    Game.FLOP: _BUTTON_GAME,
    Game.DRAW: _DRAW_GAME,
    Game.LOWBALL: _DRAW_GAME,
    Game.STUD: _STUD_GAME,
    Game.RAZZ: _STUD_GAME,
}
"""Names of the rounds, the first one first."""


def street_name(game: Game, number: int, texts: Texts) -> str:
    """Name a betting round; 1 is the first."""
    return texts.gettext(STREETS[game][number - 1])

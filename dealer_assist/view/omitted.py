"""What a hand history could not say, in sentences."""

from dealer_assist.session.omitted import Omitted
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Texts

SENTENCES: dict[Omitted, str] = {
    Omitted.GAME: N_("The format does not know this game: nothing was written."),
    Omitted.ASSUMED_GAME: N_("The game is written as the nearest one that the format knows."),
    Omitted.BETTING: N_("Spread limit is written as the nearest betting structure."),
    Omitted.CARDS: N_("Hole cards and the board are not known here and stay open."),
    Omitted.STACKS: N_("Stacks that nobody counted are left open."),
    Omitted.ORDER: N_("Who acts first is taken from the blinds; here it was somebody else."),
    Omitted.PRICE: N_("A short blind leaves the price whole; some readers lower it."),
    Omitted.DEAD_CHIPS: N_("Dead posts stand among the antes."),
    Omitted.SLEEPER: N_("A sleeper that counted is written as a straddle from the start."),
    Omitted.RULING: N_("A hand killed by a ruling is written as a fold."),
    Omitted.WINNERS: N_("Who won is told by the stacks alone."),
    Omitted.KILL: N_("That a post was a kill is not said."),
    Omitted.TOURNAMENT: N_("Number, buy-in and speed of the tournament are not said."),
    Omitted.CURRENCY: N_("The format has no code for this money: play money is written."),
}
"""A sentence for each thing that may be missing."""


def omitted_sentence(omitted: Omitted, texts: Texts) -> str:
    """Say one thing that an export leaves out, or writes as something near it."""
    return texts.gettext(SENTENCES[omitted])

"""What a hand, or a wrong answer, does to the players: the sentence of every effect."""

from dealer_assist.scenario.consequences import Consequence, Effect
from dealer_assist.view.marks import N_, ngettext
from dealer_assist.view.texts import Names, Template, Texts

HAPPENS: dict[Effect, Template] = {
    Effect.BIG_BLIND_AGAIN: ngettext(
        "The markers were set back: {players} pays the big blind again.",
        "The markers were set back: {players} pay the big blind again.",
    ),
    Effect.BUYS_BUTTON: N_("{Players} buys the button: the big blind live, the small blind dead."),
    Effect.BIG_BLIND_TWICE: ngettext(
        "{Players} pays the big blind twice running.",
        "{Players} pay the big blind twice running.",
    ),
    Effect.NO_BIG_BLIND: ngettext(
        "{Players} pays no big blind this round.", "{Players} pay no big blind this round."
    ),
    Effect.SMALL_BLIND_TWICE: ngettext(
        "{Players} pays the small blind twice.", "{Players} pay the small blind twice."
    ),
    Effect.NO_SMALL_BLIND: ngettext(
        "{Players} pays no small blind this round.", "{Players} pay no small blind this round."
    ),
    Effect.SEVERAL_BIG_BLINDS: N_("{Players} post a big blind each in one hand."),
    Effect.SMALL_BLIND_ON_BUTTON: ngettext(
        "{Players} pays the small blind on the button or behind it.",
        "{Players} pay the small blind on the button or behind it.",
    ),
    Effect.DEAD_SMALL_BLIND: N_("The small blind falls on seat {seat} and is dead."),
    Effect.DEAD_BUTTON: N_("The button lies at seat {seat}, where nobody is dealt in."),
    Effect.LAST_AGAIN: ngettext("{Players} acts last once more.", "{Players} act last once more."),
    Effect.LAST_LESS: ngettext("{Players} acts last once less.", "{Players} act last once less."),
    Effect.PAYS_MORE: ngettext(
        "{Players} pays more than is due.", "{Players} pay more than is due."
    ),
    Effect.PAYS_LESS: ngettext(
        "{Players} pays less than is due.", "{Players} pay less than is due."
    ),
}
"""What a hand does."""

WOULD: dict[Effect, Template] = {
    Effect.BIG_BLIND_TWICE: N_("{Players} would pay the big blind twice this round."),
    Effect.NO_BIG_BLIND: N_("{Players} would pay no big blind this round."),
    Effect.SMALL_BLIND_TWICE: N_("{Players} would pay the small blind twice this round."),
    Effect.NO_SMALL_BLIND: N_("{Players} would pay no small blind this round."),
    Effect.LAST_AGAIN: N_("{Players} would act last once too often."),
    Effect.LAST_LESS: N_("{Players} would act last once too little."),
    Effect.PAYS_MORE: N_("{Players} would pay too much."),
    Effect.PAYS_LESS: N_("{Players} would pay too little."),
}
"""What a wrong answer would do; an effect without a sentence of its own is told as it happens."""


def happens(consequence: Consequence, texts: Texts, names: Names) -> str:
    """Say what a hand does to its players."""
    return _said(HAPPENS[consequence.effect], consequence, texts, names)


def would(consequence: Consequence, texts: Texts, names: Names) -> str:
    """Say what would follow from a wrong answer."""
    template = WOULD.get(consequence.effect, HAPPENS[consequence.effect])
    return _said(template, consequence, texts, names)


def _said(template: Template, consequence: Consequence, texts: Texts, names: Names) -> str:
    seats = consequence.seats
    params = {
        "Players": texts.players_first(seats, names),
        "players": texts.players(seats, names),
        "seat": seats[0],
    }
    return texts.fill(template, params, len(seats))

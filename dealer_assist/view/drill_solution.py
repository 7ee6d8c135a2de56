"""Why an answer of the drill is right: the engine's reasons, sums worked out, rulings told."""

from dealer_assist.core.betting import Betting
from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.values import Chips, Ruling, Why
from dealer_assist.scenario.drill_values import Answer, Explained, Kind, Question
from dealer_assist.view.citations import citation
from dealer_assist.view.markers import marker
from dealer_assist.view.marks import N_
from dealer_assist.view.reasons import MARKERS
from dealer_assist.view.say import names_of, say, title
from dealer_assist.view.screen import hand_names
from dealer_assist.view.sizes import pot_limit_maximum
from dealer_assist.view.texts import Names, Texts
from dealer_assist.view.values import Reason

RULED: dict[Ruling, str] = {
    Ruling.POST_NOW: N_("The cards are not seen yet: what is owed is posted now."),
    Ruling.HAND_DEAD: N_("The cards were seen without posting: the hand is dead."),
    Ruling.HAND_STANDS_POST_NEXT: N_(
        "The hand was played with chips: it stands, and what is owed is posted next hand."
    ),
}
"""Why a hand dealt in by mistake is ruled so; from robert-4-11."""


def solution(asked: Question, texts: Texts) -> tuple[Reason, ...]:
    """Explain the right answer with the reasons and rules it follows from, each once."""
    here = texts.at(asked.table.hand_house)
    names = names_of(asked.before) | hand_names(asked.table)
    found = {
        why: _reason(asked, part, why, here, names) for part in asked.parts for why in part.why
    }
    return tuple(found.values())


def _reason(asked: Question, part: Explained, why: Why, texts: Texts, names: Names) -> Reason:
    return Reason(
        marker=marker(MARKERS[why.code], texts) if why.code in MARKERS else None,
        tag=None,
        title=title(why, texts, names),
        text=_worked_out(asked, part, texts) or say(why, texts, names),
        rule=why.rule,
        citation=citation(why.rule, texts),
    )


def _worked_out(asked: Question, part: Explained, texts: Texts) -> str:
    """A sum or a ruling in words; "" where the engine's reason says it."""
    answer, betting = part.answer, asked.table.betting
    if part.ask.kind is Kind.RULING and answer.ruling is not None:
        return texts.gettext(RULED[answer.ruling])
    if part.ask.kind is Kind.SMALLEST_RAISE and betting is not None:
        return _smallest(asked, betting, answer, texts)
    if part.ask.kind is Kind.LARGEST_RAISE and betting is not None:
        return _largest(part, betting, texts)
    return ""


def _smallest(asked: Question, betting: Betting, answer: Answer, texts: Texts) -> str:
    total = answer.chips or Chips(0)
    base = total - betting.step
    words = {"price": base, "step": betting.step, "total": total}
    shown = {name: texts.amount(number) for name, number in words.items()}
    if asked.table.hand_house.betting is Structure.FIXED_LIMIT:
        return texts.gettext("{price} + {step} = {total}: one bet of the limit more.", **shown)
    if base != betting.price:  # rounded to whole chips, or all the player has
        return ""
    if betting.raises:
        return texts.gettext(
            "{price} + {step} = {total}: the bet to call and the last full raise.", **shown
        )
    return texts.gettext(
        "{price} + {step} = {total}: the bet to call and the smallest first raise.", **shown
    )


def _largest(part: Explained, betting: Betting, texts: Texts) -> str:
    total, bettor = part.answer.chips or Chips(0), betting.bettor(part.ask.seat)
    own = bettor.put if bettor is not None else Chips(0)
    pot = Chips(total - 2 * betting.price + own)
    return pot_limit_maximum(pot, betting.price, own, texts).formula

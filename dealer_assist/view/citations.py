"""How a rule is cited beside a reason: ``Robert's 4-2b``, ``TDA 32``, ``Wikipedia: heads-up``."""

import re

from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Texts

NUMBERED: dict[str, str] = {
    r"robert-(\d.*)": N_("Robert\u2019s {number}"),
    r"rulebook-(5\.\d.*)": N_("Rulebook {number}"),
    r"tda-2\d{3}-((?:rp)?\d.*)": N_("TDA {number}"),
    r"wsop-live-2026-(\d.*)": N_("WSOP {number}"),
}
"""Ids that hold the number of the rule."""

WORDED: dict[str, str] = {
    "rulebook-5-bring-in": N_("Rulebook 5: bring-in"),
    "rulebook-5-straddle": N_("Rulebook 5: straddle"),
    "rulebook-5-seat-change": N_("Rulebook 5: seat change"),
    "rulebook-5-absence": N_("Rulebook 5: absence"),
    "rulebook-5-levels": N_("Rulebook 5: levels"),
    "wikipedia-moving-button": N_("Wikipedia: moving button"),
    "wikipedia-simplified": N_("Wikipedia: simplified button"),
    "wikipedia-heads-up": N_("Wikipedia: heads-up"),
    "wikipedia-bring-in": N_("Wikipedia: bring-in"),
    "wikipedia-straddle": N_("Wikipedia: straddles"),
    "wikipedia-raise-cap": N_("Wikipedia: cap on raises"),
    "wikipedia-kill": N_("Wikipedia: kill"),
    "wikipedia-limits": N_("Wikipedia: betting limits"),
    "tda-2019-ante-first": N_("TDA 2019: ante first"),
    "wsop-live-2023-161": N_("WSOP 161 (2023)"),
    "angelo-buy-button": N_("Tommy Angelo: buying the button"),
    "lee-jones-straddle": N_("Lee Jones: straddles"),
    "pokerstars-forward-button": N_("PokerStars: forward button"),
}
"""Ids of rules without a number of their own, or whose edition has to be told."""


def citation(rule: str, texts: Texts) -> str:
    """Cite a rule by its id.

    Returns:
        A few words; the id itself if it follows no known pattern, nothing for no rule.
    """
    if rule in WORDED:
        return texts.gettext(WORDED[rule])
    for pattern, template in NUMBERED.items():
        if match := re.fullmatch(pattern, rule):
            return texts.gettext(template, number=match[1].replace("rp", "RP"))
    return rule

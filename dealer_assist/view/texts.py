"""One language: translates English templates, fills them, and writes amounts and lists.

English is the source language. A template stands in the code, inside a call of ``N_``,
``gettext``, ``ngettext`` or ``pgettext``: ``pybabel extract`` finds it there without options.
Its French stands in ``resources/locale/fr/LC_MESSAGES/dealer_assist.po``.
"""

import gettext as catalogues
from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path

import msgspec

from dealer_assist.core.house import HouseRules
from dealer_assist.core.values import Seat
from dealer_assist.view.labels import LABELS
from dealer_assist.view.marks import CONTEXT_END

DOMAIN = "dealer_assist"
LANGUAGES = {"en": "English", "fr": "Français"}

NO_BREAK_SPACE = "\u00a0"
NARROW_NO_BREAK_SPACE = "\u202f"

Template = str | tuple[str, str]
"""English, or its singular and its plural."""

Names = Mapping[Seat, str]
"""What players are called; a seat without an entry goes by its number."""


class Letters(msgspec.Struct, frozen=True, kw_only=True):
    """The letters on the blinds, which a room may have in its own language."""

    small: str
    big: str


ENGLISH_LETTERS = Letters(small="SB", big="BB")
FRENCH_LETTERS = Letters(small="PB", big="GB")


class Texts:
    """The words of one language and the amounts of one table.

    Templates hold named parameters and are filled after translation and only once, so a player
    may be called ``{seat}``.
    """

    def __init__(self, language: str, folder: Path, letters: Letters = ENGLISH_LETTERS) -> None:
        """Read a catalogue.

        Args:
            language: A key of ``LANGUAGES``.
            folder: Holds ``fr/LC_MESSAGES/dealer_assist.mo``; without it the texts stay English.
            letters: On the markers of the blinds, whatever the language.
        """
        self.language = language
        self.letters = letters
        self._catalogue = (
            catalogues.NullTranslations()
            if language == "en"
            else catalogues.translation(DOMAIN, folder, [language], fallback=True)
        )
        self.currency = ""
        self.decimals = 0

    def at(self, house: HouseRules) -> "Texts":
        """Return these texts with a table's currency and decimals."""
        texts = copy(self)
        texts.currency = house.currency
        texts.decimals = house.decimals
        return texts

    def gettext(self, template: str, /, **params: object) -> str:
        """Translate a template and fill it.

        Raises:
            KeyError: The template names a parameter that was not given: a caller's bug.
        """
        return self.fill(template, params)

    def ngettext(self, one: str, many: str, count: int, /, **params: object) -> str:
        """Translate a template in the form its count asks for; ``{count}`` is a parameter too."""
        return self.fill((one, many), {"count": self.number(count), **params}, count)

    def fill(self, template: Template, params: Mapping[str, object], count: int = 1) -> str:
        """Translate and fill a template that stands in a table, singular and plural or one form."""
        if isinstance(template, str):
            translated = self._catalogue.gettext(template)
        else:
            translated = self._catalogue.ngettext(*template, count)
        return translated.rpartition(CONTEXT_END)[2].format_map(params)

    def label(self, name: str, /, **params: object) -> str:
        """Say what the window calls something.

        Raises:
            KeyError: ``labels.LABELS`` does not know the name.
        """
        return self.gettext(LABELS[name], **params)

    def player(self, seat: Seat, names: Names) -> str:
        """Name whoever sits in a seat, inside a sentence: ``Émile`` or ``seat 3``."""
        return names.get(seat) or self.gettext("seat {seat}", seat=seat)

    def player_first(self, seat: Seat, names: Names) -> str:
        """Name whoever sits in a seat, where a sentence begins: ``Émile`` or ``Seat 3``."""
        return names.get(seat) or self.gettext("Seat {seat}", seat=seat)

    def players(self, seats: Sequence[Seat], names: Names) -> str:
        """Name several, inside a sentence: ``Carol, seat 5 and Ellen``."""
        return self.listed([self.player(seat, names) for seat in seats])

    def players_first(self, seats: Sequence[Seat], names: Names) -> str:
        """Name several, where a sentence begins: ``Seat 3, Carol and seat 5``."""
        first = [self.player_first(seat, names) for seat in seats[:1]]
        return self.listed([*first, *(self.player(seat, names) for seat in seats[1:])])

    def listed(self, items: Sequence[str]) -> str:
        """Write a list in words: nothing, ``A``, ``A and B``, ``A, B and C``."""
        if len(items) < 2:
            return "".join(items)
        return self.gettext("{items} and {last}", items=", ".join(items[:-1]), last=items[-1])

    def number(self, number: int) -> str:
        """Write a whole number: ``12,500``, French ``12 500`` with narrow spaces."""
        return f"{number:,}".replace(",", self._thousands)

    def amount(self, chips: int) -> str:
        """Write chips as this table counts them: ``1.50``, ``$2``, French ``1,50 €``."""
        whole, rest = divmod(chips, 10**self.decimals)
        text = self.number(whole)
        if self.decimals:
            text += f"{self._point}{rest:0{self.decimals}}"
        if not self.currency:
            return text
        if self.language == "fr":
            return f"{text}{NO_BREAK_SPACE}{self.currency}"
        return f"{self.currency}{text}"

    @property
    def _thousands(self) -> str:
        return NARROW_NO_BREAK_SPACE if self.language == "fr" else ","

    @property
    def _point(self) -> str:
        return "," if self.language == "fr" else "."

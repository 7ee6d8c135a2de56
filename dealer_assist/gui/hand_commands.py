"""What the actions about the hand do: deal, straddle, kill, who won, up cards."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui.controller import TWICE
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.question import Answer, Question
from dealer_assist.gui.window import Window
from dealer_assist.view.bar import straddlers, winners
from dealer_assist.view.screen import hand_names
from dealer_assist.view.values import Winners

if TYPE_CHECKING:
    from dealer_assist.gui.draw import CardSheet
    from dealer_assist.gui.entry import NumberSheet
    from dealer_assist.gui.table_page import TablePage

STRADDLE, KILL, WINNER = "straddle", "kill", "winner"
YES, NO = "yes", "no"
SPLIT, POT_SIZE, SKIP = "split_pot", "pot_size", "skip"


class HandCommands(QObject):
    """One method for each action about the hand, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._asked: Winners | None = None  # while somebody is to name the winners
        self._asked_at = 0
        self._deals = False  # the next hand follows
        self._split = False
        self._won: tuple[Seat, ...] = ()
        self._pot: Chips | None = None
        self._pots_shown = False  # Next hand has led to the pots of the showdown
        window.table_made.connect(self._meet_table)
        window.controller.changed.connect(self._forget)

    def _meet_table(self, page: "TablePage") -> None:
        page.acted.connect(self.act)
        page.answered.connect(self._answer)

    @cached_property
    def upcards_sheet(self) -> "CardSheet":
        """The up cards of stud."""
        from dealer_assist.gui.draw import CardSheet

        made = CardSheet(self._window, self._window.look)
        made.picked.connect(self._lay_upcards)
        return made

    @cached_property
    def pot_sheet(self) -> "NumberSheet":
        """The size of a pot."""
        from dealer_assist.gui.entry import NumberSheet

        made = NumberSheet(self._window, self._window.look)
        made.entered.connect(self._take_pot)
        return made

    def act(self, action: str, number: int) -> None:
        """Let an armed button act on a seat."""
        seat = Seat(number)
        now = self._controller.table.dealt is not None
        if action == STRADDLE:
            self._controller.submit((events.Straddle(seat=seat, now=now),))
        elif action == KILL:
            self._controller.submit((events.Kill(seat=seat),))
        elif action == WINNER and self._asked is not None:
            self._take_winner(seat)

    # --- straddle and kill

    def straddle(self) -> None:
        """Somebody straddles: the one who may, or the seat that is tapped."""
        window = self._window
        if not window.ready():
            return
        allowed = straddlers(self._controller.table)
        if len(allowed) == 1 and not window.table_page.selected and not window.table_page.armed:
            self._controller.submit(allowed)
        else:
            window.table_page.call(STRADDLE)

    def kill(self) -> None:
        """Somebody is given the kill."""
        if self._window.ready():
            self._window.table_page.call(KILL)

    # --- the next hand, and who won this one

    def next_hand(self) -> None:
        """End the hand in play and deal the next one; ask first for what the kill hangs on."""
        if not self._window.ready():
            return
        if self._window.ending:
            self._deal(self._window.ending)
        elif self._asking:
            self._tap_again()
        elif self._pots_to_name and not self._pots_shown:
            self._pots_shown = True
            self._window.table_page.table.pot_tapped.emit(self._pots_to_name - 1)
        elif (asked := self._winners()) is not None:
            self._ask(asked, deals=True)
        else:
            self._deal()

    @property
    def _pots_to_name(self) -> int:
        """How many pots of a followed hand wait for their winners; one needs no naming."""
        if not self._window.preferences.follow:
            return 0
        from dealer_assist.view.follow import follow

        now = follow(self._controller.table, self._window.texts)
        return len(now.showdown) if now is not None and len(now.showdown) > 1 else 0

    @property
    def _asking(self) -> bool:
        return self._asked is not None and self._window.table_page.armed == WINNER

    def winner(self) -> None:
        """Say who won; the hand is over, the next one is not dealt yet."""
        if self._window.ready() and (asked := self._winners()) is not None:
            self._ask(asked, deals=False)

    def _winners(self) -> Winners | None:
        return winners(self._controller.table, self._window.texts)

    def _ask(self, asked: Winners, *, deals: bool) -> None:
        self._window.table_page.disarm()
        self._window.table_page.table.toast.dismiss()
        self._asked, self._deals = asked, deals
        self._asked_at = self._window.services.clock.ticks()
        self._split, self._won, self._pot = False, (), None
        self._show_question()

    def _show_question(self) -> None:
        asked = self._asked
        assert asked is not None
        label = self._window.texts.label
        if asked.threshold and self._pot is None:
            text = asked.question
            answers = [Answer(YES, label("yes"), Icon.CHECK), Answer(NO, label("no"), Icon.CLOSE)]
        else:
            text = label("tap_winners" if self._split else "tap_seat_winner")
            answers = [
                Answer(SPLIT, label("split_pot"), None, chosen=self._split),
                Answer(SKIP, label("skip_winner")),
            ]
        pot = label("pot_size") if self._pot is None else self._pot_words(self._pot)
        answers.insert(-1, Answer(POT_SIZE, pot, None, chosen=self._pot is not None))
        among = frozenset(map(int, asked.seats))
        question = Question(text, tuple(answers), frozenset(self._won), among)
        self._window.table_page.ask(WINNER, question)

    def _pot_words(self, pot: Chips) -> str:
        texts = self._window.texts.at(self._controller.table.hand_house)
        return texts.label("pot_of", amount=texts.amount(pot))

    def _answer(self, name: str) -> None:
        asked = self._asked
        if asked is None:
            return
        if name == SKIP:
            self._finish(())
        elif name == NO:
            self._finish((), large=False)
        elif name == POT_SIZE:
            self._ask_pot()
        elif name == YES:
            self._pot = Chips(asked.threshold + 1)  # the smallest that is larger
            self._show_question()
        else:
            self._split, self._won = not self._split, ()
            self._show_question()

    def _take_winner(self, seat: Seat) -> None:
        if not self._split:
            self._finish((seat,))
            return
        kept = tuple(other for other in self._won if other != seat)
        self._won = kept if seat in self._won else (*kept, seat)
        self._show_question()

    def _tap_again(self) -> None:
        """Take the winners that were tapped; with none, and not by a slip, let go."""
        if self._won:
            self._deals = True
            self._finish(self._won)
        elif self._window.services.clock.ticks() - self._asked_at >= TWICE:
            self._window.table_page.disarm()
            self._asked = None

    def _finish(self, won: tuple[Seat, ...], *, large: bool = True) -> None:
        """End the hand; where the rules refuse the winners, the question stays."""
        asked, deals = self._asked, self._deals
        end = events.End(winners=tuple(sorted(won)), pot=self._pot if won and large else None)
        if not (self._deal((end,)) if deals else self._controller.submit((end,))):
            self._asked, self._deals = asked, deals
            self._split, self._won = True, won
            self._show_question()

    def _deal(self, ending: Sequence[Event] = ()) -> bool:
        page, before = self._window.table_page, self._controller.table.dealt
        page.disarm()
        page.select(0)
        done = self._controller.next_hand(ending)
        if self._controller.table.dealt is not before and self._wants_upcards():
            self.upcards()
        return done

    def _forget(self) -> None:
        """Stop asking: what was asked about is no longer so."""
        if self._asking:
            self._window.table_page.disarm()
        self._asked = None
        self._pots_shown = False

    def _ask_pot(self) -> None:
        table, texts = self._controller.table, self._window.texts
        title, value = texts.label("pot_size"), self._pot or 0
        texts = texts.at(table.hand_house)
        self.pot_sheet.ask(title, [texts.label("chips")], [value], texts)

    def _take_pot(self, amounts: list[int]) -> None:
        asked = self._asked
        if asked is None:
            return
        self._pot = Chips(amounts[0])
        if asked.threshold and self._pot <= asked.threshold:
            self._finish((), large=False)
        else:
            self._show_question()

    # --- stud

    def _wants_upcards(self) -> bool:
        states = {state.action: state.enabled for state in self._controller.view.bar}
        return states["upcards"]

    def upcards(self) -> None:
        """Ask for the up cards, in the order in which they are dealt."""
        hand = self._controller.table.dealt
        if hand is None or not self._window.ready() or not self._wants_upcards():
            return
        from dealer_assist.gui.draw import CardsWanted

        table, texts = self._controller.table, self._window.texts
        names = hand_names(table)
        live = [seat for seat in hand.deal_order if seat not in table.dead_hands]
        wanted = CardsWanted(
            title=texts.label("upcards"),
            note=texts.label("upcards_note"),
            done=texts.label("done"),
            players=[(seat, texts.player_first(seat, names)) for seat in live],
        )
        self.upcards_sheet.ask(wanted, texts)

    def _lay_upcards(self, cards: dict[str, str]) -> None:
        self._controller.submit((events.Upcards(cards=cards),))

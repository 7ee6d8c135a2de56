"""What a dealer who follows the betting says: actions, streets, winners of the pots."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_assist.core import events
from dealer_assist.core.events import Event
from dealer_assist.core.values import Presence, Seat
from dealer_assist.gui.window import Window

if TYPE_CHECKING:
    from dealer_assist.gui.amounts import AmountSheet, SizesSheet
    from dealer_assist.gui.draw import CardSheet
    from dealer_assist.gui.follow_bar import FollowBar
    from dealer_assist.gui.follow_choices import Choice
    from dealer_assist.gui.showdown import Showdown
    from dealer_assist.gui.table_page import TablePage
    from dealer_assist.view.values import Follow, Legal

POT = "pot"
BUST = "busts"


class FollowCommands(QObject):
    """Keeps the row above the bar and the pots in step with the hand; off until it is wanted."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._now: Follow | None = None
        self._showdown: Showdown | None = None
        self._broke: tuple[Seat, ...] = ()  # asked about: who has nothing left
        self._kept: frozenset[Seat] = frozenset()  # of them, who does not bust
        window.table_made.connect(self._meet_table)
        window.controller.changed.connect(self.show)
        window.all_actions["follow"].setChecked(window.preferences.follow)

    def _meet_table(self, page: "TablePage") -> None:
        page.acted.connect(self.act)
        page.table.pot_tapped.connect(self.tap_pot)

    # --- parts, made when they are first shown

    @cached_property
    def row(self) -> "FollowBar":
        """The row above the bar."""
        from dealer_assist.gui.follow_bar import FollowBar
        from dealer_assist.gui.widgets import dress

        made = FollowBar(self._window.look, self._window.services.clock.ticks)
        dress(made, self._window.look)
        made.hide()
        self._window.table_page.put_above_bar(made)
        made.tapped.connect(self.tap)
        return made

    @cached_property
    def amount_sheet(self) -> "AmountSheet":
        """The amount of a bet or raise."""
        from dealer_assist.gui.amounts import AmountSheet

        made = AmountSheet(self._window, self._window.look)
        made.chosen.connect(self._act)
        return made

    @cached_property
    def sizes_sheet(self) -> "SizesSheet":
        """The bet-size helper."""
        from dealer_assist.gui.amounts import SizesSheet

        return SizesSheet(self._window, self._window.look)

    @cached_property
    def card_sheet(self) -> "CardSheet":
        """The up cards of a later street."""
        from dealer_assist.gui.draw import CardSheet

        made = CardSheet(self._window, self._window.look)
        made.picked.connect(self._deal_street)
        return made

    # --- actions of the menus

    def follow(self) -> None:
        """Follow the betting on the screen, or no longer."""
        on = not self._window.preferences.follow
        self._window.prefer(follow=on)
        self._window.all_actions["follow"].setChecked(on)
        if self._window.made("table_page"):
            self.show()

    def sizes(self) -> None:
        """Work out a largest or smallest raise, whatever hand is in play."""
        texts = self._window.texts
        if self._controller.is_open:
            texts = texts.at(self._controller.table.hand_house)
        self.sizes_sheet.show_sizes(texts, self._numbers())

    def _numbers(self) -> dict[str, int]:
        """What the followed hand tells the helper of whoever acts; nothing without one."""
        betting = self._controller.table.betting if self._now is not None else None
        bettor = betting.bettor(self._now.seat) if betting and self._now else None
        if betting is None or bettor is None:
            return {}
        return {
            "size_pot": betting.dead + sum(one.total for one in betting.bettors),
            "size_bet": betting.price,
            "size_own": bettor.put,
            "size_last": betting.step,
        }

    # --- what is shown

    def show(self) -> None:
        """Show where the betting stands, where it is followed."""
        page = self._window.table_page
        on = self._window.preferences.follow and self._controller.is_open
        self._now = self._showdown = None
        self._broke, self._kept = (), frozenset()
        self._window.ending = ()
        if page.armed == POT:
            page.disarm()
        if not on:
            page.show_row(shown=False)
            page.table.show_pots(())
            return
        from dealer_assist.gui.showdown import Showdown
        from dealer_assist.view.follow import follow

        self._now = now = follow(self._controller.table, self._window.texts)
        if now is not None and now.showdown:
            self._showdown = Showdown.of(now.showdown)
        over = now is not None and not now.seat
        page.table.show_pots(now.pots if now is not None else (), gathered=over)
        self._show_row()
        page.show_row(shown=True)
        if self._showdown is not None and now is not None and now.next_street is None:
            self._ask_winners()

    def _show_row(self) -> None:
        from dealer_assist.gui.follow_choices import action_choices, quick_choices, round_over

        now, texts = self._now, self._window.texts
        had_focus = self.row.has_focus
        if self._broke:
            self.row.show_over(texts.label("who_busts"), [*self._bust_choices()])
        elif now is None or now.seat:
            self.row.show_actions(action_choices(now, texts), quick_choices(now))
        else:
            self.row.show_over(self._words(now), [*round_over(now, self._showdown, texts)])
        if had_focus and not self.row.take_focus():
            self._window.table_page.bar.buttons["next_hand"].setFocus()

    def _words(self, now: "Follow") -> str:
        """What the row says beside its buttons; the felt says that the round is over."""
        if self._showdown is not None:
            return " ".join(filter(None, (self._showdown.pot.label, now.uncalled)))
        return now.uncalled or (now.street if now.next_street is not None else now.title)

    # --- an action

    def tap(self, name: str) -> None:
        """Do what a button of the row offers."""
        from dealer_assist.gui.follow_choices import (
            PAY,
            STREET,
            legal_by_place,
            quick_by_place,
        )

        if not self._window.ready():
            return
        kind, _, number = name.rpartition("-")
        legal = legal_by_place(self._now)
        if name in legal:
            self._choose(legal[name])
        elif name in (quick := quick_by_place(self._now)):
            self._act(quick[name].event)
        elif name == STREET:
            self._next_street()
        elif name == PAY:
            self._pay()
        elif kind == POT:
            self.tap_pot(int(number))
        elif kind == BUST:
            self._kept ^= {Seat(int(number))}
            self._window.ending = self._ending()
            self._show_row()

    def _choose(self, legal: "Legal") -> None:
        if not legal.asks:
            self._act(legal.event)
            return
        house = self._controller.table.hand_house
        self.amount_sheet.ask_for(legal, self._objection, self._window.texts.at(house))

    def _objection(self, said: events.Act) -> str:
        return self._controller.objection((said,))

    def _act(self, said: events.Act) -> None:
        self._controller.submit((said,))

    # --- a street

    def _next_street(self) -> None:
        street = self._now.next_street if self._now is not None else None
        if street is None:
            return
        if not street.cards:
            self._controller.submit((street.event,))
            return
        from dealer_assist.gui.draw import CardsWanted
        from dealer_assist.view.screen import hand_names

        table, texts = self._controller.table, self._window.texts
        names = hand_names(table)
        wanted = CardsWanted(
            title=street.label,
            note=texts.label("street_cards"),
            done=street.label,
            players=[(seat, texts.player_first(seat, names)) for seat in street.cards],
            gone=frozenset(card for _seat, board in table.boards for card in board),
        )
        self.card_sheet.ask(wanted, texts)

    def _deal_street(self, cards: dict[str, str]) -> None:
        self._controller.submit((events.Street(cards=cards),))

    # --- the pots and their winners

    def tap_pot(self, number: int) -> None:
        """Ask for the winners of a pot once no betting is left; before, show who may win it."""
        page = self._window.table_page
        if self._showdown is not None:
            self._showdown = self._showdown.turned_to(number)
            self._ask_winners()
        elif page.armed == POT:
            page.disarm()
        elif self._now is not None:
            from dealer_assist.gui.question import Question

            pot = self._now.pots[number]
            seats = frozenset(pot.seats)
            page.ask(POT, Question(pot.label, (), seats, seats))

    def act(self, action: str, number: int) -> None:
        """Let a seat win the pot that is asked about, or no longer."""
        page = self._window.table_page
        if action != POT:
            return
        if self._showdown is not None:
            self._showdown = self._showdown.tapped(Seat(number))
            self._ask_winners()
        else:
            page.disarm()
            page.select(number)
            page.seat_opened.emit(number)

    def _ask_winners(self) -> None:
        from dealer_assist.gui.question import Question

        showdown, page = self._showdown, self._window.table_page
        assert showdown is not None
        self._broke = ()
        texts = self._window.texts
        text = texts.label("pot_winners")
        if len(showdown.pots) > 1:
            text = texts.gettext("Tap the winners: {pot}", pot=showdown.pot.name)
        won, among = showdown.winners(showdown.at), showdown.pot.seats
        page.ask(POT, Question(text, (), frozenset(won), frozenset(among)))
        self._window.ending = self._ending() if showdown.complete else ()
        self._show_row()

    def _end(self) -> events.End:
        return self._showdown.event if self._showdown is not None else events.End()

    def _ending(self) -> tuple[Event, ...]:
        """The end of the hand, and the players it busts."""
        end = self._end()
        broke = self._broke or self._left_with_nothing(end)
        busts = (events.Bust(seat=seat) for seat in broke if seat not in self._kept)
        return (end, *busts)

    def _left_with_nothing(self, end: events.End) -> tuple[Seat, ...]:
        """Players of the hand whose counted chips are gone once it is paid."""
        from dealer_assist.rules.step import replay

        table = self._controller.table
        after = replay(table, (end,)).table
        return tuple(
            seat
            for seat, player in after.players()
            if player.stack == 0 and player.presence is Presence.HERE and self._played(seat)
        )

    def _played(self, seat: Seat) -> bool:
        hand = self._controller.table.dealt
        return hand is not None and seat in hand.dealt_in

    def _pay(self) -> None:
        """Pay the pots; ask first what becomes of players with nothing left."""
        broke = self._left_with_nothing(self._end())
        if broke and not self._broke:
            self._window.table_page.disarm()
            self._broke = broke
            self._show_row()
            return
        self._controller.submit(self._ending())

    def _bust_choices(self) -> "Sequence[Choice]":
        from dealer_assist.gui.follow_choices import PAY, Choice, numbered
        from dealer_assist.gui.icons import Icon
        from dealer_assist.view.deeds import said
        from dealer_assist.view.sheet import sheet

        table, texts = self._controller.table, self._window.texts
        choices = []
        for seat in self._broke:
            rows = sheet(table, seat, texts).rows
            note = next((row.detail for row in rows if row.action == "bust" and row.enabled), "")
            text = said((events.Bust(seat=seat),), table, texts)
            chosen = seat not in self._kept
            choices.append(Choice(numbered(BUST, seat), text, note, chosen=chosen))
        choices.append(Choice(PAY, texts.label("pay_pots"), icon=Icon.CHECK))
        return choices

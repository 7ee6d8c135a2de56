"""The table page as one value: a pure function of the table, for window, lesson and picture."""

from dealer_assist.core.table import HandPlan, Table
from dealer_assist.core.values import Refusal, Seat
from dealer_assist.rules.plan import plan
from dealer_assist.rules.step import coming
from dealer_assist.view.bar import bar
from dealer_assist.view.cards import Scene, cards
from dealer_assist.view.house_words import stakes, subtitle, value_label
from dealer_assist.view.lines import aloud, lines, next_hand
from dealer_assist.view.reasons import reasons
from dealer_assist.view.say import names_of
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import View


def screen(
    table: Table,
    hand: HandPlan | Refusal,
    texts: Texts,
    *,
    undo: str = "",
    redo: str = "",
) -> View:
    """Say everything the table page shows.

    In a hand the seats are shown as they are now, with ghosts of the next hand's markers;
    between hands, the hand that would be dealt, or why none can be.

    Args:
        table: Live, in a lesson or compared.
        hand: ``current(table)``.
        texts: The language; amounts follow the table's house rules.
        undo: What undo would take back, from ``deeds.undo_label``; empty for nothing.
        redo: What redo would bring back.
    """
    scene = Scene(
        table=table,
        hand=hand,
        coming=plan(coming(table)) if table.dealt is not None else None,
        texts=texts.at(table.hand_house),
    )
    return _view(scene, undo, redo)


def _view(scene: Scene, undo: str, redo: str) -> View:
    table, hand, texts, house = scene.table, scene.hand, scene.texts, scene.table.hand_house
    names = hand_names(table)
    number = hand.hand if isinstance(hand, HandPlan) else table.hand + 1
    level = hand.level if isinstance(hand, HandPlan) else table.level
    title = texts.gettext("Hand {hand}", hand=texts.number(number))
    shown = lines(table, hand, texts, names)
    label, markers = next_hand(scene.coming, texts, names) if scene.coming else ("", ())
    return View(
        language=texts.language,
        title=title,
        subtitle=subtitle(house, texts, level),
        limit=value_label("betting", house.betting, texts),
        stakes=stakes(house, level, texts),
        in_hand=table.dealt is not None,
        seats=cards(scene),
        lines=shown,
        next_label=label,
        next_markers=markers,
        why_title=texts.label("why"),
        why_hand=title,
        reasons=reasons(table, hand, texts, names),
        bar=tuple(bar(table, hand, texts, names)),
        undo=undo,
        redo=redo,
        spoken=aloud(shown),
    )


def hand_names(table: Table) -> dict[Seat, str]:
    """What the players of the hand are called, also those who have given up their seat."""
    if table.before is None:
        return names_of(table)
    gone = {seat for seat, _player in table.before.players() if _is_taken_over(table, seat)}
    now = {seat: name for seat, name in names_of(table).items() if seat not in gone}
    return now | {seat: name for seat, name in names_of(table.before).items() if seat in gone}


def _is_taken_over(table: Table, seat: Seat) -> bool:
    player = table.player(seat)
    return player is None or (
        table.dealt is not None and player.new and seat in table.dealt.dealt_in
    )

"""The result dialog: who has won and how, and what each player had."""

from __future__ import annotations

from typing import Any

from game.draw.presentation import PlayerCard, Ui
from game.play.session import Session
from game.web.game_screen import outcome_text
from game.web.platform.dom import by_id, create_element, figure
from game.web.platform.i18n import Translator


def show_result(session: Session, i18n: Translator) -> None:
    """Open the dialog for a game that is over; winners come first."""
    outcome = session.outcome
    assert outcome, "the game is over"
    view, ui = session.game.view, Ui()
    i18n.set_text(by_id("result-title"), outcome_text.title(session))
    explanation = outcome_text.explanation(session)
    by_id("result-how").hidden = explanation is None
    if explanation:
        i18n.set_text(by_id("result-how"), explanation)
    cards = sorted(view.player_cards(session.state, ui), key=lambda card: card.seat not in outcome.winners)
    rows = [_row(session, card, i18n) for card in cards]
    for row, card in zip(rows, cards, strict=True):
        row.classList.toggle("winner", card.seat in outcome.winners)
    by_id("result-rows").replaceChildren(*rows)
    seats = outcome.winners or range(len(rows))
    by_id("laurels").replaceChildren(*(figure(session.record.seats[seat].figure) for seat in seats))
    by_id("result").showModal()


def _row(session: Session, card: PlayerCard, i18n: Translator) -> Any:
    name = i18n.text_element("span", outcome_text.player_name(session, card.seat), class_="name")
    score = create_element("span", class_="value")
    if card.stats:
        i18n.set_text(score, card.stats[0].value)
    row = create_element("li", figure(session.record.seats[card.seat].figure), name, score)
    if day := outcome_text.day(session, card.seat):
        row.append(i18n.text_element("small", day))
    return row

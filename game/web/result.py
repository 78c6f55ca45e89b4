"""How a game ended: who won, and what each player had."""

from __future__ import annotations

from typing import Any

from game.draw.show import Card, Ui
from game.play.session import Session
from game.text.message import say
from game.web.dom import by_id, figure, fill, make
from game.web.words import Words


def show(session: Session, words: Words) -> None:
    """Open the dialog over a game that is over; winners stand first."""
    outcome = session.state.outcome
    assert outcome, "the game is over"
    view, ui = session.game.view, Ui()
    words.put(by_id("result-title"), view.prompt(session.state, ui))
    cards = sorted(view.table(session.state, ui), key=lambda card: card.seat not in outcome.winners)
    rows = [_row(session, card, words) for card in cards]
    for row, card in zip(rows, cards, strict=True):
        row.classList.toggle("winner", card.seat in outcome.winners)
    fill(by_id("result-rows"), rows)
    seats = outcome.winners or range(len(rows))
    fill(by_id("laurels"), [figure(session.record.seats[seat].figure) for seat in seats])
    by_id("result").showModal()


def _row(session: Session, card: Card, words: Words) -> Any:
    name = words.make("span", say("player", seat=card.seat), class_="name")
    score = make("span", class_="value")
    if card.facts:
        words.put(score, card.facts[0].value)
    return make("li", figure(session.record.seats[card.seat].figure), name, score)

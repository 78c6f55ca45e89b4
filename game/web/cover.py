"""The first screen: which game, and whether to go on, begin, or go back to the game before."""

from __future__ import annotations

from itertools import pairwise

from game.contract import Game
from game.play.session import Session
from game.text.message import say
from game.web.dom import by_id, every
from game.web.words import Words


class Cover:
    """The first screen of whichever game is chosen."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def show(self, game: Game, current: Session | None, previous: Session | None) -> None:
        """Offer to go on with `current`, and with the one before it, if they are not over."""
        for button in every("#games [data-game]"):
            button.setAttribute("aria-pressed", str(button.dataset.game == game.id).lower())
        self._words.put(by_id("game-title"), say(f"{game.id}-title"))
        self._words.put(by_id("game-tagline"), say(f"{game.id}-tagline"))
        going_on = _is_on(current)
        by_id("continue").hidden = not going_on
        by_id("play").classList.toggle("main", not going_on)
        self._words.put(by_id("play-label"), say("result-new" if going_on else "start-play"))
        by_id("previous").hidden = not _is_on(previous)
        if current and going_on:
            detail = say("start-continue-detail", turns=turns(current), players=len(current.record.seats))
            self._words.put(by_id("continue-detail"), detail)


def _is_on(session: Session | None) -> bool:
    return session is not None and session.state.outcome is None and session.ply > 0


def turns(session: Session) -> int:
    """How many turns were begun: one more than the turn has passed on."""
    acting = [state.to_act for state in session.states if state.to_act >= 0]
    return 1 + sum(one != other for one, other in pairwise(acting))

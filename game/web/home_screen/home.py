"""The home screen: choose a game; continue, start a new game, or resume the previous one."""

from __future__ import annotations

from game.contract import Game
from game.play.replay import turns
from game.play.session import Session
from game.text.message import msg
from game.web.platform.dom import by_id, query_all
from game.web.platform.i18n import Translator


class HomeScreen:
    """The home screen for the chosen game."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n

    def show(self, game: Game, current: Session | None, previous: Session | None) -> None:
        """Show a game; offer to continue `current` and to resume `previous` if they are in progress."""
        for button in query_all("#games [data-game]"):
            button.setAttribute("aria-pressed", str(button.dataset.game == game.id).lower())
        self._i18n.set_text(by_id("game-title"), msg(f"{game.id}-title"))
        self._i18n.set_text(by_id("game-tagline"), msg(f"{game.id}-tagline"))
        can_continue = _is_in_progress(current)
        by_id("continue").hidden = not can_continue
        by_id("play").classList.toggle("main", not can_continue)
        self._i18n.set_text(by_id("play-label"), msg("result-new" if can_continue else "start-play"))
        by_id("previous").hidden = not _is_in_progress(previous)
        if current and can_continue:
            players = len(current.record.seats)
            detail = msg("start-continue-detail", turns=len(turns(current)), players=players)
            self._i18n.set_text(by_id("continue-detail"), detail)


def _is_in_progress(session: Session | None) -> bool:
    return session is not None and session.state.outcome is None and session.ply > 0

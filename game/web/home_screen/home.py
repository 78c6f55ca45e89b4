"""The home screen for the chosen game: continue, start a new game, or open another unfinished one."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.record import Seat
from game.text.message import msg
from game.web.home_screen.running_list import RunningList, listed_names
from game.web.platform.dom import by_id, query_all
from game.web.services import Services


class HomeScreen:
    """The home screen."""

    def __init__(self, services: Services) -> None:
        self._i18n, self._current = services.i18n, services.current
        self.running = RunningList(services)

    def show(self, seats: Sequence[Seat], picture: str = "") -> None:
        """Show the chosen game. `seats` are those of a new game; `picture` is the board just left."""
        game = self._current.game.id
        for button in query_all("#games [data-game]"):
            button.setAttribute("aria-pressed", str(button.dataset.game == game).lower())
        self._i18n.set_text(by_id("game-title"), msg(f"{game}-title"))
        self._i18n.set_text(by_id("game-tagline"), msg(f"{game}-tagline"))
        self._i18n.set_text(by_id("game-origin"), msg(f"{game}-origin"))
        self.running.show(picture)
        can_continue = not by_id("continue").hidden
        by_id("play").classList.toggle("main", not can_continue)
        self._i18n.set_text(by_id("play-label"), msg("start-again" if can_continue else "start-play"))
        names = listed_names(game, seats)
        self._i18n.set_text(by_id("play-players"), msg("running-players", names=names))

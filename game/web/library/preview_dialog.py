"""A preview of an imported game or a game of the library: board, players, number of turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.draw.scene import Scene
from game.play.dealer import new_seed
from game.play.replay import turns
from game.play.session import Session
from game.text.message import msg
from game.web.board.static_board import idle_scene, picture_element, show_picture
from game.web.game_screen import outcome_text
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, figure
from game.web.services import Services

MAX_BOARD_HEIGHT = "50dvh"
"""Limit of the height of the board's picture."""


class GamePreviewDialog:
    """Shows a game and asks whether to play it, replay it or remove it."""

    def __init__(
        self,
        services: Services,
        open_session: Callable[[Session], None],
        open_in_replay: Callable[[Session], None],
    ) -> None:
        self._i18n, self._open_session, self._open_in_replay = services.i18n, open_session, open_in_replay
        self._session: Session | None = None
        self._remove_entry: Callable[[], None] | None = None
        self._play: Callable[[Session], None] | None = None

    def commands(self) -> Mapping[str, Command]:
        return {
            "preview-play": self._on_play,
            "preview-replay": self._on_replay,
            "preview-remove": self._on_remove,
        }

    def show(
        self,
        session: Session,
        remove_entry: Callable[[], None] | None = None,
        play: Callable[[Session], None] | None = None,
        play_label: str = "preview-play",
    ) -> None:
        """Show a game; `remove_entry` removes it from the library, if it is there.

        `play`, labelled with the message `play_label`, is called in place of playing on; a game of other
        devices can only be looked at without it.
        """
        self._session, self._remove_entry, self._play = session, remove_entry, play
        game, is_over = session.game, session.outcome is not None
        self._i18n.set_text(by_id("preview-title"), msg(f"{game.id}-title"))
        self._show_detail(session)
        players = [self._player(session, number) for number in range(len(session.record.seats))]
        by_id("preview-players").replaceChildren(*players)
        can_play = not is_over and (play is not None or session.record.together is None)
        by_id("preview-play").hidden = not can_play
        self._i18n.set_text(by_id("preview-play"), msg(play_label))
        by_id("preview-replay").classList.toggle("main", not can_play)
        by_id("preview-remove").hidden = remove_entry is None
        by_id("preview").showModal()
        self._paint(session)

    def _show_detail(self, session: Session) -> None:
        """Show the number of turns, and of a game that is over its result."""
        detail = msg("preview-detail", turns=len(turns(session)))
        if session.outcome:
            detail = msg("preview-over", turns=len(turns(session)), result=outcome_text.result(session))
        i18n = self._i18n.for_players(session.game.id, session.record.seats)
        i18n.set_text(by_id("preview-detail"), detail)

    def _paint(self, session: Session) -> None:
        def draw() -> Scene:
            return idle_scene(session, self._i18n.board_language())

        scene = draw()
        canvas = picture_element(self._i18n.text(msg(f"{session.game.id}-title")))
        canvas.style.maxWidth = f"calc({MAX_BOARD_HEIGHT} * {scene.width / scene.height})"
        by_id("preview-board").replaceChildren(canvas)
        show_picture(canvas, draw)

    def _player(self, session: Session, number: int) -> Any:
        outcome, seat, name = session.outcome, session.record.seats[number], create_element("span")
        name.textContent = self._i18n.player_names(session.game.id, session.record.seats)[number]
        item = create_element("li", figure(seat.figure), name)
        item.classList.toggle("winner", bool(outcome and number in outcome.winners))
        return item

    def _on_play(self, _: Any) -> None:
        """Continue the game; without a seed it gets a new one."""
        assert self._session
        by_id("preview").close()
        by_id("library").close()
        session = self._session
        if self._play:
            self._play(session)
        else:
            self._open_session(session if session.record.seed else session.with_seed(new_seed()))

    def _on_replay(self, _: Any) -> None:
        assert self._session
        by_id("preview").close()
        by_id("library").close()
        self._open_in_replay(self._session)

    def _on_remove(self, _: Any) -> None:
        by_id("preview").close()
        if self._remove_entry:
            self._remove_entry()

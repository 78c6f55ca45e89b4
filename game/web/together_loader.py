"""The way to games with other devices: downloads and imports `game.web.together` when somebody needs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.contract import Game, OptionValue
from game.play.record import Seat
from game.play.saves.two_slot_save import StoreError
from game.play.session import Session
from game.web.game_screen.board_mode import BoardMode
from game.web.game_screen.controller import GameController
from game.web.game_screen.play_mode import SpectateMode
from game.web.services import Services

if TYPE_CHECKING:  # these import browser modules, which unit tests do not have
    from game.web.home_screen.navigation import Navigation
    from game.web.library.preview_dialog import GamePreviewDialog
    from game.web.together.controller import TogetherController

    Action = Callable[[TogetherController], None]

COMMAND_PREFIXES = ("together-", "live-")
"""The beginnings of the commands of games with others."""

SHELF_SLOTS = ("starboard.together.a", "starboard.together.b")
"""Where `game.play.together.shelf` keeps the games."""


class TogetherLoader:
    """Passes everything on to the controller of games with others. `connect` must be called first."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._together: TogetherController | None = None

    def connect(self, controller: GameController, navigation: Navigation, preview: GamePreviewDialog) -> None:
        """Set the parts of the page that it uses, and list games with others on the home screen."""
        self._parts = (controller, navigation, preview)
        navigation.together_chosen.subscribe(self._start)
        if self._has_games():
            self._use(lambda together: together.show_list())

    def run(self, name: str, button: Any) -> None:
        """Run the command of a button."""
        self._use(lambda together: together.run(name, button))

    def make_mode(self, session: Session, controller: GameController) -> BoardMode:
        """The board's mode for a game with others; until its controller is there it is only shown."""
        if self._together:
            return self._together.make_mode(session)
        shown = SpectateMode(session, controller.screen)

        def play_if_still_shown(_: TogetherController) -> None:
            if controller.mode is shown:
                controller.play(session)

        self._use(play_if_still_shown)
        return shown

    def open_live_link(self, text: str) -> None:
        """Open an invitation to a live game, or the answer to one."""
        self._use(lambda together: together.open_live_link(text))

    def receive(self, session: Session) -> None:
        """Open a game from several devices that came as a letter or a file."""
        self._use(lambda together: together.receive(session))

    def take_seat(self, text: str) -> None:
        """Take over a seat that comes from another device, as the text of a link or a file."""
        self._use(lambda together: together.take_seat(text))

    def _start(self, game: Game, seats: tuple[Seat, ...], options: dict[str, OptionValue]) -> None:
        self._use(lambda together: together.start(game, seats, options))

    def _has_games(self) -> bool:
        try:
            return any(self._services.saves.store.read(key) for key in SHELF_SLOTS)
        except StoreError:
            return False

    def _use(self, action: Action) -> None:
        """Run an action of the controller, which is loaded first, with its texts, if it is not there yet."""
        if self._together:
            action(self._together)
        else:
            self._services.tasks.spawn(self._set_up(action))

    async def _set_up(self, action: Action) -> None:
        if not await self._services.loader.load_together():
            return
        from game.web.together.controller import TogetherController

        self._together = self._together or TogetherController(self._services, *self._parts)
        action(self._together)

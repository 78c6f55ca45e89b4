"""The games with other devices on the home screen."""

from __future__ import annotations

from typing import Any

from js import document

from game.play.saves.two_slot_save import StoreError
from game.play.together.shelf import ShelfState, ShelvedGame
from game.text.message import msg
from game.web.platform.dom import by_id, create_element, icon
from game.web.services import Services
from game.web.together import elements
from game.web.together.games import SharedGames


class GameList:
    """The list, after the games of this device alone. A game that is removed can be put back."""

    def __init__(self, services: Services, games: SharedGames) -> None:
        self._i18n, self._toasts, self._games = services.i18n, services.toasts, games
        self._list = create_element("section", id="together-games", hidden="")
        by_id("running").after(self._list)
        self._removed: ShelvedGame | None = None

    def show(self) -> None:
        entries = [entry for entry in self._games.entries() if entry.state != ShelfState.OVER]
        self._list.hidden = not entries
        heading = self._i18n.text_element("h2", msg("together-list"))
        self._list.replaceChildren(heading, *(self._row(entry) for entry in entries))

    def remove(self, identity: str) -> None:
        """Remove a game, and offer to put it back."""
        entry = self._games.entry(identity)
        try:
            self._games.remove(identity)
        except StoreError:
            self._toasts.show(msg("together-full"))
            return
        self._removed = entry
        self._toasts.show(msg("together-removed"), ("together-restore", msg("library-restore")))
        self.show()
        document.querySelector("[data-command=together-restore]").focus()  # the game's own button is gone

    def restore(self) -> None:
        """Put the game back that was removed last."""
        assert self._removed
        self._games.put(self._removed)
        self._toasts.clear("together-removed")
        self.show()
        if opener := self._list.querySelector(f'[data-id="{self._removed.id}"]'):  # none if there was no room
            opener.focus()

    def _row(self, entry: ShelvedGame) -> Any:
        title = self._i18n.text_element("b", msg(f"{entry.game}-title"))
        players = create_element("small", class_="players")
        players.textContent = ", ".join(filter(None, entry.names))
        state = self._i18n.text_element("small", elements.state_message(entry))
        lines = create_element("span", title, players, state)
        attributes = {"type": "button", "data_id": entry.id}
        remove = create_element(
            "button", icon("x"), data_command="together-remove", class_="plain", **attributes
        )
        self._i18n.set_text(remove, msg("together-remove", game=msg(f"{entry.game}-title")))
        opener = create_element("button", lines, class_="running", data_command="together-open", **attributes)
        return create_element("div", opener, remove)

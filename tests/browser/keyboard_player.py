"""A player that uses the keyboard only: Tab to move the focus, arrow keys on the board, Enter to act."""

from __future__ import annotations

from collections import deque
from typing import Any

from playwright.sync_api import Page

from game.draw.presentation import Ui
from tests.browser.pointer_player import GAME, PagePlayer, mode_of

MAX_TABS = 40

ARROWS_SCRIPT = """
() => {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const spots = [...document.querySelectorAll("#spots button")];
  const after = (spot, key) => {
    spot.focus();
    spot.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement.dataset.spot;
  };
  const from = spot => Object.fromEntries(
    keys.map(key => [after(spot, key), key]).filter(([there]) => there !== spot.dataset.spot)
  );
  return Object.fromEntries(spots.map(spot => [spot.dataset.spot, from(spot)]));
}
"""


def arrow_graph(page: Page) -> dict[str, dict[str, str]]:
    """For each spot of the board, the spots one arrow key away, with the key."""
    return page.evaluate(ARROWS_SCRIPT)


def shortest_keys(graph: dict[str, dict[str, str]], start: str, end: str) -> list[str]:
    """The shortest sequence of keys from one spot to another."""
    keys: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while queue and end not in keys:
        spot = queue.popleft()
        for neighbour, key in graph[spot].items():
            if neighbour not in keys:
                keys[neighbour] = [*keys[spot], key]
                queue.append(neighbour)
    return keys[end]


class KeyboardPlayer(PagePlayer):
    """Plays by keyboard. `tabs` is the number of times Tab was pressed."""

    tabs = 0

    def focused(self) -> dict[str, Any]:
        """The data attributes and the id of the focused element."""
        return self.page.evaluate("(({id, dataset}) => ({id, ...dataset}))(document.activeElement)")

    def tab_to(self, **attributes: str) -> None:
        """Press Tab until an element with these data attributes has the focus."""
        for _ in range(MAX_TABS):
            if attributes.items() <= self.focused().items():
                return
            self.page.keyboard.press("Tab")
            self.tabs += 1
        raise AssertionError(f"Tab does not reach {attributes}")

    def tab_to_the_board(self) -> str:
        """Press Tab until a spot of the board has the focus; the id of the spot."""
        for _ in range(MAX_TABS):
            if spot := self.focused().get("spot"):
                return spot
            self.page.keyboard.press("Tab")
            self.tabs += 1
        raise AssertionError("Tab does not reach the board")

    def press(self, **attributes: str) -> None:
        self.tab_to(**attributes)
        self.page.keyboard.press("Enter")

    def play(self, move: object, graph: dict[str, dict[str, str]]) -> None:
        """Play a move by its button, or on the board if it has none."""
        session = self.session()
        target = str(move)
        if mode := mode_of(session, target):
            self.press(target=f"mode {mode}")
        if any(action.target == target for action in GAME.view.actions(session.state, Ui())):
            self.press(target=target)
            return
        spot = next(each for each in GAME.view.spots(session.state, Ui(mode=mode)) if each.target == target)
        for key in shortest_keys(graph, self.tab_to_the_board(), spot.id):
            self.page.keyboard.press(key)
        assert self.focused()["spot"] == spot.id
        self.page.keyboard.press("Enter")

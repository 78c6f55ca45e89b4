"""A player that plays by taps or by keys and knows the legal moves from the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY, Game
from game.draw.camera import fit_board
from game.draw.presentation import Ui
from game.draw.theme import THEMES
from game.play.dealer import Dealer
from game.play.record import Seat
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session, new_session
from game.search.thinker import think_for_slices
from tests.browser.conftest import SETTINGS_KEY
from tests.browser.keyboard_player import ARROWS_SCRIPT, MAX_TABS, shortest_keys
from tests.browser.pointer_player import READ_STORAGE_SCRIPT, session_in
from tests.engines.browser import Browser

SEED = "5eed"
QUICK_SETTINGS = {SETTINGS_KEY: json.dumps({"speed": "instant", "sound": False, "language": "en"})}
"""The stored settings that need no waiting."""

LEVELS = {"africa": "scout", "star": "wanderer", "mancala": "captor"}
BOARD_SIZE_SCRIPT = (
    '(({ width, height }) => [width, height])(document.getElementById("board").getBoundingClientRect())'
)


def near_its_end(game: Game, seats: tuple[Seat, ...], preset: str, moves_left: int) -> Session:
    """A game between quick players with `moves_left` moves to go if they continued it."""
    return list(playout(new_session(game, seats, SEED, game.presets[preset])))[-moves_left - 1]


def playout(session: Session) -> Iterator[Session]:
    while session.state.to_act != NOBODY:
        chance = session.state.to_act == CHANCE
        dealer = Dealer(SEED)
        session = session.play(dealer.deal(session.state, session.ply) if chance else quick_move(session))
        yield session


def quick_move(session: Session) -> Any:
    """The move of a level that thinks for a moment and plays on towards the end."""
    level = session.game.levels[LEVELS[session.game.id]]
    state = session.state.seen_by(session.state.to_act)
    return think_for_slices(level.thinker(), state, Random(session.ply), slices=1).move


class Player:
    """Plays one game in a browser."""

    def __init__(self, browser: Browser, game: Game) -> None:
        self.browser = browser
        self.game = game
        self._arrow_graph: dict[str, dict[str, str]] = {}

    def saved_session(self) -> Session:
        """The saved game, replayed through the rules; both of its copies are whole."""
        return session_in(self.browser.evaluate(READ_STORAGE_SCRIPT), self.game.id, whole=True)

    def resume(self) -> None:
        """Go from the start page to the saved game."""
        self.browser.wait_for("html[data-ready=yes]")
        self.choose_game()
        self.browser.click("[data-command=continue]")

    def choose_game(self) -> None:
        """Choose the game on the start page and wait until it is loaded."""
        chosen = f"#games [data-game={self.game.id}]"
        self.browser.click(chosen)
        self.browser.wait_for(f"{chosen}[aria-pressed=true]")

    def read_arrow_graph(self) -> None:
        """Find where the arrow keys lead from each spot of the board. The focus returns to its place."""
        self._arrow_graph = self.browser.evaluate(f"({ARROWS_SCRIPT.strip()})()")
        self.browser.evaluate("document.activeElement.blur()")

    def is_asked(self, after: int = -1) -> bool:
        """Wait until a person is asked after more moves than `after`; False if the game is over instead."""
        self.browser.wait_for(f'#game[data-asked=yes]:not([data-ply="{after}"]), #result[open]')
        return not self.browser.evaluate('document.getElementById("result").open')

    def play_by_tap(self, move: object) -> None:
        """Play a move by a tap on the board, or on its button if it is not on the board."""
        target = str(move)
        mode = self.mode(target)
        self.browser.wait_for_paint()
        if mode:
            self.browser.click(f'#actions [data-target="mode {mode}"]')
            self.browser.wait_for('#actions [data-target="mode"]')
            self.browser.wait_for_paint()
        point = self.board_point(self.saved_session().state, target, mode)
        if point:
            self.browser.click_at("#board", *point)
        else:
            self.browser.click(f'#actions [data-target="{target}"]')

    def board_point(self, state: Any, target: str, mode: str) -> tuple[float, float] | None:
        """The place of a target in pixels of the board; None if it is not on the board."""
        ui = Ui(mode=mode)
        scene = self.game.view.scene(state, ui, THEMES["light"])
        camera = fit_board(scene.width, scene.height, *self.browser.evaluate(BOARD_SIZE_SCRIPT))
        places = [*scene.shapes, *self.game.view.spots(state, ui)]
        found = [(place.x, place.y) for place in places if place.target == target]
        return camera.to_view(*found[0]) if found else None

    def play_by_keys(self, move: object) -> None:
        """Play a move by keys: Tab to its button or to the board, there arrow keys, then Enter."""
        target = str(move)
        mode = self.mode(target)
        if mode:
            self.tab_to(f'#actions [data-target="mode {mode}"]')
            self.browser.press("Enter")
            self.browser.wait_for('#actions [data-target="mode"]')
        state = self.saved_session().state
        if any(action.target == target for action in self.game.view.actions(state, Ui(mode=mode))):
            self.tab_to(f'#actions [data-target="{target}"]')
        else:
            spots = self.game.view.spots(state, Ui(mode=mode))
            self.walk_to(next(spot.id for spot in spots if spot.target == target))
        self.browser.press("Enter")

    def walk_to(self, spot: str) -> None:
        """Press arrow keys from the spot that Tab leads to until `spot` has the focus."""
        self.tab_to("#spots button")
        for key in shortest_keys(self._arrow_graph, self.focused_spot(), spot):
            self.browser.press(key)
        assert self.focused_spot() == spot

    def focused_spot(self) -> str:
        spot: str = self.browser.evaluate("document.activeElement.dataset.spot")
        return spot

    def tab_to(self, selector: str) -> None:
        """Press Tab until a matching element has the focus."""
        for _ in range(MAX_TABS):
            if self.browser.evaluate(f"document.activeElement.matches('{selector}')"):
                return
            self.browser.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def mode(self, target: str) -> str:
        """The mode button to be pressed before a target can be chosen; empty if none is needed."""
        pressed = {action.target for action in self.game.view.actions(self.saved_session().state, Ui())}
        verb = target.partition(" ")[0]
        return verb if target not in pressed and f"mode {verb}" in pressed else ""


@cache
def unfinished_games() -> dict[str, Session]:
    """A game of each that is soon over: one against a computer, two for two people."""
    seats = (Seat("Anna", 0), Seat("Ben", 1))
    level = LEVELS["africa"]
    return {
        "africa": near_its_end(GAMES["africa"], (Seat("Anna", 0), Seat("Ben", 1, level)), "classic", 24),
        "star": near_its_end(GAMES["star"], seats, "mini", 6),
        "mancala": near_its_end(GAMES["mancala"], seats, "standard", 8),
    }


def storage_texts() -> dict[str, str]:
    """The storage with these games and with settings that need no waiting."""
    store = MemoryStore()
    for game_id, session in unfinished_games().items():
        GameSaves(store, game_id, GAMES).save(session)
    return store.texts | QUICK_SETTINGS

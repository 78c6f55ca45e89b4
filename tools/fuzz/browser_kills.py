"""A real Chromium that dies at any moment of a game played fast, and what its next start finds.

The tab crashes, is closed or navigates away, or the whole browser is killed. The page reports each ply that
it shows and each press before it takes effect. The save found afterwards must lack nothing that was shown and
contain nothing that was not played. The moment of a kill depends on the machine.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from http import HTTPStatus
from multiprocessing.util import Finalize
from pathlib import Path
from random import Random
from typing import ClassVar

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from game.catalog import GAMES
from game.contract import NOBODY
from game.play.record import HUMAN, Seat
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session, new_session
from tools import serve
from tools.bench.browser_session import built_dist, open_ready, served
from tools.fuzz.generators import play_random_move
from tools.fuzz.save_oracle import SaveOracle
from tools.setup import browsers

MAX_PLAY_MS = 1500
"""Milliseconds of play before a kill, at most."""

KILLS_PER_GAME = 12
MAX_MOVES_BEFORE_KILLS = 20
"""Moves of a game before its first kill, at most."""

UNDO_PROBABILITY = 0.1
"""Probability of an undo in place of a move."""

BLANK_PATH = "/sw.js"
"""A text file of the site that starts nothing; the browser's storage is prepared there."""

READ_STORAGE_SCRIPT = "({...localStorage})"
WRITE_STORAGE_SCRIPT = "texts => void Object.assign(localStorage, texts)"
EVENTS_PATH = "/events"
PLAY_SCRIPT = """
([undoProbability, eventsPath]) => {
  const report = event => {
    const request = new XMLHttpRequest();
    request.open("POST", eventsPath, false); // synchronous: the page waits until the server has it
    request.send(event);
  };
  const game = document.getElementById("game");
  let shown, pressed = false;
  const look = () => {
    if (game.dataset.ply !== shown) report(`shown ${shown = game.dataset.ply}`);
    pressed = false;
  };
  const press = () => {
    if (pressed || game.dataset.asked !== "yes") return;
    const undo = document.querySelector("#tools [data-command=undo]:not(:disabled)");
    const choices = document.querySelectorAll(
      "#actions [data-target]:not([data-target^=mode]), #spots [aria-disabled=false]");
    const choice = choices[Math.floor(Math.random() * choices.length)];
    const chosen = undo && Math.random() < undoProbability ? undo : choice;
    if (!chosen) return;
    pressed = true;
    const { target, spot } = chosen.dataset;
    report(chosen === undo ? "undo" : spot ? `spot ${spot}` : `button ${target}`);
    chosen.click();
  };
  new MutationObserver(look).observe(game, { attributeFilter: ["data-ply", "data-asked"] });
  setInterval(press, 10);
}
"""
"""Plays at random as fast as the page allows, and reports each press before it."""

KillMethod = Callable[[Page, Path], None]


class EventHandler(serve.Handler):
    """Serves the site and collects the events that its page reports."""

    events: ClassVar[list[str]] = []

    def do_POST(self) -> None:  # noqa: N802 -- http.server's name
        self.events.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()


class KillableBrowser:
    """A browser whose profile survives kills, and a game that continues in it from case to case."""

    def __init__(self, playwright: Playwright, address: str, profile: Path) -> None:
        self._chromium, self._address, self._profile = playwright.chromium, address.rstrip("/"), profile
        self._context = self._launch()
        self._oracle: SaveOracle | None = None
        self._kills_left = 0

    def play_and_kill(self, rng: Random, method: KillMethod) -> str:
        """Play for a while, then kill the page. Raises AssertionError if the save is wrong."""
        if not self._oracle or not self._kills_left:
            self._oracle, self._kills_left = self._new_game(rng), KILLS_PER_GAME
        kills_left, self._kills_left = self._kills_left - 1, 0  # a failed case leaves no game to continue
        page = self._resume_game(self._oracle.sessions[0].game.id)
        page.wait_for_timeout(rng.uniform(0, MAX_PLAY_MS))
        with suppress(Error):
            method(page, self._profile)
        session = self._load_saved(self._oracle.sessions[0].game.id)
        for event in EventHandler.events:  # all of them have arrived by now
            self._oracle.observe(event)
        lost = self._oracle.lost_progress(session, allowed_losses=int(method is kill))
        self._oracle = SaveOracle(session)
        self._kills_left = 0 if session.state.to_act == NOBODY or not session.ply else kills_left
        return f"{method.__name__}: {'the action in progress' if lost else 'nothing'} lost"

    def close(self) -> None:
        with suppress(Error):
            self._context.close()

    def _new_game(self, rng: Random) -> SaveOracle:
        """A new game, saved as the page would have saved it."""
        game = GAMES[rng.choice(list(GAMES))]
        second = "scout" if game.id == "africa" and rng.random() < 0.5 else HUMAN
        session = new_session(game, (Seat("Anna", 0), Seat("Ben", 1, second)), f"{rng.getrandbits(64):x}")
        for _ in range(rng.randint(1, MAX_MOVES_BEFORE_KILLS)):
            session = session if session.state.to_act == NOBODY else play_random_move(session, rng)
        page = self._new_page()
        page.goto(f"{self._address}{BLANK_PATH}")
        store = MemoryStore()
        store.texts = page.evaluate(READ_STORAGE_SCRIPT)
        saves = GameSaves(store, game.id, GAMES)
        saves.load_current()
        saves.save(session)
        settings = json.dumps({"speed": "instant", "sound": False, "language": "en"})
        page.evaluate(WRITE_STORAGE_SCRIPT, {**store.texts, "starboard.settings": settings})
        open_ready(page, self._address)
        return SaveOracle(session)

    def _resume_game(self, game_id: str) -> Page:
        """Continue the game on the page, and let the script play."""
        page = self._context.pages[-1]
        EventHandler.events.clear()
        page.locator(f"#games [data-game={game_id}]").click()
        page.evaluate(PLAY_SCRIPT, [UNDO_PROBABILITY, EVENTS_PATH])
        page.locator("#continue").click()
        return page

    def _load_saved(self, game_id: str) -> Session:
        """The game that the next start finds."""
        page = open_ready(self._new_page(), self._address)
        store = MemoryStore()
        store.texts = page.evaluate(READ_STORAGE_SCRIPT)
        loaded = GameSaves(store, game_id, GAMES).load_current()
        if not loaded or not loaded.session or loaded.problem:
            raise AssertionError(f"the save cannot be read: {loaded and loaded.problem}")
        return loaded.session

    def _new_page(self) -> Page:
        """A new page that replaces all others, in a new browser if the last one is dead."""
        try:
            page = self._context.new_page()
        except Error:
            self._context = self._launch()
            page = self._context.new_page()
        for other in self._context.pages[:-1]:
            other.close()
        return page

    def _launch(self) -> BrowserContext:
        return self._chromium.launch_persistent_context(
            self._profile, executable_path=browsers.ensure_headless(), args=browsers.launch_args()
        )


def crash(page: Page, profile: Path) -> None:
    page.goto("chrome://crash")


def close(page: Page, profile: Path) -> None:
    page.close()


def leave(page: Page, profile: Path) -> None:
    page.goto("about:blank")


def kill(page: Page, profile: Path) -> None:
    """Kill every process of the browser on that profile, so that none can write anything more."""
    processes = subprocess.run(["ps", "-axo", "pid=,args="], capture_output=True, text=True, check=True)
    for line in processes.stdout.splitlines():
        if f"--user-data-dir={profile}" in line:
            with suppress(ProcessLookupError):
                os.kill(int(line.split()[0]), signal.SIGKILL)


KILL_METHODS = (crash, close, leave, kill)


@cache
def killable_browser() -> KillableBrowser:
    """This process's browser, on a fresh build."""
    with ExitStack() as stack:
        address = stack.enter_context(served(built_dist(), EventHandler))
        profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        killable = KillableBrowser(stack.enter_context(sync_playwright()), address, Path(profile))
        stack.callback(killable.close)
        Finalize(None, stack.pop_all().close, exitpriority=1)
    return killable

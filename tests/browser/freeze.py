"""The localStorage of the built page as a fixture: `python3 -m tests.browser.freeze NUMBER-COMMIT`.

Builds the page, plays all three games in Chromium, sets the settings, solves puzzles, fills the library, and
writes `page.json` into a set that `tests/play/freeze.py` has begun. See `tests/play/builds/README.md`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from playwright.sync_api import Page, expect

from game.catalog import GAMES, load_submodule
from game.play.record import HUMAN
from game.play.saves.game_saves import GameSaves
from game.play.saves.library import Library, load_entry
from game.play.saves.two_slot_save import MemoryStore
from tests.browser.conftest import SETTINGS_KEY, START_TIMEOUT
from tests.browser.pointer_player import (
    READ_STORAGE_SCRIPT,
    PagePlayer,
    choose_game,
    store_with,
)
from tests.play.freeze import BUILDS, JsonObject, put, solved_puzzles, summary
from tools.bench.browser_session import built_dist, chromium, open_ready, served
from tools.setup import browsers

CHOSEN_SETTINGS = {
    "theme": "dark",
    "motion": "less",
    "names": "today",
    "undo": "any",
    "think": "long",
    "ponder": True,
    "confirm": True,
    "turned": True,
    "sound": False,
    "language": "sv",
}
"""Settings chosen in the form at the end. Speed is `instant` from the beginning."""

PUZZLES_TO_SOLVE = {"star": (1, 3), "mancala": (0, 2)}
"""Indices of the puzzles that are solved."""

PLAYER_TO_MOVE = "#game[data-asked=yes]"


def play(page: Page, choices: int) -> None:
    """Make a number of decisions by keyboard; stop at the end of the game."""
    person, ply = PagePlayer(page), -1
    for turn in range(choices):
        if not person.wait_for_turn(ply):
            return
        ply = int(page.locator("#game").get_attribute("data-ply") or 0)
        spots = page.locator("#spots [aria-disabled=false]")
        spots.nth(turn * 7 % spots.count()).press("Enter")
    person.wait_for_turn(ply)


def set_up(page: Page, preset: str, players: list[tuple[str, str]], **rules: str) -> None:
    """Begin a game with players, each a level and a name, and house rules."""
    page.locator("#start-menu [data-dialog=setup]").click()
    page.locator(f"#presets [value={preset}]").check()
    if not page.locator("#table[open]").count():
        page.locator("#table summary").click()
    for number, (player, name) in enumerate(players):
        row = page.locator("#seats > li").nth(number)
        row.locator("select").select_option(player)
        if name:
            row.locator("input").fill(name)
    if rules and not page.locator("#house-rules[open]").count():
        page.locator("#house-rules summary").click()
    for name, value in rules.items():
        page.locator(f"#option-{name}").select_option(value)
    page.locator("[data-command=begin]").click()


def toggle_view_option(page: Page) -> None:
    """Change the first view option of the board."""
    page.locator("#toggles input").first.evaluate("box => box.click()")


def go_home(page: Page) -> None:
    if page.locator("#result").is_visible():
        page.locator("#result button[value=close]").click()
    page.locator("#home").click()
    expect(page.locator("#start")).to_be_visible()


def choose_settings(page: Page, settings: JsonObject) -> None:
    """Choose settings in their form."""
    page.locator("#bar [data-dialog=settings]").click()
    for name, value in settings.items():
        field = page.locator(f"#settings [name={name}]")
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.select_option(value)
    page.locator("#settings button[value=close]").click()


def solve(page: Page, game: str) -> None:
    puzzles = load_submodule(game, "learn.puzzles").PUZZLES
    for number in PUZZLES_TO_SOLVE[game]:
        page.locator("[data-dialog=learn]").click()
        page.locator(f'#puzzles [data-number="{number}"]').click()
        expect(page.locator(f"{PLAYER_TO_MOVE}[data-ply='0']")).to_be_attached()
        page.locator(
            f'#spots [data-spot="{puzzles[number].best[-1:] if game == "mancala" else puzzles[number].best}"]'
        ).press("Enter")
        expect(page.locator('[data-target="learn next"]')).to_be_visible()
        go_home(page)


def fill_storage(page: Page, library: str) -> None:
    """Play, solve puzzles and choose settings. The last chosen game is *Star."""
    choose_settings(page, {"speed": "instant"})
    person = PagePlayer(page)
    page.locator("#import-file").set_input_files(
        {"name": "starboard-library.json", "mimeType": "application/json", "buffer": library.encode()}
    )
    expect(page.locator('[data-notice="library-taken-in"]')).to_be_visible()

    set_up(page, "classic", [(HUMAN, "Kerttu"), ("homebody", ""), *2 * [("nobody", "")]])
    person.wait_for_turn()
    person.play_on(2)
    go_home(page)
    three = [(HUMAN, "Åsa Öberg"), ("scout", ""), ("trader", "Bo")]
    set_up(page, "lost_diamond", three, board="finnish")
    person.wait_for_turn()
    person.play_on(4)
    go_home(page)

    choose_game(page, "mancala")
    set_up(page, "komi", [(HUMAN, "Åsa"), ("sower", "")])
    play(page, 1000)
    go_home(page)
    page.locator("#play").click()
    play(page, 2)
    go_home(page)
    set_up(page, "rule_2004", [("sower", ""), (HUMAN, "Åsa")], swap="yes")
    play(page, 4)
    toggle_view_option(page)
    go_home(page)
    solve(page, "mancala")

    choose_game(page, "star")
    page.locator("#play").click()
    play(page, 2)
    go_home(page)
    set_up(page, "mini", [(HUMAN, "Åsa"), ("wanderer", "")], stones="2")
    play(page, 3)
    toggle_view_option(page)
    go_home(page)
    solve(page, "star")
    choose_settings(page, CHOSEN_SETTINGS)


def expected_content(texts: dict[str, str]) -> JsonObject:
    """The `expected` part for a storage, from the code of the same build."""
    store = store_with(texts)
    games = {game: _saved_games(store, game) for game in GAMES}
    library = [summary(_opened(load_entry(game, GAMES))) for game in Library(store).games()]
    return {
        "games": games,
        "library": library,
        "solved": solved_puzzles(texts),
        "settings": json.loads(texts[SETTINGS_KEY]),
        "last": "star",
    }


def _saved_games(store: MemoryStore, game: str) -> JsonObject:
    saves = GameSaves(store, game, GAMES)
    return {
        "current": summary(_opened(saves.load_current())),
        "previous": summary(_opened(saves.load_previous())),
    }


def _opened(loaded: Any) -> Any:
    assert loaded
    assert loaded.session
    return loaded.session


def main(build: str) -> None:
    library = json.loads((BUILDS / build / "library.json").read_text("utf-8"))["export"]
    with served(built_dist()) as address, chromium(locale="en-GB") as context:
        context.set_default_timeout(START_TIMEOUT)
        context.add_init_script(browsers.POINTER_MOVE_SCRIPT)
        page = open_ready(context.pages[0], f"{address}/?seed=5eed")
        fill_storage(page, library)
        texts: dict[str, str] = page.evaluate(READ_STORAGE_SCRIPT)
    assert json.loads(texts[SETTINGS_KEY]).items() >= CHOSEN_SETTINGS.items()
    put(build, "page", {"storage": dict(sorted(texts.items())), "expected": expected_content(texts)})


if __name__ == "__main__":
    main(*sys.argv[1:])

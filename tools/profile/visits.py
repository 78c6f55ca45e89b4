"""The visits of `python3 -m tools profile`: all that a start and the first moves may need of Python.

Each is given a new browser and the site's address, and yields its pages when they have done their part.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import inf
from random import Random

from playwright.sync_api import BrowserContext, FilePayload, Page, Route, expect

from game.catalog import GAMES
from game.contract import Game, Options
from game.play.exchange.share_link import encode
from game.play.record import Seat
from game.play.replay import session_at
from game.play.saves.game_saves import GameSaves, unfinished_games
from game.play.saves.library import library_entry
from game.play.saves.two_slot_save import MemoryStore, TwoSlotSave
from game.play.session import Session, new_session
from tools.bench.browser_session import START_TIMEOUT, open_ready
from tools.console import ROOT
from tools.fuzz.save_oracle import automatic_move
from tools.paths import LANGUAGES
from tools.pictures import make_decision
from tools.setup.browsers import MAKE_SNAPSHOT_SCRIPT, RESTORED_SCRIPT

SEATS = (Seat("", 0), Seat("", 1))
EARLIER_BUILDS = ROOT / "tests" / "play" / "builds"
FIRST_GAME = next(iter(GAMES))
DECISIONS = 6
"""How many a person makes in each game."""

DAMAGE_SCRIPT = "".join(
    f"""localStorage.setItem("starboard.{name}", "{{?");"""
    for name in ("settings", "game", *GAMES, "library", "together", "puzzles")
)
NO_STORAGE_SCRIPT = """
const refuse = () => { throw new DOMException("refused", "SecurityError"); };
Object.defineProperty(window, "localStorage", { get: refuse });
"""
FULL_STORAGE_SCRIPT = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
STORE_SCRIPT = """
localStorage.clear();
indexedDB.deleteDatabase("starboard");
for (const [key, text] of Object.entries(TEXTS)) localStorage.setItem(key, text);
"""
"""Replaces what earlier pages have stored."""
BAD_FIELDS: tuple[dict[str, object], ...] = (
    {"moves": ["start cairo", "fly cairo", "6"]},
    {"moves": ["start cairo", "fly to the moon"]},
    {"options": {"dragons": "yes"}},
    {"game": "chess"},
    {"format": 99},
)
"""Fields that make a saved game invalid."""
BAD_FILES = ("", "no game", '{"format": 1}', "[" * 100_000)
PLIES = 30
"""The number of moves of a game that is opened from a link."""
PLIES_LEFT = 12
"""The number of moves left in a game that is soon over."""
LOOK_BACK_SCRIPT = "document.querySelector('#more [data-command=look-back]').click()"
LONG_NAMES = ("<b>\N{SNOWMAN} \N{ARABIC LETTER ALEF}</b>", "\N{GRINNING FACE}" * 30)


def games(context: BrowserContext, address: str) -> Iterator[Page]:
    """A new game of each kind against computers, then the same again after a reload."""
    page = context.new_page()
    for game in GAMES:
        open_ready(page, f"{address}?seed=5eed")
        choose_game(page, game)
        page.click("#play")
        for number in range(DECISIONS):
            make_decision(page, number)
        wait_for_turn(page)
        for command in ("undo", "hint"):
            if page.locator(f"#tools [data-command={command}]").is_enabled():
                page.click(f"#tools [data-command={command}]")
            wait_for_turn(page)
        yield page
        open_ready(page, address)
        page.click("#continue")
        wait_for_turn(page)
        yield page


def chosen_seats(context: BrowserContext, address: str) -> Iterator[Page]:
    """Seats chosen before Python has started, every strength and a name."""
    page = context.new_page()
    for strength in range(3):
        page.goto(address)
        page.locator("#start [data-dialog=setup]").click()
        page.locator("#people label").nth(1).click()
        page.locator("#computers label").nth(1).click()
        page.locator("#strengths label").nth(strength).click()
        page.locator("#table summary").click()
        page.locator("#seats input").first.fill("Anna")
        page.click("[data-command=begin]")
        wait_for_turn(page)
        yield page


def dialogs(context: BrowserContext, address: str) -> Iterator[Page]:
    """What else is on the first screen, and a game that is shared, as a link."""
    page = open_ready(context.new_page(), address)
    for dialog in ("setup", "settings", "learn", "import"):
        page.locator(f"[data-dialog={dialog}]").first.click()
        page.locator(f"dialog#{dialog}[open]").press("Escape")
    page.click("[data-command=library]")
    yield page
    open_ready(page, address)
    page.click("#play")
    make_decision(page, 0)
    wait_for_turn(page)
    page.locator("#tools [data-dialog=more]").click()
    page.click("#more [data-command=share]")
    expect(page.locator("#share-text")).not_to_have_value("")
    link = page.locator("#share-text").input_value()
    page.locator("dialog#share").press("Escape")
    page.click("[data-command=home]")
    yield page
    yield open_ready(context.new_page(), link)


def links(context: BrowserContext, address: str) -> Iterator[Page]:
    """Links to a game of each kind after many moves, and its replay; files that are no games."""
    for game in GAMES.values():
        link = encode(random_session(game, plies=PLIES).record)
        page = open_ready(context.new_page(), f"{address}#{link}")
        page.click("#preview-play")
        wait_for_turn(page)
        page.evaluate(LOOK_BACK_SCRIPT)
        page.click("#replay [data-command=step-back]")
        page.click("#replay [data-command=look-done]")
        for text in BAD_FILES:
            file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
            page.set_input_files("#import-file", file)
            page.locator("[data-notice=import-bad]").get_by_role("button", name="Close").click()
        yield page


def random_session(game: Game, options: Options | None = None, plies: float = inf) -> Session:
    """A game after this number of random moves, or at its end."""
    session, rng = new_session(game, SEATS, "5eed", options), Random(1)
    while session.outcome is None and session.ply < plies:
        session = session.play(automatic_move(session) or rng.choice(session.state.legal_moves()))
    return session


def late_games(context: BrowserContext, address: str) -> Iterator[Page]:
    """Games of each kind under each preset that are soon over."""
    for game in GAMES.values():
        for options in game.presets.values():
            store, session = MemoryStore(), random_session(game, options)
            GameSaves(store, game.id, GAMES).save(session_at(session, session.ply - PLIES_LEFT))
            page = open_stored(context, address, store.texts)
            choose_game(page, game.id)
            page.click("#continue")
            wait_for_turn(page)
            yield page
            page.close()


def letters(context: BrowserContext, address: str) -> Iterator[Page]:
    """A game with a player elsewhere: begun, sent, continued, and joined as on another device."""
    page = open_ready(context.new_page(), address)
    choose_game(page, "star")
    page.locator("#start [data-dialog=setup]").click()
    page.locator("#table summary").click()
    page.locator("#seats select").nth(1).select_option("elsewhere")
    page.click("[data-command=begin]")
    make_decision(page, 3)
    page.locator("#together-bar button.main").click()
    expect(page.locator("#together-letter")).to_be_visible()
    link = page.locator("#together-text").input_value()
    page.locator("#together-letter button[value=close]").click()
    page.click("#live-bar [data-command=live-open]")
    expect(page.locator("#live-code svg.qr-code path")).to_be_attached()
    yield page
    open_ready(page, address)
    page.locator("#together-games .running").click()
    yield page
    elsewhere = address.replace("127.0.0.1", "localhost")  # with a storage of its own
    page = open_ready(context.new_page(), f"{elsewhere}#{link.partition('#')[2]}")
    page.click("#preview-play")
    page.fill("#together-name", "Bo")
    page.click("[data-command=together-join]")
    make_decision(page, 5)
    yield page


def languages(context: BrowserContext, address: str) -> Iterator[Page]:
    """Each language, and a change of language."""
    for language in LANGUAGES:
        page = open_ready(context.new_page(), f"{address}?lang={language}")
        page.locator(f"[data-language]:not([data-language={language}])").first.evaluate("it => it.click()")
        yield page


def saves(context: BrowserContext, address: str) -> Iterator[Page]:
    """A replaced game of each kind, and saves and settings that cannot be read."""
    replaced = MemoryStore()
    for game in GAMES.values():
        session = new_session(game, SEATS, "5eed")
        unfinished_games(replaced).add(library_entry(session, 1))
    good = new_session(GAMES[FIRST_GAME], SEATS, "5eed").record
    records = [json.dumps(json.loads(good.text()) | fields) for fields in BAD_FIELDS]
    whole = stored(good.text(), good.text())
    cut = {key: text[:-9] for key, text in whole.items()}
    first = next(iter(whole))
    half = whole | {first: cut[first]}
    for texts in (replaced.texts, *map(stored, records), cut, half):
        page = open_stored(context, address, texts)
        page.click("#play")
        make_decision(page, 0)
        yield page
        page.close()
    page = context.new_page()
    page.add_init_script(DAMAGE_SCRIPT)
    yield open_ready(page, address)


def earlier_builds(context: BrowserContext, address: str) -> Iterator[Page]:
    """What earlier builds have stored, opened by a Python that starts as usual and by one from a snapshot."""
    yield from stored_by_earlier_builds(context, address)
    yield from snapshot(context, address)
    yield from stored_by_earlier_builds(context, address)


def stored_by_earlier_builds(context: BrowserContext, address: str) -> Iterator[Page]:
    for path in sorted(EARLIER_BUILDS.glob("*/page.json")):
        page = open_stored(context, address, json.loads(path.read_text("utf-8"))["storage"])
        page.click("[data-command=library]")
        page.locator("dialog#library[open]").press("Escape")
        for game in GAMES:
            choose_game(page, game)
            page.click("#play")
            wait_for_turn(page)
            page.click("#home")
        yield page
        page.close()


def refused_saves(context: BrowserContext, address: str) -> Iterator[Page]:
    """A game that the browser does not store."""
    for script in (NO_STORAGE_SCRIPT, FULL_STORAGE_SCRIPT):
        page = context.new_page()
        page.add_init_script(script)
        open_ready(page, address)
        page.click("#play")
        make_decision(page, 0)
        yield page
        page.close()


def odd_names(context: BrowserContext, address: str) -> Iterator[Page]:
    """A game of players with long names in other scripts."""
    page = open_ready(context.new_page(), address)
    page.locator("#start [data-dialog=setup]").click()
    page.locator("#people label").nth(1).click()
    page.locator("#table summary").click()
    for number, name in enumerate(LONG_NAMES):
        page.locator("#seats input").nth(number).fill(name)
    page.click("[data-command=begin]")
    wait_for_turn(page)
    yield page


def failed_starts(context: BrowserContext, address: str) -> Iterator[Page]:
    """Starts that fail, since a file is missing or damaged."""
    changes: tuple[tuple[str, Callable[[bytes], bytes]], ...] = (
        ("**/stdlib-*", lambda _: b""),
        ("**/stdlib-*", lambda _: b"<html>"),
        ("**/stdlib-*", lambda content: bytes(len(content))),
        ("**/game-*", lambda content: bytes(len(content))),
    )
    for pattern, change in changes:
        page = context.new_page()
        page.route(pattern, partial(fulfil_changed, change))
        page.goto(address)
        expect(page.get_by_role("alert")).to_be_visible(timeout=START_TIMEOUT)
        yield page
        page.close()


def fulfil_changed(change: Callable[[bytes], bytes], route: Route) -> None:
    """Answer a request with other content."""
    route.fulfill(body=change(route.fetch().body()), content_type="application/zip")


def snapshot(context: BrowserContext, address: str) -> Iterator[Page]:
    """A start from a snapshot."""
    page = open_ready(context.new_page(), address)
    assert page.evaluate(MAKE_SNAPSHOT_SCRIPT) == "made"
    yield open_ready(page, address)
    assert page.evaluate(RESTORED_SCRIPT)


VISITS = (
    games,
    chosen_seats,
    dialogs,
    links,
    late_games,
    letters,
    languages,
    saves,
    earlier_builds,
    refused_saves,
    odd_names,
    failed_starts,
)


def stored(*records: str) -> dict[str, str]:
    """The storage after these records of the first game were saved one after the other."""
    store = MemoryStore()
    saves = TwoSlotSave(store, f"starboard.{FIRST_GAME}")
    for record in records:
        saves.save(record)
    return store.texts


def open_stored(context: BrowserContext, address: str, texts: Mapping[str, str]) -> Page:
    """A new page whose storage has these texts only."""
    page = context.new_page()
    page.add_init_script(STORE_SCRIPT.replace("TEXTS", json.dumps(texts)))
    return open_ready(page, address)


def choose_game(page: Page, game: str) -> None:
    """Choose a game on the first screen."""
    page.click(f"#games [data-game={game}]")
    expect(page.locator(f"#games [data-game={game}][aria-pressed=true]")).to_be_attached()


def wait_for_turn(page: Page) -> None:
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)

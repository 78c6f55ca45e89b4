"""`python3 -m tools profile`: finds the functions and data of Python that a start and the first moves use.

Needed after an upgrade of Pyodide. Each visit below runs in Chromium on a build whose WebAssembly notes what
is used (`tools/build/split_wasm.mjs`). The result, `tools/build/python_profile.txt`, decides what the page
fetches before somebody can play.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from game.catalog import GAMES
from tools import build
from tools.bench.browser_session import START_TIMEOUT, chromium, open_ready, served
from tools.build import split_pyodide
from tools.build.pyodide_files import WASM, Pyodide
from tools.build.split_pyodide import Profile
from tools.console import parse_no_arguments, step
from tools.pictures import make_decision
from tools.setup import venv
from tools.setup.browsers import BOOT_URL

LANGUAGES = ("en", "sv", "fi")
DECISIONS = 6
"""How many a person makes in each game."""

CAPTURE_SCRIPT = """
(() => {
  const started = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const result = await real.apply(WebAssembly, args);
      started.push(result.instance ?? result);
      return result;
    };
  }
  const called = ([name, { value }]) => (name.startsWith("seen:") && value ? Number(name.slice(5)) : []);
  const touched = ({ memory }) => {
    const bits = memory ? [...new Uint8Array(memory.buffer, 0, 1024)] : [];
    return bits.flatMap((byte, at) => [0, 1, 2, 3, 4, 5, 6, 7].flatMap(bit => ((byte >> bit) & 1 ? 8 * at + bit : [])));
  };
  globalThis.pythonProfile = () => [
    started.flatMap(({ exports }) => Object.entries(exports).flatMap(called)),
    started.flatMap(({ exports }) => touched(exports)),
  ];
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
})()
"""
"""Notes what the page's WebAssembly uses, and starts Python, which waits for a touch."""

DAMAGE_SCRIPT = """
const names = ["settings", "game", "africa", "star", "mancala", "library", "together", "puzzles"];
for (const name of names) localStorage.setItem(`starboard.${name}`, "{?");
"""


def main(arguments: list[str]) -> int:
    parse_no_arguments("profile", __doc__, arguments)
    node = venv.node_modules()
    with build.staging_folder() as site:
        build.write_site(node, site, Pyodide.WHOLE)
        [file] = site.rglob(WASM)
        wasm = file.read_bytes()
        with step("instrumenting the WebAssembly"):
            file.write_bytes(split_pyodide.instrument(node, wasm))
            file.with_name(f"{WASM}.br").unlink()
        profile = visit_all(site)
    split_pyodide.write_profile(wasm, profile)
    return 0


def visit_all(site: Path) -> Profile:
    """What the visits use."""
    profile = Profile()
    with served(site) as address:
        for visit in VISITS:
            with step(f"visiting: {(visit.__doc__ or '').partition('.')[0]}"), chromium() as context:
                context.add_init_script(CAPTURE_SCRIPT)
                for page in visit(context, address):
                    profile.add(Profile(*map(set, page.evaluate("pythonProfile()"))))
    return profile


def games(context: BrowserContext, address: str) -> Iterator[Page]:
    """A new game of each kind against computers, then the same again after a reload."""
    page = context.new_page()
    for game in GAMES:
        open_ready(page, f"{address}?seed=5eed")
        page.click(f"#games [data-game={game}]")
        expect(page.locator(f"#games [data-game={game}][aria-pressed=true]")).to_be_attached()
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


def languages(context: BrowserContext, address: str) -> Iterator[Page]:
    """Each language."""
    for language in LANGUAGES:
        yield open_ready(context.new_page(), f"{address}?lang={language}")


def damaged_saves(context: BrowserContext, address: str) -> Iterator[Page]:
    """Saves and settings that nobody can read."""
    page = context.new_page()
    page.add_init_script(DAMAGE_SCRIPT)
    yield open_ready(page, address)


def snapshot(context: BrowserContext, address: str) -> Iterator[Page]:
    """A start from a snapshot."""
    page = open_ready(context.new_page(), address)
    assert page.evaluate(f"import({BOOT_URL} + 'start.mjs').then(page => page.makeSnapshot(0))") == "made"
    yield open_ready(page, address)
    assert page.evaluate("performance.getEntriesByName('restored').length")


VISITS = (games, chosen_seats, dialogs, languages, damaged_saves, snapshot)


def wait_for_turn(page: Page) -> None:
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)

"""The start: what the page shows until Python is ready, and what it shows if the start fails."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.catalog import GAMES
from game.play.record import Seat
from game.play.saves.two_slot_save import MemoryStore, TwoSlotSave
from game.play.session import new_session
from tests.browser.conftest import START_TIMEOUT, Problems
from tests.browser.pointer_player import stored_state
from tests.served_site import Site

ROOT = Path(__file__).parent.parent.parent
CANNOT_RUN = {
    "en-GB": "does not run WebAssembly",
    "sv-SE": "kan inte köra WebAssembly",
    "fi-FI": "ei aja WebAssemblya",
}


def test_the_page_starts_without_policy_violations_or_cookies(
    page: Page, open_ready: Callable[..., Page]
) -> None:
    open_ready(page)
    assert page.evaluate("crossOriginIsolated")
    assert page.context.cookies() == []


def test_an_idle_first_visit_prefetches_and_starts_python(
    new_context: Callable[..., BrowserContext],
) -> None:
    untouched = new_context().new_page()
    with untouched.expect_request(re.compile(r"/pyodide\.asm\.wasm"), timeout=START_TIMEOUT):
        untouched.goto("/")
    assert not untouched.evaluate("'ready' in document.documentElement.dataset")
    expect(untouched.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)


def test_download_progress_counts_every_byte(page: Page, open_ready: Callable[..., Page]) -> None:
    page.add_init_script(
        "window.progress = [];"
        "document.addEventListener('starboard:progress', ({ detail }) => window.progress.push(detail))"
    )
    open_ready(page)
    seen = page.evaluate("window.progress")
    assert [part["loaded"] for part in seen] == sorted(part["loaded"] for part in seen)
    assert len(seen) > 3
    assert seen[-1]["loaded"] == seen[-1]["total"] > 5_000_000


@pytest.mark.parametrize("locale", CANNOT_RUN)
def test_missing_webassembly_is_reported_in_the_players_language(
    locale: str, new_page: Callable[..., Page]
) -> None:
    page = new_page(locale=locale)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(CANNOT_RUN[locale])
    expect(page.locator("html[data-ready]")).to_have_count(0)


@pytest.mark.parametrize(
    "missing",
    [
        r"/core\.js",
        r"/core-\w+\.js",
        r"/interpreter\.mjs",
        r"/pyodide\.mjs",
        r"/pyodide\.asm\.js",
        r"/pyodide\.asm\.wasm",
        r"/stdlib-\w+\.zip",
        r"/game-\w+\.zip",
        r"/en\.ftl",
    ],
)
def test_a_missing_file_is_reported_and_saves_stay_untouched(
    missing: str, page: Page, problems: Problems
) -> None:
    problems.expect("")
    page.add_init_script("localStorage.setItem('starboard.test', 'kept')")
    page.route(re.compile(missing), lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive", timeout=START_TIMEOUT)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert page.evaluate("localStorage.getItem('starboard.test')") == "kept"


def test_a_corrupt_runtime_is_reported(page: Page, problems: Problems) -> None:
    problems.expect("")
    damaged = b"\0asm\1\0\0\0garbage"
    page.route("**/*.wasm", lambda route: route.fulfill(body=damaged, content_type="application/wasm"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive", timeout=START_TIMEOUT)


def test_a_syntax_error_in_the_runtime_is_reported(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route(
        "**/boot/interpreter.mjs", lambda route: route.fulfill(body="}", content_type="text/javascript")
    )
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("could not start", timeout=START_TIMEOUT)


def test_a_python_exception_during_the_start_is_shown(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route(
        "**/game-*.zip.txt", lambda route: route.fulfill(body=b"not a zip", content_type="application/zip")
    )
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("ModuleNotFoundError", timeout=START_TIMEOUT)


OUT_OF_MEMORY_SCRIPT = """
const refuse = () => Promise.reject(new RangeError("instantiate(): Out of memory"));
Object.assign(WebAssembly, { instantiate: refuse, instantiateStreaming: refuse });
"""


def test_out_of_memory_is_reported_with_links_to_the_saved_games(
    new_page: Callable[..., Page], base_url: str, problems: Problems
) -> None:
    problems.expect("")
    record = new_session(GAMES["star"], (Seat("Anna", 0), Seat("", 1)), "5eed").record.text()
    store = MemoryStore()
    TwoSlotSave(store, "starboard.star").save(record)
    page = new_page(storage_state=stored_state(base_url, store.texts | {"starboard.mancala.a": "ruined"}))
    page.add_init_script(OUT_OF_MEMORY_SCRIPT)
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("not enough memory", timeout=START_TIMEOUT)
    expect(alert.get_by_role("link")).to_have_text(["starboard-star.json"])
    with page.expect_download() as download:
        alert.get_by_role("link").click()
    assert Path(download.value.path()).read_text("utf-8") == record


CRASHING_WASM_SCRIPT = """
const starts = Number(localStorage.getItem("starts"));
localStorage.setItem("starts", starts + 1);
const lose = () => Promise.reject(new WebAssembly.RuntimeError("Out of bounds memory access"));
if (starts < LOST) Object.assign(WebAssembly, { instantiate: lose, instantiateStreaming: lose });
"""


def test_a_wasm_crash_during_the_start_reloads_once(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.add_init_script(CRASHING_WASM_SCRIPT.replace("LOST", "1"))
    page.goto("/")
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)
    assert page.evaluate("localStorage.getItem('starts')") == "2"


def test_a_second_wasm_crash_is_reported_without_a_third_start(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.add_init_script(CRASHING_WASM_SCRIPT.replace("LOST", "9"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Out of bounds", timeout=START_TIMEOUT)
    assert page.evaluate("localStorage.getItem('starts')") == "2"


def test_an_interrupted_first_visit_continues_when_online_again(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive", timeout=START_TIMEOUT)
    page.unroute("**/*.wasm")
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)


FOREIGN_ERROR_SCRIPT = """
addEventListener("DOMContentLoaded", () => Promise.reject(new Error("an extension's")));
document.addEventListener("starboard:failure", () => (window.suspected = true));
"""


def test_an_error_in_a_foreign_script_does_not_block_the_game(page: Page, problems: Problems) -> None:
    problems.expect("an extension's")
    page.add_init_script(FOREIGN_ERROR_SCRIPT)
    page.goto("/")
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)
    assert page.evaluate("window.suspected")
    expect(page.get_by_role("alert")).to_be_hidden()
    page.locator("#play").click()
    expect(page.locator("#board")).to_be_visible()


@pytest.mark.parametrize("index", ["index.html", "dist/index.html"])
def test_the_page_opened_from_a_file_says_how_to_serve_it(
    index: str, page: Page, problems: Problems, dist: Path
) -> None:
    problems.expect("origin")  # browsers refuse modules from files
    problems.expect("net::ERR_F")  # the theme is built and not in the repository
    path = dist.parent / index if index.startswith("dist") else ROOT / index
    page.goto(path.as_uri())
    notice = page.locator("#file-notice")
    expect(notice).to_be_visible()
    expect(page.get_by_role("main")).to_be_hidden()
    for language in ("en", "sv", "fi"):
        expect(notice.locator(f"[lang={language}]")).to_contain_text("python3 -m tools play")


def test_an_unbuilt_page_says_how_to_serve_it(own_site: Site, page: Page, problems: Problems) -> None:
    problems.expect("404")
    problems.expect("Refused to apply style")
    for name in ("index.html", "game/web/boot/page/no-module-notice.js"):
        served = own_site.folder / name
        served.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, served)
        served.with_name(f"{served.name}.br").unlink(missing_ok=True)
    page.goto(own_site.address)
    expect(page.locator("#file-notice")).to_be_visible()


def test_a_page_whose_script_is_missing_reloads_once(page: Page, problems: Problems) -> None:
    problems.expect("net::ERR_FAILED")
    page.route("**/boot/start.mjs", lambda route: route.abort(), times=1)
    page.goto("/")
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)


def test_a_page_whose_script_stays_missing_says_so_in_three_languages(page: Page, problems: Problems) -> None:
    problems.expect("net::ERR_FAILED")
    page.route("**/boot/start.mjs", lambda route: route.abort())
    page.goto("/")
    notice = page.locator("#missing-files-notice")
    expect(notice).to_be_visible()
    expect(page.get_by_role("main")).to_be_hidden()
    page.unroute("**/boot/start.mjs")
    for language, again in (("sv", "Försök igen"), ("fi", "Yritä uudelleen"), ("en", "Try again")):
        expect(notice.locator(f"[lang={language}] a")).to_have_text(again)
    notice.locator("[lang=en] a").click()
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)

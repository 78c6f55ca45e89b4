"""Starting: what the page shows on the way to Python, and where the way ends early."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.catalog import GAMES
from game.play.record import Seat
from game.play.saves import MemoryStore, Saves
from game.play.session import begin
from tests.browser.conftest import START, Problems
from tests.browser.play import storage
from tests.site import Site

ROOT = Path(__file__).parent.parent.parent
CANNOT_RUN = {
    "en-GB": "does not run WebAssembly",
    "sv-SE": "kan inte köra WebAssembly",
    "fi-FI": "ei aja WebAssemblya",
}


def test_the_page_gets_ready_without_a_breach_of_the_policy_and_without_a_cookie(
    page: Page, open_ready: Callable[..., Page]
) -> None:
    open_ready(page)
    assert page.evaluate("crossOriginIsolated")
    assert page.context.cookies() == []


def test_a_first_visit_that_nobody_touches_fetches_ahead_and_starts_by_itself(
    new_context: Callable[..., BrowserContext],
) -> None:
    untouched = new_context().new_page()
    with untouched.expect_request(re.compile(r"/pyodide\.asm\.wasm"), timeout=START):
        untouched.goto("/")
    assert not untouched.evaluate("'ready' in document.documentElement.dataset")
    expect(untouched.locator("html[data-ready=yes]")).to_be_attached(timeout=START)


def test_progress_counts_every_byte_of_the_runtime(page: Page, open_ready: Callable[..., Page]) -> None:
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
def test_without_webassembly_the_page_says_so_in_the_players_language(
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
def test_a_file_that_does_not_arrive_is_told_and_saves_are_untouched(
    missing: str, page: Page, problems: Problems
) -> None:
    problems.expect("")
    page.add_init_script("localStorage.setItem('starboard.test', 'kept')")
    page.route(re.compile(missing), lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive", timeout=START)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert page.evaluate("localStorage.getItem('starboard.test')") == "kept"


def test_a_damaged_runtime_is_told(page: Page, problems: Problems) -> None:
    problems.expect("")
    damaged = b"\0asm\1\0\0\0garbage"
    page.route("**/*.wasm", lambda route: route.fulfill(body=damaged, content_type="application/wasm"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive", timeout=START)


def test_a_runtime_that_is_not_python_is_told(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route(
        "**/boot/interpreter.mjs", lambda route: route.fulfill(body="}", content_type="text/javascript")
    )
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("could not start", timeout=START)


def test_what_python_raises_while_starting_is_shown_for_a_report(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route(
        "**/game-*.zip.txt", lambda route: route.fulfill(body=b"not a zip", content_type="application/zip")
    )
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("ModuleNotFoundError", timeout=START)


OUT_OF_MEMORY = """
const refuse = () => Promise.reject(new RangeError("instantiate(): Out of memory"));
Object.assign(WebAssembly, { instantiate: refuse, instantiateStreaming: refuse });
"""


def test_without_memory_the_page_says_so_and_hands_out_the_saved_games(
    new_page: Callable[..., Page], base_url: str, problems: Problems
) -> None:
    problems.expect("")
    record = begin(GAMES["star"], (Seat("Anna", 0), Seat("", 1)), "5eed").record.text()
    store = MemoryStore()
    Saves(store, "starboard.star").save(record)
    page = new_page(storage_state=storage(base_url, store.texts | {"starboard.mancala.a": "ruined"}))
    page.add_init_script(OUT_OF_MEMORY)
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("not enough memory", timeout=START)
    expect(alert.get_by_role("link")).to_have_text(["starboard-star.json"])
    with page.expect_download() as download:
        alert.get_by_role("link").click()
    assert Path(download.value.path()).read_text("utf-8") == record


LOST_ITS_WAY = """
const starts = Number(localStorage.getItem("starts"));
localStorage.setItem("starts", starts + 1);
const lose = () => Promise.reject(new WebAssembly.RuntimeError("Out of bounds memory access"));
if (starts < LOST) Object.assign(WebAssembly, { instantiate: lose, instantiateStreaming: lose });
"""


def test_a_start_on_which_the_browser_loses_its_way_is_made_once_more_without_a_word(
    page: Page, problems: Problems
) -> None:
    problems.expect("")
    page.add_init_script(LOST_ITS_WAY.replace("LOST", "1"))
    page.goto("/")
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)
    assert page.evaluate("localStorage.getItem('starts')") == "2"


def test_a_browser_that_always_loses_its_way_is_asked_no_third_time(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.add_init_script(LOST_ITS_WAY.replace("LOST", "9"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Out of bounds", timeout=START)
    assert page.evaluate("localStorage.getItem('starts')") == "2"


def test_a_first_visit_that_was_cut_off_goes_on_by_itself_once_there_is_a_connection(
    page: Page, problems: Problems
) -> None:
    problems.expect("")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive", timeout=START)
    page.unroute("**/*.wasm")
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)


FOREIGN = """
addEventListener("DOMContentLoaded", () => Promise.reject(new Error("an extension's")));
document.addEventListener("starboard:failure", () => (window.suspected = true));
"""


def test_what_somebody_elses_script_raises_does_not_stay_between_a_player_and_the_game(
    page: Page, problems: Problems
) -> None:
    problems.expect("an extension's")
    page.add_init_script(FOREIGN)
    page.goto("/")
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)
    assert page.evaluate("window.suspected")
    expect(page.get_by_role("alert")).to_be_hidden()
    page.locator("#play").click()
    expect(page.locator("#board")).to_be_visible()


@pytest.mark.parametrize("index", ["index.html", "dist/index.html"])
def test_opened_from_a_file_the_page_says_in_three_languages_how_to_serve_it(
    index: str, page: Page, problems: Problems, dist: Path
) -> None:
    problems.expect("origin")  # browsers refuse modules from files, which is the point
    problems.expect("net::ERR_F")  # and the theme is not in the repository, but built
    path = dist.parent / index if index.startswith("dist") else ROOT / index
    page.goto(path.as_uri())
    notice = page.locator("#file-notice")
    expect(notice).to_be_visible()
    expect(page.get_by_role("main")).to_be_hidden()
    for language in ("en", "sv", "fi"):
        expect(notice.locator(f"[lang={language}]")).to_contain_text("python3 -m tools play")


def test_a_page_that_was_not_built_says_how_to_serve_it(
    own_site: Site, page: Page, problems: Problems
) -> None:
    problems.expect("404")
    problems.expect("Refused to apply style")
    for name in ("index.html", "game/web/boot/page/no-module-notice.js"):
        served = own_site.folder / name
        served.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, served)
        served.with_name(f"{served.name}.br").unlink(missing_ok=True)
    page.goto(own_site.address)
    expect(page.locator("#file-notice")).to_be_visible()


def test_a_page_whose_script_does_not_arrive_tries_again_by_itself(page: Page, problems: Problems) -> None:
    problems.expect("net::ERR_FAILED")
    page.route("**/boot/start.mjs", lambda route: route.abort(), times=1)
    page.goto("/")
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)


def test_a_page_whose_script_never_arrives_says_so_in_three_languages(page: Page, problems: Problems) -> None:
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
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)

"""The start: what the page shows until Python is ready, and what it shows if the start fails."""

import re
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

from game.catalog import GAMES
from game.play.record import Seat
from game.play.session import new_session
from game.text.message import msg
from tests.browser.conftest import (
    START_TIMEOUT,
    NewPage,
    Problems,
    open_ready,
    stall,
    visit_until_cached,
    wait_for_start,
    wait_until,
)
from tests.browser.pointer_player import saved_texts
from tests.served_site import Site
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

pytestmark = pytest.mark.first_visit

ROOT = Path(__file__).parent.parent.parent
WASM_REST = r"/pyodide\.rest\.wasm"
LATER_FUNCTIONS = r"/later-\w+\.zip"
WITHOUT_FUNCTIONS = ""
"""For `wait_for_start`: the functions that come later may be missing."""

KEEP_WEBASSEMBLY_SCRIPT = """
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (...args) => (window.python = await instantiateStreaming(...args));
"""
RARE_SCRIPT = "python.instance.exports.y1(1)"
"""Calls a function of the rest: a Bessel function."""

OPEN_ABOUT_SCRIPT = "document.getElementById('about-game').click()"
"""Calls Python functions of the rest, those of the dialog about a game."""

REFUSE_BUSY_REQUESTS_SCRIPT = "XMLHttpRequest.prototype.send = () => { throw new DOMException('refused'); };"
REFUSE_WORKERS_SCRIPT = "Worker = class { constructor() { throw new DOMException('refused'); } };"

CANNOT_RUN = {
    "en-GB": "does not run WebAssembly",
    "sv-SE": "kan inte köra WebAssembly",
    "fi-FI": "ei tue WebAssemblya",
}


def test_the_page_starts_without_policy_violations_or_cookies(page: Page) -> None:
    """And on the stack of its thread: on one of its own Python crashes while Chromium profiles its memory."""
    assert page.evaluate("'Suspending' in WebAssembly"), "this browser could do it"
    open_ready(page)
    assert not page.evaluate("'Suspending' in WebAssembly")
    assert page.evaluate("crossOriginIsolated")
    assert page.context.cookies() == []


def test_an_idle_first_visit_prefetches_and_starts_python(
    new_context: Callable[..., BrowserContext], problems: Problems
) -> None:
    untouched = problems.watch(new_context()).new_page()
    with untouched.expect_request(re.compile(r"/pyodide\.asm\.wasm")):
        untouched.goto("/")
    assert not untouched.evaluate("'ready' in document.documentElement.dataset")
    wait_for_start(untouched)


def test_a_browser_that_refuses_workers_starts_on_first_and_later_visits(
    new_context: Callable[..., BrowserContext], problems: Problems
) -> None:
    problems.expect("refused")  # the snapshot needs a worker, too
    untouched = problems.watch(new_context()).new_page()
    untouched.add_init_script(REFUSE_WORKERS_SCRIPT)
    visit_until_cached(untouched.context, "/", untouched)
    untouched.reload()
    wait_for_start(untouched)


@pytest.mark.all_savings
def test_the_rest_of_python_comes_when_somebody_can_play(page: Page, problems: Problems) -> None:
    let_go = stall(page, f"{WASM_REST}|{LATER_FUNCTIONS}")
    page.goto("/")
    wait_for_start(page, functions=WITHOUT_FUNCTIONS)
    for game in GAMES:
        page.locator(f"#games [data-game={game}]").click()
        expect(page.locator(f"#games [data-game={game}]")).to_have_attribute("aria-pressed", "true")
        page.locator("#play").click()
        expect(page.locator("#board")).to_be_visible()
        page.locator("#home").click()
    assert problems.waits() == []
    let_go()
    expect(page.locator("html[data-offline=ready]")).to_be_attached()
    page.reload()
    wait_for_start(page)


@pytest.mark.all_savings
def test_python_waits_for_webassembly_that_has_not_come(page: Page, problems: Problems) -> None:
    problems.expect("net::ERR_FAILED")
    page.add_init_script(KEEP_WEBASSEMBLY_SCRIPT)
    page.route(re.compile(WASM_REST), lambda route: route.abort(), times=1)
    page.goto("/")
    wait_for_start(page)
    assert page.evaluate(RARE_SCRIPT) == pytest.approx(-0.78, abs=0.01)
    assert len(problems.waits()) == 1
    problems.may_wait = True


@pytest.mark.all_savings
def test_a_browser_that_cannot_keep_the_page_busy_starts_again_with_the_webassembly_that_has_not_come(
    page: Page, problems: Problems
) -> None:
    """Offline, WebKit refuses such a request."""
    problems.expect("net::ERR_FAILED")
    page.add_init_script(KEEP_WEBASSEMBLY_SCRIPT + REFUSE_BUSY_REQUESTS_SCRIPT)
    page.route(re.compile(WASM_REST), lambda route: route.abort(), times=1)
    page.goto("/")
    wait_for_start(page)
    with page.expect_navigation(), suppress(Error):
        page.evaluate(RARE_SCRIPT)
    wait_for_start(page)
    assert page.evaluate(RARE_SCRIPT) == pytest.approx(-0.78, abs=0.01)
    assert len(problems.waits()) == 1, "the second start has waited"
    problems.may_wait = True


@pytest.mark.all_savings
def test_python_waits_for_functions_that_have_not_come(page: Page, problems: Problems) -> None:
    problems.expect("net::ERR_FAILED")
    page.route(re.compile(LATER_FUNCTIONS), lambda route: route.abort(), times=1)
    page.goto("/")
    wait_for_start(page, functions=WITHOUT_FUNCTIONS)
    page.evaluate(OPEN_ABOUT_SCRIPT)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert "AboutDialog._open" in problems.waits()[0]
    problems.may_wait = True


@pytest.mark.all_savings
@pytest.mark.parametrize(
    ("missing", "script"), [(WASM_REST, RARE_SCRIPT), (LATER_FUNCTIONS, OPEN_ABOUT_SCRIPT)]
)
def test_without_the_rest_that_it_needs_python_stops_and_the_page_says_so(
    page: Page, problems: Problems, missing: str, script: str
) -> None:
    problems.expect("")
    problems.may_wait = True
    page.add_init_script(KEEP_WEBASSEMBLY_SCRIPT)
    page.route(re.compile(missing), lambda route: route.abort())
    page.goto("/")
    wait_for_start(page, functions=WITHOUT_FUNCTIONS)
    with suppress(Error):
        page.evaluate(script)
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive")
    page.unroute(re.compile(missing))
    page.get_by_role("button", name="Try again").click()
    wait_for_start(page)


def test_download_progress_counts_every_byte(page: Page) -> None:
    page.add_init_script(
        "window.progress = [];"
        "document.addEventListener('starboard:progress', ({ detail }) => window.progress.push(detail))"
    )
    open_ready(page)
    seen = page.evaluate("window.progress")
    assert [part["loaded"] for part in seen] == sorted(part["loaded"] for part in seen)
    assert len(seen) > 3
    assert seen[-1]["loaded"] == seen[-1]["total"] > 5_000_000


def test_a_first_visit_requests_what_python_needs_first_before_its_scripts_and_the_game_while_it_starts(
    page: Page,
) -> None:
    names: list[str] = []
    page.on("request", lambda request: names.append(request.url.rpartition("/")[2]))
    let_go = stall(page, r"/pyodide\.asm\.wasm")
    page.goto("/", wait_until="commit")
    expect(page.locator("html[data-stage=files]")).to_be_attached()
    assert not any(name.startswith("game") for name in names)
    let_go()
    wait_for_start(page)
    large = [name for name in names if re.fullmatch(r"pyodide\.asm\.wasm|(stdlib|game)-\w+\.zip\.txt", name)]
    assert len(large) == 3, "each once"
    assert large[2].startswith("game")
    assert max(map(names.index, large[:2])) < names.index("interpreter.mjs")


@pytest.mark.parametrize("locale", CANNOT_RUN)
def test_missing_webassembly_is_reported_in_the_players_language(locale: str, new_page: NewPage) -> None:
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
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert page.evaluate("localStorage.getItem('starboard.test')") == "kept"


def test_a_corrupt_runtime_is_reported(page: Page, problems: Problems) -> None:
    problems.expect("")
    damaged = b"\0asm\1\0\0\0garbage"
    page.route("**/*.wasm", lambda route: route.fulfill(body=damaged, content_type="application/wasm"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive")


def test_a_syntax_error_in_the_runtime_is_reported(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route(
        "**/boot/interpreter.mjs", lambda route: route.fulfill(body="}", content_type="text/javascript")
    )
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("could not start")


def test_a_python_exception_during_the_start_is_shown(page: Page, problems: Problems, dist: Path) -> None:
    problems.expect("")
    [archive] = dist.glob("runtime/game-*.zip.txt")
    damaged = bytes(archive.stat().st_size)
    page.route("**/game-*.zip.txt", lambda route: route.fulfill(body=damaged, content_type="application/zip"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("ModuleNotFoundError")


OUT_OF_MEMORY_SCRIPT = """
const refuse = () => Promise.reject(new RangeError("instantiate(): Out of memory"));
Object.assign(WebAssembly, { instantiate: refuse, instantiateStreaming: refuse });
"""


def test_out_of_memory_is_reported_with_links_to_the_saved_games(
    stored_page: NewPage, problems: Problems
) -> None:
    problems.expect("")
    record = new_session(GAMES["star"], (Seat("Anna", 0), Seat("", 1)), "5eed").record.text()
    page = stored_page(saved_texts(record, game="star") | {"starboard.mancala.a": "ruined"})
    page.add_init_script(OUT_OF_MEMORY_SCRIPT)
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("not enough memory")
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
    wait_for_start(page)
    assert page.evaluate("localStorage.getItem('starts')") == "2"


def test_a_second_wasm_crash_is_reported_without_a_third_start(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.add_init_script(CRASHING_WASM_SCRIPT.replace("LOST", "9"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Out of bounds")
    assert page.evaluate("localStorage.getItem('starts')") == "2"


def test_an_interrupted_first_visit_continues_when_online_again(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("files did not arrive")
    page.unroute("**/*.wasm")
    page.context.set_offline(True)
    page.context.set_offline(False)
    wait_for_start(page)


FOREIGN_ERROR_SCRIPT = """
addEventListener("DOMContentLoaded", () => Promise.reject(new Error("an extension's")));
document.addEventListener("starboard:failure", () => (window.suspected = true));
"""


def test_an_error_in_a_foreign_script_does_not_block_the_game(page: Page, problems: Problems) -> None:
    problems.expect("an extension's")
    page.add_init_script(FOREIGN_ERROR_SCRIPT)
    page.goto("/")
    wait_for_start(page)
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
    for language in LANGUAGES:
        expect(notice.locator(f"[lang={language}]")).to_contain_text("python3 -m tools play")


def test_an_unbuilt_page_says_how_to_serve_it(own_site: Site, page: Page, problems: Problems) -> None:
    problems.expect("404")
    problems.expect("Refused to apply style")
    scripts = [f"game/web/boot/page/{name}.js" for name in ("no-module-notice", "slow-page-notice")]
    for name in ("index.html", *scripts):
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
    wait_for_start(page)


def test_a_page_whose_script_stays_missing_says_so_in_every_language(page: Page, problems: Problems) -> None:
    problems.expect("net::ERR_FAILED")
    page.route("**/boot/start.mjs", lambda route: route.abort())
    page.goto("/")
    notice = page.locator("#missing-files-notice")
    expect(notice).to_be_visible()
    expect(page.get_by_role("main")).to_be_hidden()
    page.unroute("**/boot/start.mjs")
    for language in LANGUAGES:
        expect(notice.locator(f"[lang={language}] a")).to_have_text(Speaker(language).text(msg("boot-again")))
    notice.locator("[lang=en] a").click()
    wait_for_start(page)


STALLED = {
    r"/core-\w+\.js": "The program that runs the game",
    r"/pyodide\.asm\.wasm": "Python’s files",
    r"/game-\w+\.zip": "Python’s files",
    r"/en\.ftl": "The page’s texts",
}
"""Files that do not come, and what the page then waits for."""


def pass_time_until_visible(page: Page, locator: Locator) -> None:
    """Let the page's own clock run on, which `page.clock.install` has made a test's."""
    end = time.monotonic() + START_TIMEOUT / 1000
    while not locator.is_visible() and time.monotonic() < end:
        page.clock.run_for(2_000)
    expect(locator).to_be_visible()


@pytest.mark.parametrize(("file", "awaited"), STALLED.items())
def test_a_stalled_start_says_what_it_waits_for_until_it_goes_on(file: str, awaited: str, page: Page) -> None:
    page.clock.install()
    let_go = stall(page, file)
    page.goto("/", wait_until="commit")
    notice = page.locator("#slow-start")
    pass_time_until_visible(page, notice)
    expect(notice).to_contain_text(awaited)
    expect(notice.get_by_role("button", name="Try again")).to_be_enabled()
    notice.get_by_role("button", name="Wait").click()
    expect(notice).to_have_count(0)
    pass_time_until_visible(page, notice)
    let_go()
    wait_for_start(page)
    expect(notice).to_have_count(0)


def test_a_device_that_sleeps_gets_no_notice_of_a_slow_start(page: Page) -> None:
    page.clock.install()
    stall(page, r"/pyodide\.asm\.wasm")
    page.goto("/", wait_until="commit")
    expect(page.locator("html[data-stage=files]")).to_be_attached()
    for _ in range(30):
        page.clock.fast_forward(60_000)
    expect(page.locator("#slow-start")).to_have_count(0)
    pass_time_until_visible(page, page.locator("#slow-start"))


@pytest.mark.parametrize("file", [r"/style\.css", r"/boot/start\.mjs"])
def test_a_page_whose_own_file_stalls_says_so_until_it_comes(file: str, page: Page) -> None:
    page.clock.install()
    let_go = stall(page, file)
    page.goto("/", wait_until="commit")
    notice = page.locator("#missing-files-notice")
    pass_time_until_visible(page, notice)
    let_go()
    wait_for_start(page)
    page.clock.run_for(2_000)
    expect(notice).to_be_hidden()
    expect(page.locator("#play")).to_be_visible()


def test_a_style_that_fails_is_requested_again(page: Page, problems: Problems) -> None:
    problems.expect("ERR_FAILED")
    page.route("**/style.css", lambda route: route.abort(), times=1)
    page.goto("/")
    expect(page.locator("body")).to_have_css("margin", "0px")


def test_a_failure_is_shown_while_the_texts_stall(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    stall(page, r"/en\.ftl")
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("does not run WebAssembly")


def test_an_untouched_page_starts_while_its_font_stalls(
    new_context: Callable[..., BrowserContext], problems: Problems
) -> None:
    untouched = problems.watch(new_context()).new_page()
    untouched.clock.install()
    stall(untouched, r"\.woff2")
    untouched.goto("/", wait_until="commit")
    wait_until(untouched, "document.documentElement.dataset.script")
    untouched.clock.run_for(20_000)
    wait_for_start(untouched)


def test_a_game_opens_while_the_browser_does_not_answer_for_its_lock(page: Page) -> None:
    page.add_init_script("LockManager.prototype.request = () => new Promise(() => undefined)")
    open_ready(page)
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()


def test_an_error_after_the_webassembly_is_there_is_shown(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.add_init_script("WebAssembly.Module.customSections = () => { throw new Error('no sections'); }")
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("no sections")


@pytest.mark.parametrize("file", ["game-*.zip.txt", "stdlib-*.zip.txt", "en.ftl"])
def test_html_in_place_of_a_file_means_that_it_did_not_arrive(
    file: str, page: Page, problems: Problems
) -> None:
    problems.expect("")
    login = "<!doctype html><title>Log in to this network</title>"
    page.route(f"**/{file}", lambda route: route.fulfill(body=login, content_type="text/html"))
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("files did not arrive")
    expect(alert).to_contain_text("text/html")


def test_a_damaged_standard_library_is_reported_in_words(page: Page, problems: Problems) -> None:
    problems.expect("")
    page.route(
        "**/stdlib-*.zip.txt", lambda route: route.fulfill(body=b"garbage", content_type="application/zip")
    )
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not start")
    expect(alert).not_to_contain_text("[object")


@pytest.mark.parametrize("file", ["page/*/boot/start.mjs", "runtime/*/core.js", "runtime/game-*.zip.txt"])
def test_a_file_whose_404_the_browser_has_cached_comes_after_all(
    file: str, own_site: Site, page: Page, problems: Problems
) -> None:
    problems.expect("404")
    problems.expect("Failed to fetch")
    problems.expect("favicon.ico")
    [path] = [f"/{found.relative_to(own_site.folder)}" for found in own_site.folder.glob(file)]
    page.goto(f"{own_site.address}/assets/icon.svg")
    own_site.cached_errors.add(path)
    assert page.evaluate("path => fetch(path).then(({ status }) => status)", path) == 404
    own_site.cached_errors.clear()
    page.goto(own_site.address)
    started, again = page.locator("html[data-ready=yes]"), page.locator("#start-error button")
    expect(started.or_(again).first).to_be_attached()
    if again.is_visible():
        again.click()
    wait_for_start(page)

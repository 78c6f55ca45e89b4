"""A snapshot of the started Python is made while the page is idle and never prevents a start."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, open_ready, stall, wait_until
from tests.browser.in_page import run_in_page
from tests.browser.pointer_player import PagePlayer, choose_game
from tools.setup.browsers import MAKE_SNAPSHOT_SCRIPT, RESTORED_SCRIPT

pytestmark = pytest.mark.first_visit

SNAPSHOT_CACHE = "starboard-snapshot"
SNAPSHOT_COUNT_SCRIPT = (
    f"caches.open('{SNAPSHOT_CACHE}').then(store => store.keys()).then(keys => keys.length)"
)
ATTEMPT_KEY = "starboard.snapshot"

CHANGE_SNAPSHOT_SCRIPT = """
async change => {
  const store = await caches.open("starboard-snapshot");
  const [{ url }] = await store.keys();
  const stored = await store.match(url);
  const digest = async bytes =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  const headers = { Digest: stored.headers.get("Digest") };
  let bytes = new Uint8Array(await stored.arrayBuffer()), name = url;
  if (change === "a changed byte") bytes[bytes.length >> 1] ^= 1;
  if (change === "cut off") bytes = bytes.slice(0, bytes.length >> 1);
  if (change === "something else") {
    bytes = new Uint8Array(Uint32Array.from([1 << 20, 0]).buffer);
    headers.Digest = await digest(bytes);
  }
  if (change === "another build's") name = url.replace(/snapshot.\\w+/, "snapshot/0123456789ab");
  if (change === "a crashed start") localStorage.setItem("starboard.snapshot", "begun");
  await store.delete(url);
  await store.put(name, new Response(bytes, { headers }));
}
"""
"""Damage to a stored snapshot, or the mark of a start from it that did not end."""

CORRUPT_PRELOAD_WORKER_SCRIPT = """
async () => {
  const [name] = (await caches.keys()).filter(name => name.startsWith("workbox"));
  const cache = await caches.open(name);
  const readers = (await cache.keys()).filter(({ url }) => url.endsWith("/boot/preload-worker.mjs"));
  for (const { url } of readers) await cache.put(url, new Response("rubbish"));
  return readers.length;
}
"""


@pytest.fixture
def page_with_snapshot(page: Page) -> Page:
    """A page whose browser has a snapshot."""
    open_ready(page)
    assert not page.evaluate(RESTORED_SCRIPT)
    assert page.evaluate(MAKE_SNAPSHOT_SCRIPT) == "made"
    return page


def test_the_page_reads_the_snapshot_without_the_preload_worker(page_with_snapshot: Page) -> None:
    expect(page_with_snapshot.locator("html[data-offline=ready]")).to_be_attached()
    assert page_with_snapshot.evaluate(CORRUPT_PRELOAD_WORKER_SCRIPT) == 1
    open_ready(page_with_snapshot)
    assert page_with_snapshot.evaluate(RESTORED_SCRIPT)


def test_computer_players_start_from_it_while_a_person_is_asked(page_with_snapshot: Page) -> None:
    choose_game(page_with_snapshot, "star")
    with page_with_snapshot.expect_worker(lambda worker: worker.url.startswith("blob:")) as worker:
        PagePlayer(page_with_snapshot).start_game()
    wait_until(worker.value, RESTORED_SCRIPT)


def test_rules_wait_for_the_archive_of_a_game_that_the_snapshot_has(new_page: NewPage) -> None:
    page = open_ready(new_page(service_workers="block"))  # it would answer the request that this test holds
    assert page.evaluate(MAKE_SNAPSHOT_SCRIPT) == "made"
    let_go = stall(page, "/runtime/mancala-")
    with page.expect_request("**/runtime/mancala-*"):
        open_ready(page)
        assert page.evaluate(RESTORED_SCRIPT)
        choose_game(page, "mancala")
        page.evaluate("document.querySelector('[data-dialog=rules]').click()")
    let_go()
    expect(page.locator("#rules-text figure svg")).to_have_count(2)


def test_python_starts_without_a_snapshot_that_is_corrupt_foreign_or_has_crashed(
    page_with_snapshot: Page,
) -> None:
    page = page_with_snapshot
    for change in ("a changed byte", "cut off", "something else", "another build's", "a crashed start"):
        page.evaluate(CHANGE_SNAPSHOT_SCRIPT, change)
        open_ready(page)
        assert not page.evaluate(RESTORED_SCRIPT), change
        left = 1 if change == "another build's" else 0
        assert page.evaluate(SNAPSHOT_COUNT_SCRIPT) == left, change
        assert page.evaluate(MAKE_SNAPSHOT_SCRIPT) == "made"
        assert page.evaluate(SNAPSHOT_COUNT_SCRIPT) == 1, change
    open_ready(page)
    assert page.evaluate(RESTORED_SCRIPT), "a good one is used after all"
    assert page.evaluate(MAKE_SNAPSHOT_SCRIPT) is None, "and not made again"


def test_a_snapshot_that_another_tab_starts_from_is_not_deleted(page_with_snapshot: Page) -> None:
    starting = page_with_snapshot.context.new_page()
    starting.add_init_script("WebAssembly.instantiateStreaming = () => new Promise(() => undefined)")
    starting.goto("/")
    wait_until(starting, f"localStorage.getItem('{ATTEMPT_KEY}') !== null")
    open_ready(page_with_snapshot)
    assert page_with_snapshot.evaluate(RESTORED_SCRIPT)
    assert page_with_snapshot.evaluate(SNAPSHOT_COUNT_SCRIPT) == 1


def test_python_starts_without_the_snapshot_while_the_cache_does_not_answer(page_with_snapshot: Page) -> None:
    page_with_snapshot.add_init_script("caches.match = () => new Promise(() => undefined)")
    open_ready(page_with_snapshot)
    assert not page_with_snapshot.evaluate(RESTORED_SCRIPT)


def test_the_tables_of_rare_modules_are_there_when_they_are_used(new_page: NewPage) -> None:
    """After a usual start, and after one from a snapshot."""
    page = open_ready(new_page(service_workers="block"))
    check_tables(page)
    assert page.evaluate(MAKE_SNAPSHOT_SCRIPT) == "made"
    open_ready(page)
    assert page.evaluate(RESTORED_SCRIPT)
    check_tables(page)


def check_tables(page: Page) -> None:
    run_in_page(page, "in_page_rest.py")
    expect(page.locator("html")).to_have_attribute("data-tables", "93fa967b WHITE STAR")

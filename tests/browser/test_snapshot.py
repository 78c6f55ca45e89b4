"""A snapshot of a started Python: made when nobody waits, used by the next start, never in its way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import START, until
from tests.browser.play import Person
from tools.browser import BOOT

MAKE = f"import({BOOT} + 'start.mjs').then(page => page.makeSnapshot(0))"
STORE = "starboard-snapshot"
KEPT = f"caches.open('{STORE}').then(store => store.keys()).then(keys => keys.length)"
RESTORED = "performance.getEntriesByName('restored').length"
MARK = "starboard.snapshot"

CHANGE = """
async change => {
  const store = await caches.open("starboard-snapshot");
  const [{ url }] = await store.keys();
  const kept = await store.match(url);
  const digest = async bytes =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  const headers = { Digest: kept.headers.get("Digest") };
  let bytes = new Uint8Array(await kept.arrayBuffer()), name = url;
  if (change === "a changed byte") bytes[bytes.length >> 1] ^= 1;
  if (change === "cut off") bytes = bytes.slice(0, bytes.length >> 1);
  if (change === "something else") {
    bytes = new Uint8Array(Uint32Array.from([1 << 20, 0]).buffer);
    headers.Digest = await digest(bytes);
  }
  if (change === "another build's") name = url.replace(/snapshot.\\w+/, "snapshot/0123456789ab");
  await store.delete(url);
  await store.put(name, new Response(bytes, { headers }));
}
"""
"""What may be there in the place of a good snapshot."""

SPOIL_THE_READER = """
async () => {
  const [name] = (await caches.keys()).filter(name => name.startsWith("workbox"));
  const cache = await caches.open(name);
  const readers = (await cache.keys()).filter(({ url }) => url.endsWith("/boot/preload-worker.mjs"));
  for (const { url } of readers) await cache.put(url, new Response("rubbish"));
  return readers.length;
}
"""

Open = Callable[..., Page]


@pytest.fixture
def kept(page: Page, open_ready: Open) -> Page:
    """A page whose browser has kept a snapshot."""
    open_ready(page)
    assert not page.evaluate(RESTORED)
    assert page.evaluate(MAKE) == "made"
    return page


def seed_of_a_new_game(page: Page) -> str:
    person = Person(page)
    person.begin()
    return person.session().record.seed


def test_two_starts_from_a_snapshot_play_and_never_roll_alike(kept: Page, open_ready: Open) -> None:
    seeds = set()
    for _ in range(2):
        open_ready(kept)
        assert kept.evaluate(RESTORED)
        seeds.add(seed_of_a_new_game(kept))
    assert len(seeds) == 2
    assert kept.evaluate(MAKE) is None, "a second one is made"


def test_without_the_worker_that_reads_it_the_page_reads_the_snapshot_itself(
    kept: Page, open_ready: Open
) -> None:
    expect(kept.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
    assert kept.evaluate(SPOIL_THE_READER) == 1
    open_ready(kept)
    assert kept.evaluate(RESTORED)


@pytest.mark.parametrize("change", ["a changed byte", "cut off", "something else"])
def test_a_snapshot_that_does_not_fit_is_dropped_and_python_starts_as_ever(
    change: str, kept: Page, open_ready: Open
) -> None:
    kept.evaluate(CHANGE, change)
    open_ready(kept)
    assert not kept.evaluate(RESTORED)
    assert kept.evaluate(KEPT) == 0


def test_the_snapshot_of_another_build_is_not_used_and_gives_way(kept: Page, open_ready: Open) -> None:
    kept.evaluate(CHANGE, "another build's")
    open_ready(kept)
    assert not kept.evaluate(RESTORED)
    assert kept.evaluate(MAKE) == "made"
    assert kept.evaluate(KEPT) == 1


def test_a_snapshot_whose_start_never_ended_is_not_tried_again(kept: Page, open_ready: Open) -> None:
    open_ready(kept)
    until(kept, f"localStorage.getItem('{MARK}') === null")  # it came to its end
    kept.evaluate(f"localStorage.setItem('{MARK}', 'begun')")
    open_ready(kept)
    assert not kept.evaluate(RESTORED)
    assert kept.evaluate(KEPT) == 0

"""What a device can do for a game: stay awake, fill the screen, install, tremble, hand on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import START
from tests.browser.play import Person, decisions, sensible, short_game, storage, texts_of

ABLE = """
window.done = [];
const can = (where, name, value) => Object.defineProperty(where, name, { configurable: true, value });
can(navigator, "wakeLock", { request: async kind => {
  done.push(`awake ${kind}`);
  return { release: async () => done.push("asleep") };
} });
can(navigator, "vibrate", pattern => done.push(`tremble ${[...pattern].join()}`));
can(navigator, "share", async what => {
  done.push(`share ${Object.keys(what)}`);
  if (window.refused) throw new DOMException("", window.refused);
});
can(navigator, "clipboard", { writeText: async text => done.push(`copy ${text.slice(0, 4)}`) });
can(Document.prototype, "fullscreenEnabled", true);
const fill = full => () => {
  const element = full ? document.documentElement : null;
  can(document, "fullscreenElement", element);
  done.push(full ? "fill" : "leave");
  document.dispatchEvent(new Event("fullscreenchange"));
};
can(Element.prototype, "requestFullscreen", fill(true));
can(Document.prototype, "exitFullscreen", fill(false));
"""
"""A device that can do all of it, and writes down what it was asked for."""

UNABLE = """
for (const name of ["wakeLock", "vibrate", "share"]) delete Navigator.prototype[name];
delete window.speechSynthesis;
Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false });
"""

HIDE = """
hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""

OFFER = """
() => dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
  prompt: async () => done.push("install"),
}))
"""


@pytest.fixture
def start(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[[str], Person]:
    """Somebody before a device of a kind, with a game that is one decision from its end."""
    last = decisions(short_game())[-1].record.text()

    def open_on(device: str) -> Person:
        page = new_page(storage_state=storage(base_url, texts_of(last), speed="fast"), locale="en-GB")
        page.add_init_script(device)
        return Person(open_ready(page, f"/?seed={short_game()}"))

    return open_on


def done(person: Person) -> list[str]:
    """What the device was asked for since the last time."""
    return person.page.evaluate("done.splice(0)")


def test_a_device_does_what_it_can_and_no_longer_than_it_is_wanted(start: Callable[[str], Person]) -> None:
    person = start(ABLE)
    page = person.page
    fills_the_screen_and_installs(person)

    person.resume()
    assert done(person) == ["awake screen"]
    page.evaluate(HIDE, True)
    assert done(person) == ["asleep"], "nobody looks at the page"
    page.evaluate(HIDE, False)
    assert done(person) == ["awake screen"]
    hands_on(person)

    page.locator("#home").click()
    assert done(person) == ["asleep"]
    person.resume()
    person.choose(sensible(person.session()))
    expect(person.result).to_be_visible(timeout=START)
    first, *trembled, last = done(person)
    assert (first, last) == ("awake screen", "asleep"), "the game is over"
    assert trembled[0] == "tremble 18,60,18,70,26", "a die rolls"
    assert trembled[-1] == "tremble 60,60,60,60,160", "somebody has won"


def fills_the_screen_and_installs(person: Person) -> None:
    page = person.page
    full, install = page.locator("#full-screen"), page.locator("#install")
    page.locator("[data-dialog=settings]").click()
    expect(page.locator("#setting-vibration")).to_be_visible()
    expect(install).to_be_hidden()
    page.evaluate(OFFER)
    install.click()
    expect(install).to_be_hidden()
    full.click()
    expect(full).to_have_text("Leave full screen")
    full.click()
    expect(full).to_have_text("Full screen")
    assert done(person) == ["install", "fill", "leave"]
    page.keyboard.press("Escape")


def hands_on(person: Person) -> None:
    """By the device's own means; who changes their mind there has, and where it fails the text is copied."""
    page = person.page
    page.locator("[data-dialog=more]").click()
    page.locator("#more [data-command=share]").click()
    send, copied = page.locator("#share-send"), page.locator("#share-done")
    send.click()
    page.evaluate("refused = 'AbortError'")
    send.click()
    expect(copied).to_be_hidden()
    page.evaluate("refused = 'NotAllowedError'")
    send.click()
    expect(copied).to_be_visible()
    assert done(person) == ["share url", "share url", "share url", "copy http"]
    page.keyboard.press("Escape")


def test_what_a_device_cannot_do_is_not_offered(start: Callable[[str], Person]) -> None:
    person = start(UNABLE)
    page = person.page
    page.locator("[data-dialog=settings]").click()
    for missing in ("#setting-vibration", "#setting-voice", "#full-screen", "#install"):
        expect(page.locator(missing)).to_be_hidden()
    page.keyboard.press("Escape")
    person.resume()
    page.locator("[data-dialog=more]").click()
    page.locator("#more [data-command=share]").click()
    expect(page.locator("#share-send")).to_be_hidden()
    page.keyboard.press("Escape")
    person.choose(sensible(person.session()))
    expect(person.result).to_be_visible(timeout=START)

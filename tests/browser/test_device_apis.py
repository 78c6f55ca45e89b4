"""The device's APIs: wake lock, full screen, installation, vibration, sharing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    SHORT_GAME_SEED,
    PagePlayer,
    choose_more,
    decisions_of_game,
    saved_texts,
    sensible_move,
)

FULL_DEVICE_SCRIPT = """
window.done = [];
const can = (where, name, value) => Object.defineProperty(where, name, { configurable: true, value });
can(navigator, "wakeLock", { request: async kind => {
  done.push(`awake ${kind}`);
  return window.lastLock = { release: async () => done.push("asleep") };
} });
const later = setTimeout;
window.setTimeout = (call, time, ...rest) => {
  if (time === 600_000) window.tenMinutesPass = call;
  return later(call, time, ...rest);
};
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
window.sounding = new Set();
const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
can(window, "AudioContext", class {
  state = "running";
  currentTime = 0;
  destination = {};
  suspend() {}
  createGain = () => ({ gain: ramp, connect() {} });
  createOscillator = () => ({
    frequency: {},
    connect: next => next,
    start() { sounding.add(this); },
    stop(time) { if (time === undefined) sounding.delete(this); },
  });
});
"""
"""A device with all APIs, which records the calls. Its sounds never end by themselves."""

LIMITED_DEVICE_SCRIPT = """
for (const name of ["wakeLock", "vibrate", "share"]) delete Navigator.prototype[name];
for (const name of ["speechSynthesis", "SpeechSynthesisUtterance", "AudioContext"]) delete window[name];
Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false });
window.takeFrame = requestAnimationFrame;
window.requestAnimationFrame = callback => takeFrame(callback);
"""

SET_HIDDEN_SCRIPT = """
hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""

HIDE_BETWEEN_FRAMES_SCRIPT = f"""() => {{
  window.takeFrame = () => {{ setTimeout(() => ({SET_HIDDEN_SCRIPT})(true)); return 0; }};
}}"""
"""Hides the page when it next waits for a frame, which does not come."""

INSTALL_PROMPT_SCRIPT = """
() => dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
  prompt: async () => done.push("install"),
}))
"""


@pytest.fixture
def start(stored_page: NewPage) -> Callable[[str], PagePlayer]:
    """A player at a device, with a game that is one decision from its end."""
    last = decisions_of_game(SHORT_GAME_SEED)[-1].record.text()

    def open_on(device: str) -> PagePlayer:
        page = stored_page(saved_texts(last), settings={"speed": "fast", "sound": True})
        page.add_init_script(device)
        return PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))

    return open_on


def device_calls(person: PagePlayer) -> list[str]:
    """The calls since the last check."""
    return person.page.evaluate("done.splice(0)")


def test_device_apis_are_used_and_released(start: Callable[[str], PagePlayer]) -> None:
    person = start(FULL_DEVICE_SCRIPT)
    page = person.page
    check_full_screen_and_install(person)

    person.resume()
    assert device_calls(person) == ["awake screen"]
    page.evaluate(SET_HIDDEN_SCRIPT, True)
    assert device_calls(person) == ["asleep"], "the page is hidden"
    page.evaluate(SET_HIDDEN_SCRIPT, False)
    assert device_calls(person) == ["awake screen"]
    page.evaluate("tenMinutesPass()")
    assert device_calls(person) == ["asleep"], "nobody is there"
    page.keyboard.press("Shift")
    assert device_calls(person) == ["awake screen"]
    page.evaluate("lastLock.onrelease()")
    page.keyboard.press("Shift")
    assert device_calls(person) == ["awake screen"], "the system had taken the lock back"
    check_sharing(person)

    page.locator("#home").click()
    assert device_calls(person) == ["asleep"]
    person.resume()
    person.choose(sensible_move(person.session()))
    expect(person.result).to_be_visible()
    first, *vibrations, last = device_calls(person)
    assert (first, last) == ("awake screen", "asleep"), "the game is over"
    assert vibrations[0] == "tremble 18,60,18,70,26", "a die rolls"
    assert vibrations[-1] == "tremble 60,60,60,60,160", "the game is won"
    assert page.evaluate("sounding.size") > 0
    page.locator("#result [data-command=home]").click()
    assert page.evaluate("sounding.size") == 0, "the game is left"


def check_full_screen_and_install(person: PagePlayer) -> None:
    page = person.page
    full, install = page.locator("#full-screen"), page.locator("#install")
    page.locator("[data-dialog=settings]").click()
    expect(page.locator("#setting-vibration")).to_be_visible()
    expect(install).to_be_hidden()
    page.evaluate(INSTALL_PROMPT_SCRIPT)
    install.click()
    expect(install).to_be_hidden()
    full.click()
    expect(full).to_have_text("Leave full screen")
    full.click()
    expect(full).to_have_text("Full screen")
    assert device_calls(person) == ["install", "fill", "leave"]
    page.keyboard.press("Escape")


def check_sharing(person: PagePlayer) -> None:
    """The device shares the text. A cancelled share does nothing; after a failed one the text is copied."""
    page = person.page
    choose_more(page, "share")
    send, copied = page.locator("#share-send"), page.locator("#share-done")
    send.click()
    page.evaluate("refused = 'AbortError'")
    send.click()
    expect(copied).to_be_hidden()
    page.evaluate("refused = 'NotAllowedError'")
    send.click()
    expect(copied).to_be_visible()
    assert device_calls(person) == ["share url", "share url", "share url", "copy http"]
    page.keyboard.press("Escape")


def test_missing_device_apis_are_not_offered(start: Callable[[str], PagePlayer]) -> None:
    """And a game goes on while its page is hidden, which gets no frames then."""
    person = start(LIMITED_DEVICE_SCRIPT)
    page = person.page
    page.locator("[data-dialog=settings]").click()
    for missing in ("#setting-vibration", "#setting-voice", "#full-screen", "#install"):
        expect(page.locator(missing)).to_be_hidden()
    page.keyboard.press("Escape")
    person.resume()
    choose_more(page, "share")
    expect(page.locator("#share-send")).to_be_hidden()
    page.keyboard.press("Escape")
    person.choose(sensible_move(person.session()))
    page.evaluate(HIDE_BETWEEN_FRAMES_SCRIPT)
    expect(person.result).to_be_visible()

"""The start page's buttons speak each language, with a network and without; without one, games go on too."""

from __future__ import annotations

from game.catalog import GAMES
from game.text.message import say
from tests.engines.browser import Browser
from tests.engines.player import Player, sensible
from tests.site import Site
from tests.text.speaker import LANGUAGES, Speaker


def test_every_language_is_spoken_at_a_tap(browser: Browser) -> None:
    speak_them_all(browser)


def test_without_a_network_a_browser_started_again_speaks_every_language_and_plays(
    browser: Browser, site: Site
) -> None:
    browser.see("html[data-offline=ready]")
    with site.away():
        browser.start_again()
        browser.see("html[data-ready=yes]")
        speak_them_all(browser)
        for game in GAMES.values():
            player = Player(browser, game)
            player.choose()
            browser.click("[data-command=play]")
            assert player.is_asked()
            session = player.kept()
            player.tap(sensible(session))
            assert player.is_asked(after=session.ply)
            browser.click("[data-command=home]")


def speak_them_all(browser: Browser) -> None:
    for language in reversed(LANGUAGES):
        browser.click(f"[data-language={language}]")
        browser.see(f"html[lang={language}]")
        browser.settle()
        for selector, key in (("[data-dialog=learn]", "start-learn"), ("[data-dialog=setup]", "start-setup")):
            shown = browser.ask(f"document.querySelector('{selector}').textContent.trim()")
            assert shown == Speaker(language).text(say(key))

"""The start page's buttons are in each language, online and offline; offline, games can be continued."""

from __future__ import annotations

from game.catalog import GAMES
from game.text.message import msg
from tests.engines.browser import FORGET_SNAPSHOT_SCRIPT, Browser
from tests.engines.player import Player, quick_move
from tests.served_site import Site
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES


def test_every_language_can_be_chosen(browser: Browser) -> None:
    check_every_language(browser)


def test_a_restarted_browser_works_offline_in_every_language(browser: Browser, site: Site) -> None:
    """Also without a snapshot of Python, which is made some time after the first visit."""
    browser.wait_for("html[data-offline=ready]")
    browser.evaluate(FORGET_SNAPSHOT_SCRIPT)
    with site.unreachable():
        browser.restart()
        browser.wait_for("html[data-ready=yes]")
        check_every_language(browser)
        for game in GAMES.values():
            player = Player(browser, game)
            player.choose_game()
            browser.click("[data-command=play]")
            assert player.is_asked()
            session = player.saved_session()
            player.play_by_tap(quick_move(session))
            assert player.is_asked(after=session.ply)
            browser.click("[data-command=home]")


def check_every_language(browser: Browser) -> None:
    for language in reversed(LANGUAGES):
        browser.click(f"[data-language={language}]")
        browser.wait_for(f"html[lang={language}]")
        browser.wait_for_paint()
        for selector, key in (("[data-dialog=learn]", "start-learn"), ("[data-dialog=setup]", "start-setup")):
            shown = browser.evaluate(f"document.querySelector('{selector}').textContent.trim()")
            assert shown == Speaker(language).text(msg(key))

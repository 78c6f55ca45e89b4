"""After the first visit a game continues offline, and after a restart of the browser."""

from __future__ import annotations

from tests.browser.conftest import Launch, visit_until_cached
from tests.browser.pointer_player import PagePlayer, short_game_seed
from tests.served_site import Site

TURNS = 3


def test_a_game_continues_offline_after_a_browser_restart(launch: Launch, own_site: Site) -> None:
    address = f"{own_site.address}/?seed={short_game_seed()}"
    with launch() as context:
        page = visit_until_cached(context, address)
        page.evaluate("""localStorage.setItem("starboard.settings", '{"speed": "instant"}')""")
        person = PagePlayer(visit_until_cached(context, address))
        own_site.stop()
        person.start_game()
        person.play_on(TURNS)
        before = person.session()

    with launch() as context:
        person = PagePlayer(visit_until_cached(context, address))
        person.resume()
        assert person.session().record == before.record
        person.play_on(TURNS)

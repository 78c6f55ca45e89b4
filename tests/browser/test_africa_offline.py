"""After the first load a game goes on without a network, and after the browser was closed and opened."""

from __future__ import annotations

from tests.browser.conftest import Launch, visit
from tests.browser.play import Person, short_game
from tests.site import Site

TURNS = 3


def test_a_game_goes_on_offline_in_a_browser_that_was_closed_in_between(
    launch: Launch, own_site: Site
) -> None:
    address = f"{own_site.address}/?seed={short_game()}"
    with launch() as context:
        page = visit(context, address)
        page.evaluate("""localStorage.setItem("starboard.settings", '{"speed": "instant"}')""")
        person = Person(visit(context, address))
        own_site.stop()
        person.begin()
        person.play_on(TURNS)
        before = person.session()

    with launch() as context:
        person = Person(visit(context, address))
        person.resume()
        assert person.session().record == before.record
        person.play_on(TURNS)

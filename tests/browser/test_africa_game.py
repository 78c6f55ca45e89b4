"""A whole game of one person and three computers, from the first button to the last: by taps, and by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from game.draw.show import Ui
from game.play.record import HUMAN
from tests.browser.keyboard import Typist, arrows
from tests.browser.play import GAME, Person, loosely, names, sensible, short_game, storage, told

MOST_TABS_A_MOVE = 5


def test_a_whole_game_by_taps_ends_with_its_winner_shown_and_every_move_kept(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = new_page(storage_state=storage(base_url))
    person = Person(open_ready(page, f"/?seed={short_game()}"))
    person.begin()
    chosen: dict[int, str] = {}
    while person.wait(max(chosen, default=-1)):
        session = person.session()
        chosen[session.ply] = str(sensible(session))
        person.choose(chosen[session.ply])

    session = person.session()
    outcome = session.state.outcome
    assert outcome
    by_hand = {ply: session.record.moves[ply] for ply in chosen}
    assert by_hand == chosen
    expect(page.locator("#result-title")).to_have_text(
        loosely(person.says(GAME.view.prompt(session.state, Ui())))
    )
    rows = page.locator("#result-rows li")
    expect(rows).to_have_count(4)
    expect(rows.first).to_have_class("winner")
    expect(rows.first).to_contain_text(names(session)[outcome.winners[0]])
    for card in GAME.view.table(session.state, Ui()):
        row = rows.filter(has_text=names(session)[card.seat])
        expect(row).to_contain_text(loosely(person.says(card.facts[0].value)))

    person.result.get_by_role("button", name="Once more").click()
    assert person.wait(session.ply)
    again = person.session()
    assert again.ply < session.ply
    assert [seat.player for seat in again.record.seats] == [HUMAN, "scout", "trader", "homebody"]


def test_a_whole_game_by_keyboard_is_told_beat_by_beat_in_order(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = new_page(storage_state=storage(base_url))
    person = Typist(open_ready(page, f"/?seed={short_game()}"))
    person.listen()
    person.press(does="play")
    person.wait()
    ways = arrows(page)
    asked: set[int] = set()
    while person.wait(max(asked, default=-1)):
        session = person.session()
        asked.add(session.ply)
        person.play(sensible(session), ways)

    session = person.session()
    assert person.heard() == [person.says(message) for message in told(session, asked)]
    assert person.tabs <= MOST_TABS_A_MOVE * len(asked), "the focus follows the game"
    person.press(does="rematch")
    assert person.wait(session.ply)

"""How the game went: pictures for eyes, the same in tables for ears, and no more than the game bears."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import settle
from tests.browser.play import GAME, Person, decision, names, storage, texts_of
from tests.text.speaker import Speaker

PAINTED = """canvas => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
"""How many colours a canvas shows."""


def test_a_game_so_far_is_told_in_charts_and_tables(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    session = decision(lambda session: session.ply >= 60)
    page = new_page(storage_state=storage(base_url, texts_of(session.record.text())))
    person = Person(open_ready(page))
    person.resume()
    page.locator("[data-dialog=more]").click()
    page.locator("#more [data-command=statistics]").click()
    body = page.locator("#statistics-body")
    pictures = body.locator("canvas[role=img]")
    expect(pictures).to_have_count(2)
    settle(page)
    for number in (0, 1):
        assert pictures.nth(number).evaluate(PAINTED) > 5

    states, speaker = session.states, Speaker("en", names(session))
    moves = [state.read_move(move) for state, move in zip(states, session.record.moves, strict=False)]
    for sheet in GAME.review.sheets(states, moves):
        section = body.locator("section", has=page.get_by_role("heading", name=speaker.text(sheet.title)))
        expect(section.locator("tbody tr")).to_have_count(len(sheet.rows))
        expect(section.locator("tbody tr").last.locator("td")).to_have_text(
            [speaker.text(cell) for cell in sheet.rows[-1]]
        )
    body.locator("summary").first.click()
    (purses,) = GAME.review.numbers(states[-1])
    cells = body.locator("details tbody tr").last.locator("td")
    expect(cells).to_have_text([str(session.ply), *(f"{purse:,}" for purse in purses)])
    page.keyboard.press("Escape")
    assert person.session() == session

"""The statistics dialog shows charts, and the same data in tables for screen readers."""

from playwright.sync_api import expect

from game.play.replay import turns
from tests.browser.conftest import NewPage, open_ready, wait_for_paint, wait_until
from tests.browser.pointer_player import (
    GAME,
    PagePlayer,
    choose_more,
    player_names,
    saved_texts,
    session_at_decision,
)
from tests.text.speaker import Speaker

COLOUR_COUNT_SCRIPT = """canvas => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
"""The number of colours on a canvas."""

PIXELS_SCRIPT = "canvas => canvas.toDataURL()"
ALL_SHARP_SCRIPT = """[...document.querySelectorAll("#statistics-body canvas[role=img], #canvas")].every(
  canvas => Math.abs(canvas.width / devicePixelRatio - canvas.clientWidth) < 1)"""
SHARPER_SCREEN = {"width": 0, "height": 0, "deviceScaleFactor": 2, "mobile": False}
"""Another screen for a window that keeps its size."""

REOPEN_SCRIPT = """opens => {
  const dialog = document.getElementById("statistics");
  const button = document.querySelector("#more [data-command=statistics]");
  const charts = () => dialog.querySelectorAll("canvas").length;
  new MutationObserver((_, watcher) => {
    if (!dialog.open || charts()) return;
    dialog.close();
    opens > 1 ? button.click() : undefined;
    watcher.disconnect();
  }).observe(dialog, { attributeFilter: ["open"] });
  button.click();
}"""
"""Opens the statistics and closes them before their charts are computed; reopens them if `opens` is 2."""


def test_the_statistics_dialog_shows_charts_and_tables(stored_page: NewPage) -> None:
    """And draws nothing if it is closed before they are computed."""
    session = session_at_decision(lambda session: session.ply >= 60)
    page = stored_page(saved_texts(session.record.text()))
    person = PagePlayer(open_ready(page))
    person.resume()
    page.locator("[data-dialog=more]").click()
    page.evaluate(REOPEN_SCRIPT, 1)
    expect(page.locator("#statistics")).to_be_hidden()
    wait_for_paint(page)
    page.locator("[data-dialog=more]").click()
    page.evaluate(REOPEN_SCRIPT, 2)
    body = page.locator("#statistics-body")
    pictures = body.locator("canvas[role=img]")
    expect(pictures).to_have_count(2)
    wait_for_paint(page)
    for number in (0, 1):
        assert pictures.nth(number).evaluate(COLOUR_COUNT_SCRIPT) > 5

    states, speaker = session.states, Speaker("en", player_names(session))
    moves = [state.read_move(move) for state, move in zip(states, session.record.moves, strict=False)]
    for sheet in GAME.statistics.tables(states, moves):
        section = body.locator("section", has=page.get_by_role("heading", name=speaker.text(sheet.title)))
        expect(section.locator("tbody tr")).to_have_count(len(sheet.rows))
        expect(section.locator("tbody tr").last.locator("td")).to_have_text(
            [speaker.text(cell) for cell in sheet.rows[-1]]
        )
    body.locator("summary").first.click()
    (purses,) = GAME.statistics.series_values(states[-1])
    cells = body.locator("details tbody tr").last.locator("td")
    expect(cells).to_have_text([str(len(turns(session))), *(f"{purse:,}" for purse in purses)])
    page.keyboard.press("Escape")
    assert person.session() == session


def test_an_open_chart_follows_a_change_of_the_system_s_theme_and_of_the_window_and_its_screen(
    stored_page: NewPage,
) -> None:
    session = session_at_decision(lambda session: session.ply >= 60)
    page = stored_page(saved_texts(session.record.text()), color_scheme="light")
    PagePlayer(open_ready(page)).resume()
    choose_more(page, "statistics")
    charts = page.locator("#statistics-body canvas[role=img]")
    expect(charts).to_have_count(2)
    wait_for_paint(page)
    light = [chart.evaluate(PIXELS_SCRIPT) for chart in charts.all()]
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    wait_for_paint(page)
    dark = [chart.evaluate(PIXELS_SCRIPT) for chart in charts.all()]
    assert all(before != after for before, after in zip(light, dark, strict=True))
    page.emulate_media(media="print", color_scheme="dark")
    wait_for_paint(page)
    on_paper = [chart.evaluate(PIXELS_SCRIPT) for chart in charts.all()]
    page.emulate_media(media="print", color_scheme="light")
    wait_for_paint(page)
    assert on_paper == [chart.evaluate(PIXELS_SCRIPT) for chart in charts.all()], "paper is always light"
    page.emulate_media(media="screen", color_scheme="dark")
    page.set_viewport_size({"width": 360, "height": 640})
    wait_until(page, ALL_SHARP_SCRIPT)
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", SHARPER_SCREEN)
    wait_until(page, "devicePixelRatio === 2")
    wait_until(page, ALL_SHARP_SCRIPT)

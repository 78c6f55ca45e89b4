"""Touch on a small screen: an ambiguous tap zooms in, and a second tap chooses."""

from __future__ import annotations

from math import dist

import pytest
from playwright.sync_api import Page, expect

from game.draw.hit_testing import TOUCH_RADIUS
from tests.browser.conftest import NewPage, open_ready, wait_until
from tests.browser.pointer_player import PagePlayer

MIN_WIDTH, TARGET_HEIGHT = 24, 44
"""CSS pixels: WCAG 2.2's smallest width of a target, and the height of our controls."""

SELECTABLE_SPOTS_SCRIPT = """
() => [...document.querySelectorAll("#spots [aria-disabled=false]")].map(spot => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return [spot.dataset.spot, x + width / 2, y + height / 2];
})
"""
"""Every selectable spot, and its centre on the page."""


@pytest.fixture
def player(stored_page: NewPage) -> PagePlayer:
    """A player with a small phone at the first move of *Star."""
    page = stored_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    person = PagePlayer(open_ready(page, "/?seed=5eed"))
    page.locator("#games [data-game=star]").tap()
    person.start_game()
    return person


def selectable_spots(person: PagePlayer) -> dict[str, tuple[float, float]]:
    return {name: (x, y) for name, x, y in person.page.evaluate(SELECTABLE_SPOTS_SCRIPT)}


def is_zoomed_in(person: PagePlayer) -> bool:
    return bool(person.board.evaluate("board => board.matches('.zoomed')"))


def off_centre(place: tuple[float, float]) -> tuple[float, float]:
    """A point a little beside the target."""
    return place[0] + 6, place[1] + 8


def expect_stone_placed(person: PagePlayer, node: str) -> None:
    """Expect the first move to be a stone there, once the computer has answered."""
    assert person.wait_for_turn(0)
    expect(person.page.locator("#log li").last).to_contain_text(node)


def test_a_tap_on_close_nodes_zooms_in_and_a_second_places_the_stone(player: PagePlayer) -> None:
    before = selectable_spots(player)
    player.tap(off_centre(before["S40"]))
    assert is_zoomed_in(player)
    zoomed = selectable_spots(player)
    assert dist(zoomed["S40"], zoomed["S41"]) > 2 * TOUCH_RADIUS > dist(before["S40"], before["S41"])
    assert dist(zoomed["S40"], before["S40"]) < TOUCH_RADIUS, "the tapped point stays under the finger"

    player.tap(point_off_all_spots(player))
    assert selectable_spots(player) == before, "a tap on no spot zooms out"
    expect(player.game).to_have_attribute("data-ply", "0")

    player.tap(off_centre(before["S40"]))
    player.tap((zoomed["S40"][0] - 15, zoomed["S40"][1] - 15))
    expect_stone_placed(player, "S40")
    assert not is_zoomed_in(player), "after the choice the whole board is visible again"


def point_off_all_spots(person: PagePlayer) -> tuple[float, float]:
    """A point of the board that is far from every selectable spot."""
    box, spots = person.board.bounding_box(), selectable_spots(person).values()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    candidates = [(middle[0] + x, middle[1] + y) for x in range(-150, 100, 10) for y in range(-150, 150, 10)]
    return max(candidates, key=lambda point: min(dist(point, each) for each in spots))


def test_a_tapped_number_says_what_it_counts_until_it_is_tapped_again(player: PagePlayer) -> None:
    peries = player.page.locator("#strip [data-stat='peries 1']")
    box = peries.bounding_box()
    assert box
    assert box["width"] >= MIN_WIDTH
    assert box["height"] >= TARGET_HEIGHT
    peries.tap()
    meaning = "A peri is a node on the rim: one point each."
    expect(player.prompt).to_have_text(f"Builder – peries: settled 0. {meaning}")
    expect(peries).to_have_attribute("aria-pressed", "true")
    peries.tap()
    expect(player.prompt).to_have_text("Player 1, place a stone")
    expect(peries).to_have_attribute("aria-pressed", "false")


def test_mouse_clicks_and_confirmed_moves_do_not_zoom(player: PagePlayer) -> None:
    page, node = player.page, off_centre(selectable_spots(player)["S40"])
    page.mouse.click(*node, button="right")
    expect(player.game).to_have_attribute("data-ply", "0")
    page.mouse.click(*node)
    expect_stone_placed(player, "S40")
    player.command_button("undo").tap()
    assert player.wait_for_turn(2)
    page.evaluate("document.querySelector('#settings [name=confirm]').click()")
    player.tap(node)
    assert not is_zoomed_in(player)
    player.actions.get_by_text("Play this move").tap()
    expect_stone_placed(player, "S40")


def test_holes_on_a_phone_are_stacked_and_far_enough_apart(
    player: PagePlayer,
) -> None:
    page = player.page
    page.locator("#home").tap()
    page.locator("#games [data-game=mancala]").tap()
    player.start_game()
    spots = selectable_spots(player)
    assert {round(x) for x, _ in spots.values()} == {round(spots["A"][0])}
    assert spots["A"][1] - spots["B"][1] > 2 * TOUCH_RADIUS - 1

    page.set_viewport_size({"width": 640, "height": 360})
    wait_until(page, f"{offset_top_script('A')} === {offset_top_script('B')}")
    page.set_viewport_size({"width": 360, "height": 640})
    wait_until(page, f"{offset_top_script('A')} > {offset_top_script('B')}")
    player.tap(spots["C"])
    expect_stone_placed(player, "C")


def offset_top_script(hole: str) -> str:
    """A script for the distance of a hole from the upper edge of the board."""
    return f"document.querySelector('#spots [data-spot={hole}]').offsetTop"


def test_a_whole_game_by_taps_alone_needs_no_zoom_button(player: PagePlayer) -> None:
    page, ply = player.page, -1
    page.locator("#home").tap()
    page.locator("#new-game").tap()
    page.locator("#strengths label:has([value=sprout])").tap()
    page.locator("#presets label:has([value=mini])").tap()
    player.command_button("begin").tap()
    while player.wait_for_turn(ply):
        ply = int(player.game.get_attribute("data-ply") or 0)
        spots = selectable_spots(player)
        if not spots:
            player.actions.get_by_role("button").first.tap()
            continue
        chosen = sorted(spots)[ply * 7 % len(spots)]
        player.tap(spots[chosen])
        if player.board.evaluate("board => board.matches('.close-up')"):
            player.tap(selectable_spots(player)[chosen])
    expect(player.result).to_be_visible()


def test_a_resting_finger_aims_through_a_loupe_and_chooses_when_it_is_lifted(player: PagePlayer) -> None:
    page, spots = player.page, selectable_spots(player)
    finger = Finger(page)
    loupe = page.locator("#loupe")
    finger.put("touchStart", spots["S40"])
    expect(loupe).to_be_visible()
    finger.put("touchMove", point_off_all_spots(player))
    finger.put("touchEnd")
    expect(loupe).to_be_hidden()
    expect(player.game).to_have_attribute("data-ply", "0")

    finger.put("touchStart", spots["S40"])
    expect(loupe).to_be_visible()
    finger.put("touchMove", spots["S42"])
    finger.put("touchEnd")
    expect_stone_placed(player, "S42")
    assert not is_zoomed_in(player)


class Finger:
    """A finger on the touch screen of a page."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def put(self, event: str, place: tuple[float, float] | None = None) -> None:
        """Touch, move to a place, or lift."""
        points = [{"x": place[0], "y": place[1]}] if place else []
        self._session.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})

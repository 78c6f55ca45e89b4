"""Fingers on a small screen: where a tap may mean several things they come nearer, and a second chooses."""

from __future__ import annotations

from collections.abc import Callable
from math import dist

import pytest
from playwright.sync_api import Page, expect

from game.draw.aim import REACH
from tests.browser.conftest import until
from tests.browser.play import Person, storage

READABLE = 0.9
"""Pixels for a unit of the map at which its names can be read."""

BOARD = """
() => [...document.querySelectorAll("#spots [aria-disabled=false]")].map(spot => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return [spot.dataset.spot, x + width / 2, y + height / 2];
})
"""
"""Every spot that can be chosen, and the middle of it on the page."""

BENEATH = """
() => [...document.querySelectorAll("#start button > *")].filter(part => part.checkVisibility()).map(part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === part.parentElement;
})
"""
"""Of every part of a button, whether a touch of its middle is one of the button."""


@pytest.fixture
def player(base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]) -> Person:
    """Somebody with a small phone at the first move of *Star."""
    page = new_page(
        storage_state=storage(base_url),
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    )
    person = Person(open_ready(page, "/?seed=5eed"))
    page.locator("#games [data-game=star]").tap()
    person.begin()
    return person


def places(person: Person) -> dict[str, tuple[float, float]]:
    return {name: (x, y) for name, x, y in person.page.evaluate(BOARD)}


def near(person: Person) -> bool:
    return bool(person.board.evaluate("board => board.matches('.zoomed')"))


def beside(place: tuple[float, float]) -> tuple[float, float]:
    """Where a finger comes down that is a little off."""
    return place[0] + 6, place[1] + 8


def placed(person: Person, node: str) -> None:
    """The first that happened, once the computer has answered, is a stone there."""
    assert person.wait(0)
    expect(person.page.locator("#log li").last).to_contain_text(node)


def test_a_tap_among_many_nodes_brings_them_nearer_and_the_next_one_places_the_stone(player: Person) -> None:
    whole = places(player)
    player.touch(beside(whole["S40"]))
    assert near(player)
    shown = places(player)
    assert dist(shown["S40"], shown["S41"]) > 2 * REACH > dist(whole["S40"], whole["S41"])
    assert dist(shown["S40"], whole["S40"]) < REACH, "what was tapped stays under the finger"

    player.touch(beside_everything(player))
    assert places(player) == whole, "a tap beside everything goes back"
    expect(player.game).to_have_attribute("data-ply", "0")

    player.touch(beside(whole["S40"]))
    player.touch((shown["S40"][0] - 15, shown["S40"][1] - 15))
    placed(player, "S40")
    assert not near(player), "after the choice all of the board is seen again"


def beside_everything(person: Person) -> tuple[float, float]:
    """A point of the board that is far from all that can be chosen."""
    box, shown = person.board.bounding_box(), places(person).values()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    around = [(middle[0] + x, middle[1] + y) for x in range(-150, 100, 10) for y in range(-150, 150, 10)]
    return max(around, key=lambda point: min(dist(point, each) for each in shown))


def test_a_mouse_and_who_confirms_every_move_aim_without_coming_nearer(player: Person) -> None:
    page, node = player.page, beside(places(player)["S40"])
    page.mouse.click(*node)
    placed(player, "S40")
    player.does("undo").tap()
    assert player.wait(2)
    page.evaluate("document.querySelector('#settings [name=confirm]').click()")
    player.touch(node)
    assert not near(player)
    player.actions.get_by_text("Play this move").tap()
    placed(player, "S40")


def test_one_tap_brings_the_map_so_near_that_it_can_be_read_and_one_shows_all_of_it(player: Person) -> None:
    player.page.locator("#home").tap()
    player.page.locator("#games [data-game=africa]").tap()
    player.begin()
    whole = unit(player)
    player.does("zoom-in").tap()
    assert unit(player) == pytest.approx(READABLE)
    assert whole < READABLE / 2
    player.does("zoom-all").tap()
    assert unit(player) == whole


def test_on_a_phone_the_holes_stand_one_over_the_other_and_far_enough_apart_for_fingers(
    player: Person,
) -> None:
    page = player.page
    page.locator("#home").tap()
    page.locator("#games [data-game=mancala]").tap()
    player.begin()
    upright = places(player)
    assert {round(x) for x, _ in upright.values()} == {round(upright["A"][0])}
    assert upright["A"][1] - upright["B"][1] > 2 * REACH - 1

    page.set_viewport_size({"width": 640, "height": 360})
    until(page, f"{down('A')} === {down('B')}")
    page.set_viewport_size({"width": 360, "height": 640})
    until(page, f"{down('A')} > {down('B')}")
    player.touch(upright["C"])
    placed(player, "C")


def down(hole: str) -> str:
    """How far from the upper edge of the board a hole lies, for the page to say."""
    return f"document.querySelector('#spots [data-spot={hole}]').offsetTop"


def unit(person: Person) -> float:
    """Pixels for a unit of the board."""
    style = "parseFloat(document.getElementById('spots').style.getPropertyValue('--unit'))"
    return float(person.page.evaluate(style))


def test_whatever_is_touched_of_a_button_it_is_the_button(
    page: Page, open_ready: Callable[..., Page]
) -> None:
    found = open_ready(page).evaluate(BENEATH)
    assert found
    assert all(found)

"""Screenshots as eyes see them that know no colours: players, stones and tokens differ all the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from math import dist
from statistics import fmean, median
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page

from game.africa.view.pieces import heads, leaning
from game.africa.view.places import SPOTS, Point
from game.catalog import GAMES
from game.contract import CHANCE, Game, find_move
from game.draw.show import Ui
from game.play.chance import Dealer
from game.play.record import Seat
from game.play.session import Session, begin
from tests.browser.conftest import settle
from tests.browser.play import Person, sensible, storage, texts_of
from tests.browser.png import greys

AFRICA, STAR = GAMES["africa"], GAMES["star"]
FIVE = tuple(Seat(name, figure) for figure, name in enumerate("ABCDE"))
TWO = tuple(Seat(name, figure) for figure, name in enumerate("AB"))

LEAST, LEAST_OF_TOKENS = 12.0, 8.0
"""How many of 255 shades two pictures of one size have to differ in the mean; tokens share a broad rim."""

APART = 90.0
"""Board units between pins that do not cover each other's heads."""

PLACED = ("S40", "R30", "A40", "T40", "R61", "S52", "A52", "T52")
"""*Star's stones, one player's and the other's in turn; none touches another."""

Patch = list[list[int]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_players_stones_and_tokens_differ_without_colours(
    theme: str, base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    travels, duel = five_apart(), begun(STAR, TWO)
    for text in PLACED:
        duel = duel.play(find_move(duel.state, text))
    saved = texts_of(travels.record.text()) | texts_of(duel.record.text(), game="star")
    page = new_page(
        storage_state=storage(base_url, saved, theme=theme), viewport={"width": 1280, "height": 1000}
    )
    person = Person(open_ready(page))
    page.context.new_cdp_session(page).send(
        "Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"}
    )

    person.resume()
    settle(page)
    pins = [patch(person, *head, 14) for head in heads_of(travels)]
    tokens = [greys(icon.screenshot()) for icon in page.locator("#shared-stats .icon").all()]
    assert min(differing(*pair) for pair in combinations(pins, 2)) > LEAST
    assert min(differing(*pair) for pair in combinations(tokens, 2)) > LEAST_OF_TOKENS

    page.locator("#home").click()
    page.locator("#games [data-game=star]").click()
    person.resume()
    settle(page)
    places = {spot.id: (spot.x, spot.y) for spot in STAR.view.spots(duel.state, Ui())}
    stones = [patch(person, *places[text], 20) for text in PLACED]
    for blue, red in product(stones[::2], stones[1::2]):
        assert abs(shade(blue) - shade(red)) > LEAST


def begun(game: Game, seats: tuple[Seat, ...]) -> Session:
    return begin(game, seats, "5eed")


def five_apart() -> Session:
    """A game of five whose pins stand apart."""
    session = begun(AFRICA, FIVE)
    while not are_apart(session):
        state = session.state
        at_chance = state.to_act == CHANCE
        session = session.play(Dealer("5eed").deal(state, session.ply) if at_chance else sensible(session))
    return session


def are_apart(session: Session) -> bool:
    found = heads_of(session)
    return len(found) == len(FIVE) and all(dist(*pair) > APART for pair in combinations(found, 2))


def heads_of(session: Session) -> list[Point]:
    """Where the heads of the pins are."""
    state: Any = session.state
    return heads(leaning(state, Ui(), SPOTS[state.house.board]))


def patch(person: Person, x: float, y: float, around: float) -> Patch:
    """What the page shows so many board units round a point of the board."""
    left, top = person.pixel(x - around, y - around)
    right, bottom = person.pixel(x + around, y + around)
    clip: FloatRect = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    return greys(person.page.screenshot(clip=clip))


def differing(one: Patch, two: Patch) -> float:
    """By how many shades pictures differ in the mean, where both have pixels."""
    pixels = [pair for lines in zip(one, two, strict=False) for pair in zip(*lines, strict=False)]
    return fmean(abs(a - b) for a, b in pixels)


def shade(picture: Patch) -> float:
    """The shade that most of a picture has."""
    return median(pixel for row in picture for pixel in row)

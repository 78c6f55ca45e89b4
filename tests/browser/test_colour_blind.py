"""In screenshots without colours players, stones and tokens can still be told apart."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations, product
from math import dist
from typing import Any, Literal

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import FloatRect, Page

from game.africa.view.layout import SPOTS
from game.africa.view.pieces import pin_heads, pin_poses
from game.catalog import GAMES
from game.contract import CHANCE, Game, find_move
from game.draw.presentation import Ui
from game.draw.svg_paths import Point
from game.play.dealer import Dealer
from game.play.record import Seat
from game.play.session import Session, new_session
from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.pointer_player import PagePlayer, saved_texts, sensible_move

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AFRICA, STAR = GAMES["africa"], GAMES["star"]
FIVE = tuple(Seat(name, figure) for figure, name in enumerate("ABCDE"))
TWO = tuple(Seat(name, figure) for figure, name in enumerate("AB"))

MIN_SHADE_DIFFERENCE, MIN_TOKEN_DIFFERENCE = 12.0, 8.0
"""The least mean difference of two pictures, of 255 shades; tokens share a broad rim."""

MIN_PIN_DISTANCE = 90.0
"""The distance from which pins do not cover each other's heads, in board units."""

STONE_NODES = ("S40", "R30", "A40", "T40", "R61", "S52", "A52", "T52")
"""Stones of *Star, of the two players in turn; none touches another."""

Patch = Image.Image
"""A picture in shades of grey."""


def test_players_stones_and_tokens_differ_in_greyscale(stored_page: NewPage) -> None:
    travels, duel = session_with_pins_apart(), new_session_of(STAR, TWO)
    for text in STONE_NODES:
        duel = duel.play(find_move(duel.state, text))
    saved = saved_texts(travels.record.text()) | saved_texts(duel.record.text(), game="star")
    page = open_ready(stored_page(saved, viewport={"width": 1280, "height": 1000}))
    person = PagePlayer(page)
    page.context.new_cdp_session(page).send(
        "Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"}
    )

    person.resume()
    for theme in THEMES:
        show_theme(page, theme)
        pins = [patch(person, *head, 14) for head in pin_head_points(travels)]
        tokens = [greyscale(icon.screenshot()) for icon in page.locator("#shared-stats .icon").all()]
        assert min(mean_difference(*pair) for pair in combinations(pins, 2)) > MIN_SHADE_DIFFERENCE, theme
        assert min(mean_difference(*pair) for pair in combinations(tokens, 2)) > MIN_TOKEN_DIFFERENCE, theme

    page.locator("#home").click()
    page.locator("#games [data-game=star]").click()
    person.resume()
    places = {spot.id: (spot.x, spot.y) for spot in STAR.view.spots(duel.state, Ui())}
    for theme in THEMES:
        show_theme(page, theme)
        stones = [patch(person, *places[text], 20) for text in STONE_NODES]
        for blue, red in product(stones[::2], stones[1::2]):
            assert abs(median_shade(blue) - median_shade(red)) > MIN_SHADE_DIFFERENCE, theme


def show_theme(page: Page, theme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=theme)
    wait_for_paint(page)


def new_session_of(game: Game, seats: tuple[Seat, ...]) -> Session:
    return new_session(game, seats, "5eed")


def session_with_pins_apart() -> Session:
    """A game of five in which no pin covers another."""
    session = new_session_of(AFRICA, FIVE)
    while not pins_are_apart(session):
        state = session.state
        at_chance = state.to_act == CHANCE
        session = session.play(
            Dealer("5eed").deal(state, session.ply) if at_chance else sensible_move(session)
        )
    return session


def pins_are_apart(session: Session) -> bool:
    found = pin_head_points(session)
    return len(found) == len(FIVE) and all(dist(*pair) > MIN_PIN_DISTANCE for pair in combinations(found, 2))


def pin_head_points(session: Session) -> list[Point]:
    """The centres of the pins' heads."""
    state: Any = session.state
    return pin_heads(pin_poses(state, Ui(), SPOTS[state.house.board]))


def patch(person: PagePlayer, x: float, y: float, half_size: float) -> Patch:
    """The picture of a square of the board around a point; sizes in board units."""
    left, top = person.page_point(x - half_size, y - half_size)
    right, bottom = person.page_point(x + half_size, y + half_size)
    clip: FloatRect = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    return greyscale(person.page.screenshot(clip=clip))


def greyscale(png: bytes) -> Patch:
    """A screenshot in shades of grey, from 0 (black) to 255 (white)."""
    return Image.open(BytesIO(png)).convert("L")


def mean_difference(one: Patch, two: Patch) -> float:
    """The mean difference in shades of the area that both pictures have."""
    both = (0, 0, min(one.width, two.width), min(one.height, two.height))
    return ImageStat.Stat(ImageChops.difference(one.crop(both), two.crop(both))).mean[0]


def median_shade(picture: Patch) -> float:
    """The median shade of a picture."""
    return ImageStat.Stat(picture).median[0]

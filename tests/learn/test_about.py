"""The page about each game: its numbers are those that its README and the rules give."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.africa.learn import about
from game.africa.rules.routes import TOKEN_CITIES
from game.catalog import GAMES, load_submodule
from game.draw.scene import Text
from game.draw.theme import THEMES
from game.learn.about import About
from tests.text.speaker import Speaker
from tools.console import ROOT
from tools.paths import LANGUAGES
from tools.simulate.africa.figures import display_name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_of_itself_in_every_language(game: str, language: str) -> None:
    page: About = load_submodule(game, "learn.about").about()
    speaker = Speaker(language)
    assert all(speaker.text(paragraph) for paragraph in page.paragraphs)
    numbers = page.numbers
    assert {len(row) for row in numbers.rows} == {len(numbers.head)}
    assert all(speaker.text(cell) for row in (numbers.head, *numbers.rows) for cell in row)
    for picture in page.pictures:
        assert {len(row) for row in picture.table.rows} == {len(picture.table.head)}
        for theme in THEMES.values():
            drawn = picture.draw(theme, speaker.text, 320)
            texts = [shape.text for shape in drawn.shapes if isinstance(shape, Text)]
            assert drawn.height > 0
            assert all(texts)
            assert texts


def test_the_lengths_of_games_add_up_to_all_games() -> None:
    for shares in (about.CLASSIC_LENGTHS, about.SCANDINAVIAN_LENGTHS):
        assert sum(shares) == pytest.approx(100, abs=0.5)


def test_the_rounds_by_city_are_those_of_the_published_page() -> None:
    page = (ROOT / "game/africa/numbers.md").read_text("utf-8")
    assert about.STAR_ROUNDS.keys() == set(TOKEN_CITIES)
    for city, rounds in about.STAR_ROUNDS.items():
        assert f"| {display_name(city)} | {rounds} ±" in page


@pytest.mark.parametrize("game", ["star", "mancala"])
def test_the_strengths_of_computer_players_are_those_of_the_published_page(game: str) -> None:
    page = (ROOT / f"game/{game}/README.md").read_text("utf-8")
    for better, other, share in load_submodule(game, "learn.about").LADDER_RESULTS:
        assert re.search(rf"^\| {better}\b[^–]* – {other} \|.* {share} %? ?\|", page, re.MULTILINE)


@pytest.mark.parametrize("game", ["star", "mancala"])
def test_every_rated_level_is_compared_with_the_one_before(game: str) -> None:
    rated = [level.name for level in GAMES[game].levels.values() if level.rating]
    results = load_submodule(game, "learn.about").LADDER_RESULTS
    assert [(other, better) for better, other, _ in results] == list(pairwise(rated))


def test_the_sizes_of_star_are_those_of_its_rules() -> None:
    page: About = load_submodule("star", "learn.about").about()
    texts = [[Speaker("en").text(cell) for cell in row] for row in page.numbers.rows]
    assert texts == [
        ["4", "50", "20", "21"],
        ["6", "105", "30", "31"],
        ["8", "180", "40", "41"],
        ["10", "275", "50", "51"],
    ]

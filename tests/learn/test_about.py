"""The page about each game: its numbers are those that its README and the rules give."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, load_submodule
from game.learn.about import About
from tests.text.speaker import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_of_itself_in_every_language(game: str, language: str) -> None:
    page: About = load_submodule(game, "learn.about").about()
    speaker = Speaker(language)
    assert all(speaker.text(paragraph) for paragraph in page.paragraphs)
    numbers = page.numbers
    assert {len(row) for row in numbers.rows} == {len(numbers.head)}
    assert all(speaker.text(cell) for row in (numbers.head, *numbers.rows) for cell in row)


def test_the_sizes_of_star_are_those_of_its_rules() -> None:
    page: About = load_submodule("star", "learn.about").about()
    texts = [[Speaker("en").text(cell) for cell in row] for row in page.numbers.rows]
    assert texts == [
        ["4", "50", "20", "21"],
        ["6", "105", "30", "31"],
        ["8", "180", "40", "41"],
        ["10", "275", "50", "51"],
    ]

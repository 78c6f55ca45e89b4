"""Every computer player has a face or an emblem, and a line of character in each language."""

import pytest

from game.catalog import GAMES
from game.text.message import say
from tests.text.speaker import LANGUAGES, Speaker
from tools.site import faces, icons

LEVELS = [(game, level) for game in GAMES for level in GAMES[game].levels]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_computer_player_has_a_face(game: str, level: str) -> None:
    drawn = {f"face-africa-{temper}" for temper in faces.FACES} | set(icons.EMBLEMS)
    assert f"face-{game}-{level}" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_player_says_in_a_line_what_it_is_like(language: str) -> None:
    speaker = Speaker(language, ())
    lines = [speaker.text(say(f"character-{game}-{level}")) for game, level in LEVELS]
    assert len(set(lines)) == len(lines)

"""Every computer player has a face or an emblem, and a description in each language."""

import pytest

from game.catalog import GAMES
from game.text.message import msg
from tests.text.speaker import Speaker
from tools.build import avatars, icons
from tools.paths import LANGUAGES

LEVELS = [(game, level) for game in GAMES for level in GAMES[game].levels]
OFFERED = {(game.id, game.character(level)) for game in GAMES.values() for level in game.offered_levels()}


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_bot_has_an_avatar(game: str, level: str) -> None:
    drawn = {f"face-africa-{name}" for name in avatars.FACES} | set(icons.EMBLEMS)
    assert f"face-{game}-{GAMES[game].character(level)}" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_that_can_be_chosen_has_its_own_description(language: str) -> None:
    speaker = Speaker(language, ())
    lines = [speaker.text(msg(f"character-{game}-{level}")) for game, level in OFFERED]
    assert len(set(lines)) == len(lines)

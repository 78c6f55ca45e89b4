"""The rules in full: they follow the options, and say nothing that does not hold."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, part
from game.contract import Game, Option, OptionValue
from game.draw.svg import inset
from game.draw.theme import DARK, LIGHT
from game.learn.rulebook import Diagram, Section
from game.text.message import Message
from tests.text.speaker import LANGUAGES, Speaker

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)

OPTIONS = [(game, option) for game in GAMES.values() for option in game.options.values()]


def rulebook(game: Game, **changed: OptionValue) -> tuple[Section, ...]:
    sections: tuple[Section, ...] = part(game.id, "rulebook").rulebook(game.complete_options(changed))
    return sections


def told(sections: tuple[Section, ...]) -> list[Message]:
    """Everything in words, but for what stands under pictures."""
    return [message for section in sections for message in (section.title, *section.paragraphs)]


def diagrams(sections: tuple[Section, ...]) -> list[Diagram]:
    return [section.diagram for section in sections if section.diagram]


def values(option: Option) -> list[OptionValue]:
    """Each value, or some of a range."""
    return (
        [option.values[0], option.values[1], option.values[-1]]
        if len(option.values) > 9
        else [*option.values]
    )


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda each: getattr(each, "id", None) or each.name)
def test_every_value_of_every_option_changes_what_is_told(game: Game, option: Option) -> None:
    speaker = Speaker("en")
    texts = {
        "\n".join(map(speaker.text, told(rulebook(game, **{option.name: value})))) for value in values(option)
    }
    assert len(texts) == len(values(option))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_can_be_told_in_every_language(game: Game, language: str) -> None:
    speaker = Speaker(language)
    for preset in game.presets.values():
        sections = rulebook(game, **preset)
        for message in (*told(sections), *(diagram.label for diagram in diagrams(sections))):
            assert speaker.text(message)


@pytest.mark.parametrize(
    ("preset", "numbers"),
    [
        ("classic", ("£300", "£100", "£500", "£1,000", "3 turns")),
        ("lost_diamond", ("$5,000", "$1,000", "$3,000")),
    ],
)
def test_prices_are_those_of_the_edition(preset: str, numbers: tuple[str, ...]) -> None:
    africa = GAMES["africa"]
    text = "\n".join(map(Speaker("en").text, told(rulebook(africa, **africa.presets[preset]))))
    assert all(number in text for number in numbers)


def test_with_komi_south_needs_66_stones_and_north_63() -> None:
    text = "\n".join(map(Speaker("en").text, told(rulebook(GAMES["mancala"], komi=2.5))))
    assert "2.5 stones" in text
    assert "South needs 66 to win and North 63" in text
    assert "a draw" not in text


def test_with_a_handicap_nothing_is_said_of_the_swap() -> None:
    text = "\n".join(map(Speaker("en").text, told(rulebook(GAMES["star"], handicap=3))))
    assert "places 3 stones" in text
    assert "cuts the pie" not in text


@every_game
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_pictures_are_drawn_by_the_board_itself(game: Game, theme: object) -> None:
    for preset in game.presets.values():
        for diagram in diagrams(rulebook(game, **preset)):
            scene = game.view.scene(diagram.state, diagram.ui, theme)
            left, top, width, height = diagram.window or (0, 0, scene.width, scene.height)
            assert left >= 0 <= top
            assert left + width <= scene.width
            assert top + height <= scene.height
            assert inset(scene, (left, top, width, height), "ground").tag == "svg"


def test_the_forced_capture_in_the_picture_is_the_one_that_is_told() -> None:
    for capture, holes in (("smallest", "d"), ("free", "dg")):
        (picture,) = [
            each
            for each in diagrams(rulebook(GAMES["mancala"], capture=capture))
            if "free" in each.label.params
        ]
        assert {str(move) for move in picture.state.legal_moves()} == {f"x{hole}" for hole in holes}

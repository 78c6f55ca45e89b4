"""Rulebooks: they follow the options, and state no rule that is not in force."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, load_submodule
from game.contract import Game, Option, OptionValue
from game.draw.svg import render_cropped
from game.draw.theme import DARK, LIGHT
from game.learn.rulebook import Diagram, Section
from game.text.message import Message, msg
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)

OPTIONS = [(game, option) for game in GAMES.values() for option in game.options.values()]


def rulebook(game: Game, **changed: OptionValue) -> tuple[Section, ...]:
    sections: tuple[Section, ...] = load_submodule(game.id, "learn.rulebook").rulebook(
        game.complete_options(changed)
    )
    return sections


def texts_of(sections: tuple[Section, ...]) -> list[Message]:
    """All titles and paragraphs, without the labels of diagrams."""
    return [message for section in sections for message in (section.title, *section.paragraphs)]


def diagrams(sections: tuple[Section, ...]) -> list[Diagram]:
    return [section.diagram for section in sections if section.diagram]


def sample_values(option: Option) -> list[OptionValue]:
    """Every value, or three values of a long range."""
    return (
        [option.values[0], option.values[1], option.values[-1]]
        if len(option.values) > 9
        else [*option.values]
    )


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda each: getattr(each, "id", None) or each.name)
def test_every_option_value_changes_the_rulebook(game: Game, option: Option) -> None:
    speaker = Speaker("en")
    texts = {
        "\n".join(map(speaker.text, texts_of(rulebook(game, **{option.name: value}))))
        for value in sample_values(option)
    }
    assert len(texts) == len(sample_values(option))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_presets_rulebook_can_be_formatted(game: Game, language: str) -> None:
    speaker = Speaker(language)
    for preset in game.presets.values():
        sections = rulebook(game, **preset)
        for message in (*texts_of(sections), *(diagram.label for diagram in diagrams(sections))):
            assert speaker.text(message)


@pytest.mark.parametrize(
    ("preset", "numbers"),
    [
        ("classic", ("£300", "£100", "£500", "£1,000", "3 turns")),
        ("lost_diamond", ("$5,000", "$1,000", "$3,000")),
    ],
)
def test_rulebook_prices_match_the_preset(preset: str, numbers: tuple[str, ...]) -> None:
    africa = GAMES["africa"]
    text = "\n".join(map(Speaker("en").text, texts_of(rulebook(africa, **africa.presets[preset]))))
    assert all(number in text for number in numbers)


@pytest.mark.parametrize(
    ("preset", "named", "other"), [("classic", "horseshoe", "visa"), ("lost_diamond", "visa", "horseshoe")]
)
def test_advice_names_the_tokens_of_the_edition(preset: str, named: str, other: str) -> None:
    africa = GAMES["africa"]
    text = Speaker("en").text(rulebook(africa, **africa.presets[preset])[-1].paragraphs[0])
    assert f"every {named} on" in text
    assert other not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_bear_the_place_names_of_the_map(language: str) -> None:
    texts = texts_of(rulebook(GAMES["africa"]))
    old, today = ("\n".join(map(Speaker(language, today=each).text, texts)) for each in (False, True))
    slave_coast, ghana = msg("place-slave_coast.at"), msg("today-gold_coast.at")
    assert Speaker(language).text(slave_coast) in old
    assert Speaker(language).text(slave_coast) not in today
    assert Speaker(language).text(ghana) in today


def test_the_rulebook_states_the_stones_needed_with_komi() -> None:
    text = "\n".join(map(Speaker("en").text, texts_of(rulebook(GAMES["mancala"], komi=2.5))))
    assert "2.5 stones" in text
    assert "South needs 66 to win and North 63" in text
    assert "a draw" not in text


def test_the_rulebook_omits_the_swap_with_a_handicap() -> None:
    text = "\n".join(map(Speaker("en").text, texts_of(rulebook(GAMES["star"], handicap=3))))
    assert "places 3 stones" in text
    assert "cuts the pie" not in text


@pytest.mark.parametrize(
    ("stones", "handicap", "first", "later"),
    [
        (1, 0, "one stone", ""),
        (1, 5, "5 stones", "one"),
        (2, 0, "one stone", "two"),
        (2, 5, "5 stones", "two"),
    ],
)
def test_the_rulebook_tells_one_number_of_stones_for_the_first_turn(
    stones: int, handicap: int, first: str, later: str
) -> None:
    text = "\n".join(
        map(Speaker("en").text, texts_of(rulebook(GAMES["star"], stones=stones, handicap=handicap)))
    )
    if later:
        assert f"In the very first turn {first}" in text
        assert f"in every later turn {later}, on any empty nodes" in text
        assert "In your turn you place one stone" not in text
    else:
        assert "In your turn you place one stone" in text
    assert handicap == 0 or f"places {first} in the first turn" in text


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "that reaches the rim", "with at least two nodes on the rim"),
        ("sv", "som når kanten", "med minst två noder på kanten"),
        ("fi", "joka ulottuu reunaan", "jossa on vähintään kaksi reunan solmua"),
    ],
)
def test_the_rulebook_defines_a_star_by_two_peries(language: str, wrong: str, right: str) -> None:
    text = "\n".join(map(Speaker(language).text, texts_of(rulebook(GAMES["star"]))))
    assert wrong not in text
    assert right in text


@every_game
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_diagrams_are_crops_of_the_board_scene(game: Game, theme: object) -> None:
    for preset in game.presets.values():
        for diagram in diagrams(rulebook(game, **preset)):
            scene = game.view.scene(diagram.state, diagram.ui, theme)
            left, top, width, height = diagram.view_box or (0, 0, scene.width, scene.height)
            assert left >= 0 <= top
            assert left + width <= scene.width
            assert top + height <= scene.height
            assert render_cropped(scene, (left, top, width, height), "ground").tag == "svg"


def test_star_of_africas_diagrams_show_all_that_is_ringed() -> None:
    game = GAMES["africa"]
    for diagram in diagrams(rulebook(game)):
        assert diagram.view_box
        left, top, width, height = diagram.view_box
        for spot in game.view.spots(diagram.state, diagram.ui):
            if spot.target:
                assert left < spot.x < left + width, spot
                assert top < spot.y < top + height, spot


def test_the_capture_diagram_shows_the_forced_capture() -> None:
    for capture, holes in (("smallest", "d"), ("free", "dg")):
        (picture,) = [
            each
            for each in diagrams(rulebook(GAMES["mancala"], capture=capture))
            if "free" in each.label.params
        ]
        assert {str(move) for move in picture.state.legal_moves()} == {f"x{hole}" for hole in holes}

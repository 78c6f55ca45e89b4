"""Every game of the catalogue, and the template, satisfies the contract in `game/contract.py`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES, Catalog
from game.contract import (
    CHANCE,
    NOBODY,
    BadNotation,
    BadOptions,
    Game,
    IllegalMove,
    State,
    find_move,
)
from game.draw.presentation import MoveRating, Ui
from game.draw.theme import LIGHT, THEMES, Theme
from game.nim import GAME as NIM
from game.search.thinker import think_for_slices
from tests.scene_queries import all_shapes
from tests.strategies import initial_states, random_line
from tests.text.catalogue import messages
from tests.text.speaker import Speaker
from tools.arena.ratings import LOWEST
from tools.console import ROOT
from tools.paths import LANGUAGES

ALL_GAMES = (*GAMES.values(), NIM)
GARBAGE = ("", " ", "?", "1 2 3 4 5", "start", "{}", "null", "\0", "x" * 10_000, "٣")

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)


def states(game: Game, plies: int = 150) -> Iterator[State]:
    """Positions of one random game under each preset."""
    for seed, preset in enumerate(game.presets.values()):
        for before, _, _ in random_line(game.new(preset, game.seats[-1]), seed, plies):
            yield before


def test_the_catalog_finds_games_by_id() -> None:
    assert all(GAMES[name].id == name for name in GAMES)
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_the_catalog_imports_no_game_to_tell_whether_it_is_there() -> None:
    assert "not loaded" in Catalog(("not loaded",))


def test_every_game_is_in_each_import_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    named = [names for contract in contracts for names in contract.values() if "game.nim" in names]
    assert len(named) == 3
    for names in named:
        assert {f"game.{name}" for name in GAMES} <= set(names)


# Options


@every_game
def test_options_have_a_valid_default(game: Game) -> None:
    for name, option in game.options.items():
        assert option.name == name
        assert option.default in option.values


@every_game
def test_presets_are_complete_and_valid(game: Game) -> None:
    for preset in game.presets.values():
        assert preset == game.complete_options(preset)
        assert list(preset) == list(game.options)


@every_game
def test_the_first_preset_is_the_default(game: Game) -> None:
    assert game.complete_options() == next(iter(game.presets.values()))
    assert game.new() == game.new(game.complete_options(), game.seats[0])


@every_game
def test_a_position_knows_its_options_and_seats(game: Game) -> None:
    for preset in game.presets.values():
        for seats in game.seats:
            for before, _, after in random_line(game.new(preset, seats), seed=seats, max_plies=40):
                assert game.setup_of(before) == game.setup_of(after) == (preset, seats)


@every_game
def test_an_invalid_option_is_refused_by_name(game: Game) -> None:
    for name in game.options:
        with pytest.raises(BadOptions) as refusal:
            game.new({name: "no such value"})
        assert refusal.value.option == name
    with pytest.raises(BadOptions) as refusal:
        game.new({"no_such_option": 1})
    assert refusal.value.option == "no_such_option"


@every_game
def test_players_differ_by_their_pieces(game: Game) -> None:
    figures = game.view.figures()
    assert len(set(figures)) == len(figures) >= game.seats[-1]


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 99])
def test_a_wrong_number_of_players_is_refused(game: Game, seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        game.new(seats=seats)
    assert refusal.value.option == "seats"


# States


@every_game
def test_random_states_satisfy_the_contract(game: Game) -> None:
    for state in states(game):
        assert isinstance(state, State)
        assert state.to_act in (CHANCE, *range(game.seats[-1]))
        assert state.outcome is None
        check_moves(state)
        check_chance(state)
        assert game.has_chance or state.to_act != CHANCE
        check_text(game, state)
        for seat in range(game.seats[-1]):
            assert state.seen_by(seat).to_act == state.to_act


def check_moves(state: State) -> None:
    moves = list(state.legal_moves())
    assert moves
    assert moves == list(state.legal_moves()), "a stable order"
    texts = [str(move) for move in moves]
    assert len(set(texts)) == len(set(moves)) == len(moves)
    for move, text in zip(moves, texts, strict=True):
        assert text.isascii()
        assert find_move(state, text) == move


def check_chance(state: State) -> None:
    odds = list(state.odds())
    hidden = state.hidden_draw()
    if state.to_act == CHANCE:
        assert [move for move, _ in odds] == list(state.legal_moves())
        assert all(weight == int(weight) > 0 for _, weight in odds)
    else:
        assert not odds
        assert hidden is None
    if hidden is not None:
        slots = hidden.remaining_slots
        assert hidden.slot in slots
        assert len(slots) == len(set(slots)) == sum(weight for _, weight in odds)


def check_text(game: Game, state: State) -> None:
    text = state.text()
    again = game.parse_state(text)
    assert again == state
    assert hash(again) == hash(state)
    assert again.text() == text
    assert len(text.splitlines()) == 1


@every_game
@given(data=st.data())
def test_random_play_under_random_options_satisfies_the_contract(game: Game, data: st.DataObject) -> None:
    """Playing changes no earlier state, is reproducible, and ends exactly when there is an outcome."""
    first = data.draw(initial_states(game))
    for before, move, after in random_line(first, data.draw(st.integers(0, 2**32)), max_plies=60):
        text = before.text()
        assert before.play(move) == after
        assert before.text() == text
        assert (after.outcome is not None) == (after.to_act == NOBODY)
        assert bool(after.legal_moves()) == (after.to_act != NOBODY)
        assert after.to_act in (CHANCE, NOBODY, *range(game.seats[-1]))
    check_text(game, after)


@every_game
def test_a_game_ends_with_an_outcome(game: Game) -> None:
    for seats in game.seats:
        *_, (_, _, after) = random_line(game.new(seats=seats), seed=seats)
        assert after.to_act == NOBODY
        assert after.outcome is not None
        assert set(after.outcome.winners) <= set(range(seats))
        assert after.outcome.scores is None or len(after.outcome.scores) == seats
        assert after.outcome.reason
        assert list(after.legal_moves()) == list(after.odds()) == []
        assert game.parse_state(after.text()) == after


# From outside


@every_game
@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_refused_as_a_move(game: Game, text: str) -> None:
    for state in (game.new(), *list(states(game, plies=20))[-1:]):
        with pytest.raises((BadNotation, IllegalMove)) as refusal:
            find_move(state, text)
        assert state.text() in str(refusal.value)
        assert refusal.value.text == text


@every_game
@pytest.mark.parametrize("thing", [None, 7, b"act", ["act"]])
def test_a_value_that_is_not_a_string_is_refused_as_a_move(game: Game, thing: Any) -> None:
    with pytest.raises(BadNotation):
        find_move(game.new(), thing)


@every_game
@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_refused_as_a_position(game: Game, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        game.parse_state(text)
    assert refusal.value.text == text


@every_game
@given(data=st.data())
def test_a_mutated_position_is_refused_or_playable(game: Game, data: st.DataObject) -> None:
    *_, (_, _, state) = random_line(game.new(), data.draw(st.integers(0, 99)), data.draw(st.integers(1, 99)))
    text = damaged_text(state.text(), data)
    try:
        found = game.parse_state(text)
    except BadNotation:
        return
    check_text(game, found)
    for _ in random_line(found, seed=1, max_plies=30):
        pass


def damaged_text(text: str, data: st.DataObject) -> str:
    """The text with a piece removed, doubled, or replaced by another piece of the text."""
    start, stop = sorted(data.draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    words = data.draw(st.sampled_from([*text.split(" "), "", "0", "-1", "9" * 30]))
    return text[:start] + words + text[stop:]


# The view


@every_game
def test_nothing_can_be_selected_while_no_player_may_act(game: Game) -> None:
    watching = Ui(can_act=False)
    for state in states(game, plies=20):
        assert not game.view.actions(state, watching)
        shapes = game.view.scene(state, watching, LIGHT).shapes
        assert not any(each.target for each in (*game.view.spots(state, watching), *shapes))


@every_game
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_all_colours_are_from_the_theme(game: Game, theme: Theme) -> None:
    known = {"", *(getattr(theme, name) for name in theme.__slots__)}
    known.update(colour for figure in theme.figures for colour in (figure.colour, figure.ink))
    toggles = frozenset(toggle.id for toggle in game.view.toggles())
    for state in list(states(game, plies=600))[::9]:
        spots = game.view.spots(state, Ui())
        target = next((spot.target for spot in spots if spot.target), "")
        last = tuple(spot.id for spot in spots[:2])
        for shown in (frozenset[str](), toggles):
            ui = Ui(
                hover=target, last_move=last, visible_toggles=shown, ratings=(MoveRating(target, 0.5, 0.5),)
            )
            scene = game.view.scene(state, ui, theme)
            for shape in all_shapes((*scene.background, *scene.shapes)):
                assert {getattr(shape, name, "") for name in ("fill", "stroke", "halo")} <= known, shape


@every_game
def test_the_page_has_every_sound_of_a_move(game: Game) -> None:
    source = (ROOT / "game/web/platform/sound.py").read_text("utf-8")  # cannot be imported without a browser
    table = source.partition("SOUNDS")[2].partition("VIBRATION")[0]
    known = re.findall(r'^    "(\w+)":', table, re.MULTILINE)
    for seed, preset in enumerate(game.presets.values()):
        for before, move, after in random_line(game.new(preset, game.seats[-1]), seed):
            for event in game.narrator.narrate(before, move, after):
                assert event.sound in ("", *known), event


# Computer players


@every_game
def test_the_strengths_name_levels_and_have_a_medium_one(game: Game) -> None:
    assert "medium" in game.strengths
    assert {level for levels in game.strengths.values() for level in levels} <= game.levels.keys()


@every_game
def test_every_strength_of_rated_levels_is_one_level_and_the_ladder_rises(game: Game) -> None:
    ratings = [level.rating for level in game.levels.values() if level.rating]
    if ratings:
        assert tuple(level for levels in game.strengths.values() for level in levels) == game.offered_levels()
        assert ratings[0] == LOWEST
        assert ratings == sorted(set(ratings))
        assert len(ratings) == len(game.offered_levels())


@every_game
def test_a_level_that_can_be_chosen_says_how_hard_it_is(game: Game) -> None:
    strengths = {game.strength(level) for level in game.offered_levels()}
    assert {f"strength-{strength}" for strength in strengths} <= messages("en").keys()


@every_game
def test_every_level_plays_a_legal_move_and_lists_the_best_first(game: Game) -> None:
    for state in list(states(game, plies=40))[::17]:
        if state.to_act != CHANCE:
            for level in game.levels.values():
                thought = think_for_slices(level.thinker(), state.seen_by(state.to_act), Random(1), slices=3)
                values = [value for _, value in thought.candidates]
                assert thought.move in state.legal_moves()
                assert values == sorted(values, reverse=True)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_has_a_name_of_its_own(game: Game, language: str) -> None:
    """Hints and lists name moves. Moves with the same name would be one row twice."""
    speaker, rng, state = Speaker(language), Random(5), game.new()
    for _ in range(40):
        if state.to_act == NOBODY:
            break
        moves = state.legal_moves()
        if state.to_act != CHANCE:
            names = [speaker.text(game.view.move_name(state, move)) for move in moves]
            assert all(names)
            assert len(set(names)) == len(names)
        state = state.play(rng.choice(moves))

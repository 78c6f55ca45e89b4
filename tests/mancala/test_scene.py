"""The scene of Afrika: stones, numbers, scores and layout."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.draw.scene import Text
from game.draw.theme import DARK, LIGHT
from game.mancala import view
from game.mancala.rules.board import LETTERS
from game.mancala.view import stones
from game.mancala.view.background import count_plate_at
from game.mancala.view.layout import Orientation, hole_at, score_at
from tests.mancala.boards import PROBLEM_ROWS, UI, new_game, position, random_game
from tests.scene_queries import all_shapes, shape_named, shape_names, text_of

NUMERALS = replace(UI, visible_toggles=frozenset({"preview", "numerals"}))


def test_each_hole_shows_its_number() -> None:
    scene = view.scene(position(PROBLEM_ROWS), UI, LIGHT)
    assert [text_of(scene, f"count:{letter}") for letter in "ABCDEFGHabcdefgh"] == PROBLEM_ROWS.replace(
        "/", " "
    ).split()


@pytest.mark.parametrize("portrait", [False, True])
def test_all_text_is_legible_on_a_phone(portrait: bool) -> None:
    """Text has at least twelve pixels on a board 360 pixels wide."""
    scene = view.scene(new_game(), replace(UI, hover="C", portrait=portrait), LIGHT)
    for shape in all_shapes((*scene.background, *scene.shapes)):
        assert not isinstance(shape, Text) or shape.size * 360 / scene.width >= 12


def test_numerals_replace_stones_if_the_toggle_is_on() -> None:
    scene = view.scene(position(PROBLEM_ROWS), NUMERALS, LIGHT)
    assert not [name for name in shape_names(scene) if name.startswith("stones:")]
    count = shape_named(scene, "count:D")
    assert (count.x, count.y) == hole_at(LETTERS.index("D"), Orientation())


@pytest.mark.parametrize("count", range(13))
def test_up_to_twelve_stones_lie_apart(count: int) -> None:
    positions = stones.stone_positions(count)
    assert len(positions) == count
    for number, (x, y) in enumerate(positions):
        assert (x / 53) ** 2 + (y / 84) ** 2 < 0.8
        assert all(abs(x - a) + abs(y - b) > 24 for a, b in positions[:number])


def test_a_heap_grows_with_every_stone_up_to_22() -> None:
    drawn = [stones.stone_positions(count) for count in range(13, 23)]
    assert all(len(one) + 1 == len(other) for one, other in pairwise(drawn))
    assert stones.stone_positions(40) == stones.stone_positions(22)


def test_a_full_store_has_half_of_all_stones_and_more_lie_on_top() -> None:
    first = [stones.stored_stone_at(number) for number in range(64)]
    assert len(set(first)) == 64
    assert len({y for _, y in first}) == 2
    on_top = stones.stored_stone_at(64)
    assert (on_top[0] > first[0][0], on_top[1] < first[0][1]) == (True, True)


def test_scores_include_komi_and_after_a_repetition_the_players_rows() -> None:
    with_komi = view.scene(position(PROBLEM_ROWS, south=54, komi="2.5"), UI, LIGHT)
    assert [text_of(with_komi, f"score:{seat}") for seat in (0, 1)] == ["54", "54½"]
    quiet = replace(position(PROBLEM_ROWS, south=54), reason="quiet")
    over = view.scene(quiet, UI, LIGHT)
    assert [text_of(over, f"score:{seat}") for seat in (0, 1)] == ["65", "63"]


def test_the_board_can_be_rotated() -> None:
    rotated = view.scene(position(PROBLEM_ROWS), replace(UI, rotated=True), LIGHT)
    x, y = hole_at(LETTERS.index("A"), Orientation())
    shape = shape_named(rotated, "stones:A")
    assert (shape.x, shape.y) == (1000 - x, 664 - y)
    assert score_at(0, Orientation(rotated=True)) == score_at(1, Orientation())


PORTRAIT = replace(UI, portrait=True)


def test_in_portrait_the_lower_row_is_on_the_right_and_runs_upwards() -> None:
    landscape, portrait = Orientation(), Orientation(portrait=True)
    for hole in range(8):
        (x, y), (next_x, next_y) = hole_at(hole, portrait), hole_at(hole + 1, portrait)
        assert x > hole_at(15 - hole, portrait)[0]
        assert y == hole_at(15 - hole, portrait)[1]
        assert (next_x, next_y) == (x, y - 119) or hole == 7
    assert score_at(0, portrait)[0] > score_at(1, portrait)[0]
    assert hole_at(0, Orientation(rotated=True, portrait=True)) == hole_at(8, portrait)
    assert hole_at(0, landscape) != hole_at(0, portrait)


def test_in_portrait_holes_plates_and_scores_do_not_overlap() -> None:
    scene = view.scene(position(PROBLEM_ROWS, south=100), PORTRAIT, LIGHT)
    assert (scene.width, scene.height) == (728, 1008)
    plates = [count_plate_at(hole, Orientation(portrait=True)) for hole in range(16)]
    for (x, y), hole in zip(plates, range(16), strict=True):
        hole_x, _ = hole_at(hole, Orientation(portrait=True))
        assert abs(x - hole_x) > 84 + 30
        for seat in (0, 1):
            score_x, score_y = score_at(seat, Orientation(portrait=True))
            assert abs(x - score_x) > 30 + 50 or abs(y - score_y) > 20 + 30
    for shape in scene.shapes:
        assert 0 <= shape.x <= scene.width
        assert 0 <= shape.y <= scene.height


@pytest.mark.parametrize("count", range(1, 23))
def test_in_portrait_stones_lie_within_their_hole_and_store(count: int) -> None:
    assert all((x / 84) ** 2 + (y / 53) ** 2 < 0.8 for x, y in stones.stone_positions(count, portrait=True))
    filled = [stones.stored_stone_at(number, portrait=True) for number in range(64)]
    assert all(abs(x) < 38 - 9 and abs(y) < 368 - 9 for x, y in filled)
    assert filled[0][1] > filled[-1][1], "filled upwards"


def test_the_upper_row_reads_from_h_to_a() -> None:
    upper = sorted(range(8, 16), key=lambda hole: hole_at(hole, Orientation())[0])
    assert [LETTERS[hole] for hole in upper] == list("hgfedcba")


def test_the_background_changes_only_with_figures_side_numerals_and_theme() -> None:
    one = view.scene(new_game(), UI, LIGHT)
    two = view.scene(position(PROBLEM_ROWS), replace(UI, hover="G", last_move=("A", "B")), LIGHT)
    assert one.background is two.background
    others = [
        view.scene(new_game(), UI, DARK),
        view.scene(new_game(), NUMERALS, LIGHT),
        view.scene(new_game(), replace(UI, rotated=True), LIGHT),
        view.scene(new_game(), replace(UI, figures=(3, 1)), LIGHT),
    ]
    assert len({one.background_key, *(other.background_key for other in others)}) == 5


def test_every_shape_has_a_unique_id() -> None:
    for state in random_game("standard", seed=2):
        for target in ("", *map(str, state.legal_moves()[:2])):
            scene = view.scene(state, replace(UI, hover=target), LIGHT)
            ids = [shape.id for shape in scene.shapes if not shape.target]
            assert all(ids)
            assert len(ids) == len(set(ids))

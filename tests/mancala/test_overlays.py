"""The overlays on Afrika's board: the last move, previews and ratings."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest

from game.draw.presentation import MoveRating, Ui
from game.draw.scene import Path, Text
from game.draw.theme import LIGHT
from game.mancala import view
from game.mancala.rules.board import LETTERS, ROW, opposite
from game.mancala.rules.preview import preview
from game.mancala.view.layout import Orientation, hole_at, inner_rim_at
from game.mancala.view.overlays import chip_at
from tests.mancala.boards import ENDGAME_ROWS, UI, events_of, new_game, play, position
from tests.scene_queries import shape_named, shape_names, text_of


def test_a_line_connects_a_forced_capture_with_the_empty_hole_opposite() -> None:
    line = shape_named(view.scene(position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3"), UI, LIGHT), "tie")
    x, y = inner_rim_at(LETTERS.index("A"), Orientation())
    assert isinstance(line, Path)
    assert line.d.startswith(f"M{x:.1f} {y:.1f}")
    assert "tie" not in shape_names(view.scene(new_game(), UI, LIGHT))


def test_the_last_move_is_marked() -> None:
    (sown,) = events_of(new_game(), "C")
    marked = shape_names(view.scene(play(new_game(), "C"), replace(UI, last_move=sown.path), LIGHT))
    assert {"last:start:C", "last:end:c"} <= marked
    captured = shape_names(view.scene(new_game(), replace(UI, last_move=("f",)), LIGHT))
    assert {name for name in captured if name.startswith("last")} == {"last:start:f"}


def test_the_hole_under_the_pointer_has_a_ring_of_its_own_if_it_can_be_played() -> None:
    for hover, expected in (("C", True), ("look a", False)):
        names = shape_names(view.scene(new_game(), replace(UI, hover=hover), LIGHT))
        assert ("ring:hover" in names) == expected


def test_a_preview_shows_the_stones_added_and_the_last_hole() -> None:
    scene = view.scene(new_game(), replace(UI, hover="C"), LIGHT)
    added = {name.partition(":")[2] for name in shape_names(scene) if name.startswith("added:")}
    assert added == set("DEFGHabc")
    end = shape_named(scene, "end")
    assert (end.x, end.y) == chip_at(LETTERS.index("c"), Orientation())


@pytest.mark.parametrize("orientation", [Orientation(), Orientation(portrait=True)])
def test_chips_of_holes_that_face_each_other_lie_apart(orientation: Orientation) -> None:
    """The arrow of a hint for the near row also points between the rows."""
    for hole in range(ROW):
        holes, chips = (
            dist(place_of(hole, orientation), place_of(opposite(hole), orientation))
            for place_of in (hole_at, chip_at)
        )
        assert chips > holes


def test_a_preview_has_the_threats_of_both_players() -> None:
    seen = preview(position("8 8 1 8 8 8 8 8/8 8 8 0 8 8 8 8"), LETTERS.index("C"))
    assert seen
    assert {LETTERS[hole]: stones for hole, stones in seen.mover_threatens.items()} == {"f": 8}
    assert {LETTERS[hole]: stones for hole, stones in seen.opponent_threatens.items()} == {"E": 8}


def test_only_the_smallest_captures_are_threats_unless_captures_are_free() -> None:
    rows = "1 8 1 8 8 8 8 8/8 8 8 0 8 0 8 8"
    previews = preview(position(rows), 0), preview(position(rows, capture="free"), 0)
    assert [sorted(LETTERS[hole] for hole in seen.opponent_threatens) for seen in previews if seen] == [
        ["C"],
        ["C", "E"],
    ]


def test_the_other_players_sowings_can_be_previewed() -> None:
    scene = view.scene(new_game(), replace(UI, hover="look a"), LIGHT)
    assert "added:b" in shape_names(scene)


def test_there_is_no_preview_if_a_capture_is_forced_or_the_toggle_is_off() -> None:
    assert preview(position(ENDGAME_ROWS), LETTERS.index("D")) is None
    plain = view.scene(new_game(), Ui(hover="C"), LIGHT)
    assert not [name for name in shape_names(plain) if name.startswith("added")]


RATED_UI = replace(
    UI,
    visible_toggles=frozenset({"heat"}),
    ratings=(
        MoveRating("A", 0.0, -3.4),
        MoveRating("B", 0.6, 0.2),
        MoveRating("C", 1.0, 12.5, True),
        MoveRating("swap", 0.5, 0),
    ),
)
"""Possible ratings of the first position with komi."""


def test_a_lead_of_four_characters_fits_its_plate() -> None:
    """A character is at most 0.6 of the font size wide, on average."""
    plate = 2 * 42
    ratings = (MoveRating("A", 0.5, -16), MoveRating("C", 1.0, 12.5, True))
    scene = view.scene(new_game(), replace(RATED_UI, ratings=ratings), LIGHT)
    for name in ("rating:A", "rating:C"):
        text = shape_named(scene, name)
        assert isinstance(text, Text)
        assert len(text.text) == 4
        assert 0.6 * text.size * len(text.text) < plate - 10, text.text


def test_each_rated_hole_shows_its_lead_in_stones() -> None:
    scene = view.scene(new_game(), RATED_UI, LIGHT)
    assert text_of(scene, "rating:A") == "~−3"
    assert text_of(scene, "rating:B") == "~0"
    assert text_of(scene, "rating:C") == "+12½"
    assert "rating:D" not in shape_names(scene)
    assert "rating:A" not in shape_names(
        view.scene(new_game(), replace(RATED_UI, visible_toggles=frozenset()), LIGHT)
    )


def test_best_and_exact_ratings_have_their_own_plates() -> None:
    scene = view.scene(new_game(), RATED_UI, LIGHT)
    plates, best, frames = (shape_named(scene, name) for name in ("rating", "rating:best", "rating:exact"))
    assert isinstance(plates, Path)
    assert isinstance(best, Path)
    assert isinstance(frames, Path)
    assert [path.d.count("M") for path in (plates, best, frames)] == [2, 1, 1]
    estimates = replace(RATED_UI, ratings=RATED_UI.ratings[:2])
    assert "rating:exact" not in shape_names(view.scene(new_game(), estimates, LIGHT))


def test_hole_labels_include_the_ratings() -> None:
    spots = {spot.id: spot.label.params for spot in view.spots(new_game(), RATED_UI)}
    params = {hole: [spots[hole][each] for each in ("rated", "standing", "lead")] for hole in "ABCD"}
    assert params["A"] == ["about", "behind", 3]
    assert params["B"] == ["about", "even", 0]
    assert params["C"] == ["exact", "ahead", 12.5]
    assert params["D"] == ["no", "even", 0]

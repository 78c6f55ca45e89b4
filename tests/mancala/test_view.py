"""What can be chosen on Afrika's board, what a tap means, and what stands beside the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.contract import find_move
from game.draw.presentation import Tap, Ui
from game.draw.theme import LIGHT
from game.mancala import GAME, view
from game.mancala.rules.board import HOLES, LETTERS
from game.mancala.rules.moves import Move
from game.mancala.rules.state import State
from game.mancala.view.layout import Orientation, hole_at
from tests.mancala.boards import (
    ENDGAME_ROWS,
    PROBLEM_ROWS,
    UI,
    WATCHING,
    new_game,
    play,
    position,
    random_game,
)
from tests.text.speaker import Speaker

ENGLISH = Speaker("en")


def offered_moves(state: State, ui: Ui = UI) -> set[str]:
    """The moves that the picture offers."""
    shown = {shape.target for shape in view.scene(state, ui, LIGHT).shapes if shape.target}
    return {target for target in shown if not target.startswith("look ")}


def tap(state: State, target: str) -> Move | Ui | None:
    return view.intent(state, UI, Tap(target))


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_move_can_be_made_by_tapping_a_hole(preset: str) -> None:
    for state in random_game(preset, seed=5):
        assert offered_moves(state) == {str(move) for move in state.legal_moves()}
        assert {spot.target for spot in view.spots(state, UI) if spot.target} == offered_moves(state)


def test_a_swap_is_offered_by_a_button_that_says_what_it_does() -> None:
    state = play(new_game(swap="yes"), "C")
    (action,) = view.actions(state, UI)
    assert action.target == "swap"
    assert action.price
    assert ENGLISH.text(action.price) == "the sowing becomes yours"
    assert tap(state, "swap") == find_move(state, "swap")
    assert view.actions(play(state, "swap"), UI) == view.actions(state, WATCHING) == ()


def test_a_hole_that_cannot_be_played_takes_no_neighbours_tap() -> None:
    state = position(ENDGAME_ROWS)
    at = {(shape.x, shape.y): shape.target for shape in view.scene(state, UI, LIGHT).shapes if shape.target}
    assert set(at) == {hole_at(hole, Orientation()) for hole in range(HOLES)}
    assert at[hole_at(LETTERS.index("A"), Orientation())] == "look A"


def test_a_tap_that_means_nothing_does_nothing() -> None:
    for target in ("", "a", "xh", "look A", "swap", "nonsense"):
        assert tap(new_game(), target) is None


def test_nothing_can_be_chosen_by_those_who_watch() -> None:
    assert not [shape for shape in view.scene(new_game(), WATCHING, LIGHT).shapes if shape.target]
    assert not [spot for spot in view.spots(new_game(), WATCHING) if spot.target]


def test_a_capture_without_a_choice_plays_itself_if_players_want_that() -> None:
    forced, wanted = position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3"), Ui(visible_toggles=frozenset({"forced"}))
    assert str(view.automatic_move(forced, wanted)) == "xh"
    assert view.automatic_move(forced, UI) is None
    assert view.automatic_move(position(ENDGAME_ROWS), wanted) is None
    assert view.automatic_move(new_game(), wanted) is None
    one_sowing = position("0 0 0 0 0 0 0 1/1 0 0 0 0 0 0 0")
    assert len(one_sowing.legal_moves()) == 1
    assert view.automatic_move(one_sowing, wanted) is None


# Beside the board.


def labels(state: State, ui: Ui = UI) -> dict[str, str]:
    return {spot.id: ENGLISH.text(spot.label) for spot in view.spots(state, ui)}


def test_a_hole_says_whose_it_is_and_what_playing_it_does() -> None:
    assert labels(new_game())["C"] == "C, Anna: 8 stones, ends in c on the other side"
    assert labels(new_game())["c"] == "c, Ben: 8 stones"
    assert labels(new_game(), WATCHING)["C"] == "C, Anna: 8 stones"


def test_a_hole_says_what_it_exposes() -> None:
    said = labels(position("8 8 1 8 8 8 8 8/8 8 8 0 8 8 8 8"))["C"]
    assert said == "C, Anna: one stone, ends in D on your side, then the other player may capture 8 stones"


def test_a_hole_to_be_captured_says_why() -> None:
    said = labels(position(ENDGAME_ROWS))
    why = "to be captured, since it has the fewest stones"
    assert said["h"] == f"h, Ben: 2 stones, {why}, then the other player may capture one stone"
    assert said["f"] == "f, Ben: 5 stones, not to be captured now, since another hole has fewer stones"
    assert said["A"] == "A, Anna: empty"


def test_every_hole_can_be_reached_by_arrows() -> None:
    near = {spot.id: spot.neighbours for spot in view.spots(new_game(), UI)}
    assert list(near) == list(LETTERS)
    assert set(near["A"]) == {"h", "B"}
    assert set(near["C"]) == {"B", "D", "f"}
    assert all(spot in near[other] for spot, others in near.items() for other in others)


def test_the_keyboard_starts_from_a_hole_that_may_be_played() -> None:
    assert view.start_spot(new_game(), UI) == "A"
    assert view.start_spot(position(ENDGAME_ROWS), UI) == "h"
    only = position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3")
    assert view.camera_target(only, UI) == hole_at(LETTERS.index("h"), Orientation())


def test_a_card_says_the_score_and_how_many_stones_decide() -> None:
    cards = view.player_cards(position(PROBLEM_ROWS, south=54, komi="2.5"), UI)
    assert [ENGLISH.text(card.stats[0].value) for card in cards] == ["54", "52 + 2.5"]
    assert [ENGLISH.text(card.note) for card in cards if card.note] == [
        "12 more stones decide it",
        "11 more stones decide it",
    ]


def test_a_card_says_who_cannot_be_overtaken() -> None:
    first, second = view.player_cards(position("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=65), UI)
    assert first.note
    assert ENGLISH.text(first.note) == "Cannot be overtaken any more"
    assert second.note is None


def test_the_stock_counts_the_board_and_turns_without_a_capture() -> None:
    assert [fact.value.params["value"] for fact in view.shared_stats(new_game(), UI)] == [128]
    quiet = play(new_game(), "A")
    assert len(view.shared_stats(replace(quiet, turns_since_capture=quiet.turns_since_capture * 10), UI)) == 2

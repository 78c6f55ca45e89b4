"""Setting up positions: whatever is tapped, a position stays one that the gate takes."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.contract import NOBODY, Game
from game.draw.show import Ui
from game.search.thinker import decide
from tests.strategies import random_line

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@every_game
@given(data=st.data())
def test_whatever_is_tapped_a_position_can_be_read_back_and_played(game: Game, data: st.DataObject) -> None:
    *_, (_, _, state) = random_line(game.new(), data.draw(st.integers(0, 50)), data.draw(st.integers(1, 60)))
    spots = [spot.id for spot in game.view.spots(state, Ui())]
    for _ in range(12):
        if data.draw(st.booleans()):
            tool = data.draw(st.sampled_from(game.editor.deeds(state)))
            after = game.editor.do(state, tool.word)
        else:
            tool = data.draw(st.sampled_from(game.editor.brushes(state)))
            after = game.editor.paint(state, tool.word, data.draw(st.sampled_from(spots)))
        state = after or state
        assert game.parse_state(state.text()) == state
    for _ in random_line(state, 1, most=20):
        pass


@every_game
def test_the_turn_passes_round_the_table(game: Game) -> None:
    *_, (_, _, state) = random_line(game.new(), 3, 30)
    seen = []
    for _ in range(game.seats[0]):
        state = game.editor.do(state, "turn")
        seen.append(state.to_act)
    assert sorted(seen) == list(range(game.seats[0]))


@every_game
def test_a_position_that_was_set_up_can_be_thought_about(game: Game) -> None:
    *_, (_, _, state) = random_line(game.new(), 3, 40)
    state = game.editor.do(state, "turn")
    *_, level = game.levels.values()
    assert state.to_act != NOBODY
    assert decide(level.thinker(), state, Random(1), slices=2).move in state.legal_moves()


def test_a_node_goes_from_empty_to_blue_to_red_and_back() -> None:
    editor, state = GAMES["star"].editor, GAMES["star"].new()
    seen = []
    for _ in range(3):
        state = editor.paint(state, "stone", "*10")
        seen.append("".join(sorted(set(state.stones))))
    assert seen == [".b", ".r", "."]


def test_stones_of_afrika_are_always_128() -> None:
    editor, state = GAMES["mancala"].editor, GAMES["mancala"].new()
    assert editor.paint(state, "more", "A") is None, "nothing is captured yet"
    state = editor.paint(editor.paint(state, "none", "A"), "more", "b")
    assert (state.board[0], state.captured) == (0, (7, 0))
    assert sum(state.board) + sum(state.captured) == 128
    assert editor.do(state, "north").captured == (2, 5)


def test_a_token_is_turned_and_turned_back() -> None:
    game = GAMES["africa"]
    state = game.editor.do(game.new(), "turn")
    turned = game.editor.paint(state, "token ruby", "egypt")
    assert turned.star_found is False
    assert turned.bag[1] == state.bag[1] - 1
    assert [find.city for find in turned.mover.found] == ["egypt"]
    assert game.editor.paint(turned, "token ruby", "egypt") == state
    assert game.editor.paint(state, "piece", "kandjama").mover.place == "kandjama"
    assert game.editor.paint(state, "piece", state.mover.place) is None
    assert game.editor.do(state, "richer").mover.purse == state.mover.purse + 100


def test_a_piece_that_is_tapped_again_is_captured_held_or_bound_for_another_harbour() -> None:
    game = GAMES["africa"]
    state = game.editor.do(game.new(), "turn")

    def taps(spot: str, times: int) -> list[str]:
        found, now = [], state
        for _ in range(times):
            now = game.editor.paint(now, "piece", spot)
            seat = now.mover
            found.append("captured" if seat.captured else f"held {seat.held}" if seat.held else seat.bound)
        return found

    assert taps("darfur-sahara:6", 3) == ["", "captured", ""]
    assert taps("slave_coast", 3) == ["", "held 3", ""]
    assert taps("tangier~tunis:1", 3) == ["tangier", "tunis", "tangier"]
    elsewhere = game.editor.do(game.editor.paint(state, "piece", "tangier~tunis:1"), "turn")
    richer = game.editor.do(elsewhere, "richer")
    assert "tangier" in {seat.bound for seat in richer.seats}, "the others stay as they are"

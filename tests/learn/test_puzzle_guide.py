"""Puzzles as data, and `PuzzleGuide`."""

from __future__ import annotations

from game.draw.presentation import Action
from game.learn.guide import ALL, NEXT, RETRY, PuzzleGuide
from game.learn.puzzle import ASKED, RIGHT, WRONG, Puzzle, read_puzzles, write_puzzle
from game.learn.puzzle_progress import format_solved, parse_solved, puzzle_id
from game.text.message import msg

PUZZLE = Puzzle("1", "a place", "go", {"go": ("b", "c"), "stay": ("d",), "run": ("e", "f", "g"), "hop": ()})
GOAL = msg("number", value=1)


def guide(*, last: bool = False) -> PuzzleGuide:
    return PuzzleGuide(PUZZLE, GOAL, (), last)


def targets(actions: tuple[Action, ...]) -> list[str]:
    return [action.target for action in actions]


def test_puzzles_round_trip_through_wrapped_text() -> None:
    text = write_puzzle(PUZZLE)
    first, second = read_puzzles(f"\n{text}\n\n{text.replace(' ', chr(10))}\n")
    assert (first, second.start, second.variations) == (PUZZLE, PUZZLE.start, PUZZLE.variations)
    assert (first.id, second.id) == ("1", "2")


def test_the_best_move_is_followed_by_its_whole_variation() -> None:
    assert PUZZLE.status(()) == ASKED
    assert PUZZLE.status(("go",)) == RIGHT
    moves: tuple[str, ...] = ("go",)
    while following := PUZZLE.next_move(moves):
        moves += (following,)
    assert moves == ("go", "b", "c")


def test_a_wrong_move_is_answered_by_its_refutation() -> None:
    assert PUZZLE.status(("stay",)) == WRONG
    assert PUZZLE.next_move(("stay",)) == "d"
    assert PUZZLE.next_move(("stay", "d")) is None


def test_no_move_is_expected_during_a_variation() -> None:
    puzzle_guide = guide()
    assert puzzle_guide.expects_move(())
    assert puzzle_guide.next_move(()) == ""
    assert [puzzle_guide.accepts((), move) for move in ("stay", "elsewhere")] == [True, False]
    assert (puzzle_guide.next_move(("go",)), puzzle_guide.expects_move(("go",))) == ("b", False)
    assert puzzle_guide.buttons(("go",), ()) == ()


def test_buttons_after_a_wrong_and_after_the_best_move() -> None:
    assert targets(guide().buttons(("stay", "d"), ())) == [RETRY, ALL]
    assert targets(guide().buttons(("go", "b", "c"), ())) == [NEXT, ALL]
    assert targets(guide(last=True).buttons(("go", "b", "c"), ())) == [ALL]
    ends = (guide(), ("stay", "d"), [RETRY]), (guide(), ("go", "b", "c"), [NEXT])
    for each, moves, main in (*ends, (guide(last=True), ("go", "b", "c"), [ALL])):
        assert [action.target for action in each.buttons(moves, ()) if action.main] == main


def test_the_prompt_says_how_a_move_was_and_whether_its_variation_goes_on() -> None:
    assert guide().prompt(()) == GOAL
    prompts = {("go",): "right", ("go", "b", "c"): "solved", ("stay",): "refuted", ("stay", "d"): "wrong"}
    for moves, key in prompts.items():
        assert guide().prompt(moves) == msg(f"puzzle-{key}")


def test_a_puzzle_hides_the_games_own_buttons() -> None:
    assert guide().buttons((), (Action("pass", GOAL, "x"),)) == ()


def test_the_first_hint_narrows_the_choice_and_the_second_names_the_move() -> None:
    puzzle_guide = guide()
    assert puzzle_guide.suggested_moves(()) == ()
    first = puzzle_guide.hint(())
    assert first
    assert sorted(map(str, first.params.values())) == ["go", "run", "stay"], "the longest refutations"
    assert puzzle_guide.suggested_moves(()) == ("go", "run", "stay"), "all three are pointed at"
    second = puzzle_guide.hint(())
    assert second
    assert second.params["move"] == "go"
    assert puzzle_guide.suggested_moves(()) == ("go",)
    assert puzzle_guide.hint(("go", "b", "c")) is None


def test_solved_puzzles_round_trip_and_garbage_is_ignored() -> None:
    solved = {puzzle_id(PUZZLE), "0123abcd"}
    assert parse_solved(format_solved(solved)) == solved
    assert parse_solved(f"\0 {puzzle_id(PUZZLE)} {{}} ffff 12345678901") == {puzzle_id(PUZZLE)}
    assert parse_solved(None) == frozenset()

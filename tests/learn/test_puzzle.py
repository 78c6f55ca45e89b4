"""Puzzles as data, and the guide that leads through one."""

from __future__ import annotations

from game.draw.show import Action
from game.learn.guide import AGAIN, LIST, NEXT, PuzzleGuide
from game.learn.puzzle import ASKED, RIGHT, WRONG, Puzzle, read_puzzles, write_puzzle
from game.learn.solved import digest, read_marks, write_marks
from game.text.message import say

PUZZLE = Puzzle("1", "a place", "go", {"go": ("b", "c"), "stay": ("d",), "run": ("e", "f", "g"), "hop": ()})
GOAL = say("number", value=1)


def guide(puzzle: Puzzle = PUZZLE, *, last: bool = False) -> PuzzleGuide:
    return PuzzleGuide(puzzle, GOAL, (), last)


def targets(actions: tuple[Action, ...]) -> list[str]:
    return [action.target for action in actions]


def test_what_is_written_is_read_back_however_its_lines_are_broken() -> None:
    text = write_puzzle(PUZZLE)
    first, second = read_puzzles(f"\n{text}\n\n{text.replace(' ', chr(10))}\n")
    assert (first, second.start, second.lines) == (PUZZLE, PUZZLE.start, PUZZLE.lines)
    assert (first.id, second.id) == ("1", "2")


def test_the_right_move_is_answered_by_the_line_to_its_end() -> None:
    assert PUZZLE.stage(()) == ASKED
    assert PUZZLE.stage(("go",)) == RIGHT
    moves: tuple[str, ...] = ("go",)
    while following := PUZZLE.next_move(moves):
        moves += (following,)
    assert moves == ("go", "b", "c")


def test_a_wrong_move_is_answered_by_what_refutes_it() -> None:
    assert PUZZLE.stage(("stay",)) == WRONG
    assert PUZZLE.next_move(("stay",)) == "d"
    assert PUZZLE.next_move(("stay", "d")) is None


def test_while_a_line_goes_on_nothing_is_asked() -> None:
    led = guide()
    assert led.asks(())
    assert led.next_move(()) == ""
    assert (led.next_move(("go",)), led.asks(("go",))) == ("b", False)
    assert led.buttons(("go",), ()) == ()


def test_after_a_wrong_move_one_tries_again_and_after_the_right_one_goes_on() -> None:
    assert targets(guide().buttons(("stay", "d"), ())) == [AGAIN, LIST]
    assert targets(guide().buttons(("go", "b", "c"), ())) == [NEXT, LIST]
    assert targets(guide(last=True).buttons(("go", "b", "c"), ())) == [LIST]


def test_a_game_offers_no_buttons_of_its_own_in_a_puzzle() -> None:
    assert guide().buttons((), (Action("pass", GOAL, "x"),)) == ()


def test_hints_first_narrow_the_choice_and_then_tell() -> None:
    led = guide()
    first = led.hint(())
    assert first
    assert sorted(map(str, first.params.values())) == ["go", "run", "stay"], "the longest refutations"
    assert led.wanted(()) == ""
    second = led.hint(())
    assert second
    assert second.params["move"] == led.wanted(()) == "go"
    assert led.hint(("go", "b", "c")) is None


def test_marks_survive_their_text_and_rubbish_does_no_harm() -> None:
    marks = {digest(PUZZLE), "0123abcd"}
    assert read_marks(write_marks(marks)) == marks
    assert read_marks(f"\0 {digest(PUZZLE)} {{}} ffff 12345678901") == {digest(PUZZLE)}
    assert read_marks(None) == frozenset()

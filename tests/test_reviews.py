"""What games tell of themselves fits their states, in the middle as in the end."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import Game
from game.draw.show import Ui
from game.draw.svg import picture
from game.draw.theme import LIGHT
from game.play.luck import usual_average
from game.text.message import Message
from tests.strategies import random_line

AFRICA = GAMES["africa"]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def played(game: Game, plies: int, seed: int = 7) -> tuple[list, list]:  # type: ignore[type-arg]
    first = game.new(seats=game.seats[-1])
    line = list(random_line(first, seed, plies))
    return [first, *(after for *_, after in line)], [move for _, move, _ in line]


@every_game
@pytest.mark.parametrize("plies", [0, 1, 30, 100_000])
def test_courses_have_a_value_for_each_seat_and_state(game: Game, plies: int) -> None:
    states, _ = played(game, plies)
    for state in states:
        numbers = game.review.numbers(state)
        assert len(numbers) == len(game.review.courses())
        assert {len(values) for values in numbers} == {game.seats[-1]}


@every_game
@pytest.mark.parametrize("plies", [0, 1, 30, 100_000])
def test_sheets_are_tables(game: Game, plies: int) -> None:
    for sheet in game.review.sheets(*played(game, plies)):
        assert sheet.rows
        assert {len(row) for row in sheet.rows} == {len(sheet.head)}


def test_nothing_is_told_of_a_game_that_has_not_begun() -> None:
    for game in GAMES.values():
        assert game.review.sheets(*played(game, 0)) == ()


def test_every_roll_is_counted_once() -> None:
    states, moves = played(AFRICA, 400)
    rolled = Counter(int(move.target) for move in moves if move.verb == "roll")
    dice, faces, _ = AFRICA.review.sheets(states, moves)
    assert [cell(row[1]) for row in faces.rows] == [rolled[face] for face in range(1, 7)]
    assert sum(cell(row[1]) for row in dice.rows) == rolled.total()


def test_dice_are_called_unusual_only_outside_the_usual_range() -> None:
    for seed in range(6):
        states, moves = played(AFRICA, 60 + 40 * seed, seed)
        for row in AFRICA.review.sheets(states, moves)[0].rows:
            least, most = usual_average(cell(row[1]))
            average = row[2].params["value"]
            side = "low" if average < least else "high" if average > most else "usual"
            assert row[4].params["side"] == side


def test_every_token_turned_is_told_in_order_with_what_it_brought() -> None:
    states, moves = played(AFRICA, 3000)
    *_, tokens = AFRICA.review.sheets(states, moves)
    turned = [move.target for move in moves if move.verb == "token"]
    assert [row[1].key for row in tokens.rows] == [f"token-{kind}" for kind in turned]


def test_the_map_shows_everybodys_way() -> None:
    states, moves = played(AFRICA, 400)
    drawn = AFRICA.review.picture(states, moves, Ui(), LIGHT)
    svg = picture(drawn)
    board = picture(AFRICA.view.scene(states[-1], Ui(), LIGHT))
    for seat in range(AFRICA.seats[-1]):
        assert svg.count(LIGHT.figures[seat].colour) > board.count(LIGHT.figures[seat].colour)


def test_points_for_certain_never_shrink() -> None:
    rng = Random(3)
    states, _ = played(GAMES["star"], 100_000, rng.randrange(100))
    sure = [GAMES["star"].review.numbers(state)[0] for state in states[2:]]
    for seat in (0, 1):
        assert all(before[seat] <= after[seat] for before, after in pairwise(sure))


def cell(message: Message) -> int:
    value = message.params["value"]
    assert isinstance(value, int)
    return value

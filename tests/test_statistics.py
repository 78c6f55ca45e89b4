"""The statistics of a game agree with its states, in the middle and at the end."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from game.africa.statistics import average_interval_95
from game.catalog import GAMES
from game.contract import Game, find_move
from game.draw.presentation import Ui
from game.draw.svg import render
from game.draw.theme import LIGHT
from game.text.message import Message
from tests.strategies import random_line

AFRICA = GAMES["africa"]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def random_game(game: Game, plies: int, seed: int = 7) -> tuple[list, list]:  # type: ignore[type-arg]
    first = game.new(seats=game.seats[-1])
    line = list(random_line(first, seed, plies))
    return [first, *(after for *_, after in line)], [move for _, move, _ in line]


@every_game
@pytest.mark.parametrize("plies", [0, 1, 30, 100_000])
def test_series_have_a_value_per_seat_in_every_state(game: Game, plies: int) -> None:
    states, _ = random_game(game, plies)
    for state in states:
        numbers = game.statistics.series_values(state)
        assert len(numbers) == len(game.statistics.series_titles())
        assert {len(values) for values in numbers} == {game.seats[-1]}


@every_game
@pytest.mark.parametrize("plies", [0, 1, 30, 100_000])
def test_table_rows_match_their_header(game: Game, plies: int) -> None:
    for sheet in game.statistics.tables(*random_game(game, plies)):
        assert sheet.rows
        assert {len(row) for row in sheet.rows} == {len(sheet.head)}


def test_a_game_without_moves_has_no_tables() -> None:
    for game in GAMES.values():
        assert game.statistics.tables(*random_game(game, 0)) == ()


def test_the_dice_tables_count_every_roll_once() -> None:
    states, moves = random_game(AFRICA, 400)
    rolled = Counter(int(move.target) for move in moves if move.verb == "roll")
    dice, faces, _ = AFRICA.statistics.tables(states, moves)
    assert [cell_value(row[1]) for row in faces.rows] == [rolled[face] for face in range(1, 7)]
    assert sum(cell_value(row[1]) for row in dice.rows) == rolled.total()


def test_the_interval_of_one_roll_spans_all_faces() -> None:
    assert average_interval_95(1) == (1, 6)


@pytest.mark.parametrize("rolls", [10, 40])
def test_the_interval_holds_95_percent_of_the_averages_of_fair_dice(rolls: int) -> None:
    ways = {0: 1}  # of each sum
    for _ in range(rolls):
        sums = Counter[int]()
        for total, number in ways.items():
            sums.update({total + face: number for face in range(1, 7)})
        ways = sums
    low, high = average_interval_95(rolls)
    inside = sum(number for total, number in ways.items() if low <= total / rolls <= high)
    assert inside / 6**rolls == pytest.approx(0.95, abs=0.015)


def test_dice_are_unusual_only_outside_the_95_percent_interval() -> None:
    for seed in range(6):
        states, moves = random_game(AFRICA, 60 + 40 * seed, seed)
        for row in AFRICA.statistics.tables(states, moves)[0].rows:
            low, high = average_interval_95(cell_value(row[1]))
            average = row[2].params["value"]
            side = "low" if average < low else "high" if average > high else "usual"
            assert row[4].params["side"] == side


def test_the_token_table_lists_revealed_tokens_in_order() -> None:
    states, moves = random_game(AFRICA, 3000)
    *_, tokens = AFRICA.statistics.tables(states, moves)
    revealed = [move.target for move in moves if move.verb == "token"]
    assert [row[1].key for row in tokens.rows] == [f"token-{kind}" for kind in revealed]


def test_the_table_of_captures_accounts_for_all_captured_stones() -> None:
    states, moves = random_game(GAMES["mancala"], 60)
    (table,) = GAMES["mancala"].statistics.tables(states, moves)
    for seat, (_, number, mean, largest) in enumerate(table.rows):
        captured = states[-1].captured[seat]
        assert cell_value(number) * mean.params["value"] == pytest.approx(captured)
        assert mean.params["value"] <= cell_value(largest) <= captured


def test_the_statistics_map_shows_every_players_route() -> None:
    states, moves = random_game(AFRICA, 400)
    map_scene = AFRICA.statistics.map_picture(states, moves, Ui(), LIGHT)
    svg = render(map_scene)
    board = render(AFRICA.view.scene(states[-1], Ui(), LIGHT))
    for seat in range(AFRICA.seats[-1]):
        assert svg.count(LIGHT.figures[seat].colour) > board.count(LIGHT.figures[seat].colour)


def test_the_route_of_the_only_player_who_has_moved_lies_on_the_road() -> None:
    first = AFRICA.parse_state("act turn=2 order=2,0,1 bonus=500 | cairo 0 | cairo 0 | cairo 0 | rules")
    states, moves = [first], []
    for text in ("land", "3", "go cairo-egypt:3"):
        moves.append(find_move(states[-1], text))
        states.append(states[-1].play(moves[-1]))
    route = AFRICA.statistics.map_picture(states, moves, Ui(), LIGHT).shapes[0]
    assert (route.x, route.y) == (0, 0)


def test_certain_points_never_decrease() -> None:
    rng = Random(3)
    states, _ = random_game(GAMES["star"], 100_000, rng.randrange(100))
    sure = [GAMES["star"].statistics.series_values(state)[0] for state in states[2:]]
    for seat in (0, 1):
        assert all(before[seat] <= after[seat] for before, after in pairwise(sure))


def cell_value(message: Message) -> int:
    value = message.params["value"]
    assert isinstance(value, int)
    return value

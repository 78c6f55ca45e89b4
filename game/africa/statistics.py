"""Statistics of a game: money, dice, tokens, and each player's path on the map.

Dice are compared with the same number of fair dice; no luck in winning is inferred.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt

from game.africa import view
from game.africa.rules.moves import Move
from game.africa.rules.position import Position
from game.africa.text.messages import money, place, token
from game.africa.text.narration import narrate
from game.africa.view import animation
from game.draw.chart import DASHES
from game.draw.presentation import EventContext, Ui
from game.draw.scene import Path, Scene, Shape
from game.draw.statistics_interface import Table
from game.draw.svg_paths import open_path
from game.draw.theme import Theme
from game.text.message import Message, msg

_SIDES = 6
_MEAN_ROLL = (1 + _SIDES) / 2
_VARIANCE = (_SIDES**2 - 1) / 12
"""The mean and the variance of one roll of a fair die."""

_Z_95 = 1.96

_PATH_WIDTH = 5.0
"""The width of a path, in board units."""

States = Sequence[Position]
Moves = Sequence[Move]


def series_titles() -> tuple[Message, ...]:
    """One series: the players' money."""
    return (msg("africa-statistics-money"),)


def series_values(state: Position) -> tuple[tuple[float, ...], ...]:
    return (tuple(seat.purse for seat in state.seats),)


def tables(states: States, moves: Moves) -> tuple[Table, ...]:
    """The dice of each player, the count of each face, and the tokens in the order of turning."""
    rolls = tuple(_rolls(states, moves))
    dice_tables = [_dice_table(rolls, len(states[0].seats)), _face_table(rolls)] if rolls else []
    token_table = _token_table(states)
    return (*dice_tables, token_table) if token_table.rows else tuple(dice_tables)


def map_picture(states: States, moves: Moves, ui: Ui, theme: Theme) -> Scene:
    """The map at the last state, with the path of every piece."""
    board = view.scene(states[-1], ui, theme)
    paths = tuple(_path_shapes(_piece_paths(states, moves, ui), ui, theme))
    return Scene(board.width, board.height, board.background_key, board.background, (*paths, *board.shapes))


def average_interval_95(rolls: int) -> tuple[float, float]:
    """Where the mean of `rolls` fair dice lies 19 times out of 20, by the normal approximation.

    It differs from the exact interval by at most 0.05 from ten rolls on.
    """
    spread = min(_Z_95 * sqrt(_VARIANCE / rolls), _MEAN_ROLL - 1)
    return _MEAN_ROLL - spread, _MEAN_ROLL + spread


def _rolls(states: States, moves: Moves) -> Iterator[tuple[int, int]]:
    """The seat and the face of each roll; an order drawn by chance is not a roll."""
    for before, move in zip(states, moves, strict=False):
        if move.verb == "roll":
            yield before.seat, int(move.target)


def _dice_table(rolls: Sequence[tuple[int, int]], seats: int) -> Table:
    rows = []
    for seat in range(seats):
        faces = [face for roller, face in rolls if roller == seat]
        if faces:
            rows.append(_dice_table_row(seat, faces))
    head = (
        "statistics-player",
        "statistics-rolls",
        "statistics-average",
        "statistics-usual",
        "statistics-verdict",
    )
    return Table(
        msg("statistics-dice"),
        tuple(map(msg, head)),
        tuple(rows),
        msg("statistics-dice-note", average=_MEAN_ROLL),
    )


def _dice_table_row(seat: int, faces: Sequence[int]) -> tuple[Message, ...]:
    low, high = average_interval_95(len(faces))
    average = sum(faces) / len(faces)
    verdict = "low" if average < low else "high" if average > high else "usual"
    return (
        msg("player", seat=seat),
        msg("number", value=len(faces)),
        msg("statistics-decimal", value=average),
        msg("statistics-between", least=low, most=high),
        msg("statistics-luck", side=verdict),
    )


def _face_table(rolls: Sequence[tuple[int, int]]) -> Table:
    faces = [face for _, face in rolls]
    expected = msg("statistics-decimal", value=len(faces) / _SIDES)
    rows = [
        (msg("number", value=face), msg("number", value=faces.count(face)), expected)
        for face in range(1, _SIDES + 1)
    ]
    return Table(
        msg("statistics-faces"),
        (msg("statistics-face"), msg("statistics-times"), msg("statistics-expected")),
        tuple(rows),
    )


def _token_table(states: States) -> Table:
    rows = []
    for before, after in pairwise(states):
        for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            for find in now.found[len(was.found) :]:
                gain = _gain_message(after, now.purse - was.purse)
                rows.append((msg("player", seat=seat), token(find.kind, after.house), place(find.city), gain))
    head = (
        "statistics-player",
        "africa-statistics-token",
        "africa-statistics-place",
        "africa-statistics-gain",
    )
    return Table(msg("africa-statistics-tokens"), tuple(map(msg, head)), tuple(rows))


def _gain_message(state: Position, amount: int) -> Message:
    """The money that a token brought or took."""
    if not amount:
        return msg("africa-statistics-nothing")
    sum_text = money(state.house, abs(amount))
    return sum_text if amount > 0 else msg("africa-statistics-loss", money=sum_text)


def _piece_paths(states: States, moves: Moves, ui: Ui) -> dict[int, str]:
    """Each seat's path as SVG path data."""
    paths: dict[int, str] = {}
    for before, move, after in zip(states, moves, states[1:], strict=False):
        for event in narrate(before, move, after):
            points = animation.motion_path(EventContext(before, after, event), ui)
            if points:
                paths[event.seat] = paths.get(event.seat, "") + open_path(points)
    return paths


def _path_shapes(paths: Mapping[int, str], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Each path in its player's colour and dash, offset so that paths on one route stay apart."""
    for number, (seat, path_data) in enumerate(sorted(paths.items())):
        offset = (number - (len(paths) - 1) / 2) * _PATH_WIDTH
        colour = theme.figures[ui.figures[seat]].colour
        yield Path(offset, offset, d=path_data, stroke=theme.name_halo, width=_PATH_WIDTH + 2, opacity=0.7)
        yield Path(offset, offset, d=path_data, stroke=colour, width=_PATH_WIDTH, dash=DASHES[seat])

"""Data for the side panel (scores and counts), and the spots for keyboard and screen reader."""

from __future__ import annotations

from game.draw.presentation import BoardSpot, PlayerCard, Stat, Ui
from game.draw.svg_paths import Point
from game.mancala.rules.board import HOLES, LETTERS, NORTH, SOUTH, letters, row
from game.mancala.rules.state import State
from game.mancala.text.messages import hole_label, majority_note, score, turns_without_capture
from game.mancala.view.input import playable, rated_holes
from game.mancala.view.layout import hole_at, hole_radii, layout_of, neighbours, orientation_of
from game.text.message import msg

_MIN_TURNS_SHOWN = 10
"""Turns without a capture from which on their number is shown."""


def player_cards(state: State, ui: Ui) -> tuple[PlayerCard, ...]:
    """A card for each seat, with the stones captured and the number still needed to decide the game."""
    return tuple(_card(state, seat) for seat in (SOUTH, NORTH))


def _card(state: State, seat: int) -> PlayerCard:
    stones = score(state, seat)
    return PlayerCard(
        seat, (Stat("stone", stones, msg("mancala-stat-score", score=stones)),), majority_note(state, seat)
    )


def shared_stats(state: State, ui: Ui) -> tuple[Stat, ...]:
    """The number of stones on the board, and of turns without a capture."""
    on_board = sum(state.board)
    stats = [Stat("stones", msg("number", value=on_board), msg("mancala-left-stones", stones=on_board))]
    if len(state.turns_since_capture) >= _MIN_TURNS_SHOWN:
        turns = msg("number", value=len(state.turns_since_capture))
        stats.append(Stat("hourglass", turns, turns_without_capture(state)))
    return tuple(stats)


def spots(state: State, ui: Ui) -> tuple[BoardSpot, ...]:
    """All holes in the order of sowing; arrow keys move along the ring and across."""
    moves = playable(state, ui)
    ratings = rated_holes(state, ui)
    return tuple(
        BoardSpot(
            LETTERS[hole],
            *hole_at(hole, orientation_of(ui)),
            hole_label(state, hole, can_act=ui.can_act, rating=ratings.get(hole)),
            str(moves[hole]) if hole in moves else "",
            letters(neighbours(hole)),
            *hole_radii(orientation_of(ui)),
        )
        for hole in range(HOLES)
    )


def start_spot(state: State, ui: Ui) -> str:
    """The first playable hole; after the end of the game, the first of the row."""
    moves = [move.hole for move in state.legal_moves()]
    return LETTERS[moves[0] if moves else row(state.seat)[0]]


def camera_target(state: State, ui: Ui) -> Point:
    """The only playable hole, or the centre of the board if there is a choice."""
    moves = state.legal_moves()
    return (
        hole_at(moves[0].hole, orientation_of(ui))
        if len(moves) == 1
        else layout_of(orientation_of(ui)).centre
    )

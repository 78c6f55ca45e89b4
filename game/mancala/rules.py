"""The rules of Afrika, a mancala game by Ralf Gering (2004), with his later rule of the smallest capture.

A turn is a sowing, which captures nothing, or a capture, which sows nothing. Whoever has an empty hole
opposite stones must capture. Nobody is ever unable to move: with an empty row, every stone opposite faces an
empty hole. The board's geometry is in `board.py`, the options in `options.py`.
"""

from __future__ import annotations

from dataclasses import replace

from game.contract import NOBODY, Lot, Options, OptionValue, Outcome
from game.mancala.board import (
    NORTH,
    SOUTH,
    START,
    STONES,
    Facing,
    emptied,
    facing,
    in_row,
    row,
    sown,
    turned,
)
from game.mancala.moves import CAPTURE, SOW, SWAP, Move, read_move
from game.mancala.notation import read_position, refusal, write_position
from game.mancala.options import MOST_QUIET_TURNS, MOST_TIMES, house_of
from game.mancala.position import Position, Quiet, earlier

_SECOND_TURN = frozenset(sown(START, hole) for hole in row(SOUTH))
"""Boards on which North may swap. None can come later in a game: some hole would have to be empty before."""


class State(Position):
    """A position that can be played on: `game.contract.State` for Afrika."""

    __slots__ = ()

    @property
    def to_act(self) -> int:
        return NOBODY if self.reason else self.seat

    @property
    def outcome(self) -> Outcome | None:
        """Scores are stones; komi counts for the winner only. A repetition gives each their own row."""
        if not self.reason:
            return None
        south, north = scores(self)
        lead = south - north - self.house.komi
        winners = (SOUTH,) if lead > 0 else (NORTH,) if lead < 0 else ()
        return Outcome(winners, (south, north), self.reason)

    def captures(self) -> tuple[Facing, ...]:
        """The captures of which one must be played; `board.facing` has those that are too big as well."""
        found = () if self.reason else facing(self.board, self.seat)
        if self.house.capture == "free":
            return found
        least = min((each.stones for each in found), default=0)
        return tuple(each for each in found if each.stones == least)

    def may_swap(self) -> bool:
        """Whether this is North's choice of sides, on the second turn."""
        return self.house.swap == "yes" and self.seat == NORTH and self.board in _SECOND_TURN

    def legal_moves(self) -> tuple[Move, ...]:
        if self.reason:
            return ()
        if captures := self.captures():
            return tuple(Move(CAPTURE, each.taken) for each in captures)
        sowings = tuple(Move(SOW, hole) for hole in row(self.seat) if self.board[hole])
        return (*sowings, Move(SWAP)) if self.may_swap() else sowings

    def odds(self) -> tuple[tuple[Move, int], ...]:
        return ()

    def lot(self) -> Lot | None:
        return None

    def read_move(self, text: str) -> Move:
        """The move that `text` writes, with its gain or without. Raises BadNotation."""
        return read_move(text, self.board)

    def play(self, move: Move) -> State:
        if move.verb == CAPTURE:
            return _captured(self, move.hole)
        if move.verb == SWAP:
            return _quiet(self, turned(self.board), Quiet())
        return _quiet(self, sown(self.board, move.hole), Quiet(move.hole, self.board[move.hole]))

    def seen_by(self, seat: int) -> State:
        return self

    def text(self) -> str:
        return write_position(self)


def new_game(options: Options, seats: int) -> State:
    """Eight stones in every hole."""
    return State(START, (0, 0), SOUTH, (), house_of(options))


def parse_state(text: str) -> State:
    """The position that `State.text` wrote. Raises BadNotation.

    The turns since the last capture are taken back and played again.
    """
    position = read_position(text)
    state = _first(position)
    if min(state.board) < 0:
        raise refusal(text)
    for turn in position.since:
        move = Move(SOW, turn.hole) if turn.stones else Move(SWAP)
        if move not in state.legal_moves():
            raise refusal(text)
        state = state.play(move)
    if write_position(state) != text:
        raise refusal(text)
    return state


def scores(position: Position) -> tuple[int, int]:
    """The stones that each would have if the game were over: a repetition adds those in the own row."""
    south, north = position.captured
    if position.reason in ("repetition", "quiet"):
        return south + in_row(position.board, SOUTH), north + in_row(position.board, NORTH)
    return south, north


def _first(position: Position) -> State:
    """The position at the last capture, from which the turns since then were played."""
    *_, (seat, board) = ((position.seat, position.board), *earlier(position))
    return _ended(State(board, position.captured, seat, (), position.house))


def _captured(state: State, hole: int) -> State:
    captured = list(state.captured)
    captured[state.seat] += state.board[hole]
    after = replace(
        state,
        board=emptied(state.board, hole),
        captured=(captured[SOUTH], captured[NORTH]),
        seat=1 - state.seat,
        since=(),
    )
    return _ended(after)


def _quiet(state: State, board: tuple[int, ...], turn: Quiet) -> State:
    since = (*state.since, turn) if state.house.repetition == "yes" else ()
    return _ended(replace(state, board=board, seat=1 - state.seat, since=since))


def _ended(state: State) -> State:
    reason = _reason(state)
    return replace(state, reason=reason) if reason else state


def _reason(state: State) -> str:
    """Why the game is over now, or nothing."""
    if not any(state.board):
        return "empty"
    if state.house.end == "majority" and is_certain(state):
        return "majority"
    if len(state.since) >= MOST_QUIET_TURNS:
        return "quiet"
    times = 1 + sum(before == (state.seat, state.board) for before in earlier(state))
    return "repetition" if times >= MOST_TIMES else ""


def is_certain(position: Position) -> bool:
    """Whether one has more, with komi, than the other can reach with all the stones left."""
    lead = position.captured[SOUTH] - position.captured[NORTH] - position.house.komi
    return abs(lead) > STONES - sum(position.captured)


def terms(position: Position) -> tuple[dict[str, OptionValue], int]:
    """The options and the number of players that a position is played under."""
    return position.house._asdict(), 2

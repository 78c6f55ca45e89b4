"""The rules of Afrika, a mancala game by Ralf Gering (2004), with his later rule of the smallest capture.

A turn is either a sowing or a capture. A player with an empty hole opposite stones must capture. There is
always a legal move: if a player's row is empty, every hole opposite with stones can be captured.
"""

from __future__ import annotations

from dataclasses import replace

from game.contract import NOBODY, HiddenDraw, Options, OptionValue, Outcome
from game.mancala.rules.board import (
    NORTH,
    SOUTH,
    START,
    STONES,
    Capture,
    legal_captures,
    mirrored,
    row,
    sown,
    stones_in_row,
    with_hole_emptied,
)
from game.mancala.rules.moves import CAPTURE, SOW, SWAP, Move, read_move
from game.mancala.rules.notation import bad_position, completed_line, read_position, write_position
from game.mancala.rules.options import MAX_OCCURRENCES, MAX_TURNS_WITHOUT_CAPTURE, house_rules
from game.mancala.rules.position import NonCapture, Position, previous_positions

_SWAPPABLE_BOARDS = frozenset(sown(START, hole) for hole in row(SOUTH))
"""Boards on which North may swap; none of them can occur later in a game."""


class State(Position):
    """A position that can be played on: `game.contract.State` for Afrika."""

    __slots__ = ()

    @property
    def to_act(self) -> int:
        return NOBODY if self.reason else self.seat

    @property
    def outcome(self) -> Outcome | None:
        """The result. Scores are stones without komi; after a repetition, players get their own rows."""
        if not self.reason:
            return None
        south, north = scores(self)
        lead = south - north - self.house.komi
        winners = (SOUTH,) if lead > 0 else (NORTH,) if lead < 0 else ()
        return Outcome(winners, (south, north), self.reason)

    def captures(self) -> tuple[Capture, ...]:
        """The legal captures; `all_captures` also includes those that are too large."""
        return () if self.reason else legal_captures(self.board, self.seat, self.house.capture)

    def may_swap(self) -> bool:
        """Whether North may change sides now, on the second turn."""
        return self.house.swap == "yes" and self.seat == NORTH and self.board in _SWAPPABLE_BOARDS

    def legal_moves(self) -> tuple[Move, ...]:
        if self.reason:
            return ()
        if captures := self.captures():
            return tuple(Move(CAPTURE, each.taken) for each in captures)
        sowings = tuple(Move(SOW, hole) for hole in row(self.seat) if self.board[hole])
        return (*sowings, Move(SWAP)) if self.may_swap() else sowings

    def odds(self) -> tuple[tuple[Move, int], ...]:
        return ()

    def hidden_draw(self) -> HiddenDraw | None:
        return None

    def read_move(self, text: str) -> Move:
        """The move that `text` stands for, with or without its gain."""
        return read_move(text, self.board)

    def play(self, move: Move) -> State:
        if move.verb == CAPTURE:
            return _after_capture(self, move.hole)
        if move.verb == SWAP:
            return _after_non_capture(self, mirrored(self.board), NonCapture())
        return _after_non_capture(
            self, sown(self.board, move.hole), NonCapture(move.hole, self.board[move.hole])
        )

    def seen_by(self, seat: int) -> State:
        return self

    def text(self) -> str:
        return write_position(self)


def new_game(options: Options, seats: int) -> State:
    """The first position: eight stones in every hole."""
    return State(START, (0, 0), SOUTH, (), house_rules(options))


def parse_state(text: str) -> State:
    """The state of a text as written by `State.text`, or of its beginning. Raises BadNotation.

    The turns since the last capture are undone and replayed, so an impossible line is rejected.
    """
    text = completed_line(text)
    position = read_position(text)
    state = _at_last_capture(position)
    if min(state.board) < 0:
        raise bad_position(text)
    for turn in position.turns_since_capture:
        move = Move(SOW, turn.hole) if turn.stones else Move(SWAP)
        if move not in state.legal_moves():
            raise bad_position(text)
        state = state.play(move)
    if write_position(state) != text:
        raise bad_position(text)
    return state


def scores(position: Position) -> tuple[int, int]:
    """The stones of each player, including their rows after a repetition."""
    south, north = position.captured
    if position.reason in ("repetition", "quiet"):
        return south + stones_in_row(position.board, SOUTH), north + stones_in_row(position.board, NORTH)
    return south, north


def _at_last_capture(position: Position) -> State:
    """The position after the last capture, before the turns since then."""
    *_, (seat, board) = ((position.seat, position.board), *previous_positions(position))
    return _with_end_reason(State(board, position.captured, seat, (), position.house))


def _after_capture(state: State, hole: int) -> State:
    captured = list(state.captured)
    captured[state.seat] += state.board[hole]
    after = replace(
        state,
        board=with_hole_emptied(state.board, hole),
        captured=(captured[SOUTH], captured[NORTH]),
        seat=1 - state.seat,
        turns_since_capture=(),
    )
    return _with_end_reason(after)


def _after_non_capture(state: State, board: tuple[int, ...], turn: NonCapture) -> State:
    turns = (*state.turns_since_capture, turn) if state.house.repetition == "yes" else ()
    return _with_end_reason(replace(state, board=board, seat=1 - state.seat, turns_since_capture=turns))


def _with_end_reason(state: State) -> State:
    reason = _end_reason(state)
    return replace(state, reason=reason) if reason else state


def _end_reason(state: State) -> str:
    """Why the game is over now, or an empty text."""
    if not any(state.board):
        return "empty"
    if state.house.end == "majority" and is_decided(state):
        return "majority"
    if len(state.turns_since_capture) >= MAX_TURNS_WITHOUT_CAPTURE:
        return "quiet"
    return "repetition" if occurrences(state) >= MAX_OCCURRENCES else ""


def occurrences(position: Position) -> int:
    """How often this position has come, under the repetition rule."""
    return 1 + sum(before == (position.seat, position.board) for before in previous_positions(position))


def is_decided(position: Position) -> bool:
    """Whether a player has more stones, with komi, than the other can still reach."""
    lead = position.captured[SOUTH] - position.captured[NORTH] - position.house.komi
    return abs(lead) > STONES - sum(position.captured)


def setup_of(position: Position) -> tuple[dict[str, OptionValue], int]:
    """The options and the number of players of a position."""
    return position.house._asdict(), 2

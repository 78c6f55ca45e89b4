"""A game being played: its record, the states it went through, undo and redo.

A session is a value: every step gives a new one. It holds no clock and no browser; whoever drives it asks
a dealer when it is chance's turn, a person or a thinker otherwise, and hands the move in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.contract import (
    CHANCE,
    NOBODY,
    BadOptions,
    Game,
    GameError,
    Options,
    State,
    find_move,
    shortened_repr,
)
from game.play.record import HUMAN, BadRecord, Record, Seat, read_record


@dataclass(frozen=True, slots=True)
class Session:
    """`states[k]` is the position before `record.moves[k]`; the last one is where the game stands.

    `undone` is a stack: the moves taken back, one tuple of notations for each undo.
    """

    game: Game
    record: Record
    states: tuple[State, ...]
    redo_stack: tuple[tuple[str, ...], ...] = ()

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """How many moves were played, chance's included."""
        return len(self.record.moves)

    def seat_to_act(self) -> Seat | None:
        """Who is to act; None at chance and when the game is over."""
        return self._seat_at(self.ply)

    def play(self, move: Any) -> Session:
        """The session after a legal move. What was undone is forgotten."""
        record = replace(self.record, moves=(*self.record.moves, str(move)))
        return replace(self, record=record, states=(*self.states, self.state.play(move)), redo_stack=())

    def with_seat(self, index: int, seat: Seat) -> Session:
        """The session with somebody else in a seat: a child goes to bed, the computer goes on."""
        seats = list(self.record.seats)
        seats[index] = seat
        return replace(self, record=replace(self.record, seats=tuple(seats)))

    def with_seed(self, seed: str) -> Session:
        """The session with other chance from here on: what came without a seed needs one."""
        return replace(self, record=replace(self.record, seed=seed))

    def can_undo(self, past_chance: bool = False) -> bool:
        """Whether a person's decision can be taken back."""
        return self._undo_target(past_chance) is not None

    def undo(self, past_chance: bool = False) -> Session:
        """Back to the last decision of a person; not past a die or a token unless `past_chance`."""
        ply = self._undo_target(past_chance)
        if ply is None:
            return self
        moves = self.record.moves
        record = replace(self.record, moves=moves[:ply])
        return replace(
            self, record=record, states=self.states[: ply + 1], redo_stack=(*self.redo_stack, moves[ply:])
        )

    def redo(self) -> Session:
        """What the last undo took back, played again."""
        if not self.redo_stack:
            return self
        session = self
        for text in self.redo_stack[-1]:
            session = session.play(find_move(session.state, text))
        return replace(session, redo_stack=self.redo_stack[:-1])

    def _undo_target(self, past_chance: bool) -> int | None:
        for ply in range(self.ply - 1, -1, -1):
            state = self.states[ply]
            if state.to_act == CHANCE:
                if not past_chance:
                    return None
            elif self._is_human_decision(ply):
                return ply
        return None

    def _is_human_decision(self, ply: int) -> bool:
        """Whether a person decided there; where only one move was possible nobody decided."""
        seat = self._seat_at(ply)
        return seat is not None and seat.player == HUMAN and len(self.states[ply].legal_moves()) > 1

    def _seat_at(self, ply: int) -> Seat | None:
        to_act = self.states[ply].to_act
        return None if to_act in (CHANCE, NOBODY) else self.record.seats[to_act]


@dataclass(frozen=True, slots=True)
class LoadResult:
    """What came out of a text: the session, if any of it can be played, and what is wrong, if anything.

    `text` is the text itself, so that a bad one can be kept.
    """

    session: Session | None
    problem: GameError | None
    text: str


def new_session(
    game: Game, seats: tuple[Seat, ...], seed: str, options: Options | None = None, start: str = ""
) -> Session:
    """A new game, from the position that `start` writes if it is not empty.

    A position brings its options along; those given must be the same. Raises BadOptions or BadNotation.
    """
    for seat in seats:
        _check_player(game, seat)
    if start:
        state = _from_position(game, start, options, len(seats))
        options, start = game.setup_of(state)[0], state.text()
    else:
        options = game.complete_options(options)
        state = game.new(options, len(seats))
    return Session(game, Record(game.id, game.rules_version, options, seats, seed, start=start), (state,))


def load_session(text: str, games: Mapping[str, Game]) -> LoadResult:
    """The game that a text holds, replayed through the rules. Never raises."""
    try:
        record = read_record(text)
        session = _new_session_from(record, games)
    except GameError as error:
        return LoadResult(None, error, text)
    for number, move in enumerate(record.moves, start=1):
        try:
            session = session.play(find_move(session.state, move))
        except GameError as error:
            return LoadResult(session, type(error)(f"move {number}: {error}", error.text), text)
    return LoadResult(session, None, text)


def _new_session_from(record: Record, games: Mapping[str, Game]) -> Session:
    if record.game not in games:
        raise BadRecord(f"no game {shortened_repr(record.game)} here", record.game, "game")
    game = games[record.game]
    if record.rules != game.rules_version:
        raise BadRecord(
            f"rules version {record.rules}; this program plays {game.rules_version}",
            str(record.rules),
            "rules",
        )
    return new_session(game, record.seats, record.seed, record.options, record.start)


def _from_position(game: Game, text: str, options: Options | None, seats: int) -> State:
    state = game.parse_state(text)
    its_options, number = game.setup_of(state)
    if seats != number:
        raise BadOptions(f"the position is one of {number} players, not of {seats}", "seats", str(seats))
    for name, value in game.complete_options(its_options if options is None else options).items():
        if value != its_options[name]:
            raise BadOptions(f"the position is played with {name}={its_options[name]}", name, str(value))
    return state


def _check_player(game: Game, seat: Seat) -> None:
    if seat.player != HUMAN and seat.player not in game.levels:
        known = ", ".join((HUMAN, *game.levels))
        raise BadOptions(f"no player {seat.player!r} in {game.id}; there are {known}", "player", seat.player)

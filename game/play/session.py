"""A session: a game in progress with its record, its states, undo and redo.

A session is an immutable value: every step returns a new one. The caller gets moves from a dealer at chance
nodes, otherwise from a person or a thinker. No clock or browser is used here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.contract import (
    CHANCE,
    NOBODY,
    BadOptions,
    Game,
    GameError,
    Options,
    Outcome,
    State,
    find_move,
    shortened_repr,
)
from game.play.record import HUMAN, RESIGNED, BadRecord, Record, Seat, Together
from game.play.record_reader import read_record

MOVES_PER_STEP = 100
"""Moves that `load_steps` replays between two yields."""


@dataclass(frozen=True, slots=True)
class Session:
    """A game in progress: `states[k]` is the position before `record.moves[k]`, the last one is current.

    `redo_stack` has one tuple of moves, in notation, for each undo.
    """

    game: Game
    record: Record
    states: tuple[State, ...]
    redo_stack: tuple[tuple[str, ...], ...] = ()

    @property
    def state(self) -> State:
        """The current position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """The number of moves played, including chance's."""
        return len(self.record.moves)

    @property
    def outcome(self) -> Outcome | None:
        """The result if the game is over, by its rules or because its players have ended it."""
        if not self.record.chosen_end:
            return self.state.outcome
        others = tuple(seat for seat in range(len(self.record.seats)) if seat != self.state.to_act)
        return Outcome(others if self.record.chosen_end == RESIGNED else (), None, self.record.chosen_end)

    @property
    def is_duel(self) -> bool:
        """True for a game for two without chance."""
        return len(self.record.seats) == 2 and not self.game.has_chance

    @property
    def can_be_ended(self) -> bool:
        """True if its players may end the game here: a duel that both have joined."""
        together = self.record.together
        has_both = together is None or all(together.anchors)
        return self.is_duel and has_both and self.state.to_act >= 0

    def seat_to_act(self) -> Seat | None:
        """The player to act; None at chance and when the game is over."""
        return None if self.record.chosen_end else self._seat_at(self.ply)

    def play(self, move: Any) -> Session:
        """The session after a legal move, with an empty redo stack."""
        record = replace(self.record, moves=(*self.record.moves, str(move)))
        return replace(self, record=record, states=(*self.states, self.state.play(move)), redo_stack=())

    def with_seat(self, index: int, seat: Seat) -> Session:
        """The session with another player in a seat."""
        seats = list(self.record.seats)
        seats[index] = seat
        return replace(self, record=replace(self.record, seats=tuple(seats)))

    def with_seed(self, seed: str) -> Session:
        """The session with another seed; an imported session has none."""
        return replace(self, record=replace(self.record, seed=seed))

    def with_together(self, together: Together | None) -> Session:
        """The session with other facts about its devices."""
        return replace(self, record=replace(self.record, together=together))

    def resign(self) -> Session:
        """The session after the player to act has resigned, in a game on one device that `can_be_ended`."""
        return replace(self.with_end(RESIGNED), redo_stack=())

    def with_end(self, end: str) -> Session:
        """The session with the end that its players have chosen on one device (`Record.ended`)."""
        return replace(self, record=replace(self.record, ended=end))

    def can_undo(self, past_chance: bool = False) -> bool:
        """True if there is a person's decision to undo.

        In a game from several devices it is one of the last device to move, and neither past chance nor
        before a move that was taken back by agreement. On one device the end that a player chose is one, too.
        """
        return bool(self.record.ended) or self._undo_target(past_chance) is not None

    def undo(self, past_chance: bool = False) -> Session:
        """The session at the last decision of a person, which on one device can be to end the game.

        Passes chance moves only if `past_chance`.
        """
        if self.record.ended:
            return self.with_end("")
        ply = self._undo_target(past_chance)
        if ply is None:
            return self
        moves = self.record.moves
        record = replace(self.record, moves=moves[:ply])
        return replace(
            self, record=record, states=self.states[: ply + 1], redo_stack=(*self.redo_stack, moves[ply:])
        )

    def redo(self) -> Session:
        """The session with the moves of the last undo played again."""
        if not self.redo_stack:
            return self
        session = self
        for text in self.redo_stack[-1]:
            session = session.play(find_move(session.state, text))
        return replace(session, redo_stack=self.redo_stack[:-1])

    def _undo_target(self, past_chance: bool) -> int | None:
        together, device = self.record.together, None
        if self.record.chosen_end:
            return None
        past_chance = past_chance and not together
        first = together.undone[-1][0] if together and together.undone else 0
        for ply in range(self.ply - 1, first - 1, -1):
            state = self.states[ply]
            if together and state.to_act != CHANCE:
                mover, device = device, together.owners[state.to_act]
                if mover not in (None, device):
                    return None
            if state.to_act == CHANCE:
                if not past_chance:
                    return None
            elif self._is_human_decision(ply):
                return ply
        return None

    def _is_human_decision(self, ply: int) -> bool:
        """True if a person had a choice there; a single legal move is no choice."""
        seat = self._seat_at(ply)
        return seat is not None and seat.player == HUMAN and len(self.states[ply].legal_moves()) > 1

    def _seat_at(self, ply: int) -> Seat | None:
        to_act = self.states[ply].to_act
        return None if to_act in (CHANCE, NOBODY) else self.record.seats[to_act]


@dataclass(frozen=True, slots=True)
class LoadResult:
    """The result of loading `text`: the session, if any moves could be replayed, and the problem, if any."""

    session: Session | None
    problem: GameError | None
    text: str


def new_session(
    game: Game, seats: tuple[Seat, ...], seed: str, options: Options | None = None, start: str = ""
) -> Session:
    """A new session, from the position in the text `start` if it is not empty.

    `options`, if given with `start`, must be the position's. A position of *Star does not tell the handicap
    of its game, so the game's options may be given for it, too. Raises BadOptions or BadNotation.
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
    """The record in a text, replayed through the rules up to the first illegal move. Never raises."""
    return next(filter(None, load_steps(text, games)))


def load_steps(text: str, games: Mapping[str, Game]) -> Iterator[LoadResult | None]:
    """`load_session` in short steps: yields None between them and the result at the end."""
    try:
        record = read_record(text)
        session = _new_session_from(record, games)
    except GameError as error:
        yield LoadResult(None, error, text)
        return
    states, moves, problem = [session.state], list[str](), None
    for number, written in enumerate(record.moves, start=1):
        if number % MOVES_PER_STEP == 0:
            yield None
        try:
            move = find_move(states[-1], written)
        except GameError as error:
            problem = type(error)(f"move {number}: {error}", error.text)
            break
        states.append(states[-1].play(move))
        moves.append(str(move))
    whole = replace(session.record, moves=record.moves)
    record = replace(whole.first_moves(len(moves)), moves=tuple(moves))
    session = replace(session, record=record, states=tuple(states))
    try:
        check_agreements(session)
    except GameError as error:
        problem = problem or error
        session = session.with_end("")
    yield LoadResult(session, problem, text)


def check_agreements(session: Session) -> None:
    """Raise GameError if the players could not have agreed on what the record says."""
    undone_states(session)
    if session.record.chosen_end and not session.can_be_ended:
        raise BadRecord("the players cannot end the game there", session.record.chosen_end)


def undone_states(session: Session) -> tuple[tuple[State, ...], ...]:
    """The positions before and after the moves of each `Together.undone`.

    Raises GameError if a move is illegal, or could not be taken back: it must be of the last device to move,
    without chance, and before a turn of another device.
    """
    together, found = session.record.together, list[tuple[State, ...]]()
    for ply, moves in together.undone if together else ():
        if ply > session.ply:
            raise BadRecord(f"moves after {ply} were taken back, of {session.ply}", str(ply))
        states = [session.states[ply]]
        for written in moves:
            states.append(states[-1].play(find_move(states[-1], written)))
        acting = [state.to_act for state in states]
        assert together
        devices = {together.owners[seat] for seat in acting[:-1] if seat >= 0}
        is_own = len(devices) == 1 and min(acting) >= 0
        if not is_own or together.owners[acting[-1]] in devices:
            raise BadRecord(f"these moves cannot be taken back: {shortened_repr(moves)}", moves[0])
        found.append(tuple(states))
    return tuple(found)


def _new_session_from(record: Record, games: Mapping[str, Game]) -> Session:
    if record.game not in games:
        raise BadRecord(f"no game {shortened_repr(record.game)} here", record.game[:80], "game")
    game = games[record.game]
    if record.rules != game.rules_version:
        raise BadRecord(
            f"rules version {record.rules}; this program plays {game.rules_version}",
            str(record.rules),
            "rules",
        )
    session = new_session(game, record.seats, record.seed, record.options, record.start)
    return session.with_together(record.together).with_end(record.ended)


def _from_position(game: Game, text: str, options: Options | None, seats: int) -> State:
    state = game.parse_state(text)
    its_options, number = game.setup_of(state)
    if seats != number:
        raise BadOptions(f"the position is one of {number} players, not of {seats}", "seats", str(seats))
    given = its_options if options is None else game.setup_of(game.new(options, number))[0]
    for name, value in its_options.items():
        if given[name] != value:
            raise BadOptions(f"the position is played with {name}={value}", name, str(given[name]))
    return state


def _check_player(game: Game, seat: Seat) -> None:
    if seat.player != HUMAN and seat.player not in game.levels:
        known = ", ".join((HUMAN, *game.levels))
        raise BadOptions(f"no player {seat.player!r} in {game.id}; there are {known}", "player", seat.player)

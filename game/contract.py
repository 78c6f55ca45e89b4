"""What every game offers and what everything else may rely on.

A position is a frozen value and everything that happens to it is a move, dice and tokens included.
Rules hold no randomness: where chance decides, `State.odds` says what may come and how likely it is.
Text from outside passes one gate, `find_move` for moves and `Game.parse_state` for positions; past the
gate moves and states are trusted.

Errors, all of them `GameError` (a `ValueError`), each quoting the text that was refused:

    GameError
      BadNotation    the text is no move, or no position, in this game's notation
      IllegalMove    a move in good notation that this position does not allow
      BadOptions     an option that does not exist or a value that does not fit
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

CHANCE = -1
"""`State.to_act` where a die or a token decides."""

NOBODY = -2
"""`State.to_act` once the game is over."""

OptionValue = int | float | str


class GameError(ValueError):
    """Something from outside does not fit; the message quotes it. `text` is what was refused."""

    def __init__(self, message: str, text: str = "") -> None:
        super().__init__(message)
        self.text = text


class BadNotation(GameError):
    """The text is no move or no position in this game's notation."""


class IllegalMove(GameError):
    """The text is a move, but not one of this position's legal moves."""


class BadOptions(GameError):
    """An option that does not exist, or a value that does not fit. `option` names it."""

    def __init__(self, message: str, option: str, text: str = "") -> None:
        super().__init__(message, text)
        self.option = option


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winners' seats (empty: a draw), one score a seat where the game counts.

    `reason` is a word that the texts know (`outcome-<game>-<reason>`).
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...] | None
    reason: str


@dataclass(frozen=True, slots=True)
class HiddenDraw:
    """What chance draws, so that the same thing is drawn there whatever happened before.

    `place` is where the lot lies, `places` every place (that one too) among which the lots in the
    state's odds are still spread, one lot a place. A die has no lot: it is rolled anew each ply.
    """

    slot: str
    remaining_slots: tuple[str, ...]


class Move(Protocol):
    """A small frozen value; `str()` is its unique ASCII notation."""

    def __str__(self) -> str: ...


@runtime_checkable
class State(Protocol):
    """A position: frozen, hashable, complete (two states with equal `text()` are equal)."""

    @property
    def to_act(self) -> int:
        """The seat to act (0, 1, …), `CHANCE`, or `NOBODY` once the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """Set exactly when `to_act` is `NOBODY`."""

    def legal_moves(self) -> Sequence[Any]:
        """Every legal move in a stable order, forced passes and chance's moves too; empty when over."""

    def odds(self) -> Sequence[tuple[Any, int]]:
        """At `CHANCE`: each legal move with its integer weight, in the order of `legal_moves`; else empty."""

    def hidden_draw(self) -> HiddenDraw | None:
        """At `CHANCE`: what is drawn, or None for a die (and whenever it is not chance's turn)."""

    def read_move(self, text: str) -> Any:
        """The move that `text` writes, legal here or not. Raises BadNotation. Callers use `find_move`."""

    def play(self, move: Any) -> Self:
        """The next state. The caller vouches that the move is legal."""

    def seen_by(self, seat: int) -> State:
        """This state as the seat may know it: what an AI of that seat gets."""

    def text(self) -> str:
        """One line that `Game.parse_state` reads back."""


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that players may choose.

    `values` are the words or numbers to choose from; a `range` is any whole number in it. `help` is the
    key of a text that explains it (`option-<game>-<name>-help`).
    """

    name: str
    values: Sequence[OptionValue]
    default: OptionValue
    help: str


Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player: `thinker()` makes a fresh `game.search.thinker.Thinker`.

    `keeps`: what it finds out in one turn helps it in the next, so that it gains by thinking ahead.
    """

    name: str
    thinker: Callable[[], Any]
    can_ponder: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the catalogue offers it. `seats` are the possible numbers of players."""

    id: str
    rules_version: int
    seats: range
    options: Mapping[str, Option]
    presets: Mapping[str, Options]
    initial_state: Callable[[Options, int], State]
    """The first position under a whole set of checked options; `new` is the gate in front of it."""
    parse_state: Callable[[str], State]
    setup_of: Callable[[Any], tuple[dict[str, OptionValue], int]]
    """The whole set of options and the number of players that a state of this game is played under."""
    levels: Mapping[str, Level]
    """The computer players, the strongest last."""
    narrator: Any
    """A `game.draw.presentation.Story`: tells what a move did."""
    view: Any
    """A `game.draw.presentation.View`: draws a state and understands taps and keys."""
    statistics: Any = None
    """A `game.draw.statistics.Review`: what a whole game tells of itself; only the template has none."""
    editor: Any = None
    """A `game.draw.position_editor.Editor`: sets up positions; only the template has none."""

    def new(self, options: Options | None = None, seats: int | None = None) -> State:
        """The first position; options left out take their defaults, seats the smallest number.

        Raises BadOptions naming the option (`seats` for a wrong number of players).
        """
        return self.initial_state(self.complete_options(options), self.check_seats(seats))

    def complete_options(self, options: Options | None = None) -> dict[str, OptionValue]:
        """Every option with its value, checked. Raises BadOptions."""
        given = dict(options or {})
        for name in given:
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadOptions(
                    f"{self.id} has no option {shortened_repr(name)}; it has {known}", name, str(name)
                )
        return {
            name: check_option(option, given.get(name, option.default))
            for name, option in self.options.items()
        }

    def check_seats(self, seats: object) -> int:
        """The number of players, checked. Raises BadOptions for `seats`."""
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            raise BadOptions(
                f"{self.id} is for {allowed} players, not {shortened_repr(seats)}", "seats", str(seats)
            )
        return seats


def check_option(option: Option, value: object) -> OptionValue:
    """The value, if the option takes it (a whole float counts as its integer). Raises BadOptions."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int | float | str) and not isinstance(value, bool) and value in option.values:
        return value
    if isinstance(option.values, range):
        allowed = f"a whole number from {option.values[0]} to {option.values[-1]}"
    else:
        allowed = ", ".join(str(each) for each in option.values)
    raise BadOptions(
        f"option {option.name!r} takes {allowed}, not {shortened_repr(value)}", option.name, str(value)
    )


def find_move(state: State, text: str) -> Any:
    """The legal move written as `text`: the one gate for moves from outside.

    Raises BadNotation or IllegalMove, with the text and the position in the message.
    """
    if not isinstance(text, str):
        raise BadNotation(f"a move is a text, not {shortened_repr(text)}", shortened_repr(text))
    try:
        move = state.read_move(text)
    except BadNotation as error:
        raise BadNotation(f"{error} (position: {state.text()})", text) from None
    if move not in state.legal_moves():
        raise IllegalMove(
            f"the move {shortened_repr(text)} is not possible here (position: {state.text()})", text
        )
    return move


def shortened_repr(value: object, max_length: int = 80) -> str:
    """`repr`, cut to `most` characters: what came from outside may be long."""
    text = repr(value)
    return text if len(text) <= max_length else f"{text[: max_length - 1]}…"

"""The interface of every game: `Game`, `State`, moves, options and errors.

A position is a frozen value. Every change is a move, including dice and tokens. Rules contain no randomness:
at a chance node `State.odds` lists the possible moves and their weights. Text from outside is checked in one
place, `find_move` for moves and `Game.parse_state` for positions; after that moves and states are trusted.

Errors quote the refused text:

    GameError (a ValueError)
      BadNotation    not a move, or not a position, in this game's notation
        ImpossiblePosition    written like a position, but no board can have it
      IllegalMove    a well-formed move that is not legal in this position
      BadOptions     an unknown option or an invalid value
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

CHANCE = -1
"""`State.to_act` when a die or a hidden token decides."""

NOBODY = -2
"""`State.to_act` when the game is over."""

OptionValue = int | float | str


class GameError(ValueError):
    """Invalid input; the message quotes it. `text` is the refused input."""

    def __init__(self, message: str, text: str = "") -> None:
        super().__init__(message)
        self.text = text


class BadNotation(GameError):
    """The text is not a move, or not a position, in this game's notation."""


class ImpossiblePosition(BadNotation):
    """The text is written like a position of this game, but its board cannot have it.

    Players read the message `impossible-<problem>`: "stones" with their `count`, or "rings" with the `count`
    of the board's rings.
    """

    def __init__(self, message: str, text: str, problem: str, count: int) -> None:
        super().__init__(message, text)
        self.problem, self.count = problem, count


class IllegalMove(GameError):
    """The text is a move, but it is not legal in this position."""


class BadOptions(GameError):
    """An unknown option or an invalid value. `option` is its name."""

    def __init__(self, message: str, option: str, text: str = "") -> None:
        super().__init__(message, text)
        self.option = option


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result: the winners' seats (empty: a draw), and one score per seat in games with scores.

    `reason` is part of a message key (`outcome-<game>-<reason>`).
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...] | None
    reason: str


@dataclass(frozen=True, slots=True)
class HiddenDraw:
    """A hidden item (a face-down token). It depends on the seed and its slot only, so undo never changes it.

    `slot` is the item's place; `remaining_slots` are all places, this one included, that still hold one of
    the items in the state's odds. A die is not a hidden draw: it depends on the ply.
    """

    slot: str
    remaining_slots: tuple[str, ...]


@runtime_checkable
class State(Protocol):
    """A position: frozen, hashable and complete (states with equal `text()` are equal).

    A move is a frozen value, too; `str()` is its unique ASCII notation.
    """

    @property
    def to_act(self) -> int:
        """The seat to act (0, 1, …), `CHANCE`, or `NOBODY` when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """The result when `to_act` is `NOBODY`, else None."""

    def legal_moves(self) -> Sequence[Any]:
        """All legal moves in a stable order, including forced passes and chance moves; empty when over."""

    def odds(self) -> Sequence[tuple[Any, int]]:
        """At `CHANCE`: each legal move with an integer weight, in the order of `legal_moves`; else empty."""

    def hidden_draw(self) -> HiddenDraw | None:
        """The item to draw at `CHANCE`; None for a die, and when it is not chance's turn."""

    def read_move(self, text: str) -> Any:
        """The move in `text`, legal or not. Raises GameError. Callers use `find_move`."""

    def play(self, move: Any) -> Self:
        """The next state. The move must be legal; it is not checked."""

    def seen_by(self, seat: int) -> State:
        """This state as the player in `seat` knows it, for computer players."""

    def text(self) -> str:
        """One line of text that `Game.parse_state` accepts."""


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that players can choose.

    `values` are the allowed words or numbers; a `range` allows each whole number in it. The message
    `option-<game>-<name>` is its label, and `option-<game>-<name>-help` explains it. An option that
    `starts_group` has a heading above it, `option-<game>-<name>-group`.
    """

    name: str
    values: Sequence[OptionValue]
    default: OptionValue
    starts_group: bool = False


Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player: `thinker()` returns a new `game.search.thinker.Thinker`.

    `can_ponder`: the thinker reuses its search in later turns, so thinking in the opponent's turn helps.
    `character` is the level that has the same personality and face; empty: its own. `rating` is its measured
    strength on the game's own scale, 0 if it has none. `also_plays_as` are the levels as which it plays
    instead, each in a quarter of its games (`game.play.dealer.level_in_game`). A level with a `successor` is
    offered no longer: it only goes on with games that it began.
    """

    name: str
    thinker: Callable[[], Any]
    can_ponder: bool = False
    character: str = ""
    rating: int = 0
    also_plays_as: tuple[str, ...] = ()
    successor: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """A game. `seats` are the possible numbers of players."""

    id: str
    rules_version: int
    """To be raised when old moves would lead to other positions under the same options. Records, links and
    letters of another version are refused, with a message that says so; a new option avoids that."""
    seats: range
    options: Mapping[str, Option]
    presets: Mapping[str, Options]
    initial_state: Callable[[Options, int], State]
    """The first position for complete, checked options and a number of players. Callers use `new`."""
    parse_state: Callable[[str], State]
    setup_of: Callable[[Any], tuple[dict[str, OptionValue], int]]
    """The complete options and the number of players of a state."""
    levels: Mapping[str, Level]
    """The computer players. The last one is the strongest, and gives the hints."""
    strengths: Mapping[str, tuple[str, ...]]
    """The levels of each strength (`strength-<name>`), weakest first, `medium` among them. Several levels
    are dealt to the computers' seats in rotation, so one computer alone gets the first."""
    narrator: Any
    """A `game.draw.presentation.Narrator`: the events of a move."""
    view: Any
    """A `game.draw.presentation.View`: draws a state and interprets taps."""
    statistics: Any = None
    """A `game.draw.statistics_interface.Statistics`; None for the template game only."""
    editor: Any = None
    """A `game.draw.position_editor_interface.Editor`; None for the template game only."""
    has_chance: bool = False
    """True if the game has dice or hidden tokens."""
    begins_turn: Callable[[Any], bool] | None = None
    """True for a state in which a turn begins, also if its player has had the turn before. Only a game that
    can go on with one player needs it: a turn begins anyway where another player is to act."""

    def character(self, level: str) -> str:
        """The level whose face and personality (`face-…`, `character-…`) a level has."""
        return self.levels[level].character or level

    def strength(self, level: str) -> str:
        """How hard a level is (`strength-…`): as in `strengths`, or as its name ends."""
        listed = (strength for strength, levels in self.strengths.items() if level in levels)
        return next(listed, level.rpartition("-")[2])

    def offered_levels(self) -> tuple[str, ...]:
        """The levels that can be chosen for a new game."""
        return tuple(name for name, level in self.levels.items() if not level.successor)

    def new(self, options: Options | None = None, seats: int | None = None) -> State:
        """The first position. Missing options get their defaults; without `seats`, the fewest players.

        Raises BadOptions with the option's name (`seats` for a wrong number of players).
        """
        return self.initial_state(self.complete_options(options), self.check_seats(seats))

    def complete_options(self, options: Options | None = None) -> dict[str, OptionValue]:
        """All options with checked values, defaults filled in. Raises BadOptions."""
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

    def preset_of(self, options: Options) -> str:
        """The preset with exactly these options; empty if there is none."""
        return next((name for name, preset in self.presets.items() if preset == options), "")

    def check_seats(self, seats: object) -> int:
        """The checked number of players. Raises BadOptions for the option `seats`."""
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            raise BadOptions(
                f"{self.id} is for {allowed} players, not {shortened_repr(seats)}", "seats", str(seats)
            )
        return seats


def check_option(option: Option, value: object) -> OptionValue:
    """The value if the option allows it; a float such as 3.0 becomes 3. Raises BadOptions."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    is_range = isinstance(option.values, range)
    if isinstance(value, int | float | str) and not isinstance(value, bool):
        may_fit = isinstance(value, int) or not is_range  # a range compares other values one by one
        if may_fit and value in option.values:
            return value
    if is_range:
        allowed = f"a whole number from {option.values[0]} to {option.values[-1]}"
    else:
        allowed = ", ".join(str(each) for each in option.values)
    raise BadOptions(
        f"option {option.name!r} takes {allowed}, not {shortened_repr(value)}", option.name, str(value)
    )


def find_move(state: State, text: str) -> Any:
    """The legal move written as `text`. All moves from outside must pass through here.

    Raises BadNotation or IllegalMove; the message contains the text and the position.
    """
    if not isinstance(text, str):
        raise BadNotation(f"a move is a text, not {shortened_repr(text)}", shortened_repr(text))
    try:
        move = state.read_move(text)
    except GameError as error:
        raise type(error)(f"{error} (position: {state.text()})", text) from None
    if move not in state.legal_moves():
        raise IllegalMove(
            f"the move {shortened_repr(text)} is not possible here (position: {state.text()})", text
        )
    return move


def shortened_repr(value: object, max_length: int = 80) -> str:
    """`repr(value)`, cut to `max_length` characters, since input may be very long."""
    text = repr(value)
    return text if len(text) <= max_length else f"{text[: max_length - 1]}…"

"""The value of each move of a turn: that of the positions after it, as an expectation over dice and tokens.

After a roll the best end of the walk counts; on arrival at a token, the better of opening and leaving it. A
try counts both success and failure; a voyage of several turns counts by its expected turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import inf
from typing import NamedTuple, Protocol

from game.africa.ai.navigator.token_distances import DistanceTables, distance_tables
from game.africa.rules.board import CAPE_TOWN, SLAVE_COAST
from game.africa.rules.legal_moves import sea_passage
from game.africa.rules.moves import TOKEN_KINDS, Move
from game.africa.rules.position import Position, Seat
from game.africa.rules.routes import HOMES
from game.africa.rules.state import TRY_SUCCEEDS_FROM
from game.africa.rules.token_effects import gem_value, gems_left

TRY_SUCCESS_PROBABILITY = (7 - TRY_SUCCEEDS_FROM) / 6

DEADLOCK_BONUS = 0.1
"""Added for opening a token where no player might dare to."""


class AfterMove(NamedTuple):
    """Where a player is after a move, or now: the spot, the purse, the turns until the next move from there,
    and the bonus that is still in Cape Town.
    """

    spot: str
    purse: int
    delay: float
    bonus: int


def at_next_move(seat: Seat, delay: float, tables: DistanceTables) -> AfterMove:
    """Where a player moves next, after the delay: if at sea, in the harbour after the voyage."""
    if seat.destination:
        delay += tables.voyage_turns(seat.place, seat.destination, seat.drifting)
    return AfterMove(seat.destination or seat.place or HOMES[0], seat.purse, delay, 0)


class AfterMoveEvaluator(Protocol):
    """Win probabilities for where a move leaves the player."""

    def token_untouched(self, after: AfterMove) -> float:
        """With all tokens as they are."""

    def token_opened(self, after: AfterMove) -> float:
        """With the token of this spot opened, which did not win."""

    def winning_token_found(self, after: AfterMove) -> float:
        """With a winning token just found on this spot."""


class MoveEvaluator:
    """The moves of the seat to act, valued by an evaluator of where they lead."""

    def __init__(self, position: Position, evaluator: AfterMoveEvaluator) -> None:
        self._position = position
        self._evaluator = evaluator
        self._values_by_end: dict[str, float] = {}

    def value(self, move: Move) -> float:
        """The win probability after a move of the seat to act."""
        return _VALUE_OF_VERB[move.verb](self, move.target)

    def after_moves(self, move: Move) -> Iterator[AfterMove]:
        """Where a move leads: for a walk, the best end for each roll."""
        if move.verb == "land":
            yield from (self._after_stopping(self._best_end(roll)) for roll in range(1, 7))
        elif move.verb == "sail":
            yield self._after_sailing(move.target)
        elif move.verb == "fly":
            yield self._after_stopping(move.target, self._position.house.air_fare)
        else:
            yield self._after_stopping(move.target or self._position.mover.place)

    def _after_stopping(self, spot: str, paid: int = 0, delay: float = 0.0) -> AfterMove:
        """The mover stops on a spot; the first player in Cape Town gets the bonus."""
        purse, bonus = self._position.mover.purse - paid, self._position.bonus
        if spot == CAPE_TOWN:
            purse, bonus = purse + bonus, 0
        return AfterMove(spot, purse, delay, bonus)

    def _arrival_value(self, after: AfterMove) -> float:
        """The better of leaving the token here and opening it at once."""
        return max(self._evaluator.token_untouched(after), self._purchase_value(after))

    def buys_on_arrival(self, after: AfterMove) -> bool:
        """Whether it is better to buy a token here at once than to leave it."""
        return self._purchase_value(after) > self._evaluator.token_untouched(after)

    def _purchase_value(self, after: AfterMove) -> float:
        """The value of buying a token here at once; minus infinity if that is impossible."""
        price = self._position.house.token_price
        if after.delay or after.spot not in self._position.tokens or after.purse < price:
            return -inf
        return self.opening_value(after._replace(purse=after.purse - price))

    def opening_value(self, after: AfterMove) -> float:
        """The expectation over the bag of opening the token here, already paid for."""
        counts = zip(TOKEN_KINDS, self._position.bag, strict=True)
        total = sum(count * self._token_value(kind, after) for kind, count in counts if count)
        return total / sum(self._position.bag) + DEADLOCK_BONUS * _may_deadlock(self._position)

    def _token_value(self, kind: str, after: AfterMove) -> float:
        house = self._position.house
        if kind == "star" or (kind == "horseshoe" and self._position.star_found):
            return self._evaluator.winning_token_found(after)
        if kind == "robber":
            return self._evaluator.token_opened(after._replace(purse=0))
        if kind == "blank" and after.spot == SLAVE_COAST:
            return self._evaluator.token_opened(after._replace(delay=house.slave_coast_turns))
        purse = after.purse + gem_value(house, kind, after.spot)
        return self._evaluator.token_opened(after._replace(purse=purse))

    def _land(self, _: str) -> float:
        return sum(self._go(self._best_end(roll)) for roll in range(1, 7)) / 6

    def _best_end(self, roll: int) -> str:
        return max(self._position.board.walks_by_end(self._position.mover.place, roll), key=self._go)

    def _go(self, spot: str) -> float:
        if spot not in self._values_by_end:
            self._values_by_end[spot] = self._arrival_value(self._after_stopping(spot))
        return self._values_by_end[spot]

    def _sail(self, harbour: str) -> float:
        return self._arrival_value(self._after_sailing(harbour))

    def _after_sailing(self, harbour: str) -> AfterMove:
        return self._after_voyage(harbour, *sea_passage(self._position.house, self._position.mover.purse))

    def _after_voyage(self, harbour: str, fare: int, drifting: bool) -> AfterMove:
        tables, place = distance_tables(self._position.house), self._position.mover.place
        return self._after_stopping(harbour, fare, tables.voyage_turns(place, harbour, drifting) - 1)

    def _fly(self, airport: str) -> float:
        return self._arrival_value(self._after_stopping(airport, self._position.house.air_fare))

    def _buy(self, _: str) -> float:
        return self.opening_value(self._after_staying(paid=self._position.house.token_price))

    def _try(self, _: str) -> float:
        succeeds = self.opening_value(self._after_staying())
        return TRY_SUCCESS_PROBABILITY * succeeds + (1 - TRY_SUCCESS_PROBABILITY) * self._stay("")

    def _stay(self, home: str) -> float:
        """The value in a home that is chosen, or here at the end of the turn."""
        return self._evaluator.token_untouched(
            self._after_staying()._replace(spot=home or self._position.mover.place)
        )

    def _onward(self, _: str) -> float:
        seat = self._position.mover
        return self._arrival_value(self._after_voyage(seat.destination, 0, seat.drifting))

    def _escape(self, _: str) -> float:
        return self._onward("") if self._position.mover.destination else self._wait("")

    def _wait(self, _: str) -> float:
        """Miss a turn; the travel times include the one before a free passage, and those of a captive."""
        turns_to_miss = self._position.mover.turns_to_miss
        return self._evaluator.token_untouched(self._after_staying(delay=turns_to_miss - 1.0))

    def _after_staying(self, paid: int = 0, delay: float = 0.0) -> AfterMove:
        seat = self._position.mover
        return AfterMove(seat.place, seat.purse - paid, delay, self._position.bonus)


def _may_deadlock(position: Position) -> bool:
    """Whether the star is hidden and robbers outnumber gems: all might wait for others to open tokens."""
    robbers = position.bag[TOKEN_KINDS.index("robber")]
    return not position.star_found and robbers > gems_left(position)


_VALUE_OF_VERB: Mapping[str, Callable[[MoveEvaluator, str], float]] = {
    "start": MoveEvaluator._stay,
    "land": MoveEvaluator._land,
    "go": MoveEvaluator._go,
    "sail": MoveEvaluator._sail,
    "fly": MoveEvaluator._fly,
    "buy": MoveEvaluator._buy,
    "try": MoveEvaluator._try,
    "done": MoveEvaluator._stay,
    "skip": MoveEvaluator._wait,
    "escape": MoveEvaluator._escape,
    "onward": MoveEvaluator._onward,
}

"""What stands beside the board: the players' stones, what is left, and the layer of spots."""

from __future__ import annotations

from game.draw.show import Card, Fact, Spot, Ui
from game.mancala.board import HOLES, LETTERS, NORTH, SOUTH, row
from game.mancala.rules import State
from game.mancala.view.choosing import playable, rated_holes
from game.mancala.view.places import Point, extent, form, hole_at, letters, lie, neighbours
from game.mancala.words import hole_label, note, quiet_turns, score
from game.text.message import say

_QUIET = 10
"""After so many turns without a capture, their number is shown."""


def table(state: State, ui: Ui) -> tuple[Card, ...]:
    """One card a seat, with the stones captured and how many more decide the game."""
    return tuple(_card(state, seat) for seat in (SOUTH, NORTH))


def _card(state: State, seat: int) -> Card:
    stones = score(state, seat)
    return Card(seat, (Fact("stone", stones, say("mancala-fact-score", score=stones)),), note(state, seat))


def stock(state: State, ui: Ui) -> tuple[Fact, ...]:
    """The stones on the board, and how long nobody has captured."""
    left = sum(state.board)
    facts = [Fact("stones", say("number", value=left), say("mancala-left-stones", stones=left))]
    if len(state.since) >= _QUIET:
        turns = say("number", value=len(state.since))
        facts.append(Fact("hourglass", turns, quiet_turns(state)))
    return tuple(facts)


def spots(state: State, ui: Ui) -> tuple[Spot, ...]:
    """Every hole in the order of sowing; arrow keys lead along the ring and across."""
    chosen = playable(state, ui)
    rates = rated_holes(state, ui)
    return tuple(
        Spot(
            LETTERS[hole],
            *hole_at(hole, lie(ui)),
            hole_label(state, hole, asked=ui.active, rate=rates.get(hole)),
            str(chosen[hole]) if hole in chosen else "",
            letters(neighbours(hole)),
            *extent(lie(ui)),
        )
        for hole in range(HOLES)
    )


def home(state: State, ui: Ui) -> str:
    """The first hole that may be played; the first of the row once the game is over."""
    moves = [move.hole for move in state.legal_moves()]
    return LETTERS[moves[0] if moves else row(state.seat)[0]]


def focus(state: State, ui: Ui) -> Point:
    """The only hole that may be played; the middle of the board where there is a choice."""
    moves = state.legal_moves()
    return hole_at(moves[0].hole, lie(ui)) if len(moves) == 1 else form(lie(ui)).middle

"""The rules of *Star in full, as the options of a game have them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.draw.show import Ui
from game.learn.rulebook import Diagram, Options, Section, Window
from game.star.board import NUMBERS, board
from game.star.rules import State, new_game
from game.star.territory import COLOURS, EMPTY
from game.star.view import figures
from game.star.view.owning import points
from game.star.view.plan import CENTRE
from game.text.message import Message, say

SHOWN = frozenset({"sectors", "score", "territory", "dead"})
"""What the pictures show."""

_MIDDLE: Window = (CENTRE[0] - 260, CENTRE[1] - 200, 520, 400)

_JOINED = {"b": "*40 *30 *20 *21 S20 S30 S40", "r": "*42 *32 A10 A20 A30 A40 A41"}
"""A star of Blue's over a side of the board, stones of Red's that it closes off, and a star of Red's."""

_BRIDGED = {"b": "*10 *20 T10 T20", "r": "S10 S20 A10 A20"}


def rulebook(options: Options) -> tuple[Section, ...]:
    """Every paragraph that holds under a whole set of checked options."""
    rings, stones = int(options["rings"]), int(options["stones"])
    graph = board(rings)
    size = say("rulebook-star-size", rings=rings, nodes=graph.size, peries=len(graph.perimeter))
    score = say("rules-star-scoring", rings=rings, points=points(rings))
    turn = say("rules-star-turn") if stones == 1 else say("rulebook-star-turn-two")
    return (
        Section(say("rules-star-goal-title"), (say("rules-star-goal"),), _whole(options)),
        Section(say("rules-star-turn-title"), (turn,)),
        Section(say("rules-star-board-title"), (size, say("rules-star-board")), _bridge()),
        Section(say("rules-star-stars-title"), (say("rules-star-stars"),), _star()),
        Section(say("rules-star-scoring-title"), (score,)),
        Section(say("rules-star-methods-title"), (say("rules-star-methods"),)),
        Section(say("rulebook-star-first-title"), tuple(_first(options))),
        Section(say("rules-star-end-title"), (say("rules-star-end"),)),
        advice(),
    )


def advice() -> Section:
    """What is worth knowing from the first stone on."""
    return Section(say("rules-star-tips-title"), (say("rules-star-tips"),))


def _first(options: Options) -> Iterator[Message]:
    """How the beginning is made fair."""
    if handicap := int(options["handicap"]):
        yield say("rulebook-star-handicap", stones=handicap)
    elif options["swap"] == "yes":
        yield say("rules-star-swap")
    else:
        yield say("rulebook-star-no-swap")


# Pictures


def _whole(options: Options) -> Diagram:
    """The board that is played on."""
    rings = int(options["rings"])
    label = say("rulebook-star-picture-board", rings=rings)
    return Diagram(new_game(options, 2), label, _ui())


def _bridge() -> Diagram:
    return Diagram(_small(_BRIDGED), say("rulebook-star-picture-bridge"), _ui(), _MIDDLE)


def _star() -> Diagram:
    """What is owned once both have passed."""
    state = replace(_small(_JOINED), passes=2)
    return Diagram(state, say("rulebook-star-picture-star"), _ui())


def _ui() -> Ui:
    return Ui(figures(), active=False, show=SHOWN)


def _small(placed: dict[str, str]) -> State:
    """The smallest board with some stones on it."""
    stones = [EMPTY] * board(4).size
    for colour in COLOURS:
        for name in placed[colour].split():
            stones[NUMBERS[name]] = colour
    return State(4, "".join(stones), 0, 1, 1, False, 0)

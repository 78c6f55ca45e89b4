"""The complete rules of *Star under the options of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.contract import Options
from game.draw.presentation import Ui
from game.draw.svg import ViewBox
from game.learn.rulebook import Diagram, Section
from game.star.learn.positions import small_board
from game.star.rules.board import board
from game.star.rules.proved_ownership import total_points
from game.star.rules.state import new_game
from game.star.view import figures
from game.star.view.input import DEAD, SCORE, SECTORS, TERRITORY
from game.star.view.layout import CENTRE
from game.text.message import Message, msg

VISIBLE_TOGGLES = frozenset({SECTORS, SCORE, TERRITORY, DEAD})
"""Toggles that are on in the diagrams."""

_CENTRE_VIEW_BOX: ViewBox = (CENTRE[0] - 260, CENTRE[1] - 200, 520, 400)

_STARS_EXAMPLE = {"b": "*40 *30 *20 *21 S20 S30 S40", "r": "*42 *32 A10 A20 A30 A40 A41"}
"""A blue star along a side of the board, red stones that it encloses, and a red star."""

_BRIDGE_EXAMPLE = {"b": "*10 *20 T10 T20", "r": "S10 S20 A10 A20"}


def rulebook(options: Options) -> tuple[Section, ...]:
    """The sections that apply under a complete, checked set of options."""
    rings, stones = int(options["rings"]), int(options["stones"])
    graph = board(rings)
    size = msg("rulebook-star-size", rings=rings, nodes=graph.size, peries=len(graph.perimeter))
    score = msg("rules-star-scoring", rings=rings, points=total_points(rings))
    first = max(int(options["handicap"]), 1)
    is_plain = first == stones == 1
    turn = msg("rules-star-turn") if is_plain else msg("rulebook-star-turn", first=first, later=stones)
    return (
        Section(msg("rules-star-goal-title"), (msg("rules-star-goal"),), _board_diagram(options)),
        Section(msg("rules-star-turn-title"), (turn,)),
        Section(msg("rules-star-board-title"), (size, msg("rules-star-board")), _bridge_diagram()),
        Section(msg("rules-star-stars-title"), (msg("rules-star-stars"),), _stars_diagram()),
        Section(msg("rules-star-scoring-title"), (score,)),
        Section(msg("rules-star-methods-title"), (msg("rules-star-methods"),)),
        Section(msg("rulebook-star-first-title"), tuple(_opening_rules(options))),
        Section(msg("rules-star-end-title"), (msg("rules-star-end"),)),
        advice(),
    )


def advice() -> Section:
    """Advice for beginners."""
    return Section(msg("rules-star-tips-title"), (msg("rules-star-tips"),))


def _opening_rules(options: Options) -> Iterator[Message]:
    """The rule that makes the opening fair."""
    if handicap := int(options["handicap"]):
        yield msg("rulebook-star-handicap", stones=handicap)
    elif options["swap"] == "yes":
        yield msg("rules-star-swap")
    else:
        yield msg("rulebook-star-no-swap")


# Diagrams


def _board_diagram(options: Options) -> Diagram:
    rings = int(options["rings"])
    label = msg("rulebook-star-picture-board", rings=rings)
    return Diagram(new_game(options, 2), label, _diagram_ui())


def _bridge_diagram() -> Diagram:
    return Diagram(
        small_board(_BRIDGE_EXAMPLE), msg("rulebook-star-picture-bridge"), _diagram_ui(), _CENTRE_VIEW_BOX
    )


def _stars_diagram() -> Diagram:
    """The ownership after both players have passed."""
    state = replace(small_board(_STARS_EXAMPLE), passes=2)
    return Diagram(state, msg("rulebook-star-picture-star"), _diagram_ui())


def _diagram_ui() -> Ui:
    return Ui(figures(), can_act=False, visible_toggles=VISIBLE_TOGGLES)

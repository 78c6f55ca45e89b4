"""The complete rules of Afrika under the options of a game."""

from __future__ import annotations

from collections.abc import Iterator

from game.contract import Options
from game.draw.presentation import Ui
from game.learn.rulebook import Diagram, Section
from game.mancala.rules.board import NORTH, SOUTH, START, STONES
from game.mancala.rules.moves import SOW, Move
from game.mancala.rules.options import MAX_TURNS_WITHOUT_CAPTURE, HouseRules, house_rules
from game.mancala.rules.state import State
from game.mancala.text.messages import stones_to_win
from game.mancala.view import figures
from game.text.message import Message, msg

_FORCED_CAPTURE_BOARD = (3, 0, 7, 2, 0, 5, 9, 1, 6, 8, 4, 2, 1, 3, 5, 2)
"""South has empty holes opposite two holes with stones: d with two, g with five."""


def rulebook(options: Options) -> tuple[Section, ...]:
    """The sections that apply under a complete, checked set of options."""
    house = house_rules(options)
    taking = "rules-mancala-capture" if house.capture == "smallest" else "rulebook-mancala-capture-free"
    return (
        Section(msg("rules-mancala-goal-title"), (msg("rules-mancala-goal"),)),
        Section(msg("rules-mancala-sow-title"), (msg("rules-mancala-sow"),), _sowing_diagram(house)),
        Section(msg("rules-mancala-capture-title"), (msg(taking),), _capture_diagram(house)),
        Section(msg("rules-mancala-end-title"), tuple(_end_rules(house))),
        *_swap_section(house),
        advice(),
    )


def advice() -> Section:
    """The designer's own advice."""
    return Section(msg("rules-mancala-advice-title"), (msg("rules-mancala-advice"),))


def _end_rules(house: HouseRules) -> Iterator[Message]:
    start = State(START, (0, 0), SOUTH, (), house)
    yield msg(
        "rules-mancala-end",
        end=house.end,
        komi=house.komi,
        south=stones_to_win(start, SOUTH),
        north=stones_to_win(start, NORTH),
    )
    if house.repetition == "yes":
        yield msg("rulebook-mancala-repetition", turns=MAX_TURNS_WITHOUT_CAPTURE)


def _swap_section(house: HouseRules) -> Iterator[Section]:
    if house.swap == "yes":
        yield Section(msg("rulebook-mancala-swap-title"), (msg("rulebook-mancala-swap"),))


# Diagrams


def _sowing_diagram(house: HouseRules) -> Diagram:
    """The preview of the first sowing of a game."""
    state = State(START, (0, 0), SOUTH, (), house)
    ui = Ui(figures(), hover=str(Move(SOW, 2)), visible_toggles=frozenset({"preview"}))
    return Diagram(state, msg("rulebook-mancala-picture-sow"), ui)


def _capture_diagram(house: HouseRules) -> Diagram:
    taken = STONES - sum(_FORCED_CAPTURE_BOARD)
    state = State(_FORCED_CAPTURE_BOARD, (taken // 2, taken - taken // 2), SOUTH, (), house)
    free = "yes" if house.capture == "free" else "no"
    return Diagram(state, msg("rulebook-mancala-picture-capture", free=free), Ui(figures()))

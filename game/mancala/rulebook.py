"""The rules of Afrika in full, as the options of a game have them."""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.show import Ui
from game.learn.rulebook import Diagram, Options, Section
from game.mancala.board import NORTH, SOUTH, START, STONES
from game.mancala.moves import SOW, Move
from game.mancala.options import MOST_QUIET_TURNS, House, house_of
from game.mancala.rules import State
from game.mancala.view import figures
from game.mancala.words import needed
from game.text.message import Message, say

_FORCED = (3, 0, 7, 2, 0, 5, 9, 1, 6, 8, 4, 2, 1, 3, 5, 2)
"""South faces two holes from empty ones, of four stones and of three."""


def rulebook(options: Options) -> tuple[Section, ...]:
    """Every paragraph that holds under a whole set of checked options."""
    house = house_of(options)
    taking = "rules-mancala-capture" if house.capture == "smallest" else "rulebook-mancala-capture-free"
    return (
        Section(say("rules-mancala-goal-title"), (say("rules-mancala-goal"),)),
        Section(say("rules-mancala-sow-title"), (say("rules-mancala-sow"),), _sowing(house)),
        Section(say("rules-mancala-capture-title"), (say(taking),), _capture(house)),
        Section(say("rules-mancala-end-title"), tuple(_end(house))),
        *_swap(house),
        advice(),
    )


def advice() -> Section:
    """The designer's own advice."""
    return Section(say("rules-mancala-advice-title"), (say("rules-mancala-advice"),))


def _end(house: House) -> Iterator[Message]:
    start = State(START, (0, 0), SOUTH, (), house)
    yield say(
        "rules-mancala-end",
        end=house.end,
        komi=house.komi,
        south=needed(start, SOUTH),
        north=needed(start, NORTH),
    )
    if house.repetition == "yes":
        yield say("rulebook-mancala-repetition", turns=MOST_QUIET_TURNS)


def _swap(house: House) -> Iterator[Section]:
    if house.swap == "yes":
        yield Section(say("rulebook-mancala-swap-title"), (say("rulebook-mancala-swap"),))


# Pictures


def _sowing(house: House) -> Diagram:
    """The first sowing of a game, as it is previewed."""
    state = State(START, (0, 0), SOUTH, (), house)
    ui = Ui(figures(), hover=str(Move(SOW, 2)), show=frozenset({"preview"}))
    return Diagram(state, say("rulebook-mancala-picture-sow"), ui)


def _capture(house: House) -> Diagram:
    taken = STONES - sum(_FORCED)
    state = State(_FORCED, (taken // 2, taken - taken // 2), SOUTH, (), house)
    free = "yes" if house.capture == "free" else "no"
    return Diagram(state, say("rulebook-mancala-picture-capture", free=free), Ui(figures()))

"""Why the navigator does what it does, in one sentence.

While the star is hidden an outlook has parts (`outlook.py`): the sentence tells the part in which the chosen
move is furthest ahead of the next best one. Texts stand under `africa-reason-…`, as all reasons do.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import sub

from game.africa.ai.ahead import Ahead
from game.africa.ai.course import Turning
from game.africa.ai.outlook import Outlook, Parts
from game.africa.ai.pursuit import Pursuit
from game.africa.board import CAPE_TOWN, PLACES
from game.africa.moves import Move
from game.africa.position import Position
from game.africa.routes import HOMES
from game.africa.words import money, place
from game.text.message import Message, say

CLEARLY = 0.65
"""A share in a token from which one is clearly before the others."""

ROUND = 2.5
"""Tokens make a round if the next one follows within so many turns."""

ON_THE_WAY = 4.0
"""Within so many turns of Cape Town the money there is a reason."""


def motive(
    position: Position, ahead: Ahead, prospects: Outlook | Pursuit, values: Mapping[Move, float], move: Move
) -> Message:
    """Why this move, given what each move is worth."""
    if move.verb in ("buy", "try"):
        return say(f"africa-reason-{move.verb}")
    if isinstance(prospects, Pursuit):
        return _after_the_star(position, ahead, prospects, move)
    part = _decisive(ahead, prospects, values, move)
    return _tell(position, ahead, prospects, part, move)


def _after_the_star(position: Position, ahead: Ahead, prospects: Pursuit, move: Move) -> Message:
    stand = list(ahead.stands(move))[-1]
    if position.mover.may_win:
        if move.verb == "go" and move.target in HOMES:
            return say("africa-reason-win")
        return say("africa-reason-home", place=place(prospects.nearer_home(stand)))
    city = prospects.aim(stand)
    return say("africa-reason-horseshoe", place=place(city)) if city else say("africa-reason-no-aim")


def _decisive(ahead: Ahead, outlook: Outlook, values: Mapping[Move, float], move: Move) -> str:
    """The part that speaks most for the move, against the best of the others."""
    others = [other for other in values if other != move]
    mine = _mean(ahead, outlook, move)
    theirs = _mean(ahead, outlook, max(others, key=values.__getitem__))
    gains = dict(zip(Parts._fields, map(sub, mine, theirs), strict=True))
    if not any(outlook.turns_to_bonus(stand) <= ON_THE_WAY for stand in ahead.stands(move)):
        del gains["bonus"]
    return max(gains, key=gains.__getitem__)


def _mean(ahead: Ahead, outlook: Outlook, move: Move) -> list[float]:
    """The parts of the outlooks that a move leads to."""
    found = [outlook.parts(stand) for stand in ahead.stands(move)]
    return [sum(part) / len(found) for part in zip(*found, strict=True)]


def _tell(position: Position, ahead: Ahead, outlook: Outlook, part: str, move: Move) -> Message:
    stands = list(ahead.stands(move))
    if position.bonus and (part == "bonus" or any(stand.spot == CAPE_TOWN for stand in stands)):
        key = "bonus" if move.target == CAPE_TOWN else "bonus-way"
        pays = money(position.house, position.bonus)
        return say(f"africa-reason-{key}", place=place(CAPE_TOWN), money=pays)
    if part == "money":
        return say("africa-reason-money")
    return _token(outlook.course(stands[-1]))


def _token(course: list[Turning]) -> Message:
    """What is to be said of the token that the player turns first."""
    mine = [each for each in course if each.mine]
    if not mine:
        return say("africa-reason-no-aim")
    aim = mine[0]
    if aim.share < CLEARLY:
        kind = "contest"
    else:
        kind = "tour" if mine[1:] and mine[1].turns - aim.turns <= ROUND else "first"
    return say(f"africa-reason-{kind}", place=place(PLACES[aim.place]))

"""Why a computer player does what it does, in one sentence.

The texts stand under `africa-reason-…`: one for each `Aim.why`, one for each home that is a good start for
that, and those named here. A text may use `$place` with its forms, `$money` (Cape Town's bonus), and for
ships and planes `$turns`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from game.africa.ai.aims import Aim, Prospect
from game.africa.board import CAPE_TOWN
from game.africa.moves import Move
from game.africa.position import Position
from game.africa.words import money, place
from game.text.message import Message, say

ONLY_CHOICE = say("africa-reason-only-choice")

TICKETS = ("sail", "fly")


def reason(position: Position, move: Move, found: Mapping[Move, Prospect]) -> Message:
    """Why this move, given what each move leads to."""
    aim = found[move].aim
    if aim is None:
        return say("africa-reason-no-aim")
    if move.verb in ("go", *TICKETS) and move.target == CAPE_TOWN and position.bonus:
        aim = aim._replace(place=CAPE_TOWN, why="bonus")
    elif move.verb in TICKETS and _saved(move, found):
        return say(f"africa-reason-{move.verb}", place=place(move.target), turns=_saved(move, found))
    return say(
        f"africa-reason-{_key(position, move, aim)}",
        place=place(aim.place),
        money=money(position.house, position.bonus),
    )


def _key(position: Position, move: Move, aim: Aim) -> str:
    if move.verb in ("buy", "try"):
        return move.verb
    if move.verb == "start":
        return f"start-{aim.why}"
    if move.verb == "skip":
        return "wait"
    if move.verb == "done" and aim.place == position.mover.place:
        return "save"
    if move.verb == "go" and position.mover.may_win and move.target == aim.place:
        return "win"
    return aim.why


def _saved(move: Move, found: Mapping[Move, Prospect]) -> int:
    """The turns that a ship or a plane saves, rounded; 0 too where nothing else leads there."""
    others = [each.turns for other, each in found.items() if other.verb not in TICKETS]
    least = min(others, default=inf)
    return round(least - found[move].turns) if least < inf else 0

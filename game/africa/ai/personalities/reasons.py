"""The reason for a move, in one sentence.

The texts are `africa-reason-…`: one for each `Goal.reason_key`, one for each with `start-` before it (a home
that is a good start for that goal), and those named here. A text may use `$place` with its forms, `$money`
(Cape Town's bonus), `$token` (what still wins once the star is found), and for ships and planes `$turns`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from game.africa.ai.personalities.goals import Goal, GoalCost
from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.moves import Move
from game.africa.rules.position import Position
from game.africa.text.messages import money, place, token
from game.text.message import Message, msg

TICKET_VERBS = ("sail", "fly")


def explain(position: Position, move: Move, costs: Mapping[Move, GoalCost]) -> Message:
    """The reason for this move, given the costs of all moves."""
    goal = costs[move].goal
    if goal is None:
        return msg("africa-reason-no-aim")
    if move.verb in ("go", *TICKET_VERBS) and move.target == CAPE_TOWN and position.bonus:
        goal = goal._replace(place=CAPE_TOWN, reason_key="bonus")
    elif move.verb in TICKET_VERBS and _turns_saved(move, costs):
        return msg(f"africa-reason-{move.verb}", place=place(move.target), turns=_turns_saved(move, costs))
    return msg(
        f"africa-reason-{_reason_key(position, move, goal)}",
        place=place(goal.place),
        money=money(position.house, position.bonus),
        token=token("horseshoe", position.house),
    )


def _reason_key(position: Position, move: Move, goal: Goal) -> str:
    if move.verb in ("buy", "try"):
        return move.verb
    if move.verb == "start":
        return f"start-{goal.reason_key}"
    if move.verb == "skip":
        return "wait"
    if move.verb == "done" and goal.place == position.mover.place:
        return "save"
    if move.verb == "go" and position.mover.has_winning_token and move.target == goal.place:
        return "win"
    return goal.reason_key


def _turns_saved(move: Move, costs: Mapping[Move, GoalCost]) -> int:
    """The turns that a ship or plane saves, rounded; 0 also if no other move leads there."""
    others = [each.turns for other, each in costs.items() if other.verb not in TICKET_VERBS]
    fewest = min(others, default=inf)
    return round(fewest - costs[move].turns) if fewest < inf else 0

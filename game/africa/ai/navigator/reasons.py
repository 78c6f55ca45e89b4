"""The reason for a move of the navigator, in one sentence.

While the star is hidden a value has components (`hidden_star_evaluator.py`): the reason names the one in
which the move is furthest ahead of the second-best move. Before a roll it names the place that most rolls
lead to, but Cape Town's bonus if any roll reaches it. The texts are `africa-reason-…`.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import sub

from game.africa.ai.navigator.found_star_evaluator import FoundStarEvaluator
from game.africa.ai.navigator.hidden_star_evaluator import HiddenStarEvaluator, ValueComponents
from game.africa.ai.navigator.move_values import AfterMove, MoveEvaluator
from game.africa.rules.board import CAPE_TOWN, PLACES
from game.africa.rules.moves import DONE, LAND, Move
from game.africa.rules.position import Position
from game.africa.rules.routes import HOMES
from game.africa.text.messages import money, place, token
from game.text.message import Message, msg

CLEAR_SHARE = 0.65
"""The least share in a token with which the player is clearly ahead of the others."""

MAX_TOUR_TURNS = 2.5
"""Tokens make a tour if the next one follows within this many turns."""

MAX_BONUS_TURNS = 4.0
"""The bonus in Cape Town is a reason within this many turns of it."""


def explain(
    position: Position,
    move_evaluator: MoveEvaluator,
    evaluator: HiddenStarEvaluator | FoundStarEvaluator,
    values: Mapping[Move, float],
    move: Move,
) -> Message:
    """The reason for this move, given the values of all moves."""
    if move.verb in ("buy", "try"):
        return msg(f"africa-reason-{move.verb}")
    if isinstance(evaluator, FoundStarEvaluator):
        reason = _explain_found_star(position, move_evaluator, evaluator, move)
    else:
        component = _decisive_component(move_evaluator, evaluator, values, move)
        reason = _explain_component(position, move_evaluator, evaluator, component, move)
    if move == DONE and reason.params.get("place") == place(position.mover.place):
        return msg("africa-reason-try")  # leaves the token until the next turn, to try for it then
    return reason


def _explain_found_star(
    position: Position, move_evaluator: MoveEvaluator, evaluator: FoundStarEvaluator, move: Move
) -> Message:
    after_moves = list(move_evaluator.after_moves(move))
    if position.mover.has_winning_token:
        if move.verb in ("go", "fly") and move.target in HOMES:
            return msg("africa-reason-win")
        homes = [evaluator.nearer_home(after) for after in after_moves]
        return msg("africa-reason-home", place=place(max(homes, key=homes.count)))
    cities = [
        after.spot if move_evaluator.buys_on_arrival(after) else evaluator.next_token(after)
        for after in after_moves
    ]
    city = max(cities, key=cities.count)
    if not city:
        return msg("africa-reason-no-aim")
    return msg("africa-reason-horseshoe", place=place(city), token=token("horseshoe", position.house))


def _decisive_component(
    move_evaluator: MoveEvaluator, evaluator: HiddenStarEvaluator, values: Mapping[Move, float], move: Move
) -> str:
    """The component in which the move gains most against the best of the others.

    A move that gains in none is the best for a token that it opens, which they leave untouched.
    """
    others = [other for other in values if other != move] or [move]
    mine = _mean_components(move_evaluator, evaluator, move)
    theirs = _mean_components(move_evaluator, evaluator, max(others, key=values.__getitem__))
    gains = ValueComponents(*map(sub, mine, theirs))
    gains = gains._replace(tokens=max(0.0, gains.tokens))
    if min(map(evaluator.turns_to_bonus, move_evaluator.after_moves(move))) > MAX_BONUS_TURNS:
        gains = gains._replace(bonus=0.0)
    return ValueComponents._fields[gains.index(max(gains))]


def _mean_components(
    move_evaluator: MoveEvaluator, evaluator: HiddenStarEvaluator, move: Move
) -> list[float]:
    """The mean components of the values that a move leads to."""
    components = [evaluator.components(after) for after in move_evaluator.after_moves(move)]
    return [sum(part) / len(components) for part in zip(*components, strict=True)]


def _explain_component(
    position: Position,
    move_evaluator: MoveEvaluator,
    evaluator: HiddenStarEvaluator,
    component: str,
    move: Move,
) -> Message:
    after_moves = list(move_evaluator.after_moves(move))
    if position.bonus and (component == "bonus" or any(after.spot == CAPE_TOWN for after in after_moves)):
        key = "bonus" if move.target == CAPE_TOWN else "bonus-way"
        bonus_text = money(position.house, position.bonus)
        return msg(f"africa-reason-{key}", place=place(CAPE_TOWN), money=bonus_text)
    if component == "money" and (move == LAND or not move_evaluator.buys_on_arrival(after_moves[0])):
        return msg("africa-reason-money")
    reasons = [_explain_token(move_evaluator, evaluator, after) for after in after_moves]
    return max(reasons, key=reasons.count)


def _explain_token(
    move_evaluator: MoveEvaluator, evaluator: HiddenStarEvaluator, after: AfterMove
) -> Message:
    """The reason for making for the player's next token."""
    if move_evaluator.buys_on_arrival(after):
        return msg("africa-reason-first", place=place(after.spot))
    mine = [each for each in evaluator.token_sequence(after) if each.mine]
    if not mine:
        return msg("africa-reason-no-aim")
    next_token = mine[0]
    if next_token.share < CLEAR_SHARE:
        kind = "contest"
    else:
        kind = "tour" if mine[1:] and mine[1].turns - next_token.turns <= MAX_TOUR_TURNS else "first"
    return msg(f"africa-reason-{kind}", place=place(PLACES[next_token.place]))

"""Messages that narration and view of *Star share. The texts are in `assets/text/*.ftl`.

Node names are the same in all languages. The colour of a stone is that of the figure its player chose.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.draw.presentation import MoveRating
from game.star.rules.moves import PASS
from game.star.rules.proved_ownership import ownership_of, star_peries
from game.star.rules.score_bounds import may_end_at_once
from game.star.rules.scoring import Pair
from game.star.rules.state import BLUE, RED, State
from game.star.rules.territory import COLOURS, EMPTY, territory
from game.text.message import Message, msg, percent_of

COLOUR_NAMES = ("red", "blue", "yellow", "green", "purple")
"""The colour of each figure's stones."""


def pass_meaning(state: State) -> str:
    """The meaning of a pass now.

    `second` or `rest` gives up stones of this turn; `offer` offers the end of a settled game, and `agree`
    accepts it; `end` ends a game that is still open, after a pass of the other player; `pass` is any other.
    """
    if state.is_mid_turn:
        return "second" if state.is_second_stone else "rest"
    if may_end_at_once(state.rings, state.stones):
        return "agree" if state.passes else "offer"
    return "end" if state.passes else "pass"


def prompt(state: State) -> Message:
    """An instruction for the player to act, or the result of the game."""
    if state.outcome:
        return outcome(state)
    other, meaning = msg("player", seat=1 - state.seat), pass_meaning(state)
    stones = min(state.stones_left, state.stones.count(EMPTY))  # the last turn of Double *Star may be short
    if state.may_swap:
        return msg("star-prompt-swap", seat=state.seat, other=other)
    if meaning in ("offer", "agree"):
        key = "star-prompt-won" if ownership_of(state).winner == state.seat else "star-prompt-lost"
        return msg(key, seat=state.seat, other=other)
    if meaning == "end":
        return msg("star-prompt-passed", seat=state.seat, other=other, stones=stones)
    if meaning == "second":
        return msg("star-prompt-second", seat=state.seat)
    if _is_first_stone_taken(state):
        return msg("star-prompt-taken", seat=state.seat, other=other, stones=stones)
    return msg("star-prompt", seat=state.seat, stones=stones)


def _is_first_stone_taken(state: State) -> bool:
    """Whether the only stone belongs to the other player, who may have taken it over."""
    is_only_stone = state.stones.count(EMPTY) == len(state.stones) - 1
    return state.swap and state.seat == BLUE and is_only_stone and COLOURS[RED] in state.stones


def end_question(state: State) -> Message:
    """Whether a second pass shall end an open game, with the result that this would have."""
    ended = state.play(PASS)
    result, total = ended.outcome, ended.score().total
    assert result, "a second pass ends the game"
    winner = next(iter(result.winners), state.seat)
    own, other = total[winner], total[1 - winner]
    kind = "draw" if not result.winners else "quarks" if own == other else "points"
    return msg(
        "star-prompt-end",
        seat=state.seat,
        kind=kind,
        winner=msg("player", seat=winner),
        own=own,
        other=other,
    )


def outcome(state: State) -> Message:
    """The winner of a finished game and the totals; at equal totals, the quarks decide."""
    ended, total = state.outcome, state.score().total
    assert ended, "the game is over"
    if not ended.winners:
        return msg("outcome-star-draw", own=total[0], other=total[1])
    (winner,) = ended.winners
    own, other = total[winner], total[1 - winner]
    key = "outcome-star-quarks" if own == other else f"outcome-star-{ended.reason}"
    return msg(key, seat=winner, own=own, other=other)


def score_pair(numbers: Pair) -> Message:
    """Two numbers side by side; both with a sign if one is negative."""
    if min(numbers) >= 0:
        return msg("star-pair", first=numbers[0], second=numbers[1])
    return msg("star-pair-signed", first=signed(numbers[0]), second=signed(numbers[1]))


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def peries_by_star(state: State, seat: int) -> Sequence[int]:
    """The numbers of peries of a seat's stars, as on the board, the largest first."""
    both = zip(territory(state.rings, state.stones).stars, star_peries(state), strict=True)
    return sorted((peries for star, peries in both if star.colour == seat), reverse=True)


@lru_cache(maxsize=4096)
def node_label(
    name: str, stone: str, kind: str, fate: str, last: bool, rated: str = "no", percent: int = 0
) -> Message:
    """The screen reader text of a node. Cached, since few of the many nodes change with a move.

    `stone` is a colour or `none`; `kind` is `quark`, `peri` or `inner`; `fate` is `lost` (a stone that does
    not count), `dead` (an empty node that no longer matters) or `open`. `rated` is a computer player's
    rating: `no`, `about` (with the winning chance in `percent`), or proved `won` or `lost`.
    """
    return msg(
        "star-node",
        node=name,
        stone=stone,
        kind=kind,
        fate=fate,
        last="yes" if last else "no",
        rated=rated,
        percent=percent,
    )


def rating_params(rating: MoveRating | None) -> tuple[str, int]:
    """The arguments `rated` and `percent` of `node_label`."""
    if rating is None:
        return "no", 0
    certain = "won" if rating.value > 0 else "lost"
    return certain if rating.exact else "about", percent_of(rating.value)

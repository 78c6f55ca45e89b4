"""Messages that narration and view of Afrika share. The texts are in `assets/text/*.ftl`.

The reasons of hints are messages of `ai/planner.py`. A hole appears in a text as its letter. Since `c` and
`C` sound the same, a text also names the hole's owner.
"""

from __future__ import annotations

from game.contract import Outcome
from game.draw.presentation import MoveRating
from game.mancala.rules.board import LETTERS, NORTH, STONES, all_captures, owner, path
from game.mancala.rules.options import MAX_TURNS_WITHOUT_CAPTURE
from game.mancala.rules.preview import preview
from game.mancala.rules.state import State, scores
from game.text.message import Message, ahead_or_behind, msg


def score(state: State, seat: int) -> Message:
    """A player's stones, with any komi."""
    stones = scores(state)[seat]
    komi = state.house.komi if seat == NORTH else 0
    return msg("mancala-score-komi", stones=stones, komi=komi) if komi else msg("number", value=stones)


def prompt(state: State) -> Message:
    """An instruction for the player to act, or the result of the game."""
    if state.outcome:
        return outcome(state, state.outcome)
    captures = state.captures()
    if not captures:
        return msg("mancala-prompt-swap" if state.may_swap() else "mancala-prompt-sow", seat=state.seat)
    first = captures[0]
    some_too_big = len(all_captures(state.board, state.seat)) > len(captures)
    if len(captures) > 1:
        return msg(
            "mancala-prompt-choose-fewest" if some_too_big else "mancala-prompt-choose", seat=state.seat
        )
    key = "mancala-prompt-take-fewest" if some_too_big else "mancala-prompt-take"
    return msg(key, seat=state.seat, hole=LETTERS[first.taken], empty=LETTERS[first.empty])


def outcome(state: State, result: Outcome) -> Message:
    """The result of a finished game; the winner's score comes first, in a draw South's."""
    first = result.winners[0] if result.winners else 0
    return msg(
        f"outcome-mancala-{result.reason}",
        seat=first,
        own=score(state, first),
        other=score(state, 1 - first),
        draw="no" if result.winners else "yes",
    )


def side(hole: int, seat: int) -> str:
    """`own` if the hole is in the row of `seat`, else `other`."""
    return "own" if owner(hole) == seat else "other"


def stones_to_win(state: State, seat: int) -> int:
    """The number of further stones that make a player the certain winner; 0 or less if that is certain now.

    With a komi of 2.5, South needs 66 stones and North 63.
    """
    komi = state.house.komi if seat == NORTH else -state.house.komi
    return int((STONES - komi) // 2) + 1 - state.captured[seat]


def majority_note(state: State, seat: int) -> Message | None:
    """The number of stones that a player needs for the majority; None if the game is over or lost."""
    if state.outcome or stones_to_win(state, 1 - seat) <= 0:
        return None
    missing = stones_to_win(state, seat)
    return msg("mancala-note-needs", stones=missing) if missing > 0 else msg("mancala-note-certain")


def turns_without_capture(state: State) -> Message:
    """The number of turns without a capture, and the number that ends the game."""
    return msg("mancala-left-quiet", turns=len(state.turns_since_capture), most=MAX_TURNS_WITHOUT_CAPTURE)


def hole_label(state: State, hole: int, *, can_act: bool, rating: MoveRating | None = None) -> Message:
    """The screen reader text of a hole: its owner, its stones, the effect of playing it, and its rating."""
    effect = move_effect(state, hole) if can_act else "no"
    seen = preview(state, hole) if effect in ("sow", "take", "fewest") else None
    end = path(hole, state.board[hole])[-1] if effect == "sow" else hole
    lead = rating.lead if rating else 0
    return msg(
        "mancala-hole",
        hole=LETTERS[hole],
        seat=owner(hole),
        stones=state.board[hole],
        doing=effect,
        end=LETTERS[end],
        side=side(end, state.seat),
        threatened=max(seen.opponent_threatens.values(), default=0) if seen else 0,
        rated="no" if rating is None else "exact" if rating.exact else "about",
        standing=ahead_or_behind(lead),
        lead=abs(lead),
    )


def move_effect(state: State, hole: int) -> str:
    """The effect of playing a hole: `sow`, `take`, `fewest`, `many` or `no`.

    `fewest` can be taken since it has the fewest stones; `many` cannot, since it has too many.
    """
    captures = state.captures()
    capturable = [each.taken for each in all_captures(state.board, state.seat)]
    if any(each.taken == hole for each in captures):
        return "fewest" if len(capturable) > len(captures) else "take"
    if captures:
        return "many" if hole in capturable else "no"
    return "sow" if owner(hole) == state.seat and state.board[hole] else "no"

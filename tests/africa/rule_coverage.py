"""The rules that a playthrough covers, as a set of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from game.africa.rules.board import SLAVE_COAST

if TYPE_CHECKING:
    from tests.playthroughs import Ply


def rules_touched(plies: Iterable[Ply]) -> set[str]:
    """All rules that these moves use."""
    return {word for ply in plies for word in _rules_of(ply)}


def _rules_of(ply: Ply) -> Iterator[str]:
    before, move, after = ply
    was, now = before.mover, after.seats[before.seat]
    yield from {"sail", "onward", "fly", "try", "buy", "escape", "done"} & {move.verb}
    if before.phase == "order" and before.rolls and before.rolls[before.seat]:
        yield "equal rolls"
    if now.captured and not was.captured:
        yield "pirates" if now.destination else "bedouins"
    if was.captured and not now.captured:
        yield "freed"
    if now.drifting:
        yield before.house.penniless_sea
    if now.stowaway:
        yield "waiting stowaway"
    if was.stowaway and now.destination:
        yield "stowaway at sea"
    if move.verb == "token":
        yield move.target
    if now.turns_to_miss and now.place == SLAVE_COAST:
        yield "held"
    if now.horseshoe:
        yield "late horseshoe"
    if before.bonus and not after.bonus:
        yield "bonus"
    if before.phase == "try_die" and after.phase != "token":
        yield "failed try"
    if any(seat.stranded for seat in after.seats):
        yield "stranded player"
    if after.outcome:
        yield f"ends with {after.outcome.reason}"

"""The messages that narration, view and computer players of Star of Africa share.

The sentences are in `assets/text/*.ftl`. A place brings its forms along: `place=place("cairo")` gives a text
`$place` (the bare name), `$place-to`, `$place-at`, `$place-from` and `$place-end` (the name as one of the
two ends of a route). With the setting for today's names, the formatter uses `today-<id>` instead of
`place-<id>` where it exists.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.legal_moves import can_stow_away, legal_moves, sails_free
from game.africa.rules.moves import END, SKIP, TOKEN_KINDS
from game.africa.rules.options import HouseRules
from game.africa.rules.position import ACT, ARRIVED, ORDER, OVER, Position, Seat
from game.africa.rules.routes import BEDOUIN_SPOT
from game.text.message import Message, comma_separated, msg

_TRAVEL_VERBS = frozenset({"land", "sail", "fly"})

_SCANDINAVIAN_TOKENS = {"robber": "bandit", "horseshoe": "visa"}
"""The names of tokens on the Scandinavian board, where they differ."""

TOKEN_NAMES = (*TOKEN_KINDS, *_SCANDINAVIAN_TOKENS.values())
"""The names of the tokens of both boards."""

_ROUTE_SPOT = re.compile(r"(\w+)([-~])(\w+):(\d+)")


def place(spot: str) -> Message:
    """The name of a spot: a city, a fork, or a plain spot, described by the two ends of its route."""
    found = _ROUTE_SPOT.fullmatch(spot)
    if not found:
        return msg(f"place-{spot}")
    key = "spot-land" if found[2] == "-" else "spot-sea"
    return msg(key, a=place(found[1]), b=place(found[3]), step=int(found[4]))


def money(house: HouseRules, amount: int) -> Message:
    """An amount with its currency: dollars on the Scandinavian board, pounds on the Finnish one."""
    return msg("money-dollars" if house.board == "scandinavian" else "money-pounds", amount=amount)


def token_name(kind: str, house: HouseRules) -> str:
    """The kind of token as the board's edition calls and draws it: a `horseshoe` may be a `visa`."""
    return _SCANDINAVIAN_TOKENS.get(kind, kind) if house.board == "scandinavian" else kind


def token(kind: str, house: HouseRules) -> Message:
    """The name of a kind of token, with its forms `-found` (the object of a verb), `-many` and so on."""
    return msg(f"token-{token_name(kind, house)}")


def tokens_left(kind: str, count: int, house: HouseRules) -> Message:
    """The number of tokens of a kind that are not turned yet."""
    return msg(f"africa-left-{token_name(kind, house)}", count=count)


def player_names(seats: Iterable[int]) -> Message | str:
    """The players' names with commas between them; an empty string if there are none."""
    return comma_separated(msg("player", seat=seat) for seat in seats)


def prompt(state: Position, mode: str = "") -> Message:
    """An instruction for the player to act, or the result of the game.

    `mode` is `sail` or `fly` while the player chooses a destination.
    """
    if state.phase == OVER:
        return outcome(state)
    if state.phase == ORDER:
        drawn = state.house.order == "random"
        return msg("africa-prompt-order") if drawn else msg("africa-prompt-order_die", seat=state.seat)
    if state.phase == ACT and mode:
        return msg(f"africa-prompt-mode-{mode}", seat=state.seat)
    if state.phase == ACT:
        return msg(f"africa-prompt-act-{_situation(state)}", seat=state.seat)
    if state.phase == ARRIVED:
        return msg(f"africa-prompt-{state.phase}", seat=state.seat, place=place(state.mover.place))
    return msg(f"africa-prompt-{state.phase}", seat=state.seat)


def outcome(state: Position) -> Message:
    """How a finished game ended."""
    if state.reason == "stranded":
        return msg("outcome-africa-stranded")
    horseshoe = token("horseshoe", state.house)
    return msg(
        f"outcome-africa-{state.reason}", seat=state.seat, place=place(state.mover.place), token=horseshoe
    )


def _situation(state: Position) -> str:
    mover = state.mover
    moves = legal_moves(state)
    if END in moves:
        return "hopeless"
    if mover.turns_to_miss:
        return "held"
    if moves == (SKIP,):
        return "wait" if can_stow_away(state) else "stuck"
    if mover.captured:
        return "captured"
    if mover.destination:
        return "sea"
    if mover.place not in state.tokens:
        return "walk" if all(move.verb == "land" for move in moves) else "free"
    if any(move.verb in _TRAVEL_VERBS for move in moves):
        return "token"
    return "token_or_wait" if SKIP in moves else "stay"


_STATUS_ICONS = {
    "africa-note-stranded": "octagon-x",
    "africa-note-held": "hourglass",
    "africa-note-captured": "lock",
    "africa-note-sea": "ship",
    "africa-note-stowaway": "anchor",
}
"""The icon of each status note, used where there is no room for words."""


def status_note(house: HouseRules, seat: Seat) -> Message | None:
    """What keeps a player from moving freely, or that they may sail without paying; None for others."""
    if seat.stranded:
        return msg("africa-note-stranded")
    if seat.turns_to_miss:
        return msg("africa-note-held", turns=seat.turns_to_miss)
    if seat.captured:
        return msg("africa-note-captured", place=place(seat.place), where=captor_kind(seat.place))
    if seat.destination:
        return msg("africa-note-sea", place=place(seat.destination))
    return msg("africa-note-stowaway") if sails_free(house, seat) else None


def status_icon(house: HouseRules, seat: Seat) -> str:
    """The icon of the status note; empty if there is none."""
    status = status_note(house, seat)
    return _STATUS_ICONS[status.key] if status else ""


def captor_kind(spot: str) -> str:
    """The kind of captor on this spot: `desert` (bedouins) or `sea` (pirates)."""
    return "desert" if spot == BEDOUIN_SPOT else "sea"


def spot_label(state: Position, spot: str, reached_by: str) -> Message:
    """A spot for screen readers: name, token, danger, bonus, players, and how it can be reached now.

    `reached_by` is `no`, `start`, `go`, `sail` or `fly`.
    """
    people = [index for index, seat in enumerate(state.seats) if seat.place == spot]
    return msg(
        "africa-spot",
        place=place(spot),
        token="yes" if spot in state.tokens else "no",
        danger=captor_kind(spot) if spot in state.board.capture_spots else "no",
        bonus="yes" if spot == CAPE_TOWN and state.bonus else "no",
        people=len(people),
        names=player_names(people),
        reach=reached_by,
    )

"""Data for the side panel (scores and counts), and the spots for keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.presentation import BoardSpot, MoveRating, PlayerCard, Stat, Ui
from game.draw.svg_paths import Point
from game.star.rules.board import NAMES, NUMBERS
from game.star.rules.proved_ownership import Ownership, ownership_of
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY
from game.star.text.messages import (
    COLOUR_NAMES,
    node_label,
    peries_by_star,
    rating_params,
    score_pair,
    signed,
)
from game.star.view.input import HEAT
from game.star.view.layout import CENTRE, layout_of
from game.star.view.stones import STONE_RADIUS
from game.text.message import Message, comma_separated, msg


def player_cards(state: State, ui: Ui) -> tuple[PlayerCard, ...]:
    """A card for each seat: total, peries, quarks, stars, and any reward; a certain winner has a note."""
    return tuple(PlayerCard(seat, tuple(_stats(state, seat)), _note(state, seat)) for seat in (0, 1))


def _stats(state: State, seat: int) -> Iterator[Stat]:
    ownership, score = ownership_of(state), state.score()
    yield _points(ownership, seat)
    yield _owned("circle-dashed", "peries", ownership, seat, state.board.perimeter)
    yield _owned("gem", "quarks", ownership, seat, state.board.corners)
    stars = peries_by_star(state, seat)
    sizes = comma_separated(msg("number", value=peries) for peries in stars)
    yield Stat(
        "star",
        msg("number", value=len(stars)),
        msg("star-stat-stars", stars=len(stars), sizes=sizes),
        msg("star-unit-stars", count=len(stars)),
        f"stars {seat}",
        msg("star-meaning-stars"),
    )
    if score.reward[seat]:
        reward = signed(score.reward[seat])
        yield Stat(
            "hand-coins",
            msg("star-signed", value=reward),
            msg("star-stat-reward", value=reward),
            msg("star-unit-reward"),
            f"reward {seat}",
        )


def _points(ownership: Ownership, seat: int) -> Stat:
    """The total, or the range in which it must end."""
    least, most = ownership.certain[seat], ownership.certain[seat] + ownership.open
    value, label = msg("number", value=least), msg("star-stat-total", points=least)
    if ownership.open:
        value, label = (
            msg("star-range", least=least, most=most),
            msg("star-stat-between", least=least, most=most),
        )
    return Stat("crown", value, label, msg("star-unit-points", count=most), f"points {seat}")


def _owned(icon: str, kind: str, ownership: Ownership, seat: int, nodes: range) -> Stat:
    """The number of `nodes` that certainly belong to a seat, and of those that it only claims."""
    settled = sum(ownership.settled[at] == seat for at in nodes)
    claimed = sum(ownership.claimed[at] == seat for at in nodes)
    both = msg("star-settled-claimed", settled=settled, claimed=claimed)
    return Stat(
        icon,
        both if claimed else msg("number", value=settled),
        msg(f"star-stat-{kind}", settled=settled, claimed=claimed),
        msg(f"star-unit-{kind}", count=settled + claimed),
        f"{kind} {seat}",
        msg(f"star-meaning-{kind}"),
    )


def _note(state: State, seat: int) -> Message | None:
    won = state.outcome is None and ownership_of(state).winner == seat
    return msg("star-note-won") if won else None


def shared_stats(state: State, ui: Ui) -> tuple[Stat, ...]:
    """The numbers of empty nodes and open points; at the end, the result by all three methods."""
    if state.outcome:
        return tuple(_results(state))
    empty, open_points = state.stones.count(EMPTY), ownership_of(state).open
    return (
        Stat(
            "circle",
            msg("number", value=empty),
            msg("star-stock-empty", nodes=empty),
            msg("star-unit-empty", count=empty),
            "empty",
        ),
        Stat(
            "sparkles",
            msg("number", value=open_points),
            msg("star-stock-open", points=open_points),
            msg("star-unit-open", count=open_points),
            "open",
        ),
    )


def _results(state: State) -> Iterator[Stat]:
    score = state.score()
    for method, shown in (
        ("standard", score_pair(score.total)),
        ("simplified", score_pair(score.simplified)),
        ("schmittberger", score_pair(score.schmittberger)),
    ):
        yield Stat("crown", shown, msg(f"star-stock-{method}", points=shown), msg(f"star-unit-{method}"))


def spots(state: State, ui: Ui) -> tuple[BoardSpot, ...]:
    """All nodes with their neighbours, including those across the bridge."""
    layout, ownership, graph = layout_of(state.rings), ownership_of(state), state.board
    can_place = ui.can_act and state.outcome is None
    ratings = {rating.target: rating for rating in ui.ratings} if HEAT in ui.visible_toggles else {}
    found, size = [], STONE_RADIUS * layout.step
    for at, stone in enumerate(state.stones):
        name, (x, y) = NAMES[at], layout.nodes[at]
        target = name if can_place and stone == EMPTY else ""
        near = tuple(NAMES[each] for each in graph.neighbours[at])
        label = _label(state, at, ownership, ui, ratings.get(name))
        found.append(BoardSpot(name, x, y, label, target, near, size, size))
    return tuple(found)


def _label(state: State, at: int, ownership: Ownership, ui: Ui, rating: MoveRating | None) -> Message:
    colour = COLOURS.find(state.stones[at])
    stone = COLOUR_NAMES[ui.figures[colour]] if colour >= 0 else "none"
    edge_kind = "peri" if at in state.board.perimeter else "inner"
    kind = "quark" if at in state.board.corners else edge_kind
    fate = "lost" if at in ownership.lost else "dead" if at in ownership.dead else "open"
    return node_label(NAMES[at], stone, kind, fate, NAMES[at] in ui.last_move, *rating_params(rating))


def start_spot(state: State, ui: Ui) -> str:
    """The node of the last move, or the first node."""
    return next((name for name in reversed(ui.last_move) if name in NUMBERS), NAMES[0])


def camera_target(state: State, ui: Ui) -> Point:
    """The point of the last move, or the centre."""
    placed = [layout_of(state.rings).nodes[NUMBERS[name]] for name in ui.last_move if name in NUMBERS]
    return placed[-1] if placed else CENTRE

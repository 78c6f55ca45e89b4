"""What stands beside the board: the score of each player, the count of both, and the layer of spots."""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.show import Card, Fact, Rate, Spot, Ui
from game.star.board import NAMES, NUMBERS
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY
from game.star.view.owning import Standing, standing
from game.star.view.plan import CENTRE, Point, plan
from game.star.view.stones import STONE
from game.star.words import COLOURS as CALLED
from game.star.words import decided, each_star, listed, node_label, pair, rating, signs
from game.text.message import Message, say


def table(state: State, ui: Ui) -> tuple[Card, ...]:
    """One card a seat: total, peries, quarks, stars, and the reward if there is one.

    Who has won whatever happens bears a note of it.
    """
    return tuple(Card(seat, tuple(_facts(state, seat)), _note(state, seat)) for seat in (0, 1))


def _facts(state: State, seat: int) -> Iterator[Fact]:
    now, score = standing(state), state.score()
    yield Fact("crown", *_total(now, seat))
    perimeter, corners = state.board.perimeter, state.board.corners
    yield Fact("circle-dashed", *_owned("star-fact-peries", now, seat, perimeter))
    yield Fact("gem", *_owned("star-fact-quarks", now, seat, corners))
    stars = each_star(state, seat)
    sizes = listed(say("number", value=peries) for peries in stars)
    yield Fact(
        "star",
        say("number", value=len(stars)),
        say("star-fact-stars", stars=len(stars), sizes=sizes),
    )
    if score.reward[seat]:
        reward = signs(score.reward[seat])
        yield Fact("hand-coins", say("star-signed", value=reward), say("star-fact-reward", value=reward))


def _total(now: Standing, seat: int) -> tuple[Message, Message]:
    """The total, or between what it must come to lie."""
    least, most = now.sure[seat], now.sure[seat] + now.open
    if now.open == 0:
        return say("number", value=least), say("star-fact-total", points=least)
    return (
        say("star-range", least=least, most=most),
        say("star-fact-between", least=least, most=most),
    )


def _owned(key: str, now: Standing, seat: int, nodes: range) -> tuple[Message, Message]:
    """How many of some nodes are a seat's for certain, and how many more it merely stands on."""
    settled = sum(now.settled[at] == seat for at in nodes)
    claimed = sum(now.claimed[at] == seat for at in nodes)
    shown = say("star-settled-claimed", settled=settled, claimed=claimed)
    return shown if claimed else say("number", value=settled), say(key, settled=settled, claimed=claimed)


def _note(state: State, seat: int) -> Message | None:
    won = state.outcome is None and decided(state) == seat
    return say("star-note-won") if won else None


def stock(state: State, ui: Ui) -> tuple[Fact, ...]:
    """What both share: the empty nodes and the points still open; in the end, the result three times."""
    if state.outcome:
        return tuple(_results(state))
    empty, to_be_had = state.stones.count(EMPTY), standing(state).open
    return (
        Fact("circle", say("number", value=empty), say("star-stock-empty", nodes=empty)),
        Fact("sparkles", say("number", value=to_be_had), say("star-stock-open", points=to_be_had)),
    )


def _results(state: State) -> Iterator[Fact]:
    score = state.score()
    for icon, label, shown in (
        ("crown", "star-stock-standard", pair(score.total)),
        ("circle-dashed", "star-stock-simplified", pair(score.simplified)),
        ("star", "star-stock-schmittberger", pair(score.schmittberger)),
    ):
        yield Fact(icon, shown, say(label, points=shown))


def spots(state: State, ui: Ui) -> tuple[Spot, ...]:
    """Every node with its neighbours, those across the bridge included."""
    layout, now, graph = plan(state.rings), standing(state), state.board
    free = ui.active and state.outcome is None
    rates = {rate.target: rate for rate in ui.rates} if "heat" in ui.show else {}
    found, size = [], STONE * layout.step
    for at, stone in enumerate(state.stones):
        name, (x, y) = NAMES[at], layout.nodes[at]
        target = name if free and stone == EMPTY else ""
        near = tuple(NAMES[each] for each in graph.neighbours[at])
        label = _label(state, at, now, ui, rates.get(name))
        found.append(Spot(name, x, y, label, target, near, size, size))
    return tuple(found)


def _label(state: State, at: int, now: Standing, ui: Ui, rate: Rate | None) -> Message:
    colour = COLOURS.find(state.stones[at])
    stone = CALLED[ui.figures[colour]] if colour >= 0 else "none"
    on_the_edge = "peri" if at in state.board.perimeter else "inner"
    kind = "quark" if at in state.board.corners else on_the_edge
    fate = "lost" if at in now.lost else "idle" if at in now.idle else "open"
    return node_label(NAMES[at], stone, kind, fate, NAMES[at] in ui.last, *rating(rate))


def home(state: State, ui: Ui) -> str:
    """The node of the last move; the centre before there is one."""
    return next((name for name in reversed(ui.last) if name in NUMBERS), NAMES[0])


def focus(state: State, ui: Ui) -> Point:
    """The last move; the centre before there is one."""
    placed = [plan(state.rings).nodes[NUMBERS[name]] for name in ui.last if name in NUMBERS]
    return placed[-1] if placed else CENTRE

"""What is marked on the board: the last move, what may be played, and what a move would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.draw.scene import Path, Shape, Text
from game.draw.show import Rate, Ui
from game.draw.theme import Theme
from game.mancala.board import LETTERS, opposite
from game.mancala.preview import Preview, preview
from game.mancala.rules import State
from game.mancala.view.choosing import PREVIEW, playable, pointed_at, rated_holes, targets
from game.mancala.view.forms import oval, strewn, tablet
from game.mancala.view.places import Lie, Point, beside, extent, form, hole_at, lie, rim_at
from game.mancala.words import told_lead

_REACH = 56.0
"""How far from the middle of a hole a tap is on it."""

_RING, _WIDE = 2.5, 5.5
"""How far round a hole its rings run."""

_CHIP = tablet(32, 20, 11)
_END = tablet(36, 24, 14)
_CHIP_IN, _CHIP_IN_UPRIGHT = 3.0, 22.0
"""How far over its hole a chip lies: being broader than high, farther where rows stand side by side."""

_RATE = tablet(38, 20, 12)
_RATE_FRAME = tablet(42, 24, 15)
_RATE_OUT, _RATE_OUT_UPRIGHT = 56.0, 40.0
"""How far beyond the middle of its hole, towards the outer rim, a rate lies."""


def last_move(ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Where the last move began (dashed) and ended; of a capture, the hole that was taken."""
    holes = [LETTERS.index(letter) for letter in ui.last]
    if not holes:
        return
    first, last = (hole_at(hole, lie(ui)) for hole in (holes[0], holes[-1]))
    wide = f"M0 0{oval(*extent(lie(ui), _WIDE))}"
    began, ended = f"last:start:{ui.last[0]}", f"last:end:{ui.last[-1]}"
    if len(holes) > 1:
        yield Path(*last, ended, d=wide, stroke=theme.last, width=4.5)
    yield Path(*first, began, d=wide, stroke=theme.last, width=4.0, dash=(2.0, 10.0))


def choices(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A ring round every hole that may be played, and a target on each hole.

    A capture is tied to the empty hole that it is opposite of: that is why it is forced.
    """
    chosen = playable(state, ui)
    if captures := [each for each in state.captures() if each.taken in chosen]:
        yield from _ties([each.empty for each in captures], ui, theme)
    yield from _rings(chosen, 5.0 if captures else 2.6, "ring", ui, theme)
    hovered = pointed_at(state, ui)
    if hovered in chosen:
        yield from _rings([hovered], 7.5, "ring:hover", ui, theme)
    for hole, target in targets(state, ui).items():
        yield Path(*hole_at(hole, lie(ui)), target=target, reach=_REACH)


def _rings(holes: Iterable[int], width: float, name: str, ui: Ui, theme: Theme) -> Iterator[Shape]:
    d = _round(holes, ui)
    if d:
        yield Path(id=f"{name}:edge", d=d, stroke=theme.glow_edge, width=width + 3.4)
        yield Path(id=name, d=d, stroke=theme.glow, width=width)


def _round(holes: Iterable[int], ui: Ui) -> str:
    """A ring round each of the holes."""
    return strewn([hole_at(hole, lie(ui)) for hole in holes], oval(*extent(lie(ui), _RING)))


def _ties(empties: Sequence[int], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """From the mover's empty hole across to what it takes."""
    ends = [(rim_at(hole, lie(ui)), rim_at(opposite(hole), lie(ui))) for hole in empties]
    d = "".join(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" for (x, y), (to_x, to_y) in ends)
    rings = _round(empties, ui)
    yield Path(id="empty:edge", d=rings, stroke=theme.glow_edge, width=6.0)
    yield Path(id="empty", d=rings, stroke=theme.glow, width=3.2, dash=(8.0, 9.0))
    yield Path(id="tie:edge", d=d, stroke=theme.glow_edge, width=14.0)
    yield Path(id="tie", d=d, stroke=theme.glow, width=9.0)


def rated(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A plate in each hole that a computer player has rated: by how many stones it ends ahead or behind.

    An estimate bears a `~`, an exact value a frame; the best holes' plates are filled.
    """
    rates = rated_holes(state, ui)
    best = max((rate.share for rate in rates.values()), default=0)
    groups = (
        ("rate", [hole for hole in rates if rates[hole].share < best], theme.raised, theme.ink),
        ("rate:best", [hole for hole in rates if rates[hole].share == best], theme.good, theme.raised),
    )
    for name, holes, fill, ink in groups:
        at = {hole: _rate_at(hole, lie(ui)) for hole in holes}
        if at:
            yield Path(id=name, d=strewn(at.values(), _RATE), fill=fill, stroke=theme.wood_edge, width=2.0)
        for hole, (x, y) in at.items():
            text = _lead(rates[hole])
            yield Text(x, y + 1, f"rate:{LETTERS[hole]}", text=text, size=34, weight=700, fill=ink)
    exact = [_rate_at(hole, lie(ui)) for hole in rates if rates[hole].exact]
    if exact:
        yield Path(id="rate:exact", d=strewn(exact, _RATE_FRAME), stroke=theme.good, width=4.5)


def _lead(rate: Rate) -> str:
    """A lead in stones with its sign, halves as a fraction that all languages read."""
    lead = told_lead(rate)
    whole, half = divmod(abs(lead), 1)
    sign = "+" if lead > 0 else "−" if lead < 0 else ""
    about = "" if rate.exact else "~"
    return f"{about}{sign}{whole:.0f}{'½' if half else ''}"


def _rate_at(hole: int, how: Lie) -> Point:
    """Where a hole's rate lies."""
    out = _RATE_OUT_UPRIGHT if how.upright else _RATE_OUT
    return beside(hole, form(how).to_row + out, how)


def previewed(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """What playing the hole pointed at would do."""
    hole = pointed_at(state, ui) if PREVIEW in ui.show else None
    seen = None if hole is None else preview(state, hole)
    if seen is None:
        return
    yield from _stakes(seen.exposed, theme.danger, "exposed", ui, theme)
    yield from _stakes(seen.opened, theme.good, "opened", ui, theme)
    at_stake = {**seen.exposed, **seen.opened}
    yield from _chips(_gained(seen, at_stake), "gain", theme.raised, theme.ink, ui, theme)
    if seen.end is not None:
        at = chip_at(seen.end, lie(ui))
        yield Path(*at, "end", d=f"M0 0{_END}", stroke=theme.glow_edge, width=7.5)
        yield Path(*at, "end:glow", d=f"M0 0{_END}", stroke=theme.glow, width=4.5)


def _gained(seen: Preview, at_stake: dict[int, int]) -> dict[int, str]:
    return {hole: f"+{stones}" for hole, stones in seen.gains.items() if hole not in at_stake}


def _stakes(stakes: Mapping[int, int], colour: str, name: str, ui: Ui, theme: Theme) -> Iterator[Shape]:
    d = _round(stakes, ui)
    if d:
        yield Path(id=f"{name}:edge", d=d, stroke=theme.raised, width=8.0)
        yield Path(id=name, d=d, stroke=colour, width=4.5)
        labels = {hole: f"×{stones}" for hole, stones in stakes.items()}
        yield from _chips(labels, f"{name}:chip", colour, theme.raised, ui, theme)


def _chips(labels: dict[int, str], name: str, fill: str, ink: str, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A small plate at the inner rim of each hole, with a few letters on it."""
    at = {hole: chip_at(hole, lie(ui)) for hole in labels}
    if not at:
        return
    yield Path(id=name, d=strewn(at.values(), _CHIP), fill=fill, stroke=theme.wood_edge, width=2.0)
    for hole, (x, y) in at.items():
        yield Text(x, y + 1, f"{name}:{LETTERS[hole]}", text=labels[hole], size=34, weight=700, fill=ink)


def chip_at(hole: int, how: Lie) -> Point:
    """Where a hole's chip lies: over the rim that faces the other row."""
    return rim_at(hole, how, _CHIP_IN_UPRIGHT if how.upright else _CHIP_IN)

"""Star of Africa looked back on: money, dice, tokens, and everybody's way on the map.

What is said of the dice is what so many fair dice do (`game.play.luck`); it is never called luck to win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from game.africa import view
from game.africa.moves import Move
from game.africa.position import Position
from game.africa.story import tell
from game.africa.view import motion
from game.africa.words import money, place, token
from game.draw.chart import DASHES
from game.draw.review import Sheet
from game.draw.scene import Path, Scene, Shape
from game.draw.show import Moment, Ui
from game.draw.theme import Theme
from game.play.luck import EXPECTED, SIDES, usual_average
from game.text.message import Message, say

_WAY = 5.0
"""How broad a way is drawn, in board units."""

States = Sequence[Position]
Moves = Sequence[Move]


def courses() -> tuple[Message, ...]:
    """Everybody's money."""
    return (say("africa-statistics-money"),)


def numbers(state: Position) -> tuple[tuple[float, ...], ...]:
    return (tuple(seat.purse for seat in state.seats),)


def sheets(states: States, moves: Moves) -> tuple[Sheet, ...]:
    """The dice of each player, the faces of all, and the tokens in the order in which they were turned."""
    rolls = tuple(_rolls(states, moves))
    found = [_dice(rolls, len(states[0].seats)), _faces(rolls)] if rolls else []
    turned = _tokens(states)
    return (*found, turned) if turned.rows else tuple(found)


def picture(states: States, moves: Moves, ui: Ui, theme: Theme) -> Scene:
    """The map as it is now, with the way of every piece so far."""
    board = view.scene(states[-1], ui, theme)
    ways = tuple(_drawn(_ways(states, moves, ui), ui, theme))
    return Scene(board.width, board.height, board.ground_key, board.ground, (*ways, *board.shapes))


def _rolls(states: States, moves: Moves) -> Iterator[tuple[int, int]]:
    """Who rolled what; the lots that draw the order are no dice."""
    for before, move in zip(states, moves, strict=False):
        if move.verb == "roll":
            yield before.turn, int(move.target)


def _dice(rolls: Sequence[tuple[int, int]], seats: int) -> Sheet:
    rows = []
    for seat in range(seats):
        faces = [face for who, face in rolls if who == seat]
        if faces:
            rows.append(_dice_row(seat, faces))
    head = (
        "statistics-player",
        "statistics-rolls",
        "statistics-average",
        "statistics-usual",
        "statistics-verdict",
    )
    return Sheet(
        say("statistics-dice"),
        tuple(map(say, head)),
        tuple(rows),
        say("statistics-dice-note", average=EXPECTED),
    )


def _dice_row(seat: int, faces: Sequence[int]) -> tuple[Message, ...]:
    least, most = usual_average(len(faces))
    average = sum(faces) / len(faces)
    side = "low" if average < least else "high" if average > most else "usual"
    return (
        say("player", seat=seat),
        say("number", value=len(faces)),
        say("statistics-decimal", value=average),
        say("statistics-between", least=least, most=most),
        say("statistics-luck", side=side),
    )


def _faces(rolls: Sequence[tuple[int, int]]) -> Sheet:
    faces = [face for _, face in rolls]
    expected = say("statistics-decimal", value=len(faces) / SIDES)
    rows = [
        (say("number", value=face), say("number", value=faces.count(face)), expected)
        for face in range(1, SIDES + 1)
    ]
    return Sheet(
        say("statistics-faces"),
        (say("statistics-face"), say("statistics-times"), say("statistics-expected")),
        tuple(rows),
    )


def _tokens(states: States) -> Sheet:
    rows = []
    for before, after in pairwise(states):
        for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            for find in now.found[len(was.found) :]:
                gain = _gain(after, now.purse - was.purse)
                rows.append((say("player", seat=seat), token(find.kind), place(find.city), gain))
    head = (
        "statistics-player",
        "africa-statistics-token",
        "africa-statistics-place",
        "africa-statistics-gain",
    )
    return Sheet(say("africa-statistics-tokens"), tuple(map(say, head)), tuple(rows))


def _gain(state: Position, amount: int) -> Message:
    """What a token brought or took."""
    if not amount:
        return say("africa-statistics-nothing")
    told = money(state.house, abs(amount))
    return told if amount > 0 else say("africa-statistics-loss", money=told)


def _ways(states: States, moves: Moves, ui: Ui) -> dict[int, str]:
    """Everybody's way as SVG path data, by seat."""
    ways: dict[int, str] = {}
    for before, move, after in zip(states, moves, states[1:], strict=False):
        for beat in tell(before, move, after):
            line = motion.trail(Moment(before, after, beat), ui)
            if line:
                d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line)
                ways[beat.seat] = ways.get(beat.seat, "") + d
    return ways


def _drawn(ways: Mapping[int, str], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Each way in its player's colour and dash, a little beside the others that went the same way."""
    for seat, d in ways.items():
        aside = (seat - (len(ways) - 1) / 2) * _WAY
        colour = theme.figures[ui.figures[seat]].colour
        yield Path(aside, aside, d=d, stroke=theme.name_halo, width=_WAY + 2, opacity=0.7)
        yield Path(aside, aside, d=d, stroke=colour, width=_WAY, dash=DASHES[seat])

"""A small dice game for tests of the shared code: two or three players race to ten points.

A turn: `roll`, the die, then `keep` or `drop` the points. The first player with ten points wins. A position
is `<points>/<points> <seat> <phase> <die>`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.contract import CHANCE, NOBODY, BadNotation, Game, HiddenDraw, Level, Option, Options, Outcome
from game.nim import narration, view
from game.search.players import RandomPlayer

MOVES = ("roll", "keep", "drop", *"123456")


@dataclass(frozen=True, slots=True)
class Race:
    points: tuple[int, ...]
    seat: int = 0
    phase: str = "roll"
    die: int = 0
    goal: int = 10

    @property
    def to_act(self) -> int:
        return NOBODY if self.outcome else CHANCE if self.phase == "die" else self.seat

    @property
    def outcome(self) -> Outcome | None:
        winners = tuple(seat for seat, points in enumerate(self.points) if points >= self.goal)
        return Outcome(winners, self.points, "points") if winners else None

    def legal_moves(self) -> tuple[str, ...]:
        phases = {"roll": ("roll",), "die": tuple("123456"), "choose": ("keep", "drop")}
        return () if self.outcome else phases[self.phase]

    def odds(self) -> tuple[tuple[str, int], ...]:
        return tuple((face, 1) for face in self.legal_moves()) if self.to_act == CHANCE else ()

    def hidden_draw(self) -> HiddenDraw | None:
        return None

    def read_move(self, text: str) -> str:
        if text not in MOVES:
            raise BadNotation(f"no move of the race: {text!r}", text)
        return text

    def play(self, move: str) -> Race:
        if move == "roll":
            return replace(self, phase="die")
        if move.isdigit():
            return replace(self, phase="choose", die=int(move))
        points = list(self.points)
        points[self.seat] += self.die * (move == "keep")
        return Race(tuple(points), (self.seat + 1) % len(points), goal=self.goal)

    def seen_by(self, seat: int) -> Race:
        return self

    def text(self) -> str:
        return f"{'/'.join(map(str, self.points))} {self.seat} {self.phase} {self.die}"


def initial_state(options: Options, seats: int) -> Race:
    return Race((0,) * seats, goal=int(options["goal"]))


def parse_state(text: str) -> Race:
    points, seat, phase, die = text.split()
    return Race(tuple(map(int, points.split("/"))), int(seat), phase, int(die))


GAME = Game(
    id="race",
    rules_version=1,
    seats=range(2, 4),
    options={"goal": Option("goal", range(1, 100), 10)},
    presets={"standard": {"goal": 10}},
    initial_state=initial_state,
    parse_state=parse_state,
    setup_of=lambda state: ({"goal": state.goal}, len(state.points)),
    levels={"random": Level("random", RandomPlayer)},
    strengths={"medium": ("random",)},
    narrator=narration,
    view=view,
    has_chance=True,
)

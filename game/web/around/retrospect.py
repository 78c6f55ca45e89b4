"""How the game went: charts, tables and the map with everybody's way, of a whole game or of one so far."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from game.draw.chart import Chart, Curve
from game.draw.scene import Scene
from game.draw.show import Ui
from game.play.session import Session
from game.text.message import say
from game.web import settings
from game.web.around.charts import add_chart
from game.web.around.judging import Judging
from game.web.around.picture import frame, paint
from game.web.around.sheets import section, sheet
from game.web.commands import Command, Tasks
from game.web.dom import by_id, figure, fill, make
from game.web.match import Match
from game.web.words import Words

SLICE = 0.03
"""Seconds of work after which the page gets a turn."""


class Retrospect:
    """A dialog about the match's game."""

    def __init__(self, words: Words, match: Match, judging: Judging, tasks: Tasks) -> None:
        self._words, self._match, self._judging, self._tasks = words, match, judging, tasks

    def commands(self) -> Mapping[str, Command]:
        return {"statistics": lambda _: self._tasks.spawn(self._show())}

    async def _show(self) -> None:
        session = self._match.session
        assert session, "a game is on"
        by_id("result").close()
        body = by_id("statistics-body")
        fill(body, [self._legend(session)])
        by_id("statistics").showModal()
        await asyncio.sleep(0)
        courses = await _courses(session)
        figures = [seat.figure for seat in session.record.seats]
        names = [say("player", seat=seat) for seat in range(len(figures))]
        for title, values in zip(session.game.review.courses(), courses, strict=True):
            add_chart(self._words, body, title, Chart(tuple(map(Curve, figures, values))), names)
        self._judging.offer(body, session)
        moves = _moves(session)
        self._add_picture(body, session, moves)
        for told in session.game.review.sheets(session.states, moves):
            body.append(sheet(self._words, told))

    def _legend(self, session: Session) -> Any:
        """Whose colour and figure is whose."""
        rows = []
        for number, seat in enumerate(session.record.seats):
            name = self._words.make("span", say("player", seat=number))
            rows.append(make("li", figure(seat.figure), name))
        return make("ul", *rows, class_="legend")

    def _add_picture(self, body: Any, session: Session, moves: Sequence[Any]) -> None:
        seats = session.record.seats
        ui = Ui(tuple(seat.figure for seat in seats), self._words.language(), False, names=settings.names())
        scene: Scene | None = session.game.review.picture(session.states, moves, ui, settings.theme())
        if scene:
            canvas = frame(scene, self._words.text(say("statistics-ways")))
            body.append(section(self._words, say("statistics-ways"), canvas))
            paint(canvas, scene)


async def _courses(session: Session) -> list[list[tuple[float, ...]]]:
    """By course and seat, the number in every state; others get their turn in between."""
    review, found, since = session.game.review, [], perf_counter()
    for state in session.states:
        found.append(review.numbers(state))
        if perf_counter() - since > SLICE:
            await asyncio.sleep(0)
            since = perf_counter()
    return [list(zip(*course, strict=True)) for course in zip(*found, strict=True)]


def _moves(session: Session) -> list[Any]:
    states = session.states
    return [before.read_move(move) for before, move in zip(states, session.record.moves, strict=False)]

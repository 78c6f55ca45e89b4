"""A computer player judges a game for two, move by move: chances over the game, and the turning points.

The game is looked back at meanwhile, so that whoever judges has the worker to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.contract import CHANCE
from game.draw.chart import Chart, Curve
from game.play.history import at
from game.play.session import Session
from game.play.turning import Judgement, TurningPoint, turning_points
from game.text.message import say
from game.web.around.charts import add_chart
from game.web.around.sheets import section
from game.web.commands import Command, Tasks
from game.web.dom import by_id, figure, make
from game.web.match import Match
from game.web.thinker import Thinkers
from game.web.words import Words

SECONDS = 0.3
"""Of thought about each position."""


class Judging:
    """A part of the dialog on how the game went. `look_at(ply)` looks back at a moment."""

    def __init__(
        self,
        words: Words,
        match: Match,
        thinkers: Thinkers,
        look_at: Callable[[int], None],
        tasks: Tasks,
    ) -> None:
        self._words, self._match, self._thinkers = words, match, thinkers
        self._look_at, self._tasks = look_at, tasks

    def commands(self) -> Mapping[str, Command]:
        return {"judge": lambda button: self._tasks.spawn(self._judge(button.parentElement))}

    def offer(self, body: Any, session: Session) -> None:
        """A button that asks for it, where it can be had: in games for two without chance."""
        if len(session.record.seats) == 2 and all(state.to_act != CHANCE for state in session.states):
            button = self._words.make("button", say("judge-do"), type="button", data_command="judge")
            note = self._words.make("small", say("judge-note"))
            body.append(section(self._words, say("judge-title"), button, make("p", note)))

    async def _judge(self, place: Any) -> None:
        session = self._match.session
        assert session, "a game is on"
        self._look_at(session.ply)
        progress = make("progress", max=session.ply + 1, value=0)
        progress.setAttribute("aria-label", self._words.text(say("judge-going")))
        place.querySelector("button").replaceWith(progress)
        judged = []
        for ply in range(session.ply + 1):
            judged.append(await self._judgement(at(session, ply)))
            progress.value = ply + 1
            if not by_id("statistics").open:
                return
        progress.remove()
        self._show(place, session, judged)

    async def _judgement(self, session: Session) -> Judgement:
        state = session.state
        if state.outcome:
            winners = state.outcome.winners
            return Judgement(0, (0 in winners) if winners else 0.5, "")
        advice = await self._thinkers.advise(session, SECONDS)
        chance = advice.value if state.to_act == 0 else 1 - advice.value
        return Judgement(state.to_act, chance, str(advice.move))

    def _show(self, place: Any, session: Session, judged: list[Judgement]) -> None:
        points = turning_points(judged, session.record.moves)
        chances = tuple(float(round(100 * judgement.chance)) for judgement in judged)
        curve = Curve(session.record.seats[0].figure, chances)
        chart = Chart((curve,), 0, 100, tuple(point.ply for point in points))
        add_chart(self._words, place, say("judge-chance", seat=0), chart, [say("player", seat=0)])
        told = [self._line(session, point) for point in points] or [self._words.make("li", say("judge-none"))]
        place.append(section(self._words, say("judge-turns"), make("ol", *told, class_="turning-points")))

    def _line(self, session: Session, point: TurningPoint) -> Any:
        """A turning point; choosing it shows the position before that move."""
        told = say(
            "judge-turn",
            move=point.ply,
            seat=point.seat,
            played=point.played,
            better=point.better,
            before=round(100 * point.before),
            after=round(100 * point.after),
        )
        text = self._words.make("span", told)
        mark = figure(session.record.seats[point.seat].figure)
        return make("li", make("button", mark, text, data_command="look-at", data_ply=point.ply - 1))

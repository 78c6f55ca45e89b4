"""Turning points: the strongest computer player evaluates every position of a game for two without chance.

The game is paused meanwhile, since the worker answers one request at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from game.contract import find_move
from game.draw.chart import Chart, Series
from game.play.replay import session_at, turn_ends, turn_number
from game.play.session import Session
from game.play.statistics.turning_points import PlyEvaluation, TurningPoint, turning_points
from game.text.message import Message, msg
from game.web.analysis.replay import Replay
from game.web.board.charts import add_chart
from game.web.game_screen.coach import evaluate
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, figure, is_focus_lost
from game.web.platform.tables import section
from game.web.services import Services

SECONDS_PER_POSITION = 0.3
"""Thinking time for each position."""


class TurningPointsPanel:
    """A part of the statistics dialog; `replay` stops the game and shows the positions."""

    def __init__(self, services: Services, controller: GameController, replay: Replay) -> None:
        self._i18n, self._ai, self._tasks = services.i18n, services.ai, services.tasks
        self._controller, self._replay = controller, replay
        self._points: tuple[tuple[TurningPoint, Message], ...] = ()

    def commands(self) -> Mapping[str, Command]:
        return {
            "judge": lambda button: self._tasks.spawn(self._evaluate_game(button.parentElement)),
            "turning-point": lambda button: self._show_point(int(button.dataset.number)),
        }

    def add_button(self, body: Any, session: Session) -> None:
        """Add the button that starts the evaluation, to games for two without chance."""
        if session.is_duel:
            button = self._i18n.text_element("button", msg("judge-do"), type="button", data_command="judge")
            note = self._i18n.text_element("small", msg("judge-note"))
            body.append(section(self._i18n, msg("judge-title"), button, create_element("p", note)))

    async def _evaluate_game(self, container: Any) -> None:
        session = self._controller.session
        assert session, "a game is on"
        self._replay.show_last_ply()
        await asyncio.sleep(0)  # so that open engine lines ask first: a newer request ends an older one
        progress = create_element("progress", max=session.ply + 1, value=0)
        progress.setAttribute("aria-label", self._i18n.text(msg("judge-going")))
        container.querySelector("button").replaceWith(progress)
        progress.tabIndex = -1  # so that it can get the focus of the button, and its result after it
        progress.focus()
        evaluations = []
        for ply in range(session.ply + 1):
            evaluations.append(await evaluate(self._ai, session_at(session, ply), SECONDS_PER_POSITION))
            progress.value = ply + 1
            if not by_id("statistics").open:
                return
        progress.remove()
        self._show(container, session, evaluations)
        if is_focus_lost():
            heading = container.querySelector(":scope section h3")
            heading.tabIndex = -1
            heading.focus()

    def _show(self, container: Any, session: Session, evaluations: list[PlyEvaluation]) -> None:
        points = turning_points(evaluations, session.record.moves)
        chances = [round(100 * evaluations[ply].win_probability) for ply in turn_ends(session)]
        series = Series(session.record.seats[0].figure, chances)
        chart = Chart((series,), 0, 100, tuple(turn_number(session, point.ply) for point in points))
        add_chart(self._i18n, container, msg("judge-chance", seat=0), chart, [msg("player", seat=0)])
        self._points = tuple((point, self._message(session, point)) for point in points)
        rows = [self._row(session, number) for number in range(len(points))]
        rows = rows or [self._i18n.text_element("li", msg("judge-none"))]
        row_list = create_element("ol", *rows, class_="turning-points")
        container.append(section(self._i18n, msg("judge-turns"), row_list))

    def _message(self, session: Session, point: TurningPoint) -> Message:
        before, name = session.states[point.ply - 1], session.game.view.move_name
        played, better = (name(before, find_move(before, each)) for each in (point.played, point.better))
        return msg(
            "judge-turn",
            turn=turn_number(session, point.ply),
            seat=point.seat,
            played=played,
            better=better,
            before=round(100 * point.chance_before),
            after=round(100 * point.chance_after),
            drawn=point.drawn,
        )

    def _row(self, session: Session, number: int) -> Any:
        """A row with the number in the chart; pressing it shows the position before that move."""
        point, message = self._points[number]
        marker = self._i18n.text_element("b", msg("number", value=number + 1))
        text = self._i18n.text_element("span", message)
        player_icon = figure(session.record.seats[point.seat].figure)
        attributes = {"data_command": "turning-point", "data_number": number}
        return create_element("li", create_element("button", marker, player_icon, text, **attributes))

    def _show_point(self, number: int) -> None:
        point, message = self._points[number]
        by_id("statistics").close()  # as long as it is open, the replay cannot get the focus
        self._replay.show_choice(point.ply - 1, message, point.played, point.better)

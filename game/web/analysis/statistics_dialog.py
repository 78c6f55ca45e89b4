"""The statistics dialog of the game on the board: charts, tables and a map of the players' routes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from game.draw.chart import Chart, Series
from game.draw.presentation import Ui
from game.play.replay import turn_ends
from game.play.session import Session
from game.text.message import Message, msg
from game.web.analysis.turning_points_panel import TurningPointsPanel
from game.web.board.charts import add_chart, legend
from game.web.board.static_board import picture_element, show_picture
from game.web.game_screen.controller import GameController
from game.web.platform import settings
from game.web.platform.commands import Command
from game.web.platform.dom import by_id
from game.web.platform.tables import section, stats_table
from game.web.services import Services

SLICE_SECONDS = 0.03
"""Maximum work in one task, so that the page can react."""


class StatisticsDialog:
    """The statistics dialog."""

    def __init__(
        self, services: Services, controller: GameController, turning_points_panel: TurningPointsPanel
    ) -> None:
        self._i18n, self._tasks, self._loader = services.i18n, services.tasks, services.loader
        self._controller = controller
        self._turning_points_panel = turning_points_panel

    def commands(self) -> Mapping[str, Command]:
        return {"statistics": lambda _: self._tasks.spawn(self._show())}

    async def _show(self) -> None:
        session = self._controller.session
        assert session, "a game is on"
        by_id("result").close()
        figures = [seat.figure for seat in session.record.seats]
        names = [msg("player", seat=seat) for seat in range(len(figures))]
        body, players = by_id("statistics-body"), legend(self._i18n, zip(figures, names, strict=True))
        body.replaceChildren(players)
        by_id("statistics").showModal()
        await asyncio.sleep(0)
        series_values = await _series_values(session)
        if not (by_id("statistics").open and players.isConnected):
            return  # closed, or opened again, while the values were computed
        for title, values in zip(session.game.statistics.series_titles(), series_values, strict=True):
            add_chart(self._i18n, body, title, Chart(tuple(map(Series, figures, values))), names)
        self._turning_points_panel.add_button(body, session)
        moves = _moves(session)
        self._add_picture(body, session, moves)
        for stats in session.game.statistics.tables(session.states, moves):
            body.append(stats_table(self._i18n, stats))
        if session.record.together and await self._loader.load_together():
            body.append(self._i18n.text_element("p", _proof(session), id="statistics-proof"))

    def _add_picture(self, body: Any, session: Session, moves: Sequence[Any]) -> None:
        figures, language = tuple(seat.figure for seat in session.record.seats), self._i18n.board_language()
        ui = Ui(figures, language, can_act=False, place_names=settings.place_names())

        def draw() -> Any:
            return session.game.statistics.map_picture(session.states, moves, ui, settings.theme())

        if draw():
            canvas = picture_element(self._i18n.text(msg("statistics-ways")))
            body.append(section(self._i18n, msg("statistics-ways"), canvas))
            show_picture(canvas, draw)


def _proof(session: Session) -> Message:
    """What a check of the dice has found in a game from several devices."""
    from game.play.together.verify import check_game  # in an archive that few need

    proof = check_game(session)
    if proof.problem:
        return msg("together-wrong", move=proof.ply + 1)
    if proof.is_whole:
        return msg("together-proved", draws=proof.draws)
    return msg("together-open", draws=proof.draws, proved=proof.proved)


async def _series_values(session: Session) -> list[list[tuple[float, ...]]]:
    """Values by series, seat and turn, the start first; computed in several tasks."""
    statistics, found, slice_start = session.game.statistics, [], perf_counter()
    for ply in turn_ends(session):
        found.append(statistics.series_values(session.states[ply]))
        if perf_counter() - slice_start > SLICE_SECONDS:
            await asyncio.sleep(0)
            slice_start = perf_counter()
    return [list(zip(*values, strict=True)) for values in zip(*found, strict=True)]


def _moves(session: Session) -> list[Any]:
    states = session.states
    return [before.read_move(move) for before, move in zip(states, session.record.moves, strict=False)]

"""A game under way on the page: whose turn it is, what they choose, and how each move is shown.

One task runs a game from where it stands to its end: chance is dealt, computers are asked, people choose.
Every move is saved before it is shown. Undo, a new game or a seat that changes hands end the task and start
another from the session as it is then.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Protocol

from js import performance

from game.contract import CHANCE, NOBODY, State
from game.draw.scene import Scene
from game.draw.show import Beat, Moment, Tap, Ui
from game.play.chance import Dealer
from game.play.record import HUMAN
from game.play.session import Session
from game.web import frames, settings
from game.web.panel import Panel
from game.web.stage import Stage
from game.web.telling import Telling
from game.web.thinker import Thinkers
from game.web.words import Words

LEAST_BETWEEN_PICTURES = 0.15
"""Seconds between two pictures of a game that plays at once."""


HEAT = "heat"
"""The toggle of a view that shows what a computer player thinks of each move."""


class Keeper(Protocol):
    """Whom a match tells what happens."""

    def keep(self, session: Session) -> None:
        """The session changed and is to be saved."""

    def over(self, session: Session) -> None:
        """The game came to its end."""

    def failed(self, error: Exception) -> None:
        """Something went wrong that no player can mend."""


class Match:
    """The game on the page. `session` is None before the first one."""

    def __init__(self, words: Words, panel: Panel, thinkers: Thinkers, keeper: Keeper) -> None:
        self.session: Session | None = None
        self._words, self._panel, self._thinkers, self._keeper = words, panel, thinkers, keeper
        self._stage = Stage(words, self.choose, self._hover)
        self._telling = Telling(self._stage, panel, self._at_once)
        self._ui = Ui()
        self._task: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[Any] | None = None
        self._heating: asyncio.Task[None] | None = None
        self._turn = NOBODY
        self._skipping = False
        self._drawn_at = 0.0
        self._last_seat: int | None = None

    @property
    def stage(self) -> Stage:
        return self._stage

    def open(self, session: Session) -> None:
        """Play a session from where it stands."""
        self.close()
        self._begin(session)
        self._task = asyncio.get_running_loop().create_task(self._run())

    def close(self) -> None:
        """Stop playing; what was played is saved already."""
        if self._task:
            self._task.cancel()
        self._task = self._choice = None

    def choose(self, target: str) -> None:
        """A target was tapped, pressed or named by key. While nobody is asked, it hurries what is shown."""
        if self._choice is None or self._choice.done():
            self._skipping = True
            return
        meant = self._view.intent(self._state, self._ui, Tap(target)) if target else None
        if isinstance(meant, Ui):
            self._ui = meant
            self.draw()
        elif meant is not None:
            self._choice.set_result(meant)

    def undo(self) -> None:
        if self.session and self.session.can_undo(settings.undoes_chance()):
            self._reopen(self.session.undo(settings.undoes_chance()))

    def redo(self) -> None:
        if self.session and self.session.undone:
            self._reopen(self.session.redo())

    def can_undo(self) -> bool:
        return bool(self.session and self.session.can_undo(settings.undoes_chance()))

    def hand_over(self, index: int) -> None:
        """A seat passes from a person to a computer player, or back."""
        assert self.session
        seat = self.session.record.seats[index]
        first = next(iter(self.session.game.levels))
        player = first if seat.player == HUMAN else HUMAN
        self._reopen(self.session.with_seat(index, replace(seat, player=player)))

    async def hint(self) -> None:
        """Show what the strongest computer player would do, and tell why; nothing while nobody is asked."""
        session = self.session
        if session is None or self._choice is None:
            return
        advice = await self._thinkers.ask(session, self._strongest())
        if self.session is not session:
            return
        self._hover(str(advice.move))
        if advice.reason:
            self._panel.turn(self._shown_seat(session.state.to_act), advice.reason)
            self._panel.speak(advice.reason)

    def draw(self) -> None:
        """Show everything as it stands."""
        assert self.session
        state, ui = self._state, self._ui
        self._drawn_at = performance.now() / 1000
        seat = None if state.to_act in (CHANCE, NOBODY) else state.to_act
        self._panel.turn(self._shown_seat(seat), self._view.prompt(state, ui))
        self._panel.mark(self.session.ply, asked=ui.active)
        self._panel.actions(self._view.actions(state, ui) if ui.active else ())
        human = [each.player == HUMAN for each in self.session.record.seats]
        self._panel.table(self._view.table(state, ui), -1 if seat is None else seat, human)
        self._panel.stock(self.session.game.id, self._view.stock(state, ui))
        spots = self._view.spots(state, ui)
        self._stage.show(self._scene(), spots, self._view.home(state, ui))

    def restyle(self) -> None:
        """Language, names or colours changed."""
        if self.session:
            self._words.name_players(self.session.game.id, self.session.record.seats)
            self._words.today = settings.names() == "today"
            self._ui = replace(
                self._ui,
                language=self._words.language(),
                names=settings.names(),
                show=settings.shown(self.session.game),
            )
            self.draw()
            self._stage.retell()
            self._warm_up()

    @property
    def _state(self) -> Any:
        assert self.session
        return self.session.state

    @property
    def _view(self) -> Any:
        assert self.session
        return self.session.game.view

    def _begin(self, session: Session) -> None:
        self.session = session
        figures = tuple(seat.figure for seat in session.record.seats)
        self._panel.figures = figures
        self._words.name_players(session.game.id, session.record.seats)
        self._words.today = settings.names() == "today"
        shown = settings.shown(session.game)
        self._ui = Ui(figures, self._words.language(), active=False, names=settings.names(), show=shown)
        self._panel.toggles(session.game.view.toggles(), shown)
        self._skipping = False
        self._panel.clear_log()
        for before, move, after in zip(
            session.states, session.record.moves, session.states[1:], strict=False
        ):
            for beat in session.game.story.tell(before, before.read_move(move), after):
                self._panel.log(beat)
        self.draw()

    def _reopen(self, session: Session) -> None:
        self._keeper.keep(session)
        self.open(session)

    def _scene(self) -> Scene:
        scene: Scene = self._view.scene(self._state, self._ui, settings.theme())
        return scene

    def _hover(self, target: str) -> None:
        if self.session and target != self._ui.hover:
            self._ui = replace(self._ui, hover=target)
            if self._ui.active:
                self._stage.repaint(self._scene())

    def _shown_seat(self, seat: int | None) -> int | None:
        """Whose card is shown: at chance that of whoever rolled."""
        if seat is not None:
            self._last_seat = seat
            return seat
        return self._last_seat if self._state.to_act == CHANCE else None

    async def _run(self) -> None:
        try:
            while self._state.to_act != NOBODY:
                await self._step()
            self.draw()
            assert self.session
            self._keeper.over(self.session)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # whatever it is, the game stays on the screen and can be saved
            self._keeper.failed(error)

    async def _step(self) -> None:
        """One move: dealt, thought out or chosen; saved, then shown."""
        assert self.session
        session, seat = self.session, self.session.seat_to_act()
        self._begin_turn(session.state.to_act)
        if seat is None:
            move = Dealer(session.record.seed).deal(session.state, session.ply)
        elif seat.player == HUMAN:
            move = self._view.foregone(session.state) or await self._ask()
        else:
            move = (await self._thinkers.ask(session, seat.player)).move
        self.session = session.play(move)
        self._keeper.keep(self.session)
        beats = session.game.story.tell(session.state, move, self.session.state)
        await self._show(session.state, beats)

    def _begin_turn(self, to_act: int) -> None:
        """What was hurried was the turn before, and not this one."""
        if to_act not in (CHANCE, self._turn):
            self._turn, self._skipping = to_act, False

    async def _ask(self) -> Any:
        """A person's move."""
        self._skipping = False
        self._ui = replace(self._ui, active=True, mode="", hover="")
        self.draw()
        if self._panel.owes_focus():
            self._stage.go_home()
        self._stage.follow(*self._view.focus(self._state, self._ui))
        self._panel.speak(self._view.prompt(self._state, self._ui))
        self._choice = asyncio.get_running_loop().create_future()
        self._warm_up()
        try:
            return await self._choice
        finally:
            self._choice = None
            self._ui = replace(self._ui, active=False, mode="", hover="", heat=())

    def _warm_up(self) -> None:
        """Begin to find out what a computer player thinks of each move, if players want to see it."""
        if self._choice and HEAT in self._ui.show and not self._ui.heat:
            self._heating = asyncio.get_running_loop().create_task(self._heat(self._choice))

    async def _heat(self, choice: asyncio.Future[Any]) -> None:
        """Show what the strongest computer player thinks, unless the choice was made meanwhile."""
        assert self.session
        advice = await self._thinkers.ask(self.session, self._strongest())
        if choice is not self._choice or not advice.candidates:
            return
        values = [value for _, value in advice.candidates]
        least, most = min(values), max(values)
        heat = tuple((move, (value - least) / ((most - least) or 1)) for move, value in advice.candidates)
        self._ui = replace(self._ui, heat=heat)
        self._stage.repaint(self._scene())

    def _strongest(self) -> str:
        assert self.session
        *_, level = self.session.game.levels
        return level

    async def _show(self, before: State, beats: tuple[Beat, ...]) -> None:
        """The beats of the move just played from `before`, one after the other."""
        self._ui = replace(self._ui, last=self._last_spots(beats))
        if self._at_once():
            await self._show_at_once(beats)
            return
        moments = [Moment(before, self._state, beat) for beat in beats]
        await self._telling.show(self._view, moments, self._scene(), self._ui)
        self.draw()

    async def _show_at_once(self, beats: tuple[Beat, ...]) -> None:
        """The beats told, and now and then a picture."""
        for beat in beats:
            self._telling.tell(beat)
        if performance.now() / 1000 - self._drawn_at > LEAST_BETWEEN_PICTURES:
            self.draw()
            await frames.next_frame()
        await asyncio.sleep(0)

    def _at_once(self) -> bool:
        return self._skipping or settings.pace() == 0

    def _last_spots(self, beats: tuple[Beat, ...]) -> tuple[str, ...]:
        return next((beat.trail for beat in reversed(beats) if beat.trail), self._ui.last)

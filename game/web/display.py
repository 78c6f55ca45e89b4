"""What the page shows of a game: the board and what stands beside it, as things are and while they change.

It shows whatever session it is given, in the `Ui` that it keeps; who plays, and when, is not its business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from js import performance

from game.contract import CHANCE, NOBODY, State
from game.draw.scene import Scene
from game.draw.show import Action, Beat, Moment, Rate, Spot, Tap, Ui
from game.learn.guide import Guide
from game.play.history import lines, lines_of
from game.play.record import HUMAN
from game.play.session import Session
from game.text.message import Message
from game.web import doubt, settings
from game.web.board import frames
from game.web.board.stage import Stage
from game.web.doubt import Doubt
from game.web.panel import Panel
from game.web.telling import Telling
from game.web.voice import Voice
from game.web.words import Words

LEAST_BETWEEN_PICTURES = 0.15
"""Seconds between two pictures of a game that plays at once."""

MOST_IN_A_TURN = 10
"""Moves that are marked together at the most."""


class Display:
    """`chosen(target)` is called when somebody chooses a target on the board."""

    def __init__(self, words: Words, panel: Panel, chosen: Callable[[str], None]) -> None:
        self.stage = Stage(words, chosen, self.point_at)
        self._words, self._panel = words, panel
        self._voice = Voice(words)
        self._telling = Telling(self.stage, panel, self._voice, self._at_once)
        self._doubt = Doubt()
        self._session: Session | None = None
        self._guide: Guide | None = None
        self._ui = Ui()
        self._turn = NOBODY
        self._hurried = False
        self._open_to_all = False
        self._drawn_at = 0.0
        self._last_seat: int | None = None

    def open(self, session: Session, guide: Guide | None = None) -> None:
        """Show another session from now on, and what has happened in it so far; a guide leads through it."""
        self._session, self._guide = session, guide
        self._ui = Ui()
        self._hurried = self._open_to_all = False
        self._name_players()
        self._panel.figures = self._ui.figures
        self._panel.faces = tuple(
            "" if seat.player == HUMAN else f"face-{session.game.id}-{seat.player}"
            for seat in session.record.seats
        )
        self._panel.toggles(session.game.view.toggles(), self._ui.show)
        self._panel.clear_log()
        self._panel.look_back(False)
        for line in lines(session):
            self._mark_last(line.beat)
            self._panel.log(line.beat, line.ply)
        self.rest()
        self.draw()

    def look_back(self, session: Session) -> None:
        """Show how things stood earlier; the log stays as it is."""
        self._session = session
        self._panel.look_back(True)
        self._panel.point_at(session.ply)
        self._ui = replace(self._ui, last=())
        for ply in range(session.ply - MOST_IN_A_TURN, session.ply + 1):
            for line in lines_of(session, ply):
                self._mark_last(line.beat)
        self.rest()
        self.draw()

    def restyle(self) -> None:
        """Language, names or colours changed."""
        self._name_players()
        self.draw()
        self.stage.retell()

    def draw(self) -> None:
        """Show everything as it stands."""
        session, state, ui = self.session, self.state, self._ui
        self._drawn_at = performance.now() / 1000
        seat = None if state.to_act in (CHANCE, NOBODY) else state.to_act
        self._panel.turn(self._shown_seat(seat), self._prompt())
        self._panel.mark(session.ply, asked=ui.active)
        self._panel.actions(self._actions(), asked=ui.active)
        human = [each.player == HUMAN for each in session.record.seats]
        self._panel.table(self._view.table(state, ui), -1 if seat is None else seat, human)
        self._panel.stock(session.game.id, self._view.stock(state, ui))
        self._show_board()

    def lay_open(self) -> None:
        """From now on every spot can be chosen, whatever the game allows, until another session is shown."""
        self._open_to_all = True
        self._show_board()

    def _show_board(self) -> None:
        state, ui = self.state, self._ui
        spots = self._view.spots(state, ui)
        if self._open_to_all:
            spots = tuple(replace(spot, target=spot.id) for spot in spots)
        self.stage.show(self._scene(), spots, self._view.home(state, ui))

    @property
    def shown(self) -> Session | None:
        return self._session

    @property
    def session(self) -> Session:
        assert self._session, "nothing is shown yet"
        return self._session

    @property
    def state(self) -> Any:
        return self.session.state

    def foregone(self) -> Any | None:
        """The move that plays itself, if any."""
        return self._view.foregone(self.state, self._ui)

    @property
    def shows(self) -> frozenset[str]:
        """What players want to see, by the words of the view's toggles."""
        return self._ui.show

    # A person is asked.

    def ask(self, active: bool = True) -> None:
        """Let a person choose: targets glow, the prompt is said. Not `active`: by a guide's buttons only."""
        self._hurried = False
        self._ui = replace(self._ui, active=active, mode="", hover="")
        self.draw()
        if self._panel.owes_focus():
            self.stage.go_home()
        self.stage.follow(*self._view.focus(self.state, self._ui))
        self._panel.speak(self._prompt())
        self._voice.ask(self._prompt())

    def rest(self) -> None:
        """Nobody is asked any more."""
        self._doubt.withdraw()
        self._ui = replace(self._ui, active=False, mode="", hover="", rates=())

    def intent(self, target: str) -> Any | None:
        """The move that a target means; what it changes here only, it changes."""
        target = self._doubt.meant(target)
        meant = self._view.intent(self.state, self._ui, Tap(target)) if target else None
        if isinstance(meant, Ui):
            self._ui = meant
            self._doubt.withdraw()
            self.draw()
            return None
        if meant is None:
            self._withdraw(target)
        elif self._doubt.arises(target, {each.target for each in self._view.actions(self.state, self._ui)}):
            self._ask_again(target)
            return None
        else:
            self._voice.hush()
        return meant

    def _ask_again(self, target: str) -> None:
        """Show a move as if it were pointed at, and let the person confirm it."""
        self.point_at(target)
        self._panel.actions(doubt.BUTTONS)
        self._panel.speak(doubt.BUTTONS[0].label)

    def _withdraw(self, target: str) -> None:
        """A tap beside all targets takes back what waits to be confirmed."""
        if not target and self._doubt.withdraw():
            self._ui = replace(self._ui, hover="")
            self.draw()

    def spot(self, target: str) -> Spot | None:
        """Where on the board a target lies now."""
        spots: tuple[Spot, ...] = self._view.spots(self.state, self._ui)
        return next((spot for spot in spots if target and spot.target == target), None)

    def point_at(self, target: str) -> None:
        """Show what choosing the target would do; where nothing is pointed at, what waits to be confirmed."""
        target = target or self._doubt.target
        if self._session and target != self._ui.hover:
            self._ui = replace(self._ui, hover=target)
            if self._ui.active:
                self.stage.repaint(self._scene())

    def rate(self, rates: tuple[Rate, ...]) -> None:
        """Show what a computer player thinks of the moves, and let the spots say it."""
        self._ui = replace(self._ui, rates=rates)
        self._show_board()

    def explain(self, reason: Message) -> None:
        """Say something about the turn instead of the prompt."""
        self._panel.turn(self._shown_seat(self.state.to_act), reason)
        self._panel.speak(reason)

    @contextmanager
    def thinking(self, seconds: float | None) -> Iterator[None]:
        """While a computer player thinks, for so many seconds at the most."""
        self._panel.think(seconds)
        try:
            yield
        finally:
            self._panel.thought()

    # A move is shown.

    def begin_turn(self) -> None:
        """What was hurried was the turn before, and not this one."""
        if self.state.to_act not in (CHANCE, self._turn):
            self._turn, self._hurried = self.state.to_act, False

    def hurry(self) -> None:
        """Show the rest of this turn at once."""
        self._hurried = True

    async def follow(self, move: Any, session: Session) -> None:
        """Show the move that led to the session, and stay there."""
        before, self._session = self.state, session
        beats = session.game.story.tell(before, move, session.state)
        for beat in beats:
            self._mark_last(beat)
        if self._at_once():
            await self._tell_at_once(beats)
        else:
            await self._tell(before, beats)

    async def _tell(self, before: State, beats: tuple[Beat, ...]) -> None:
        moments = [Moment(before, self.state, beat) for beat in beats]
        await self._telling.show(self._view, moments, self._scene(), self._ui, self.session.ply)
        self.draw()

    async def _tell_at_once(self, beats: tuple[Beat, ...]) -> None:
        """The beats told, and now and then a picture."""
        for beat in beats:
            self._telling.tell(beat, self.session.ply)
        if performance.now() / 1000 - self._drawn_at > LEAST_BETWEEN_PICTURES:
            self.draw()
            await frames.next_frame()
        await asyncio.sleep(0)

    @property
    def _view(self) -> Any:
        return self.session.game.view

    def _scene(self) -> Scene:
        scene: Scene = self._view.scene(self.state, self._ui, settings.theme())
        return scene

    def _prompt(self) -> Message:
        """What the player to act is asked to do, or what the guide says."""
        told: Message = (
            self._guide.prompt(self.session.record.moves)
            if self._guide
            else self._view.prompt(self.state, self._ui)
        )
        return told

    def _actions(self) -> tuple[Action, ...]:
        """The buttons beside the board: those of the game while somebody is asked, and the guide's."""
        actions: tuple[Action, ...] = self._view.actions(self.state, self._ui) if self._ui.active else ()
        return self._guide.buttons(self.session.record.moves, actions) if self._guide else actions

    def _name_players(self) -> None:
        game, seats = self.session.game, self.session.record.seats
        self._words.name_players(game.id, seats)
        if self._guide and self._guide.names:
            self._words.names = self._guide.names
        self._words.today = settings.names() == "today"
        self._ui = replace(
            self._ui,
            figures=tuple(seat.figure for seat in seats),
            language=self._words.language(),
            names=settings.names(),
            show=settings.shown(game),
            flipped=settings.turned(),
        )

    def _shown_seat(self, seat: int | None) -> int | None:
        """Whose card is shown: at chance that of whoever rolled."""
        if seat is not None:
            self._last_seat = seat
            return seat
        return self._last_seat if self.state.to_act == CHANCE else None

    def _at_once(self) -> bool:
        return self._hurried or settings.pace() == 0

    def _mark_last(self, beat: Beat) -> None:
        """Where the last move was, and the moves of the same turn that it went on with."""
        if beat.trail:
            before = self._ui.last if beat.goes_on else ()
            self._ui = replace(self._ui, last=(*before, *beat.trail))

"""What the page shows of a game: the board and what stands beside it, as things are and while they change.

It shows whatever session it is given; who plays, and when, is not its business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from game.contract import NOBODY
from game.draw.show import Rate, Spot, Ui
from game.learn.guide import Guide
from game.play.history import lines
from game.play.session import Session
from game.text.message import Message
from game.web import doubt
from game.web.board.stage import Stage
from game.web.doubt import Doubt
from game.web.panel import Panel
from game.web.shown import Shown
from game.web.telling import Telling
from game.web.voice import Voice
from game.web.words import Words


class Display:
    """`chosen(target)` is called when somebody chooses a target on the board."""

    def __init__(self, words: Words, panel: Panel, chosen: Callable[[str], None]) -> None:
        self.stage = Stage(words, chosen, self.point_at, self._stand)
        self._words, self._panel = words, panel
        self._voice = Voice(words)
        self._telling = Telling(self.stage, panel, self._voice, self.draw)
        self._doubt = Doubt()
        self._opened: Shown | None = None

    @property
    def _shown(self) -> Shown:
        assert self._opened, "nothing is shown yet"
        return self._opened

    @property
    def shown(self) -> Session | None:
        """The session that is shown, if any."""
        return self._opened.session if self._opened else None

    @property
    def session(self) -> Session:
        return self._shown.session

    @property
    def state(self) -> Any:
        return self._shown.state

    def foregone(self) -> Any | None:
        """The move that plays itself, if any."""
        return self._shown.view.foregone(self.state, self._shown.ui)

    @property
    def shows(self) -> frozenset[str]:
        """What players want to see, by the words of the view's toggles."""
        return self._shown.ui.show

    # A session is shown.

    def open(self, session: Session, guide: Guide | None = None) -> None:
        """Show another session from now on, and what has happened in it so far; a guide leads through it."""
        self.set_out(session, guide)
        self._show_board()

    def set_out(self, session: Session, guide: Guide | None = None) -> None:
        """Show all of a session but its board."""
        shown = self._opened = Shown(session, guide)
        self._telling.take_time()
        shown.name_players(self._words)
        self._panel.figures = shown.ui.figures
        self._panel.faces = shown.faces()
        self._panel.toggles(shown.view.toggles(), shown.ui.show)
        self._panel.clear_log()
        self._panel.look_back(False)
        for line in lines(session):
            shown.mark(line.beat)
            self._panel.log(line.beat, line.ply)
        self.rest()
        self._show_beside()

    async def unfold(self) -> None:
        """Show the board of what was set out, piece by piece, so that the page can answer in between."""
        self.stage.measure()
        self._shown.change(upright=self.stage.upright)
        self._shown.scene()  # what is drawn for the first time is known from then on
        await asyncio.sleep(0)
        await self.stage.unfold(self._shown.scene(), self._shown.spots(), self._shown.home())

    def look_back(self, session: Session) -> None:
        """Show how things stood earlier; the log stays as it is."""
        self._shown.session = session
        self._panel.look_back(True)
        self._panel.point_at(session.ply)
        self._shown.mark_last_turn()
        self.rest()
        self.draw()

    def lay_open(self) -> None:
        """From now on every spot can be chosen, whatever the game allows, until another session is shown."""
        self._shown.open_to_all = True
        self._show_board()

    def restyle(self) -> None:
        """Language, names or colours changed."""
        self._shown.name_players(self._words)
        self.draw()
        self.stage.retell()

    def draw(self) -> None:
        """Show everything as it stands."""
        self._show_beside()
        self._show_board()

    def _show_beside(self) -> None:
        shown, session, over = self._shown, self.session, self._shown.state.to_act == NOBODY
        playing = shown.playing()
        self._panel.turn(playing, shown.prompt())
        self._panel.mark(session.ply, asked=shown.ui.active, over=over)
        self._panel.actions(shown.actions(), asked=shown.ui.active)
        cards = shown.view.table(shown.state, shown.ui)
        self._panel.table(cards, None if over else playing, shown.humans())
        self._panel.stock(session.game.id, shown.view.stock(shown.state, shown.ui))

    def _show_board(self) -> None:
        self._shown.change(upright=self.stage.upright)
        self.stage.show(self._shown.scene(), self._shown.spots(), self._shown.home())

    def _stand(self) -> None:
        """The board's place has become higher than broad, or broader than high."""
        if self._opened:
            self._show_board()

    # A person is asked.

    def ask(self, active: bool = True) -> None:
        """Let a person choose: targets glow, the prompt is said. Not `active`: by a guide's buttons only."""
        self._telling.take_time()
        self._shown.change(active=active, mode="", hover="")
        self.draw()
        if self._panel.owes_focus():
            self.stage.go_home()
        self.stage.follow(*self._shown.focus())
        prompt = self._shown.prompt()
        self._panel.speak(prompt)
        self._voice.ask(prompt)

    def rest(self) -> None:
        """Nobody is asked any more."""
        self._doubt.withdraw()
        self._shown.change(active=False, mode="", hover="", rates=())
        self._panel.rest()

    def intent(self, target: str) -> Any | None:
        """The move that a target means; what it changes here only, it changes."""
        target = self._doubt.meant(target)
        meant = self._shown.intent(target)
        if isinstance(meant, Ui):
            self._shown.ui = meant
            self._doubt.withdraw()
            self.draw()
            return None
        if meant is None:
            self._withdraw(target)
        elif self._doubt.arises(target, self._shown.button_targets()):
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
            self._shown.change(hover="")
            self.draw()

    def spot(self, target: str) -> Spot | None:
        """Where on the board a target lies now."""
        return self._shown.spot(target)

    def point_at(self, target: str) -> None:
        """Show what choosing the target would do; where nothing is pointed at, what waits to be confirmed."""
        target = target or self._doubt.target
        if self._opened and target != self._opened.ui.hover:
            self._opened.change(hover=target)
            if self._opened.ui.active:
                self.stage.painting.show(self._opened.scene())

    def rate(self, rates: tuple[Rate, ...]) -> None:
        """Show what a computer player thinks of the moves, and let the spots say it."""
        self._shown.change(rates=rates)
        self._show_board()

    def explain(self, reason: Message) -> None:
        """Say something about the turn instead of the prompt."""
        self._panel.turn(self._shown.playing(), reason)
        self._panel.speak(reason)

    # A move is shown.

    def begin_turn(self) -> None:
        """What was hurried was the turn before, and not this one."""
        self._telling.begin_turn(self.state.to_act)

    def hurry(self) -> None:
        """Show the rest of this turn at once."""
        self._telling.hurry()

    async def follow(self, move: Any, session: Session) -> None:
        """Show the move that led to the session, and stay there."""
        await self._telling.show(self._shown.go_on(move, session), self._shown)

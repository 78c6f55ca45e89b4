"""What is shown: a session, what somebody sees and points at in it, and the guide who leads through it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.contract import CHANCE, NOBODY
from game.draw.scene import Scene
from game.draw.show import Action, Beat, Moment, Spot, Tap, Ui, View
from game.learn.guide import Guide
from game.play.history import lines_of
from game.play.record import HUMAN
from game.play.session import Session
from game.text.message import Message, say
from game.web import settings
from game.web.words import Words

MOST_IN_A_TURN = 10
"""Moves that are marked together at the most."""


class Shown:
    """Asks the game's view about the session; `ui` is what a person has chosen to see. Changes no session."""

    def __init__(self, session: Session, guide: Guide | None = None) -> None:
        self.session, self.guide = session, guide
        self.ui = Ui()
        self.open_to_all = False

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def view(self) -> View:
        view: View = self.session.game.view
        return view

    def seat(self) -> int | None:
        """The seat to act; none where chance decides or the game is over."""
        return None if self.state.to_act in (CHANCE, NOBODY) else self.state.to_act

    def playing(self) -> int | None:
        """Whose turn is shown: at chance that of whoever acted last, at the end the winner's."""
        if self.state.to_act == NOBODY:
            winners = self.state.outcome.winners
            return winners[0] if len(winners) == 1 else None
        seats = (state.to_act for state in reversed(self.session.states))
        return next((seat for seat in seats if seat != CHANCE), None)

    def humans(self) -> list[bool]:
        """Which seats people have."""
        return [seat.player == HUMAN for seat in self.session.record.seats]

    def faces(self) -> tuple[str, ...]:
        """The icon of each seat's face: computer players have one, people none."""
        game, seats = self.session.game, self.session.record.seats
        return tuple("" if seat.player == HUMAN else f"face-{game.id}-{seat.player}" for seat in seats)

    def change(self, **facts: Any) -> None:
        """Fields of the ui."""
        self.ui = replace(self.ui, **facts)

    def name_players(self, words: Words) -> None:
        """Let words and picture know who plays, under which names and figures, and what they want to see."""
        game, seats = self.session.game, self.session.record.seats
        words.name_players(game.id, seats)
        if self.guide and self.guide.names:
            words.names = self.guide.names
        words.today = settings.names() == "today"
        self.change(
            figures=tuple(seat.figure for seat in seats),
            language=words.language(),
            names=settings.names(),
            show=settings.shown(game),
            flipped=settings.turned(),
        )

    def go_on(self, move: Any, session: Session) -> tuple[Moment, ...]:
        """Be at the session that a move leads to from here; what there is to tell of the move."""
        before, self.session = self.state, session
        beats = session.game.story.tell(before, move, session.state)
        for beat in beats:
            self.mark(beat)
        return tuple(Moment(before, session.state, beat) for beat in beats)

    def mark(self, beat: Beat) -> None:
        """Where the last move was, and the moves of the same turn that it went on with."""
        if beat.trail:
            self.change(last=(*(self.ui.last if beat.goes_on else ()), *beat.trail))

    def mark_last_turn(self) -> None:
        """Where the moves were that led here."""
        self.change(last=())
        for ply in range(self.session.ply - MOST_IN_A_TURN, self.session.ply + 1):
            for line in lines_of(self.session, ply):
                self.mark(line.beat)

    def scene(self) -> Scene:
        return self.view.scene(self.state, self.ui, settings.theme())

    def spots(self) -> tuple[Spot, ...]:
        """The places of the board; once it is open to all, each can be chosen."""
        spots = self.view.spots(self.state, self.ui)
        return tuple(replace(spot, target=spot.id) for spot in spots) if self.open_to_all else spots

    def spot(self, target: str) -> Spot | None:
        """Where on the board a target lies now."""
        spots = self.view.spots(self.state, self.ui)
        return next((spot for spot in spots if target and spot.target == target), None)

    def home(self) -> str:
        """The spot that the keyboard starts from."""
        return self.view.home(self.state, self.ui)

    def focus(self) -> tuple[float, float]:
        """Where the camera looks first."""
        return self.view.focus(self.state, self.ui)

    def intent(self, target: str) -> Any | Ui | None:
        """What choosing a target means: a move, another ui, or nothing."""
        return self.view.intent(self.state, self.ui, Tap(target)) if target else None

    def button_targets(self) -> set[str]:
        """What the game's own buttons choose."""
        return {action.target for action in self.view.actions(self.state, self.ui)}

    def prompt(self) -> Message:
        """What the player to act is asked to do, or what the guide says; a computer is asked nothing."""
        if self.guide:
            return self.guide.prompt(self.session.record.moves)
        playing = self.playing()
        if playing is not None and self.state.to_act != NOBODY and not self.humans()[playing]:
            return say("turn-of", seat=playing)
        return self.view.prompt(self.state, self.ui)

    def actions(self) -> tuple[Action, ...]:
        """The buttons beside the board: those of the game while somebody is asked, and the guide's."""
        actions = self.view.actions(self.state, self.ui) if self.ui.active else ()
        return self.guide.buttons(self.session.record.moves, actions) if self.guide else actions

"""What is shown: a session, what somebody sees and points at in it, and the guide who leads through it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.contract import CHANCE, NOBODY
from game.draw.presentation import Action, BoardSpot, EventContext, MoveEvent, Tap, Ui, View
from game.draw.scene import Scene
from game.learn.guide import Guide
from game.play.record import HUMAN
from game.play.replay import log_entries_of_ply
from game.play.session import Session
from game.text.message import Message, msg
from game.web.platform import settings
from game.web.platform.i18n import Translator

MAX_MOVES_IN_A_TURN = 10
"""Moves that are marked together at the most."""


class Presenter:
    """Asks the game's view about the session; `ui` is what a person has chosen to see. Changes no session."""

    def __init__(self, session: Session, guide: Guide | None = None) -> None:
        self.session, self.guide = session, guide
        self.ui = Ui()
        self.all_selectable = False

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def view(self) -> View:
        view: View = self.session.game.view
        return view

    def seat_to_act(self) -> int | None:
        """The seat to act; none where chance decides or the game is over."""
        return None if self.state.to_act in (CHANCE, NOBODY) else self.state.to_act

    def turn_seat(self) -> int | None:
        """Whose turn is shown: at chance that of whoever acted last, at the end the winner's."""
        if self.state.to_act == NOBODY:
            winners = self.state.outcome.winners
            return winners[0] if len(winners) == 1 else None
        seats = (state.to_act for state in reversed(self.session.states))
        return next((seat for seat in seats if seat != CHANCE), None)

    def human_flags(self) -> list[bool]:
        """Which seats people have."""
        return [seat.player == HUMAN for seat in self.session.record.seats]

    def face_icons(self) -> tuple[str, ...]:
        """The icon of each seat's face: computer players have one, people none."""
        game, seats = self.session.game, self.session.record.seats
        return tuple("" if seat.player == HUMAN else f"face-{game.id}-{seat.player}" for seat in seats)

    def update_ui(self, **fields: Any) -> None:
        """Fields of the ui."""
        self.ui = replace(self.ui, **fields)

    def apply_names_and_settings(self, i18n: Translator) -> None:
        """Let words and picture know who plays, under which names and figures, and what they want to see."""
        game, seats = self.session.game, self.session.record.seats
        i18n.name_players(game.id, seats)
        if self.guide and self.guide.names:
            i18n.names = self.guide.names
        i18n.modern_place_names = settings.place_names() == "today"
        self.update_ui(
            figures=tuple(seat.figure for seat in seats),
            language=i18n.board_language(),
            place_names=settings.place_names(),
            visible_toggles=settings.visible_toggles(game),
            flipped=settings.board_flipped(),
        )

    def advance(self, move: Any, session: Session) -> tuple[EventContext, ...]:
        """Be at the session that a move leads to from here; what there is to tell of the move."""
        before, self.session = self.state, session
        events = session.game.narrator.narrate(before, move, session.state)
        for event in events:
            self.mark_last_move(event)
        return tuple(EventContext(before, session.state, event) for event in events)

    def mark_last_move(self, event: MoveEvent) -> None:
        """Where the last move was, and the moves of the same turn that it went on with."""
        if event.path:
            self.update_ui(last_move=(*(self.ui.last_move if event.continues_turn else ()), *event.path))

    def highlight_last_turn(self) -> None:
        """Where the moves were that led here."""
        self.update_ui(last_move=())
        for ply in range(self.session.ply - MAX_MOVES_IN_A_TURN, self.session.ply + 1):
            for entry in log_entries_of_ply(self.session, ply):
                self.mark_last_move(entry.event)

    def scene(self) -> Scene:
        return self.view.scene(self.state, self.ui, settings.theme())

    def spots(self) -> tuple[BoardSpot, ...]:
        """The places of the board; once it is open to all, each can be chosen."""
        spots = self.view.spots(self.state, self.ui)
        return tuple(replace(spot, target=spot.id) for spot in spots) if self.all_selectable else spots

    def spot(self, target: str) -> BoardSpot | None:
        """Where on the board a target lies now."""
        spots = self.view.spots(self.state, self.ui)
        return next((spot for spot in spots if target and spot.target == target), None)

    def start_spot(self) -> str:
        """The spot that the keyboard starts from."""
        return self.view.start_spot(self.state, self.ui)

    def camera_target(self) -> tuple[float, float]:
        """Where the camera looks first."""
        return self.view.camera_target(self.state, self.ui)

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
        turn_seat = self.turn_seat()
        if turn_seat is not None and self.state.to_act != NOBODY and not self.human_flags()[turn_seat]:
            return msg("turn-of", seat=turn_seat)
        return self.view.prompt(self.state, self.ui)

    def actions(self) -> tuple[Action, ...]:
        """The buttons beside the board: those of the game while somebody is asked, and the guide's."""
        actions = self.view.actions(self.state, self.ui) if self.ui.can_act else ()
        return self.guide.buttons(self.session.record.moves, actions) if self.guide else actions

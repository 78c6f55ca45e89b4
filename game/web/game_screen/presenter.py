"""What the game screen shows: a session, the state of its view (`Ui`), and the guide of a lesson."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.contract import CHANCE
from game.draw.presentation import Action, BoardSpot, EventContext, MoveEvent, Ui, View
from game.draw.scene import Scene
from game.learn.guide import Guide
from game.play.record import HUMAN
from game.play.replay import chosen_ending, log_entries_of_ply
from game.play.session import Session
from game.text.message import Message, msg
from game.web.game_screen.board_mode import SKIP_TARGET
from game.web.platform import settings
from game.web.platform.i18n import Translator

MAX_EARLIER_MOVES = 10
"""Maximum of moves that are highlighted together with the last one."""


class Presenter:
    """Asks the game's view about `session`; `ui` holds the settings and choices that affect what is shown."""

    def __init__(self, session: Session, guide: Guide | None = None) -> None:
        self.session, self.guide = session, guide
        self.ui = Ui()
        self.all_selectable = False
        self.is_running = False
        """Whether the game is being played, so that turns of computer players can be skipped."""

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def view(self) -> View:
        view: View = self.session.game.view
        return view

    def turn_seat(self) -> int | None:
        """The seat whose turn is shown: for chance the seat that acted last, at the end the only winner."""
        if outcome := self.session.outcome:
            winners = outcome.winners
            return winners[0] if len(winners) == 1 else None
        seats = (state.to_act for state in reversed(self.session.states))
        return next((seat for seat in seats if seat != CHANCE), None)

    def prompted_seat(self) -> int | None:
        """The seat to which the prompt speaks: in a lesson or puzzle always the learner, who moves first."""
        return self.session.states[0].to_act if self.guide else self.turn_seat()

    def human_flags(self) -> list[bool]:
        """For each seat, whether a person plays it."""
        return [seat.player == HUMAN for seat in self.session.record.seats]

    def _acts_here(self, seat: int) -> bool:
        """Whether a person at this device plays the seat."""
        return self.human_flags()[seat] and (self.ui.can_act or not self.session.record.together)

    def hurrying_players(self) -> int:
        """The number of computer players that share a round's time, for the player to act.

        People do not hurry, nor does a game without people, which is there to be watched.
        """
        flags, turn_seat = self.human_flags(), self.turn_seat()
        hurries = turn_seat is not None and not flags[turn_seat] and any(flags)
        return flags.count(False) if hurries else 1

    def face_icons(self) -> tuple[str, ...]:
        """The face icon of each seat's computer player; empty for people."""
        game, seats = self.session.game, self.session.record.seats
        players = (seat.player for seat in seats)
        return tuple("" if each == HUMAN else f"face-{game.id}-{game.character(each)}" for each in players)

    def update_ui(self, **fields: Any) -> None:
        """Replace fields of `ui`."""
        self.ui = replace(self.ui, **fields)

    def apply_names_and_settings(self, i18n: Translator) -> None:
        """Pass on the players' names and figures, the language and the view settings."""
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
            rotated=settings.board_rotated(),
        )

    def advance(self, move: Any, session: Session) -> tuple[EventContext, ...]:
        """Go to the session after a move; the move's events with their context."""
        before, self.session = self.state, session
        self.update_ui(lit_stat="")
        events = session.game.narrator.narrate(before, move, session.state)
        for event in events:
            self.mark_last_move(event)
        return tuple(EventContext(before, session.state, event) for event in events)

    def mark_last_move(self, event: MoveEvent) -> None:
        """Highlight the path of an event, added to those of the same turn."""
        if event.path:
            self.update_ui(last_move=(*(self.ui.last_move if event.continues_turn else ()), *event.path))

    def highlight_last_turn(self) -> None:
        """Highlight the paths of the turn that led to this position."""
        self.update_ui(last_move=())
        for ply in range(self.session.ply - MAX_EARLIER_MOVES, self.session.ply + 1):
            for entry in log_entries_of_ply(self.session, ply):
                self.mark_last_move(entry.event)

    def last_path(self) -> list[tuple[float, float]]:
        """The points of the highlighted path."""
        places = {spot.id: (spot.x, spot.y) for spot in self.view.spots(self.state, self.ui)}
        return [places[spot] for spot in self.ui.last_move if spot in places]

    def scene(self) -> Scene:
        return self.view.scene(self.state, self.ui, settings.theme())

    def spots(self) -> tuple[BoardSpot, ...]:
        """The spots of the board; with `all_selectable` each one is a target."""
        spots = self.view.spots(self.state, self.ui)
        return tuple(replace(spot, target=spot.id) for spot in spots) if self.all_selectable else spots

    def spot(self, target: str) -> BoardSpot | None:
        """The spot of a target, if it is on the board; also while no person is asked."""
        spots = self.view.spots(self.state, replace(self.ui, can_act=True))
        return next((spot for spot in spots if target and spot.target == target), None)

    def start_spot(self) -> str:
        """The spot that the keyboard starts from."""
        return self.view.start_spot(self.state, self.ui)

    def camera_target(self) -> tuple[float, float]:
        """The point that the camera follows."""
        return self.view.camera_target(self.state, self.ui)

    def intent(self, target: str) -> Any | Ui | None:
        """What choosing a target means: a move, another `Ui`, or None."""
        return self.view.intent(self.state, self.ui, target) if target else None

    def button_targets(self) -> set[str]:
        """The targets of the game's own buttons."""
        return {action.target for action in self.view.actions(self.state, self.ui)}

    def prompt(self) -> Message:
        """What the player is to do, by the guide in a lesson; while others move, whose turn it is."""
        if self.guide:
            return self.guide.prompt(self.session.record.moves)
        if ending := chosen_ending(self.session):
            return ending.message
        turn_seat = self.turn_seat()
        if turn_seat is not None and not self.session.outcome and not self._acts_here(turn_seat):
            return msg("turn-of", seat=turn_seat)
        return self.view.prompt(self.state, self.ui)

    def toggle_lit_stat(self, lit_stat: str) -> Message | None:
        """Light what a number counts, and return whose number it is and what it says; None: no more lit."""
        self.update_ui(lit_stat="" if lit_stat == self.ui.lit_stat else lit_stat)
        for card in self.view.player_cards(self.state, self.ui):
            for stat in card.stats:
                if stat.id and stat.id == self.ui.lit_stat:
                    if stat.meaning:
                        return msg("game-stat-meaning", seat=card.seat, stat=stat.label, meaning=stat.meaning)
                    return msg("game-stat", seat=card.seat, stat=stat.label)
        stats = self.view.shared_stats(self.state, self.ui)
        return next((stat.label for stat in stats if stat.id and stat.id == self.ui.lit_stat), None)

    def actions(self) -> tuple[Action, ...]:
        """The buttons beside the board: the game's while a person is asked, "skip", and the guide's."""
        actions = self.view.actions(self.state, self.ui) if self.ui.can_act else self._skip_button()
        return self.guide.buttons(self.session.record.moves, actions) if self.guide else actions

    def _skip_button(self) -> tuple[Action, ...]:
        """The button that skips computer players, in games for more than two, which have long rounds."""
        flags, turn_seat = self.human_flags(), self.turn_seat()
        is_turn_of_person = turn_seat is None or flags[turn_seat]
        if not self.is_running or is_turn_of_person or self.session.outcome:
            return ()
        if max(self.session.game.seats) <= 2:
            return ()
        people = flags.count(True)
        label = "game-skip-to-me" if people == 1 else "game-skip-computers" if people else "game-skip-turn"
        return (Action(SKIP_TARGET, msg(label), "fast-forward"),)

"""Receiving letters: those that a player opens, and those that come by themselves in a live game.

Nothing that comes replaces what is on the board unasked, except more moves of the same game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.play.record import UNDO
from game.play.session import Session
from game.play.together.agreements import open_request, progress
from game.play.together.draws import identity_of, missing_devices, together_of
from game.play.together.merge import Kind, Merge, merge
from game.play.together.shelf import ShelfState, ShelvedGame
from game.text.message import msg
from game.web.game_screen.board_mode import BoardMode, ModeName
from game.web.game_screen.controller import GameController
from game.web.services import Services
from game.web.together.games import KeptGame, SharedGames

if TYPE_CHECKING:  # these import browser modules, which unit tests do not have
    from game.web.library.preview_dialog import GamePreviewDialog
    from game.web.together.dialogs import ChoiceDialog
    from game.web.together.joining import Joining
    from game.web.together.live_game import LiveGame

TURN_NOTICE = "together-your-turn"
"""A live game waits for the player here, who has another one on the board."""


class Receiving:
    """Merges letters into the games that are known, asks what only players can decide, and shows the news."""

    def __init__(
        self,
        services: Services,
        controller: GameController,
        preview: GamePreviewDialog,
        games: SharedGames,
        joining: Joining,
        choice: ChoiceDialog,
    ) -> None:
        self._i18n, self._toasts = services.i18n, services.toasts
        self._controller, self._preview = controller, preview
        self._games, self._joining, self._choice = games, joining, choice
        self._undecided: tuple[Merge, KeptGame] | None = None
        """A letter and the game that it contradicts."""
        self._offered_live = set[str]()
        """The live games that the player here was asked to join or watch."""
        self._waiting = ""
        """The game whose turn a notice tells of."""
        self._live: LiveGame | None = None
        self._newest: Session | None = None
        """The game that is offered to watch, as its last letter has it."""
        self._watching: BoardMode | None = None
        """The mode in which it is watched."""
        controller.changed.subscribe(self._forget_turn)

    def receive(self, session: Session) -> None:
        """Merge a game that a player has opened, or show it and offer to join."""
        kept = self._games.find(identity_of(session.record))
        found = self._merged(kept, session)
        if kept is None:
            if found.kind != Kind.REFUSED:
                self._joining.preview(session)
        elif found.kind == Kind.NEWER:
            is_longer = progress(found.session) > progress(kept.session)
            self._games.open(self._take(kept, found, is_sent=is_longer))
        elif found.kind in (Kind.SAME, Kind.OLDER):
            self._toasts.show(msg(f"together-{found.kind}"))
            self._games.open(kept.entry)

    def receive_live(self, live: LiveGame, session: Session) -> None:
        """Merge a game that came by itself."""
        identity = identity_of(session.record)
        self._live, is_next = live, live.game != identity
        live.follow(identity)
        kept = self._games.find(identity)
        found = self._merged(kept, session)
        if kept is None:
            if found.kind != Kind.REFUSED:
                self._offer_live(live, session)
        elif found.kind == Kind.NEWER:
            entry = self._take(kept, found, is_sent=True)
            self._show_news(entry, found.session)
        elif found.kind == Kind.OLDER:
            live.publish(kept.outgoing, kept.entry.own_device)
        if kept and is_next and found.kind in (Kind.NEWER, Kind.SAME, Kind.OLDER):
            self._offer_known(live, kept)
        elif kept and found.kind == Kind.NEWER:
            self._tell_of_turn(kept.entry.id)

    def settle(self, *, keep_mine: bool) -> None:
        """The player has chosen which game counts."""
        assert self._undecided
        found, kept = self._undecided
        self._choice.close()
        entry = kept.entry
        if not keep_mine and found.other:
            seen = min(found.ply, entry.seen)
            entry = self._games.update(kept, found.other, seen, progress(found.other))
        self._games.open(entry)

    def open_waiting(self) -> None:
        """Open the game whose turn a notice has told of; it may have been removed since."""
        self._toasts.clear(TURN_NOTICE)
        if entry := self._games.entry(self._waiting):
            self._games.open(entry)

    def watch(self, _: Session | None = None) -> None:
        """Watch the live game that was offered."""
        assert self._newest
        if self._live:
            self._live.watch(self._newest)
        self._controller.spectate(self._newest)
        self._watching = self._controller.mode

    def accept_live(self, session: Session | None) -> None:
        """The player joins a game: if it came from the room, it is the one that is played live now."""
        if self._live and session and (identity := identity_of(session.record)) in self._offered_live:
            self._live.accept(identity)

    def forget_offers(self) -> None:
        """A player opens an invitation, perhaps again: its game is offered anew."""
        self._offered_live.clear()

    def _take(self, kept: KeptGame, found: Merge, *, is_sent: bool) -> ShelvedGame:
        """Store what a letter has brought, and tell the answer to a request."""
        before, after = kept.session, found.session
        request, is_answered = open_request(before), len(after.record.log()) > len(before.record.log())
        if request and is_answered and not together_of(after.record).ended:
            has_agreed = len(together_of(after.record).undone) > len(together_of(before.record).undone)
            refused = "together-declined" if request == UNDO else "together-draw-declined"
            self._toasts.show(msg("together-agreed" if has_agreed else refused))
        sent = progress(after) if is_sent else kept.entry.sent
        return self._games.update(kept, after, min(kept.entry.seen, found.ply), sent)

    def _merged(self, kept: KeptGame | None, session: Session) -> Merge:
        """The meaning of a game; what is wrong with it is told, and what is undecided is asked."""
        if kept is None:
            found = merge(None, session)
            if found.kind == Kind.REFUSED:
                self._toasts.show(msg("together-false", reason=found.reason))
            return found
        found = merge(kept.session, session, kept.entry.own_device)
        if found.reason == "anchor" and found.device == kept.entry.own_device:
            self._joining.tell_taken(session)
        elif found.kind == Kind.REFUSED:
            self._toasts.show(msg("together-refused", reason=found.reason))
        elif found.kind in (Kind.FORK, Kind.ELSEWHERE):
            self._undecided = found, kept
            names = self._i18n.player_names(session.game.id, session.record.seats)
            seat = together_of(session.record).owners.index(found.device or 0)
            self._choice.ask(msg(f"together-{found.kind}", name=names[seat]))
        return found

    def _offer_live(self, live: LiveGame, session: Session) -> None:
        """Offer to join or to watch a live game, once; who watches sees what is new."""
        identity, free = identity_of(session.record), missing_devices(session)
        before, self._newest = self._joining.offered, session
        if self._watching and self._controller.mode is self._watching:
            self.watch()
        elif self._joining.is_asking(identity):
            if before and free == missing_devices(before):
                self._joining.offered = session
            elif free:
                self._joining.ask(session, may_watch=True)
            else:
                self._joining.stop_asking()
                self._preview.show(session, play=self.watch, play_label="together-watch")
        elif identity not in self._offered_live:
            self._offered_live.add(identity)
            live.close_dialog()
            if free:
                self._joining.ask(session, may_watch=True)
            else:
                self._preview.show(session, play=self.watch, play_label="together-watch")

    def _offer_known(self, live: LiveGame, kept: KeptGame) -> None:
        """Offer to play a game live that was begun by letter, once, unless it is on the board."""
        identity = kept.entry.id
        if self._is_shown(identity) or identity in self._offered_live:
            return
        self._offered_live.add(identity)
        live.close_dialog()

        def play(_: Session) -> None:
            live.accept(identity)
            self._games.open(self._games.entry(identity) or kept.entry)

        self._preview.show(kept.session, play=play)

    def _tell_of_turn(self, identity: str) -> None:
        """Tell a player who has another game on the board that a live game waits for them."""
        entry, shown = self._games.entry(identity), self._controller.session
        if entry and entry.state == ShelfState.YOURS and shown and not self._is_shown(identity):
            self._waiting = identity
            turn = msg(TURN_NOTICE, game=msg(f"{entry.game}-title"))
            self._toasts.show(turn, (TURN_NOTICE, msg("import-open")))

    def _forget_turn(self) -> None:
        """Remove that notice when its game is on the board again, for example after a trial."""
        if self._waiting and self._is_shown(self._waiting):
            self._waiting = ""
            self._toasts.clear(TURN_NOTICE)

    def _is_shown(self, identity: str) -> bool:
        shown = self._controller.session
        return bool(shown and shown.record.together and identity_of(shown.record) == identity)

    def _show_news(self, entry: ShelvedGame, session: Session) -> None:
        """Show what others have played, if the game is on the board; on the home screen, only an end."""
        mode, on_board = self._games.mode, self._games.on_board
        shown = self._controller.mode
        if entry.own_device is None:
            if shown and shown.name is ModeName.SPECTATE and self._is_shown(entry.id):
                self._games.open(entry)
        elif mode and on_board and on_board.id == entry.id:
            mode.show_news(session, is_on=self._controller.mode is mode)
        if entry.state == ShelfState.OVER and self._controller.mode is None:
            self._games.open(entry)
        self._controller.changed.emit()

"""Starting a game whose seats belong to several devices, and joining one."""

from __future__ import annotations

from dataclasses import replace

from game.contract import Game, OptionValue
from game.play.dealer import new_seed
from game.play.player_names import cleaned_name
from game.play.record import HUMAN, Seat
from game.play.replay import session_at
from game.play.session import Session, new_session
from game.play.together.chains import new_secret
from game.play.together.draws import (
    STARTER,
    OwnChain,
    identity_of,
    joined,
    missing_devices,
    new_together,
    together_of,
)
from game.text.message import msg
from game.web.home_screen.setup_form import ELSEWHERE
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.services import Services
from game.web.together.dialogs import JoinDialog
from game.web.together.games import SharedGames


class Joining:
    """Gives this device its seats."""

    def __init__(self, services: Services, games: SharedGames, preview: GamePreviewDialog) -> None:
        self._i18n, self._toasts = services.i18n, services.toasts
        self._games, self._preview = games, preview
        self._dialog = JoinDialog(self._i18n)
        self.offered: Session | None = None
        """The game that somebody here may join."""
        self._taken: Session | None = None
        """The game in which another device has this device's seat."""

    def start(self, game: Game, seats: tuple[Seat, ...], options: dict[str, OptionValue]) -> None:
        """Start a game in which the seats of `ELSEWHERE` belong to other devices, each to its own."""
        owners, devices = list[int](), STARTER
        for seat in seats:
            devices += seat.player == ELSEWHERE
            owners.append(devices if seat.player == ELSEWHERE else STARTER)
        people = tuple(replace(seat, player=HUMAN) if seat.player == ELSEWHERE else seat for seat in seats)
        secret = new_secret(game.has_chance)
        session = new_session(game, people, new_seed(), options)
        together = new_together(owners, secret)
        session = session.with_together(together)
        if self._games.begin(session, OwnChain(STARTER, secret)):
            self._games.open_session(session)

    def preview(self, session: Session) -> None:
        """Show a game of which this device has nothing; if a seat is free, it can join."""
        if missing_devices(session):
            self._preview.show(session, play=self.ask, play_label="together-join")
        else:
            self._preview.show(session)

    def ask(self, session: Session, *, may_watch: bool = False) -> None:
        """Ask for a seat and a name."""
        self.offered = session
        names = self._i18n.player_names(session.game.id, session.record.seats)
        owners = together_of(session.record).owners
        seats = [owners.index(device) for device in missing_devices(session)]
        first_name = session.record.seats[seats[0]].name
        self._dialog.ask([(seat, names[seat]) for seat in seats], first_name, may_watch=may_watch)

    def is_asking(self, identity: str) -> bool:
        """Whether somebody is being asked to join this game."""
        offered = self.offered if self._dialog.is_open else None
        return offered is not None and identity_of(offered.record) == identity

    def stop_asking(self) -> None:
        self._dialog.close()

    def join(self) -> None:
        """Take the seat that was chosen."""
        session, (seat, typed) = self.offered, self._dialog.answer()
        assert session
        chain = OwnChain(together_of(session.record).owners[seat], new_secret(session.game.has_chance))
        session = joined(session, chain.device, chain.secret, cleaned_name(typed))
        if self._games.begin(session, chain):
            self._games.open_session(session_at(session, 0))

    def tell_taken(self, session: Session) -> None:
        """In this game another device has this device's seat: offer another seat, or to look at the game."""
        self._taken = session
        label = "together-other-seat" if missing_devices(session) else "preview-replay"
        self._toasts.show(msg("together-taken"), ("together-taken", msg(label)))

    def answer_taken(self) -> None:
        """Go on after `tell_taken`."""
        assert self._taken
        self._toasts.clear("together-taken")
        self.preview(self._taken)

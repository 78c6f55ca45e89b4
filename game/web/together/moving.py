"""Moving this device's seat in a game to another device, and taking a seat over."""

from __future__ import annotations

from dataclasses import replace

from game.play.dealer import new_seed
from game.play.together.draws import STARTER, identity_of
from game.play.together.merge import Kind, merge
from game.play.together.moving import MovedSeat, write_seat
from game.play.together.shelf import ShelfState
from game.text.message import msg
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.platform.downloads import download, page_link
from game.web.platform.qr_code import qr_code
from game.web.services import Services
from game.web.together.dialogs import MoveDialog
from game.web.together.games import KeptGame, SharedGames


class Moving:
    """The device that gives its seat away only watches from then on, even before the other one takes it."""

    def __init__(self, services: Services, games: SharedGames, preview: GamePreviewDialog) -> None:
        self._toasts, self._spawn = services.toasts, services.tasks.spawn
        self._games, self._preview = games, preview
        self._dialog = MoveDialog(services.i18n)

    def run(self, name: str) -> None:
        """Run the command of a button."""
        match name:
            case "together-move":
                self._dialog.ask()
            case "together-move-now":
                self._give_away()
            case "together-move-code":
                self._spawn(self._show_code())
            case "together-move-file":
                download("starboard-seat.txt", self._link())

    def take(self, seat: MovedSeat) -> None:
        """Take a seat over, after a preview; a device has one seat at most, or several of its own."""
        kept = self._games.find(identity_of(seat.session.record))
        found = merge(kept.session if kept else None, seat.session)
        if found.kind == Kind.REFUSED:
            self._toasts.show(msg("together-refused" if kept else "together-false", reason=found.reason))
        elif kept is None:
            self._preview.show(seat.session, play=lambda _: self._own(seat), play_label="together-take-seat")
        elif kept.entry.device != seat.chain.device:
            self._toasts.show(msg("together-two-seats"))
        elif kept.entry.own_device is None:
            self._own(replace(seat, session=found.session))
        else:
            self._toasts.show(msg("together-same"))
            self._games.open(kept.entry)

    def _own(self, seat: MovedSeat) -> None:
        session = seat.session
        if seat.chain.device == STARTER:
            session = session.with_seed(new_seed())  # the computers' own; the text has none
        if self._games.begin(session, seat.chain, session.ply, seat.sent):
            kept = self._games.find(identity_of(session.record))
            assert kept
            self._games.open(kept.entry)

    def _on_board(self) -> KeptGame:
        assert self._games.on_board
        kept = self._games.find(self._games.on_board.id)
        assert kept
        return kept

    def _give_away(self) -> None:
        """Stop playing here, then show the code."""
        entry = replace(self._on_board().entry, state=ShelfState.MOVED)
        if self._games.give_away(entry):
            self._games.open(entry)
            self._spawn(self._show_code())

    def _link(self) -> str:
        kept = self._on_board()
        return page_link(write_seat(MovedSeat(kept.session, kept.entry.chain, int(kept.entry.sent))))

    async def _show_code(self) -> None:
        self._dialog.show(await qr_code(self._link()))

"""Asking the other player to take a move back or for a draw, answering them, and resigning."""

from __future__ import annotations

from game.play.record import DRAW, UNDO
from game.play.session import Session
from game.play.together import agreements
from game.play.together.draws import device_to_act, together_of, with_revealed
from game.text.message import Message, msg
from game.web.services import Services
from game.web.together.dialogs import QuestionDialog
from game.web.together.games import SharedGames


class Agreements:
    """Asks and answers in the game on the board. A request is declined by playing on."""

    def __init__(self, services: Services, games: SharedGames) -> None:
        self._i18n, self._toasts, self._games = services.i18n, services.toasts, games
        self._dialog = QuestionDialog(services.i18n)

    def run(self, name: str) -> None:
        """Run the command of a button."""
        session = self._session
        match name:
            case "together-draw":
                self.ask(DRAW)
            case "together-undo-ask":
                self._ask_now(UNDO, "together-declined")
            case "together-draw-ask":
                self._ask_now(DRAW, "together-draw-declined")
            case "together-undo-agree" | "together-draw-agree":
                self._tell(agreements.agreed(session))
            case "together-resign-now":
                self._tell(agreements.resigned(session))

    def ask(self, request: str) -> None:
        """Ask a player here whether to send the other player a request."""
        session = self._session
        question = msg(f"together-{request}-question", name=self._name(session, device_to_act(session)))
        self._show(request, question, "setup-cancel", f"together-{request}-ask")

    def ask_to_resign(self) -> None:
        """Ask a player here whether they really resign."""
        question = msg("together-resign-question", name=self._opponent(self._session))
        self._dialog.show(msg("resign"), question, "setup-cancel", "together-resign-now")

    def answer(self) -> None:
        """Ask a player here whether they agree to what another one asks for."""
        request = agreements.open_request(self._session)
        self._show(request, self.request_text(request), "together-decline", f"together-{request}-agree")

    def request_text(self, request: str) -> Message:
        """Another player's request to a player here, in words."""
        session = self._session
        asking = (
            self._name(session, device_to_act(session.undo())) if request == UNDO else self._opponent(session)
        )
        return msg(f"together-{request}-answer", name=asking)

    def close_dialog(self) -> None:
        self._dialog.close()

    def _show(self, request: str, question: Message, no: str, yes: str) -> None:
        note = request == UNDO and self._session.game.has_chance
        self._dialog.show(
            msg(f"together-{request}-title"), question, no, yes, msg("together-undo-dice") if note else None
        )

    def _ask_now(self, request: str, declined: str) -> None:
        """Ask the other player, unless they have played on, live, while the dialog was open."""
        session, entry = self._session, self._games.on_board
        assert entry
        if agreements.can_ask(session, entry.device, request):
            self._tell(agreements.asked(session, request))
        else:
            self._toasts.show(msg(declined))

    def _tell(self, session: Session) -> None:
        """Keep what has been asked or answered, so that it can be sent."""
        entry = self._games.on_board
        assert entry
        session = with_revealed(session, entry.device, entry.secret)
        self._games.open(self._games.keep(session, entry.chain, session.ply, entry.sent))

    @property
    def _session(self) -> Session:
        assert self._games.mode
        return self._games.mode.whole

    def _name(self, session: Session, device: int | None) -> str:
        names = self._i18n.player_names(session.game.id, session.record.seats)
        return names[together_of(session.record).owners.index(device or 0)]

    def _opponent(self, session: Session) -> str:
        """The name of the one who is not to act, in a game of two."""
        return self._i18n.player_names(session.game.id, session.record.seats)[1 - session.state.to_act]

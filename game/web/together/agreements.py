"""Taking back a move that has been sent: asking the player who is to act, and answering."""

from __future__ import annotations

from game.play.session import Session
from game.play.together.agreements import asked, taken_back
from game.play.together.draws import device_to_act, shared, with_told
from game.text.message import msg
from game.web.services import Services
from game.web.together.elements import QuestionDialog
from game.web.together.games import SharedGames


class Agreements:
    """Asks and answers in the game on the board. Who plays on has declined."""

    def __init__(self, services: Services, games: SharedGames) -> None:
        self._i18n, self._games = services.i18n, games
        self._question = QuestionDialog(self._i18n, "together-undo", "setup-cancel", "together-undo-ask")
        self._answer = QuestionDialog(
            self._i18n, "together-undo-asked", "together-undo-decline", "together-undo-agree"
        )

    def run(self, name: str) -> None:
        """Run the command of a button."""
        entry, session = self._games.on_board, self._session
        assert entry
        session = asked(session) if name == "together-undo-ask" else taken_back(session)
        session = with_told(session, entry.device, entry.secret)
        self._games.open(self._games.keep(session, entry.chain, session.ply, entry.sent))

    def ask(self) -> None:
        """Ask a player here whether they want to ask the other."""
        session = self._session
        question = msg("together-undo-question", name=self._name(session, device_to_act(session)))
        self._question.show(question, has_chance=session.game.has_chance)

    def answer(self) -> None:
        """Ask a player here whether they agree."""
        session = self._session
        question = msg("together-undo-answer", name=self._name(session, device_to_act(session.undo())))
        self._answer.show(question, has_chance=session.game.has_chance)

    @property
    def _session(self) -> Session:
        assert self._games.mode
        return self._games.mode.session

    def _name(self, session: Session, device: int | None) -> str:
        names = self._i18n.player_names(session.game.id, session.record.seats)
        return names[shared(session.record).owners.index(device or 0)]

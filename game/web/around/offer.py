"""A game from elsewhere is shown before anything is done with it: its board, who plays, how far it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.play.chance import fresh_seed
from game.play.session import Session
from game.text.message import say
from game.web.around.picture import at_rest, frame, paint
from game.web.commands import Command
from game.web.cover import turns
from game.web.dom import by_id, figure, fill, make
from game.web.opening import Opening
from game.web.words import Words

HIGHEST = "50dvh"
"""How high the picture of the board may be."""


class Offer:
    """The dialog that shows a game and asks what to do with it. Nothing is replaced unasked."""

    def __init__(self, words: Words, opening: Opening, look_at: Callable[[Session], None]) -> None:
        self._words, self._opening, self._look_at = words, opening, look_at
        self._session: Session | None = None
        self._forget: Callable[[], None] | None = None

    def commands(self) -> Mapping[str, Command]:
        return {"offer-play": self._play, "offer-look": self._look, "offer-forget": self._drop}

    def show(self, session: Session, forget: Callable[[], None] | None = None) -> None:
        """Offer a game; `forget` takes it out of where it came from, if that can be."""
        self._session, self._forget = session, forget
        game, over = session.game, session.state.outcome is not None
        self._words.put(by_id("offer-title"), say(f"{game.id}-title"))
        shown = say("offer-over" if over else "offer-detail", turns=turns(session))
        self._words.put(by_id("offer-detail"), shown)
        fill(
            by_id("offer-players"),
            [self._player(session, number) for number in range(len(session.record.seats))],
        )
        by_id("offer-play").hidden = over
        by_id("offer-look").classList.toggle("main", over)
        by_id("offer-forget").hidden = forget is None
        by_id("offer").showModal()
        self._paint(session)

    def _paint(self, session: Session) -> None:
        scene = at_rest(session, self._words.language())
        canvas = frame(scene, self._words.text(say(f"{session.game.id}-title")))
        canvas.style.maxWidth = f"calc({HIGHEST} * {scene.width / scene.height})"
        fill(by_id("offer-board"), [canvas])
        paint(canvas, scene)

    def _player(self, session: Session, number: int) -> Any:
        outcome, seat, name = session.state.outcome, session.record.seats[number], make("span")
        name.textContent = self._words.called(session.game.id, session.record.seats)[number]
        item = make("li", figure(seat.figure), name)
        item.classList.toggle("winner", bool(outcome and number in outcome.winners))
        return item

    def _play(self, _: Any) -> None:
        """Play on: what came without a seed, or from its own begins, gets chance of its own."""
        assert self._session
        by_id("offer").close()
        session = self._session
        self._opening.put_on(session if session.record.seed else session.with_seed(fresh_seed()))

    def _look(self, _: Any) -> None:
        assert self._session
        by_id("offer").close()
        by_id("library").close()
        self._look_at(self._session)

    def _drop(self, _: Any) -> None:
        by_id("offer").close()
        if self._forget:
            self._forget()

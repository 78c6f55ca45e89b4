"""Messages into sentences: the Python side of `boot/i18n/i18n.mjs`, where Mozilla's Fluent does the work.

Adds what only the running game knows: the players' names, and whether places bear their old names or
today's.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from pyscript.js_modules.page import i18n as fluent

from game.play.record import HUMAN, Seat
from game.text.message import Message, say
from game.web.dom import make

OLD, TODAY = "place-", "today-"


class Words:
    """`names` are the players' names by seat, `today` asks for today's names of places."""

    def __init__(self) -> None:
        self.names: tuple[str | Message, ...] = ()
        self.today = False

    def name_players(self, game: str, seats: Sequence[Seat]) -> None:
        """Names as typed, cut where long; without one a person is a number and a computer its temper.

        Two computers of one temper bear the number of their seat, too.
        """
        self.names = names_of(game, seats)

    def called(self, game: str, seats: Sequence[Seat]) -> list[str]:
        """The players' names in the language spoken now, of any game."""
        return [name if isinstance(name, str) else self.text(name) for name in names_of(game, seats)]

    def language(self) -> str:
        """The language that the board is written in now."""
        return str(fluent.boardLanguage())

    def text(self, message: Message) -> str:
        """The sentence in the language spoken now."""
        return self.texts([message])[0]

    def texts(self, messages: Sequence[Message]) -> list[str]:
        """Many sentences in one crossing to JavaScript and back."""
        spoken: list[str] = json.loads(fluent.formatAll(json.dumps([self._spell(each) for each in messages])))
        return spoken

    def put(self, element: Any, message: Message) -> None:
        """Let an element say a message, now and in whatever language is chosen later."""
        spelled = self._spell(message)
        element.setAttribute("data-l10n-args", json.dumps(spelled["params"]))
        element.setAttribute("data-l10n-id", spelled["key"])

    def make(self, tag: str, message: Message, **attributes: Any) -> Any:
        """A new element that says a message, as `dom.make` makes it."""
        element = make(tag, **attributes)
        self.put(element, message)
        return element

    def _spell(self, message: Message) -> dict[str, Any]:
        key = message.key
        if self.today and key.startswith(OLD) and fluent.has(TODAY + key.removeprefix(OLD)):
            key = TODAY + key.removeprefix(OLD)
        params = {name: self._value(value) for name, value in message.params.items()}
        if "seat" in params and params["seat"] < len(self.names):
            params["player"] = self._value(self.names[params["seat"]])
        return {"key": key, "params": params}

    def _value(self, value: int | float | str | Message) -> Any:
        return self._spell(value) if isinstance(value, Message) else value


def names_of(game: str, seats: Sequence[Seat]) -> tuple[str | Message, ...]:
    """What players are called; two computers of one temper bear the number of their seat, too."""
    tempers = Counter(seat.player for seat in seats if not seat.name)
    return tuple(
        _name(game, number, seat, tempers[seat.player] > 1) for number, seat in enumerate(seats, start=1)
    )


def _name(game: str, number: int, seat: Seat, numbered: bool) -> str | Message:
    if seat.name.strip():
        return str(fluent.shortened(seat.name))
    if seat.player == HUMAN:
        return say("player-name", number=number)
    temper = say(f"level-{game}-{seat.player}")
    return say("player-temper", temper=temper, number=number) if numbered else temper

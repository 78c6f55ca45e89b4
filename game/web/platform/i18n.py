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
from game.text.message import Message, msg
from game.web.platform.dom import create_element

OLD_PLACE_PREFIX, MODERN_PREFIX = "place-", "today-"
PREFIXES_WITH_MODERN_NAMES = (OLD_PLACE_PREFIX, "option-")
"""Messages that may have a variant with today's names: `today-<place>`, `today-option-…`."""


class Translator:
    """`names` are the players' names by seat, `today` asks for today's names of places."""

    def __init__(self) -> None:
        self.names: tuple[str | Message, ...] = ()
        self.modern_place_names = False

    def name_players(self, game: str, seats: Sequence[Seat]) -> None:
        """Names as typed, cut where long; without one a person is a number and a computer its temper.

        Two computers of one temper bear the number of their seat, too.
        """
        self.names = seat_names(game, seats)

    def player_names(self, game: str, seats: Sequence[Seat]) -> list[str]:
        """The players' names in the language spoken now, of any game."""
        return [name if isinstance(name, str) else self.text(name) for name in seat_names(game, seats)]

    def board_language(self) -> str:
        """The language that the board is written in now."""
        return str(fluent.boardLanguage())

    def text(self, message: Message) -> str:
        """The sentence in the language spoken now."""
        return self.texts([message])[0]

    def texts(self, messages: Sequence[Message]) -> list[str]:
        """Many sentences in one crossing to JavaScript and back."""
        sentences: list[str] = json.loads(
            fluent.formatAll(json.dumps([self._to_fluent(each) for each in messages]))
        )
        return sentences

    def set_text(self, element: Any, message: Message) -> None:
        """Let an element say a message, now and in whatever language is chosen later."""
        fluent_message = self._to_fluent(message)
        element.setAttribute("data-l10n-args", json.dumps(fluent_message["params"]))
        element.setAttribute("data-l10n-id", fluent_message["key"])

    def text_element(self, tag: str, message: Message, **attributes: Any) -> Any:
        """A new element that says a message, as `dom.make` makes it."""
        element = create_element(tag, **attributes)
        self.set_text(element, message)
        return element

    def _to_fluent(self, message: Message) -> dict[str, Any]:
        key = message.key
        if (
            self.modern_place_names
            and key.startswith(PREFIXES_WITH_MODERN_NAMES)
            and fluent.has(MODERN_PREFIX + key.removeprefix(OLD_PLACE_PREFIX))
        ):
            key = MODERN_PREFIX + key.removeprefix(OLD_PLACE_PREFIX)
        params = {name: self._param_value(value) for name, value in message.params.items()}
        if "seat" in params and params["seat"] < len(self.names):
            params["player"] = self._param_value(self.names[params["seat"]])
        return {"key": key, "params": params}

    def _param_value(self, value: int | float | str | Message) -> Any:
        return self._to_fluent(value) if isinstance(value, Message) else value


def seat_names(game: str, seats: Sequence[Seat]) -> tuple[str | Message, ...]:
    """What players are called; two computers of one temper bear the number of their seat, too."""
    counts = Counter(seat.player for seat in seats if not seat.name)
    return tuple(
        _seat_name(game, number, seat, counts[seat.player] > 1) for number, seat in enumerate(seats, start=1)
    )


def _seat_name(game: str, number: int, seat: Seat, numbered: bool) -> str | Message:
    if seat.name.strip():
        return str(fluent.shortened(seat.name))
    if seat.player == HUMAN:
        return msg("player-name", number=number)
    personality = msg(f"level-{game}-{seat.player}")
    return msg("player-temper", temper=personality, number=number) if numbered else personality

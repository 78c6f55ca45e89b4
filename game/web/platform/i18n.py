"""Translates messages into sentences: the Python side of `boot/i18n/i18n.mjs`, which uses Mozilla's Fluent.

Adds what only the running game knows: the players' names, and whether places have their old or modern names.
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
    """`names` are the players' names by seat; `modern_place_names` selects the names of places."""

    def __init__(self) -> None:
        self.names: tuple[str | Message, ...] = ()
        self.modern_place_names = False

    def name_players(self, game: str, seats: Sequence[Seat]) -> None:
        """Set `names` to those of a game's players."""
        self.names = seat_names(game, seats)

    def for_players(self, game: str, seats: Sequence[Seat]) -> Translator:
        """A translator with the names of another game's players."""
        other = Translator()
        other.modern_place_names = self.modern_place_names
        other.name_players(game, seats)
        return other

    def player_names(self, game: str, seats: Sequence[Seat]) -> list[str]:
        """The players' names as texts in the current language."""
        return [name if isinstance(name, str) else self.text(name) for name in seat_names(game, seats)]

    @property
    def naming(self) -> tuple[object, ...]:
        """What the text of a message depends on besides the message."""
        return str(fluent.language()), self.modern_place_names, self.names

    def board_language(self) -> str:
        """The language of the texts on the board."""
        return str(fluent.boardLanguage())

    def text(self, message: Message) -> str:
        """The sentence in the current language."""
        return self.texts([message])[0]

    def texts(self, messages: Sequence[Message]) -> list[str]:
        """Several sentences with one call to JavaScript, since each call takes time."""
        request = json.dumps([self.to_fluent(each) for each in messages])
        sentences: list[str] = json.loads(fluent.formatAll(request))
        return sentences

    def set_text(self, element: Any, message: Message) -> None:
        """Let an element show a message, also after a change of language."""
        fluent_message = self.to_fluent(message)
        element.setAttribute("data-l10n-args", json.dumps(fluent_message["params"]))
        element.setAttribute("data-l10n-id", fluent_message["key"])

    def text_element(self, tag: str, message: Message, **attributes: Any) -> Any:
        """A new element that shows a message; attributes as for `create_element`."""
        element = create_element(tag, **attributes)
        self.set_text(element, message)
        return element

    def to_fluent(self, message: Message) -> dict[str, Any]:
        """The message for JavaScript, as `{key, params}`."""
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
        return self.to_fluent(value) if isinstance(value, Message) else value


def seat_names(game: str, seats: Sequence[Seat]) -> tuple[str | Message, ...]:
    """Names as typed, shortened if long. Without one a person is a number and a computer its personality.

    Computers with the same personality also get the number of their seat.
    """
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

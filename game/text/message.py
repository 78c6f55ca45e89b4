"""A message: the key of a text in `assets/text/*.ftl` and the values of its variables.

Games return messages, not sentences, so that the language can change at any time. A value is a number, a
string (a player's name, an id that the text selects on) or another message, which is formatted first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True)
class Message:
    """The id of a Fluent message and the values of its variables."""

    key: str
    params: Mapping[str, int | float | str | Message] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", MappingProxyType(dict(self.params)))

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.params.items())))


def percent_of(chance: float) -> int:
    """A chance (0 to 1) in percent; only 0 and 1 themselves are 0 and 100."""
    percent = round(100 * chance)
    return min(99, max(1, percent)) if 0 < chance < 1 else percent


def ahead_or_behind(lead: float) -> str:
    """`ahead`, `behind` or `even`: a text that names a lead selects on it."""
    return "ahead" if lead > 0 else "behind" if lead < 0 else "even"


def msg(key: str, **params: int | float | str | Message) -> Message:
    """A `Message` with its variables as keyword arguments."""
    return Message(key, params)


def comma_separated(items: Iterable[Message | str]) -> Message | str:
    """The items separated by commas; an empty text if there are none."""
    listed: Message | str = ""
    for item in items:
        listed = msg("list-more", list=listed, item=item) if listed else item
    return listed

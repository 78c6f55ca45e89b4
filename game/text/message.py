"""A message: the key of a text in `assets/text/*.ftl` and the values that go into it.

Rules, stories and views speak in messages and never in sentences, so that a language can be switched
at any moment. A value is a number, a plain string (a player's name, an id that the text selects on),
or another message, which is formatted first and put in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True)
class Message:
    """`key` names a Fluent message; `params` are its variables."""

    key: str
    params: Mapping[str, int | float | str | Message] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", MappingProxyType(dict(self.params)))

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.params.items())))


def msg(key: str, **params: int | float | str | Message) -> Message:
    """`Message(key, params)` with the values as keyword arguments."""
    return Message(key, params)

"""Players' names: what may stand in one, and how a typed one is cleaned."""

from __future__ import annotations

import re

MAX_NAME_LENGTH = 264
"""In code points: 24 graphemes, each as long as an emoji family with four skin tones."""

_EMOJI = "\u2190-\u2bff\U0001f000-\U0001faff"
_JOINER = "\u200d"
_JOINER_BETWEEN_EMOJI = re.compile(f"(?<=[{_EMOJI}\ufe0f]){_JOINER}(?=[{_EMOJI}])")
"""A zero-width joiner that combines two emoji; anywhere else it is invisible."""

_STRAY_JOINER = re.compile(f"(?<![{_EMOJI}\ufe0f]){_JOINER}|{_JOINER}(?![{_EMOJI}])")


def is_printable_name(name: str) -> bool:
    """True if a name has no invisible or direction-changing characters."""
    return _JOINER_BETWEEN_EMOJI.sub("", name).isprintable()


def cleaned_name(typed: str) -> str:
    """A typed name without invisible characters and extra spaces, cut to `MAX_NAME_LENGTH`."""
    kept = (letter for letter in typed if letter.isprintable() or letter.isspace() or letter == _JOINER)
    return " ".join(_STRAY_JOINER.sub("", "".join(kept)[:MAX_NAME_LENGTH]).split())

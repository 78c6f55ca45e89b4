"""Sizes and durations of the page: font sizes, spacing, radii, heights, shadows, animations.

`css` writes them as custom properties (`TOKENS["type"]["large"]` is `var(--type-large)`). Lengths are in rem,
so that they follow the browser's font size. `target` is the minimum height of a control.
"""

from __future__ import annotations

from collections.abc import Mapping

TOKENS: Mapping[str, Mapping[str, str]] = {
    "type": {"tiny": "0.8rem", "small": "0.875rem", "text": "1rem", "large": "1.1rem", "title": "1.35rem"},
    "spacing": {"hair": "0.125rem", "tight": "0.25rem", "small": "0.5rem", "text": "0.75rem"},
    "radius": {"small": "0.5rem", "control": "0.75rem", "dialog": "1rem"},
    "size": {"target": "2.75rem", "bar": "3.25rem"},
    "shadow": {"card": "0 1px 2px rgb(0 0 0 / 0.18), 0 6px 18px rgb(0 0 0 / 0.12)"},
    "motion": {"quick": "120ms", "award": "0.7s", "pulse": "1.6s", "ripple": "1.8s", "shine": "60s"},
}


def css() -> str:
    """A style sheet with all tokens as custom properties."""
    named = (f"--{kind}-{name}:{value}" for kind, values in TOKENS.items() for name, value in values.items())
    return f":root{{{';'.join(named)}}}\n"

"""The themes as a style sheet for the page."""

from __future__ import annotations

from dataclasses import fields

from game.draw.theme import DARK, FORCED, LIGHT, Theme


def style_sheet() -> str:
    """A style sheet with all themes as custom properties.

    The attribute `data-theme` overrides the system's choice; forced colours override both.
    """
    dark = css_rules(DARK)
    return (
        f":root{{{css_rules(LIGHT)}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
        f"@media (forced-colors:active){{:root,:root[data-theme]{{{css_rules(FORCED)}}}}}\n"
    )


def css_rules(theme: Theme) -> str:
    """The custom properties of a theme; figures are `--figure-0`, `--figure-0-ink` and so on."""
    named = {f.name.replace("_", "-"): getattr(theme, f.name) for f in fields(theme)}
    for number, figure in enumerate(named.pop("figures")):
        named[f"figure-{number}"] = figure.colour
        named[f"figure-{number}-ink"] = figure.ink
    scheme = {"forced": "light dark"}.get(theme.name, theme.name)
    del named["name"]
    return f"color-scheme:{scheme};" + ";".join(f"--{name}:{value}" for name, value in named.items())

"""Themes: all colours of page and canvas, light, dark and forced, and the players' figures.

A `Theme` names colours by purpose. Views put its values into shapes; `tools/build/theme_css.py` writes the
same names as custom properties (`ink_soft` is `var(--ink-soft)`), so the style sheets contain no colours. The
tests check contrast according to WCAG 2.2.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """A player's figure: a colour, a text colour to use on it, and a silhouette to recognise without colour.

    `d` is SVG path data, within about 12 units of the origin.
    """

    name: str
    colour: str
    ink: str
    d: str


SILHOUETTES = {
    "disc": "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z",
    "square": "M-7.5-10H7.5Q10-10 10-7.5V7.5Q10 10 7.5 10H-7.5Q-10 10-10 7.5V-7.5Q-10-10-7.5-10Z",
    "triangle": "M-1.9-11Q0-13.4 1.9-11L11.6 5.8Q12.8 9.4 9.3 9.4H-9.3Q-12.8 9.4-11.6 5.8Z",
    "diamond": "M-1.9-11.6Q0-13.4 1.9-11.6L11.6-1.9Q13.4 0 11.6 1.9L1.9 11.6Q0 13.4-1.9 11.6"
    "L-11.6 1.9Q-13.4 0-11.6-1.9Z",
    "cross": "M-4.2-11H4.2V-4.2H11V4.2H4.2V11H-4.2V4.2H-11V-4.2H-4.2Z",
}


def _figures(*colours: tuple[str, str]) -> tuple[Figure, ...]:
    """One figure per silhouette, in order, from pairs of colour and text colour."""
    shapes = zip(SILHOUETTES.items(), colours, strict=True)
    return tuple(Figure(name, colour, ink, d) for (name, d), (colour, ink) in shapes)


def _colour(light: str, dark: str) -> Any:
    """The values of a field in the light and in the dark theme, of which `_theme` takes one."""
    return light, dark


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours, each `#rrggbb` or a CSS system colour."""

    name: str
    figures: tuple[Figure, ...]

    # The page.
    paper: str = _colour("#f3eada", "#191510")
    surface: str = _colour("#fbf6ea", "#231d16")
    raised: str = _colour("#fffdf7", "#2d261d")
    ink: str = _colour("#2e2519", "#f2e7d0")
    ink_soft: str = _colour("#655642", "#bfae8f")
    line: str = _colour("#dccfb4", "#43392b")
    edge: str = _colour("#8a7757", "#92805f")
    accent: str = _colour("#9a3b1d", "#e8905a")
    accent_ink: str = _colour("#fffaf0", "#231305")
    accent_pressed: str = _colour("#7b2c13", "#f5ac7e")
    focus: str = _colour("#12566f", "#8fd0e6")
    good: str = _colour("#2c6a36", "#8ccf8f")
    danger: str = _colour("#a3231d", "#ff9a8a")

    # Star of Africa: a printed map.
    sea: str = _colour("#c3d9d6", "#17303a")
    sea_shallow: str = _colour("#d3e3dc", "#1d3a44")
    sea_line: str = _colour("#8fb4b6", "#356070")
    sea_name: str = _colour("#3f7480", "#8fbfcb")
    land: str = _colour("#f5e8ca", "#544731")
    coast: str = _colour("#6d5030", "#c7a873")
    desert: str = _colour("#f0d9a4", "#675536")
    savanna: str = _colour("#e6dfae", "#535236")
    forest: str = _colour("#c3d0a0", "#3c5036")
    relief: str = _colour("#a98a5c", "#8d754c")
    river: str = _colour("#6fa3b0", "#5d93a3")
    frame: str = _colour("#4d3a22", "#c7a873")
    foreign: str = _colour("#e9e0cb", "#38322a")
    name_ink: str = _colour("#33261a", "#fbf0d8")
    name_halo: str = _colour("#fbf3de", "#231b10")

    # Its routes and places.
    road: str = _colour("#a5432a", "#e79a68")
    road_edge: str = _colour("#fdf3dc", "#2a2014")
    lane: str = _colour("#1d5a77", "#86c3d8")
    flight: str = _colour("#64497f", "#c9b1e6")
    spot: str = _colour("#fff8e7", "#fbeed2")
    spot_edge: str = _colour("#7a2f1c", "#5a2413")
    spot_sea: str = _colour("#eaf5f5", "#d5ecf0")
    place: str = _colour("#f6d488", "#dcb25e")
    place_edge: str = _colour("#5b3a1a", "#1d140a")
    home: str = _colour("#e7a33a", "#f0b04a")

    # Highlights, and Star of Africa's die and tokens.
    glow: str = _colour("#ffd23f", "#ffdc5e")
    glow_edge: str = _colour("#7a1f0c", "#2a0d04")
    last: str = _colour("#3b2a8a", "#cdbdff")
    shadow: str = _colour("#3a2a14", "#000000")
    die: str = _colour("#fffdf6", "#f7eedb")
    die_edge: str = _colour("#6d5030", "#1d140a")
    pip: str = _colour("#8c1f16", "#8c1f16")
    token: str = _colour("#b5502f", "#c2603a")
    token_edge: str = _colour("#5e2412", "#2b0f06")
    token_ink: str = _colour("#fde9bd", "#ffeec6")
    star: str = _colour("#f4b91f", "#ffcb3d")
    ruby: str = _colour("#c5213c", "#e8455f")
    emerald: str = _colour("#1f8a56", "#35b377")
    topaz: str = _colour("#e2902a", "#f0a543")
    robber: str = _colour("#3b332c", "#1f1a16")
    horseshoe: str = _colour("#5e6f7d", "#9fb2c0")
    blank: str = _colour("#cdbf9f", "#b3a482")

    # *Star: a star cut in facets. Its stones have the players' colours (`figures`).
    plate: str = _colour("#f7efdc", "#23211f")
    rim: str = _colour("#f1e2bb", "#2b2218")
    facet_1: str = _colour("#f4d3c4", "#43211b")
    facet_2: str = _colour("#f0e2ab", "#3a300f")
    facet_3: str = _colour("#d3e7c6", "#183521")
    facet_4: str = _colour("#c8e4ea", "#0f3345")
    facet_5: str = _colour("#dfd2ef", "#35204d")
    inlay: str = _colour("#7d6538", "#9c8860")
    node: str = _colour("#fffdf6", "#14110e")
    gilt: str = _colour("#d8a838", "#c79a35")
    gilt_edge: str = _colour("#6b4a12", "#f0d48a")
    sheen: str = _colour("#ffffff", "#ffffff")

    # Afrika: a carved board with stones in its holes.
    wood: str = _colour("#bd8850", "#5d3f27")
    wood_edge: str = _colour("#6b3f1c", "#25150a")
    wood_shine: str = _colour("#e6bd85", "#94693f")
    grain: str = _colour("#8a5a2b", "#38220f")
    carving: str = _colour("#3d230e", "#f0d3a4")
    hollow: str = _colour("#9a6534", "#43291a")
    hollow_deep: str = _colour("#3f210b", "#120803")
    stone: str = _colour("#e4dccb", "#d3c9b8")
    stone_warm: str = _colour("#dcc39a", "#c4a878")
    stone_cool: str = _colour("#b9c0bd", "#9aa5a6")
    stone_shine: str = _colour("#ffffff", "#fffaf0")
    bone: str = _colour("#f8eed8", "#e3d3b1")
    bone_edge: str = _colour("#5b3a1a", "#1a0f06")
    bone_ink: str = _colour("#2e2015", "#221509")

    def __hash__(self) -> int:
        """Only the name, since themes are cache keys that are looked up in each frame."""
        return hash(self.name)


_COLOURS: dict[str, Any] = {each.name: each.default for each in fields(Theme)[2:]}


def _theme(name: str, index: int, *figures: tuple[str, str]) -> Theme:
    return Theme(name, _figures(*figures), **{colour: pair[index] for colour, pair in _COLOURS.items()})


LIGHT = _theme(
    "light",
    0,
    ("#ca3b31", "#ffffff"),
    ("#1b4d8e", "#ffffff"),
    ("#f2bb2c", "#33261a"),
    ("#4f9a4a", "#14260f"),
    ("#4b2c6c", "#ffffff"),
)
DARK = _theme(
    "dark",
    1,
    ("#d8453d", "#1c0504"),
    ("#62a8ea", "#04101f"),
    ("#f6c744", "#2e2519"),
    ("#62b45b", "#0d1f0a"),
    ("#7b52a8", "#ffffff"),
)

_VARIABLE_REFERENCES: dict[str, Any] = {name: f"var(--{name.replace('_', '-')})" for name in _COLOURS}
CSS_VARIABLES = replace(LIGHT, **_VARIABLE_REFERENCES)
"""Colours as `var(--…)`, for SVG elements that follow the page's theme."""


def _mean_brightness(colour: str) -> float:
    return sum(bytes.fromhex(colour[1:])) / 3


_MAX_DARK_BRIGHTNESS = 0x78
"""Light-theme colours up to this mean of red, green and blue become `CanvasText`, others `Canvas`."""

_SYSTEM_COLOURS = (
    {
        name: "CanvasText" if _mean_brightness(getattr(LIGHT, name)) <= _MAX_DARK_BRIGHTNESS else "Canvas"
        for name in _VARIABLE_REFERENCES
    }
    | dict.fromkeys(("lane", "last"), "LinkText")
    | dict.fromkeys(("flight", "river", "sea_line", "blank"), "GrayText")
    | dict.fromkeys(("line", "edge"), "CanvasText")
    | {"glow": "Highlight"}
)
FORCED = replace(
    LIGHT,
    **_SYSTEM_COLOURS,
    name="forced",
    figures=_figures(
        ("CanvasText", "Canvas"),
        ("Highlight", "HighlightText"),
        ("LinkText", "Canvas"),
        ("GrayText", "Canvas"),
        ("ButtonText", "ButtonFace"),
    ),
)
"""System colours, for the browser's forced-colors mode."""

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

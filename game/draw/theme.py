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


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours, each `#rrggbb` or a CSS system colour."""

    name: str

    # The page.
    paper: str
    surface: str
    raised: str
    ink: str
    ink_soft: str
    line: str
    edge: str
    accent: str
    accent_ink: str
    accent_pressed: str
    focus: str
    good: str
    danger: str

    # A printed map.
    sea: str
    sea_shallow: str
    sea_line: str
    sea_name: str
    land: str
    coast: str
    desert: str
    savanna: str
    forest: str
    relief: str
    river: str
    frame: str
    foreign: str
    name_ink: str
    name_halo: str

    # Routes and places on the map.
    road: str
    road_edge: str
    lane: str
    flight: str
    spot: str
    spot_edge: str
    spot_sea: str
    place: str
    place_edge: str
    home: str

    # Pieces and highlights.
    glow: str
    glow_edge: str
    last: str
    shadow: str
    die: str
    die_edge: str
    pip: str
    token: str
    token_edge: str
    token_ink: str
    star: str
    ruby: str
    emerald: str
    topaz: str
    robber: str
    horseshoe: str
    blank: str

    # A star cut in facets.
    plate: str
    rim: str
    facet_1: str
    facet_2: str
    facet_3: str
    facet_4: str
    facet_5: str
    inlay: str
    node: str
    gilt: str
    gilt_edge: str
    sheen: str

    # A carved board with stones in its holes.
    wood: str
    wood_edge: str
    wood_shine: str
    grain: str
    carving: str
    hollow: str
    hollow_deep: str
    stone: str
    stone_warm: str
    stone_cool: str
    stone_shine: str
    bone: str
    bone_edge: str
    bone_ink: str

    figures: tuple[Figure, ...]

    def __hash__(self) -> int:
        """Only the name, since themes are cache keys that are looked up in each frame."""
        return hash(self.name)


LIGHT = Theme(
    name="light",
    paper="#f3eada",
    surface="#fbf6ea",
    raised="#fffdf7",
    ink="#2e2519",
    ink_soft="#655642",
    line="#dccfb4",
    edge="#8a7757",
    accent="#9a3b1d",
    accent_ink="#fffaf0",
    accent_pressed="#7b2c13",
    focus="#12566f",
    good="#2c6a36",
    danger="#a3231d",
    sea="#c3d9d6",
    sea_shallow="#d3e3dc",
    sea_line="#8fb4b6",
    sea_name="#3f7480",
    land="#f5e8ca",
    coast="#6d5030",
    desert="#f0d9a4",
    savanna="#e6dfae",
    forest="#c3d0a0",
    relief="#a98a5c",
    river="#6fa3b0",
    frame="#4d3a22",
    foreign="#e9e0cb",
    name_ink="#33261a",
    name_halo="#fbf3de",
    road="#a5432a",
    road_edge="#fdf3dc",
    lane="#1d5a77",
    flight="#64497f",
    spot="#fff8e7",
    spot_edge="#7a2f1c",
    spot_sea="#eaf5f5",
    place="#f6d488",
    place_edge="#5b3a1a",
    home="#e7a33a",
    glow="#ffd23f",
    glow_edge="#7a1f0c",
    last="#3b2a8a",
    shadow="#3a2a14",
    die="#fffdf6",
    die_edge="#6d5030",
    pip="#8c1f16",
    token="#b5502f",
    token_edge="#5e2412",
    token_ink="#fde9bd",
    star="#f4b91f",
    ruby="#c5213c",
    emerald="#1f8a56",
    topaz="#e2902a",
    robber="#3b332c",
    horseshoe="#5e6f7d",
    blank="#cdbf9f",
    plate="#f7efdc",
    rim="#f1e2bb",
    facet_1="#f4d3c4",
    facet_2="#f0e2ab",
    facet_3="#d3e7c6",
    facet_4="#c8e4ea",
    facet_5="#dfd2ef",
    inlay="#7d6538",
    node="#fffdf6",
    gilt="#d8a838",
    gilt_edge="#6b4a12",
    sheen="#ffffff",
    wood="#bd8850",
    wood_edge="#6b3f1c",
    wood_shine="#e6bd85",
    grain="#8a5a2b",
    carving="#3d230e",
    hollow="#9a6534",
    hollow_deep="#3f210b",
    stone="#e4dccb",
    stone_warm="#dcc39a",
    stone_cool="#b9c0bd",
    stone_shine="#ffffff",
    bone="#f8eed8",
    bone_edge="#5b3a1a",
    bone_ink="#2e2015",
    figures=_figures(
        ("#ca3b31", "#ffffff"),
        ("#1b4d8e", "#ffffff"),
        ("#f2bb2c", "#33261a"),
        ("#4f9a4a", "#14260f"),
        ("#4b2c6c", "#ffffff"),
    ),
)

DARK = Theme(
    name="dark",
    paper="#191510",
    surface="#231d16",
    raised="#2d261d",
    ink="#f2e7d0",
    ink_soft="#bfae8f",
    line="#43392b",
    edge="#92805f",
    accent="#e8905a",
    accent_ink="#231305",
    accent_pressed="#f5ac7e",
    focus="#8fd0e6",
    good="#8ccf8f",
    danger="#ff9a8a",
    sea="#17303a",
    sea_shallow="#1d3a44",
    sea_line="#356070",
    sea_name="#8fbfcb",
    land="#544731",
    coast="#c7a873",
    desert="#675536",
    savanna="#535236",
    forest="#3c5036",
    relief="#8d754c",
    river="#5d93a3",
    frame="#c7a873",
    foreign="#38322a",
    name_ink="#fbf0d8",
    name_halo="#231b10",
    road="#e79a68",
    road_edge="#2a2014",
    lane="#86c3d8",
    flight="#c9b1e6",
    spot="#fbeed2",
    spot_edge="#5a2413",
    spot_sea="#d5ecf0",
    place="#dcb25e",
    place_edge="#1d140a",
    home="#f0b04a",
    glow="#ffdc5e",
    glow_edge="#2a0d04",
    last="#cdbdff",
    shadow="#000000",
    die="#f7eedb",
    die_edge="#1d140a",
    pip="#8c1f16",
    token="#c2603a",
    token_edge="#2b0f06",
    token_ink="#ffeec6",
    star="#ffcb3d",
    ruby="#e8455f",
    emerald="#35b377",
    topaz="#f0a543",
    robber="#1f1a16",
    horseshoe="#9fb2c0",
    blank="#b3a482",
    plate="#23211f",
    rim="#2b2218",
    facet_1="#43211b",
    facet_2="#3a300f",
    facet_3="#183521",
    facet_4="#0f3345",
    facet_5="#35204d",
    inlay="#9c8860",
    node="#14110e",
    gilt="#c79a35",
    gilt_edge="#f0d48a",
    sheen="#ffffff",
    wood="#5d3f27",
    wood_edge="#25150a",
    wood_shine="#94693f",
    grain="#38220f",
    carving="#f0d3a4",
    hollow="#43291a",
    hollow_deep="#120803",
    stone="#d3c9b8",
    stone_warm="#c4a878",
    stone_cool="#9aa5a6",
    stone_shine="#fffaf0",
    bone="#e3d3b1",
    bone_edge="#1a0f06",
    bone_ink="#221509",
    figures=_figures(
        ("#d8453d", "#1c0504"),
        ("#62a8ea", "#04101f"),
        ("#f6c744", "#2e2519"),
        ("#62b45b", "#0d1f0a"),
        ("#7b52a8", "#ffffff"),
    ),
)

_VARIABLE_REFERENCES: dict[str, Any] = {
    each.name: f"var(--{each.name.replace('_', '-')})"
    for each in fields(Theme)
    if each.name not in ("name", "figures")
}
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

"""The look: both themes complete, readable after WCAG 2.2 AA, and figures that differ in more than hue."""

import re
from dataclasses import fields
from itertools import combinations

import pytest

from game.draw.theme import THEMES, Theme, css

TEXT = 4.5
GRAPHIC = 3.0

JEWEL = ("plate", "facet_1", "facet_2", "facet_3", "facet_4", "facet_5")

PAIRS = [
    *[("ink", ground, TEXT) for ground in ("paper", "surface", "raised")],
    *[("ink_soft", ground, TEXT) for ground in ("paper", "surface", "raised")],
    *[("danger", ground, TEXT) for ground in ("paper", "surface", "raised")],
    *[("good", ground, TEXT) for ground in ("paper", "surface", "raised")],
    *[("accent", ground, GRAPHIC) for ground in ("paper", "surface", "raised")],
    *[("edge", ground, GRAPHIC) for ground in ("paper", "surface", "raised")],
    *[("focus", ground, GRAPHIC) for ground in ("paper", "surface", "raised", "sea", "land")],
    ("accent_ink", "accent", TEXT),
    ("accent_ink", "accent_pressed", TEXT),
    *[("name_ink", ground, TEXT) for ground in ("name_halo", "land", "sea", "desert", "savanna", "forest")],
    ("sea_name", "sea", GRAPHIC),
    ("coast", "land", GRAPHIC),
    ("coast", "sea", GRAPHIC),
    *[("road", ground, GRAPHIC) for ground in ("land", "desert", "savanna", "forest")],
    ("lane", "sea", GRAPHIC),
    *[("flight", ground, GRAPHIC) for ground in ("land", "sea", "desert", "savanna", "forest")],
    ("spot_edge", "spot", GRAPHIC),
    ("place_edge", "place", GRAPHIC),
    ("place_edge", "home", GRAPHIC),
    ("glow_edge", "glow", GRAPHIC),
    ("pip", "die", TEXT),
    ("token_ink", "token", GRAPHIC),
    ("last", "land", GRAPHIC),
    ("last", "sea", GRAPHIC),
    ("carving", "wood", TEXT),
    ("bone_ink", "bone", TEXT),
    *[(stone, "hollow_deep", GRAPHIC) for stone in ("stone", "stone_warm", "stone_cool")],
    ("last", "wood", GRAPHIC),
    ("wood_edge", "wood_shine", GRAPHIC),
    *[("inlay", ground, GRAPHIC) for ground in JEWEL],
    *[("gilt_edge", ground, GRAPHIC) for ground in (*JEWEL, "rim", "node")],
    *[("name_ink", ground, TEXT) for ground in (*JEWEL, "rim", "node")],
]


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2.2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """The contrast ratio after WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def named_colours(theme: Theme) -> dict[str, str]:
    return {f.name: getattr(theme, f.name) for f in fields(theme) if f.name not in ("name", "figures")}


@pytest.fixture(params=THEMES.values(), ids=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    chosen: Theme = request.param
    return chosen


def test_every_colour_is_written_the_same_way(theme: Theme) -> None:
    for name, value in named_colours(theme).items():
        assert re.fullmatch(r"#[0-9a-f]{6}", value), name


@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_what_is_read_stands_out(theme: Theme, front: str, back: str, least: float) -> None:
    colours = named_colours(theme)
    ratio = contrast(colours[front], colours[back])
    assert ratio >= least, f"{front} {colours[front]} on {back} {colours[back]}: {ratio:.2f}"


def test_a_figure_has_ink_that_reads_on_it(theme: Theme) -> None:
    for figure in theme.figures:
        assert contrast(figure.colour, figure.ink) >= TEXT, figure.name


def test_blue_and_red_stones_stand_out_on_a_jewel(theme: Theme) -> None:
    colours = named_colours(theme)
    for figure in theme.figures[:2]:
        for ground in (*JEWEL, "rim"):
            assert contrast(figure.colour, colours[ground]) >= GRAPHIC, (figure.name, ground)


def test_no_two_figures_share_a_silhouette_or_a_colour(theme: Theme) -> None:
    assert len(theme.figures) == 5
    for one, two in combinations(theme.figures, 2):
        assert one.d != two.d
        assert one.colour != two.colour


def test_the_style_sheet_says_each_theme_twice_and_nothing_but_colours() -> None:
    text = css()
    assert text.count("{") == text.count("}")
    for theme in THEMES.values():
        for value in named_colours(theme).values():
            assert value in text
    assert text.count("--sea-shallow:") == 3
    assert text.count("--figure-4-ink:") == 3

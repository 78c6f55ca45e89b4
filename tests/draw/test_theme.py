"""Themes: complete, contrast according to WCAG 2.2 AA, figures that differ in more than hue."""

import re
from dataclasses import fields
from itertools import combinations

import pytest

from game.draw.theme import FORCED, SILHOUETTES, THEMES, Theme
from tools.build.theme_css import style_sheet

TEXT_CONTRAST = 4.5
GRAPHIC_CONTRAST = 3.0
MIN_GREY_CONTRAST = 1.5
"""The contrast at which two adjacent greys can be distinguished."""

SYSTEM_COLOURS = {"Canvas", "CanvasText", "LinkText", "GrayText", "Highlight"}
"""CSS system colours that the forced theme uses."""

RASTER = [(x + 0.5, y + 0.5) for x in range(-14, 14) for y in range(-14, 14)]
MIN_DIFFERING_SHARE = 0.06

JEWEL = ("plate", "facet_1", "facet_2", "facet_3", "facet_4", "facet_5")

CONTRAST_PAIRS = [
    *[("ink", ground, TEXT_CONTRAST) for ground in ("paper", "surface", "raised")],
    *[("ink_soft", ground, TEXT_CONTRAST) for ground in ("paper", "surface", "raised")],
    *[("danger", ground, TEXT_CONTRAST) for ground in ("paper", "surface", "raised")],
    *[("good", ground, TEXT_CONTRAST) for ground in ("paper", "surface", "raised")],
    *[("accent", ground, GRAPHIC_CONTRAST) for ground in ("paper", "surface", "raised")],
    *[("edge", ground, GRAPHIC_CONTRAST) for ground in ("paper", "surface", "raised")],
    *[("focus", ground, GRAPHIC_CONTRAST) for ground in ("paper", "surface", "raised", "sea", "land")],
    ("accent_ink", "accent", TEXT_CONTRAST),
    ("accent_ink", "accent_pressed", TEXT_CONTRAST),
    *[
        ("name_ink", ground, TEXT_CONTRAST)
        for ground in ("name_halo", "land", "sea", "desert", "savanna", "forest")
    ],
    ("sea_name", "sea", GRAPHIC_CONTRAST),
    ("coast", "land", GRAPHIC_CONTRAST),
    ("coast", "sea", GRAPHIC_CONTRAST),
    *[("road", ground, GRAPHIC_CONTRAST) for ground in ("land", "desert", "savanna", "forest")],
    ("lane", "sea", GRAPHIC_CONTRAST),
    *[("flight", ground, GRAPHIC_CONTRAST) for ground in ("land", "sea", "desert", "savanna", "forest")],
    ("spot_edge", "spot", GRAPHIC_CONTRAST),
    ("place_edge", "place", GRAPHIC_CONTRAST),
    ("place_edge", "home", GRAPHIC_CONTRAST),
    ("glow_edge", "glow", GRAPHIC_CONTRAST),
    ("pip", "die", TEXT_CONTRAST),
    ("token_ink", "token", GRAPHIC_CONTRAST),
    ("last", "land", GRAPHIC_CONTRAST),
    ("last", "sea", GRAPHIC_CONTRAST),
    ("carving", "wood", TEXT_CONTRAST),
    ("bone_ink", "bone", TEXT_CONTRAST),
    *[(stone, "hollow_deep", GRAPHIC_CONTRAST) for stone in ("stone", "stone_warm", "stone_cool")],
    ("last", "wood", GRAPHIC_CONTRAST),
    ("wood_edge", "wood_shine", GRAPHIC_CONTRAST),
    *[("inlay", ground, GRAPHIC_CONTRAST) for ground in JEWEL],
    *[("gilt_edge", ground, GRAPHIC_CONTRAST) for ground in (*JEWEL, "rim", "node")],
    *[("name_ink", ground, TEXT_CONTRAST) for ground in (*JEWEL, "rim", "node")],
]


def luminance(colour: str) -> float:
    """Relative luminance according to WCAG 2.2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """The contrast ratio according to WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def named_colours(theme: Theme) -> dict[str, str]:
    return {f.name: getattr(theme, f.name) for f in fields(theme) if f.name not in ("name", "figures")}


@pytest.fixture(params=THEMES.values(), ids=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    chosen: Theme = request.param
    return chosen


def test_every_colour_is_a_six_digit_hex_value(theme: Theme) -> None:
    for name, value in named_colours(theme).items():
        assert re.fullmatch(r"#[0-9a-f]{6}", value), name


@pytest.mark.parametrize(("front", "back", "least"), CONTRAST_PAIRS)
def test_colour_pairs_meet_their_contrast(theme: Theme, front: str, back: str, least: float) -> None:
    colours = named_colours(theme)
    ratio = contrast(colours[front], colours[back])
    assert ratio >= least, f"{front} {colours[front]} on {back} {colours[back]}: {ratio:.2f}"


def test_a_figures_ink_is_readable_on_its_colour(theme: Theme) -> None:
    for figure in theme.figures:
        assert contrast(figure.colour, figure.ink) >= TEXT_CONTRAST, figure.name


def test_stones_contrast_with_every_jewel_colour(theme: Theme) -> None:
    colours = named_colours(theme)
    for figure in theme.figures[:2]:
        for ground in (*JEWEL, "rim"):
            assert contrast(figure.colour, colours[ground]) >= GRAPHIC_CONTRAST, (figure.name, ground)


def test_blue_and_red_stones_differ_in_lightness(theme: Theme) -> None:
    """On *Star's board, lines and territory have a player's colour but no silhouette."""
    red, blue = theme.figures[:2]
    assert contrast(red.colour, blue.colour) >= MIN_GREY_CONTRAST


def test_no_two_figures_share_a_silhouette_or_a_colour(theme: Theme) -> None:
    assert len(theme.figures) == 5
    for one, two in combinations(theme.figures, 2):
        assert one.d != two.d
        assert one.colour != two.colour


def test_no_two_silhouettes_cover_the_same_area() -> None:
    for one, two in combinations(SILHOUETTES.values(), 2):
        differing = sum(covers(one, x, y) != covers(two, x, y) for x, y in RASTER)
        assert differing >= MIN_DIFFERING_SHARE * len(RASTER)


def covers(d: str, x: float, y: float) -> bool:
    """True if a silhouette, with its corners taken as sharp, covers a point."""
    corners = outline(d)
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    crossed = [
        (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in pairs
    ]
    return sum(crossed) % 2 == 1


def outline(d: str) -> list[tuple[float, float]]:
    """The end points of a path's segments; an arc adds the leftmost or rightmost point of the disc."""
    at, found = (0.0, 0.0), []
    for command, text in re.findall(r"([MHVLAQZ])([^MHVLAQZ]*)", d):
        numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", text)]
        if command == "H":
            at = (numbers[0], at[1])
        elif command == "V":
            at = (at[0], numbers[0])
        elif command == "A":
            found.append((11.0 if numbers[-1] > 0 else -11.0, 0.0))
            at = (numbers[-2], numbers[-1])
        elif numbers:
            at = (numbers[-2], numbers[-1])
        found.append(at)
    return found


def test_the_forced_theme_uses_system_colours_that_differ() -> None:
    colours = named_colours(FORCED)
    assert set(colours.values()) <= SYSTEM_COLOURS
    for front, back, _ in CONTRAST_PAIRS:
        assert colours[front] != colours[back], (front, back)
    for figure in FORCED.figures:
        assert figure.colour != figure.ink


def test_the_style_sheet_contains_every_theme_twice() -> None:
    text = style_sheet()
    assert text.count("{") == text.count("}")
    for theme in THEMES.values():
        for value in named_colours(theme).values():
            assert value in text
    assert text.count("--sea-shallow:") == 4
    assert text.count("--figure-4-ink:") == 4

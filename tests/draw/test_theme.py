"""The look: both themes complete, readable after WCAG 2.2 AA, and figures that differ in more than hue."""

import re
from dataclasses import fields
from itertools import combinations

import pytest

from game.draw.theme import FORCED, SILHOUETTES, THEMES, Theme, css

TEXT = 4.5
GRAPHIC = 3.0
SHADE = 1.5
"""Two greys that lie side by side are told apart."""

SYSTEM = {"Canvas", "CanvasText", "LinkText", "GrayText", "Highlight"}
"""CSS system colours that a forced theme is painted with."""

RASTER = [(x + 0.5, y + 0.5) for x in range(-14, 14) for y in range(-14, 14)]
LEAST_DIFFERING = 0.06

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


def test_blue_and_red_stones_are_of_two_shades_for_who_sees_no_colours(theme: Theme) -> None:
    """On *Star's board a player's lines and ground have the player's colour, and no silhouette."""
    red, blue = theme.figures[:2]
    assert contrast(red.colour, blue.colour) >= SHADE


def test_no_two_figures_share_a_silhouette_or_a_colour(theme: Theme) -> None:
    assert len(theme.figures) == 5
    for one, two in combinations(theme.figures, 2):
        assert one.d != two.d
        assert one.colour != two.colour


def test_figures_differ_in_grey_by_more_than_their_shade() -> None:
    """Eyes or printers without colours tell players by form: no two silhouettes cover the same ground."""
    for one, two in combinations(SILHOUETTES.values(), 2):
        differing = sum(covers(one, x, y) != covers(two, x, y) for x, y in RASTER)
        assert differing >= LEAST_DIFFERING * len(RASTER)


def covers(d: str, x: float, y: float) -> bool:
    """Whether a silhouette, its corners taken as sharp, covers a point."""
    corners = outline(d)
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    crossed = [
        (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in pairs
    ]
    return sum(crossed) % 2 == 1


def outline(d: str) -> list[tuple[float, float]]:
    """The ends of a path's pieces; an arc adds the point opposite the middle of its chord's ends."""
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


def test_forced_colours_are_the_system_s_and_letters_stand_on_the_ground() -> None:
    colours = named_colours(FORCED)
    assert set(colours.values()) <= SYSTEM
    for front, back, _ in PAIRS:
        assert colours[front] != colours[back], (front, back)
    for figure in FORCED.figures:
        assert figure.colour != figure.ink


def test_the_style_sheet_says_each_theme_twice_and_nothing_but_colours() -> None:
    text = css()
    assert text.count("{") == text.count("}")
    for theme in THEMES.values():
        for value in named_colours(theme).values():
            assert value in text
    assert text.count("--sea-shallow:") == 4
    assert text.count("--figure-4-ink:") == 4

"""The scene of *Star: layout, shapes and animations."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest

from game.draw.presentation import EventContext, MoveEvent, MoveRating, Ui
from game.draw.scene import Circle, Group, Path, Scene, Shape, Text
from game.draw.svg_paths import circles
from game.draw.theme import DARK, LIGHT, Theme
from game.star import view
from game.star.rules.board import NUMBERS, SIZES, board
from game.star.rules.state import State
from game.star.text.messages import peries_by_star
from game.star.view.bridge import bridge
from game.star.view.layout import CENTRE, HEIGHT, PLATE_RADIUS, RIM_WIDTH, WIDTH, layout_of
from game.star.view.outlines import figure_mark
from game.star.view.stones import STONE_RADIUS, star_numbers
from game.text.message import msg
from tests.scene_queries import all_shapes, canvas_calls
from tests.star.positions import AGREED, DEFAULT_TOGGLES, UI, WATCHING, new_game, play, position, random_board

BLUE, RED = (LIGHT.figures[number].colour for number in (1, 0))

every_size = pytest.mark.parametrize("rings", SIZES)


def scene_of(state: State, ui: Ui = UI, theme: Theme = LIGHT) -> Scene:
    return view.scene(state, ui, theme)


def live_shapes(state: State, ui: Ui = UI) -> tuple[Shape, ...]:
    """All shapes above the background, without their groups."""
    return tuple(all_shapes(scene_of(state, ui).shapes))


# Layout


@every_size
def test_distances_between_neighbours_are_similar(rings: int) -> None:
    layout, graph = layout_of(rings), board(rings)
    lengths = [
        dist(layout.nodes[one], layout.nodes[other]) / layout.step
        for one in range(graph.size)
        for other in graph.neighbours[one]
        if not layout.is_across_bridge(one, other)
    ]
    assert min(lengths) > 0.9
    assert max(lengths) < 1.26


@every_size
def test_no_two_stones_overlap_and_all_lie_on_the_plate(rings: int) -> None:
    layout = layout_of(rings)
    nearest = min(dist(one, other) for k, one in enumerate(layout.nodes) for other in layout.nodes[:k])
    assert nearest > 2 * STONE_RADIUS * layout.step
    assert (
        max(dist(node, CENTRE) for node in layout.nodes)
        < PLATE_RADIUS - RIM_WIDTH - STONE_RADIUS * layout.step
    )


@every_size
def test_one_corner_is_up_and_the_first_arm_points_to_the_lower_right(rings: int) -> None:
    layout = layout_of(rings)
    digit = rings % 10
    assert min(layout.nodes, key=lambda point: point[1]) == layout.nodes[NUMBERS[f"A{digit}0"]]
    x, y = layout.nodes[NUMBERS[f"*{digit}0"]]
    assert x > WIDTH / 2
    assert y > HEIGHT / 2


@every_size
def test_cells_tile_the_board(rings: int) -> None:
    """The cells of neighbours share two corners, except across the bridge."""
    layout, graph = layout_of(rings), board(rings)
    corners = [{(round(x, 3), round(y, 3)) for x, y in cell} for cell in layout.cells]
    for one in range(graph.size):
        for other in graph.neighbours[one]:
            if not layout.is_across_bridge(one, other):
                assert len(corners[one] & corners[other]) == 2


# Shapes


def test_the_background_changes_only_with_size_theme_and_its_toggles() -> None:
    one = scene_of(position(6, "R32"))
    two = scene_of(
        position(6, "A20", "*10"),
        replace(UI, last_move=("A20",), visible_toggles=DEFAULT_TOGGLES - {"score", "proof"}),
    )
    assert one.background is two.background
    assert one.background_key == two.background_key
    others = [
        scene_of(position(6), theme=DARK),
        scene_of(position(7)),
        *(
            scene_of(position(6), replace(UI, visible_toggles=DEFAULT_TOGGLES ^ {word}))
            for word in ("cells", "sectors", "coordinates")
        ),
    ]
    assert len({one.background_key, *(other.background_key for other in others)}) == 6


@every_size
def test_the_live_shapes_need_few_canvas_calls(rings: int) -> None:
    for share in (0, 0.3, 0.6, 0.9, 1):
        for show in (DEFAULT_TOGGLES, DEFAULT_TOGGLES | {"cells"}):
            ui = replace(UI, visible_toggles=show, last_move=("R32",), hover="A20")
            assert canvas_calls(scene_of(random_board(rings, share, rings), ui).shapes) < 280


def test_a_strap_between_stones_of_one_colour_has_it_and_passes_over_and_under() -> None:
    state = position(4, "*10 T10", "S10 A10")
    colours = [shape.fill for shape in bridge(state, UI, LIGHT) if isinstance(shape, Path) and shape.fill]
    assert colours == [LIGHT.gilt, BLUE, RED, LIGHT.gilt, BLUE, RED]


def test_without_stones_no_strap_has_a_players_colour() -> None:
    colours = {shape.fill for shape in bridge(position(4), UI, LIGHT) if isinstance(shape, Path)}
    assert colours == {LIGHT.gilt, ""}


def test_stones_differ_in_more_than_colour() -> None:
    """The first seat's mark is filled, the second seat's hollow."""
    figures = LIGHT.figures[1], LIGHT.figures[0]
    filled, hollow = (figure_mark([(0, 0)], 10, seat, figure) for seat, figure in enumerate(figures))
    assert (filled.fill, filled.stroke) == (figures[0].ink, "")
    assert (hollow.fill, hollow.stroke) == ("", figures[1].ink)
    node, r = layout_of(6).nodes[NUMBERS["R32"]], STONE_RADIUS * layout_of(6).step
    assert figure_mark([node], r, 0, figures[0]) in live_shapes(position(6, blue="R32"))
    assert figure_mark([node], r, 1, figures[1]) in live_shapes(position(6, red="R32"))


def test_stones_are_linked_to_neighbours_of_their_colour_only() -> None:
    for nodes, links in (("R32 R31", 1), ("R32 R30", 0)):
        lines = [each for each in live_shapes(position(6, red=nodes)) if isinstance(each, Path)]
        assert sum(each.stroke == RED and not each.fill for each in lines) == links, nodes


def test_stones_are_round_unless_they_are_to_fill_their_cells() -> None:
    disc = circles([layout_of(6).nodes[NUMBERS["R32"]]], STONE_RADIUS * layout_of(6).step)
    filling = replace(UI, visible_toggles=DEFAULT_TOGGLES | {"cells"})
    for ui, is_round in ((UI, True), (filling, False)):
        blue = [each for each in live_shapes(position(6, "R32"), ui) if getattr(each, "fill", "") == BLUE]
        assert (disc in [each.d for each in blue if isinstance(each, Path)]) == is_round


def test_the_last_move_has_a_ring() -> None:
    rings = [
        shape
        for shape in live_shapes(position(6, "R32"), replace(WATCHING, last_move=("R32",)))
        if isinstance(shape, Circle) and shape.stroke == LIGHT.glow
    ]
    assert [(ring.x, ring.y) for ring in rings] == [layout_of(6).nodes[NUMBERS["R32"]]]


def test_hovering_an_empty_node_previews_the_stone() -> None:
    state = position(6, "R32", "A20")
    before = scene_of(state, UI).shapes
    assert scene_of(state, replace(UI, hover="R31")).shapes[: len(before)] == before
    assert len(scene_of(state, replace(UI, hover="R31")).shapes) > len(before)
    for hover in ("A20", "nonsense", ""):
        assert scene_of(state, replace(UI, hover=hover)).shapes == before
    assert scene_of(state, replace(WATCHING, hover="R31")).shapes == before


def test_every_toggle_changes_the_scene() -> None:
    state = AGREED
    ratings = (MoveRating("T20", 1.0, 0.7),)
    whole = scene_of(state, replace(UI, ratings=ratings))
    for toggle in view.toggles():
        other = scene_of(state, replace(UI, visible_toggles=DEFAULT_TOGGLES ^ {toggle.id}, ratings=ratings))
        assert (other.background_key, other.shapes) != (whole.background_key, whole.shapes), toggle.id


def test_stars_show_their_peries_which_add_up_to_all_settled_ones() -> None:
    """One blue star and three red stars own all twenty peries."""
    numbers = star_numbers(AGREED)
    blue = [peries for at, peries in numbers if AGREED.stones[at] == "b"]
    red = [peries for at, peries in numbers if AGREED.stones[at] == "r"]
    assert blue == [7]
    assert len(red) == 3
    assert sum(red) == 13
    shown = [shape.text for shape in live_shapes(AGREED) if isinstance(shape, Text)]
    assert [text for text in shown if text.isdigit()][: len(numbers)] == [
        str(peries) for _, peries in numbers
    ]


def test_the_card_has_the_numbers_of_the_board_for_its_stars() -> None:
    """The only star has 2 peries, although no other star borders the rest of the rim yet."""
    state = position(4, "*40 *41")
    assert [peries for _, peries in star_numbers(state)] == peries_by_star(state, 0) == [2]


def test_a_better_rated_node_has_a_larger_disc() -> None:
    ratings = (MoveRating("R32", 0.9, 0.6), MoveRating("A20", 0.1, 0.5), MoveRating("nonsense", 1.0, 1.0))
    ui = replace(UI, visible_toggles=DEFAULT_TOGGLES | {"heat"}, ratings=ratings)
    paths = [shape for shape in live_shapes(position(4), ui) if isinstance(shape, Path)]
    poor, good = (path for path in paths if path.fill == LIGHT.glow)
    heights = [float(shape.d.split("a")[1].split()[0]) for shape in (poor, good)]
    assert heights[0] < heights[1]
    assert poor.opacity < good.opacity


def test_a_name_on_a_bright_disc_is_dark() -> None:
    rates = (MoveRating("R32", 0.9, 0.6), MoveRating("A20", 0.1, 0.5))
    ui = replace(UI, visible_toggles=DEFAULT_TOGGLES | {"heat", "coordinates"}, ratings=rates)
    names = [shape for shape in live_shapes(position(4), ui) if isinstance(shape, Text)]
    assert ("R32", LIGHT.glow_edge) in [(name.text, name.fill) for name in names]


# Animations


def test_a_placed_stone_shrinks_onto_its_node_to_its_shape_in_the_scene() -> None:
    before, after = new_game(), play(new_game(), "R32")
    event = MoveEvent("place", msg("star-places", seat=0, node="R32"), 0, path=("R32",))
    x, y = layout_of(6).nodes[NUMBERS["R32"]]
    scales = []
    for t in (0.0, 0.3, 1.0):
        stone, _ = view.animation_overlay(EventContext(before, after, event), t, UI, LIGHT)
        assert (stone.x + stone.scale * x, stone.y + stone.scale * y) == pytest.approx((x, y))
        scales.append(stone.scale)
    assert scales[0] > scales[1] > scales[2] == 1
    assert isinstance(stone, Group)
    assert set(stone.shapes) <= set(live_shapes(after, WATCHING))


def test_the_rim_lights_up_in_the_winners_colour() -> None:
    event = MoveEvent("decided", msg("star-decided", seat=1), 1)
    (ring,) = view.animation_overlay(EventContext(AGREED, AGREED, event), 0.5, UI, LIGHT)
    assert isinstance(ring, Path)
    assert ring.stroke == RED


def test_a_pass_has_no_animation() -> None:
    context = EventContext(AGREED, AGREED, MoveEvent("pass", msg("star-passes", seat=0), 0))
    assert view.animation_overlay(context, 0.5, UI, LIGHT) == ()
    assert view.motion_path(context, UI) == ()


# Numbers shown on the board


def rings_at(state: State, ui: Ui, name: str) -> list[Path]:
    """The rings that a number of the side panel puts around a node."""
    x, y = layout_of(state.rings).nodes[NUMBERS[name]]
    without = live_shapes(state, replace(ui, lit_stat=""))
    added = [shape for shape in live_shapes(state, ui) if shape not in without]
    return [shape for shape in added if isinstance(shape, Path) and circle_at(shape, x, y)]


def circle_at(path: Path, x: float, y: float) -> bool:
    """Whether one of the path's circles has its centre here."""
    return f"M{x:.1f} {y:.1f}m" in path.d


def test_a_pressed_number_puts_full_rings_on_settled_and_dashed_rings_on_claimed_nodes() -> None:
    state = position(6, "*60 *61 A60", "R62")
    ui = replace(UI, lit_stat="peries 0")
    for name, is_dashed in (("*60", False), ("*61", False), ("A60", True)):
        rings = rings_at(state, ui, name)
        assert [ring.stroke for ring in rings] == [LIGHT.glow_edge, LIGHT.glow]
        assert [bool(ring.dash) for ring in rings] == [is_dashed] * 2
    assert rings_at(state, ui, "R62") == rings_at(state, ui, "*62") == []


def test_the_arms_are_not_tinted_unless_asked_for() -> None:
    tints = {LIGHT.facet_1, LIGHT.facet_2, LIGHT.facet_3, LIGHT.facet_4, LIGHT.facet_5}
    for toggles, expected in ((DEFAULT_TOGGLES, set()), (DEFAULT_TOGGLES | {"sectors"}, tints)):
        background = scene_of(position(6), replace(UI, visible_toggles=toggles)).background
        assert {getattr(shape, "fill", "") for shape in background} & tints == expected


# What the computer thinks


def thoughts(*ratings: MoveRating, line: tuple[str, ...] = ()) -> Ui:
    return replace(UI, visible_toggles=DEFAULT_TOGGLES | {"heat"}, ratings=ratings, line=line)


def texts_at(state: State, ui: Ui, name: str) -> list[str]:
    """The texts on a node, above all that is there without the computer's view."""
    point = layout_of(state.rings).nodes[NUMBERS[name]]
    without = live_shapes(state)
    added = [shape for shape in live_shapes(state, ui) if shape not in without]
    return [shape.text for shape in added if isinstance(shape, Text) and (shape.x, shape.y) == point]


def test_the_best_nodes_have_their_winning_chance_in_percent() -> None:
    state = position(6, "R32")
    names = ("A20", "A30", "A31", "A40", "A41", "A42", "A43")
    ui = thoughts(*(MoveRating(name, 0, 0.66 - number / 100) for number, name in enumerate(names)))
    shown = [texts_at(state, ui, name) for name in names]
    assert shown == [["66"], ["65"], ["64"], ["63"], ["62"], ["61"], []]
    assert texts_at(state, replace(ui, visible_toggles=DEFAULT_TOGGLES), "A20") == []


def test_only_a_proved_chance_has_a_frame() -> None:
    state = position(6)
    ui = thoughts(MoveRating("A20", 1, 1.0, exact=True), MoveRating("A30", 0, 0.99))
    edges = [
        shape.stroke
        for shape in live_shapes(state, ui)
        if isinstance(shape, Path) and shape.fill in (LIGHT.good, LIGHT.raised)
    ]
    assert edges == [LIGHT.gilt_edge, LIGHT.glow], "the best is drawn last"


def test_a_line_is_drawn_as_numbered_stones_of_both_colours() -> None:
    state = position(6, "R32")
    ui = thoughts(line=("A20", "A30", "A31"))
    assert [texts_at(state, ui, name) for name in ui.line] == [["1"], ["2"], ["3"]]
    ghosts = [
        shape.fill
        for shape in live_shapes(state, ui)
        if isinstance(shape, Path) and shape.opacity < 1 and shape.fill in (BLUE, RED)
    ]
    assert ghosts == [BLUE, RED, BLUE]


def test_a_line_ends_where_a_move_places_no_stone() -> None:
    state = position(6, "R32")
    assert live_shapes(state, thoughts(line=("pass", "A20"))) == live_shapes(state, thoughts())

"""The view of Star of Africa, and the meaning of taps."""

from __future__ import annotations

from dataclasses import replace
from math import dist
from typing import Any

import pytest

from game.africa import GAME, view
from game.africa.rules.board import BOARDS, PLACES
from game.africa.rules.moves import LAND, TOKEN_KINDS, Move
from game.africa.rules.state import State
from game.africa.text.messages import TOKEN_NAMES, place, status_icon, status_note
from game.africa.view import map_data
from game.africa.view.highlights import LIGHT_OPACITY
from game.africa.view.layout import SPOTS
from game.africa.view.pieces import piece_positions
from game.africa.view.tokens import TOKEN_RADIUS, emblem
from game.contract import find_move
from game.draw.presentation import EventContext, MoveEvent, Ui
from game.draw.scene import Group, Path, Scene, Shape, Text
from game.draw.svg_paths import circles
from game.draw.theme import DARK, LIGHT, Theme
from game.text.message import msg
from tests.africa.positions import new_game, play, position
from tests.scene_queries import all_shapes, canvas_calls, shape_named, shape_names
from tests.strategies import random_states
from tests.text.speaker import Speaker

UI = Ui()
WATCHING = Ui(can_act=False)


def targets(scene: Scene) -> set[str]:
    return {shape.target for shape in scene.shapes if shape.target}


def tap(state: State, target: str, ui: Ui = UI) -> Move | Ui | None:
    return view.intent(state, ui, target)


def buttons(state: State, ui: Ui = UI) -> list[str]:
    return [action.target for action in view.actions(state, ui)]


def random_game(preset: str, seats: int, seed: int) -> list[State]:
    """The positions of a game of random moves."""
    return random_states(GAME.new(GAME.presets[preset], seats), seed)


# Input


def test_the_homes_glow_at_the_start() -> None:
    state = play(new_game(), "order 0 1")
    assert targets(view.scene(state, UI, LIGHT)) == {"start tangier", "start cairo"}
    labels = {action.target: action.label for action in view.actions(state, UI)}
    assert labels["start cairo"] == msg("africa-do-start", place=place("cairo"))
    assert view.move_name(state, find_move(state, "start cairo")) == labels["start cairo"]


def test_the_die_glows_when_it_may_be_rolled() -> None:
    state = position("egypt 0 found=egypt:blank", "cairo 0")
    assert shape_named(view.scene(state, UI, LIGHT), "die").target == "land"
    assert shape_named(view.scene(state, WATCHING, LIGHT), "die").target == ""


def test_a_tap_on_the_die_means_escape_or_onward() -> None:
    captured = position("darfur-sahara:6 0 captured", "cairo 0")
    assert shape_named(view.scene(captured, UI, LIGHT), "die").target == "escape"
    at_sea = play(position("cairo 300", "cairo 0"), "sail suakin, 1, land, 1, go cairo-egypt:1")
    assert shape_named(view.scene(at_sea, UI, LIGHT), "die").target == "onward"


def test_after_a_roll_the_ends_of_the_walk_glow() -> None:
    state = play(position("sahara 0", "cairo 0"), "land, 2")
    assert targets(view.scene(state, UI, LIGHT)) == set(map(str, state.legal_moves()))


def light(state: State, ui: Ui = UI) -> list[Shape]:
    """The lights on the routes and round the places that can be reached."""
    return [shape for shape in view.scene(state, ui, LIGHT).shapes if shape.opacity == LIGHT_OPACITY]


def test_what_can_be_reached_is_lit_and_the_map_does_not_fade() -> None:
    rolled = play(play(position("sahara 0", "cairo 0"), "land"), "2")
    routes, places = light(rolled)
    ends = [move.target for move in rolled.legal_moves()]
    assert isinstance(places, Path)
    assert places.d.count("z") == len(ends)
    assert isinstance(routes, Path)
    assert routes.d.count("M") == len(ends)
    assert not light(rolled, WATCHING)
    assert not light(position("sahara 0", "cairo 0"))


def test_the_bonus_lies_in_cape_town_until_it_is_taken() -> None:
    waiting = position("sahara 0", "cairo 0")
    taken = waiting._replace(bonus=0)
    plate = shape_named(view.scene(waiting, UI, LIGHT), "bonus")
    assert [each.text for each in all_shapes((plate,)) if isinstance(each, Text)] == ["£500"]
    assert "bonus" not in {shape.id for shape in view.scene(taken, UI, LIGHT).shapes}


@pytest.mark.parametrize("bonus", [500, 5000, 1_000_000])
def test_the_bonus_leaves_the_token_of_cape_town_free(bonus: int) -> None:
    state = position(
        "sahara 0", "cairo 0", bonus=bonus, rules="" if bonus == 500 else f"cape_town_bonus={bonus}"
    )
    group = shape_named(view.scene(state, UI, LIGHT), "bonus")
    (plate,) = (shape for shape in all_shapes((group,)) if isinstance(shape, Path))
    top_left, corner = float(plate.d.partition("m")[2].split()[0]), 7.0
    assert group.x + top_left - corner > map_data.LAND_SPOTS["cape_town"][0] + TOKEN_RADIUS


@pytest.mark.parametrize(
    ("language", "text"), [("en", "$5,000"), ("sv", "5\xa0000\xa0$"), ("fi", "5\xa0000\xa0$")]
)
def test_money_on_the_map_is_written_as_beside_it(language: str, text: str) -> None:
    state = position("sahara 0", "cairo 5000", bonus=5000, rules="board=scandinavian cape_town_bonus=5000")
    plate = shape_named(view.scene(state, replace(UI, language=language), LIGHT), "bonus")
    assert [each.text for each in all_shapes((plate,)) if isinstance(each, Text)] == [text]
    assert Speaker(language).text(view.player_cards(state, UI)[1].stats[0].value) == text


def test_the_ring_under_the_pointer_is_broader() -> None:
    state = play(position("sahara 0", "cairo 0"), "land, 2")
    hovered = replace(UI, hover=str(state.legal_moves()[0]))
    plain, broad = (
        {
            each.width
            for each in view.scene(state, ui, LIGHT).shapes
            if isinstance(each, Path) and each.stroke == LIGHT.glow
        }
        for ui in (UI, hovered)
    )
    assert plain < broad
    assert max(broad) > max(plain)


def test_harbours_glow_once_sailing_is_chosen() -> None:
    state = position("cairo 500", "cairo 0")
    assert "sail suakin" not in targets(view.scene(state, UI, LIGHT))
    sailing = tap(state, "mode sail")
    assert isinstance(sailing, Ui)
    assert {"sail suakin", "sail tunis", "sail tripoli"} <= targets(view.scene(state, sailing, LIGHT))


def test_while_a_destination_is_chosen_the_only_button_leads_back() -> None:
    state = position("cairo 500", "cairo 0")
    sailing = tap(state, "mode sail")
    assert isinstance(sailing, Ui)
    assert buttons(state, sailing) == ["mode"]
    assert not any(action.main for action in view.actions(state, sailing)), "the map has the main choice"
    assert view.prompt(state, sailing) == msg("africa-prompt-mode-sail", seat=0)
    assert tap(state, "mode", sailing) == UI
    on_token = view.scene(position("slave_coast 500", "cairo 0"), sailing, LIGHT)
    assert all(target.startswith("sail ") for target in targets(on_token))


def test_a_flight_with_one_destination_names_it_and_takes_one_tap() -> None:
    state = position("cairo 500", "cairo 0")
    labels = {action.target: action.label for action in view.actions(state, UI)}
    assert labels["fly suakin"] == msg("africa-move-fly", place=place("suakin"))
    assert labels["mode sail"] == msg("africa-do-sail"), "there are several harbours to choose from"
    assert tap(state, "fly suakin") == find_move(state, "fly suakin")


def test_sailing_is_not_offered_without_the_fare() -> None:
    state = position("cairo 0", "cairo 0")
    assert buttons(state) == ["land"]
    assert tap(state, "mode sail") is None


def test_a_token_glows_when_it_may_be_turned() -> None:
    assert "buy" in targets(view.scene(position("sahara 100", "cairo 0"), UI, LIGHT))
    assert "try" in targets(view.scene(position("sahara 0", "cairo 0"), UI, LIGHT))


def test_an_unknown_target_is_ignored() -> None:
    state = position("sahara 100", "cairo 0")
    for target in ("", "go tunis", "sail tunis", "mode", "mode swim", "nonsense"):
        assert tap(state, target) is None


def test_a_player_who_can_only_pass_passes_automatically() -> None:
    held = position("slave_coast 100 held=2 found=slave_coast:blank", "cairo 0")
    assert str(view.automatic_move(held, UI)) == "skip"
    assert view.automatic_move(position("sahara 0", "cairo 0"), UI) is None


def test_the_only_way_to_walk_is_walked_automatically() -> None:
    on_madagascar = play(position("tamatave 0", "cairo 0"), "land, 2")
    (move,) = on_madagascar.legal_moves()
    assert view.automatic_move(on_madagascar, UI) == move


def test_the_first_button_is_the_only_main_one() -> None:
    actions = view.actions(position("sahara 100", "cairo 0"), UI)
    assert [action.target for action in actions] == ["buy", "land", "try"]
    assert [action.main for action in actions] == [True, False, False]


def test_a_roll_to_walk_on_and_a_roll_for_the_token_have_different_labels() -> None:
    on_token, elsewhere = position("sahara 0", "cairo 0"), position("tangier 0", "cairo 0")
    labels = [action.label for action in view.actions(on_token, UI)]
    assert labels == [msg("africa-do-walk-on"), msg("africa-do-try")]
    assert view.move_name(on_token, LAND) == msg("africa-do-walk-on")
    assert [action.label for action in view.actions(elsewhere, UI)] == [msg("africa-do-land")]


def test_waiting_for_a_free_passage_is_not_called_passing() -> None:
    rules = "penniless_sea=stowaway"
    on_token = position("canary_islands 0", "cairo 0", rules=rules)
    assert [action.label for action in view.actions(on_token, UI)] == [
        msg("africa-do-try"),
        msg("africa-do-wait"),
    ]
    assert view.prompt(on_token, UI) == msg("africa-prompt-act-token_or_wait", seat=0)
    alone = position("canary_islands 0 found=canary_islands:blank", "cairo 0", rules=rules)
    assert view.prompt(alone, UI) == msg("africa-prompt-act-wait", seat=0)


def test_a_button_shows_its_price() -> None:
    prices = {action.target: action.price for action in view.actions(position("cairo 500", "cairo 0"), UI)}
    assert prices["fly suakin"] == msg("money-pounds", amount=300)
    assert prices["mode sail"] == msg("africa-price-sail", money=msg("money-pounds", amount=100))
    assert prices["land"] is None, "its label says that it is a roll"


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_move_of_a_person_can_be_made_by_tapping(preset: str) -> None:
    for state in random_game(preset, 3, seed=5):
        if state.to_act < 0:
            continue
        shown = {*buttons(state), *targets(view.scene(state, UI, LIGHT))}
        for mode in ("sail", "fly"):
            if f"mode {mode}" in shown:
                shown |= targets(view.scene(state, replace(UI, mode=mode), LIGHT))
        missing = set(map(str, state.legal_moves())) - shown
        assert missing <= {"onward"}, state.text()
        assert view.automatic_move(state, UI) or not missing


# Scene


def test_pieces_on_one_spot_stand_side_by_side() -> None:
    state = position(*["cairo 0"] * 5)
    places = set(piece_positions(state, SPOTS["finnish"]).values())
    assert len(places) == 5


def test_a_ring_lies_at_the_piece_of_the_mover_until_the_game_is_over() -> None:
    state = position("sahara 0", "cairo 0")
    ring = shape_named(view.scene(state, UI, LIGHT), "turn")
    assert (ring.x, ring.y) == map_data.LAND_SPOTS["sahara"]
    assert "turn" not in shape_names(view.scene(state._replace(reason="star"), UI, LIGHT))


def test_a_piece_keeps_its_shape_id() -> None:
    for state in random_game("classic", 5, seed=2):
        ids = [shape.id for shape in view.scene(state, UI, LIGHT).shapes if shape.id]
        assert len(ids) == len(set(ids))
        standing_on = [f"piece:{seat}" for seat, record in enumerate(state.seats) if record.place]
        assert sorted(each for each in ids if each.startswith("piece:")) == standing_on


def test_a_turned_token_is_not_drawn_on_the_map() -> None:
    before, after = position("sahara 0", "cairo 0"), position("sahara 0 found=sahara:blank", "cairo 0")
    outline = circles([map_data.LAND_SPOTS["sahara"]], 15.5)
    drawn = [
        any(outline in shape.d for shape in view.scene(state, UI, LIGHT).shapes if isinstance(shape, Path))
        for state in (before, after)
    ]
    assert drawn == [True, False]


def test_the_background_is_reused_until_board_language_names_or_theme_change() -> None:
    one = view.scene(position("sahara 0", "cairo 0"), UI, LIGHT)
    two = view.scene(position("tunis 100", "egypt 0"), replace(UI, last_move=("cairo", "suakin")), LIGHT)
    assert one.background is two.background
    others = [
        view.scene(position("sahara 0", "cairo 0"), UI, DARK),
        view.scene(position("sahara 0", "cairo 0"), replace(UI, language="fi"), LIGHT),
        view.scene(position("sahara 0", "cairo 0"), replace(UI, place_names="today"), LIGHT),
        view.scene(position("sahara 0", "cairo 0", rules="board=scandinavian"), UI, LIGHT),
    ]
    assert len({one.background_key, *(other.background_key for other in others)}) == 5


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_emblems_have_colours_of_the_theme(theme: Theme) -> None:
    known = {"", *(getattr(theme, name) for name in theme.__slots__)}
    for kind in (*TOKEN_KINDS, "bandit", "visa"):
        for shape in emblem(kind, theme):
            assert {getattr(shape, "fill", ""), getattr(shape, "stroke", "")} <= known, kind


def test_tokens_and_pieces_take_few_canvas_calls() -> None:
    for state in random_game("classic", 5, seed=3):
        assert canvas_calls(view.scene(state, UI, LIGHT).shapes) < 255


# Side panel


def test_the_shared_stats_count_the_tokens_left() -> None:
    state = position("sahara 0 found=sahara:ruby", "cairo 0")
    counts = {stat.icon: stat.value.params["value"] for stat in view.shared_stats(state, UI)}
    assert set(counts) == {f"token-{kind}" for kind in TOKEN_KINDS}
    assert counts["token-ruby"] == 1
    assert sum(int(str(count)) for count in counts.values()) == len(state.tokens)


def test_the_scandinavian_board_has_visas_and_bandits() -> None:
    state = position(
        "sahara 0 horseshoe found=congo:star,egypt:horseshoe", "cairo 0", rules="board=scandinavian"
    )
    icons = {stat.icon for stat in view.shared_stats(state, UI)}
    assert {"token-visa", "token-bandit"} < icons
    assert not {"token-horseshoe", "token-robber"} & icons
    assert view.player_cards(state, UI)[0].stats[-1].icon == "token-visa"


def test_a_card_begins_with_the_purse_and_shows_the_star() -> None:
    first, second = view.player_cards(position("sahara 300 found=egypt:star", "cairo 0"), UI)
    assert [stat.icon for stat in first.stats] == ["coins", "token", "token-star"]
    assert [stat.icon for stat in second.stats] == ["coins", "token"]


def test_a_card_has_an_icon_for_every_status_note() -> None:
    state = position("cairo 0", "sahara 0")
    free, sea = state.seats[0], state.seats[0]._replace(destination="suakin")
    others = [
        free,
        free._replace(turns_to_miss=2),
        free._replace(captured=True),
        sea,
        free._replace(stowaway=True),
    ]
    house = state.house
    marked = [status_icon(house, seat) for seat in (*others, sea._replace(stranded=True))]
    assert marked == ["", "hourglass", "lock", "ship", "anchor", "octagon-x"]
    noted = [bool(status_note(house, seat)) for seat in others]
    assert noted == [bool(icon) for icon in marked[:-1]]
    assert {card.status_icon for card in view.player_cards(state, UI)} == {""}


def test_a_stowaway_and_a_stranded_player_are_marked_on_the_map_and_on_their_cards() -> None:
    state = position("cairo 0", "sahara 0")

    def piece(**changes: Any) -> tuple[Shape, ...]:
        seat = state.seats[0]._replace(**changes)
        marked = state._replace(seats=(seat, state.seats[1]))
        return tuple(all_shapes((shape_named(view.scene(marked, UI, LIGHT), "piece:0"),)))

    assert len(piece(stowaway=True)) == len(piece(stranded=True)) == len(piece()) + 2, "a badge"
    assert piece(stranded=True, captured=True) == piece(stranded=True), "the badge of the card's note"
    out = state._replace(seats=(state.seats[0]._replace(stranded=True), state.seats[1]))
    assert [card.is_out for card in view.player_cards(out, UI)] == [True, False]


def test_the_note_of_a_stowaway_is_true_in_the_turn_of_the_voyage_too() -> None:
    state = position("canary_islands 0 stowaway", "cairo 300", rules="penniless_sea=stowaway")
    assert find_move(state, "sail tangier")
    note = view.player_cards(state, UI)[0].note
    assert note
    assert Speaker("en").text(note) == "May sail without paying"


@pytest.mark.parametrize("board", BOARDS)
def test_arrow_keys_reach_every_spot(board: str) -> None:
    state = position("cairo 0", "cairo 0", rules=f"board={board}" if board != "finnish" else "")
    near = {spot.id: spot.neighbours for spot in view.spots(state, UI)}
    assert list(near) == list(BOARDS[board].spots)
    seen, todo = {"cairo"}, ["cairo"]
    while todo:
        new = set(near[todo.pop()]) - seen
        seen |= new
        todo += new
    assert seen == set(near)
    assert all(spot in near[other] for spot, others in near.items() for other in others)


def test_a_spot_label_says_how_it_can_be_reached() -> None:
    state = play(position("sahara 0", "cairo 0"), "land, 2")
    chosen = {spot.id: spot for spot in view.spots(state, UI) if spot.target}
    assert {spot.target for spot in chosen.values()} == set(map(str, state.legal_moves()))
    assert {spot.label.params["reach"] for spot in chosen.values()} == {"go"}


def test_every_place_knows_where_its_name_stands() -> None:
    spots = view.spots(position("sahara 0", "cairo 0"), UI)
    assert {spot.id for spot in spots if spot.name_corners} == set(PLACES)
    for spot in spots:
        if spot.name_corners:
            (left, top), (right, bottom) = spot.name_corners
            assert left < right
            assert top < bottom
            assert dist((spot.x, spot.y), ((left + right) / 2, (top + bottom) / 2)) < 150


def test_a_spot_label_says_what_lies_and_who_stands_there() -> None:
    labels = {spot.id: spot.label.params for spot in view.spots(position("sahara 0", "cairo 0"), UI)}
    assert [labels[spot]["token"] for spot in ("sahara", "cairo")] == ["yes", "no"]
    assert [labels[spot]["people"] for spot in ("sahara", "cairo", "tunis")] == [1, 1, 0]


def test_the_keyboard_starts_at_the_piece_of_the_mover() -> None:
    state = position("sahara 0", "cairo 0")
    assert view.start_spot(state, UI) == "sahara"
    assert view.camera_target(state, UI) == map_data.LAND_SPOTS["sahara"]
    assert view.start_spot(new_game(), UI) in SPOTS["finnish"]


# Animation


def event_context(event: MoveEvent, state: State | None = None) -> EventContext:
    state = state or position("sahara 0", "cairo 0")
    return EventContext(state, state, event)


def test_a_roll_ends_on_its_face_in_its_place() -> None:
    event = MoveEvent("roll", msg("africa-rolled"), 0, "4")
    (thrown,) = view.animation_overlay(event_context(event), 0.3, UI, LIGHT)
    (resting,) = view.animation_overlay(event_context(event), 1.0, UI, LIGHT)
    assert isinstance(thrown, Group)
    assert thrown.shapes[-1].rotation != 0
    assert (resting.x, resting.y) == map_data.DIE
    assert isinstance(resting, Group)
    assert resting.pinned, "it stays in its place when the camera shows another part of the map"
    *_, pips, _ = all_shapes((resting,))
    assert isinstance(pips, Path)
    assert pips.d.count("M") == 4


@pytest.mark.parametrize("kind", TOKEN_KINDS)
def test_a_token_is_flipped_from_back_to_face(kind: str) -> None:
    event = MoveEvent("turn", msg("africa-turned-blank"), 0, kind)
    *_, back = view.animation_overlay(event_context(event), 0.2, UI, LIGHT)
    *_, face = view.animation_overlay(event_context(event), 0.8, UI, LIGHT)
    assert isinstance(back, Group)
    assert isinstance(face, Group)
    assert back.shapes != face.shapes


def test_kinds_of_tokens_differ_in_shape() -> None:
    forms = set()
    for kind in TOKEN_NAMES:
        *_, face = view.animation_overlay(
            event_context(MoveEvent("turn", msg("africa-turned-blank"), 0, kind)), 0.8, UI, LIGHT
        )
        forms.add(tuple(shape.d for shape in all_shapes((face,)) if isinstance(shape, Path)))
    assert len(forms) == len(TOKEN_NAMES)


@pytest.mark.parametrize(
    ("kind", "text"), [("topaz", "+300"), ("ruby", "+1,000"), ("robber", "−100"), ("blank", "")]
)
def test_a_turned_token_shows_the_change_of_money(kind: str, text: str) -> None:
    before = play(position("sahara 200", "cairo 0"), "buy")
    turned = EventContext(before, play(before, kind), MoveEvent("turn", msg("africa-turned-blank"), 0, kind))
    early, late = (view.animation_overlay(turned, t, UI, LIGHT) for t in (0.3, 0.8))
    assert [shape.text for shape in late if isinstance(shape, Text)] == ([text] if text else [])
    assert not [shape for shape in early if isinstance(shape, Text)]


def test_a_plane_flies_along_its_route_on_the_map() -> None:
    event = MoveEvent("fly", msg("africa-flew"), 0, "", "piece:0", ("cairo", "suakin"))
    line = view.motion_path(event_context(event), UI)
    assert len(line) > 2
    assert line[0] == pytest.approx(map_data.LAND_SPOTS["cairo"])
    assert view.animation_overlay(event_context(event), 0.5, UI, LIGHT)


def test_an_event_without_a_path_has_no_motion_path() -> None:
    assert view.motion_path(event_context(MoveEvent("roll", msg("africa-rolled"), 0, "4")), UI) == ()


def test_a_ship_follows_the_sea_routes_of_its_board() -> None:
    state = new_game(board="scandinavian")
    event = MoveEvent("sail", msg("africa-sails"), 0, "", "piece:0", ("cairo", "cairo~tunis:1"))
    at = SPOTS["scandinavian"]
    assert view.motion_path(event_context(event, state), UI) == (at["cairo"], at["cairo~tunis:1"])


def test_a_turned_token_rises_from_its_city() -> None:
    event = MoveEvent("turn", msg("africa-turned-blank"), 0, "ruby")
    *_, token = view.animation_overlay(event_context(event), 0.0, UI, LIGHT)
    assert (token.x, token.y) == pytest.approx(map_data.LAND_SPOTS["sahara"])


def test_a_turned_token_rises_to_the_middle_of_what_the_camera_shows() -> None:
    event = MoveEvent("turn", msg("africa-turned-blank"), 0, "ruby")
    near = replace(UI, view_centre=(300.0, 200.0), view_zoom=2.0)
    *_, whole_map = view.animation_overlay(event_context(event), 0.8, UI, LIGHT)
    *_, part_of_it = view.animation_overlay(event_context(event), 0.8, near, LIGHT)
    assert (part_of_it.x, part_of_it.y) == (300, 200)
    assert part_of_it.scale == whole_map.scale / 2, "so its size on the screen is the same"

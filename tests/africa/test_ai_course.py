"""The course: the game played on in the mind, token by token."""

from __future__ import annotations

import pytest

from game.africa.ai.ahead import Stand
from game.africa.ai.course import HORIZON, Course, Turning
from game.africa.ai.reach import journeys
from game.africa.ai.travel import INDEX
from game.africa.board import PLACES
from game.africa.options import PRESETS, house_rules
from game.africa.routes import TOKEN_CITIES

JOURNEYS = journeys(house_rules(PRESETS["amended_2005"]))

GEMS = 9

ALL = [INDEX[city] for city in TOKEN_CITIES]


def at(spot: str, purse: int = 300, delay: float = 0.0) -> Stand:
    return Stand(spot, purse, delay, 0)


def run(stand: Stand, *rivals: Stand, left: list[int] = ALL) -> list[Turning]:
    return Course(JOURNEYS, rivals, GEMS).run(stand, left)


def share(stand: Stand, *rivals: Stand, left: list[int] = ALL) -> float:
    return Course(JOURNEYS, rivals, GEMS).share(stand, left)


def cities(course: list[Turning]) -> list[str]:
    return [PLACES[each.place] for each in course]


def test_a_course_begins_with_the_nearest_token() -> None:
    assert cities(run(at("cairo")))[0] == "egypt"
    assert cities(run(at("tangier")))[0] == "morocco"


def test_every_token_is_turned_once_and_in_order_of_time() -> None:
    course = run(at("cairo"), at("tangier"), at("congo"))
    assert len(set(cities(course))) == len(course) > 8
    assert [each.turns for each in course] == sorted(each.turns for each in course)
    assert course[-1].turns <= HORIZON


def test_the_first_token_may_be_the_next_nearest_one() -> None:
    """Egypt is nearer than Tripoli, but whoever stands in Egypt turns it first."""
    left = [INDEX["egypt"], INDEX["tripoli"]]
    mine = [each for each in run(at("egypt-tripoli:3"), at("egypt"), left=left) if each.mine]
    assert cities(mine) == ["tripoli"]
    assert mine[0].turns < 1.6, "without the way to Egypt and back"


def test_whoever_is_nearer_turns_the_token() -> None:
    egypt = [INDEX["egypt"]]
    assert run(at("cairo"), at("congo"), left=egypt)[0].mine
    assert not run(at("congo"), at("cairo"), left=egypt)[0].mine


def test_who_finds_a_token_gone_makes_for_the_next_one() -> None:
    """Both are on the road between Cairo and Egypt; the one behind goes on from where it is."""
    left = [INDEX["egypt"], INDEX["darfur"]]
    first, second = run(at("cairo"), at("cairo-egypt:3"), left=left)
    assert (PLACES[first.place], first.mine) == ("egypt", False)
    assert second.turns > first.turns


def test_runners_side_by_side_have_equal_shares() -> None:
    first = run(at("cairo"), at("cairo"), left=[INDEX["egypt"]])[0]
    assert first.share == pytest.approx(0.5)


def test_a_token_counts_less_the_closer_a_rival_is() -> None:
    two = [INDEX["egypt"], INDEX["darfur"]]
    shares = [share(at("cairo"), at(rival), left=two) for rival in ("congo", "darfur", "egypt")]
    assert shares == sorted(shares, reverse=True)


def test_a_turn_lost_is_a_chance_lost() -> None:
    chances = [share(at("cairo", delay=delay), at("tangier")) for delay in (0.0, 1.0, 3.0)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] < 0.05


def test_to_turn_a_token_now_is_never_worse_than_next_turn() -> None:
    """However far from home: else nobody might ever turn the last ones."""
    for city in TOKEN_CITIES:
        alone = [INDEX[city]]
        assert share(at(city), at("cairo"), left=alone) >= share(at(city, delay=1.0), at("cairo"), left=alone)


def test_what_nobody_reaches_in_time_is_anybodys() -> None:
    st_helena = [INDEX["st_helena"]]
    assert share(at("cairo", 0, 20.0), at("cairo", 0, 20.0), left=st_helena) == pytest.approx(0.5)


def test_the_only_player_left_still_hurries() -> None:
    assert share(at("cairo")) > share(at("cairo", delay=1.0)) > 0.5


def test_a_token_out_of_reach_counts_as_far_as_a_gem_may_be_found_for_the_way() -> None:
    """Nobody sails without the fare under the classic rules."""
    classic = journeys(house_rules(PRESETS["classic"]))
    left = [INDEX["egypt"], INDEX["st_helena"]]
    courses = [Course(classic, [at("congo")], gems) for gems in (2, 1, 0)]
    chances = [course.share(at("cairo", 0), left) for course in courses]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1] + 0.2

"""The pace of animations."""

from __future__ import annotations

from game.contract import CHANCE
from game.web.game_screen.pace import Pace


def test_skipping_ends_when_another_player_is_to_act() -> None:
    pace = Pace(lambda: 1.0)
    pace.start_turn(0)
    pace.skip()
    for to_act, is_instant in ((CHANCE, True), (0, True), (1, False)):
        pace.start_turn(to_act)
        assert pace.is_instant() == is_instant


def test_the_speed_setting_scales_every_duration() -> None:
    assert Pace(lambda: 1.6).seconds(2.0) == 3.2
    assert Pace(lambda: 0.0).is_instant()

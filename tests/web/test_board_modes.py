"""Board modes: what a tap, "back", undo and the end of a game do in each, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from game.play.dealer import level_in_game
from game.play.record import RESIGNED
from game.play.session import Session
from game.web.game_screen.board_mode import SKIP_TARGET, BoardMode, ModeName
from game.web.game_screen.controller import GameController
from game.web.game_screen.hints import RATINGS_TOGGLE
from game.web.game_screen.play_mode import SKIPPED_THINKING_SECONDS
from game.web.platform.commands import TaskRunner
from game.web.services import Services
from tests.web.fakes import (
    STAR,
    FakeAi,
    FakeGameScreen,
    make_services,
    star_session,
    until_idle,
)

FIRST, SECOND = "A10", "S10"
"""Empty nodes of a new game of *Star."""


class Table:
    """A controller with fakes, and what it emitted."""

    def __init__(self, services: Services | None = None) -> None:
        self.services = services or make_services()
        self.screen = FakeGameScreen()
        self.controller = GameController(self.services, lambda _: cast(Any, self.screen), cast(Any, None))
        self.results: list[Session] = []
        self.emptied_count = 0
        self.controller.game_over.subscribe(self.results.append)
        self.controller.emptied.subscribe(self._on_emptied)

    def _on_emptied(self) -> None:
        self.emptied_count += 1

    @property
    def mode(self) -> ModeName | None:
        return self.controller.mode.name if self.controller.mode else None

    @property
    def moves(self) -> tuple[str, ...]:
        assert self.controller.session
        return self.controller.session.record.moves

    async def play(self, *players: str) -> None:
        await self.services.saves.tab_lock.acquire("star")
        self.controller.play(star_session(*players))
        await until_idle()

    async def tap(self, target: str) -> None:
        self.controller.handle_target(target)
        await until_idle()

    def saved_moves(self) -> tuple[str, ...]:
        saved = self.services.saves.load_current("star")
        return saved.record.moves if saved else ()


class Overlay(BoardMode):
    """A replay mode that needs no page."""

    name = ModeName.REPLAY

    def __init__(self) -> None:
        self.session = star_session()


class BrokenMode(Overlay):
    """A mode with a fault that a tap finds."""

    def handle_target(self, target: str) -> None:
        raise ValueError(target)


@pytest.fixture
def table() -> Table:
    return Table()


async def test_a_tap_plays_a_move_which_is_saved_before_it_is_shown(table: Table) -> None:
    await table.play()
    saved_when_shown: list[tuple[str, ...]] = []
    animate = table.screen.animate_move

    async def animate_move(move: object, session: Session) -> None:
        saved_when_shown.append(table.saved_moves())
        await animate(move, session)

    table.screen.animate_move = animate_move  # type: ignore[method-assign]
    await table.tap(FIRST)
    assert table.moves == table.saved_moves() == (FIRST,)
    assert saved_when_shown == [(FIRST,)]


def test_an_error_after_a_tap_on_the_board_is_reported() -> None:
    errors, tap_on_board = list[Exception](), list[Callable[[str], object]]()
    services = replace(make_services(), tasks=TaskRunner(errors.append))

    def make_screen(on_target_chosen: Callable[[str], object]) -> Any:
        tap_on_board.append(on_target_chosen)
        return FakeGameScreen()

    GameController(services, make_screen, cast(Any, None)).enter(BrokenMode())
    tap_on_board[0](FIRST)
    assert [str(error) for error in errors] == [FIRST]


async def test_a_tap_beside_all_targets_is_told_what_can_be_chosen(table: Table) -> None:
    await table.play()
    await table.tap("")
    assert table.moves == ()
    assert table.screen.calls[-1] == "explain_choice"


async def test_a_computer_player_is_asked_as_the_level_of_its_day(table: Table) -> None:
    await table.play("builder", "human")
    assert (
        cast(FakeAi, table.services.ai).levels == [level_in_game(STAR, "builder", "5eed", 0)] != ["builder"]
    )


async def test_a_tap_while_a_computer_player_thinks_skips_animations(table: Table) -> None:
    ai = cast(FakeAi, table.services.ai)
    ai.is_slow = True
    await table.play("sprout", "human")
    await table.tap(FIRST)
    assert table.moves == ()
    assert table.screen.calls[-1] == "skip"
    assert table.controller.mode
    table.controller.mode.finish_thinking()
    await until_idle()
    assert len(table.moves) == 1
    assert "show_coach" not in table.screen.calls, "its last word stays until a person moves"


async def test_a_computer_player_stops_thinking_when_the_game_is_left(table: Table) -> None:
    ai = cast(FakeAi, table.services.ai)
    ai.is_slow = True
    await table.play("sprout", "human")
    table.controller.close()
    assert ai.stop_count == 1


async def test_skip_ends_the_thinking_and_shows_everything_at_once(table: Table) -> None:
    cast(FakeAi, table.services.ai).is_slow = True
    await table.play("sprout", "human")
    await table.tap(SKIP_TARGET)
    assert "skip_to_person" in table.screen.calls
    assert len(table.moves) == 1


@pytest.mark.parametrize("limit", [1.0, None])
async def test_a_skipped_computer_player_thinks_briefly_even_without_a_limit(limit: float | None) -> None:
    table = Table(make_services(thinking_seconds=limit))
    table.screen.is_skipping_to_person = True
    await table.play("sprout", "human")
    assert cast(FakeAi, table.services.ai).limits == [SKIPPED_THINKING_SECONDS]


async def test_a_replay_pauses_the_game_and_back_resumes_it(table: Table) -> None:
    await table.play()
    await table.tap(FIRST)
    table.controller.enter(Overlay())
    await table.tap(SECOND)
    assert (table.mode, table.saved_moves()) == (ModeName.REPLAY, (FIRST,))
    table.controller.back()
    await until_idle()
    await table.tap(SECOND)
    assert (table.mode, table.saved_moves()) == (ModeName.PLAY, (FIRST, SECOND))


async def test_a_sandbox_is_never_saved_and_back_leads_to_the_game(table: Table) -> None:
    await table.play()
    await table.tap(FIRST)
    table.controller.try_out(star_session())
    await until_idle()
    await table.tap(SECOND)
    assert (table.mode, table.moves, table.saved_moves()) == (ModeName.SANDBOX, (SECOND,), (FIRST,))
    assert table.controller.has_waiting_game
    table.controller.back()
    await until_idle()
    assert (table.mode, table.moves) == (ModeName.PLAY, (FIRST,))


async def test_a_sandbox_of_a_sandbox_leads_back_to_the_game_in_one_step(table: Table) -> None:
    await table.play()
    table.controller.try_out(star_session())
    table.controller.enter(Overlay())
    table.controller.try_out(star_session())
    reported: list[ModeName | None] = []
    table.controller.changed.subscribe(lambda: reported.append(table.mode))
    table.controller.back()
    assert reported == [ModeName.PLAY], "the toolbar and the sandbox's bar follow the mode"


async def test_back_from_a_sandbox_that_was_opened_on_the_home_screen_empties_the_board(table: Table) -> None:
    table.controller.try_out(star_session())
    assert not table.controller.has_waiting_game
    table.controller.back()
    assert (table.mode, table.emptied_count) == (None, 1)


async def test_undo_and_redo_are_saved_and_announced(table: Table) -> None:
    await table.play()
    await table.tap(FIRST)
    mode = table.controller.mode
    assert mode
    assert mode.can_undo()
    assert not mode.can_redo()
    mode.undo()
    assert table.saved_moves() == ()
    assert mode.can_redo()
    (taken_back,) = table.screen.announced
    assert taken_back.key == "undone"
    mode.redo()
    assert table.saved_moves() == (FIRST,)
    assert table.screen.announced == [taken_back, taken_back.params["move"]]


async def test_to_resign_ends_the_game_and_can_be_taken_back(table: Table) -> None:
    undone: list[Session] = []
    table.controller.end_undone.subscribe(undone.append)
    await table.play()
    await table.tap(FIRST)
    mode = table.controller.mode
    assert mode
    assert mode.can_resign()
    mode.resign()
    await until_idle()
    (over,) = table.results
    assert over.record.ended == RESIGNED
    assert not mode.can_resign()
    mode.undo()
    assert undone == [over]
    assert (table.moves, mode.can_resign()) == ((FIRST,), True)
    resigned, taken_back = table.screen.announced
    assert resigned.key == "outcome-resigned"
    assert (taken_back.key, taken_back.params["move"]) == ("undone", resigned)


async def test_nobody_resigns_for_a_computer_player(table: Table) -> None:
    cast(FakeAi, table.services.ai).is_slow = True
    await table.play("builder", "human")
    assert table.controller.mode
    assert not table.controller.mode.can_resign()
    table.controller.mode.resign()
    assert table.controller.session
    assert table.controller.session.outcome is None


async def test_a_seat_can_pass_to_a_computer_player_of_medium_strength_and_back(table: Table) -> None:
    cast(FakeAi, table.services.ai).is_slow = True
    await table.play()
    for expected in ("builder", "human"):
        assert table.controller.mode
        table.controller.mode.switch_seat_player(0)
        assert table.controller.session
        record = table.controller.session.record
        assert record.seats[0].player == expected
        assert table.services.saves.as_begun(record).seats[0].player == "human"


async def test_a_game_of_computer_players_has_no_hints(table: Table) -> None:
    cast(FakeAi, table.services.ai).is_slow = True
    await table.play("sprout", "sprout")
    mode = table.controller.mode
    assert mode
    assert not mode.can_hint()
    mode.switch_seat_player(0)
    assert mode.can_hint()


async def test_a_change_of_language_is_reported_to_what_shows_names_of_players(table: Table) -> None:
    await table.play()
    reported: list[str] = []
    table.controller.changed.subscribe(lambda: reported.append("changed"))
    table.controller.on_appearance_change()
    assert reported == ["changed"]


async def test_moves_can_be_rated_without_another_picture(table: Table) -> None:
    await table.play()
    table.screen.visible_toggles = frozenset({RATINGS_TOGGLE})
    table.screen.calls.clear()
    assert table.controller.mode
    table.controller.mode.rate_moves()
    await until_idle()
    assert table.screen.calls == ["show_analysis"]


async def test_sounds_and_speech_end_when_a_move_is_taken_back_or_the_game_is_left(table: Table) -> None:
    await table.play()
    await table.tap(FIRST)
    assert "fall_silent" not in table.screen.calls
    assert table.controller.mode
    table.controller.mode.undo()
    assert table.screen.calls.count("fall_silent") == 1
    table.controller.close()
    assert table.screen.calls.count("fall_silent") == 2


async def test_the_end_of_a_game_is_reported_once(table: Table) -> None:
    await table.play("sprout", "sprout")
    for _ in range(80):
        await until_idle()
    assert [session.state.outcome is not None for session in table.results] == [True]
    table.controller.enter(Overlay())
    table.controller.back()
    await until_idle()
    assert len(table.results) == 1
    assert table.screen.calls[-2:] == ["open", "show_end"], (
        "it gets the focus of the button back, which is gone"
    )


async def test_the_end_of_a_sandbox_is_not_reported(table: Table) -> None:
    table.controller.try_out(star_session("sprout", "sprout"))
    for _ in range(80):
        await until_idle()
    assert table.controller.session
    assert table.controller.session.state.outcome
    assert table.results == []


async def test_after_another_tab_took_the_game_no_move_is_shown_or_saved(table: Table) -> None:
    await table.play()
    await table.tap(FIRST)
    table.services.saves.tab_lock.lose()
    await table.tap(SECOND)
    assert f"move {SECOND}" not in table.screen.calls
    assert table.services.current.saved
    assert table.services.current.saved.record.moves == (FIRST,)


async def test_a_spectator_changes_nothing(table: Table) -> None:
    table.controller.spectate(star_session())
    await table.tap(FIRST)
    mode = table.controller.mode
    assert mode
    assert [mode.can_undo(), mode.can_redo(), mode.can_hint()] == [False] * 3
    mode.switch_seat_player(0)
    assert table.moves == ()


async def test_going_home_ends_all_modes(table: Table) -> None:
    await table.play()
    table.controller.try_out(star_session())
    table.controller.close()
    await table.tap(FIRST)
    assert (table.mode, table.controller.session, table.controller.visible_session) == (None, None, None)


def test_a_mode_has_no_replay_unless_it_says_so() -> None:
    """So lessons and the position editor have none."""
    assert not Overlay().can_replay


async def test_a_hint_is_shown_for_the_position_in_which_it_was_requested(table: Table) -> None:
    await table.play()
    assert table.controller.mode
    table.controller.mode.show_hint()
    await until_idle()
    assert "hint" in table.screen.calls

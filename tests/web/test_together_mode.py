"""The board's mode for a game with other devices, without a browser."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

from game.play.replay import session_at
from game.play.session import Session
from game.play.together.agreements import asked, taken_back
from game.play.together.draws import OwnChain, together_of, with_revealed
from game.web.game_screen.controller import GameController
from game.web.together.play import TogetherMode
from tests.play.together.players import all_joined, new_secrets, play_by_letter, started
from tests.web.fakes import STAR, FakeGameScreen, make_services, until_idle

SECRETS = new_secrets(STAR, Random("mode"), 2)


def star(plies: int) -> Session:
    whole = all_joined(started(STAR, (0, 1), SECRETS[0], {"rings": 4, "swap": "no"}), SECRETS)
    return play_by_letter(whole, SECRETS, Random(3), plies)


class Device:
    """A device whose game is on the board."""

    def __init__(self, session: Session, known: Session, number: int) -> None:
        self.services, self.screen = make_services(), FakeGameScreen()
        self.events: list[str] = []
        controller = GameController(self.services, lambda _: cast(Any, self.screen), cast(Any, None))
        chain = OwnChain(number, SECRETS[number])
        self.mode = TogetherMode(
            session,
            known,
            chain,
            known.ply,
            cast(Any, self.screen),
            self.services,
            controller.changed,
            controller.game_over,
            controller.end_undone,
        )
        self.mode.played.subscribe(lambda game: self.events.append(f"played {game.ply}"))
        self.mode.seen.subscribe(lambda game: self.events.append(f"seen {game.ply}"))
        self.mode.undo_wanted.subscribe(lambda: self.events.append("undo wanted"))
        self.mode.request_arrived.subscribe(lambda: self.events.append("request arrived"))

    async def start(self) -> Device:
        await self.services.saves.tab_lock.acquire("star")
        self.mode.start()
        await until_idle()
        return self


async def test_what_has_happened_since_is_shown_before_ones_turn() -> None:
    game = star(4)
    device = await Device(session_at(game, 1), game, 0).start()
    moves = game.record.moves[1:]
    assert [call for call in device.screen.calls if call.startswith("move")] == [
        f"move {move}" for move in moves
    ]
    assert device.events == ["seen 2", "seen 3", "seen 4"]
    assert device.screen.calls[-1] == "ask"
    assert device.mode.awaits_person
    assert "show_coach" not in device.screen.calls, "the coach is for the people here"


async def test_the_whole_game_has_moves_that_are_still_to_be_shown() -> None:
    """So a letter that is sent before they have been shown has them."""
    device = Device(session_at(star(4), 1), star(4), 0)
    assert device.mode.whole.ply == 4
    await device.start()
    device.mode.handle_target(str(device.mode.session.state.legal_moves()[0]))
    await until_idle()
    assert device.mode.whole.ply == 5


async def test_a_turn_is_played_and_then_the_others_are_awaited() -> None:
    device = await Device(star(4), star(4), 0).start()
    move = str(device.mode.session.state.legal_moves()[0])
    device.mode.handle_target(move)
    await until_idle()
    assert device.events == ["played 5"]
    assert device.screen.calls[-1] == "draw"
    assert not device.mode.awaits_person
    assert "show_coach" in device.screen.calls
    assert device.mode.session.record.moves[-1] == move
    assert device.mode.session == with_revealed(device.mode.session, 0, SECRETS[0]), "a file of it is whole"
    assert device.screen.visible_session is device.mode.session, "or hints and ratings are of another one"


async def test_nobody_plays_the_others_turn() -> None:
    device = await Device(star(5), star(5), 0).start()
    device.mode.handle_target(str(device.mode.session.state.legal_moves()[0]))
    await until_idle()
    assert device.mode.session.ply == 5
    assert device.events == []
    assert "ask" not in device.screen.calls


async def test_a_turn_can_be_undone_until_it_is_sent() -> None:
    device = await Device(star(4), star(4), 0).start()
    assert not device.mode.can_undo()
    device.mode.handle_target(str(device.mode.session.state.legal_moves()[0]))
    await until_idle()
    assert device.mode.can_undo()
    device.mode.sent = 5
    device.mode.undo()
    assert device.mode.session.ply == 5
    assert device.events[-1] == "undo wanted"
    device.mode.sent = 4
    device.mode.undo()
    await until_idle()
    assert device.mode.session.ply == 4
    assert device.events[-1] == "played 4"


async def test_a_question_is_put_to_the_player_once_their_news_has_been_shown() -> None:
    question = asked(star(5))
    device = await Device(session_at(question, 4), question, 1).start()
    assert device.events == ["seen 5", "request arrived"]
    assert device.screen.calls[-1] == "ask"


async def test_a_move_taken_back_live_leaves_the_board_and_play_goes_on() -> None:
    device = await Device(asked(star(5)), asked(star(5)), 0).start()
    back = with_revealed(taken_back(asked(star(5))), 1, SECRETS[1])
    device.mode.show_news(back, is_on=True)
    await until_idle()
    assert device.mode.session.record.moves == star(4).record.moves
    assert device.screen.calls[-1] == "ask"
    device.mode.handle_target(str(device.mode.session.state.legal_moves()[0]))
    await until_idle()
    assert device.mode.session.record.log()[: back.ply + 2] == back.record.log()


async def test_news_after_a_move_was_taken_back_ends_in_the_whole_game() -> None:
    back = with_revealed(taken_back(star(5)), 1, SECRETS[1])
    after = play_by_letter(back, SECRETS, Random(9), 7)
    device = await Device(session_at(after, 2), after, 1).start()
    assert device.mode.session == after


async def test_the_seats_are_agreed_upon() -> None:
    device = await Device(star(4), star(4), 0).start()
    before = device.mode.session
    device.mode.switch_seat_player(0)
    assert device.mode.session is before


def test_the_other_players_of_a_next_game_are_elsewhere_again() -> None:
    """Two on one device are not: in a new game each seat elsewhere has a device of its own."""
    device = Device(star(4), star(4), 1)
    assert [device.mode.is_elsewhere(seat) for seat in (0, 1)] == [True, False]
    together = together_of(device.mode.session.record)
    device.mode.session = device.mode.session.with_together(replace(together, owners=(0, 0)))
    assert not any(device.mode.is_elsewhere(seat) for seat in (0, 1))


async def test_moves_that_arrive_live_are_shown_at_once() -> None:
    device = await Device(star(5), star(5), 0).start()
    device.mode.show_news(star(6), is_on=True)
    await until_idle()
    assert device.events[-1] == "seen 6"
    assert device.screen.calls[-1] == "ask"


async def test_moves_that_arrive_behind_another_mode_wait_for_it() -> None:
    device = await Device(star(5), star(5), 0).start()
    device.mode.stop()
    device.mode.show_news(star(6), is_on=False)
    await until_idle()
    assert device.events == []
    device.mode.start()
    await until_idle()
    assert device.events[-1] == "seen 6"

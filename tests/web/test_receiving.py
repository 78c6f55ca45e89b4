"""Letters that arrive at a device, without a browser: what is shown, what is asked, what is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game.contract import OptionValue
from game.play.session import Session
from game.play.together.agreements import asked, taken_back
from game.play.together.draws import OwnChain, identity_of, joined, with_revealed
from game.play.together.shelf import ShelfState
from game.text.message import Message
from game.web.game_screen.controller import GameController
from game.web.game_screen.play_mode import SpectateMode
from game.web.together.games import SharedGames
from game.web.together.receiving import Receiving
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started
from tests.web.fakes import STAR, FakeGameScreen, FullStore, make_services, star_session

SECRETS = new_secrets(STAR, Random("receiving"), 4)
OPTIONS: dict[str, OptionValue] = {"rings": 4, "swap": "no"}
INVITED = started(STAR, (0, 1), SECRETS[0], OPTIONS)


def star(plies: int) -> Session:
    return play_by_letter(all_joined(INVITED, SECRETS), SECRETS, Random(3), plies)


class FakeJoining:
    """Remembers what a player is asked."""

    def __init__(self, calls: list[str]) -> None:
        self._calls = calls
        self.offered: Session | None = None

    def preview(self, session: Session) -> None:
        self._calls.append("preview")

    def ask(self, session: Session, *, may_watch: bool = False) -> None:
        self.offered = session
        self._calls.append("ask to join")

    def is_asking(self, identity: str) -> bool:
        return self._calls[-1:] == ["ask to join"]

    def stop_asking(self) -> None: ...

    def tell_taken(self, session: Session) -> None:
        self._calls.append("seat is taken")


class Device:
    """A device with a game of its own on the board."""

    def __init__(self, store: FullStore | None = None) -> None:
        self.calls: list[str] = []
        self.notices = set[str]()
        self.store = store or FullStore()
        toasts = SimpleNamespace(show=self._show, clear=self.notices.discard)
        names = SimpleNamespace(player_names=lambda _, seats: [seat.name for seat in seats])
        services = replace(make_services(self.store), toasts=cast(Any, toasts), i18n=cast(Any, names))
        self.controller = GameController(services, lambda _: cast(Any, FakeGameScreen()), cast(Any, None))
        self.controller.spectate(star_session())
        self.board = self.controller.mode
        self.games = SharedGames(services, lambda game: self.calls.append(f"open {game.ply}"), self._publish)
        self.live = cast(
            Any,
            SimpleNamespace(
                game="another",
                follow=lambda _: None,
                accept=lambda _: self.calls.append("accept"),
                watch=lambda game: self.calls.append(f"watch {game.ply}"),
                close_dialog=lambda: None,
                publish=self._publish,
            ),
        )
        preview = SimpleNamespace(show=self._preview)
        choice = SimpleNamespace(ask=lambda question: self._show(question), close=lambda: None)
        joining = FakeJoining(self.calls)
        self.receiving = Receiving(
            services, self.controller, cast(Any, preview), self.games, cast(Any, joining), cast(Any, choice)
        )

    def keeps(self, session: Session, number: int) -> Device:
        """The device, which takes part in a game."""
        self.games.keep(session, OwnChain(number, SECRETS[number]), session.ply, session.ply)
        self.calls.clear()
        return self

    def kept(self) -> Session:
        kept = self.games.find(identity_of(INVITED.record))
        assert kept
        return kept.session

    def agree(self) -> None:
        """Press the main button of the preview."""
        self._agree(star(0))

    def _preview(self, _: Session, play: Callable[[Session], None] = lambda _: None, **__: object) -> None:
        self.calls.append("preview")
        self._agree = play

    def _show(self, message: Message, *_: object) -> None:
        self.calls.append(message.key)
        self.notices.add(message.key)

    def _publish(self, session: Session, device: int | None) -> bool:
        self.calls.append("publish")
        return False


def test_a_letter_of_an_unknown_game_is_shown_before_anything_else_happens() -> None:
    device = Device()
    device.receiving.receive(star(4))
    assert device.calls == ["preview"]
    assert device.controller.mode is device.board


def test_an_unknown_game_of_a_live_room_does_not_replace_the_board_unasked() -> None:
    device = Device()
    device.receiving.receive_live(device.live, star(4))
    device.receiving.receive_live(device.live, star(5))
    assert device.calls == ["preview"]
    assert device.controller.mode is device.board


def test_who_agrees_to_watch_a_live_game_sees_the_newest_moves_until_they_leave() -> None:
    device = Device()
    for ply in (4, 5):
        device.receiving.receive_live(device.live, star(ply))
    device.receiving.watch()
    assert device.controller.session == star(5)
    device.receiving.receive_live(device.live, star(6))
    assert device.controller.session == star(6)
    assert device.calls == ["preview", "watch 5", "watch 6"]
    device.controller.close()
    device.receiving.receive_live(device.live, star(7))
    assert device.controller.mode is None


def test_a_live_game_with_a_free_seat_asks_once_for_each_invitation() -> None:
    device = Device()
    device.receiving.receive_live(device.live, INVITED)
    device.receiving.receive_live(device.live, play_run(INVITED, OwnChain(0, SECRETS[0]), Random(1)))
    assert device.calls == ["ask to join"]
    assert device.controller.mode is device.board
    device.calls.clear()  # the dialog was closed
    device.receiving.receive_live(device.live, INVITED)
    assert device.calls == []
    device.receiving.forget_offers()
    device.receiving.receive_live(device.live, INVITED)
    assert device.calls == ["ask to join"]


def test_a_player_who_is_asked_for_a_seat_that_another_takes_may_watch() -> None:
    device = Device()
    device.receiving.receive_live(device.live, INVITED)
    device.receiving.receive_live(device.live, star(0))
    assert device.calls == ["ask to join", "preview"]


def test_a_known_game_that_somebody_goes_on_with_live_is_offered_once() -> None:
    device = Device().keeps(star(4), 1)
    device.receiving.receive_live(device.live, star(5))
    device.receiving.receive_live(device.live, star(6))
    assert device.calls.count("preview") == 1
    assert device.controller.mode is device.board
    device.agree()
    assert device.calls[-2:] == ["accept", "open 4"]


def test_a_known_game_is_offered_unless_the_board_shows_it_now() -> None:
    for shown, calls in ((star(4), []), (star_session(), ["preview"])):
        device = Device().keeps(star(4), 1)
        (device.games.on_board,) = device.games.entries()  # the last of the games with other devices
        device.controller.spectate(shown)
        device.receiving.receive_live(device.live, star(4))
        assert device.calls == calls


def test_the_game_that_is_played_live_is_not_offered_again() -> None:
    device = Device().keeps(star(4), 1)
    device.live.game = identity_of(INVITED.record)
    device.receiving.receive_live(device.live, star(5))
    assert "preview" not in device.calls


def test_a_player_with_another_game_on_the_board_is_told_when_it_is_their_turn() -> None:
    device = Device().keeps(star(3), 0)
    device.live.game = identity_of(INVITED.record)
    device.receiving.receive_live(device.live, star(4))
    assert device.notices == {"together-your-turn"}
    device.receiving.open_waiting()
    assert device.calls[-1] == "open 3"
    assert device.notices == set()


def test_the_notice_of_a_turn_goes_once_the_game_is_on_the_board_or_removed() -> None:
    device = Device().keeps(star(3), 0)
    identity = device.live.game = identity_of(INVITED.record)
    device.controller.spectate(star(3))
    device.controller.enter_over_game(SpectateMode(star_session(), device.controller.screen))
    device.receiving.receive_live(device.live, star(4))
    assert device.notices == {"together-your-turn"}
    device.controller.back()
    assert device.notices == set()

    device.controller.enter_over_game(SpectateMode(star_session(), device.controller.screen))
    device.keeps(star(5), 0).receiving.receive_live(device.live, star(6))
    assert device.notices == {"together-your-turn"}
    device.games.remove(identity)
    device.receiving.open_waiting()
    assert device.notices == set()


def test_a_device_that_has_missed_moves_of_a_live_game_is_sent_them() -> None:
    device = Device().keeps(star(5), 1)
    device.live.game = identity_of(INVITED.record)
    device.receiving.receive_live(device.live, star(5))
    assert device.calls == []
    device.receiving.receive_live(device.live, star(4))
    assert device.calls == ["publish"]


def test_a_second_game_that_came_live_is_played_live_once_joined() -> None:
    device = Device()
    device.receiving.accept_live(INVITED)
    assert device.calls == []
    device.receiving.receive_live(device.live, INVITED)
    device.receiving.accept_live(INVITED)
    assert device.calls == ["ask to join", "accept"]


def test_a_dishonest_letter_of_an_unknown_game_is_refused() -> None:
    device = Device()
    forged = star(4)
    device.receiving.receive(forged.play(forged.state.legal_moves()[0]))
    assert device.calls == ["together-false"]


def test_who_took_a_seat_at_the_same_moment_as_another_is_told() -> None:
    device = Device().keeps(joined(INVITED, 1, SECRETS[1], "Bo"), 1)
    other = joined(INVITED, 1, SECRETS[2], "Cilla")
    device.receiving.receive(other)
    assert device.calls == ["seat is taken"]
    assert device.kept().record.seats[1].name == "Bo"


def test_turns_of_this_device_that_were_played_elsewhere_are_not_taken_unasked() -> None:
    device = Device().keeps(star(4), 0)
    device.receiving.receive(star(7))
    assert device.calls == ["together-elsewhere"]
    assert device.kept().ply == 4
    device.receiving.settle(keep_mine=False)
    assert device.calls[-1] == "open 4", "from there the other moves are shown"
    assert device.kept().record.moves == star(7).record.moves


def test_the_answer_to_a_question_is_told() -> None:
    question = asked(star(5))
    agreed = with_revealed(taken_back(question), 1, SECRETS[1])
    for answer, told in ((agreed, "together-agreed"), (star(6), "together-declined")):
        device = Device().keeps(question, 0)
        device.receiving.receive(answer)
        assert device.calls == [told, "publish", f"open {min(answer.ply, 5)}"]
        assert device.kept() == answer


def test_a_move_taken_back_that_nobody_here_asked_for_stays() -> None:
    device = Device().keeps(star(5), 0)
    device.receiving.receive(with_revealed(taken_back(star(5)), 1, SECRETS[1]))
    assert device.calls == ["together-refused"]
    assert device.kept() == star(5)


def test_a_device_whose_seat_has_moved_watches() -> None:
    """It is not asked about the turns of its seat, tells the others nothing, and forgets the secret."""
    device = Device().keeps(star(4), 0)
    (entry,) = device.games.entries()
    assert device.games.give_away(replace(entry, state=ShelfState.MOVED))
    device.receiving.receive(star(7))
    assert device.calls == ["open 4"]
    (entry,) = device.games.entries()
    assert (entry.own_device, entry.secret, device.kept().ply) == (None, "", 7)


def test_a_device_whose_seat_has_moved_sees_live_moves_if_the_game_is_on_its_board() -> None:
    device = Device().keeps(star(4), 0)
    (entry,) = device.games.entries()
    device.games.give_away(replace(entry, state=ShelfState.MOVED))
    device.live.game = entry.id
    device.controller.spectate(star(4))
    device.receiving.receive_live(device.live, star(5))
    assert device.calls == ["open 4"]
    device.controller.close()
    device.receiving.receive_live(device.live, star(6))
    assert device.calls == ["open 4"]


def test_a_game_that_cannot_be_stored_is_neither_begun_nor_told_to_anybody() -> None:
    device = Device()
    device.store.is_full = True
    session = joined(INVITED, 1, SECRETS[1], "Bo")
    assert not device.games.begin(session, OwnChain(1, SECRETS[1]))
    assert device.calls == ["together-no-room"]
    assert device.games.entries() == ()


def test_a_move_that_cannot_be_stored_is_told_until_one_can() -> None:
    device = Device().keeps(star(3), 0)
    device.store.is_full = True
    device.receiving.receive(star(4))
    assert device.notices == {"together-full"}
    device.store.is_full = False
    device.receiving.receive(star(4))
    assert device.notices == set()


def test_a_removed_game_can_be_put_back_with_its_chain() -> None:
    device = Device().keeps(star(4), 0)
    (entry,) = device.games.entries()
    device.games.remove(entry.id)
    assert device.games.entries() == ()
    device.games.put(entry)
    assert device.games.entries() == (entry,)
    assert device.kept().record.moves == star(4).record.moves

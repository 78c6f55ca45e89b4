"""A player that uses the page by taps and knows the legal moves from the rules.

The page is compared with the game's code under CPython: the save in localStorage is replayed, the view gives
the place of a target on the canvas, and `Speaker` gives the texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY
from game.draw.presentation import Ui
from game.draw.scene import Group
from game.draw.theme import THEMES
from game.play.dealer import Dealer
from game.play.record import HUMAN, Seat
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import MemoryStore, TwoSlotSave
from game.play.session import Session, new_session
from game.text.message import Message, msg
from tests.browser.conftest import wait_for_paint
from tests.text.speaker import Speaker
from tools.fuzz.save_oracle import bot_move

GAME = GAMES["africa"]
SEATS = (Seat("", 0), Seat("", 1, "scout"), Seat("", 2, "trader"), Seat("", 3, "homebody"))
"""The players of the default set-up."""

SHORT_GAME_SEED = "37"
"""The seed of a short game: the person has nine decisions."""

SEED_COUNT = 80
"""The number of seeds that are tried for a game with a certain position."""

SAVE_KEY = f"starboard.{GAME.id}"
"""The storage key of the current game."""

READ_STORAGE_SCRIPT = "({...localStorage})"

RECORD_ANNOUNCEMENTS_SCRIPT = """
() => {
  window.announcements = [];
  const texts = changes => changes.flatMap(each => [...each.addedNodes]).map(each => each.textContent);
  const listener = new MutationObserver(changes => announcements.push(...texts(changes)));
  listener.observe(document.getElementById("live"), { childList: true });
}
"""
CAMERA_SCRIPT = """
prefix => {
  const { style } = document.getElementById("spots");
  const { x, y } = document.getElementById("board").getBoundingClientRect();
  const pixels = name => parseFloat(style.getPropertyValue(prefix + name));
  return [x + pixels("left"), y + pixels("top"), pixels("scale")];
}
"""
"""The board's origin on the page, in pixels, and the pixels of a board unit."""


def choose_game(page: Page, game: str, *, by_key: bool = False) -> None:
    """Choose a game on the home screen and wait until it is loaded: the screen is inert until then."""
    button = page.locator(f"#games [data-game={game}]")
    if by_key:
        button.press("Enter")
    else:
        button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def start_game(page: Page, game: str) -> None:
    """Start a game of this kind with the default set-up, and wait until a person is asked."""
    choose_game(page, game)
    PagePlayer(page).start_game()


def choose_language(page: Page, language: str) -> None:
    """Choose a language wherever the page is, and wait until its texts are painted."""
    page.evaluate(f"document.querySelector('[data-language={language}]').click()")
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    wait_for_paint(page)


def saved_texts(*records: str, game: str = GAME.id) -> dict[str, str]:
    """The storage after these records of a game were saved one after the other."""
    store = MemoryStore()
    saves = TwoSlotSave(store, f"starboard.{game}")
    for record in records:
        saves.save(record)
    return store.texts


def store_with(texts: dict[str, str]) -> MemoryStore:
    store = MemoryStore()
    store.texts = texts
    return store


def session_in(texts: dict[str, str], game: str = GAME.id, *, whole: bool = False) -> Session:
    """The saved game of this kind in a storage, replayed through the rules; `whole`: no copy is damaged."""
    loaded = GameSaves(store_with(texts), game, GAMES).load_current()
    assert loaded
    assert not whole or loaded.problem is None
    assert loaded.session
    return loaded.session


def choose_more(page: Page, command: str) -> None:
    """Choose a command of the menu *More*."""
    page.locator("[data-dialog=more]").click()
    page.locator(f"#more [data-command={command}]").click()


class PagePlayer:
    """A player at the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game = page.locator("#game")
        self.board = page.locator("#board")
        self.prompt = page.locator("#prompt")
        self.actions = page.locator("#actions")
        self.live = page.locator("#live p")
        self.result = page.locator("#result")

    # State

    def texts(self) -> dict[str, str]:
        """The content of localStorage."""
        return self.page.evaluate(READ_STORAGE_SCRIPT)

    def session(self, game: str = GAME.id) -> Session:
        """The saved game of this kind, replayed through the rules."""
        return session_in(self.texts(), game)

    def text_of(self, message: Message, language: str = "en") -> str:
        """The text of a message on the page."""
        return Speaker(language, player_names(self.session(), language)).text(message)

    def action_button(self, target: str) -> Locator:
        return self.actions.locator(f'[data-target="{target}"]')

    def command_button(self, word: str) -> Locator:
        """The visible button of a command."""
        return self.page.locator(f'[data-command="{word}"]:visible')

    # Waiting

    def wait_for_turn(self, after: int = -1) -> bool:
        """Wait until a person is asked after more moves than `after`; False if the game is over instead."""
        selector = f'body[data-screen=game] #game[data-asked=yes]:not([data-ply="{after}"])'
        expect(self.page.locator(f"{selector}, #result[open]").first).to_be_attached()
        return self.result.is_hidden()

    def announcements(self) -> list[str]:
        """The texts of the live region since `record_announcements`, in order."""
        return self.page.evaluate("window.announcements")

    def record_announcements(self) -> None:
        """Start recording the texts of the live region."""
        self.page.evaluate(RECORD_ANNOUNCEMENTS_SCRIPT)

    # Actions

    def start_game(self) -> None:
        """Start a new game with the default set-up."""
        self.command_button("play").click()
        self.wait_for_turn()

    def resume(self) -> None:
        """Continue the saved game."""
        self.command_button("continue").click()
        self.wait_for_turn()

    def choose(self, move: object, session: Session | None = None) -> None:
        """Play a move by taps on the map, or on its button if it is not on the map."""
        session = session or self.session()
        target = str(move)
        mode = mode_of(session, target)
        wait_for_paint(self.page)
        if mode:
            self.tap(self.centre_of(self.action_button(f"mode {mode}")))
            expect(self.action_button(f"mode {mode}")).to_have_count(0)
            wait_for_paint(self.page)
        point = self.target_point(session, target, mode)
        self.tap(point or self.centre_of(self.action_button(target)))
        if point and self.board.evaluate("board => board.matches('.close-up')"):
            self.tap(self.target_point(session, target, mode) or point)

    def play_on(self, times: int) -> None:
        """Make a number of sensible decisions."""
        for _ in range(times):
            session = self.session()
            self.choose(sensible_move(session))
            assert self.wait_for_turn(session.ply), "the game is not over yet"

    def target_point(self, session: Session, target: str, mode: str = "") -> tuple[float, float] | None:
        """The place of a target on the map in pixels of the page; None if it is not on the map."""
        scene = GAME.view.scene(session.state, Ui(mode=mode), THEMES["light"])
        found = [shape for shape in scene.shapes if shape.target == target]
        if not found:
            return None
        pinned = isinstance(found[0], Group) and found[0].pinned
        return self.page_point(found[0].x, found[0].y, pinned=pinned)

    def page_point(self, x: float, y: float, *, pinned: bool = False) -> tuple[float, float]:
        """The place of a point of the board, or of a pinned shape, in pixels of the page."""
        [point] = self.page_points([(x, y)], pinned=pinned)
        return point

    def page_points(
        self, points: Iterable[tuple[float, float]], *, pinned: bool = False
    ) -> list[tuple[float, float]]:
        """The places of points of the board, or of pinned shapes, in pixels of the page."""
        left, top, scale = self.page.evaluate(CAMERA_SCRIPT, "--pinned-" if pinned else "--")
        return [(left + x * scale, top + y * scale) for x, y in points]

    def centre_of(self, button: Locator) -> tuple[float, float]:
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap(self, point: tuple[float, float]) -> None:
        """Tap on a touch screen, or click with the mouse if there is none."""
        if self.page.evaluate("navigator.maxTouchPoints"):
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)


def mode_of(session: Session, target: str) -> str:
    """The mode button to be pressed before a target can be chosen; empty if none is needed."""
    pressed = {action.target for action in GAME.view.actions(session.state, Ui())}
    verb = target.partition(" ")[0]
    return verb if target not in pressed and f"mode {verb}" in pressed else ""


def player_names(session: Session, language: str = "en") -> tuple[str, ...]:
    """The players' names as the page shows them."""
    return tuple(
        _player_name(seat, number, language) for number, seat in enumerate(session.record.seats, start=1)
    )


def _player_name(seat: Seat, number: int, language: str) -> str:
    number_only = msg("player-name", number=number)
    level_name = msg(f"level-{GAME.id}-{seat.player}")
    return seat.name or Speaker(language).text(number_only if seat.player == HUMAN else level_name)


def expected_announcements(session: Session, asked_plies: Container[int]) -> Iterator[Message]:
    """The announcements of a game; `asked_plies` are the plies at which a person was asked."""
    states, moves = session.states, session.record.moves
    for ply, (before, text, after) in enumerate(zip(states, moves, states[1:], strict=False)):
        if ply in asked_plies:
            yield GAME.view.prompt(before, Ui())
        yield from (event.message for event in GAME.narrator.narrate(before, before.read_move(text), after))


def sensible_move(session: Session) -> Any:
    """A reasonable move: the trader's, which is quick to compute."""
    return bot_move(session, "trader")


def session_at_decision(condition: Callable[[Session], bool]) -> Session:
    """A game at a decision of the person for which the condition holds."""
    seeds = (f"{number:02x}" for number in range(SEED_COUNT))
    return next(session for seed in seeds for session in decisions_of_game(seed) if condition(session))


@cache
def decisions_of_game(seed: str) -> tuple[Session, ...]:
    """The person's decisions of a whole game from this seed."""
    session, sessions = new_session(GAME, SEATS, seed), []
    while session.state.to_act != NOBODY:
        seat = session.seat_to_act()
        if session.state.to_act == CHANCE:
            move = Dealer(seed).deal(session.state, session.ply)
        elif seat and seat.player != HUMAN:
            move = bot_move(session, seat.player)
        else:
            move = GAME.view.automatic_move(session.state, Ui())
            if move is None:
                sessions.append(session)
                move = sensible_move(session)
        session = session.play(move)
    return tuple(sessions)


def moves_with_verb(session: Session, verb: str) -> list[Any]:
    """The legal moves with this verb."""
    return [move for move in session.state.legal_moves() if str(move).partition(" ")[0] == verb]


def any_whitespace(text: str) -> re.Pattern[str]:
    """A pattern for a text that accepts any kind of space between its words."""
    return re.compile(r"\s+".join(re.escape(word) for word in text.split()))

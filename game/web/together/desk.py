"""Games with other devices: starting, inviting and joining, sending and receiving letters."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from js import Date, document, navigator, window
from pyodide.ffi import JsException

from game.catalog import GAMES
from game.contract import Game, GameError, OptionValue
from game.play.dealer import new_seed
from game.play.record import HUMAN, Seat, strip_invisible
from game.play.replay import session_at
from game.play.saves.two_slot_save import StoreError
from game.play.session import Session, new_session
from game.play.together.chains import new_secret
from game.play.together.draws import (
    STARTER,
    OwnChain,
    game_id,
    joined,
    missing_devices,
    new_together,
    shared,
    with_told,
)
from game.play.together.letter import letter_steps, write_letter
from game.play.together.merge import FORK, NEWER, OLDER, REFUSED, Merge, merge
from game.play.together.shelf import OVER, UNSENT, WAITING, YOURS, Shelf, ShelvedGame, shelved
from game.text.message import Message, msg
from game.web.game_screen.board_mode import BoardMode
from game.web.game_screen.controller import GameController
from game.web.game_screen.play_mode import SpectateMode
from game.web.home_screen.navigation import Navigation
from game.web.home_screen.setup_form import ELSEWHERE
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.platform.dom import create_element, replace_children
from game.web.platform.downloads import download
from game.web.platform.qr_code import qr_code
from game.web.platform.toasts import error_message
from game.web.services import Services
from game.web.together import pieces
from game.web.together.live_table import LiveTable
from game.web.together.play import TogetherMode

NOT_SENT = -1


class Desk:
    """Where letters are written and opened. One game is on the board; the others wait on the shelf."""

    def __init__(
        self,
        services: Services,
        controller: GameController,
        navigation: Navigation,
        preview: GamePreviewDialog,
    ) -> None:
        self._services, self._i18n, self._toasts = services, services.i18n, services.toasts
        self._controller, self._navigation, self._preview = controller, navigation, preview
        self._shelf = Shelf(services.saves.store, GAMES)
        self._mode: TogetherMode | None = None
        self._entry: ShelvedGame | None = None
        """The game on the board."""
        self._offered: Session | None = None
        """The game that somebody is about to join."""
        self._fork: tuple[Merge, ShelvedGame] | None = None
        self._bar, self._list = pieces.add_bar(), pieces.add_list()
        self._send = pieces.SendDialog(self._i18n)
        self._join = pieces.JoinDialog(self._i18n)
        self._choice = pieces.ForkDialog(self._i18n)
        controller.changed.subscribe(self._on_change)
        self.live = LiveTable(services, self._find_told, self._receive_live)
        self._declined = ""
        """The game in which the player here only watches."""

    def run(self, name: str, button: Any) -> None:
        """Run the command of a button."""
        spawn = self._services.tasks.spawn
        if name.startswith("live-"):
            self.live.run(name)
        match name:
            case "together-send":
                spawn(self._share(or_show_ways=True))
            case "together-ways":
                self._show_ways()
            case "together-share":
                spawn(self._share())
            case "together-copy":
                spawn(self._copy())
            case "together-code":
                spawn(self._show_code())
            case "together-file":
                self._download()
            case "together-join":
                self._on_join()
            case "together-open":
                spawn(self._open_from_list(str(button.dataset.id)))
            case "together-mine":
                self._settle_fork(keep=True)
            case "together-theirs":
                self._settle_fork(keep=False)

    # Starting and joining

    def start(self, game: Game, seats: tuple[Seat, ...], options: dict[str, OptionValue]) -> None:
        """Start a game in which the seats of `ELSEWHERE` belong to other devices, each to its own."""
        owners, devices = list[int](), STARTER
        for seat in seats:
            devices += seat.player == ELSEWHERE
            owners.append(devices if seat.player == ELSEWHERE else STARTER)
        people = tuple(replace(seat, player=HUMAN) if seat.player == ELSEWHERE else seat for seat in seats)
        secret = new_secret(game.has_chance)
        session = new_session(game, people, new_seed(), options)
        together = new_together(owners, secret)
        session = replace(session, record=replace(session.record, together=together))
        self._keep(session, OwnChain(STARTER, secret), seen=0, sent=NOT_SENT)
        self._navigation.open_session(session)

    def _ask_to_join(self, session: Session) -> None:
        self._offered = session
        names = self._i18n.player_names(session.game.id, session.record.seats)
        owners = shared(session.record).owners
        seats = [owners.index(device) for device in missing_devices(session)]
        self._join.ask([(seat, names[seat]) for seat in seats], session.record.seats[seats[0]].name)

    def _on_join(self) -> None:
        session, (seat, typed) = self._offered, self._join.answer()
        assert session
        name = strip_invisible(" ".join(typed.split()))
        chain = OwnChain(shared(session.record).owners[seat], new_secret(session.game.has_chance))
        session = joined(session, chain.device, chain.secret, name)
        self._keep(session, chain, seen=0, sent=NOT_SENT)
        self._navigation.open_session(session_at(session, 0))

    # Receiving

    async def _read(self, text: str) -> Session | None:
        """The game of a letter; None after an error, which is shown."""
        try:
            steps = letter_steps(text, GAMES)
            while (session := next(steps)) is None:
                await asyncio.sleep(0)
        except GameError as error:
            self._toasts.show(msg("import-bad", reason=error_message(error)))
            return None
        return session

    def receive(self, session: Session) -> None:
        """Merge a received game into the one that is known, or offer to join or to look at it."""
        entry = self._shelf.find(game_id(session.record))
        known = self._shelf.session(entry) if entry else None
        found = merge(known, session)
        if found.kind == REFUSED:
            self._toasts.show(msg("together-refused", reason=found.reason))
        elif entry is None or known is None:
            self._preview.show(session, play=self._ask_to_join if missing_devices(session) else None)
        elif found.kind == FORK:
            self._ask_about_fork(found, entry)
        else:
            self._take(found, entry, known)

    def _take(self, found: Merge, entry: ShelvedGame, known: Session) -> None:
        if found.kind == NEWER:
            sent = found.session.ply if found.session.ply > known.ply else entry.sent
            entry = self._keep(found.session, entry.chain, entry.seen, sent)
        else:
            self._toasts.show(msg("together-older" if found.kind == OLDER else "together-same"))
        self._open(entry)

    def _ask_about_fork(self, found: Merge, entry: ShelvedGame) -> None:
        self._fork = found, entry
        names = self._i18n.player_names(found.session.game.id, found.session.record.seats)
        seat = shared(found.session.record).owners.index(found.device or 0)
        self._choice.ask(names[seat])

    def _settle_fork(self, keep: bool) -> None:
        assert self._fork
        found, entry = self._fork
        self._choice.close()
        if not keep and found.other:
            entry = self._keep(found.other, entry.chain, min(found.ply, entry.seen), found.other.ply)
        self._open(entry)

    # Live

    def open_live_link(self, text: str) -> None:
        """Open an invitation to a live game, or the answer to one."""
        self._services.tasks.spawn(self.live.open_link(text))

    def _find_told(self, identity: str) -> tuple[Session, int | None] | None:
        """A game of this device as the others get it, and the number of this device in it."""
        entry = self._shelf.find(identity)
        known = self._shelf.session(entry) if entry else None
        if entry is None or known is None:
            return None
        return with_told(known, entry.device, entry.secret), entry.device

    async def _receive_live(self, letter: str) -> None:
        """Take a letter that came by itself; only what the players must decide is asked."""
        session = await self._read(letter)
        if session is None:
            return
        identity = game_id(session.record)
        self.live.follow(identity)
        entry = self._shelf.find(identity)
        known = self._shelf.session(entry) if entry else None
        found = merge(known, session)
        if found.kind == REFUSED:
            self._toasts.show(msg("together-refused", reason=found.reason))
        elif entry is None or known is None:
            self._join_or_watch(session)
        elif found.kind == FORK:
            self._ask_about_fork(found, entry)
        elif found.kind == NEWER:
            entry = self._keep(found.session, entry.chain, entry.seen, found.session.ply)
            self._show_news(entry, found.session)
        elif found.kind == OLDER:
            self.live.publish(with_told(known, entry.device, entry.secret), entry.device)

    def _join_or_watch(self, session: Session) -> None:
        identity, free = game_id(session.record), missing_devices(session)
        is_asked = identity == self._declined and self._join.is_open
        if is_asked and self._offered and free == missing_devices(self._offered):
            self._offered = session
        elif free and (is_asked or identity != self._declined):
            self._declined = identity  # who does not join now watches
            self.live.close_dialog()
            self._ask_to_join(session)
        else:
            self._join.close()
            self._controller.spectate(session)

    def _show_news(self, entry: ShelvedGame, session: Session) -> None:
        """Show what others have played, if the game is on the board; on the home screen, only an end."""
        if self._mode and self._entry and self._entry.id == entry.id:
            self._mode.show_news(session, is_on=self._controller.mode is self._mode)
        if entry.state == OVER and self._controller.mode is None:
            self._open(entry)
        self._on_change()

    # The board

    def make_mode(self, session: Session) -> BoardMode:
        """The board's mode for a game; one that is not this device's can only be looked at."""
        entry = self._shelf.find(game_id(session.record))
        known = self._shelf.session(entry) if entry else None
        if entry is None or known is None:
            return SpectateMode(session, self._controller.view)
        shown = session_at(known, min(entry.seen, known.ply))
        controller = self._controller
        self._entry = entry
        self._mode = mode = TogetherMode(
            shown,
            known,
            entry.chain,
            entry.sent,
            controller.view,
            self._services,
            controller.changed,
            controller.game_over,
        )
        mode.played.subscribe(self._on_played)
        mode.seen.subscribe(self._on_seen)
        return mode

    def _on_played(self, session: Session) -> None:
        assert self._entry
        self._keep(session, self._entry.chain, session.ply, self._entry.sent, self._entry.since)

    def _on_seen(self, session: Session) -> None:
        assert self._entry
        self._put(replace(self._entry, seen=session.ply))

    def _on_change(self) -> None:
        """Show the bar of the game on the board, or the list on the home screen."""
        is_on = self._mode is not None and self._controller.mode is self._mode
        document.body.dataset.together = "yes" if is_on else "no"
        self._bar.hidden = not is_on
        self.live.show_for(self._entry.id if is_on and self._entry else "")
        if is_on and self._entry:
            self._show_state(self._entry)
        elif self._controller.mode is None:
            self.show_list()

    def _show_state(self, entry: ShelvedGame) -> None:
        self._bar.hidden = entry.state in (YOURS, OVER)
        if not self._bar.hidden:
            again = msg("together-send-again" if entry.state == WAITING else "together-send")
            pieces.fill_bar(self._bar, self._i18n, self._state_message(entry), again, entry.state == UNSENT)

    def show_list(self) -> None:
        """Show the games with others on the home screen."""
        entries = [entry for entry in self._entries() if entry.state != OVER]
        self._list.hidden = not entries
        heading = self._i18n.text_element("h2", msg("together-list"))
        replace_children(self._list, [heading, *(self._row(entry) for entry in entries)])

    def _row(self, entry: ShelvedGame) -> Any:
        title = self._i18n.text_element("b", msg(f"{entry.game}-title"))
        players = create_element("small", class_="players")
        players.textContent = ", ".join(filter(None, entry.names))
        state = self._i18n.text_element("small", self._state_message(entry))
        lines = create_element("span", title, players, state)
        attributes = {"type": "button", "data_command": "together-open", "data_id": entry.id}
        return create_element("button", lines, class_="running", **attributes)

    def _state_message(self, entry: ShelvedGame) -> Message:
        name = self._i18n.text(self._name(entry))
        if entry.state == WAITING:
            return msg("together-waiting", name=name, since=pieces.day(entry.since))
        return msg(f"together-{entry.state}", name=name)

    def _name(self, entry: ShelvedGame) -> Message:
        typed = entry.names[entry.waits_for]
        return msg("library-name", name=typed) if typed else msg("player-name", number=entry.waits_for + 1)

    async def _open_from_list(self, identity: str) -> None:
        entry = self._shelf.find(identity)
        if entry and await self._services.loader.load(entry.game):
            self._open(entry)

    def _open(self, entry: ShelvedGame) -> None:
        if known := self._shelf.session(entry):
            self._navigation.open_session(session_at(known, min(entry.seen, known.ply)))

    # Sending

    def _letter(self) -> str:
        """The link of the game on the board."""
        letter = write_letter(self._told())
        return f"{window.location.origin}{window.location.pathname}#{letter}"

    def _told(self) -> Session:
        """The game on the board with this device's elements, as the others get it."""
        assert self._entry
        assert self._mode
        return with_told(self._mode.session, self._entry.device, self._entry.secret)

    def _show_ways(self) -> None:
        self._send.show(self._letter(), self._told().game.has_chance)

    async def _share(self, or_show_ways: bool = False) -> None:
        """Open the device's share menu; if there is none, show other ways. Cancelling it does nothing."""
        if or_show_ways and not hasattr(navigator, "share"):
            self._show_ways()
            return
        share_data = window.JSON.parse("{}")
        share_data.url = self._letter()
        try:
            await navigator.share(share_data)
        except JsException as error:
            if "AbortError" not in str(error):
                self._show_ways()
            return
        self._on_sent()

    async def _copy(self) -> None:
        """Copy the link to the clipboard; if that is refused, select it, so that the player can."""
        try:
            await navigator.clipboard.writeText(self._letter())
            self._send.say_copied()
        except (JsException, AttributeError):
            self._send.select()
        self._on_sent()

    async def _show_code(self) -> None:
        replace_children(self._send.code, [await qr_code(self._letter())])
        self._on_sent()

    def _download(self) -> None:
        session = self._told()
        download(f"starboard-{session.game.id}.json", session.record.without_seed().text())
        self._on_sent()

    def _on_sent(self) -> None:
        session = self._told()
        assert self._entry
        assert self._mode
        self._mode.sent = session.ply
        self._keep(session, self._entry.chain, session.ply, session.ply)
        self._controller.changed.emit()

    # The shelf

    def _keep(
        self, session: Session, chain: OwnChain, seen: int, sent: int, since: int | None = None
    ) -> ShelvedGame:
        """Put a session on the shelf; `since` is now, unless given."""
        if self.live.publish(with_told(session, chain.device, chain.secret), chain.device):
            sent = session.ply
            if self._mode and self._entry and self._entry.id == game_id(session.record):
                self._mode.sent = sent
        now = int(Date.now() / 1000) if since is None else since
        return self._put(shelved(session, chain, seen, sent, now))

    def _put(self, entry: ShelvedGame) -> ShelvedGame:
        if self._entry and self._entry.id == entry.id:
            self._entry = entry
        try:
            self._shelf.put(entry)
        except StoreError:
            self._toasts.show(msg("library-full"))
        return entry

    def _entries(self) -> tuple[ShelvedGame, ...]:
        try:
            return self._shelf.entries()
        except StoreError:
            return ()

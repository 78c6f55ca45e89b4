"""Toasts about saves: the store is full, a save is damaged or read only, another tab plays."""

from __future__ import annotations

from game.contract import GameError
from game.play.record import NewerRecord
from game.play.saves.two_slot_save import StoreError
from game.text.message import msg
from game.web.platform.toasts import Toasts, error_message
from game.web.saves.save_manager import SaveManager, SaveResult

EXPORT_BUTTON = ("export", msg("export-save"))


def connect(toasts: Toasts, saves: SaveManager, store_error: StoreError | None) -> None:
    """Show problems of saves from now on. `store_error`: why the browser stores nothing at all."""
    tab_lock = saves.tab_lock

    def show_result(result: SaveResult) -> None:
        if result is SaveResult.READ_ONLY:
            toasts.show(msg("notice-newer-save"), EXPORT_BUTTON)
        elif result is SaveResult.FULL:
            toasts.show(msg("notice-storage-full"), EXPORT_BUTTON)
        elif result is SaveResult.SAVED:
            toasts.clear("notice-storage-full")

    def show_load_error(game: str, error: GameError, partly_loaded: bool) -> None:
        reason = error_message(error)
        if isinstance(error, NewerRecord):
            what = msg("notice-newer-save")
        else:
            what = msg("notice-bad-save-part" if partly_loaded else "notice-bad-save", reason=reason)
        toasts.show(what, ("keep-copy", msg("notice-keep-copy")), game=game)

    def show_lock() -> None:
        if tab_lock.is_spectating:
            take_over = ("take-over", msg("notice-take-over"))
            toasts.show(msg("notice-elsewhere"), take_over, persistent=True)
        else:
            toasts.clear("notice-elsewhere")

    saves.saved.subscribe(show_result)
    saves.load_failed.subscribe(show_load_error)
    tab_lock.changed.subscribe(show_lock)
    if store_error:
        toasts.show(msg("notice-not-saved"), EXPORT_BUTTON)

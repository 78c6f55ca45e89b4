"""The browser's localStorage as a `Store`. It may be refused, full or cleared at any time."""

from __future__ import annotations

from js import window
from pyodide.ffi import JsException, jsnull
from pyscript.js_modules.page import backup

from game.play.saves.two_slot_save import MemoryStore, Store, StoreError


class LocalStore:
    """localStorage with a backup for a browser that is killed (`boot/storage/indexeddb-backup.mjs`)."""

    def read(self, key: str) -> str | None:
        try:
            text = window.localStorage.getItem(key)
        except JsException as error:
            raise StoreError(str(error)) from None
        return None if text is jsnull else str(text)

    def write(self, key: str, text: str) -> None:
        backup.put(key, text)  # even if localStorage is full: the next start finds the copy
        try:
            window.localStorage.setItem(key, text)
        except JsException as error:
            raise StoreError(str(error)) from None

    def remove(self, key: str) -> None:
        try:
            window.localStorage.removeItem(key)
        except JsException as error:
            raise StoreError(str(error)) from None
        backup.remove(key)


def open_store() -> tuple[Store, StoreError | None]:
    """The browser's store and None; if the browser stores nothing, a store in memory and the error."""
    store = LocalStore()
    try:
        store.read("starboard.settings")
    except StoreError as error:
        return MemoryStore(), error
    return store, None

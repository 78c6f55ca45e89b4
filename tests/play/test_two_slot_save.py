"""A save in two slots survives failed writes, corruption and other tabs."""

from hashlib import sha256

import pytest

from game.play.saves.two_slot_save import MemoryStore, SaveConflict, SaveIsReadOnly, StoreError, TwoSlotSave


class FullStore(MemoryStore):
    """A store that refuses to write."""

    def write(self, key: str, text: str) -> None:
        raise StoreError("the quota is used up")


class ForgetfulStore(MemoryStore):
    """A store that keeps the first half of each text only."""

    def write(self, key: str, text: str) -> None:
        super().write(key, text[: len(text) // 2])


def store_with(*texts: str) -> MemoryStore:
    store = MemoryStore()
    saves = TwoSlotSave(store, "game")
    for text in texts:
        saves.save(text)
    return store


def reopened(store: MemoryStore) -> TwoSlotSave:
    """The save as loaded at the next start."""
    saves = TwoSlotSave(store, "game")
    saves.load()
    return saves


def test_an_empty_store_has_no_save() -> None:
    assert TwoSlotSave(MemoryStore(), "game").load().text is None


def test_the_newest_save_is_loaded() -> None:
    assert TwoSlotSave(store_with("one", "two", "three"), "game").load().text == "three"


def test_saves_with_different_keys_are_independent() -> None:
    store = store_with("one")
    TwoSlotSave(store, "other").save("two")
    assert TwoSlotSave(store, "game").load().text == "one"


def test_a_full_store_keeps_the_previous_save() -> None:
    store = FullStore()
    store.texts = store_with("one", "two").texts
    with pytest.raises(StoreError, match="quota"):
        reopened(store).save("three")
    assert TwoSlotSave(store, "game").load().text == "two"


def test_a_write_that_reads_back_differently_fails_and_keeps_the_previous_save() -> None:
    store = ForgetfulStore()
    store.texts = store_with("one", "two").texts
    with pytest.raises(StoreError, match="read back"):
        reopened(store).save("three")
    assert TwoSlotSave(store, "game").load().text == "two"


def test_a_save_truncated_at_any_byte_falls_back_to_the_previous_one() -> None:
    store = store_with("one", "two")
    newest = max(store.texts, key=lambda key: "two" in store.texts[key])
    whole = store.texts[newest]
    for length in range(len(whole)):
        store.texts[newest] = whole[:length]
        found = TwoSlotSave(store, "game").load()
        assert found.text == "one"
        assert found.corrupt == (whole[:length],)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "starboard", "starboard x 1\n", "starboard x ²\nx", "\ud800"]
)
def test_a_foreign_slot_is_reported_and_skipped(text: str) -> None:
    store = store_with("one")
    store.texts["game.b"] = text
    assert TwoSlotSave(store, "game").load().text == "one"
    assert TwoSlotSave(store, "game").load().corrupt == (text,)


def test_a_corrupt_slot_is_overwritten_next() -> None:
    store = store_with("one", "two")
    store.texts["game.b"] = "damaged"
    reopened(store).save("three")
    assert TwoSlotSave(store, "game").load().text == "three"
    assert TwoSlotSave(store, "game").load().corrupt == ()


def test_a_save_that_was_not_loaded_is_not_overwritten() -> None:
    store = store_with("a whole game")
    with pytest.raises(SaveConflict):
        TwoSlotSave(store, "game").save("an empty game")
    assert TwoSlotSave(store, "game").load().text == "a whole game"


def test_a_stale_tab_cannot_save_until_it_reloads() -> None:
    store = store_with("one")
    left, right = reopened(store), reopened(store)
    right.save("two on the right")
    assert left.has_conflict()
    for _ in range(2):
        with pytest.raises(SaveConflict):
            left.save("two on the left")
    assert left.load().text == "two on the right"
    left.save("three on the left")
    assert right.has_conflict()
    with pytest.raises(SaveConflict):
        right.save("three on the right")


def test_saves_with_the_same_sequence_number_conflict_by_text() -> None:
    store = store_with("one")
    left, right = reopened(store), reopened(store)
    right.save("two on the right")
    theirs = dict(store.texts)
    store.texts = store_with("one").texts  # the left tab does not see the right tab's write yet
    left.save("two on the left")
    store.texts = theirs
    with pytest.raises(SaveConflict):
        left.save("three on the left")


def test_an_own_failed_write_is_no_conflict() -> None:
    store = UnreadableStore()
    store.texts = store_with("one").texts
    saves = reopened(store)
    store.is_unreadable = True
    with pytest.raises(StoreError, match="gone"):
        saves.save("two")
    store.is_unreadable = False
    saves.save("three")
    assert reopened(store).load().text == "three"


class UnreadableStore(MemoryStore):
    """A store that can be made unreadable after the first write."""

    is_unreadable = False
    was_written = False

    def write(self, key: str, text: str) -> None:
        super().write(key, text)
        self.was_written = True

    def read(self, key: str) -> str | None:
        if self.is_unreadable and self.was_written:
            raise StoreError("gone")
        return super().read(key)


def test_a_cleared_store_can_be_written_again() -> None:
    store = store_with("one", "two")
    saves = reopened(store)
    store.texts.clear()
    saves.save("three")
    assert reopened(store).load().text == "three"


def test_a_save_into_a_cleared_store_is_newer_than_every_copy_of_earlier_saves() -> None:
    """The page backs up every slot in IndexedDB and restores the one with the higher number at its start."""
    store = store_with("one", "two")
    copies = dict(store.texts)
    saves = reopened(store)
    store.texts.clear()
    saves.save("three")
    store.texts = copies | store.texts
    assert reopened(store).load().text == "three"


def test_a_read_only_save_is_never_overwritten() -> None:
    store = store_with("from the future")
    saves = reopened(store)
    saves.make_read_only()
    with pytest.raises(SaveIsReadOnly):
        saves.save("from today")
    assert TwoSlotSave(store, "game").load().text == "from the future"


def test_dropping_the_newest_save_restores_the_previous_one() -> None:
    store = store_with("one", "two")
    TwoSlotSave(store, "game").drop_newest()
    assert reopened(store).load().text == "one"
    TwoSlotSave(store, "game").drop_newest()
    assert reopened(store).load().text is None
    reopened(store).save("three")
    assert reopened(store).load().text == "three"


def test_a_thousand_saves_take_no_more_room_than_two() -> None:
    store = store_with("x" * 1000, "x" * 1000)
    room = sum(map(len, store.texts.values()))
    for _ in range(1000):
        reopened(store).save("x" * 1000)
    assert sum(map(len, store.texts.values())) <= room + 2 * len("1000")


def test_a_slot_with_a_sequence_number_of_many_digits_is_corrupt() -> None:
    body = "9" * 5000 + "\ntext"
    store = MemoryStore()
    store.write("game.a", f"starboard {sha256(body.encode()).hexdigest()[:16]} {body}")
    stored = TwoSlotSave(store, "game").load()
    assert stored.text is None
    assert len(stored.corrupt) == 1

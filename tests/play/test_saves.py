"""A save outlives whatever interrupts it."""

import pytest

from game.play.saves import MemoryStore, Saves, StoreError


class FullStore(MemoryStore):
    """Reads, and refuses to write."""

    def write(self, key: str, text: str) -> None:
        raise StoreError("the quota is used up")


class ForgetfulStore(MemoryStore):
    """Keeps half of what it is given."""

    def write(self, key: str, text: str) -> None:
        super().write(key, text[: len(text) // 2])


def saved(*texts: str) -> MemoryStore:
    store = MemoryStore()
    for text in texts:
        Saves(store, "game").save(text)
    return store


def test_nothing_saved_nothing_found() -> None:
    assert Saves(MemoryStore(), "game").load().text is None


def test_the_newest_save_is_found() -> None:
    assert Saves(saved("one", "two", "three"), "game").load().text == "three"


def test_there_are_never_more_than_two_slots() -> None:
    assert len(saved(*map(str, range(1000))).texts) == 2


def test_saves_with_other_names_do_not_meet() -> None:
    store = saved("one")
    Saves(store, "other").save("two")
    assert Saves(store, "game").load().text == "one"


def test_a_full_store_keeps_the_save_before() -> None:
    store = FullStore()
    store.texts = saved("one", "two").texts
    with pytest.raises(StoreError, match="quota"):
        Saves(store, "game").save("three")
    assert Saves(store, "game").load().text == "two"


def test_a_write_that_reads_back_differently_failed_and_the_save_before_is_intact() -> None:
    store = ForgetfulStore()
    store.texts = saved("one", "two").texts
    with pytest.raises(StoreError, match="read back"):
        Saves(store, "game").save("three")
    assert Saves(store, "game").load().text == "two"


def test_a_save_cut_at_any_byte_leaves_the_one_before() -> None:
    store = saved("one", "two")
    newest = max(store.texts, key=lambda key: "two" in store.texts[key])
    whole = store.texts[newest]
    for length in range(len(whole)):
        store.texts[newest] = whole[:length]
        found = Saves(store, "game").load()
        assert found.text == "one"
        assert found.damaged == (whole[:length],)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "starboard", "starboard x 1\n", "starboard x ²\nx", "\ud800"]
)
def test_a_slot_of_something_else_is_kept_and_passed_over(text: str) -> None:
    store = saved("one")
    store.texts["game.b"] = text
    assert Saves(store, "game").load().text == "one"
    assert Saves(store, "game").load().damaged == (text,)


def test_a_damaged_slot_is_the_one_written_next() -> None:
    store = saved("one", "two")
    store.texts["game.b"] = "damaged"
    Saves(store, "game").save("three")
    assert Saves(store, "game").load().text == "three"
    assert Saves(store, "game").load().damaged == ()


def test_a_cleared_save_is_gone() -> None:
    store = saved("one", "two")
    Saves(store, "game").clear()
    assert store.texts == {}

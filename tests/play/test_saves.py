"""A save outlives whatever interrupts it."""

import pytest

from game.play.saves import LeftAlone, MemoryStore, Overtaken, Saves, StoreError


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
    saves = Saves(store, "game")
    for text in texts:
        saves.save(text)
    return store


def opened(store: MemoryStore) -> Saves:
    """As the next visit finds it."""
    saves = Saves(store, "game")
    saves.load()
    return saves


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
        opened(store).save("three")
    assert Saves(store, "game").load().text == "two"


def test_a_write_that_reads_back_differently_failed_and_the_save_before_is_intact() -> None:
    store = ForgetfulStore()
    store.texts = saved("one", "two").texts
    with pytest.raises(StoreError, match="read back"):
        opened(store).save("three")
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
    opened(store).save("three")
    assert Saves(store, "game").load().text == "three"
    assert Saves(store, "game").load().damaged == ()


def test_whoever_has_not_read_the_save_writes_nothing_over_it() -> None:
    store = saved("a whole game")
    with pytest.raises(Overtaken):
        Saves(store, "game").save("an empty game")
    assert Saves(store, "game").load().text == "a whole game"


def test_a_tab_left_behind_writes_nothing_more_until_it_has_read_the_newer_save() -> None:
    store = saved("one")
    left, right = opened(store), opened(store)
    right.save("two on the right")
    assert left.overtaken()
    for _ in range(2):
        with pytest.raises(Overtaken):
            left.save("two on the left")
    assert left.load().text == "two on the right"
    left.save("three on the left")
    assert right.overtaken()
    with pytest.raises(Overtaken):
        right.save("three on the right")


def test_two_saves_of_one_number_are_told_apart_by_their_texts() -> None:
    store = saved("one")
    left, right = opened(store), opened(store)
    right.save("two on the right")
    theirs = dict(store.texts)
    store.texts = saved("one").texts  # the right one's write has not reached the left one yet
    left.save("two on the left")
    store.texts = theirs
    with pytest.raises(Overtaken):
        left.save("three on the left")


def test_a_failed_write_is_no_rival() -> None:
    store = DeafStore()
    store.texts = saved("one").texts
    saves = opened(store)
    store.deaf = True
    with pytest.raises(StoreError, match="gone"):
        saves.save("two")
    store.deaf = False
    saves.save("three")
    assert opened(store).load().text == "three"


class DeafStore(MemoryStore):
    """Writes, and then cannot read."""

    deaf = False
    written = False

    def write(self, key: str, text: str) -> None:
        super().write(key, text)
        self.written = True

    def read(self, key: str) -> str | None:
        if self.deaf and self.written:
            raise StoreError("gone")
        return super().read(key)


def test_a_store_that_was_emptied_is_written_anew() -> None:
    store = saved("one", "two")
    saves = opened(store)
    store.texts.clear()
    saves.save("three")
    assert opened(store).load().text == "three"


def test_a_save_left_alone_is_never_written_over() -> None:
    store = saved("from the future")
    saves = opened(store)
    saves.leave_alone()
    with pytest.raises(LeftAlone):
        saves.save("from today")
    assert Saves(store, "game").load().text == "from the future"


def test_a_save_that_is_taken_back_gives_way_to_the_one_before() -> None:
    store = saved("one", "two")
    Saves(store, "game").take_back()
    assert opened(store).load().text == "one"
    Saves(store, "game").take_back()
    assert opened(store).load().text is None
    opened(store).save("three")
    assert opened(store).load().text == "three"


def test_a_thousand_saves_and_loads_take_no_more_room_than_two() -> None:
    store = saved("x" * 1000, "x" * 1000)
    room = sum(map(len, store.texts.values()))
    for _ in range(1000):
        opened(store).save("x" * 1000)
    assert sum(map(len, store.texts.values())) <= room + 2 * len("1000")

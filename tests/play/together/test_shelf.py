"""The games together on a device: what is kept, and what each waits for."""

from dataclasses import replace
from random import Random

import pytest

from game.catalog import GAMES
from game.play.exchange.share_link import encode
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session
from game.play.together.draws import OwnChain, joined
from game.play.together.shelf import KEY, Shelf, ShelfState, shelf_state, shelved
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started

STAR, AFRICA = GAMES["star"], GAMES["africa"]
SECRETS = new_secrets(STAR, Random("shelf"), 2)
ANNA, BO = (OwnChain(device, secret) for device, secret in enumerate(SECRETS))


def star(plies: int = 0) -> Session:
    whole = all_joined(started(STAR, (0, 1), SECRETS[0], {"rings": 4}), SECRETS)
    return play_by_letter(whole, SECRETS, Random(1), plies)


def test_a_game_is_kept_with_the_chain_of_this_device() -> None:
    store = MemoryStore()
    session = star(4).with_seed("5eed")
    entry = shelved(session, BO, seen=3, sent=4, since=1000)
    Shelf(store, GAMES).put(entry)
    shelf = Shelf(store, GAMES)
    assert entry.chain == BO
    assert shelf.session(entry) == session
    assert shelf.entries() == (entry,)


def test_the_game_changed_last_comes_first_and_is_kept_once() -> None:
    shelf = Shelf(MemoryStore(), GAMES)
    other = new_secrets(STAR, Random("other"), 1)[0]
    first = shelved(star(2), ANNA, 2, 2, since=10)
    second = shelved(started(STAR, (0, 1), other), OwnChain(0, other), 0, -1, since=20)
    for entry in (first, second):
        shelf.put(entry)
    assert shelf.entries() == (second, first)
    newer = shelved(star(4), ANNA, 4, 4, since=30)
    shelf.put(newer)
    assert shelf.entries() == (newer, second)
    shelf.remove(newer.id)
    assert shelf.entries() == (second,)


def test_a_damaged_line_hides_no_other_game() -> None:
    store = MemoryStore()
    shelf = Shelf(store, GAMES)
    shelf.put(shelved(star(2), ANNA, 2, 2, since=10))
    shelf._saves.save((shelf._saves.load().text or "") + '\n{"id": 5}\n[')
    assert len(Shelf(store, GAMES).entries()) == 1
    assert all(key.startswith(KEY) for key in store.texts)


def test_a_game_that_can_be_read_in_part_only_is_not_played_on() -> None:
    record = star(4).record
    damaged = replace(record, moves=(*record.moves, "nonsense"))
    entry = replace(shelved(star(4), ANNA, 4, 4, since=10), link=encode(damaged))
    assert Shelf(MemoryStore(), GAMES).session(entry) is None


def test_a_turn_is_played_then_sent_then_awaited() -> None:
    session = star()
    assert shelf_state(session, 0, -1) == (ShelfState.YOURS, 0)
    played = play_run(session, ANNA, Random(2))
    assert shelf_state(played, 0, 0)[0] == ShelfState.UNSENT
    assert shelf_state(played, 0, played.ply) == (ShelfState.WAITING, 1)
    assert shelf_state(played, 1, 0) == (ShelfState.YOURS, 1)


def test_an_answer_to_an_invitation_has_to_be_sent() -> None:
    secrets = new_secrets(AFRICA, Random("shelf"), 2)
    invited = started(AFRICA, (0, 1), secrets[0])
    assert shelf_state(invited, 0, -1) == (ShelfState.UNSENT, 1)
    assert shelf_state(invited, 0, 0) == (ShelfState.WAITING, 1)
    answered = joined(invited, 1, secrets[1], "Bo")
    assert shelf_state(answered, 1, -1)[0] == ShelfState.UNSENT
    assert shelf_state(answered, 0, 0) == (ShelfState.YOURS, 0)


def test_the_end_of_a_game_has_to_be_sent_too() -> None:
    over = star(10_000)
    assert shelf_state(over, 0, over.ply - 1) == (ShelfState.UNSENT, 1)
    assert shelf_state(over, 0, over.ply) == (ShelfState.OVER, 1)


def test_a_game_of_a_newer_version_is_kept_for_it() -> None:
    store = MemoryStore()
    shelf = Shelf(store, GAMES)
    entry = shelved(star(2), ANNA, 2, 2, since=10)
    shelf.put(entry)
    newer = (shelf._saves.load().text or "").replace('"state": "', '"state": "un')
    shelf._saves.save(newer)
    assert shelf.entries() == ()
    other = new_secrets(STAR, Random("other"), 1)[0]
    shelf.put(shelved(started(STAR, (0, 1), other), OwnChain(0, other), 0, -1, since=20))
    assert newer in (shelf._saves.load().text or "")


def test_a_game_is_replayed_once_for_many_questions_and_one_at_hand_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = Shelf(MemoryStore(), GAMES)
    entry = shelved(star(4), ANNA, 4, 4, since=10)
    assert shelf.session(entry) is shelf.session(entry)
    monkeypatch.delattr("game.play.together.shelf.load_session")
    shelf = Shelf(MemoryStore(), GAMES)
    shelf.put(entry, star(4))
    assert shelf.session(entry) == star(4)

"""Replay: log entries, stops, sessions at earlier plies, forks."""

from itertools import groupby
from random import Random

from game.catalog import GAMES
from game.contract import CHANCE, find_move
from game.play.record import HUMAN, Seat
from game.play.replay import fork, log_entries, session_at, stops, turn_ends, turns
from game.play.session import Session, new_session
from tools.fuzz.generators import play_randomly

AFRICA = GAMES["africa"]


def session_of(seed: str, plies: int) -> Session:
    session = new_session(AFRICA, (Seat("Anna", 0), Seat("", 1, "scout")), seed)
    return play_randomly(session, Random(seed), plies)


def test_each_log_entry_belongs_to_its_ply() -> None:
    session = session_of("5eed", 40)
    entries = list(log_entries(session))
    for entry in entries:
        before, after = session.states[entry.ply - 1], session.states[entry.ply]
        move = before.read_move(session.record.moves[entry.ply - 1])
        assert entry.event in AFRICA.narrator.narrate(before, move, after)
    assert [entry.ply for entry in entries] == sorted(entry.ply for entry in entries)


def test_replay_stops_at_plies_with_log_entries() -> None:
    session = session_of("5eed", 40)
    assert stops(session) == (0, *dict.fromkeys(entry.ply for entry in log_entries(session)))
    assert stops(session_of("5eed", 0)) == (0,)


def test_the_stones_that_a_player_places_in_a_row_are_one_turn() -> None:
    star = GAMES["star"]
    session = new_session(star, (Seat("", 0), Seat("", 1)), "", star.presets["double"])
    assert turns(session) == []
    for node in ("*10", "S10", "T10", "A10"):
        session = session.play(session.state.read_move(node))
    assert turns(session) == [(0, ("*10",)), (1, ("S10", "T10")), (0, ("A10",))]
    assert turn_ends(session) == (0, 1, 3, 4)


def test_each_turn_of_the_last_player_in_the_game_is_one() -> None:
    """And a roll before the first decision belongs to the first turn."""
    seats = "tunis 0 bound=tangier | st_helena 0 stranded found=st_helena:blank"
    start = f"sail_die turn=0 order=0,1 bonus=500 | {seats} | rules"
    session = new_session(AFRICA, (Seat("", 0), Seat("", 1)), "", start=start)
    for move in ("6", "land", "1", "go fork_atlas", "land", "1", "go tangier"):
        session = session.play(find_move(session.state, move))
    assert turns(session) == [(0, ("6", "land", "1", "go fork_atlas")), (0, ("land", "1", "go tangier"))]
    assert turn_ends(session) == (0, 4, 7)


def test_a_roll_belongs_to_the_turn_of_the_player_who_rolls() -> None:
    session = session_of("5eed", 40)
    acting = [state.to_act for state in session.states[:-1]]
    changes = [seat for seat in acting if seat != CHANCE]
    assert [seat for seat, _ in turns(session)] == [seat for seat, _ in groupby(changes)]
    assert [move for _, moves in turns(session) for move in moves] == list(session.record.moves)


def test_session_at_equals_the_game_at_that_ply() -> None:
    session = session_of("5eed", 40)
    assert session_at(session, 25) == session_of("5eed", 25)
    assert session_at(session, 40) == session
    assert session_at(session.undo(past_chance=True), 10).redo_stack == ()


def test_a_fork_has_its_own_seed_human_seats_and_the_known_names() -> None:
    session = session_of("5eed", 40)
    names = [f"Called {number}" for number, _ in enumerate(session.record.seats)]
    tried = fork(session, 25, "abba", names)
    for before, after, name in zip(session.record.seats, tried.record.seats, names, strict=True):
        assert after.name == (before.name if before.player == HUMAN else name)
    assert tried.states == session.states[:26]
    assert tried.record.seed == "abba"
    assert {seat.player for seat in tried.record.seats} == {HUMAN}
    assert session == session_of("5eed", 40)
    named = session.with_seat(1, Seat("Robo", 1, "scout"))
    assert fork(named, 25, "abba", names).record.seats[1].name == "Robo"

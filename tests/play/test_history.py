"""Any moment of a game can be shown again, and played on without changing the game."""

from random import Random

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY
from game.play.chance import Dealer
from game.play.history import at, branch, lines, stops
from game.play.record import HUMAN, Seat
from game.play.session import Session, begin

AFRICA = GAMES["africa"]


def played(seed: str, plies: int) -> Session:
    session, rng = begin(AFRICA, (Seat("Anna", 0), Seat("", 1, "scout")), seed), Random(seed)
    while session.state.to_act != NOBODY and session.ply < plies:
        session = session.play(next_move(session, rng))
    return session


def next_move(session: Session, rng: Random) -> object:
    if session.state.to_act == CHANCE:
        return Dealer(session.record.seed).deal(session.state, session.ply)
    return rng.choice(session.state.legal_moves())


def test_each_line_belongs_to_the_position_after_its_move() -> None:
    session = played("5eed", 40)
    told = list(lines(session))
    for line in told:
        before, after = session.states[line.ply - 1], session.states[line.ply]
        move = before.read_move(session.record.moves[line.ply - 1])
        assert line.beat in AFRICA.story.tell(before, move, after)
    assert [line.ply for line in told] == sorted(line.ply for line in told)


def test_stepping_starts_before_the_first_move_and_stops_where_something_is_told() -> None:
    session = played("5eed", 40)
    assert stops(session) == (0, *dict.fromkeys(line.ply for line in lines(session)))
    assert stops(played("5eed", 0)) == (0,)


def test_a_moment_is_the_game_as_it_was_then() -> None:
    session = played("5eed", 40)
    assert at(session, 25) == played("5eed", 25)
    assert at(session, 40) == session
    assert at(session.undo(past_chance=True), 10).undone == ()


def test_a_branch_plays_on_with_dice_of_its_own_for_people_under_the_names_that_are_known() -> None:
    session = played("5eed", 40)
    called = [f"Called {number}" for number, _ in enumerate(session.record.seats)]
    tried = branch(session, 25, "abba", called)
    for before, after, name in zip(session.record.seats, tried.record.seats, called, strict=True):
        assert after.name == (before.name if before.player == HUMAN else name)
    assert tried.states == session.states[:26]
    assert tried.record.seed == "abba"
    assert {seat.player for seat in tried.record.seats} == {HUMAN}
    assert session == played("5eed", 40)

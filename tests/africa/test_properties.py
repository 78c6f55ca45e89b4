"""Properties of every position of every game, under any house rules and dice."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.africa import GAME
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.options import TOKEN_SETS
from game.africa.rules.position import ACT, ORDER, START
from game.africa.rules.routes import TOKEN_CITIES
from game.africa.rules.state import State
from game.contract import CHANCE, NOBODY
from game.play.dealer import Dealer
from game.play.record import Seat
from game.play.session import load_session, new_session
from tests.playthroughs import Ply
from tests.strategies import initial_states, options_of, random_line

starting_states = initial_states(GAME)
seeds = st.integers(0, 2**32)


few_examples = settings(max_examples=40)


def random_plies(state: Any, seed: int, max_plies: int = 400) -> list[Ply]:
    return list(random_line(state, seed, max_plies))


@few_examples
@given(starting_states, seeds)
def test_money_is_never_negative(state: State, seed: int) -> None:
    for ply in random_plies(state, seed):
        assert all(seat.purse >= 0 for seat in ply.after.seats)


@few_examples
@given(starting_states, seeds)
def test_tokens_on_the_board_and_found_make_up_the_set(state: State, seed: int) -> None:
    whole = Counter(TOKEN_SETS[state.house.tokens])
    for *_, after in random_plies(state, seed):
        finds = [find for seat in after.seats for find in seat.found]
        assert len(after.tokens) == sum(after.bag)
        assert after.tokens.union(find.city for find in finds) == set(TOKEN_CITIES)
        left = Counter(dict(zip(TOKEN_KINDS, after.bag, strict=True)))
        assert left + Counter(find.kind for find in finds) == whole
        assert len(finds) == len({find.city for find in finds})


@few_examples
@given(starting_states, seeds)
def test_a_move_changes_only_the_mover(state: State, seed: int) -> None:
    """Except for `stranded`, which a token may set on any seat."""
    for before, _, after in random_plies(state, seed):
        for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            if number != before.seat:
                assert now == was._replace(stranded=now.stranded)


@few_examples
@given(starting_states, seeds)
def test_turns_follow_the_playing_order_without_stranded_seats(state: State, seed: int) -> None:
    turns = [ply for ply in random_plies(state, seed) if ply.before.phase == ACT]
    for one, other in pairwise(turns):
        now = other.before
        at = now.order.index(one.before.seat) + 1
        following = [*now.order[at:], *now.order[:at]]
        assert now.seat == next(seat for seat in following if not now.seats[seat].stranded)


@few_examples
@given(starting_states, seeds)
def test_a_piece_moves_at_most_once_in_a_turn(state: State, seed: int) -> None:
    """A turn lasts from one `act` phase to the next."""
    moved = 0
    for before, _, after in random_plies(state, seed):
        if before.phase == ACT:
            moved = 0
        if before.phase != "start":
            moved += before.mover.place != after.seats[before.seat].place
        assert moved <= 1


@few_examples
@given(starting_states, seeds)
def test_a_turn_takes_at_most_six_moves(state: State, seed: int) -> None:
    """The longest turn is land, die, go, try, die, token."""
    began = 0
    for number, ply in enumerate(random_plies(state, seed)):
        if ply.before.phase in (ORDER, START, ACT):
            began = number
        assert number - began < 6


@few_examples
@given(starting_states, seeds)
def test_a_walk_is_no_longer_than_the_roll_and_a_ship_stays_on_its_route(state: State, seed: int) -> None:
    for before, move, after in random_plies(state, seed):
        place, destination = before.mover.place, before.mover.destination
        if move.verb == "go":
            path = before.board.walks_by_end(place, before.roll)[move.target]
            assert len(path) - 1 <= before.roll
            assert (path[0], path[-1]) == (place, move.target)
        if destination:
            assert after.seats[before.seat].place in before.board.sea_route(place, destination)


@few_examples
@given(starting_states, seeds)
def test_a_stranded_seat_stays_out_of_the_game(state: State, seed: int) -> None:
    for before, _, after in random_plies(state, seed):
        assert before.to_act in (CHANCE, NOBODY) or not before.mover.stranded
        for was, now in zip(before.seats, after.seats, strict=True):
            assert now.stranded or not was.stranded


@few_examples
@given(starting_states, seeds)
def test_a_horseshoe_counts_only_if_found_after_the_star(state: State, seed: int) -> None:
    for before, move, after in random_plies(state, seed):
        gained = after.seats[before.seat].horseshoe and not before.mover.horseshoe
        assert gained == (move == ("token", "horseshoe") and before.star_found and not before.mover.horseshoe)


@few_examples
@given(options_of(GAME), st.sampled_from(list(GAME.seats)), seeds)
def test_a_record_is_read_back_to_the_same_position(
    options: dict[str, int | float | str], seats: int, seed: int
) -> None:
    session = new_session(GAME, tuple(Seat("", number) for number in range(seats)), "5eed", options)
    for _, move, _ in random_plies(session.state, seed, max_plies=60):
        session = session.play(move)
    loaded = load_session(session.record.text(), {"africa": GAME})
    assert loaded.problem is None
    assert loaded.session is not None
    assert loaded.session.states == session.states


@few_examples
@given(st.text("0123456789abcdef", min_size=1), seeds, seeds)
def test_the_token_of_a_city_does_not_depend_on_earlier_moves(seed: str, one: int, other: int) -> None:
    """Two lines of play with the same dealer turn the same tokens in the same cities."""
    found = [_tokens_dealt(seed, line_seed) for line_seed in (one, other)]
    for city in found[0].keys() & found[1].keys():
        assert found[0][city] == found[1][city]


def _tokens_dealt(seed: str, line_seed: int) -> dict[str, str]:
    dealer, found, state = Dealer(seed), dict[str, str](), GAME.new(GAME.presets["classic"], 3)
    for ply in range(300):
        if state.to_act == NOBODY:
            break
        if state.to_act == CHANCE:
            hidden_draw, move = state.hidden_draw(), dealer.deal(state, ply)
            if hidden_draw is not None:
                found[hidden_draw.slot] = str(move)
        else:
            move = next(random_line(state, line_seed + ply))[1]
        state = state.play(move)
    return found

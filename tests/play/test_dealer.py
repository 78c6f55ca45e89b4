"""Dealers: fairness, dependence on the seed, independence of earlier deals."""

import random
from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise, permutations
from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import CHANCE, HiddenDraw, Outcome
from game.play.dealer import Dealer, level_in_game, new_seed


@dataclass(frozen=True)
class Bag:
    """A state at chance: numbers of tokens by kind, one token to be drawn from `slot`."""

    weights: tuple[tuple[str, int], ...]
    remaining_slots: tuple[str, ...] = ()
    slot: str = ""

    to_act: int = CHANCE
    outcome: Outcome | None = None

    def legal_moves(self) -> tuple[str, ...]:
        return tuple(kind for kind, _ in self.weights)

    def odds(self) -> tuple[tuple[str, int], ...]:
        return self.weights

    def hidden_draw(self) -> HiddenDraw | None:
        return HiddenDraw(self.slot, self.remaining_slots) if self.slot else None

    def read_move(self, text: str) -> str:
        return text

    def play(self, move: Any) -> "Bag":
        counts = ((kind, count - (kind == move)) for kind, count in self.weights)
        weights = tuple((kind, count) for kind, count in counts if count)
        return Bag(weights, tuple(slot for slot in self.remaining_slots if slot != self.slot))

    def seen_by(self, seat: int) -> "Bag":
        return self

    def text(self) -> str:
        return "a bag"


DIE = Bag(tuple((str(face), 1) for face in range(1, 7)))
FACES = "123456"
TOKENS = Bag((("blank", 3), ("gem", 1)), ("a", "b", "c", "d"))


def deal_all(seed: str, slots: tuple[str, ...]) -> dict[str, str]:
    bag, dealt = TOKENS, {}
    for slot in slots:
        bag = replace(bag, slot=slot)
        dealt[slot] = Dealer(seed).deal(bag, ply=0)
        bag = bag.play(dealt[slot])
    return dealt


def test_a_die_depends_on_the_seed_and_the_ply() -> None:
    first, again, other = ([Dealer(seed).deal(DIE, ply) for ply in range(40)] for seed in "aab")
    assert first == again
    assert first != other


def test_a_die_is_fair_in_sixty_thousand_rolls() -> None:
    games = [Dealer(f"{number:032x}") for number in range(600)]
    counts = Counter(game.deal(DIE, ply) for game in games for ply in range(100))
    chi_squared = sum((counts[str(face)] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert chi_squared < 20.5  # exceeded by one fair die in a thousand


def test_consecutive_rolls_are_independent() -> None:
    rolls = [[Dealer(f"{number:032x}").deal(DIE, ply) for ply in range(101)] for number in range(600)]
    pairs = Counter(pair for game in rolls for pair in pairwise(game))
    expected = 60_000 / 36
    chi_squared = sum((pairs[one, other] - expected) ** 2 / expected for one in FACES for other in FACES)
    assert chi_squared < 66.6  # exceeded by one fair die in a thousand


def test_the_dealer_respects_weights() -> None:
    counts = Counter(Dealer("weights").deal(Bag((("rare", 1), ("usual", 9))), ply) for ply in range(2000))
    assert 150 < counts["rare"] < 250


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_a_hidden_token_does_not_depend_on_the_order_of_visits(seed: str) -> None:
    deals = [deal_all(seed, slots) for slots in permutations("abcd")]
    assert all(deal == deals[0] for deal in deals)
    assert Counter(deals[0].values()) == {"blank": 3, "gem": 1}


def test_every_slot_is_equally_likely_to_hold_the_gem() -> None:
    deals = (deal_all(str(seed), tuple("abcd")) for seed in range(1200))
    gems = Counter(slot for deal in deals for slot, token in deal.items() if token == "gem")
    assert all(240 < gems[slot] < 360 for slot in "abcd")


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(100)}) == 100


def test_new_seeds_do_not_come_from_the_random_module() -> None:
    seeds = set()
    for _ in range(3):
        random.seed(1)
        seeds.add(new_seed())
    assert len(seeds) == 3


def test_a_computer_player_has_a_good_day_in_a_quarter_of_its_games_and_a_bad_one_in_another() -> None:
    star = GAMES["star"]
    days = Counter(level_in_game(star, "builder", str(seed), 0) for seed in range(2_000))
    assert days.keys() == {"artist", "builder", "strategist"}
    assert days["builder"] == pytest.approx(1_000, abs=80)
    assert days["artist"] == pytest.approx(500, abs=70)


def test_a_game_is_played_as_one_level_and_the_other_seat_has_its_own_day() -> None:
    star = GAMES["star"]
    days = [[level_in_game(star, "builder", str(seed), seat) for seat in (0, 1, 0)] for seed in range(100)]
    assert all(first == again for first, _, again in days)
    assert 30 < sum(first == other for first, other, _ in days) < 60


def test_the_strongest_level_has_no_bad_day() -> None:
    assert {level_in_game(GAMES["star"], "master", str(seed), 0) for seed in range(100)} == {"master"}

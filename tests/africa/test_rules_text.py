"""Every sentence of the rules that depends on an option is true: the rules are played to check it.

`CLAIMS` has a check for each such sentence, by a pattern of its English text. A check says whether the
sentence holds under some house rules; it gets the numbers that the pattern finds. A sentence without numbers
must be told wherever it holds, too, unless another sentence tells it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from game.africa import GAME
from game.africa.learn.rulebook import rulebook
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.options import OPTIONS, PRESETS
from game.africa.rules.state import State
from game.contract import CHANCE, OptionValue
from game.draw.presentation import Ui
from tests.africa.positions import choices, play, position, walk_ends, with_tokens_found
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

House = dict[str, OptionValue]
SENTENCE_END = re.compile(r"(?<!St\.)(?<=\.)\s+")
NUMBER = r"[£$]?([\d,]+)"

NAMING_TOKENS = (
    "(?:If you meet a {0}|Neither does a {1}|The first to stop .*with a {1}|And once .*every {1} on)"
)
"""The beginning of the sentences that name tokens which the boards call differently."""

SAMPLE_NUMBERS = (1, 7)

HOUSES: dict[str, House] = (
    {name: dict(preset) for name, preset in PRESETS.items()}
    | {
        f"{name}={value}": {**PRESETS["classic"], name: value}
        for name, option in OPTIONS.items()
        for value in (option.values if len(option.values) < 9 else SAMPLE_NUMBERS)
    }
    | {f"{name}=0": {**PRESETS["classic"], name: 0} for name in ("slave_coast_turns", "cape_town_bonus")}
)
"""Every preset, and classic rules with each word and two numbers of each option, no wait, and no bonus."""

every_house = pytest.mark.parametrize("name", HOUSES)


class Claim(NamedTuple):
    """What a sentence that matches `pattern` says, as a check; `elsewhere`: other sentences tell it, too."""

    pattern: str
    holds: Callable[..., bool]
    elsewhere: bool = False


def first_position(house: House, seats: int = 2) -> State:
    state = GAME.new(house, seats)
    assert isinstance(state, State)
    return state


def table(house: House, *seats: str, bonus: int = 0, turn: int = 0) -> State:
    """A position under these house rules; `$PRICE`, `$SEA` and `$AIR` in a seat stand for prices."""
    prices = {"$PRICE": house["token_price"], "$SEA": house["sea_fare"], "$AIR": house["air_fare"]}
    for word, price in prices.items():
        seats = tuple(seat.replace(word, str(price)) for seat in seats)
    rules = " ".join(f"{name}={value}" for name, value in house.items() if value != OPTIONS[name].default)
    return position(*seats, bonus=bonus, turn=turn, rules=rules)


def after_rolls(house: House, *rolls: int) -> State | None:
    """The state after rolls for the order of three players; None if nobody rolls for it."""
    state = first_position(house, 3)
    return play(state, ", ".join(map(str, rolls))) if "1" in choices(state) else None


def turned(house: House, city: str, kind: str, *others: str) -> State:
    """A player with the price of a token has bought this one."""
    return play(table(house, f"{city} $PRICE", *(others or ("cairo 0",))), f"buy, {kind}")


def after_a_turn(house: House, *seats: str) -> State:
    """After the turn of one more player, who has no money and walks one step near Cairo."""
    return play(table(house, *seats, "cairo-egypt:2 0", turn=len(seats)), "land, 1, go cairo-egypt:1")


def short_purse(house: House) -> int:
    """One less than the cheaper ticket."""
    return min(int(house["sea_fare"]), int(house["air_fare"])) - 1


def finder_of_all_but(house: House, place: str, *kinds: str, left_in: str) -> str:
    """A seat with less money than either fare; without `star` among the kinds it has the star."""
    seat = f"{place} {short_purse(house)}"
    return with_tokens_found(seat, *kinds, tokens=str(house["tokens"]), left_in=left_in)


def without_chance(house: House) -> State:
    """After a turn: two players on the mainland, no money, no bonus, tokens on islands only."""
    islands = "canary_islands st_helena"
    return after_a_turn(house, finder_of_all_but(house, "egypt", "star", "blank", left_in=islands))


# What the sentences say


def rolled_order(house: House, rolls: tuple[int, ...], order: tuple[int, ...]) -> bool:
    state = after_rolls(house, *rolls)
    return state is not None and state.order == order


def rolls_again(house: House, *rolls: int) -> bool:
    state = after_rolls(house, *rolls)
    return state is not None and not state.order


def has_harbours(house: House, *cities: str) -> bool:
    return all(city in first_position(house).board.harbours for city in cities)


def cannot_travel_unpaid(house: House) -> bool:
    ashore = table(house, "tangier 0", "cairo 0")
    on_island = table(house, "st_helena 0 found=st_helena:blank", "cairo 0")
    return choices(ashore) == ["land"] and choices(on_island) == ["skip"] and not stows_away(house)


def sails_slowly(house: House, steps: int) -> bool:
    """A voyage to Tunis without money begins and goes on by `steps` at a time, without a die."""
    state = table(house, "tangier 0", "cairo 0")
    if "sail tunis" not in choices(state):
        return False
    after = play(state, "sail tunis")
    route = state.board.sea_route("tangier", "tunis")
    return after.to_act != CHANCE and after.seats[0].place == route[min(steps, len(route) - 1)]


def pays_if_possible(house: House) -> bool:
    """A player with just the fare has nothing after boarding, and rolls."""
    after = play(table(house, "tangier $SEA", "cairo 0"), "sail tunis")
    return after.seats[0].purse == 0 and after.to_act == CHANCE


def stows_away(house: House) -> bool:
    """On an island: skip, and in the next turn sail for nothing; not on the mainland."""
    state = table(house, "canary_islands 0 found=canary_islands:blank", "cairo-egypt:2 0")
    ashore = table(house, "tangier 0", "cairo 0")
    if choices(state) != ["skip"]:
        return False
    later = play(state, "skip, land, 1, go cairo-egypt:1")
    return "sail tangier" in choices(later) and not {"skip", "sail tunis"} & {*choices(ashore)}


def tries_on_arrival(house: House) -> bool:
    state = play(table(house, "cairo-egypt:1 $PRICE", "tangier 0"), "land, 6, go egypt")
    assert "buy" in choices(state)
    return "try" in choices(state)


def has_bag(house: House, *counts: int) -> bool:
    bag = dict(zip(TOKEN_KINDS, first_position(house).bag, strict=True))
    return counts == tuple(bag[kind] for kind in ("ruby", "emerald", "topaz", "robber", "horseshoe", "blank"))


def has_tokens_called(house: House, *names: str) -> bool:
    """Whether the players see tokens with these names."""
    pictures = {stat.icon for stat in GAME.view.shared_stats(first_position(house), Ui())}
    return {f"token-{name}" for name in names} <= pictures


def costs(house: House, token: int, voyage: int, flight: int) -> bool:
    rich = 1_000_000
    bought = play(table(house, f"egypt {rich}", "cairo 0"), "buy")
    sailed = play(table(house, f"tangier {rich}", "cairo 0"), "sail tunis")
    flown = play(table(house, f"tangier {rich}", "cairo 0"), "fly morocco")
    return [rich - state.seats[0].purse for state in (bought, sailed, flown)] == [token, voyage, flight]


def brings(house: House, topaz: int, emerald: int, ruby: int) -> bool:
    kinds = ("topaz", "emerald", "ruby")
    return [turned(house, "egypt", kind).seats[0].purse for kind in kinds] == [topaz, emerald, ruby]


def pays_bonus(house: House, bonus: int) -> bool:
    state = table(house, "cape_town-whale_bay:1 0", "cairo 0", bonus=int(house["cape_town_bonus"]))
    return play(state, "land, 1, go cape_town").seats[0].purse == bonus > 0


def holds_up(house: House, turns: int) -> bool:
    """A blank on Slave Coast: only `skip` is possible for this number of turns."""
    state = turned(house, "slave_coast", "blank", "cairo 0")
    skipped = 0
    while True:
        state = play(state, "land, 1, go cairo-egypt:1" if skipped % 2 == 0 else "land, 1, go cairo")
        if choices(state) != ["skip"]:
            return skipped == turns
        state, skipped = play(state, "skip"), skipped + 1


def moves_when_freed(house: House) -> bool:
    state = table(house, "darfur-sahara:6 0 captured", "cairo 0")
    stays, freed = play(state, "escape, 3"), play(state, "escape, 2")
    assert stays.seats[0].captured
    assert not freed.seats[0].captured
    return freed.to_act == 0 and "darfur-sahara:4" in walk_ends(freed)


def finder_wins_at_once(house: House, city: str, purse: int) -> bool:
    """The finder of the star, with no horseshoe left, in a city where no other token is."""
    opponent = finder_of_all_but(house, "cairo", "star", "blank", left_in=f"{city} egypt")
    found = play(table(house, f"{city} {purse}", opponent), "try, 4, star")
    return found.outcome is not None and found.outcome.reason == "no_horseshoe_left"


def finder_always_wins(house: House) -> bool:
    return all(finder_wins_at_once(house, city, 0) for city in ("sahara", "canary_islands", "st_helena"))


def finder_wins_unless_stuck(house: House) -> bool:
    rich = finder_wins_at_once(house, "st_helena", 1_000_000) and finder_wins_at_once(house, "sahara", 0)
    return rich and not finder_wins_at_once(house, "st_helena", short_purse(house))


def out_without_winning_token(house: House) -> bool:
    """Another player has the star and all horseshoes."""
    opponent = finder_of_all_but(house, "tangier", "blank", left_in="egypt")
    after = after_a_turn(house, "canary_islands 1000000", opponent)
    return after.seats[0].stranded and not after.seats[1].stranded


def out_on_an_empty_island(house: House) -> bool:
    purse = short_purse(house)
    return all(
        after_a_turn(house, f"{city} {purse} found={city}:blank").seats[0].stranded
        for city in ("canary_islands", "st_helena")
    )


def out_on_the_mainland(house: House) -> bool:
    with_star = finder_of_all_but(house, "egypt", "blank", "blank", left_in="canary_islands st_helena")
    return without_chance(house).seats[0].stranded and not after_a_turn(house, with_star).seats[0].stranded


def is_draw_if_all_are_out(house: House) -> bool:
    outcome = without_chance(house).outcome
    return outcome is not None and outcome.winners == ()


def stay_in_the_game(house: House) -> bool:
    after = without_chance(house)
    empty_island = after_a_turn(house, f"st_helena {short_purse(house)} found=st_helena:blank")
    return (
        not any(seat.stranded for seat in (*after.seats, *empty_island.seats)) and house["stranding"] == "no"
    )


def can_end_it(house: House) -> bool:
    """Any player may once nobody can win, and nobody before that."""
    after = without_chance(house)
    if "end" not in choices(after) or "end" in choices(table(house, "egypt 0", "cairo 0")):
        return False
    outcome = play(after, "end").outcome
    return outcome is not None and outcome.winners == ()


CLAIMS = (
    Claim(r"^The order of play is drawn\.", lambda house: "order 1 0" in choices(first_position(house))),
    Claim(r"^Everybody rolls\.", lambda house: after_rolls(house, 2) is not None, elsewhere=True),
    Claim(
        r"^The highest roll begins, and the others follow round the table",
        lambda house: rolled_order(house, (4, 5, 3), (1, 2, 0)),
    ),
    Claim(
        r"^If the highest are equal, they roll again",
        lambda house: rolls_again(house, 5, 5, 3) and not rolls_again(house, 2, 2, 5),
    ),
    Claim(
        r"^Everybody rolls and plays in the order of the rolls, the highest first",
        lambda house: rolled_order(house, (4, 5, 3), (1, 0, 2)),
    ),
    Claim(r"^Equal rolls are rolled again", lambda house: rolls_again(house, 2, 2, 5)),
    Claim(r"Congo and Tripoli have harbours", lambda house: has_harbours(house, "congo", "tripoli")),
    Claim(
        r"Congo and Tripoli have no harbours",
        lambda house: not has_harbours(house, "congo") and not has_harbours(house, "tripoli"),
    ),
    Claim(r"cannot pay for a ticket can neither sail nor fly", cannot_travel_unpaid),
    Claim(r"may sail slowly, two steps a turn without a die", lambda house: sails_slowly(house, 2)),
    Claim(r"may sail very slowly, one step a turn without a die", lambda house: sails_slowly(house, 1)),
    Claim(r"^Whoever can pay has to", pays_if_possible, elsewhere=True),
    Claim(r"in a harbour on an island, miss a turn and then sail once for nothing", stows_away),
    Claim(r"^You may roll for a token in the very turn in which you arrive", tries_on_arrival),
    Claim(r"^In the turn in which you arrive you may only buy", lambda house: not tries_on_arrival(house)),
    Claim(
        r"(\d+) rubies, (\d+) emeralds, (\d+) topazes, (\d+) (?:robbers|bandits), (\d+) (?:horseshoes|visas)"
        r" and (\d+) empty",
        has_bag,
    ),
    Claim(
        rf"^{NAMING_TOKENS.format('robber', 'horseshoe')}",
        lambda house: has_tokens_called(house, "robber", "horseshoe"),
    ),
    Claim(
        rf"^{NAMING_TOKENS.format('bandit', 'visa')}",
        lambda house: has_tokens_called(house, "bandit", "visa"),
    ),
    Claim(
        rf"^Everybody begins with {NUMBER}\.",
        lambda house, money: all(seat.purse == money for seat in first_position(house).seats),
    ),
    Claim(rf"^A token costs {NUMBER}, a voyage {NUMBER} and a flight {NUMBER}\.", costs),
    Claim(rf"^A topaz brings {NUMBER}, an emerald {NUMBER} and a ruby {NUMBER}\.", brings),
    Claim(rf"^The first to stop in Cape Town gets {NUMBER}, before buying the token there", pays_bonus),
    Claim(
        r"^If you are about to be first in Cape Town, go",
        lambda house: pays_bonus(house, int(house["cape_town_bonus"])),
    ),
    Claim(r"^An empty token .* is like any other", lambda house: holds_up(house, 0)),
    Claim(r"^An empty token .* holds you up for one turn", lambda house: holds_up(house, 1)),
    Claim(r"^An empty token .* holds you up for (\d+) turns", holds_up),
    Claim(r"a 1 or a 2 sets you free, and with that roll you move on", moves_when_freed),
    Claim(
        r"a 1 or a 2 sets you free, and you move on in the turn after that",
        lambda house: not moves_when_freed(house),
    ),
    Claim(r"its finder wins at once\.", finder_always_wins),
    Claim(r"its finder wins at once, unless stuck", finder_wins_unless_stuck),
    Claim(
        r"^Even if no (?:horseshoe|visa) is left when the star is found, it has to be brought home",
        lambda house: not finder_wins_at_once(house, "sahara", 1_000_000),
    ),
    Claim(r"^When the star and all (?:horseshoes|visas) are found", out_without_winning_token),
    Claim(r"(?<!stuck )without money.* on an island where no token is left", out_on_an_empty_island),
    Claim(r"on the mainland with no money for a ticket and nothing that can win", out_on_the_mainland),
    Claim(r"^If (that happens to everybody|all are out), nobody wins", is_draw_if_all_are_out),
    Claim(r"^Whoever cannot win any more stays in the game", stay_in_the_game),
    Claim(r"^Once nobody can win, any player may end the game as a draw", can_end_it),
)


def paragraphs(house: House, language: str = "en") -> list[str]:
    speaker = Speaker(language)
    return [speaker.text(paragraph) for section in rulebook(house) for paragraph in section.paragraphs]


def sentences(house: House) -> set[str]:
    return {sentence for paragraph in paragraphs(house) for sentence in SENTENCE_END.split(paragraph)}


ALWAYS_TOLD = set[str].intersection(*map(sentences, HOUSES.values()))


def claims_about(sentence: str) -> Iterator[tuple[Claim, list[int]]]:
    for claim in CLAIMS:
        found = re.search(claim.pattern, sentence)
        if found:
            yield claim, [int(text.replace(",", "")) for text in found.groups() if text[:1].isdigit()]


@every_house
def test_every_sentence_that_depends_on_an_option_is_true(name: str) -> None:
    house = HOUSES[name]
    told = {sentence: list(claims_about(sentence)) for sentence in sentences(house) - ALWAYS_TOLD}
    assert [sentence for sentence, claims in told.items() if len(claims) != 1] == []
    wrong = [sentence for sentence, ((claim, numbers),) in told.items() if not claim.holds(house, *numbers)]
    assert wrong == []


@every_house
def test_every_rule_that_depends_on_an_option_is_told(name: str) -> None:
    house = HOUSES[name]
    told = {claim.pattern for sentence in sentences(house) for claim, _ in claims_about(sentence)}
    assert [
        claim.pattern
        for claim in CLAIMS
        if claim.pattern not in told
        and not claim.elsewhere
        and not re.compile(claim.pattern).groups
        and claim.holds(house)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_differ_in_the_same_paragraphs_in_every_language(language: str) -> None:
    texts = [(paragraphs(house, language), paragraphs(house)) for house in HOUSES.values()]
    for (here, english), (there, english_there) in pairwise(texts):
        assert list(map(str.__eq__, here, there)) == list(map(str.__eq__, english, english_there))

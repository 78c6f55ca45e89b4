"""The rules of Star of Africa in full, as the house rules of a game have them."""

from __future__ import annotations

from collections.abc import Iterator

from game.africa import position as phases
from game.africa.moves import TOKEN_KINDS
from game.africa.options import TOKEN_SETS, HouseRules, house_rules
from game.africa.position import Find, Seat
from game.africa.routes import SAHARA
from game.africa.rules import State, new_game
from game.africa.view.places import SPOTS
from game.africa.words import money
from game.draw.show import Ui
from game.learn.rulebook import Diagram, Options, Section, Window
from game.text.message import Message, say

ACROSS, DOWN = 330.0, 220.0
"""The part of the map in a picture, in board units."""


def rulebook(options: Options) -> tuple[Section, ...]:
    """Every paragraph that holds under a whole set of checked options."""
    house = house_rules(options)
    return (
        Section(say("rules-africa-goal-title"), (say("rules-africa-goal"),), _home(options)),
        Section(say("rulebook-africa-start-title"), tuple(_start(house))),
        Section(say("rules-africa-turn-title"), (say("rules-africa-turn"),)),
        Section(say("rules-africa-travel-title"), tuple(_travel(house)), _walk(options)),
        Section(say("rules-africa-tokens-title"), tuple(_tokens(house)), _voyage(options)),
        Section(say("rules-africa-money-title"), (prices(house),)),
        Section(say("rules-africa-places-title"), (places(house),), _desert(options)),
        Section(say("rules-africa-win-title"), (say("rules-africa-win", stranding=house.stranding),)),
        advice(),
    )


def advice() -> Section:
    """What is worth knowing on the way."""
    return Section(say("rulebook-africa-advice-title"), (say("rulebook-africa-advice"),))


def prices(house: HouseRules) -> Message:
    """What everything costs and brings."""
    return say(
        "rules-africa-money",
        start=money(house, house.money_start),
        price=money(house, house.token_price),
        sea=money(house, house.sea_fare),
        air=money(house, house.air_fare),
        topaz=money(house, house.topaz),
        emerald=money(house, house.emerald),
        ruby=money(house, house.ruby),
    )


def places(house: HouseRules) -> Message:
    """What happens in special places."""
    return say(
        "rules-africa-places",
        bonus=money(house, house.cape_town_bonus),
        turns=house.slave_coast_turns,
        moves=house.freeing_roll_moves,
    )


def _start(house: HouseRules) -> Iterator[Message]:
    yield say(f"rulebook-africa-order-{house.order}")
    yield say(f"rulebook-africa-board-{house.board}")


def _travel(house: HouseRules) -> Iterator[Message]:
    yield say("rules-africa-travel")
    yield say(f"rulebook-africa-penniless-{house.penniless_sea}")


def _tokens(house: HouseRules) -> Iterator[Message]:
    yield say("rules-africa-tokens")
    yield say("rulebook-africa-try", arrival=house.try_on_arrival)
    counts = TOKEN_SETS[house.tokens]
    yield say(
        "rulebook-africa-bag",
        rubies=counts["ruby"],
        emeralds=counts["emerald"],
        topazes=counts["topaz"],
        robbers=counts["robber"],
        horseshoes=counts["horseshoe"],
        blanks=counts["blank"],
    )


# Pictures


def _home(options: Options) -> Diagram:
    """Somebody with the star, a few steps from Cairo."""
    star = Find("darfur", TOKEN_KINDS[0])
    state = _table(options, Seat("egypt", 0, found=(star,)), phases.WALK, 4)
    return Diagram(state, say("rulebook-africa-picture-home"), Ui(), _around(state, "cairo"))


def _walk(options: Options) -> Diagram:
    state = _table(options, Seat("tangier", house_rules(options).money_start), phases.WALK, 4)
    return Diagram(state, say("rulebook-africa-picture-walk"), Ui(), _around(state, "tangier"))


def _voyage(options: Options) -> Diagram:
    purse = house_rules(options).sea_fare
    state = _table(options, Seat("tangier", purse), phases.ACT, 0)
    return Diagram(state, say("rulebook-africa-picture-voyage"), Ui(mode="sail"), _around(state, "tangier"))


def _desert(options: Options) -> Diagram:
    state = _table(options, Seat(SAHARA, 0, captured=True), phases.ACT, 0)
    return Diagram(state, say("rulebook-africa-picture-desert"), Ui(active=False), _around(state, SAHARA))


def _table(options: Options, mover: Seat, phase: str, roll: int) -> State:
    """One piece on the board, the other player's far away from it."""
    seats = (mover, Seat("cape_town", 0))
    return new_game(options, 2)._replace(seats=seats, phase=phase, order=(0, 1), roll=roll, rolls=())


def _around(state: State, spot: str) -> Window:
    """A part of the map with the spot near its middle; the map's edge is not passed."""
    x, y = SPOTS[state.house.board][spot]
    return max(0.0, x - ACROSS / 2), max(0.0, y - DOWN / 2), ACROSS, DOWN

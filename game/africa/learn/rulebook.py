"""The complete rules of Star of Africa under the house rules of one game."""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.rules import position as phases
from game.africa.rules.board import GOLD_COAST, SLAVE_COAST
from game.africa.rules.options import TOKEN_SETS, HouseRules, house_rules
from game.africa.rules.position import FoundToken, Seat
from game.africa.rules.routes import BEDOUIN_SPOT
from game.africa.rules.state import State, new_game
from game.africa.text.messages import money, place, token
from game.contract import Options
from game.draw.presentation import Ui
from game.draw.svg import ViewBox
from game.learn.rulebook import Diagram, Section
from game.text.message import Message, msg

TANGIER_BOX: ViewBox = (140.0, 0.0, 294.0, 200.0)
VOYAGE_BOX: ViewBox = (28.0, 0.0, 413.0, 200.0)
DESERT_BOX: ViewBox = (208.0, 138.0, 330.0, 192.0)
"""The parts of the map in the diagrams: they show all that is ringed, and cut off no place's name."""


def rulebook(options: Options) -> tuple[Section, ...]:
    """The sections that apply under a complete, checked set of options."""
    house = house_rules(options)
    return (
        Section(msg("rules-africa-goal-title"), (msg("rules-africa-goal"),), _home_diagram(options)),
        Section(msg("rulebook-africa-start-title"), tuple(_start_paragraphs(house))),
        Section(msg("rules-africa-turn-title"), (msg("rules-africa-turn"),)),
        Section(msg("rules-africa-travel-title"), tuple(_travel_paragraphs(house)), _walk_diagram(options)),
        Section(msg("rules-africa-tokens-title"), tuple(_token_paragraphs(house))),
        Section(msg("rules-africa-money-title"), (prices(house),), _voyage_diagram(options)),
        Section(msg("rules-africa-places-title"), (special_places(house),), _desert_diagram(options)),
        Section(msg("rules-africa-win-title"), (winning(house),)),
        advice(house),
    )


def advice(house: HouseRules) -> Section:
    """Advice for play."""
    horseshoe = token("horseshoe", house)
    text = msg("rulebook-africa-advice", amount=house.cape_town_bonus, horseshoe=horseshoe)
    return Section(msg("rulebook-africa-advice-title"), (text,))


def prices(house: HouseRules) -> Message:
    """All prices and the values of the gems."""
    return msg(
        "rules-africa-money",
        start=money(house, house.money_start),
        price=money(house, house.token_price),
        sea=money(house, house.sea_fare),
        air=money(house, house.air_fare),
        topaz=money(house, house.topaz),
        emerald=money(house, house.emerald),
        ruby=money(house, house.ruby),
    )


def special_places(house: HouseRules) -> Message:
    """The rules of special places."""
    return msg(
        "rules-africa-places",
        amount=house.cape_town_bonus,
        bonus=money(house, house.cape_town_bonus),
        turns=house.slave_coast_turns,
        moves=house.freeing_roll_moves,
        gold=place(GOLD_COAST),
        blank=place(SLAVE_COAST),
    )


def winning(house: HouseRules) -> Message:
    """How the game is won, and who is out of it."""
    return msg(
        "rules-africa-win",
        stranding=house.stranding,
        penniless=house.penniless_sea,
        unclaimed=house.no_horseshoe,
        horseshoe=token("horseshoe", house),
    )


def _start_paragraphs(house: HouseRules) -> Iterator[Message]:
    yield msg(f"rulebook-africa-order-{house.order}")
    yield msg(f"rulebook-africa-board-{house.board}")


def _travel_paragraphs(house: HouseRules) -> Iterator[Message]:
    yield msg("rules-africa-travel")
    yield msg(f"rulebook-africa-penniless-{house.penniless_sea}")


def _token_paragraphs(house: HouseRules) -> Iterator[Message]:
    robber, horseshoe = token("robber", house), token("horseshoe", house)
    yield msg("rules-africa-tokens", robber=robber, horseshoe=horseshoe)
    yield msg("rulebook-africa-try", arrival=house.try_on_arrival)
    counts = TOKEN_SETS[house.tokens]
    yield msg(
        "rulebook-africa-bag",
        rubies=counts["ruby"],
        emeralds=counts["emerald"],
        topazes=counts["topaz"],
        robbers=counts["robber"],
        robber=robber,
        horseshoes=counts["horseshoe"],
        horseshoe=horseshoe,
        blanks=counts["blank"],
    )


# Diagrams


def _home_diagram(options: Options) -> Diagram:
    """A player with the star, three steps from Tangier."""
    star = FoundToken("darfur", "star")
    state = _diagram_state(options, Seat("tangier-tunis:3", 0, found=(star,)), phases.WALK, 3)
    return Diagram(state, msg("rulebook-africa-picture-home"), Ui(), TANGIER_BOX)


def _walk_diagram(options: Options) -> Diagram:
    state = _diagram_state(options, Seat("tangier", house_rules(options).money_start), phases.WALK, 4)
    return Diagram(state, msg("rulebook-africa-picture-walk"), Ui(), TANGIER_BOX)


def _voyage_diagram(options: Options) -> Diagram:
    purse = house_rules(options).sea_fare
    state = _diagram_state(options, Seat("tangier", purse), phases.ACT, 0)
    return Diagram(state, msg("rulebook-africa-picture-voyage"), Ui(mode="sail"), VOYAGE_BOX)


def _desert_diagram(options: Options) -> Diagram:
    state = _diagram_state(options, Seat(BEDOUIN_SPOT, 0, captured=True), phases.ACT, 0)
    return Diagram(state, msg("rulebook-africa-picture-desert"), Ui(can_act=False), DESERT_BOX)


def _diagram_state(options: Options, mover: Seat, phase: str, roll: int) -> State:
    """One piece on the board, the other player's far away from it."""
    seats = (mover, Seat("cape_town", 0))
    return new_game(options, 2)._replace(seats=seats, phase=phase, order=(0, 1), roll=roll, rolls=())

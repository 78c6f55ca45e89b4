"""The three cases in which a player cannot win any more, even in theory.

A stranded player is out of the game. The cases do not depend on the option `stranding`, which only decides
whether `state.py` takes such players out. Where it does not, the move `end` makes a draw of a game that no
player can win, and that would go on for ever.
"""

from __future__ import annotations

from game.africa.rules.position import Position, Seat


def is_stranded(position: Position, seat: Seat) -> bool:
    """True if this seat can neither win nor reach anything that might let it win."""
    return _nothing_left_to_win_with(position, seat) or (
        _short_of_both_fares(position, seat)
        and (_caught_on_an_island(position, seat) or _caught_on_the_mainland(position, seat))
    )


def no_player_can_win(position: Position) -> bool:
    """True if every player is stranded, in the game or out of it, or has nothing but turns to skip."""
    return all(
        seat.stranded or is_stranded(position, seat) or _has_no_ticket_to_buy(position, seat)
        for seat in position.seats
    )


def _nothing_left_to_win_with(position: Position, seat: Seat) -> bool:
    """True if the star and all horseshoes are found, and this seat has none that counts."""
    return position.star_found and not position.horseshoes_left and not seat.has_winning_token


def _short_of_both_fares(position: Position, seat: Seat) -> bool:
    """True for a player on land with less money than either fare; a ship under way takes its passenger along.

    Both fares count at every place, although the Canary Islands have no airport.
    """
    return (
        not seat.destination and seat.purse < position.house.sea_fare and seat.purse < position.house.air_fare
    )


def _caught_on_an_island(position: Position, seat: Seat) -> bool:
    """True on an island without a token left, if `penniless_sea` allows no free passage."""
    islands = position.board.islands
    return (
        position.house.penniless_sea == "never"
        and seat.place in islands
        and position.tokens.isdisjoint(islands[seat.place])
    )


def _has_no_ticket_to_buy(position: Position, seat: Seat) -> bool:
    """True on an empty island without an airport, where the money for a flight is of no use."""
    return (
        not seat.destination
        and seat.purse < position.house.sea_fare
        and _caught_on_an_island(position, seat)
        and position.board.islands[seat.place].isdisjoint(position.board.air)
    )


def _caught_on_the_mainland(position: Position, seat: Seat) -> bool:
    """True if a mainland player has nothing to bring home and no source of money left.

    All tokens are overseas and Cape Town's bonus is gone; a bonus of 0 counts as gone from the start.
    """
    islands = position.board.islands
    return (
        position.house.penniless_sea in ("never", "stowaway")
        and seat.place not in islands
        and not position.bonus
        and position.tokens <= islands.keys()
        and not seat.has_winning_token
    )

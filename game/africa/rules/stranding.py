"""Who has no chance left, not even in theory.

A stranded player is out of the game. The three cases hold whatever the option `stranding` says: it decides
whether such players are taken out, which `rules.py` sees to.
"""

from __future__ import annotations

from game.africa.rules.position import Position, Seat


def is_stranded(position: Position, seat: Seat) -> bool:
    """This seat can neither win nor come to anything that might make it win."""
    return _nothing_left_to_win_with(position, seat) or (
        _short_of_both_fares(position, seat)
        and (_caught_on_an_island(position, seat) or _caught_on_the_mainland(position, seat))
    )


def _nothing_left_to_win_with(position: Position, seat: Seat) -> bool:
    """The star and all horseshoes are found, and this seat has none that counts."""
    return position.star_found and not position.horseshoes_left and not seat.has_winning_token


def _short_of_both_fares(position: Position, seat: Seat) -> bool:
    """Less money than either fare, on land: a ship that has sailed takes its passenger along.

    Either fare counts wherever the player is, though no plane calls at the Canary Islands.
    """
    return (
        not seat.destination and seat.purse < position.house.sea_fare and seat.purse < position.house.air_fare
    )


def _caught_on_an_island(position: Position, seat: Seat) -> bool:
    """Nobody takes a player along for less than the fare, and no token is left on this island."""
    islands = position.board.islands
    return (
        position.house.penniless_sea == "never"
        and seat.place in islands
        and position.tokens.isdisjoint(islands[seat.place])
    )


def _caught_on_the_mainland(position: Position, seat: Seat) -> bool:
    """Nothing to bring home, and no money to be had: all tokens overseas, Cape Town's bonus gone.

    A bonus of nothing is nobody's bonus: it counts as gone from the beginning.
    """
    islands = position.board.islands
    return (
        position.house.penniless_sea in ("never", "stowaway")
        and seat.place not in islands
        and not position.bonus
        and position.tokens <= islands.keys()
        and not seat.has_winning_token
    )

"""How the end of a game is told."""

from __future__ import annotations

from game.catalog import GAMES
from game.contract import NOBODY
from game.nim import GAME as NIM
from game.play.dealer import level_in_game
from game.play.record import HUMAN, Seat
from game.play.session import Session, new_session
from game.text.message import msg
from game.web.game_screen import outcome_text
from tests.text.catalogue import messages
from tests.web.fakes import STAR
from tools.paths import LANGUAGES

COMPUTER = next(iter(NIM.levels))

DRAWS = {"outcome-africa-stranded", "outcome-star-draw"}


def finished_game(*players: str, name: str = "") -> tuple[Session, int]:
    """A finished game of nim between these players, and its winner."""
    seats = tuple(Seat(name, figure, player) for figure, player in enumerate(players))
    session = new_session(NIM, seats, "5eed")
    while session.state.to_act != NOBODY:
        session = session.play(session.state.legal_moves()[0])
    assert session.state.outcome
    (winner,) = session.state.outcome.winners
    return session, winner


def test_the_only_person_who_wins_is_told_so_in_the_second_person() -> None:
    _, winner = finished_game(HUMAN, HUMAN)
    session, _ = finished_game(*(HUMAN if seat == winner else COMPUTER for seat in (0, 1)))
    assert outcome_text.title(session) == msg("result-you-win")
    assert outcome_text.explanation(session) == msg("outcome-nim-last-stick-you", seat=winner)
    assert outcome_text.player_name(session, winner) == msg("result-you")
    assert outcome_text.player_name(session, 1 - winner) == msg("player", seat=1 - winner)


def test_all_others_are_told_who_has_won() -> None:
    _, winner = finished_game(HUMAN, HUMAN)
    for players in ((HUMAN, HUMAN), tuple(COMPUTER if seat == winner else HUMAN for seat in (0, 1))):
        session, _ = finished_game(*players)
        assert outcome_text.title(session) == msg("outcome-nim-last-stick", seat=winner)
        assert outcome_text.explanation(session) is None


def test_a_person_with_a_name_keeps_it() -> None:
    session, winner = finished_game(HUMAN, COMPUTER, name="Anna")
    assert outcome_text.player_name(session, winner) == msg("player", seat=winner)


def test_every_victory_has_a_text_for_its_winner() -> None:
    for language in LANGUAGES:
        keys = set(messages(language))
        victories = {key for key in keys if key.startswith(tuple(f"outcome-{game}-" for game in GAMES))}
        plain = {key for key in victories if not key.endswith("-you")} - DRAWS
        assert {f"{key}-you" for key in plain} == victories - plain - DRAWS


def test_a_computer_player_tells_at_the_end_as_which_level_it_has_played() -> None:
    told = {}
    for seed in map(str, range(40)):
        session = new_session(STAR, (Seat("", 0), Seat("", 1, "builder")), seed, {"rings": 4})
        told[level_in_game(STAR, "builder", seed, 1)] = outcome_text.day(session, 1)
        assert outcome_text.day(session, 0) is None
    assert told == {
        "artist": msg("result-bad-day", level=msg("level-star-artist")),
        "builder": None,
        "strategist": msg("result-good-day", level=msg("level-star-strategist")),
    }

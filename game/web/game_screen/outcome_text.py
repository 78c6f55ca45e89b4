"""How a finished game is told: to the person who plays, if there is only one."""

from __future__ import annotations

from game.draw.presentation import Ui
from game.play.dealer import level_in_game
from game.play.record import HUMAN, RESIGNED, only_person
from game.play.replay import chosen_ending
from game.play.session import Session
from game.text.message import Message, msg


def title(session: Session) -> Message:
    """Who has won."""
    if _you_win(session):
        return msg("result-you-win")
    if session.record.chosen_end == RESIGNED and only_person(session.record.seats) is not None:
        return msg("result-you-resigned", seat=1 - session.state.to_act)
    return result(session)


def result(session: Session) -> Message:
    """Who has won, and how, told to everybody."""
    if ending := chosen_ending(session):
        return ending.message
    prompt: Message = session.game.view.prompt(session.state, Ui())
    return prompt


def explanation(session: Session) -> Message | None:
    """How the only person has won; None for all other results, which the title tells."""
    told = result(session)
    return Message(f"{told.key}-you", told.params) if _you_win(session) else None


def player_name(session: Session, seat: int) -> Message:
    """The name of a seat; "you" for the only person, if without a name."""
    is_you = seat == only_person(session.record.seats) and not session.record.seats[seat].name
    return msg("result-you") if is_you else msg("player", seat=seat)


def day(session: Session, seat: int) -> Message | None:
    """On a computer player's good or bad day, the level as which it has played; else None."""
    game, level = session.game, session.record.seats[seat].player
    if level == HUMAN:
        return None
    played = level_in_game(game, level, session.record.seed, seat)
    if played == level:
        return None
    order = list(game.levels)
    kind = "good" if order.index(played) > order.index(level) else "bad"
    return msg(f"result-{kind}-day", level=msg(f"level-{game.id}-{played}"))


def _you_win(session: Session) -> bool:
    outcome = session.outcome
    return outcome is not None and outcome.winners == (only_person(session.record.seats),)

"""The coverage of the playthroughs of Afrika."""

from tests.mancala.playthrough import PLAYTHROUGHS, SETUPS


def test_playthroughs_cover_all_verbs_endings_and_choices_of_captures() -> None:
    games = [list(PLAYTHROUGHS.plies(name)) for name in SETUPS]
    assert {"empty", "majority", "repetition"} <= {game[-1].after.reason for game in games}
    assert {"sow", "capture", "swap"} == {ply.move.verb for game in games for ply in game}
    assert any(len(ply.before.captures()) > 1 for game in games for ply in game)

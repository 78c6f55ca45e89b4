"""The coverage of the playthroughs of *Star."""

from tests.star.playthrough import PLAYTHROUGHS, SETUPS


def test_playthroughs_cover_swap_pass_and_all_results() -> None:
    games = "\n".join(map(PLAYTHROUGHS.stored_text, SETUPS))
    for word in ("swap", "pass", "reason='full'", "reason='agreed'", "winners=(0,)", "winners=(1,)"):
        assert word in games

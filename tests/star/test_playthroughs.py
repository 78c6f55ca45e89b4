"""What the playthroughs of *Star cover."""

from tests.star.playthrough import PLAYTHROUGHS, SETUPS


def test_what_can_happen_happens_in_them() -> None:
    games = "\n".join(map(PLAYTHROUGHS.stored_text, SETUPS))
    for word in ("swap", "pass", "reason='full'", "reason='agreed'", "winners=(0,)", "winners=(1,)"):
        assert word in games

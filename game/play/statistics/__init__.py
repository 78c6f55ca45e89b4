"""Statistics over games: win counts, turning points."""

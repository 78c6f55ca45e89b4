"""Figures over games: win counts, turning points."""

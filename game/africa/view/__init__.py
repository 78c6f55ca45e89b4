"""The board as players see it: the printed map and what lives on it."""

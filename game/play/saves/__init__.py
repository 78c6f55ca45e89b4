"""Saves: a save in two slots, the saves of one game, the library of finished games."""

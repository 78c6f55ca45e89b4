"""Saves: a save in two slots, the saves of one game, the lists of finished and unfinished games."""

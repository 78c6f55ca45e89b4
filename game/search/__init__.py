"""Thinking about any game: the shape of a thinker and searches that know no game."""

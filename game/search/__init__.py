"""The interface of computer players, and searches that know no game."""

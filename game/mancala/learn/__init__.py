"""The rulebook, the lesson and the puzzles of Afrika; imported when a player opens them."""

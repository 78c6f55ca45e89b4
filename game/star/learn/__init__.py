"""The rulebook, the lesson and the puzzles of *Star; imported when a player opens them."""

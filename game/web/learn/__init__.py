"""Learning: lessons, puzzles and the rules dialog."""

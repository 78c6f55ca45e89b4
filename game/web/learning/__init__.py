"""What helps to learn a game: the rules, puzzles, a game that is led."""

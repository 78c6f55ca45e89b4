"""What helps to learn a game: puzzles, lessons, rules in full. Each game brings its own (`catalog.part`)."""

"""What helps to learn a game: puzzles, lessons and rules told in full. Each game brings its own; see `game.catalog.part`."""

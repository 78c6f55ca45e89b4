"""What is around a game: looking back, judging, setting up, keeping and sharing."""

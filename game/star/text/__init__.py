"""Messages of *Star: narration of moves, scores, notes."""

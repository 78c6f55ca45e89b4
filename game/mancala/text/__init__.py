"""Messages of Afrika: narration of moves, notes."""

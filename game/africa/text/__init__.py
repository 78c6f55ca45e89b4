"""Messages of Star of Africa: narration of moves, player names, notes."""

"""Saved games: two slots per save, the saves of one game, the library of finished games."""

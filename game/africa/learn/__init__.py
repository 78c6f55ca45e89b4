"""The rulebook and the lesson of Star of Africa; imported when a player opens them."""

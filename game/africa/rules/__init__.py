"""The rules of Star of Africa: positions, legal moves and their effects."""

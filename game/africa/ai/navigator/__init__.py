"""The navigator, the strongest computer player: it values positions by a projection of the game."""

"""The navigator, the strongest computer player: it values positions by planned tours."""

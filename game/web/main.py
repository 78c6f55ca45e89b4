"""What PyScript runs on the page: starts the game."""

from game.web.app import start

start()

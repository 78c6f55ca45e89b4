"""Entry point of the page, run by PyScript."""

from game.web.app import start

start()

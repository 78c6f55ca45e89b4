"""What PyScript runs on the page: starts the game."""

from pyscript import document

document.documentElement.dataset.ready = "yes"

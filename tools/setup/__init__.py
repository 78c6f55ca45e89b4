"""Installs what the commands need: the virtual environment and browsers."""

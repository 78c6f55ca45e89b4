"""Starboard: three board games in a static web page. `game/README.md` describes this folder."""

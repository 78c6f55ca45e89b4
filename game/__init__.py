"""Starboard: three board games in a static web page. `game/README.md` is the map of this folder."""

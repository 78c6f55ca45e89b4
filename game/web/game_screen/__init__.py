"""The game screen: the controller of the game, the view, the side panel, the toolbar."""

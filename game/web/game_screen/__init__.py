"""The game screen: controller, board modes, screen, side panel, toolbar, hints."""

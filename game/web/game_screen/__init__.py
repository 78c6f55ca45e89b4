"""The game screen: controller, board modes, view, side panel, toolbar, hints."""

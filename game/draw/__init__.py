"""Pictures as values: scenes of shapes, themes, cameras, tweens, SVG. No module here uses a browser."""

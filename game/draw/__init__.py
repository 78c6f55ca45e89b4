"""The picture as values: shapes, themes, and what lies between two scenes. Nothing here touches a browser."""

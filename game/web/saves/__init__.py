"""Saves in the browser: storage, and which tab may write."""

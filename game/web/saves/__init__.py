"""Saves in the browser: storage, which tab may write, error reports."""

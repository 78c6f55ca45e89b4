"""The web page: everything that uses the browser."""

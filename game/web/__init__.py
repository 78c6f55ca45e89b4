"""All that touches the browser."""

"""The library dialog; sharing, importing and exporting games."""

"""Computer players that make for one goal at a time: scout, trader, homebody."""

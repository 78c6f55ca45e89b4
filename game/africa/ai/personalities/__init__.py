"""Computer players that choose one goal at a time: scout, trader, homebody."""

"""Half a minute to watch before a first match: the real board of a game, played by drawn hands."""

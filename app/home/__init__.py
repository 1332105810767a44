"""The first page: the games, and the matches that wait."""

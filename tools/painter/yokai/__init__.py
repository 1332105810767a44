"""The yokai and their sketches."""

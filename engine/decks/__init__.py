"""Decks: the words and pictures that games deal from; loading them, checking them, drawing from them."""

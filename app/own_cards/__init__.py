"""Cards of our own: decks made of photos and drawings."""

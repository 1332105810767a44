"""The picture cards, a handful to a module; each is a short composition that reads as a description."""

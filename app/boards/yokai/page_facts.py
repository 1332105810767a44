"""What a page of web/ knows of the box: written into it by tools/web.py."""

from engine.games.yokai import COLOURS, PAIR, VALUE

PAIRS = tuple(dict.fromkeys(PAIR))

FACTS = {"COLOURS": COLOURS, "PAIRS": PAIRS, "ALIKE": len(PAIR) // len(PAIRS), "VALUE": VALUE}
"""Sketches of the same two elements follow one another, as many of each."""

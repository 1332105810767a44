"""What a page of web/ knows of the box: written into it by tools/web.py."""

from engine.games.yokai import COLOURS, PAIR, VALUE

FACTS = {"COLOURS": COLOURS, "PAIR": PAIR, "VALUE": VALUE}

"""`python -m tools.painter.deck [FOLDER]`: puts the two halves of the deck's list of cards together in deck.json."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HALVES = ("deck-a.json", "deck-b.json")
WHOLE = "deck.json"
SHIPPED = Path(__file__).resolve().parents[2] / "assets" / "pictures"


def merged(folder: Path) -> str:
    """The text of the whole deck, a tag a line so that a change of one word is a change of one line."""
    cards: list[dict[str, Any]] = []
    for half in HALVES:
        cards += json.loads((folder / half).read_text(encoding="utf-8"))["cards"]
    for what in ("id", "name", "file"):
        given = [card[what] for card in cards]
        if twice := sorted({str(one) for one in given if given.count(one) > 1}):
            raise ValueError(f"the {what} {', '.join(twice)} is given twice")
    cards.sort(key=lambda card: int(card["id"]))
    return '{\n  "cards": [\n' + ",\n".join(_written(card) for card in cards) + "\n  ]\n}\n"


def _written(card: dict[str, Any]) -> str:
    tags = ",\n".join("      " + json.dumps(tag, ensure_ascii=False) for tag in card["tags"])
    head = ", ".join(f'"{key}": {json.dumps(card[key], ensure_ascii=False)}' for key in ("id", "name", "file"))
    return f'    {{{head}, "tags": [\n{tags}\n    ]}}'


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    folder = Path(given[0]) if given else SHIPPED
    try:
        whole = merged(folder)
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"the deck cannot be put together: {error}", file=sys.stderr)
        return 2
    (folder / WHOLE).write_text(whole, encoding="utf-8")
    print(f"{folder / WHOLE}: {len(json.loads(whole)['cards'])} cards")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What the yokai are called, in the language spoken now."""

import json
from functools import cache

from app.look import text, theme


@cache
def _names() -> tuple[dict[str, str], ...]:
    listed = json.loads((theme.ASSETS / "yokai" / "names.json").read_text(encoding="utf-8"))
    return tuple(yokai["name"] for yokai in sorted(listed["yokai"], key=lambda yokai: yokai["id"]))


def name_of(yokai: int) -> str:
    return _names()[yokai][text.spoken()]

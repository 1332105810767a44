"""What the pages of web/ know from Python: writes it, or says where they differ from it."""

import json
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from app import games
from app.look import text, theme
from app.look.theme import LIGHT, NIGHT, Palette, hex_of
from app.ui import face
from app.web.page_sentences import PAGES
from engine import clue
from engine.ink import curve, format, limits, recorder, replay, width
from engine.ink.sheet import LONG_EDGE, SHORT_EDGE
from engine.ink.style import RADII, Style
from engine.lan.host.browser_door import BrowserSession
from engine.lan.lobby.lobby import FACE_BYTES, FACE_PIECES
from engine.lan.protocol import frames, keys
from engine.seats import LONGEST_NAME, MOST_SEATS

NAME = re.compile(r'"([A-Za-z_]\w*)":')

USAGE = """\
python -m tools.web update    write web/facts.js, web/look.css and web/boards/facts
python -m tools.web check     say which of them are not what Python says; exit 1 if any"""

WEB = Path(__file__).parent.parent / "web"

BEGINS = "Written by tools/web.py from what the app knows in Python; change it there."


def facts() -> dict[str, Any]:
    return {
        "VERSION": frames.VERSION,
        "BEAT": BrowserSession.beat_after,
        "SILENCE": BrowserSession.silence,
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_CLUE": clue.LONGEST_CLUE,
        "MOST_SEATS": MOST_SEATS,
        "TOKEN_BYTES": frames.TOKEN_BYTES,
        "FACE_BYTES": FACE_BYTES,
        "FACE_PIECES": FACE_PIECES,
        "FACE_PEN": {"tool": int(face.PEN.tool), "width": face.PEN.width},
        "CODE": {"signs": keys.ALPHABET, "length": keys.CODE_LENGTH, "meant": keys.MEANT, "between": keys.BETWEEN},
        "LANGUAGES": text.LANGUAGES,
        "LETTERS": theme.LETTERS,
        "SQUARES": {"dark": hex_of(LIGHT.ink), "light": hex_of(LIGHT.sheet)},
        "SEATS": [(hex_of(look.colour), hex_of(look.on_colour)) for look in theme.seats()],
        "INKS": [look.ink for look in theme.seats()],
        "INK": _ink(),
    }


def _ink() -> dict[str, Any]:
    plain = {
        name: getattr(module, name)
        for module, names in (
            (format, ("VERSION", "MOST_PIECES", "USUAL_PACE", "LARGEST_NUMBER", "NEAR", "MID", "WIDE")),
            (
                limits,
                (
                    *("TICKS_A_SECOND", "MAX_POINTS", "MAX_STROKES", "MAX_ACTS", "MAX_PIECES", "MAX_REPAINTED"),
                    *("MAX_CHUNK_BYTES", "MAX_LOG_BYTES", "MAX_TICKS"),
                ),
            ),
            (recorder, ("STILL", "PATIENCE", "PRESSURES")),
            (width, ("AT_REST", "IN_HURRY", "LIGHT", "HARD", "EASING", "HURRY")),
            (curve, ("TOLERANCE", "STEADY_REACH", "STEADYING")),
            (replay, ("LONGEST_PAUSE",)),
        )
        for name in names
    }
    style = Style()
    return plain | {
        "LONG_EDGE": LONG_EDGE,
        "SHORT_EDGE": SHORT_EDGE,
        "RADII": [list(widths) for widths in RADII],
        "STYLE": {"tool": int(style.tool), "width": style.width, "colour": style.colour},
    }


def of_games() -> dict[str, dict[str, Any]]:
    """What a game's own page knows: ``page_facts`` in the folder of its board, if there is one."""
    names = [face.name for face in games.faces()]
    return {
        name: import_module(f"app.boards.{name}.page_facts").FACTS
        for name in names
        if find_spec(f"app.boards.{name}.page_facts") is not None
    }


def module(known: dict[str, Any]) -> str:
    lines = [f"export const {name} = {_said(value)};" for name, value in known.items()]
    return "\n".join([f"// {BEGINS}", *lines, ""])


def _said(value: Any) -> str:
    """As a module says it: names of its own stand without the quotes that JSON wants."""
    return NAME.sub(r"\1:", json.dumps(value, ensure_ascii=False))


def look() -> str:
    """The colours of both looks, as far as the pages have them: night where the system or the reader wants it."""
    rules = [f":root {{ {_colours(LIGHT)} }}", f":root[data-look=night] {{ {_colours(NIGHT)} }}"]
    return "\n".join([f"/* {BEGINS} */", *rules, ""])


def _colours(palette: Palette) -> str:
    style = (PAGES / "style.css").read_text(encoding="utf-8")
    named = {f"--{name.replace('_', '-')}": name for name in palette.__dataclass_fields__}
    return " ".join(
        f"{css}: {hex_of(getattr(palette, name))};" for css, name in named.items() if f"var({css})" in style
    )


def written() -> dict[str, str]:
    """All files that are made of what Python says now, by their names in web/."""
    own = {f"boards/facts/{name}.js": module(known) for name, known in of_games().items()}
    return {"facts.js": module(facts()), "look.css": look(), **own}


def differing() -> list[str]:
    """The files that are not what Python says, that lack, or that nobody writes any more."""
    right = written()
    there = {"facts.js", "look.css"} | {f"boards/facts/{path.name}" for path in (WEB / "boards" / "facts").glob("*")}
    return [name for name in sorted(there | set(right)) if right.get(name) != _as_it_is(WEB / name)]


def _as_it_is(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(words: list[str]) -> int:
    if words == ["update"]:
        for name, said in written().items():
            (WEB / name).parent.mkdir(parents=True, exist_ok=True)
            (WEB / name).write_text(said, encoding="utf-8")
        return 0
    if words == ["check"]:
        for name in differing():
            print(f"web/{name}: not what Python says; python -m tools.web update")
        return bool(differing())
    print(USAGE)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

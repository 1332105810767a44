"""What the pages of web/ know from Python: writes it, or says where they differ from it."""

import json
import sys
from pathlib import Path
from typing import Any

from app.look import text, theme
from app.look.theme import LIGHT, NIGHT, Palette, Rgba
from engine.ink import curve, format, limits, recorder, width
from engine.ink.sheet import LONG_EDGE, SHORT_EDGE
from engine.ink.style import RADII, Style
from engine.lan.host.browser_door import BrowserSession
from engine.lan.lobby.lobby import FACE_BYTES, FACE_PIECES
from engine.lan.protocol import frames, keys
from engine.seats import LONGEST_NAME

USAGE = """\
python -m tools.web update    write web/facts.js and web/look.css
python -m tools.web check     say which of them are not what Python says; exit 1 if any"""

WEB = Path(__file__).parent.parent / "web"

BEGINS = "Written by tools/web.py from what the app knows in Python; change it there."


def facts() -> dict[str, Any]:
    return {
        "VERSION": frames.VERSION,
        "BEAT": BrowserSession.beat_after,
        "SILENCE": BrowserSession.silence,
        "LONGEST_NAME": LONGEST_NAME,
        "FACE_BYTES": FACE_BYTES,
        "FACE_PIECES": FACE_PIECES,
        "CODE": {"signs": keys.ALPHABET, "length": keys.CODE_LENGTH, "meant": keys.MEANT, "between": keys.BETWEEN},
        "LANGUAGES": text.LANGUAGES,
        "LETTERS": theme.LETTERS,
        "SEATS": [_seat(number) for number in range(len(theme.seats()))],
        "INK": _ink(),
    }


def _seat(number: int) -> dict[str, Any]:
    look = theme.seat(number)
    return {
        "colour": css(look.colour),
        "on": css(look.on_colour),
        "symbol": Path(look.symbol).name,
        "ink": look.ink,
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
        )
        for name in names
    }
    style = Style()
    return plain | {
        "LONG_EDGE": LONG_EDGE,
        "SHORT_EDGE": SHORT_EDGE,
        "RADII": [list(widths) for _tool, widths in sorted(RADII.items())],
        "STYLE": {"tool": int(style.tool), "width": style.width, "colour": style.colour},
    }


def css(colour: Rgba) -> str:
    red, green, blue, alpha = (round(255 * part) for part in colour)
    return f"#{red:02x}{green:02x}{blue:02x}" + ("" if alpha == 255 else f"{alpha:02x}")


def module() -> str:
    lines = [f"export const {name} = {json.dumps(value, ensure_ascii=False)};" for name, value in facts().items()]
    return "\n".join([f"// {BEGINS}", *lines, ""])


def look() -> str:
    """The colours of both looks: night where the system or the reader wants it."""
    rules = [f":root {{ {_colours(LIGHT)} }}", f":root[data-look=night] {{ {_colours(NIGHT)} }}"]
    return "\n".join([f"/* {BEGINS} */", *rules, ""])


def _colours(palette: Palette) -> str:
    named = {name: getattr(palette, name) for name in palette.__dataclass_fields__ if name != "night"}
    return " ".join(f"--{name.replace('_', '-')}: {css(colour)};" for name, colour in named.items())


WRITTEN = {"facts.js": module, "look.css": look}


def differing() -> list[str]:
    """The files that are not what Python says now."""
    return [name for name, say in WRITTEN.items() if (WEB / name).read_text(encoding="utf-8") != say()]


def main(words: list[str]) -> int:
    if words == ["update"]:
        for name, say in WRITTEN.items():
            (WEB / name).write_text(say(), encoding="utf-8")
        return 0
    if words == ["check"]:
        for name in differing():
            print(f"web/{name}: not what Python says; python -m tools.web update")
        return bool(differing())
    print(USAGE)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What the app says of each game before it is played: its name, its line, its picture, who can play it."""

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from app.look import theme
from app.look.text import _
from app.look.theme import Rgba
from engine import rules
from engine.rules import WhyLine

ORDER = ("pictomania", "dixit", "yokai", "pictoric")
"""As they stand on the home screen."""


@dataclass(frozen=True)
class Shown:
    """A game on its tile.  ``seats`` are the numbers of players it takes, in any variant.

    It is playable when it has both its rules and its board.
    """

    name: str
    title: str
    line: str
    seats: tuple[int, ...]
    colour: Rgba
    playable: bool

    @property
    def picture(self) -> Path:
        return theme.ASSETS / "table" / f"tile-{self.name}.jpg"

    @property
    def seat_range(self) -> str:
        """2, or 3–6."""
        least, most = min(self.seats), max(self.seats)
        return str(least) if least == most else f"{least}–{most}"


def shown(name: str) -> Shown:
    """The game of that name, in the language spoken now."""
    title, line, seats, colour = {
        "pictomania": (_("Pictomania"), _("Everybody draws, everybody guesses"), (3, 4, 5, 6), "#C8414F"),
        "dixit": (_("Dixit"), _("One tells, all choose a picture"), tuple(range(3, 13)), "#7A4A9E"),
        "yokai": (_("Portrait of a Yokai"), _("A duel of sketches"), (2,), "#2B7DA9"),
        "pictoric": (_("Pictoric Box"), _("A race of associations"), (3, 4, 5, 6), "#B97F12"),
    }[name]
    playable = name in rules.names() and find_spec(f"app.boards.{name}") is not None
    if playable:
        seats = tuple(sorted({count for counts in rules.game(name).variants.values() for count in counts}))
    return Shown(name, title, line, seats, theme.rgba(colour), playable)


def all_shown() -> list[Shown]:
    return [shown(name) for name in ORDER]


def picture_of(name: str, line: WhyLine) -> Path | None:
    """The card that a score line speaks of, if it speaks of one."""
    yokai = line.args.get("yokai")
    if name == "yokai" and isinstance(yokai, int):
        return theme.ASSETS / "yokai" / f"yokai-{yokai:02}.jpg"
    return None


def counts_steps(name: str) -> bool:
    """Whether a score of this game is how far a pawn has come, and no points."""
    return name == "pictoric"


def variants(name: str) -> dict[str, tuple[int, ...]]:
    """The variants that players choose from, with the numbers of players each takes."""
    found = dict(rules.game(name).variants)
    if name == "pictomania":
        del found["live"]  # whether the tablet is passed follows from who sits there
    return found


def variant_at(name: str, chosen: str, people: int, flat: bool = False) -> str:
    """The variant to open for so many people on this device, which lies ``flat`` on the table or is passed on."""
    return "live" if name == "pictomania" and (people < 2 or flat) else chosen


def lies_flat(name: str, variant: str, people: int, chosen: bool) -> bool:
    """Whether so many people of a match sit round the tablet all at once; ``chosen`` is what this game was set to."""
    return people > 1 and (variant == "live" if name == "pictomania" else chosen)


def variant_among_tablets(name: str, chosen: str) -> str:
    """The variant to play where each has a tablet: nobody needs to pass one round."""
    return "live" if name == "pictomania" else chosen


def variant_title(variant: str) -> str:
    return {
        "classic": _("Classic"),
        "party": _("Party"),
        "team": _("Teams"),
        "open": _("Open"),
        "closed": _("Closed"),
    }.get(variant, variant)

"""The board of Dixit, twin of engine/games/dixit."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.boards.face import Face, OneOf, Option, Switch
from app.look.text import _


class DixitFace(Face):
    name = "dixit"
    place = 2
    colour = "#7A4A9E"

    def title(self) -> str:
        return _("Dixit")

    def line(self) -> str:
        return _("One tells, all choose a picture")

    def variant_title(self, variant: str) -> str:
        return {"classic": _("Classic"), "party": _("Party"), "team": _("Teams")}[variant]

    def options(
        self, variant: str | None, own_lists: int, agreed: Mapping[str, object] | None = None
    ) -> tuple[Option, ...]:
        swap = Switch(
            "swap",
            _("One swap each"),
            _("Once a match, when no card will do, you swap one for the next of the deck. A rule of ours."),
        )
        target = OneOf("target", _("Up to how many points?"), tuple([(points, str(points)) for points in (20, 30, 40)]))
        if variant == "classic":
            return (target, swap)
        times = ((1, _("Once")), (2, _("Twice")), (3, _("Three times")), (4, _("Four times")))
        laps = OneOf("laps", _("How often does everybody tell?"), times)
        return (target, laps, swap) if variant is None else (laps, swap)

    def partners(self, view: Any) -> Sequence[tuple[int, ...]]:  # as said of every face
        return tuple(view.pairs)


FACE = DixitFace()

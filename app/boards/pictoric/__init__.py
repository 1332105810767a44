"""The board of Pictoric Box, twin of engine/games/pictoric."""

from collections.abc import Mapping

from app.boards.face import Face, Option, Switch, ends_after
from app.look.text import _


class PictoricFace(Face):
    name = "pictoric"
    place = 4
    colour = "#B97F12"
    counts_steps = True

    def title(self) -> str:
        return _("Pictoric Box")

    def line(self) -> str:
        return _("A race of associations")

    def variant_title(self, variant: str) -> str:
        return {"open": _("Open"), "closed": _("Closed")}[variant]

    def options(
        self, variant: str | None, own_lists: int, agreed: Mapping[str, object] | None = None
    ) -> tuple[Option, ...]:
        note = _("A die roll before each turn makes it harder, easier or sillier")
        return (Switch("forfeits", _("Orange forfeits"), note), ends_after(_("At the box"), (3, 5, 8)))  # B14


FACE = PictoricFace()

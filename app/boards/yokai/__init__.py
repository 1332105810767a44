"""The board of Portrait of a Yokai, twin of engine/games/yokai."""

from collections.abc import Mapping
from pathlib import Path

from app.boards.face import ASSETS, Face, Option, ends_after
from app.look.text import _
from engine.rules import WhyLine


class YokaiFace(Face):
    name = "yokai"
    place = 3
    colour = "#2B7DA9"

    def title(self) -> str:
        return _("Portrait of a Yokai")

    def line(self) -> str:
        return _("A duel of sketches")

    def options(
        self, variant: str | None, own_lists: int, agreed: Mapping[str, object] | None = None
    ) -> tuple[Option, ...]:
        return (ends_after(_("At an empty stack"), (10, 15, 20)),)  # Y15

    def picture_of(self, line: WhyLine) -> Path | None:
        yokai = line.args.get("yokai")
        return ASSETS / "yokai" / f"yokai-{yokai:02}.jpg" if isinstance(yokai, int) else None


FACE = YokaiFace()

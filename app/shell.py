"""The app, as its pages and sheets know it: what they may ask of it, whatever page they are on."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from app.bridge import Bridge
    from app.lan.flow import Together
    from app.navigation import Room
    from engine.library import Library
    from engine.rules import Why
    from engine.seats import Seat


class App(Protocol):
    """``app.main`` has the one there is."""

    library: "Library"
    room: "Room"

    @property
    def bridge(self) -> "Bridge":
        """The way to the table."""

    @property
    def together(self) -> "Together":
        """Tables of several devices."""

    @property
    def tables_folder(self) -> Path:
        """Where this device keeps which tables of others it may come back to."""

    # Walking about

    def go(self, name: str, **what: object) -> None:
        """Shows a page, made with ``what`` it takes."""

    def go_to_table(self, **what: object) -> None:
        """Shows the page of a match, instead of what was shown of its table before."""

    def back(self) -> bool:
        """One step back; False where there is nowhere to go."""

    def tell(self, what: "Why | str", near: tuple[float, float] | None = None, game: str | None = None) -> None:
        """A short notice, near a touch if there was one (in window coordinates)."""

    # Settings

    def change(self, **settings: object) -> None:
        """Remembers settings and lets them take effect at once."""

    def rebuild(self) -> None:
        """Builds what is shown again."""

    def forget_everything(self) -> None:
        """As on the first day."""

    # Matches

    def begin(
        self, game: str, variant: str, options: bytes, seats: tuple["Seat", ...], seed: int | None = None
    ) -> None:
        """Opens a new match with these seats; says so if that cannot be."""

    def resume_match(self, path: Path) -> None:
        """Goes on with a match that waits."""

    def left_table(self) -> None:
        """No page of a table is there any more."""

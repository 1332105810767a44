"""The pause of a match, from the finger that asks for it to the sheet that is put away when it is over."""

from typing import TYPE_CHECKING

from app.look.text import _
from engine import requests

if TYPE_CHECKING:
    from app.play.page import PlayPage
    from app.play.pause_sheet import PauseSheet


class Pauses:
    """Belongs to the play page."""

    def __init__(self, page: "PlayPage") -> None:
        self._page = page
        self._sheet: PauseSheet | None = None
        self._angle = 0

    def ask(self, seat: int | None = None, angle: int = 0) -> None:
        """Of whoever has the tablet, or of that seat at its own edge, to whom the sheet is turned then."""
        page = self._page
        page.finish_first_look()
        scenes = page.scenes
        if scenes is None:
            page.app.go("home")
        elif not scenes.own:
            self._ask_to_stop_watching()
        elif scenes.spectator.paused_by is None and not scenes.spectator.ended:
            self._angle = angle
            page.put_down()
            pause = requests.Pause((page.passed_tablet.viewer or 0) if seat is None else seat)
            page.saying.when_quiet(lambda: page.ask(pause))

    def look(self) -> None:
        """Lays the sheet, keeps it up to date, and puts it away when the pause is over."""
        scenes, sheet = self._page.scenes, self._sheet
        laid = sheet is not None and sheet in self._page.sheets
        if scenes is None or scenes.spectator.paused_by is None:
            if sheet is not None and laid:
                self._page.app.room.put_away(sheet)
            self._sheet = None
        elif sheet is not None and laid:
            sheet.show(scenes.spectator)
        else:
            from app.play.pause_sheet import PauseSheet

            self._sheet = PauseSheet(self._page, scenes.spectator)
            self._sheet.angle, self._angle = self._angle, 0
            self._sheet.lay(self._page)

    def _ask_to_stop_watching(self) -> None:
        from app.ui.confirm_sheet import ask

        go_home, words = lambda: self._page.app.go("home"), _("You may come back while they play.")
        ask(_("Stop watching?"), words, _("Leave"), go_home, no=_("Stay"))

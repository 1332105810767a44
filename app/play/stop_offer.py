"""Where nothing has happened for long, the app asks its people whether the match may end as it stands.

The rules say when that is (a seat may then say ``Stop``), and that everybody has to agree.
"""

from typing import TYPE_CHECKING

from app.look.text import _
from app.ui.confirm_sheet import ask
from engine.rules import STOP
from engine.table import Answer

if TYPE_CHECKING:
    from app.play.page import PlayPage


EVERY = 4
"""Whoever plays on is asked again when it was offered so many times more."""


class StopOffer:
    """Belongs to the play page."""

    def __init__(self, page: "PlayPage") -> None:
        self._page = page
        self._offered = False
        self._times = 0

    def look(self) -> None:
        """The table or the board has come to rest."""
        offered = bool(self._seats())
        began, self._offered = offered and not self._offered, offered
        if not began:
            return
        self._times += 1
        if self._times % EVERY == 1:
            words = _("The match can end here as it stands, if everybody agrees.")
            ask(_("Nothing has happened for a while"), words, _("End here"), self._stop, no=_("Play on"))

    def _seats(self) -> list[int]:
        """The people of this tablet who may say so now."""
        scenes = self._page.scenes
        if scenes is None or scenes.spectator.paused_by is not None:
            return []
        people = [seat for seat in scenes.own if scenes.spectator.bots[seat] is None]
        return [seat for seat in people if STOP in scenes.own[seat].choices.moves]

    def _stop(self) -> None:
        """They sit round one tablet and have talked about it: one answer is everybody's."""
        for seat in self._seats():
            self._page.saying.say(seat, STOP, self._heard)

    def _heard(self, answer: Answer) -> None:
        if answer.why is not None:
            self._page.tell(answer.why)

"""The guess cards on a sheet of the open table."""

from kivy.metrics import dp

from app.boards.pictomania.layout import GUESS_CARD
from app.boards.pictomania.pieces import GuessCard
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.in_sight import Kept
from app.ui.shapes import rim_on
from app.ui.touch import Touch


class Stack(Kept):
    """The guess cards that lie on a sheet, face down along its far edge; the ink under them can still be drawn on."""

    def __init__(self, sheet: Box, most: int) -> None:
        super().__init__()
        self._sheet, self._most = sheet, most
        self._shown: list[int] = []

    def show(self, colours: list[int]) -> None:
        if colours == self._shown:
            return
        self._shown = colours
        self.clear_widgets()
        for lying, colour in enumerate(colours):
            card = GuessCard(0, colour)
            card.face_up, card.angle = False, (lying * 5) % 11 - 5
            self.add_widget(stand(card, self.place_of(lying)))

    @property
    def kept(self) -> list[Box]:
        """For all cards that will lie there."""
        return [self.place_of(lying) for lying in range(self._most)]

    def place_of(self, lying: int) -> Box:
        h = min(dp(40), self._sheet.h * 0.2)
        w = h * GUESS_CARD
        return Box(self._sheet.right - (lying + 1) * w * 1.1, self._sheet.top - h * 1.05, w, h)

    def light(self, lit: bool) -> None:
        self.canvas.after.clear()
        if lit:
            rim_on(self.canvas.after, self._sheet.inset(dp(4)), theme.paint.amber, dp(6), dp(8))

    def on_touch_down(self, touch: Touch) -> bool:
        return False

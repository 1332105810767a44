"""The guess cards on a sheet of the open table."""

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.pictomania.layout import GUESS_CARD
from app.boards.pictomania.pieces import GuessCard
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.shapes import rim_on
from app.ui.touch import Touch


class Stack(Widget):
    """The guess cards that lie on a sheet, face down along its far edge; the ink under them can still be drawn on."""

    def __init__(self, sheet: Box) -> None:
        super().__init__()
        self._sheet = sheet
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

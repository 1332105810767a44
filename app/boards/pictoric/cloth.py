"""The dark table with its lantern light, under everything."""

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.texture_cache import pictures
from app.ui.shadow import soft_spot


class Cloth(Widget):
    def spread(self, board: Box, lit: Box) -> None:
        """Over the whole board; the lantern hangs above ``lit``."""
        self.canvas.clear()
        with self.canvas:
            ground = Color(*theme.paint.table)
            table = Rectangle(pos=(board.x, board.y), size=(board.w, board.h))
            Color(*theme.faint(theme.paint.amber, 0.16))
            wide, high = lit.w * 1.7, lit.h * 1.7
            middle = lit.center
            Rectangle(pos=(middle[0] - wide / 2, middle[1] - high / 2), size=(wide, high), texture=soft_spot())

        def arrived(texture: Texture) -> None:
            table.texture, ground.rgba = texture, (1, 1, 1, 1)

        held = "portrait" if board.h > board.w else "landscape"
        pictures.ask(theme.ASSETS / "table" / f"night-{held}.jpg", board.w, arrived)

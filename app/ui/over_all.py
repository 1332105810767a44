"""What lies over a whole page: it takes every touch, and nothing under it is read aloud or reached."""

from kivy.uix.floatlayout import FloatLayout

from app.ui.touch import Touch


class OverAll(FloatLayout):
    hides_all = True

    def on_touch_down(self, touch: Touch) -> bool:
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        super().on_touch_up(touch)
        return True

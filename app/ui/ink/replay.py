"""A drawing drawn again before one's eyes: play, pause, speed, and a track to pull through it."""

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.ink import icons
from app.ui.ink.brush import brush, fill
from app.ui.ink.buttons import IconButton, side
from app.ui.ink.view import BEFORE_THE_FRAME, InkView
from app.ui.touch import Touch
from engine.ink import Replay

SPEEDS = (1, 2, 4)


class InkReplay(InkView):
    """Plays a log. `position` may be set at any time, as by a finger on the track."""

    position = NumericProperty(0.0)
    """Seconds from the first point."""

    length = NumericProperty(0.0)
    playing = BooleanProperty(False)
    speed = NumericProperty(1)

    def __init__(self, log: bytes = b"", **rest: object) -> None:
        super().__init__(None, **rest)
        self._soon_seek = Clock.create_trigger(self._seek, BEFORE_THE_FRAME)
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)
        self.fbind("position", self._soon_seek)
        self.fbind("playing", self._play_or_pause)
        self.open(log)

    def open(self, log: bytes) -> None:
        """Another log, from its beginning; raises BadInk."""
        self._replay = Replay(log)
        self.playing = False
        self.position, self.length = 0.0, self._replay.length
        self.show(self._replay.drawing)

    def toggle(self) -> None:
        """Plays or pauses; from the end it starts again."""
        if not self.playing and self.position >= self.length:
            self.position = 0.0
        self.playing = not self.playing

    def faster(self) -> None:
        """The next speed; after the fastest the first again."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def _play_or_pause(self, *_: object) -> None:
        if self.playing:
            self._ticking()
        else:
            self._ticking.cancel()

    def _tick(self, passed: float) -> None:
        self.position = min(self.length, self.position + passed * self.speed)
        if self.position >= self.length:
            self.playing = False

    def _seek(self, *_: object) -> None:
        news = self._replay.seek(self.position)
        if news is None:
            self.show(self._replay.drawing)
        else:
            self._note(news)


class Track(Widget):
    """How far a film has come; a finger anywhere on it goes there."""

    part = NumericProperty(0.0)
    """From 0 to 1."""

    ink = ColorProperty((0.13, 0.19, 0.29, 1))
    groove = ColorProperty((0.80, 0.78, 0.74, 1))
    __events__ = ("on_pull",)

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        with self.canvas:
            self._brush = brush()
        for name in ("pos", "size", "part", "ink", "groove"):
            self.fbind(name, self._draw)

    def on_pull(self, part: float) -> None:
        """A finger wants the film to be there."""

    def targets(self) -> tuple[Box, ...]:
        return (Box(*self.pos, *self.size),)

    def on_touch_down(self, touch: Touch) -> bool:
        if self.disabled or not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return bool(super().on_touch_down(touch))
        touch.grab(self)
        self._pull(touch)
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        self._pull(touch)
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        return True

    def _ends(self) -> tuple[float, float]:
        """Where the groove begins and ends, beside the widget's left edge."""
        return dp(14), max(dp(15), self.width - dp(14))

    def _pull(self, touch: Touch) -> None:
        start, stop = self._ends()
        self.dispatch("on_pull", min(1.0, max(0.0, (touch.x - self.x - start) / (stop - start))))

    def _draw(self, *_: object) -> None:
        start, stop = self._ends()
        middle, here = self.height / 2, start + (stop - start) * self.part
        self._brush.clear()
        self._brush["scale"], self._brush["area"] = 1.0, (float(self.width), float(self.height))
        with self._brush:
            PushMatrix()
            Translate(*self.pos)
            Color(*self.groove)
            fill(icons.vertices([(dp(3), [(start, middle), (stop, middle)])]))
            Color(*self.ink)
            fill(icons.vertices([(dp(3), [(start, middle), (here, middle)]), (dp(11), [(here, middle)])]))
            PopMatrix()


class ReplayBar(BoxLayout):
    """Play or pause, the track, the speed."""

    def __init__(
        self,
        replay: InkReplay,
        ink: Rgba = (0.13, 0.19, 0.29, 1),
        ground: Rgba = (0.984, 0.969, 0.925, 1),
        **rest: object,
    ) -> None:
        super().__init__(spacing=theme.apart(), size_hint_y=None, height=side(), **rest)
        self.replay = replay
        self.play = IconButton(icons.PLAY, ink=ink, ground=ground, on_release=lambda _: replay.toggle())
        self.track = Track(ink=ink, on_pull=lambda _, part: self._pull(part))
        self.speed = IconButton(icons.chevrons(1), ink=ink, ground=ground, on_release=lambda _: replay.faster())
        for part in (self.play, self.track, self.speed):
            self.add_widget(part)
        replay.bind(playing=self._show, position=self._show, length=self._show, speed=self._show)
        self._show()

    def _pull(self, part: float) -> None:
        self.replay.playing = False
        self.replay.position = part * self.replay.length

    def _show(self, *_: object) -> None:
        replay = self.replay
        self.play.marks = icons.PAUSE if replay.playing else icons.PLAY
        self.track.part = replay.position / replay.length if replay.length else 0.0
        self.speed.marks = icons.chevrons(SPEEDS.index(replay.speed) + 1)

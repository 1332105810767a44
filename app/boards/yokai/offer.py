"""The sheet that offers a sketch's effect on the spot, each way with what it would bring."""

from collections.abc import Callable
from functools import partial

from kivy.graphics import Rectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.boards.layout import CARD
from app.boards.yokai import art, sentences
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import PressRow
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.shapes import small, texture_of, tinted
from app.ui.touch import Touch
from app.ui.words import Words
from engine.games.yokai import INDEX, Lay, View

ROW = 62
"""Height of a way in dp: two lines, and more than a finger."""

ROOMY = 150
"""So high (dp), and higher for letters chosen large, is what lies below the stacks on a tablet."""

LINES = 2.6
"""A row is at least so many times as high as the letters of its two lines."""

WIDE = 440
"""Width of the sheet in dp, where there is room."""

LOW_BROAD = 2.0
"""Where a card would be a strip, the middle of its picture is shown so many times as broad as high."""

SIGN = 40
"""How wide (dp) the sign of an effect is."""

SIGNED = 400
"""A narrower sheet (dp) has no room for signs beside the words and the cards."""


class Offer(PaperColumn):
    """One row for each way to lay the sketch; a touch elsewhere takes the sketch back."""

    alone = True

    def __init__(
        self,
        view: View,
        me: int,
        ways: list[Lay],
        chosen: Callable[[Lay], None],
        cancel: Callable[[], None],
        column: Box,
        room: tuple[float, float],
    ) -> None:
        if room[0] > room[1]:
            self._lie_below(view, me, ways, chosen, cancel, column, room)
            return
        narrow = room[0] < dp(WIDE) + theme.gap(2)
        wide = room[0] if narrow else dp(WIDE)
        super().__init__(lift=16, round_by=20, size_hint=(None, None), width=wide, spacing=theme.apart())
        row = _row(len(ways) + 1, column, room)
        for way in sorted(ways, key=lambda way: (not way.distract, way.summon is None)):
            self.add_widget(Way(view, me, way, partial(chosen, way), row, wide >= dp(SIGNED)))
        self.add_widget(_take_back(cancel, row))
        self.height = len(self.children) * (row + theme.apart()) + theme.gap(3.25)
        if narrow:
            self.pos = 0.0, 0.0  # no strip of the hand, whose cards lean, is seen beside or below it
        else:
            self._stand(column, room)

    def _stand(self, column: Box, room: tuple[float, float]) -> None:
        """Below the stack, so that what it speaks of can be seen."""
        width, height = room
        x, y = column.center[0] - self.width / 2, column.y - theme.gap() - self.height
        self.pos = _within(x, self.width, width), _within(y, self.height, height)

    def _lie_below(
        self,
        view: View,
        me: int,
        ways: list[Lay],
        chosen: Callable[[Lay], None],
        cancel: Callable[[], None],
        column: Box,
        room: tuple[float, float],
    ) -> None:
        """On a screen held sideways side by side below the stacks, over the hand: what they speak of is still seen."""
        air = theme.gap(0.5)
        super().__init__(
            orientation="horizontal", lift=16, round_by=16, size_hint=(None, None), padding=air, spacing=theme.apart()
        )
        self.size = room[0] - 2 * air, column.y - air
        self.pos = air, 0
        roomy = self.height >= dp(ROOMY) * theme.large_type()
        for way in sorted(ways, key=lambda way: (not way.distract, way.summon is None)):
            self.add_widget(ShortWay(view, me, way, partial(chosen, way), roomy=roomy))
        back = PressRow(cancel, lift=0, round_by=14, colour=theme.faint(theme.paint.well, 0), padding=(air, air))
        back.add_widget(Words(_("Take the sketch back"), "note", theme.paint.soft_ink, lines=3, halign="center"))
        back.children[0].size_hint_y = 1
        self.add_widget(back)
        self.do_layout()

    def on_touch_down(self, touch: Touch) -> bool:
        return bool(super().on_touch_down(touch)) or self.collide_point(*touch.pos)


def _row(rows: int, column: Box, room: tuple[float, float]) -> float:
    """How high each row is: less where there is little room below the stack, but both its lines can be read."""
    _width, height = room
    air, between = theme.gap(4) + theme.gap(2), theme.apart()
    free, most = [(high - air) / rows - between for high in (column.y, height)]
    least = max(theme.touch(), LINES * theme.size_of("note"))
    return min(max(least, min(dp(ROW) * theme.large_type(), free)), most)


def _within(start: float, size: float, room: float) -> float:
    return max(theme.gap(), min(start, room - size - theme.gap()))


class Way(PressRow):
    """What one way is called, what it would bring, and the card that it moves."""

    def __init__(self, view: View, me: int, way: Lay, press: Callable[[], None], row: float, signed: bool) -> None:
        super().__init__(press, lift=0, round_by=14, colour=theme.paint.well, padding=(theme.gap(1.5), theme.gap(0.5)))
        self.size_hint_y, self.height = None, row
        promise = sentences.promise(view, me, way)
        if signed:
            self.add_widget(EffectSign(way))
        lines = BoxLayout(orientation="vertical")
        for words, role, colour in (
            (sentences.offer_title(way), "strong", theme.paint.ink),
            (promise, "note", theme.paint.soft_ink),
        ):
            line = Words(words, role, colour, lines=1, font_size=min(theme.size_of(role), row / LINES))
            line.size_hint_y = 1
            lines.add_widget(line)
        self.add_widget(lines)
        moved = _moved(view, me, way)
        if moved is not None:
            self.add_widget(moved)


class ShortWay(PressRow):
    """The same one above the other: the card that it moves, or its sign, above what it is called and would bring."""

    def __init__(self, view: View, me: int, way: Lay, press: Callable[[], None], roomy: bool) -> None:
        """``roomy``: there is height for the whole name of the way and of what it would bring."""
        air = theme.gap(0.5)
        super().__init__(press, lift=0, round_by=14, colour=theme.paint.well, padding=(air, air), spacing=air)
        self.orientation = "vertical"
        shown = _moved(view, me, way) or EffectSign(way)
        shown.size_hint = (None, 1)
        shown.pos_hint = {"center_x": 0.5}
        self.add_widget(shown)
        wide = CARD if roomy else LOW_BROAD
        shown.bind(height=lambda picture, high: setattr(picture, "width", min(high * wide, self.width - 2 * air)))
        for words, colour in (
            (sentences.offer_title(way) if roomy else sentences.short_title(way), theme.paint.ink),
            (sentences.promise(view, me, way), theme.paint.soft_ink),
        ):
            line = Words(words, "note", colour, lines=2 if roomy else 1, halign="center")
            self.add_widget(line)


def _moved(view: View, me: int, way: Lay) -> RoundPicture | None:
    """The yokai that would be summoned, or their sketch that would be distracted."""
    if way.summon is not None:
        top = view.stacks[INDEX[way.summon]].top
        path = None if top is None else art.yokai(top)
    elif way.distract:
        theirs = view.stacks[INDEX[way.on]].sides[1 - me]
        path = art.sketch(theirs[-1]) if theirs else None
    else:
        return None
    if path is None:
        return None
    return RoundPicture(path, theme.paint.well, (6, 6, 6, 6), size_hint=(None, 1), width=dp(ROW) * CARD)


class EffectSign(Widget):
    """What a way does, in ink, in the middle of its room."""

    def __init__(self, way: Lay) -> None:
        super().__init__(size_hint=(None, 1), width=dp(SIGN))
        name = "summon" if way.summon else "distract" if way.distract else way.on
        picture = tinted(small(str(theme.ASSETS / "table" / f"sign-{name}.png"), round(self.width)), theme.paint.ink)
        with self.canvas:
            self._picture = Rectangle(texture=texture_of(picture), size=picture.size)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        wide, high = self._picture.size  # Kivy's own center is late while the place changes
        self._picture.pos = round(self.x + (self.width - wide) / 2), round(self.y + (self.height - high) / 2)


def _take_back(cancel: Callable[[], None], high: float) -> PressRow:
    row = PressRow(cancel, lift=0, round_by=14, colour=theme.faint(theme.paint.well, 0))
    row.size_hint_y, row.height = None, high
    words = Words(_("Take the sketch back"), "strong", theme.paint.soft_ink, halign="center", lines=1)
    words.size_hint_y = 1
    row.add_widget(words)
    return row

"""The slip of paper with a hint on it, and the layer of the play page in which it lies."""

from collections.abc import Callable, Iterator, Sequence
from math import hypot, inf
from time import monotonic

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Quad
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box, is_tablet
from app.tablet import device
from app.ui.buttons import SignButton
from app.ui.hints import FAR, SHARES, WIDEST, Ground, Hint, Hints, Stand, between, stand
from app.ui.in_sight import InSight, in_sight
from app.ui.paper import Paper
from app.ui.shapes import plain, rim_on
from app.ui.touch import Touch
from app.ui.words import Words, evenly

ROUND = 16
"""The slip's corners in dp."""

LINE = 3
"""How broad (dp) the light is round the slip and what it speaks of."""

REACH = 17
"""How far (dp) the pointer reaches from the slip to the place."""

SHORTEST = 2
"""A pointer of less (dp) is not seen between the light round the slip and that round the place."""


WIDER = SHARES[:-1]
"""What can be said in few words is not said in many that stand in a narrow column."""

LOOKS = 4
"""Of so many looks at what fits, one looks at what lies under the hint."""

AIR = 1.75
"""Between a slip's words and its edges, in gaps."""

NEARER = 24
"""So much (dp) nearer a narrower slip has to lie, or one that speaks of another place, to be worth it."""

NEAR = 0.13
"""What lies farther from what it speaks of on a phone, as a share of the room's diagonal, lies rather on cards nearby:
there it can point."""

EVERY = 0.2
"""Seconds between two looks at what fits: fingers need no hint that is quicker."""


class HintSlip(Paper):
    """Lets every touch through.  ``stands`` is nothing where there is no room for it on what is free."""

    def __init__(self, hint: Hint, room: Box, sight: InSight | None = None) -> None:
        super().__init__(round_by=ROUND, lift=9, colour=theme.paint.sheet, size_hint=(None, None))
        self.hint = hint
        self.stands: Stand | None = None
        self.speaks_of = hint.place
        self.points_over: Box | None = None
        """What its pointer lies on, if it has one."""
        sight = sight or InSight()
        found = self._found(room, sight)
        if found is not None:
            self.stands, words = found
            self.speaks_of = self.stands.place
            self.size = _around(words)
            self.add_widget(words)
            self.pos = self.stands.x, self.stands.y
            words.center = self.center
            self._point(self.stands, sight)

    def _found(self, room: Box, sight: InSight) -> tuple[Stand, Words] | None:
        """Where nothing has to be covered, if that is near; as wide as may be, or narrower if it then lies nearer."""
        widest = min(room.w, dp(WIDEST) * theme.large_type()) - 2 * theme.gap(AIR)
        near = NEAR * hypot(room.w, room.h) if _is_phone(room) else inf
        written: dict[tuple[str, float], Words] = {}
        nearest: tuple[Stand, Words] | None = None
        for said, ground, places in ways(self.hint, room, sight):
            found: tuple[Stand, Words] | None = None
            for share in SHARES if said != self.hint.words or not self.hint.brief else WIDER:
                if (said, share) not in written:  # mostly the first has room
                    written[said, share] = evenly(said, widest * share, theme.paint.ink)
                words = written[said, share]
                for place in places:
                    stands = stand(_around(words), place, ground, dp(REACH), dp(ROUND))
                    if stands is not None and (found is None or stands.far < found[0].far - dp(NEARER)):
                        found = stands, words
                if found is not None and found[0].far <= FAR * dp(REACH):
                    break
            if found is not None and found[0].far <= near:
                return found
            if found is not None and (nearest is None or found[0].far < nearest[0].far - dp(NEARER)):
                nearest = found
        return nearest

    def _point(self, stands: Stand, sight: InSight) -> None:
        """The pointer, and the lantern's light around the slip and what it speaks of."""
        foot, tip, place = stands.foot, stands.tip, self.speaks_of
        half = dp(9)
        sideways = abs(tip[0] - foot[0]) > abs(tip[1] - foot[1])
        across, up = (0.0, half) if sideways else (half, 0.0)
        one, other = (foot[0] - across, foot[1] - up), (foot[0] + across, foot[1] + up)
        for box, corner in ((Box(*self.pos, *self.size), dp(ROUND)), (place, sight.corner_of(place, dp(ROUND)))):
            rim_on(self.canvas.before, box, theme.paint.amber, dp(LINE), corner)
        low, high = (
            (min(foot[0], tip[0]) - across, min(foot[1], tip[1]) - up),
            (
                max(foot[0], tip[0]) + across,
                max(foot[1], tip[1]) + up,
            ),
        )
        over = Box(*low, high[0] - low[0], high[1] - low[1])
        long = abs(tip[0] - foot[0]) + abs(tip[1] - foot[1])
        covers = any(over.overlap(box) > 1 for box in sight.needed)
        if long >= dp(SHORTEST) and not covers:  # the light says where it is
            self.points_over = over
            with self.canvas.before:
                Quad(texture=plain(theme.paint.amber), points=(*one, *tip, *tip, *other))

    def on_touch_down(self, touch: Touch) -> bool:
        return False


def _around(words: Words) -> tuple[float, float]:
    """As large as a slip with these words is."""
    air = theme.gap(AIR)
    return words.width + 2 * air, words.height + 1.4 * air


def ways(hint: Hint, room: Box, sight: InSight) -> Iterator[tuple[str, Ground, tuple[Box, ...]]]:
    """What may be said, and where; on a phone rather a few words on nothing than all of them on cards."""
    said = [words for words in (hint.words, hint.brief) if words]
    if _is_phone(room):
        for place in grounds(hint, room, sight):
            for words in said:
                yield words, *place
    else:
        places = list(grounds(hint, room, sight))
        for words in said:
            for place in places:
                yield words, *place


def _is_phone(room: Box) -> bool:
    whole = room.inset(-theme.gap())
    return not is_tablet(whole.w, whole.h, dp(1))


def grounds(hint: Hint, room: Box, sight: InSight) -> Iterator[tuple[Ground, tuple[Box, ...]]]:
    """Where nothing lies at all; or else where cards may be covered, but nothing that is read, touched or spoken of.

    On a phone a sign stands there rather than words over all that a hint asks to touch.  What may be spoken of is said
    with each.
    """
    yield Ground(room, (*sight.needed, *sight.shown, *hint.places, *hint.clear)), hint.places
    yield Ground(room, (*sight.needed, *hint.places, *hint.touches)), hint.places
    if not _is_phone(room):
        yield Ground(room, (*sight.needed, hint.place)), (hint.place,)


class HintSign(SignButton):
    """Where there is no room for the words: whoever wants to read them taps here."""

    def __init__(self, hint: Hint, room: Box, sight: InSight, read: Callable[[], None]) -> None:
        super().__init__("question", read, colour=theme.paint.amber, ink=theme.paint.on_amber, lift=8)
        self.hint = hint
        self.stands: Box | None = None
        self.speaks_of = hint.place
        apart = InSight([box.inset(-theme.apart()) for box in sight.needed], sight.shown)  # it is touched, as they are
        rest = Ground(room, (*sight.needed, hint.place)), (hint.place,)  # it is small, and may lie where one will touch
        far = inf
        for ground, places in (*grounds(hint, room, apart), *grounds(hint, room, sight), rest):
            if far <= ground.far:
                break
            for place in places:
                stands = ground.free(self.size, place, 0.0)
                if stands is not None and (there := between(stands, place)) < far:
                    self.stands, self.speaks_of, far = stands, place, there
        if self.stands is not None:
            self.pos = self.stands.x, self.stands.y


class HintLayer(Widget):
    """Shows one hint at a time, on nothing that the ``board`` shows.

    ``fitting`` says which hints fit now, or nothing while the board is out of sight.  ``keep`` is given the keys of all
    that are not to come again, whenever there is one more.
    """

    def __init__(
        self,
        hints: Hints,
        board: Widget,
        fitting: Callable[[], Sequence[Hint] | None],
        keep: Callable[[tuple[str, ...]], None],
        **rest: object,
    ) -> None:
        super().__init__(**rest)
        self._hints, self._board, self._fitting, self._keep = hints, board, fitting, keep
        self._kept = len(hints.known)
        self._looked = 0
        self._words_lie_over = False
        """Whether the words of a hint lie over the board, for whoever asked for them."""
        self.slip: HintSlip | HintSign | None = None
        self._seen: InSight | None = None
        """What lies on the board for which a hint is about to be made."""
        self._look_soon = Clock.create_trigger(self.look)
        self._looks = Clock.create_trigger(self.look, EVERY, interval=True)
        self.bind(parent=lambda layer, parent: self._looks() if parent else self._looks.cancel())

    def look(self, *_: object) -> None:
        """What fits now?"""
        if self.parent is None:  # another page is shown
            return
        fitting = self._fitting()
        if fitting is None:
            self._hints.cover(monotonic())
        else:
            self._hints.look(fitting, monotonic())
        self._lay()

    def on_touch_down(self, touch: Touch) -> bool:
        """Every touch goes on to the board.  One on what the hint speaks of was meant: it has been understood."""
        slip = self.slip
        if self._words_lie_over:
            self._words_lie_over = False
            App.get_running_app().room.hush()
        if isinstance(slip, HintSign) and slip.parent is self and slip.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        if slip is not None and (slip.collide_point(*touch.pos) or slip.hint.is_meant(*touch.pos)):
            self.put_away()
        else:
            self._hints.touched(monotonic())
            self._lay()
        return False

    def put_away(self) -> None:
        """The hint that is shown was read."""
        self._hints.put_away()
        self._lay()

    def _read(self) -> None:
        """In letters that lie over the board until the next touch, since somebody asked for them."""
        if self.slip is not None:
            App.get_running_app().tell(self.slip.hint.words)
            self._words_lie_over = True
            self.put_away()

    def _lay(self) -> None:
        """The slip as it should be, and nothing else."""
        hint = self._hints.shown
        if self.slip is not None and (self.slip.hint != hint or not self._still_free()):
            self.remove_widget(self.slip)
            self.slip = None
        if hint is None or self.slip is not None:
            self._seen = None
        elif self._seen is None:  # a frame for looking, and one for finding a place
            self._seen = in_sight(self._board)
            self._look_soon()
        else:
            self.slip, self._seen = self.made(hint, self._seen), None
            if self.slip.stands is not None:
                self.add_widget(self.slip)
            if theme.motion():
                self.slip.opacity = 0
                Animation(opacity=1, duration=theme.motion("blink")).start(self.slip)
        known = self._hints.known
        if len(known) != self._kept:
            self._kept = len(known)
            self._keep(tuple(sorted(known)))

    def made(self, hint: Hint, sight: InSight) -> HintSlip | HintSign:
        """Its words where there is room for them, or a sign."""
        room = self._room()
        slip = HintSlip(hint, room, sight)
        return slip if slip.stands is not None else HintSign(hint, room, sight, self._read)

    def _still_free(self) -> bool:
        """Whether the board has laid nothing under the hint meanwhile.  Looked at now and then only: it takes time."""
        self._looked = (self._looked + 1) % LOOKS
        if self.slip is None or self.slip.stands is None or self._looked:
            return True
        lies = Box(*self.slip.pos, *self.slip.size)
        return not any(lies.overlap(box) > 1 for box in in_sight(self._board).needed)

    def _room(self) -> Box:
        taken, air = device.insets(), theme.gap()
        return Box(
            taken.left + air,
            taken.bottom + air,
            self.width - taken.left - taken.right - 2 * air,
            self.height - taken.bottom - taken.top - 2 * air,
        )

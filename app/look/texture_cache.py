"""Pictures for the screen: decoded beside the Kivy thread, handed to the graphics chip in strips, kept while there is
room.

``ask`` never waits: the picture is there at once if it was asked for before, and comes later if not.  Everything here
runs on the Kivy thread but ``decode``, which knows nothing of Kivy: whatever it still does when the app is closed, it
ends by itself.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import astuple, dataclass
from itertools import chain
from math import ceil
from pathlib import Path
from weakref import WeakValueDictionary

from kivy.clock import Clock
from kivy.graphics.context import get_context
from kivy.graphics.texture import Texture
from kivy.logger import Logger
from kivy.uix.widget import Widget

from app.look import theme
from app.look.image_decoding import Pixels, Unreadable, decode

ROOM = 64 * 1024 * 1024
"""Bytes that textures may take: a deck's hundred thumbnails (0.3 MB each) and eight cards of 800 x 1200 (3.8 MB)."""

SCREENS_IN_A_MATCH = 4
"""So many screens full they may take in a match, if that is less: a hand to leaf through, and a table of cards.

Those of the rounds before are hardly seen again; on 1280 x 800 they would take 10 MB more.
"""

STEP = 32
"""Sizes are rounded up to steps of this many pixels, so that a card that grows a little is not decoded again."""

UPLOAD = 1024 * 1024
"""Bytes for the graphics chip in one frame: three thumbnails, or a quarter of a card of 800 x 1200.

A software renderer takes all memory of a texture with its first strip (2 to 3 ms for that card) and no time for the
others; strips are for chips that have to be waited for, and were not measured on one.
"""

DECODERS = 2
"""Threads that decode: two cores beside the one that draws, which every telephone has; more would want its memory."""

AHEAD = 2 * DECODERS
"""Pictures given to them at once: each has one to go on with while a frame passes, and ends soon when all ends."""

Ready = Callable[[Texture], None]


@dataclass(frozen=True)
class Key:
    """Where a picture is, how large a place it has to cover, whether as a card, and whether dimmed for the night."""

    path: str
    width: int
    height: int
    card: bool
    night: bool


class Wish:
    """Somebody waits for a picture."""

    def __init__(self, ready: Ready, by: Widget | None) -> None:
        self._ready: Ready | None = ready
        self.by = by

    def drop(self) -> None:
        """Another picture is wanted, or none: if this one was not begun, it will not be."""
        self._ready = self.by = None

    @property
    def dropped(self) -> bool:
        return self._ready is None

    @property
    def wanted_now(self) -> bool:
        return not self.dropped and (self.by is None or _on_screen(self.by))

    def serve(self, texture: Texture) -> None:
        ready = self._ready
        self.drop()
        if ready is not None:
            ready(texture)


@dataclass
class Arrival:
    """Pixels on their way to the graphics chip."""

    key: Key
    pixels: Pixels
    texture: Texture | None = None
    done: int = 0

    @property
    def next_strip(self) -> bytes:
        return self.pixels.strips[self.done]


class Pictures:
    """A bounded store of textures, and the queue of those being made."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = self._most = room
        """Bytes that they may take now."""
        self._kept: OrderedDict[Key, Texture] = OrderedDict()
        self._alive: WeakValueDictionary[Key, Texture] = WeakValueDictionary()
        """Everything that takes memory: what is kept, and what is kept no more but still shown somewhere."""
        self._blank: set[Key] = set()
        """Those whose pixels were lost with the graphics."""
        self._wishes: dict[Key, list[Wish]] = {}
        self._decoding: dict[Key, Future[Pixels]] = {}
        self._arriving: deque[Arrival] = deque()
        self._broken: dict[str, int | None] = {}
        """Files that cannot be read, and when they were last changed."""
        self._decoder = ThreadPoolExecutor(DECODERS, thread_name_prefix="pictures")
        self._soon = Clock.create_trigger(self._go_on)
        get_context().add_reload_observer(self._start_over)

    @property
    def used(self) -> int:
        """Bytes that our textures take on the graphics chip, those included that are shown but kept no more."""
        return sum(map(_bytes, self._alive.values()))

    @property
    def busy(self) -> bool:
        return bool(self._wishes or self._decoding or self._arriving)

    def ask(
        self,
        path: str | Path,
        width: float,
        ready: Ready,
        card: bool = False,
        height: float = 0,
        by: Widget | None = None,
        dims: bool = False,
    ) -> Wish:
        """Calls ``ready`` with a texture that covers the place, or is as large as the picture is.

        A smaller one that is there already comes first, to be shown meanwhile.  What is wanted ``by`` a widget that
        left the screen is made last.  If the file cannot be read, nothing comes.

        As a ``card`` the picture is cut to the place and has a paper edge, round corners and a clear margin of a
        pixel: smooth however it is turned.  By night a pale one is dimmed, as is any that ``dims``.
        """
        key = _key(path, width, height, card, card or dims)
        wish = Wish(ready, by)
        if key in self._alive and key not in self._blank:
            self._keep(key, self._alive[key])
            wish.serve(self._alive[key])
        elif self._is_broken(key.path):
            wish.drop()
        else:
            self._wishes.setdefault(key, []).append(wish)
            self._soon()
            if (meanwhile := self._smaller(key)) is not None:
                ready(meanwhile)
        return wish

    def forget(self) -> None:
        """Lets go of all that is not shown: memory is short, or everything is painted anew."""
        self._kept.clear()
        self._broken.clear()

    def drop_wishes(self, by: Collection[Widget] | None = None) -> None:
        """Nobody waits any more, or none of these; what was not begun will not be."""
        for wish in chain.from_iterable(self._wishes.values()):
            if by is None or wish.by in by:
                wish.drop()

    def match_goes_on(self, screen: float) -> None:
        """Keeps less, on a screen of so many pixels, until ``match_went``."""
        self.room = min(self._most, round(4 * SCREENS_IN_A_MATCH * screen))

    def match_went(self) -> None:
        self.room = self._most
        self.forget()

    # From the queue to the chip, a frame at a time ----------------------------------------------------------------

    def _go_on(self, *_: object) -> None:
        self._collect()
        self._upload()
        self._order()
        if self.busy:
            self._soon()

    def _order(self) -> None:
        """Keeps the decoder busy with what is wanted most."""
        while len(self._decoding) < AHEAD and len(self._arriving) < AHEAD:
            key = self._next()
            if key is None:
                return
            self._decoding[key] = self._decoder.submit(decode, *astuple(key))

    def _next(self) -> Key | None:
        """What was asked for first and is on the screen; or else was asked for first."""
        begun = self._decoding.keys() | {arrival.key for arrival in self._arriving}
        self._wishes = {key: them for key, them in self._wishes.items() if key in begun or self._is_wanted(key)}
        waiting = [key for key in self._wishes if key not in begun]
        now = (key for key in waiting if key in self._alive or any(wish.wanted_now for wish in self._wishes[key]))
        return next(now, waiting[0] if waiting else None)

    def _is_wanted(self, key: Key) -> bool:
        """Somebody waits for it, or shows it without its pixels."""
        return key in self._alive or any(not wish.dropped for wish in self._wishes.get(key, ()))

    def _collect(self) -> None:
        """Takes what the decoder has made."""
        for key in [key for key, decoded in self._decoding.items() if decoded.done()]:
            decoded = self._decoding.pop(key)
            try:
                pixels = decoded.result()
            except Unreadable as error:
                Logger.warning("Easel: the picture %s cannot be read (%s)", Path(key.path).name, error)
                self._broken[key.path] = _changed(key.path)
                self._wishes = {other: them for other, them in self._wishes.items() if other.path != key.path}
                continue
            if self._is_wanted(key):
                self._arriving.append(Arrival(key, pixels))
            else:
                self._wishes.pop(key, None)

    def _upload(self) -> None:
        left = UPLOAD
        while self._arriving and left >= len(self._arriving[0].next_strip):
            arrival = self._arriving[0]
            left -= len(arrival.next_strip)
            self._upload_strip(arrival)
            if arrival.done == len(arrival.pixels.strips):
                self._arriving.popleft()
                self._deliver(arrival.key, arrival.texture)

    def _upload_strip(self, arrival: Arrival) -> None:
        (width, height), rows, _ = arrival.pixels
        if arrival.texture is None:
            arrival.texture = self._texture_for(arrival)
        top = arrival.done * rows
        place, size = (0, top), (width, min(rows, height - top))
        arrival.texture.blit_buffer(arrival.next_strip, pos=place, size=size, colorfmt="rgba", bufferfmt="ubyte")
        arrival.done += 1

    def _texture_for(self, arrival: Arrival) -> Texture:
        blank = self._alive.get(arrival.key)
        if blank is not None and blank.size == arrival.pixels.size:
            return blank
        # Four bytes a pixel, as chips keep them anyway: three would have to be spread out while a frame waits.
        # No mipmaps: pictures are decoded in the size in which they are shown.
        texture = Texture.create(size=arrival.pixels.size, colorfmt="rgba")
        texture.flip_vertical()
        return texture

    def _deliver(self, key: Key, texture: Texture) -> None:
        self._alive[key] = texture
        self._blank.discard(key)
        self._keep(key, texture)
        for wish in self._wishes.pop(key, ()):
            wish.serve(texture)

    # What is kept -------------------------------------------------------------------------------------------------

    def _keep(self, key: Key, texture: Texture) -> None:
        self._kept[key] = texture
        self._kept.move_to_end(key)
        used = self.used
        while used > self.room and len(self._kept) > 1:
            oldest, gone = self._kept.popitem(last=False)
            size = _bytes(gone)
            del gone
            if oldest not in self._alive:  # else it is still shown, and goes with the last who shows it
                used -= size

    def _smaller(self, key: Key) -> Texture | None:
        """The largest that there is of the same picture."""
        alike = [
            texture
            for other, texture in self._alive.items()
            if (other.path, other.card, other.night) == (key.path, key.card, key.night) and other not in self._blank
        ]
        return max(alike, key=_bytes, default=None)

    def _is_broken(self, path: str) -> bool:
        """Cannot be read, and has not been changed since that was found."""
        if path in self._broken and self._broken[path] != _changed(path):
            del self._broken[path]
        return path in self._broken

    def _start_over(self, *_: object) -> None:
        """The graphics were lost, and Kivy has made all textures anew, without their pixels."""
        self._kept.clear()
        for arrival in self._arriving:
            arrival.done = 0
        self._blank = set(self._alive)
        for key in self._blank:
            self._wishes.setdefault(key, [])
        self._soon()


def _key(path: str | Path, width: float, height: float, card: bool, dims: bool) -> Key:
    wide, night = _stepped(width), dims and theme.paint.night
    if card and height:
        return Key(str(path), wide, max(1, round(wide * height / max(1.0, width))), card, night)
    return Key(str(path), wide, _stepped(height) if height else 0, card, night)


def _stepped(length: float) -> int:
    return max(STEP, ceil(length / STEP) * STEP)


def _bytes(texture: Texture) -> int:
    return int(texture.width * texture.height * 4)


def _changed(path: str) -> int | None:
    try:
        return Path(path).stat().st_mtime_ns
    except (OSError, ValueError):  # ValueError: a path that no system takes
        return None


def _on_screen(widget: Widget) -> bool:
    """Some of it lies within the window, as far as its place is known yet."""
    window = widget.get_root_window()
    if window is None:
        return False
    left, bottom = widget.to_window(widget.x, widget.y)
    right, top = widget.to_window(widget.x + widget.width, widget.y + widget.height)
    return bool(right > 0 and top > 0 and left < window.width and bottom < window.height)


pictures = Pictures()

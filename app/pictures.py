"""Pictures for the screen: decoded beside the Kivy thread, shrunk to the size wanted, kept while there is room.

``ask`` never waits: the picture is there at once if it was asked for before, and comes later if not.
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.logger import Logger
from PIL import Image, ImageDraw

ROOM = 64 * 1024 * 1024
"""Bytes of pixels that stay: some forty cards as large as a tablet's screen shows them."""

STEP = 32
"""Widths are rounded up to steps of this many pixels, so that a card that grows a little is not decoded again."""

UPLOADS = 1
"""Pictures handed to the graphics chip in one frame: one large card costs a few milliseconds."""

EDGE = 0.028
"""The paper edge of a card, as a share of its width."""

ROUND = 0.085
"""The radius of a card's corners, as a share of its width."""

PAPER = (255, 248, 234)
"""The paper that cards are made of."""

Ready = Callable[[Texture], None]
Pixels = tuple[tuple[int, int], str, bytes]
Key = tuple[str, int, bool]
"""Where the picture is, how wide it is wanted, and whether as a card."""


class Pictures:
    """A bounded store of textures, and the queue of those being made."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._used = 0
        self._kept: OrderedDict[Key, Texture] = OrderedDict()
        self._waiting: dict[Key, list[Ready]] = {}
        self._decoded: deque[tuple[Key, Pixels | None]] = deque()
        self._decoder = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._upload = Clock.create_trigger(self._upload_some)

    @property
    def used(self) -> int:
        """Bytes of pixels kept now."""
        return self._used

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def ask(self, path: str | Path, width: float, ready: Ready, card: bool = False) -> None:
        """Calls ``ready`` with a texture at least ``width`` pixels wide, or as wide as the picture is.

        As a ``card`` it has a paper edge, round corners and a clear margin of a pixel: smooth however it is turned.
        """
        key = str(path), max(STEP, -(-int(width) // STEP) * STEP), card
        if key in self._kept:
            self._kept.move_to_end(key)
            ready(self._kept[key])
        elif key in self._waiting:
            self._waiting[key].append(ready)
        else:
            self._waiting[key] = [ready]
            self._decoder.submit(self._decode, key)

    def forget(self) -> None:
        """Lets all textures go: the graphics chip lost them, or memory is short."""
        self._kept.clear()
        self._used = 0

    def _decode(self, key: Key) -> None:
        try:
            self._decoded.append((key, _pixels(*key)))
        except (OSError, ValueError, Image.DecompressionBombError) as error:
            Logger.warning("Easel: the picture %s cannot be read (%s)", Path(key[0]).name, error)
            self._decoded.append((key, None))
        self._upload()

    def _upload_some(self, *_: Any) -> None:
        for _turn in range(min(UPLOADS, len(self._decoded))):
            key, pixels = self._decoded.popleft()
            callbacks = self._waiting.pop(key)
            if pixels is not None:
                texture = self._keep(key, pixels)
                for ready in callbacks:
                    ready(texture)
        if self._decoded:
            self._upload()

    def _keep(self, key: Key, pixels: Pixels) -> Texture:
        size, colours, raw = pixels
        texture = Texture.create(size=size, colorfmt=colours)
        texture.flip_vertical()
        texture.blit_buffer(raw, colorfmt=colours, bufferfmt="ubyte")
        self._kept[key] = texture
        self._used += len(raw)
        while self._used > self._room and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= oldest.width * oldest.height * (4 if oldest.colorfmt == "rgba" else 3)
        return texture


def _pixels(path: str, width: int, card: bool) -> Pixels:
    with Image.open(path) as picture:
        height = max(1, round(picture.height * width / picture.width))
        if width < picture.width:
            picture.draft("RGB", (width, height))
        see_through = picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info
        made = picture.convert("RGBA" if see_through else "RGB")
    if width < made.width:
        made = made.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=2.0)
    if card:
        made = _as_card(made)
    return made.size, made.mode.lower(), made.tobytes()


def _as_card(picture: Image.Image) -> Image.Image:
    """The picture on paper, cut with round corners."""
    width, height = picture.size
    edge = max(2, round(width * EDGE))
    card = Image.new("RGBA", (width, height), PAPER + (0,))
    card.paste(Image.new("RGB", (width, height), PAPER), mask=_rounded((width, height), 1, width * ROUND))
    inner = picture.resize((width - 2 * edge, height - 2 * edge), Image.Resampling.LANCZOS)
    card.paste(inner, (edge, edge), mask=_rounded(inner.size, 0, width * ROUND - edge))
    return card


@lru_cache(maxsize=16)
def _rounded(size: tuple[int, int], margin: int, radius: float) -> Image.Image:
    """White where the card is, with soft edges."""
    finer = 4
    mask = Image.new("L", (size[0] * finer, size[1] * finer), 0)
    box = (margin * finer, margin * finer, (size[0] - margin) * finer - 1, (size[1] - margin) * finer - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * finer, fill=255)
    return mask.resize(size, Image.Resampling.BOX)


pictures = Pictures()
